// The CPU cost of a launch: null kernels in batches that fit the queue, the batch timed without its synchronise.
// usage: launch_loop [SECONDS]      prints `ns_per_launch MEDIAN` over all batches after the warm-up
//        launch_loop --count N      launches N kernels and prints `launches N`
//
// With SWITCH="gputap ctl" in the environment recording is switched off and on in turns of TURN_MS, at most TURNS of them
// and for at most SECONDS. Each turn prints `off MEDIAN MEAN` or `on MEDIAN MEAN`, without its first SKIP_MS: what the switching
// itself disturbs is in no figure. One process then measures both, so that what differs between processes cancels out.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <numeric>
#include <string>
#include <unistd.h>
#include <vector>

constexpr int BATCH = 200;

__global__ void nothing() {}

static void launch()
{
#ifdef EXTENDED // as compilers of kernels do: the configuration is a struct, here with one attribute
    static cudaLaunchAttribute attribute = {};
    attribute.id = cudaLaunchAttributeProgrammaticStreamSerialization;
    static cudaLaunchConfig_t config = {dim3(1), dim3(32), 0, 0, &attribute, 1};
    cudaLaunchKernelExC(&config, (const void *)nothing, nullptr);
#else
    nothing<<<1, 32>>>();
#endif
}

static double now()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

static double setting(const char *name, double otherwise)
{
    const char *text = std::getenv(name);
    return text ? std::atof(text) : otherwise;
}

// ns per launch of each batch that begins after `skip`, sorted.
static std::vector<double> batches(double seconds, double skip)
{
    std::vector<double> found;
    double begin = now();
    while (now() < begin + seconds || found.empty()) {
        double start = now();
        for (int i = 0; i < BATCH; i++)
            launch();
        double end = now();
        cudaDeviceSynchronize();
        if (start > begin + skip)
            found.push_back((end - start) * 1e9 / BATCH);
    }
    std::sort(found.begin(), found.end());
    return found;
}

static bool turns(const char *command, double seconds)
{
    double end = now() + seconds, length = setting("TURN_MS", 50) / 1e3, skip = setting("SKIP_MS", 5) / 1e3;
    int most = (int)setting("TURNS", 400);
    // off on, on off, off on, …: whole rounds of four, so that a drift harms both alike.
    for (int turn = 0; turn < most && (turn % 4 != 0 || now() < end); turn++) {
        bool on = turn % 4 == 1 || turn % 4 == 2;
        std::string line = std::string(command) + " " + std::to_string(getpid()) + (on ? " start" : " stop");
        if (std::system(line.c_str()) != 0)
            return false;
        std::vector<double> found = batches(length, skip);
        double mean = std::accumulate(found.begin(), found.end(), 0.0) / found.size();
        std::printf("%s %.1f %.1f\n", on ? "on" : "off", found[found.size() / 2], mean);
    }
    return true;
}

static int usable()
{
    if (cudaDeviceSynchronize() == cudaSuccess)
        return 1;
    std::puts("no usable device");
    return 0;
}

int main(int argc, char **argv)
{
    if (argc == 3 && std::strcmp(argv[1], "--count") == 0) {
        long count = std::atol(argv[2]);
        for (long i = 0; i < count; i++)
            launch();
        return usable() ? (std::printf("launches %ld\n", count), 0) : 1;
    }
    double seconds = argc > 1 ? std::atof(argv[1]) : 1.0;
    launch();
    if (!usable())
        return 1;
    batches(0.3, 0);
    if (const char *command = std::getenv("SWITCH"))
        return turns(command, seconds) ? 0 : 1;
    std::vector<double> found = batches(seconds, seconds / 8);
    std::printf("batches %zu\nns_per_launch %.1f\n", found.size(), found[found.size() / 2]);
    return 0;
}
