// What the kernel knows of a process that does not use CUDA: threads, descriptors, mappings of the rings' directory.
#include <dirent.h>
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int entries(const char *path) {
    DIR *dir = opendir(path);
    int n = 0;
    while (readdir(dir))
        n++;
    closedir(dir);
    return n;
}

int main(void) {
    // Look-ups that have nothing to do with CUDA go through the library as well.
    printf("look-up: %d\n", dlsym(RTLD_DEFAULT, "printf") != 0);
    printf("threads: %d\n", entries("/proc/self/task"));
    printf("descriptors: %d\n", entries("/proc/self/fd"));
    const char *rings = getenv("GPUTAP_DIR");
    char line[8192];
    int mapped = 0, shared = 0;
    FILE *maps = fopen("/proc/self/maps", "r");
    while (fgets(line, sizeof line, maps)) {
        mapped += rings && strstr(line, rings) != 0;
        shared += line[strcspn(line, " ") + 4] == 's';
    }
    printf("rings: %d, shared mappings: %d\n", mapped, shared);
    return 0;
}
