// Uses every device that it sees: a context on each, and a stream.
#include "cuda.h"

int main(void) {
    open_driver();
    must(cu.init(0), "cuInit");
    int (*count)(int *) = (__typeof__(count))look_up("cuDeviceGetCount");
    int devices = 0;
    must(count(&devices), "cuDeviceGetCount");
    for (int i = 0; i < devices; i++) {
        handle stream;
        must(cu.retain(&context, i), "cuDevicePrimaryCtxRetain");
        must(cu.set_current(context), "cuCtxSetCurrent");
        must(cu.stream(&stream, 0), "cuStreamCreate");
    }
    printf("%d devices\n", devices);
    return 0;
}
