// seized PROGRAM ARGUMENT…: becomes the program below its parent's ptrace, with TEST_PRELOAD preloaded there.
#include <signal.h>
#include <stdlib.h>
#include <sys/ptrace.h>
#include <unistd.h>

int main(int argc, char **argv) {
    if (argc < 2 || ptrace(PTRACE_TRACEME, 0, 0, 0))
        return 96;
    raise(SIGSTOP);
    setenv("LD_PRELOAD", getenv("TEST_PRELOAD"), 1);
    unsetenv("TEST_PRELOAD");
    execv(argv[1], argv + 1);
    return 127;
}
