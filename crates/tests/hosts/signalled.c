// signalled log FILE STOP: writes a line to FILE for each signal that it gets, until STOP exists.
// signalled send PID SIGNAL COUNT [VALUE]: sends signals, queued ones if there is a value. A negative PID is a group.
// signalled terminal LOG ACTIONS COMMAND...: runs a command as a shell does on a terminal of its own, and does with that terminal
//   what ACTIONS say: c, q and z are keys, w is another size, g continues the foreground, h hangs up. LOG has a line for each
//   time that the command stops, goes on or ends. With - in front the command itself leads the session.
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

static int to;

static void line(const char *format, int a, int b) {
    char text[64];
    int n = snprintf(text, sizeof text, format, a, b);
    if (write(to, text, n) < 0)
        _exit(97);
}

static void handle(int signal, siginfo_t *info, void *context) {
    (void)context;
    line("%d %d\n", signal, info->si_code == SI_QUEUE ? info->si_value.sival_int : 0);
}

static void rest(int ms) {
    struct timespec time = {ms / 1000, ms % 1000 * 1000000};
    while (nanosleep(&time, &time) && errno == EINTR)
        ;
}

static int record(const char *path, const char *stop) {
    to = open(path, O_WRONLY | O_CREAT | O_APPEND, 0600);
    struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_RESTART};
    sigfillset(&action.sa_mask);
    for (int s = 1; s <= 64; s++)
        sigaction(s, &action, 0);
    line("up\n", 0, 0);
    if (write(1, "up\n", 3) < 0)
        return 89;
    struct stat there;
    while (stat(stop, &there))
        rest(2);
    return 7;
}

static int send_to(char **argv, int argc) {
    int pid = atoi(argv[2]), signal = atoi(argv[3]), count = atoi(argv[4]);
    for (int i = 0; i < count; i++) {
        union sigval value = {.sival_int = argc > 5 ? atoi(argv[5]) + i : 0};
        if (argc > 5 ? sigqueue(pid, signal, value) : kill(pid, signal))
            return 96;
    }
    return 0;
}

// The session's leader, which does what a shell does: a group of its own for the command, in the foreground.
static int shell(const char *log, char **command) {
    to = open(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    signal(SIGTTOU, SIG_IGN);
    signal(SIGHUP, SIG_IGN);
    pid_t pid = fork();
    if (!pid) {
        setpgid(0, 0);
        tcsetpgrp(0, getpid());
        signal(SIGTTOU, SIG_DFL);
        signal(SIGHUP, SIG_DFL);
        execvp(*command, command);
        _exit(95);
    }
    setpgid(pid, pid);
    tcsetpgrp(0, pid);
    for (;;) {
        int status;
        if (waitpid(pid, &status, WUNTRACED | WCONTINUED) < 0)
            return 94;
        if (WIFSTOPPED(status))
            line("stopped by %d\n", WSTOPSIG(status), 0);
        else if (WIFCONTINUED(status))
            line("goes on\n", 0, 0);
        else {
            line("ended: %d, by %d\n", WEXITSTATUS(status), WIFSIGNALED(status) ? WTERMSIG(status) : 0);
            return 0;
        }
    }
}

// Passes what appears on the terminal on to stdout for a while.
static void show(int master, int ms) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    long long until = now.tv_sec * 1000ll + now.tv_nsec / 1000000 + ms;
    for (;;) {
        clock_gettime(CLOCK_MONOTONIC, &now);
        long long left = until - (now.tv_sec * 1000ll + now.tv_nsec / 1000000);
        struct pollfd ready = {master, POLLIN, 0};
        if (left <= 0)
            return;
        char text[4096];
        if (poll(&ready, 1, left) == 1) {
            ssize_t n = read(master, text, sizeof text);
            if (n <= 0)
                rest(left);
            else if (write(1, text, n) < 0)
                _exit(90);
        }
    }
}

static int terminal(const char *log, const char *actions, char **command) {
    int master, group, direct = *actions == '-';
    pid_t pid = forkpty(&master, 0, 0, 0);
    if (!pid && direct) {
        execvp(*command, command);
        _exit(95);
    }
    if (!pid)
        return shell(log, command);
    // Until the command is up.
    char text[4096];
    if (read(master, text, sizeof text) <= 0)
        return 93;
    for (; *actions; actions++) {
        struct winsize size = {40, 100, 0, 0};
        show(master, 500);
        char key = *actions == 'c' ? 3 : *actions == 'q' ? 28 : *actions == 'z' ? 26 : 0;
        if (key && write(master, &key, 1) < 0)
            return 92;
        if (*actions == 'w')
            ioctl(master, TIOCSWINSZ, &size);
        if (*actions == 'g' && !ioctl(master, TIOCGPGRP, &group))
            killpg(group, SIGCONT);
        if (*actions == 'h')
            close(master);
    }
    show(master, 500);
    if (direct) {
        to = open(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
        int status = 0;
        for (int i = 0; i < 100 && waitpid(pid, &status, WNOHANG) != pid; i++)
            rest(50);
        line("ended: %d, by %d\n", WEXITSTATUS(status), WIFSIGNALED(status) ? WTERMSIG(status) : 0);
    }
    return 0;
}

int main(int argc, char **argv) {
    if (argc == 4 && !strcmp(argv[1], "log"))
        return record(argv[2], argv[3]);
    if (argc >= 5 && !strcmp(argv[1], "send"))
        return send_to(argv, argc);
    if (argc >= 5 && !strcmp(argv[1], "terminal"))
        return terminal(argv[2], argv[3], argv + 4);
    return 91;
}
