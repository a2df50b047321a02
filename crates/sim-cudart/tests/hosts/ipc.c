// Memory of one process in another.
#include <sys/wait.h>
#include <unistd.h>

#include "check.h"
#include "cudart.h"

int main(void) {
    int to_child[2], to_parent[2];
    char byte = 0;
    cudaIpcMemHandle_t handle;
    void *memory;
    TRUE(!pipe(to_child) && !pipe(to_parent));
    pid_t child = fork();
    if (child == 0) {
        TRUE(read(to_child[0], &handle, sizeof handle) == sizeof handle);
        OK(cudaSetDevice(1));
        OK(cudaIpcOpenMemHandle(&memory, handle, 1));
        OK(cudaMemcpy(&byte, (char *)memory + 5, 1, D2H));
        CHECK(42, byte);
        OK(cudaMemset(memory, 7, 16));
        OK(cudaIpcCloseMemHandle(memory));
        TRUE(write(to_parent[1], &byte, 1) == 1);
        return 0;
    }
    OK(cudaMalloc(&memory, 4096));
    OK(cudaMemset(memory, 42, 4096));
    OK(cudaIpcGetMemHandle(&handle, memory));
    CHECK(201, cudaIpcOpenMemHandle(&memory, handle, 1));
    TRUE(write(to_child[1], &handle, sizeof handle) == sizeof handle);
    TRUE(read(to_parent[0], &byte, 1) == 1);
    OK(cudaMemcpy(&byte, (char *)memory + 15, 1, D2H));
    CHECK(7, byte);
    int status;
    waitpid(child, &status, 0);
    CHECK(0, status);
    return 0;
}
