//! Which GPU a process means by an ordinal: CUDA_VISIBLE_DEVICES changes it, and a GPU is one however it is called.

use std::process::Command;

use gputap_tests::{Host, Job, Traced, gputap};

/// What `gputap sql` answers about several traces.
fn sql(traces: &[Traced], query: &str) -> Vec<Vec<String>> {
    let mut command = Command::new(gputap());
    command.arg("sql").args(traces.iter().map(Traced::trace)).arg(query).args(["--format", "csv"]);
    let output = command.output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    text.lines().skip(1).map(|line| line.split(',').map(str::to_owned).collect()).collect()
}

fn traced(visible: Option<&str>) -> Traced {
    let job = Job::new(Host::new("devices.c").build()).env("GPUTAP_SIM_GPUS", "4");
    let traced = Traced::run(&visible.iter().fold(job, |job, list| job.env("CUDA_VISIBLE_DEVICES", list)));
    assert_eq!(traced.ended.code, 0, "{:?}", traced.ended);
    traced
}

/// The UUID of simulated GPU 2, and of its second MIG device.
const GPU_2: &str = "GPU-67707574-6170-2d73-696d-2d6770752d02";
const MIG_OF_2: &str = "MIG-67707574-6170-2d73-696d-2d6d69670102";

#[test]
fn a_gpu_is_one_however_processes_call_it() {
    let lists = [None, Some("2,0"), Some(GPU_2), Some(MIG_OF_2), Some("3")];
    let traces = lists.map(traced);
    let said: Vec<&str> = traces.iter().map(|t| t.ended.stdout.trim()).collect();
    assert_eq!(said, ["4 devices", "2 devices", "1 devices", "1 devices", "1 devices"]);
    let rows =
        sql(&traces, "SELECT process, device, gpu, uuid, mig, pci FROM devices ORDER BY process, device");
    let gpus: Vec<[&str; 3]> = rows.iter().map(|r| [r[0].as_str(), &r[1], &r[2]]).collect();
    let expected = [
        ["1", "0", "0"],
        ["1", "1", "1"],
        ["1", "2", "2"],
        ["1", "3", "3"],
        ["2", "0", "2"],
        ["2", "1", "0"],
        ["3", "0", "2"],
        // A part of GPU 2 is a device of its own, at the same address.
        ["4", "0", "4"],
        ["5", "0", "3"],
    ];
    assert_eq!(gpus, expected, "{rows:?}");
    assert_eq!(rows[6][3..], [GPU_2, "0", "0000:12:00.0"]);
    assert_eq!(rows[7][3..], [MIG_OF_2, "1", "0000:12:00.0"]);
    // Calls and contexts lead there.
    let used = "SELECT DISTINCT c.process, c.device, d.gpu FROM calls c JOIN devices d USING (process, device) \
                WHERE c.name = 'cuStreamCreate' ORDER BY 1, 2";
    assert_eq!(sql(&traces, used).len(), expected.len());
}

#[test]
fn devices_are_asked_for_once_and_the_questions_are_the_library_s() {
    let traced = traced(Some("1,3"));
    let report = traced.report();
    let own = &report["processes"][0]["own_calls"];
    for question in ["cuDeviceGetUuid", "cuDeviceGetUuid_v2", "cuDeviceGetPCIBusId", "cuDeviceGetName"] {
        assert_eq!(own[question], 2, "{question}: {own}");
    }
}
