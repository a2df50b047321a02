// Says which objects it consists of; with "use" after it has used CUDA.
#include "runtime.h"
#include <link.h>

static int say(struct dl_phdr_info *info, size_t size, void *unused) {
    (void)size;
    (void)unused;
    if (info->dlpi_name[0] && strncmp(info->dlpi_name, "linux-vdso", 10))
        printf("%s\n", info->dlpi_name);
    return 0;
}

int main(int argc, char **argv) {
    (void)argv;
    if (argc > 1) {
        OK(scale(1, 0));
        alone();
    }
    dl_iterate_phdr(say, 0);
    return 0;
}
