// The CPU cost of a launch: null kernels in batches that fit the queue, the batch timed without its synchronise.
// usage: launch_loop [SECONDS]      prints `ns_per_launch MEDIAN` over all batches after the warm-up
// With SWITCH="gputap ctl" in the environment recording is switched on and off in turns, and each turn's median is
// printed: `off NS` and `on NS`. One process then measures both, so that what differs between processes cancels out.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <unistd.h>
#include <vector>

__global__ void nothing() {}

static double now()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

static double median_ns(double seconds, size_t &count)
{
    constexpr int BATCH = 500;
    std::vector<double> batches;
    double begin = now(), warm = begin + seconds / 8;
    while (now() < begin + seconds || batches.empty()) {
        double start = now();
        for (int i = 0; i < BATCH; i++)
            nothing<<<1, 32>>>();
        double end = now();
        cudaDeviceSynchronize();
        if (start > warm)
            batches.push_back((end - start) * 1e9 / BATCH);
    }
    std::sort(batches.begin(), batches.end());
    count = batches.size();
    return batches[count / 2];
}

int main(int argc, char **argv)
{
    double seconds = argc > 1 ? std::atof(argv[1]) : 1.0;
    size_t count;
    nothing<<<1, 32>>>();
    if (cudaDeviceSynchronize() != cudaSuccess) {
        std::puts("no usable device");
        return 1;
    }
    median_ns(0.3, count);
    const char *ctl = std::getenv("SWITCH");
    for (int turn = 0; ctl && turn < 60; turn++) {
        // off on, on off, off on, …
        bool on = (turn % 4 == 1) || (turn % 4 == 2);
        std::string command = std::string(ctl) + " " + std::to_string(getpid()) + (on ? " start" : " stop");
        if (std::system(command.c_str()) != 0)
            return 1;
        std::printf("%s %.1f\n", on ? "on" : "off", median_ns(seconds, count));
    }
    if (!ctl) {
        double median = median_ns(seconds, count);
        std::printf("batches %zu\nns_per_launch %.1f\n", count, median);
    }
    return 0;
}
