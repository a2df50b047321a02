// Launches number 1 to N whose configuration has N % 10 attributes, and a few that are wrong.
#include "cuda.h"

struct attribute {
    uint32_t id, pad;
    uint32_t value[16];
};
struct config {
    uint32_t grid[3], block[3], shared;
    handle stream;
    struct attribute *attributes;
    uint32_t count;
};

int main(int argc, char **argv) {
    set_up();
    int (*launch_ex)(const struct config *, handle, void **, void **) = (__typeof__(launch_ex))look_up("cuLaunchKernelEx");
    struct attribute attributes[9];
    int sum = 0;
    for (unsigned n = 1; n <= (unsigned)atoi(argv[1]); n++) {
        struct config config = {{n, 1, 1}, {32, 1, 1}, 0, 0, n % 10 ? attributes : 0, n % 10};
        for (unsigned k = 0; k < n % 10; k++)
            attributes[k] = (struct attribute){k, 0, {16 * n + k, n, k, ~n, 1, 2, 3, 4}};
        sum += launch_ex(&config, kernel, 0, 0);
    }
    struct config none = {{1, 1, 1}, {32, 1, 1}, 0, 0, 0, 0};
    printf("%d %d %d\n", sum, launch_ex(0, kernel, 0, 0) != 0, launch_ex(&none, 0, 0, 0) != 0);
    return 0;
}
