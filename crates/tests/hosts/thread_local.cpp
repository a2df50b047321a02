// Calls in destructors of thread_local and static objects.
extern "C" {
#include "cuda.h"
}
#include <thread>

struct Last {
    const char *where;
    ~Last() {
        int status = work(7);
        if (status)
            printf("%s: %d\n", where, status);
    }
};

static Last at_end{"static"};

static void body() {
    static thread_local Last last{"thread_local"};
    last.where = "thread";
    cu.set_current(context);
    int status = work(5);
    if (status)
        printf("thread: %d\n", status);
}

int main() {
    set_up();
    for (int i = 0; i < 100; i++)
        std::thread(body).join();
    printf("done\n");
}
