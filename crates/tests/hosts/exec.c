// Programs that become other programs.
#include "cases.h"
#include "cuda.h"
#include <fcntl.h>
#include <pthread.h>
#include <sys/mman.h>

extern char **environ;
static const char *self = "/proc/self/exe";

static void exec_chain(void) {
    int left = arguments[0] ? atoi(arguments[0]) : 30;
    char next[16];
    snprintf(next, sizeof next, "%d", left - 1);
    printf("%d: %d\n", left, work(10));
    fflush(stdout);
    if (left)
        execl(self, self, "chain", next, (char *)0);
}

static void *exec_here(void *unused) {
    (void)unused;
    cu.set_current(context);
    work(10);
    execl(self, self, "leaf", (char *)0);
    return 0;
}

static void exec_in_thread(void) {
    pthread_t t;
    work(10);
    pthread_create(&t, 0, exec_here, 0);
    pthread_join(t, 0);
}

// Neither the library nor the driver can be found.
static void exec_bare(void) {
    work(10);
    execle("/bin/sh", "sh", "-c", "echo bare; exit 3", (char *)0, (char *[]){0});
}

// A copy of the program that has no name.
static void exec_nameless(void) {
    int from = open(self, O_RDONLY), to = memfd_create("program", MFD_CLOEXEC);
    char block[65536];
    for (ssize_t n; (n = read(from, block, sizeof block)) > 0;)
        if (write(to, block, n) != n)
            exit(91);
    work(10);
    char *argv[] = {"", "leaf", 0};
    fexecve(to, argv, environ);
}

static void children_of_shells(void) {
    work(10);
    fflush(stdout);
    printf("system: %x\n", system("echo one; exit 3"));
    FILE *pipe = popen("echo two", "r");
    char line[16] = "";
    printf("popen: %s", fgets(line, sizeof line, pipe));
    printf("pclose: %x, after: %d\n", pclose(pipe), work(10));
}

static void leaf(void) {
    printf("leaf: %d\n", work(7));
}

static const struct host_case cases[] = {
    {"leaf", leaf},
    {"chain", exec_chain},
    {"in-thread", exec_in_thread},
    {"bare", exec_bare},
    {"nameless", exec_nameless},
    {"shells", children_of_shells},
    {},
};

int main(int argc, char **argv) {
    (void)argc;
    set_up();
    return run_case(cases, argv);
}
