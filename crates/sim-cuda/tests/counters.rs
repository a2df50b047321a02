//! The counters are exact, and scripts do what they say.

#[macro_use]
mod support;

use std::time::{Duration, Instant};

use support::{counts, in_process, start};

#[test]
fn every_call_of_every_thread_is_counted() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    let path = file.path().to_str().expect("a path").to_owned();
    in_process("every_call_of_every_thread_is_counted", &[("GPUTAP_SIM_COUNTERS", &path)], || {
        let path = std::env::var("GPUTAP_SIM_COUNTERS").expect("the counters");
        let mine = gputap_sim_job::mixed(7, 8, 20_000).expect("the job");
        assert_eq!(counts(path.as_ref()), mine);
    });
}

#[test]
fn processes_add_up_in_one_file() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    let path = file.path().to_str().expect("a path").to_owned();
    let run = || {
        in_process("processes_add_up_in_one_file", &[("GPUTAP_SIM_COUNTERS", &path)], || {
            gputap_sim_job::launch_loop(1000).expect("the loop");
        });
    };
    run();
    if std::env::var_os("SIM_TEST").is_none() {
        run();
        assert_eq!(counts(file.path())["cuLaunchKernel"], 2000);
    }
}

#[test]
fn the_job_knows_what_it_called() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    let path = file.path().to_str().expect("a path").to_owned();
    in_process("the_job_knows_what_it_called", &[("GPUTAP_SIM_COUNTERS", &path)], || {
        let path = std::env::var("GPUTAP_SIM_COUNTERS").expect("the counters");
        let options = gputap_sim_job::Train { rank: 1, ranks: 4, steps: 12 };
        let summary = gputap_sim_job::train(&options).expect("the job");
        let seen = counts(path.as_ref());
        assert_eq!(seen, summary.calls);
        assert_eq!(seen["cuLaunchKernel"], summary.launches);
        assert_eq!(seen["cuGraphLaunch"], summary.graph_launches);
        assert_eq!(summary.device_name, "gputap simulated GPU");
    });
}

#[test]
fn a_script_fails_the_nth_call_and_all_after_it() {
    let script = "cuMemAlloc_v2:3=2,cuCtxGetCurrent:2+=719,nonsense,cuNoSuch:1=1";
    in_process("a_script_fails_the_nth_call_and_all_after_it", &[("GPUTAP_SIM_FAIL", script)], || {
        start(0);
        let mut address = 0u64;
        let codes = [0; 4].map(|_| cu!(cuMemAlloc_v2(&mut address, 64)));
        assert_eq!(codes, [0, 0, 2, 0]);
        let mut context = 0usize;
        let codes = [0; 4].map(|_| cu!(cuCtxGetCurrent(&mut context)));
        assert_eq!(codes, [0, 719, 719, 719]);
    });
}

#[test]
fn a_script_delays_a_call() {
    in_process("a_script_delays_a_call", &[("GPUTAP_SIM_DELAY", "cuStreamSynchronize:2=120ms")], || {
        start(0);
        let times = [0; 3].map(|_| {
            let begin = Instant::now();
            ok!(cuStreamSynchronize(0));
            begin.elapsed()
        });
        assert!(times[0] < Duration::from_millis(100) && times[2] < Duration::from_millis(100), "{times:?}");
        assert!(times[1] >= Duration::from_millis(120), "{times:?}");
    });
}

/// The stub of a scripted function saves all arguments around the question, the seventh and later ones included.
#[test]
fn scripted_calls_keep_their_arguments() {
    let script = "cuLaunchKernel:1000000=1,cuMemcpyHtoD_v2:1000000=1";
    in_process("scripted_calls_keep_their_arguments", &[("GPUTAP_SIM_FAIL", script)], || {
        start(0);
        let (mut module, mut kernel, mut stream, mut address) = (0usize, 0usize, 0usize, 0u64);
        ok!(cuModuleLoadData(&mut module, c"//gputap-sim\nfoo\n".to_bytes_with_nul().as_ptr().addr()));
        ok!(cuModuleGetFunction(&mut kernel, module, c"foo".to_bytes_with_nul().as_ptr().addr()));
        ok!(cuStreamCreate(&mut stream, 0));
        ok!(cuLaunchKernel(kernel, 1, 2, 3, 4, 5, 6, 7, stream, 0, 0));
        assert_eq!(
            cu!(cuLaunchKernel(kernel, 1, 2, 3, 4, 5, 65, 7, stream, 0, 0)),
            1,
            "the seventh is on the stack"
        );
        assert_eq!(cu!(cuLaunchKernel(kernel, 1, 2, 3, 4, 5, 6, 7, 0x1234, 0, 0)), 400, "so is the stream");
        ok!(cuMemAlloc_v2(&mut address, 16));
        let (from, mut to) = ([9u8; 16], [0u8; 16]);
        ok!(cuMemcpyHtoD_v2(address, &from, 16));
        ok!(cuMemcpyDtoH_v2(&mut to, address, 16));
        assert_eq!(from, to);
    });
}
