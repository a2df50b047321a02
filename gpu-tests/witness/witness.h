/* What the parts of the witness share: witness.c subscribes and writes the report, device.c counts what ran on the device,
 * runtime.c counts calls of the CUDA runtime by the copy of the runtime that they arrived at. */
#ifndef WITNESS_H
#define WITNESS_H
#include <cupti.h>
#include <stdatomic.h>
#include <stdio.h>

extern atomic_ulong witness_errors, witness_dropped;

/* device.c */
void CUPTIAPI device_give_buffer(uint8_t **buffer, size_t *size, size_t *most_records);
void CUPTIAPI device_take_buffer(CUcontext context, uint32_t stream, uint8_t *buffer, size_t size, size_t valid);
void device_reset(void);
int device_saw_anything(void);
void device_put(FILE *file);

/* runtime.c */
void runtime_callback(CUpti_CallbackId id, const CUpti_CallbackData *data);
void runtime_reset(void);
int runtime_saw_anything(void);
void runtime_put(FILE *file);

/* witness.c */
void put_string(FILE *file, const char *text);
/* `"name": count` for every count that is not 0, separated by commas; the names are CUPTI's. */
void put_counts(FILE *file, CUpti_CallbackDomain domain, const atomic_ulong *counts, uint32_t most);
#endif
