// Launches kernels whose names are made to break whoever prints them.
#include "cuda.h"

static const char *const NAMES[] = {
    "quote\"d", "it's", "new\nline", "comma, and; semicolon", "not \xff\xfe UTF-8", "\x1b[31mred", "'); DROP TABLE calls; --",
    "back\\slash", "<b>&amp;</b>", "tab\tbed", "|pipe|", "%s%n",
};

int main(void) {
    set_up();
    handle module;
    must(cu.load(&module, "\x7f" "ELF: anything goes"), "cuModuleLoadData");
    for (unsigned i = 0; i < sizeof NAMES / sizeof *NAMES; i++) {
        must(cu.function(&kernel, module, NAMES[i]), "cuModuleGetFunction");
        for (unsigned n = 0; n <= i; n++)
            must(launch(), "cuLaunchKernel");
    }
    return 0;
}
