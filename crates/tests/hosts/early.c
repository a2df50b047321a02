// Calls before main and behind it: constructors, destructors, and every kind of exit handler.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int cuInit(unsigned);
int cuDriverGetVersion(int *);

static void call(const char *when) {
    int version = 0, status = 0;
    for (int i = 0; i < 10; i++)
        status |= cuDriverGetVersion(&version);
    dprintf(1, "%s: %d %d\n", when, status, version);
}

#ifdef LIBRARY
__attribute__((constructor)) static void library_constructor(void) {
    call("constructor of a library");
}

__attribute__((destructor)) static void library_destructor(void) {
    call("destructor of a library");
}

int library_anchor(void) {
    return 0;
}
#else
int library_anchor(void);

#ifdef BEFORE_ALL
// Runs before the constructors of any library, even of the C library.
static void before_all(int argc, char **argv, char **env) {
    (void)argc;
    (void)argv;
    (void)env;
    call("before all constructors");
}

__attribute__((section(".preinit_array"), used)) static void (*preinit)(int, char **, char **) = before_all;
#endif

__attribute__((constructor(101))) static void first(void) {
    call("first constructor");
}

__attribute__((constructor)) static void constructor(void) {
    call("constructor");
}

__attribute__((destructor)) static void destructor(void) {
    call("destructor");
}

__attribute__((destructor(101))) static void last(void) {
    call("last destructor");
}

static void at_exit(void) {
    call("at exit");
}

static void on_exit_too(int status, void *unused) {
    (void)status;
    (void)unused;
    call("on exit");
}

static void at_quick_exit_too(void) {
    call("at quick exit");
}

int main(int argc, char **argv) {
    atexit(at_exit);
    on_exit(on_exit_too, 0);
    at_quick_exit(at_quick_exit_too);
    call("main");
    if (argc > 1 && !strcmp(argv[1], "quick"))
        quick_exit(library_anchor() + 3);
    return library_anchor();
}
#endif
