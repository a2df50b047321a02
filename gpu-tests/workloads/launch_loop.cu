// The CPU cost of a launch: null kernels in batches that fit the queue, the batch timed without its synchronise.
// usage: launch_loop [SECONDS]      prints `ns_per_launch MEDIAN` over all batches after the warm-up
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

__global__ void nothing() {}

static double now()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

int main(int argc, char **argv)
{
    constexpr int BATCH = 500;
    double seconds = argc > 1 ? std::atof(argv[1]) : 1.0;
    std::vector<double> batches;
    nothing<<<1, 32>>>();
    if (cudaDeviceSynchronize() != cudaSuccess) {
        std::puts("no usable device");
        return 1;
    }
    double begin = now(), warm = begin + 0.2;
    while (now() < begin + seconds + 0.2) {
        double start = now();
        for (int i = 0; i < BATCH; i++)
            nothing<<<1, 32>>>();
        double end = now();
        cudaDeviceSynchronize();
        if (start > warm)
            batches.push_back((end - start) * 1e9 / BATCH);
    }
    std::sort(batches.begin(), batches.end());
    std::printf("batches %zu\nns_per_launch %.1f\n", batches.size(), batches[batches.size() / 2]);
    return 0;
}
