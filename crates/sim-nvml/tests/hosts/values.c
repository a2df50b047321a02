// A machine as the test's script has it.
#include "check.h"
#include "nvml.h"

static nvmlDevice_t device(unsigned index) {
    nvmlDevice_t device;
    OK(nvmlDeviceGetHandleByIndex_v2(index, &device));
    return device;
}

static void identity(void) {
    char text[96];
    unsigned count, index;
    int version;
    nvmlDevice_t same;
    nvmlPciInfo_t pci;
    OK(nvmlDeviceGetCount_v2(&count));
    CHECK(4, count);
    CHECK(2, nvmlDeviceGetHandleByIndex_v2(4, &same));
    OK(nvmlSystemGetDriverVersion(text, sizeof text));
    OK(strcmp("581.23", text));
    OK(nvmlSystemGetCudaDriverVersion_v2(&version));
    CHECK(13000, version);
    OK(nvmlDeviceGetName(device(0), text, sizeof text));
    OK(strcmp("gputap simulated GPU", text));
    CHECK(7, nvmlDeviceGetName(device(0), text, 5));
    OK(nvmlDeviceGetUUID(device(2), text, sizeof text));
    OK(strcmp("GPU-67707574-6170-2d73-696d-2d6770752d02", text));
    OK(nvmlDeviceGetHandleByUUID(text, &same));
    TRUE(same == device(2));
    OK(nvmlDeviceGetPciInfo_v3(device(1), &pci));
    OK(strcmp("00000000:11:00.0", pci.busId));
    OK(nvmlDeviceGetHandleByPciBusId_v2("0000:11:00.0", &same));
    OK(nvmlDeviceGetIndex(same, &index));
    CHECK(1, index);
    CHECK(6, nvmlDeviceGetHandleByUUID("GPU-x", &same));
    CHECK(2, nvmlDeviceGetIndex((nvmlDevice_t)42, &index));
    CHECK(3, nvmlDeviceGetHostVgpuMode(same, &version));
    TRUE(strlen(nvmlErrorString(15)) > 0);
}

static void numbers(void) {
    nvmlMemory_t memory;
    nvmlMemory_v2_t memory2 = {.version = sizeof memory2 | 2 << 24};
    nvmlUtilization_t rates;
    unsigned value;
    unsigned long long errors;
    OK(nvmlDeviceGetMemoryInfo(device(0), &memory));
    CHECK(16ull << 30, memory.total);
    CHECK(12ull << 30, memory.used);
    CHECK(memory.total - memory.used, memory.free);
    OK(nvmlDeviceGetMemoryInfo_v2(device(0), &memory2));
    CHECK(1ull << 30, memory2.reserved);
    CHECK(11ull << 30, memory2.used);
    memory2.version = 7;
    CHECK(25, nvmlDeviceGetMemoryInfo_v2(device(0), &memory2));
    OK(nvmlDeviceGetUtilizationRates(device(0), &rates));
    CHECK(97, rates.gpu);
    OK(nvmlDeviceGetUtilizationRates(device(3), &rates));
    CHECK(5, rates.gpu);
    OK(nvmlDeviceGetTemperature(device(0), 0, &value));
    CHECK(34, value);
    OK(nvmlDeviceGetPowerUsage(device(0), &value));
    CHECK(512000, value);
    OK(nvmlDeviceGetClockInfo(device(0), 2, &value));
    CHECK(1593, value);
    OK(nvmlDeviceGetPcieThroughput(device(0), 1, &value));
    CHECK(2048, value);
    OK(nvmlDeviceGetFanSpeed_v2(device(0), 0, &value));
    CHECK(2, nvmlDeviceGetFanSpeed_v2(device(0), 9, &value));
    OK(nvmlDeviceGetTotalEccErrors(device(0), 1, 0, &errors));
    CHECK(3, errors);
    nvmlFieldValue_t fields[] = {{.field = 198}, {.field = 999}, {.field = 82}};
    OK(nvmlDeviceGetFieldValues(device(0), 3, fields));
    CHECK(2048 * 1024, fields[0].value);
    CHECK(3, fields[1].result);
    CHECK(71, fields[2].value);
}

static void processes(void) {
    nvmlProcessInfo_t list[4];
    nvmlProcessInfo_v1_t old[4];
    unsigned count = 0;
    CHECK(7, nvmlDeviceGetComputeRunningProcesses_v3(device(0), &count, 0));
    CHECK(2, count);
    count = 4;
    OK(nvmlDeviceGetComputeRunningProcesses_v3(device(0), &count, list));
    CHECK(2, count);
    CHECK(4243, list[1].pid);
    CHECK(1 << 20, list[1].bytes);
    count = 4;
    OK(nvmlDeviceGetComputeRunningProcesses(device(0), &count, old));
    CHECK(4243, old[1].pid);
    count = 4;
    OK(nvmlDeviceGetGraphicsRunningProcesses_v3(device(0), &count, list));
    CHECK(1, count);
    count = 0;
    OK(nvmlDeviceGetComputeRunningProcesses_v3(device(3), &count, 0));
}

static void parts(void) {
    unsigned now, later, id;
    nvmlDevice_t part, whole;
    nvmlMemory_t memory;
    nvmlUtilization_t rates;
    char text[96];
    OK(nvmlDeviceGetMigMode(device(0), &now, &later));
    CHECK(0, now);
    OK(nvmlDeviceGetMigMode(device(1), &now, &later));
    CHECK(1, now);
    OK(nvmlDeviceGetMigDeviceHandleByIndex(device(1), 1, &part));
    CHECK(6, nvmlDeviceGetMigDeviceHandleByIndex(device(1), 2, &whole));
    OK(nvmlDeviceGetMemoryInfo(part, &memory));
    CHECK(40ull << 30, memory.total);
    CHECK(5ull << 30, memory.used);
    OK(nvmlDeviceGetGpuInstanceId(part, &id));
    CHECK(2, id);
    OK(nvmlDeviceGetDeviceHandleFromMigDeviceHandle(part, &whole));
    TRUE(whole == device(1));
    CHECK(3, nvmlDeviceGetUtilizationRates(part, &rates));
    OK(nvmlDeviceGetUUID(part, text, sizeof text));
    OK(nvmlDeviceGetHandleByUUID(text, &whole));
    TRUE(whole == part);
}

int main(void) {
    unsigned count;
    CHECK(1, nvmlDeviceGetCount_v2(&count));
    OK(nvmlInit_v2());
    OK(nvmlInitWithFlags(0));
    identity();
    numbers();
    processes();
    parts();
    OK(nvmlShutdown());
    OK(nvmlDeviceGetCount_v2(&count));
    OK(nvmlShutdown());
    CHECK(1, nvmlShutdown());
    return 0;
}
