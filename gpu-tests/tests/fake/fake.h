#include <cupti.h>
#include <stdint.h>
#ifndef FAKE
#define FAKE(name) shared_##name
#endif
void fake_driver_report(unsigned id, const CUpti_CallbackData *data); /* libcuda.so.1 */
void fake_cupti_report(unsigned id, const CUpti_CallbackData *data);  /* libcupti.so.13 */
void fake_witness(unsigned id, const CUpti_CallbackData *data);       /* libwitness.so */
void fake_witness_put(void);
void shared_plain(void), shared_nested(void), shared_calls(void (*)(void)); /* libcudart.so.13 */
void static_plain(void), static_nested(void);                              /* libcublas.so.13 */
void own_plain(void);                                                      /* the program */
