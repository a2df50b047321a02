/* A library with its own definition of driver functions, which open the driver at the first call and pass it on: what
 * TensorFlow has. With -DPROGRAM the program that is linked to it. */
#include <dlfcn.h>
#include <stdio.h>

int cuInit(unsigned flags);
int cuDriverGetVersion(int *version);

#ifdef PROGRAM
int main(void) {
    int version = 0;
    printf("cuInit: %d\n", cuInit(0));
    printf("cuDriverGetVersion: %d\n", cuDriverGetVersion(&version));
    printf("a version: %d\n", version > 10000);
    return 0;
}
#else
static void *real(const char *name) {
    static void *driver;
    if (!driver) driver = dlopen("libcuda.so.1", RTLD_NOW);
    return driver ? dlsym(driver, name) : NULL;
}

int cuInit(unsigned flags) {
    int (*f)(unsigned) = (int (*)(unsigned))real("cuInit");
    return f ? f(flags) : 303;
}

int cuDriverGetVersion(int *version) {
    int (*f)(int *) = (int (*)(int *))real("cuDriverGetVersion");
    return f ? f(version) : 303;
}
#endif
