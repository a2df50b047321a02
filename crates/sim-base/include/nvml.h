// NVML's functions that the tests call, declared by hand.
#pragma once
#include <stddef.h>

typedef void *nvmlDevice_t;
typedef struct { unsigned gpu, memory; } nvmlUtilization_t;
typedef struct { unsigned long long total, free, used; } nvmlMemory_t;
typedef struct { unsigned version; unsigned long long total, reserved, free, used; } nvmlMemory_v2_t;
typedef struct { char legacy[16]; unsigned domain, bus, device, id, subsystem; char busId[32]; } nvmlPciInfo_t;
typedef struct { unsigned pid; unsigned long long bytes; } nvmlProcessInfo_v1_t;
typedef struct { unsigned pid; unsigned long long bytes; unsigned gi, ci; } nvmlProcessInfo_t;
typedef struct { unsigned field, scope; long long time, latency; int type, result; unsigned long long value; } nvmlFieldValue_t;
typedef struct { nvmlDevice_t device; unsigned long long type, data; unsigned gi, ci; } nvmlEventData_t;

int nvmlInit_v2(void);
int nvmlInitWithFlags(unsigned);
int nvmlShutdown(void);
const char *nvmlErrorString(int);
int nvmlSystemGetDriverVersion(char *, unsigned);
int nvmlSystemGetCudaDriverVersion_v2(int *);
int nvmlDeviceGetCount_v2(unsigned *);
int nvmlDeviceGetHandleByIndex_v2(unsigned, nvmlDevice_t *);
int nvmlDeviceGetHandleByUUID(const char *, nvmlDevice_t *);
int nvmlDeviceGetHandleByPciBusId_v2(const char *, nvmlDevice_t *);
int nvmlDeviceGetName(nvmlDevice_t, char *, unsigned);
int nvmlDeviceGetIndex(nvmlDevice_t, unsigned *);
int nvmlDeviceGetUUID(nvmlDevice_t, char *, unsigned);
int nvmlDeviceGetPciInfo_v3(nvmlDevice_t, nvmlPciInfo_t *);
int nvmlDeviceGetMemoryInfo(nvmlDevice_t, nvmlMemory_t *);
int nvmlDeviceGetMemoryInfo_v2(nvmlDevice_t, nvmlMemory_v2_t *);
int nvmlDeviceGetUtilizationRates(nvmlDevice_t, nvmlUtilization_t *);
int nvmlDeviceGetTemperature(nvmlDevice_t, int, unsigned *);
int nvmlDeviceGetPowerUsage(nvmlDevice_t, unsigned *);
int nvmlDeviceGetClockInfo(nvmlDevice_t, int, unsigned *);
int nvmlDeviceGetPcieThroughput(nvmlDevice_t, int, unsigned *);
int nvmlDeviceGetFanSpeed_v2(nvmlDevice_t, unsigned, unsigned *);
int nvmlDeviceGetTotalEccErrors(nvmlDevice_t, int, int, unsigned long long *);
int nvmlDeviceGetComputeRunningProcesses(nvmlDevice_t, unsigned *, nvmlProcessInfo_v1_t *);
int nvmlDeviceGetComputeRunningProcesses_v3(nvmlDevice_t, unsigned *, nvmlProcessInfo_t *);
int nvmlDeviceGetGraphicsRunningProcesses_v3(nvmlDevice_t, unsigned *, nvmlProcessInfo_t *);
int nvmlDeviceGetFieldValues(nvmlDevice_t, int, nvmlFieldValue_t *);
int nvmlDeviceGetMigMode(nvmlDevice_t, unsigned *, unsigned *);
int nvmlDeviceGetMigDeviceHandleByIndex(nvmlDevice_t, unsigned, nvmlDevice_t *);
int nvmlDeviceGetDeviceHandleFromMigDeviceHandle(nvmlDevice_t, nvmlDevice_t *);
int nvmlDeviceGetGpuInstanceId(nvmlDevice_t, unsigned *);
int nvmlEventSetCreate(void **);
int nvmlEventSetFree(void *);
int nvmlDeviceRegisterEvents(nvmlDevice_t, unsigned long long, void *);
int nvmlEventSetWait_v2(void *, nvmlEventData_t *, unsigned);
int nvmlDeviceGetHostVgpuMode(nvmlDevice_t, int *);
