// Things that happen while the program runs: XIDs, a GPU that is lost, a call that hangs, a script that changes.
#include <pthread.h>
#include <unistd.h>

#include "check.h"
#include "nvml.h"

static volatile int hung = 1;

// Hangs until the script no longer says so.
static void *ask(void *device) {
    unsigned value;
    OK(nvmlDeviceGetPowerUsage(device, &value));
    hung = 0;
    return 0;
}

int main(int argc, char **argv) {
    nvmlDevice_t devices[2];
    nvmlEventData_t event;
    unsigned value;
    void *set;
    OK(nvmlInit_v2());
    for (unsigned i = 0; i < 2; i++) OK(nvmlDeviceGetHandleByIndex_v2(i, &devices[i]));
    OK(nvmlEventSetCreate(&set));
    for (unsigned i = 0; i < 2; i++) OK(nvmlDeviceRegisterEvents(devices[i], 8, set));

    OK(nvmlEventSetWait_v2(set, &event, 10000));
    TRUE(event.device == devices[0]);
    CHECK(8, event.type);
    CHECK(13, event.data);
    OK(nvmlEventSetWait_v2(set, &event, 10000));
    TRUE(event.device == devices[1]);
    CHECK(79, event.data);
    CHECK(10, nvmlEventSetWait_v2(set, &event, 20));

    pthread_t thread;
    pthread_create(&thread, 0, ask, devices[0]);
    usleep(100000);
    CHECK(1, hung);

    // What the script says now.
    OK(nvmlDeviceGetTemperature(devices[0], 0, &value));
    CHECK(34, value);
    FILE *script = fopen(argv[1], "w");
    TRUE(script && fputs("gpu.0.temperature = 88\ngpu.1.lost = after 0s\ngpu.0.xid = 13\ngpu.0.xid = 94\n", script) >= 0);
    fclose(script);
    pthread_join(thread, 0);
    OK(nvmlDeviceGetTemperature(devices[0], 0, &value));
    CHECK(88, value);
    CHECK(15, nvmlDeviceGetTemperature(devices[1], 0, &value));
    CHECK(15, nvmlDeviceGetHandleByIndex_v2(1, &devices[1]));
    // The next XID of the device that is left.
    OK(nvmlEventSetWait_v2(set, &event, 10000));
    CHECK(94, event.data);
    CHECK(15, nvmlEventSetWait_v2(set, &event, 10));
    OK(nvmlEventSetFree(set));
    CHECK(2, nvmlEventSetFree(set));
    OK(nvmlShutdown());
    return 0;
}
