/* A stand-in for a copy of the CUDA runtime: API functions that report to CUPTI as the real ones do, through the driver.
 * Compiled as libcudart.so.13, into libcublas.so.13, and into the program. */
#include "fake.h"

static void api(unsigned id, void (*body)(void))
{
    uint64_t word = 0;
    CUpti_CallbackData data = {.callbackSite = CUPTI_API_ENTER, .correlationData = &word};
    fake_driver_report(id, &data);
    if (body)
        body();
    data.callbackSite = CUPTI_API_EXIT;
    fake_driver_report(id, &data);
}

static void inside(void) { api(1, NULL); }

/* 1: a plain call; 2: one that calls the runtime's own function 1; 3: one that calls back into the program. */
void FAKE(plain)(void) { api(1, NULL); __asm__ volatile(""); }
void FAKE(nested)(void) { api(2, inside); __asm__ volatile(""); }
void FAKE(calls)(void (*body)(void)) { api(3, body); __asm__ volatile(""); }
