// A library that is linked to one major of the runtime and knows which: PART names its functions. With TAIL it jumps to
// the runtime, so that the return address is its caller's.
#include "check.h"
#include <pthread.h>
#include <stddef.h>

int cudaRuntimeGetVersion(int *);
int cudaMalloc(void **, size_t);
int cudaFree(void *);
int cudaMemcpy(void *, const void *, size_t, int);

#define JOIN(a, b) a##b
#define NAME2(a, b) JOIN(a, b)
#define NAME(name) NAME2(PART, name)

#ifdef TAIL
#define TEXT2(x) #x
#define TEXT(x) TEXT2(x)
asm(".text\n.globl " TEXT(NAME(_version)) "\n.type " TEXT(NAME(_version)) ", @function\n" TEXT(NAME(_version)) ":\n"
    "jmp cudaRuntimeGetVersion@PLT\n");
int NAME(_version)(int *);
#else
int NAME(_version)(int *version) {
    int result = cudaRuntimeGetVersion(version);
    asm volatile("");
    return result;
}
#endif

// Calls of every kind; how many did not go to the right runtime.
int NAME(_work)(int n) {
    int wrong = 0;
    for (int i = 0; i < n; i++) {
        int version = 0;
        void *p = 0;
        char byte = 7;
        wrong += cudaRuntimeGetVersion(&version) || version / 1000 != MAJOR;
        wrong += cudaMalloc(&p, 64) != 0;
        wrong += cudaMemcpy(p, &byte, 1, 1) != 0;
        wrong += cudaFree(p) != 0;
    }
    return wrong;
}

// The address that this library has for the function.
void *NAME(_pointer)(void) {
    return cudaRuntimeGetVersion;
}

static void *on_thread(void *version) {
    return (void *)(long)cudaRuntimeGetVersion(version);
}

// A thread whose first function is this library's.
int NAME(_thread)(void) {
    int version = 0;
    pthread_t t;
    pthread_create(&t, 0, on_thread, &version);
    pthread_join(t, 0);
    return version / 1000;
}
