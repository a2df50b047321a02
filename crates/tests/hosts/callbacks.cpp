// Functions of the program that the driver calls, and that do not always return.
extern "C" {
#include "cases.h"
#include "cuda.h"
}
#include <csetjmp>
#include <pthread.h>
#include <stdexcept>
#include <ucontext.h>
#include <unwind.h>

static int (*host)(void *, void (*)(void *), void *);
static int (*add)(void *, void (*)(void *, int, void *), void *, unsigned);
static void *const calling = (void *)0x5000;

static void look_up_more() {
    set_up();
    host = (decltype(host))look_up("cuLaunchHostFunc");
    add = (decltype(add))look_up("cuStreamAddCallback");
}

// The driver calls `f` from a call that is recorded at its end, and from one that is also recorded at its start.
static void both_ways(void (*f)(void *), void (*run)(int (*)())) {
    static void (*function)(void *);
    function = f;
    run([] { return host(nullptr, function, nullptr); });
    add(nullptr, [](void *, int, void *) { function(nullptr); }, nullptr, 0);
    run([] { return cu.synchronize(calling); });
}

static void makes_calls(void *) {
    work(3);
}

static void calls() {
    both_ways(makes_calls, [](int (*call)()) {
        int sum = 0;
        for (int i = 0; i < 100; i++)
            sum += call() + launch();
        printf("calls: %d\n", sum);
    });
}

static void throws(void *) {
    launch();
    throw std::runtime_error("thrown");
}

static void exceptions() {
    both_ways(throws, [](int (*call)()) {
        int caught = 0, sum = 0;
        for (int i = 0; i < 200; i++) {
            try {
                call();
            } catch (const std::runtime_error &) {
                caught++;
            }
            sum += work(2);
        }
        printf("caught %d, %d\n", caught, sum);
    });
}

static void throws_deeper(void *) {
    host(nullptr, throws, nullptr);
}

struct Guard {
    int *unwound;
    ~Guard() { *unwound += 1 + work(1); }
};

static void nested_exceptions() {
    static int unwound;
    both_ways([](void *) { Guard guard{&unwound}; throws_deeper(nullptr); }, [](int (*call)()) {
        int caught = 0;
        for (int i = 0; i < 50; i++) {
            try {
                call();
            } catch (...) {
                caught++;
            }
        }
        printf("caught %d, unwound %d, after %d\n", caught, unwound, work(50));
    });
}

static jmp_buf back;

static void jumps() {
    both_ways([](void *) { launch(); longjmp(back, 1); }, [](int (*call)()) {
        for (volatile int i = 0; i < 200; i = i + 1)
            if (!setjmp(back))
                call();
        printf("after: %d\n", work(100));
    });
}

static void leaves_thread() {
    both_ways([](void *) { launch(); pthread_exit((void *)7); }, [](int (*call)()) {
        static int (*made)();
        made = call;
        for (int i = 0; i < 30; i++) {
            pthread_t t;
            void *result;
            pthread_create(&t, nullptr, [](void *) { return (void *)(intptr_t)made(); }, nullptr);
            pthread_join(t, &result);
            if (result != (void *)7)
                printf("%p\n", result);
        }
        printf("after: %d\n", work(100));
    });
}

static void leaves() {
    both_ways([](void *) { work(3); exit(9); }, [](int (*call)()) { call(); });
}

static void aborts() {
    both_ways([](void *) { work(3); abort(); }, [](int (*call)()) { call(); });
}

static void uncaught() {
    both_ways(throws, [](int (*call)()) { call(); });
}

static void forks() {
    both_ways(
        [](void *) {
            pid_t pid = fork();
            if (!pid) {
                work(5);
                _exit(3);
            }
            await(pid, "child in a callback");
        },
        [](int (*call)()) {
            for (int i = 0; i < 10; i++)
                call();
        });
}

static volatile int in_main;

// Whether a walk up the stack from inside the driver gets as far as here.
__attribute__((noinline)) static void walks() {
    both_ways(
        [](void *) {
            auto visit = [](struct _Unwind_Context *at, void *) {
                in_main += _Unwind_FindEnclosingFunction((void *)_Unwind_GetIP(at)) == (void *)walks;
                return _URC_NO_REASON;
            };
            _Unwind_Backtrace(visit, nullptr);
        },
        [](int (*call)()) {
            for (int i = 0; i < 20; i++)
                call();
        });
    printf("seen from below: %d\n", in_main);
}

static ucontext_t outer, inner;
static char inner_stack[1 << 18];

// A coroutine leaves a call in the middle, others are made meanwhile, and the call goes on.
static void coroutines() {
    static int (*made)();
    both_ways([](void *) { launch(); swapcontext(&inner, &outer); launch(); }, [](int (*call)()) {
        made = call;
        for (int i = 0; i < 50; i++) {
            getcontext(&inner);
            inner.uc_stack.ss_sp = inner_stack;
            inner.uc_stack.ss_size = sizeof inner_stack;
            inner.uc_link = &outer;
            makecontext(&inner, (void (*)())(void (*)(void))[] { made(); launch(); }, 0);
            swapcontext(&outer, &inner);
            work(10);
            swapcontext(&outer, &inner);
            work(2);
        }
        printf("after: %d\n", work(20));
    });
}

static const struct host_case cases[] = {
    {"calls", calls},
    {"exceptions", exceptions},
    {"nested-exceptions", nested_exceptions},
    {"jumps", jumps},
    {"leaves-thread", leaves_thread},
    {"leaves", leaves},
    {"aborts", aborts},
    {"uncaught", uncaught},
    {"forks", forks},
    {"walks", walks},
    {"coroutines", coroutines},
    {},
};

int main(int, char **argv) {
    look_up_more();
    return run_case(cases, argv);
}
