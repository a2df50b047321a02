// Not relocatable: data of the driver is copied into the program, and addresses of its functions are those of stubs here.
#include "cases.h"
#include <dlfcn.h>
#include <stdint.h>

extern int gputap_test_data;
int cuInit(unsigned);
int cuDriverGetVersion(int *);

// Bound when the program is loaded, as a constant.
static int (*const init)(unsigned) = cuInit;

int main(void) {
    int version = 0;
    gputap_test_data++;
    printf("data: %d, seen by the driver's handle: %d\n", gputap_test_data,
           *(int *)dlsym(dlopen("libcuda.so.1", RTLD_NOW), "gputap_test_data"));
    printf("init: %d, same address: %d\n", init(0), init == cuInit);
    int (*found)(unsigned) = dlsym(RTLD_DEFAULT, "cuInit");
    printf("found: %d %d\n", found != 0, found ? found(0) : -1);
    for (int i = 0; i < 100; i++)
        cuDriverGetVersion(&version);
    printf("version: %d\n", version);
    return 0;
}
