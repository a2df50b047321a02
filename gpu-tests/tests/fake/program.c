#include "fake.h"
static void twice(void) { shared_plain(), shared_plain(); }
int main(void)
{
    shared_plain();
    shared_nested();
    shared_calls(twice);
    static_plain(), static_plain(), static_nested();
    own_plain();
    fake_witness_put();
    return 0;
}
