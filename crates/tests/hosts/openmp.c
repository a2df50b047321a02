// A team of threads that another runtime keeps.
#include "cuda.h"
#include <omp.h>

int main(void) {
    set_up();
    int sum = 0;
    for (int round = 0; round < 20; round++) {
#pragma omp parallel for num_threads(6) reduction(+ : sum)
        for (int i = 0; i < 60; i++)
            sum += cu.set_current(context) + work(5);
    }
    printf("%d\n", sum);
    return 0;
}
