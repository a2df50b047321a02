#include "fake.h"
#include <stdio.h>
void fake_cupti_report(unsigned id, const CUpti_CallbackData *data) { fake_witness(id, data); __asm__ volatile(""); }
CUptiResult cuptiGetCallbackName(CUpti_CallbackDomain domain, uint32_t id, const char **name)
{
    static char names[4][32];
    (void)domain;
    snprintf(names[id], sizeof names[id], "cudaFake%u_v13000", id);
    *name = names[id];
    return CUPTI_SUCCESS;
}
