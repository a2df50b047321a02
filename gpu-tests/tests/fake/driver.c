#include "fake.h"
void fake_driver_report(unsigned id, const CUpti_CallbackData *data) { fake_cupti_report(id, data); __asm__ volatile(""); }
