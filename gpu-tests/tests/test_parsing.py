"""Reading what NCCL, CUPTI, gputap and the workloads say, with samples of each; no GPU.

usage: python3 -m unittest discover -s tests (in gpu-tests)
"""
import pathlib
import sys
import unittest
from collections import Counter

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

import claims
import counts
import nccl_log
import overhead
import residue
import tap
import verdict

NCCL_LOG = """\
host:4711:4711 [0] NCCL INFO ncclCommInitRank comm 0x55d0 rank 0 nranks 1 cudaDev 0 nvmlDev 0 busId 9000 commId 0x7a - Init START
host:4711:4711 [0] NCCL INFO ncclCommInitRank comm 0x55d0 rank 0 nranks 1 cudaDev 0 nvmlDev 0 busId 9000 commId 0x7a - Init COMPLETE
host:4711:4711 [0] NCCL INFO AllReduce: opCount 0 sendbuff 0x7f00 recvbuff 0x7f10 count 1000 datatype 7 op 0 root 0 comm 0x55d0 [nranks=1] stream 0x5611
host:4711:4711 [0] NCCL INFO AllReduce: opCount 1f sendbuff 0x7f00 recvbuff 0x7f10 count 10 datatype 9 op 2 root 0 comm 0x55d0 [nranks=1] stream (nil)
host:4711:4712 [0] NCCL INFO ncclCommSplit comm 0x66e0 rank 0 nranks 1 cudaDev 0 nvmlDev 0 busId 9000 parent 0x55d0 splitCount 1 color 0 key 0 - Init COMPLETE
host:4711:4711 [0] NCCL INFO Send: opCount 0 sendbuff (nil) recvbuff 0x7f10 count 3 datatype 8 op 0 root 0 comm 0x66e0 [nranks=1] stream 0x5611
host:4711:4711 [0] NCCL INFO Channel 00/64 : 0
"""


class Nccl(unittest.TestCase):
    def test_lines_of_calls_and_communicators(self):
        table, made = nccl_log.parse(NCCL_LOG)
        self.assertEqual(table, {("0x55d0", "AllReduce"): (2, 4020), ("0x66e0", "Send"): (1, 24)})
        self.assertEqual(made, ["0x55d0", "0x66e0"])

    def test_equal_by_what_communicators_did_not_by_their_names(self):
        table, _ = nccl_log.parse(NCCL_LOG)
        ours = {1: {("a", "ncclAllReduce"): (2, 4020), ("b", "ncclSend"): (1, 24)}}
        result = nccl_log.compare(ours, {1: table}, nccl_log.own_words(
            'x\n{"comm": "p", "collective": "AllReduce", "calls": 2, "bytes": 4020}\n'
            '{"comm": "q", "collective": "Send", "calls": 1, "bytes": 24}\n'))
        self.assertEqual((result["calls"], result["bytes"], result["communicators"]), ((3, 3), (4044, 4044), (2, 2)))
        self.assertFalse(result["unequal"] or result["communicators_differ"] or result["own_differs"])

    def test_calls_on_the_wrong_communicator_are_a_difference(self):
        table, _ = nccl_log.parse(NCCL_LOG)
        result = nccl_log.compare({1: {("a", "AllReduce"): (2, 4020), ("a", "Send"): (1, 24)}}, {1: table}, {})
        self.assertEqual(result["unequal"], [])
        self.assertTrue(result["communicators_differ"])

    def test_missing_bytes_are_a_difference(self):
        result = nccl_log.compare({1: {("a", "AllReduce"): (1, 4)}}, {1: {("0x1", "AllReduce"): (1, 8)}}, {("p", "AllReduce"): (1, 4)})
        self.assertEqual(result["unequal"], [("AllReduce", (1, 4), (1, 8))])
        self.assertFalse(result["own_differs"])

    def test_the_old_name_of_broadcast(self):
        self.assertEqual(nccl_log.by_collective({("a", "ncclBcast"): (1, 4), ("a", "ncclBroadcast"): (2, 8)}),
                         {"Broadcast": (3, 12)})


class Names(unittest.TestCase):
    def test_runtime_names_lose_the_version_that_introduced_them(self):
        for cupti, name in (("cudaMalloc_v3020", "cudaMalloc"), ("cudaMemcpyAsync_ptsz_v7000", "cudaMemcpyAsync_ptsz"),
                            ("cudaGetDeviceProperties_v2_v12000", "cudaGetDeviceProperties_v2"),
                            ("__cudaLaunchKernel", "cudaLaunchKernel"), ("__cudaLaunchKernel_ptsz", "cudaLaunchKernel_ptsz"),
                            ("__cudaPushCallConfiguration_v9020", "__cudaPushCallConfiguration")):
            self.assertEqual(counts.runtime_name(cupti), name)

    def test_two_versions_of_a_name_are_added(self):
        self.assertEqual(counts.runtime_names({1: {"cudaGraphInstantiate_v10000": 1, "cudaGraphInstantiate_v12000": 2}}),
                         {1: {"cudaGraphInstantiate": 3}})

    def test_driver_names_that_only_cupti_has(self):
        ours, theirs = {1: {"cuMemHostAlloc": 2}}, {1: {"cuMemHostAlloc_v2": 2}}
        self.assertEqual(counts.align_names(ours, theirs), {1: {"cuMemHostAlloc": 2}})


class Residue(unittest.TestCase):
    def test_only_the_known_direction_is_explained(self):
        self.assertTrue(residue.driver("cuInit", 2, 1))
        self.assertIsNone(residue.driver("cuInit", 1, 2))
        self.assertIsNone(residue.driver("cuMemAlloc_v2", 2, 1))
        self.assertTrue(residue.runtime("__cudaPopCallConfiguration", 0, 5))
        self.assertIsNone(residue.runtime("cudaFree", 6, 5))
        self.assertTrue(residue.runtime("cudaFree", 6, 5, unloading=1))
        self.assertIsNone(residue.runtime("cudaFree", 5, 6, unloading=1))


def report(**process):
    """The least report that tap.observed reads."""
    row = {"pid": 1, "rank": 0, "attributes": {"WORLD_SIZE": "2"}, "calls": [], "errors": [], "own_calls": {}, "kernels": [],
           "graphs": {"unknown": 0, "nodes_unlisted": 0},
           "copies": {"by_direction": [], "in_graphs": {"copied_bytes": 0, "set_bytes": 0}}}
    return {"schema": "gputap.report/1", "totals": {"dropped": 0}, "problems": [], "processes": [row | process]}


def call(layer, function, count, unfinished=0):
    return {"layer": layer, "function": function, "count": count, "unfinished": unfinished}


def files(**counted):
    empty = {"driver": {}, "runtime": {}, "runtime_inner": {}, "runtime_static": {}, "runtime_scanned": 0, "kernels": {},
             "graph_kernels": {}, "memcpy": {}, "errors": 0, "dropped": 0}
    return {1: empty | counted}


class Verdict(unittest.TestCase):
    def of(self, ours, theirs):
        seen = tap.observed(report(calls=ours))
        other = {"failed": {}, "output": [], "claims": {"processes": 0, "wrong": []}}
        return other | verdict.of({mode: seen for mode in ("tap", "calls", "kernels")}, {"calls": theirs, "kernels": files()})

    def test_layers_are_compared_apart(self):
        ours = [call("driver", "cuLaunchKernel", 3, 1), call("driver", "cuInit", 2), call("runtime", "__cudaLaunchKernel", 2),
                call("nvml", "nvmlInit_v2", 1)]
        result = self.of(ours, files(driver={"cuLaunchKernel": 2, "cuInit": 1}, runtime={"cudaLaunchKernel_v7000": 2},
                                     runtime_static={"libcublas.so.13": {"cudaMalloc_v3020": 9}}))
        self.assertTrue(verdict.is_equal(result), verdict.lines("x", result))
        self.assertEqual((result["runtime"]["equal"], result["runtime"]["all"], result["runtime"]["static"]), (1, 1, 9))
        self.assertIn("launches 2/2  runtime 1/1", verdict.line("x", result))

    def test_two_majors_of_the_runtime_are_one_function_to_cupti(self):
        ours = [call("runtime", "cudaMalloc (12)", 1), call("runtime", "cudaMalloc (13)", 2)]
        self.assertTrue(verdict.is_equal(self.of(ours, files(runtime={"cudaMalloc_v3020": 3}))))

    def test_a_missing_runtime_call_is_not_explained(self):
        result = self.of([call("runtime", "cudaMalloc", 1)], files(runtime={"cudaMalloc_v3020": 2}))
        self.assertFalse(verdict.is_equal(result))
        self.assertIn("    cudaMalloc 1/2 (alone 1): NOT EXPLAINED", verdict.lines("x", result))


class Communication(unittest.TestCase):
    def test_operations_by_communicator(self):
        rows = [{"layer": layer, "operation": "AllReduce", "communicator": number, "calls": 2, "captured": captured, "bytes": 8,
                 "without_size": 0} for layer, number, captured in (("nccl", 1, 0), ("nccl", 2, 3), ("nvshmem", 3, 0))]
        seen = tap.observed(report(communication={"operations": rows}))
        self.assertEqual(seen.nccl[1], {(1, "AllReduce"): (2, 8), (2, "AllReduce"): (5, 8)})
        self.assertEqual(seen.notes, [])

    def test_without_the_table_the_calls_are_kept(self):
        seen = tap.observed(report(calls=[call("nccl", "ncclAllReduce", 2), call("nccl", "ncclGroupEnd", 1)]))
        self.assertEqual(seen.nccl[1], {("", "ncclAllReduce"): (2, 0)})
        self.assertEqual(len(seen.notes), 1)


class Claims(unittest.TestCase):
    def test_ranks_and_processes_without_cuda(self):
        seen = tap.observed(report(calls=[call("driver", "cuInit", 1)]))
        said = claims.read('noise\nclaim {"pid": 1, "cuda": true, "rank": 0, "world": 2}\nclaim {"pid": 2, "cuda": false}\n')
        self.assertEqual(claims.check(said, seen), [])
        self.assertEqual(len(claims.check({1: {"cuda": False}}, seen)), 1)
        self.assertEqual(len(claims.check({1: {"cuda": True, "rank": 1}, 3: {"cuda": True}}, seen)), 2)
        self.assertEqual(claims.check({2: {"cuda": False}}, seen), [], "a launcher")
        seen = tap.observed(report(calls=[call("driver", "cuLaunchKernel", 1)]))
        self.assertEqual(len(claims.check({2: {"cuda": False}}, seen)), 1)


class Overhead(unittest.TestCase):
    def test_pairs_of_turns_in_either_order(self):
        turns = overhead.TURN.findall("off 100.0 110.0\non 102.0 111.0\non 104.0 120.0\noff 100.0 100.0\n")
        self.assertEqual(overhead.paired(turns), ([(100, 102), (100, 104)], [(110, 111), (100, 120)]))

    def test_goals_are_judged_by_the_interval(self):
        row = overhead.ratio_of([(100, 101), (100, 102), (100, 103)] * 10)
        self.assertAlmostEqual(row["ratio"], 1.02)
        self.assertEqual([overhead.against(goal, row) for goal in (1.04, 1.0)], ["met", "missed"])
        self.assertEqual(overhead.against(1.02, {"low": 1.01, "high": 1.03}), "open")


class Copies(unittest.TestCase):
    def test_arrays_and_peers_are_device_memory(self):
        records = {"HtoA": {"bytes": 5, "graph_bytes": 0}, "PtoP": {"bytes": 7, "graph_bytes": 2}, "set": {"bytes": 1, "graph_bytes": 0}}
        self.assertEqual(counts.copied(records), Counter({"HtoD": 5, "DtoD": 5, "in graphs": 2, "set": 1}))


if __name__ == "__main__":
    unittest.main()
