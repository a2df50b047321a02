"""The witness tells calls of libcudart.so from those of static copies and from those it makes to itself.

Needs gcc and CUPTI's headers; no GPU.
"""
import json
import pathlib
import subprocess
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
WITNESS = HERE.parent / "witness"


def flags():
    with tempfile.TemporaryDirectory() as place:
        done = subprocess.run(["bash", str(WITNESS / "build.sh"), place, "--flags"], capture_output=True, text=True)
    return done.stdout.split() if done.returncode == 0 else None


def counted(unwindable):
    """What runtime.c says of fake/program.c; `unwindable`: whether the driver in between has unwind tables."""
    with tempfile.TemporaryDirectory() as place:
        def build(output, *arguments):
            line = ["gcc", "-O1", *flags(), "-o", f"{place}/{output}", *map(str, arguments), f"-Wl,-rpath,{place}"]
            subprocess.run(line, check=True)

        fake, shared = HERE / "fake", ("-shared", "-fPIC", "-Wl,--allow-shlib-undefined")
        tables = () if unwindable else ("-fno-asynchronous-unwind-tables", "-fno-exceptions", "-fno-unwind-tables")
        build("libwitness.so", *shared, fake / "witness.c", WITNESS / "runtime.c", "-lgcc_s")
        build("libcupti.so.13", *shared, fake / "cupti.c")
        build("libcuda.so.1", *shared, *tables, fake / "driver.c")
        build("libcudart.so.13", *shared, fake / "cudart.c")
        build("libcublas.so.13", *shared, "-DFAKE(name)=static_##name", fake / "cudart.c")
        libraries = [f"{place}/{name}" for name in
                     ("libcudart.so.13", "libcublas.so.13", "libcuda.so.1", "libcupti.so.13", "libwitness.so")]
        build("program", "-DFAKE(name)=own_##name", fake / "program.c", fake / "cudart.c", *libraries)
        return json.loads(subprocess.check_output([f"{place}/program"]))


@unittest.skipUnless(flags(), "no CUPTI headers here")
class Copies(unittest.TestCase):
    def test_by_unwinding(self):
        seen = counted(unwindable=True)
        self.assertEqual(seen["runtime_scanned"], 0)
        self.assertEqual(seen["runtime"], {"cudaFake1_v13000": 3, "cudaFake2_v13000": 1, "cudaFake3_v13000": 1})
        self.assertEqual(seen["runtime_inner"], {"cudaFake1_v13000": 1})
        self.assertEqual(seen["runtime_static"], {
            "libcublas.so.13": {"cudaFake1_v13000": 3, "cudaFake2_v13000": 1},
            "program": {"cudaFake1_v13000": 1},
        })

    def test_through_a_driver_without_unwind_tables(self):
        seen = counted(unwindable=False)
        self.assertEqual(seen["runtime_scanned"], 11)
        self.assertEqual(sum(seen["runtime"].values()), 6)
        self.assertEqual(sum(seen["runtime_static"]["libcublas.so.13"].values()), 4)


if __name__ == "__main__":
    unittest.main()
