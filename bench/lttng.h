/* The peer's tracepoints: what a wrapper of cuLaunchKernel would record with LTTng-UST, 48 bytes at entry and 4 at exit. */
#undef LTTNG_UST_TRACEPOINT_PROVIDER
#define LTTNG_UST_TRACEPOINT_PROVIDER gputap_bench

#undef LTTNG_UST_TRACEPOINT_INCLUDE
#define LTTNG_UST_TRACEPOINT_INCLUDE "./lttng.h"

#if !defined(GPUTAP_BENCH_LTTNG_H) || defined(LTTNG_UST_TRACEPOINT_HEADER_MULTI_READ)
#define GPUTAP_BENCH_LTTNG_H

#include <lttng/tracepoint.h>
#include <stdint.h>

LTTNG_UST_TRACEPOINT_EVENT(
    gputap_bench, launch_entry,
    LTTNG_UST_TP_ARGS(uint64_t, function, uint64_t, grid, uint64_t, block, uint64_t, shared, uint64_t, stream,
                      uint64_t, params),
    LTTNG_UST_TP_FIELDS(
        lttng_ust_field_integer_hex(uint64_t, function, function)
        lttng_ust_field_integer(uint64_t, grid, grid)
        lttng_ust_field_integer(uint64_t, block, block)
        lttng_ust_field_integer(uint64_t, shared, shared)
        lttng_ust_field_integer_hex(uint64_t, stream, stream)
        lttng_ust_field_integer_hex(uint64_t, params, params)
    )
)

LTTNG_UST_TRACEPOINT_EVENT(
    gputap_bench, launch_exit,
    LTTNG_UST_TP_ARGS(int32_t, result),
    LTTNG_UST_TP_FIELDS(lttng_ust_field_integer(int32_t, result, result))
)

#endif

#include <lttng/tracepoint-event.h>
