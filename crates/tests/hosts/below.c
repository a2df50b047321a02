// Linked to one major, and to a library that jumps to the other.
#include "check.h"

int cudaRuntimeGetVersion(int *);
int part13_version(int *);

int main(void) {
    int own = 0, other = 0;
    for (int i = 0; i < 10; i++) {
        OK(cudaRuntimeGetVersion(&own));
        OK(part13_version(&other));
    }
    printf("own: %d, the library's: %d\n", own / 1000, other / 1000);
    return 0;
}
