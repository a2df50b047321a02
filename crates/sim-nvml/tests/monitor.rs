//! The simulated NVML as C programs see it.

use std::path::{Path, PathBuf};

use gputap_sim_base::testing::{Program, compile, counters, tmp_dir};

fn program(name: &str) -> Program {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/hosts").join(name);
    compile(&source, &[], &["libnvidia-ml.so.1"])
}

fn written(name: &str, text: &str) -> PathBuf {
    let path = tmp_dir().join(format!("nvml-{name}-{}", std::process::id()));
    std::fs::write(&path, text).expect("writing a script");
    path
}

const VALUES: &str = "
gpus = 4
driver-version = 581.23
gpu.*.utilization = 5
gpu.0.utilization = 97
gpu.0.memory-used = 11G
gpu.0.memory-reserved = 1G
gpu.0.power-mw = 512000
gpu.0.clock-memory = 1593
gpu.0.pcie-rx-kb = 2048
gpu.0.ecc-uncorrected = 3
gpu.0.field.82 = 71
gpu.0.process = 4242 10G
gpu.0.process = 4243 1M
gpu.0.graphics-process = 17 64M
gpu.1.mig = 1g.10gb 3g.40gb
gpu.1.mig.1.memory-used = 5G
";

#[test]
fn devices_say_what_the_script_says() {
    let (script, counts) = (written("values", VALUES), written("values-counters", ""));
    let [script_path, counters_path] = [&script, &counts].map(|path| path.to_str().unwrap());
    let environment = [("GPUTAP_SIM_NVML", script_path), ("GPUTAP_SIM_NVML_COUNTERS", counters_path)];
    program("values.c").run::<&str>(&[], &environment);
    let of = |name| usize::from(gputap_catalog::by_symbol(5, name).unwrap().id);
    assert_eq!(counters(&counts).calls(of("nvmlDeviceGetUtilizationRates")), 3);
    assert_eq!(counters(&counts).calls(of("nvmlShutdown")), 3);
    for path in [script, counts] {
        std::fs::remove_file(path).unwrap();
    }
}

#[test]
fn things_happen_when_the_script_says() {
    let text = "gpus = 2\ngpu.0.xid = 13\ngpu.1.xid = 79 after 300ms\nhang = nvmlDeviceGetPowerUsage\n";
    let script = written("events", text);
    let path = script.to_str().unwrap();
    program("events.c").run(&[path], &[("GPUTAP_SIM_NVML", path)]);
    std::fs::remove_file(script).unwrap();
}

#[test]
fn without_a_script_the_gpus_are_idle() {
    let source = "#include \"check.h\"\n#include \"nvml.h\"\nint main(void) {\n\
        unsigned count, power; nvmlDevice_t device; OK(nvmlInit_v2()); OK(nvmlDeviceGetCount_v2(&count)); CHECK(3, count);\n\
        OK(nvmlDeviceGetHandleByIndex_v2(2, &device)); OK(nvmlDeviceGetPowerUsage(device, &power)); CHECK(70000, power);\n\
        return 0; }\n";
    let path = tmp_dir().join(format!("nvml-idle-{}.c", std::process::id()));
    std::fs::write(&path, source).unwrap();
    compile(&path, &[], &["libnvidia-ml.so.1"]).run::<&str>(&[], &[("GPUTAP_SIM_GPUS", "3")]);
    std::fs::remove_file(path).unwrap();
}
