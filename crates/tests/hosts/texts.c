// Functions that answer with a text or a number, not with a status.
#include "runtime.h"

int main(void) {
    OK(scale(1, 0));
    printf("%s, %s, %s\n", cudaGetErrorName(2), cudaGetErrorString(2), ncclGetErrorString(5));
    return 0;
}
