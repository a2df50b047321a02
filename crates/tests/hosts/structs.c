// Structs by value, whose content must arrive and be recorded.
#include "runtime.h"

int main(void) {
    enum { W = 40, H = 5, D = 2 };
    cudaPitchedPtr box;
    cudaExtent extent = {W, H, D};
    static unsigned char bytes[1 << 16];
    void *p, *q = 0;
    cudaIpcMemHandle_t shared;
    OK(cudaMalloc3D(&box, extent));
    OK(cudaMemset3D(box, 0x5a, extent));
    OK(cudaMemcpy(bytes, box.ptr, box.pitch * H * D, D2H));
    for (int z = 0; z < H * D; z++)
        for (int x = 0; x < W; x++)
            CHECK(0x5a, bytes[z * box.pitch + x]);
    OK(cudaMalloc(&p, 4096));
    OK(cudaIpcGetMemHandle(&shared, p));
    int status = cudaIpcOpenMemHandle(&q, shared, 1);
    printf("%p %zu %d\n", box.ptr, box.pitch, status);
    for (int i = 0; i < 64; i++)
        printf("%02x", (unsigned char)shared.reserved[i]);
    ncclUniqueId id;
    ncclComm_t comm;
    OK(ncclGetUniqueId(&id));
    OK(ncclCommInitRank(&comm, 1, id, 0));
    printf("\n");
    for (int i = 0; i < 128; i++)
        printf("%02x", (unsigned char)id.internal[i]);
    printf("\n");
    return 0;
}
