//! Drivers, programs and loaders of every build.

use std::path::{Path, PathBuf};

use gputap_tests::{Host, Job, Outcome, is_root, library, simulated, skip, small_driver};

fn simulated_driver() -> String {
    simulated().join("libcuda.so.1").display().to_string()
}

/// A directory with the small driver, built with further flags.
fn driver(flags: &[&str]) -> PathBuf {
    let plain = Host::new("small_driver.c").shared().flag("-Wl,-soname,libcuda.so.1").flag("-fexceptions");
    let host = flags.iter().fold(plain, |host, flag| host.flag(*flag));
    host.build_as("libcuda.so.1").parent().unwrap().to_owned()
}

/// The looked-up and the linked program on a driver that is built in a special way.
fn on_driver(flags: &[&str]) {
    let dir = driver(flags);
    let looked_up = Job::new(Host::new("surroundings.c").build()).arg("nothing");
    let file = dir.join("libcuda.so.1").display().to_string();
    let linked = Job::new(Host::new("linked.c").flag(file).build());
    for job in [looked_up, linked] {
        let outcome = job.driver(Some(&dir)).compare();
        assert_eq!(outcome.ended.code, 0, "{:?}", outcome.ended);
        assert!(outcome.recorded().counts().count_of("cuLaunchKernel") >= 100);
    }
}

#[test]
fn a_driver_with_the_old_hash_table_only() {
    on_driver(&["-Wl,--hash-style=sysv"]);
}

#[test]
fn a_driver_with_the_new_hash_table_only() {
    on_driver(&["-Wl,--hash-style=gnu"]);
}

#[test]
fn a_driver_that_binds_to_itself() {
    on_driver(&["-Wl,-Bsymbolic"]);
}

#[test]
fn a_driver_without_section_headers_and_symbols() {
    on_driver(&["-s", "-Wl,-z,separate-code"]);
}

#[test]
fn a_driver_of_one_segment() {
    on_driver(&["-Wl,-z,noseparate-code", "-Wl,-z,norelro"]);
}

#[test]
fn a_driver_that_chooses_a_function_when_it_is_bound() {
    on_driver(&["-DIFUNC"]);
}

#[test]
fn a_driver_with_versions_of_its_symbols() {
    let script = gputap_tests::source_dir().join("versions.map");
    on_driver(&[&format!("-Wl,--version-script={}", script.display())]);
}

/// The linked program, built in a special way.
fn linked(flags: &[&str]) -> Outcome {
    let host = flags.iter().fold(Host::new("linked.c"), |host, flag| host.flag(*flag));
    let outcome = Job::new(host.flag(simulated_driver()).build()).compare();
    assert_eq!(outcome.assert_complete().counts().count_of("cuLaunchKernel"), 100);
    outcome
}

#[test]
fn a_program_without_stubs_for_calls() {
    linked(&["-fno-plt"]);
    linked(&["-fno-plt", "-no-pie"]);
}

#[test]
fn a_program_that_binds_late() {
    linked(&["-Wl,-z,lazy"]);
    linked(&["-Wl,-z,lazy", "-no-pie"]);
}

#[test]
fn a_program_whose_tables_stay_writable() {
    linked(&["-Wl,-z,norelro", "-Wl,-z,lazy"]);
}

#[test]
fn a_program_that_exports_everything() {
    linked(&["-rdynamic"]);
}

#[test]
fn a_program_with_an_old_hash_table() {
    linked(&["-Wl,--hash-style=sysv"]);
}

#[test]
fn a_program_with_control_flow_protection() {
    linked(&["-fcf-protection=full", "-Wl,-z,shstk"]);
}

#[test]
fn a_program_that_copies_data_of_the_driver() {
    let dir = small_driver();
    let file = dir.join("libcuda.so.1").display().to_string();
    for flags in [["-no-pie", "-fno-pic"], ["-pie", "-fpie"]] {
        let host = flags.iter().fold(Host::new("copied.c"), |host, flag| host.flag(*flag));
        let outcome = Job::new(host.flag(&file).build()).driver(Some(&dir)).compare();
        assert_eq!(outcome.ended.code, 0, "{:?}", outcome.ended);
        assert_eq!(outcome.recorded().counts().count_of("cuDriverGetVersion"), 100);
    }
}

#[test]
fn a_static_program_that_is_relocatable() {
    let outcome = Job::new(Host::new("plain.c").flag("-static-pie").build()).compare();
    assert!(!outcome.dir().join("rings").exists());
}

fn early(flag: &str) -> PathBuf {
    let library = Host::new("early.c").shared().flag("-DLIBRARY").flag(simulated_driver()).build();
    Host::new("early.c").flag(flag).flag(library.display().to_string()).flag(simulated_driver()).build()
}

#[test]
fn calls_before_main_and_behind_it() {
    let outcome = Job::new(early("-DPLAIN")).compare();
    assert_eq!(outcome.ended.stdout.lines().count(), 9, "{}", outcome.ended.stdout);
    assert_eq!(outcome.assert_complete().counts().count_of("cuDriverGetVersion"), 90);
}

/// That early the C library has no environment yet, so the rings are in the user's own directory, here of another /dev/shm.
#[test]
fn calls_before_the_c_library_is_there() {
    if !is_root() {
        return skip("mounting needs root");
    }
    let mount = "mount -t tmpfs none /dev/shm && traced \"$@\"";
    let job = Job::new(early("-DBEFORE_ALL")).env("GPUTAP_SIM_COUNTERS", "/dev/null");
    let outcome = job.scripted(&["unshare", "-m"], mount).compare();
    assert_eq!(outcome.ended.stdout.lines().count(), 10, "{:?}", outcome.ended);
}

#[test]
fn calls_in_a_quick_exit() {
    let outcome = Job::new(early("-DPLAIN")).arg("quick").compare();
    assert_eq!((outcome.ended.code, outcome.ended.stdout.lines().count()), (3, 5), "{:?}", outcome.ended);
    outcome.assert_complete();
}

fn opened(what: &str) -> Job {
    Job::new(Host::new("opened.c").build()).arg(what)
}

exact! { "opened.c":
    a_driver_by_its_path "by-path",
    a_driver_by_another_name "by-link",
    a_driver_with_every_flag "flags",
    a_driver_that_comes_and_goes_in_six_threads "comes-and-goes",
}

#[test]
fn a_driver_without_a_name() {
    let outcome = opened("nameless").arg(small_driver().join("libcuda.so.1")).compare();
    assert_eq!(outcome.ended.stdout, "13000 0\n");
}

#[test]
fn our_library_closed_by_the_program() {
    opened("closes-us").arg(library()).compare().assert_exact();
}

#[test]
fn two_hundred_other_libraries() {
    let (piece, dir) = (Host::new("audit.c").shared().build(), tempfile::tempdir().unwrap());
    let mut job = opened("many-libraries");
    for i in 0..200 {
        let copy = dir.path().join(format!("{i}.so"));
        std::fs::copy(&piece, &copy).unwrap();
        job = job.arg(copy);
    }
    job.compare().assert_exact();
}

/// A looked-up and a linked program with variables for the loader.
fn with_loader(name: &str, value: impl AsRef<Path>) {
    let looked_up = Job::new(Host::new("loading.c").build()).arg("proc");
    let linked = Job::new(Host::new("linked.c").flag(simulated_driver()).build());
    for job in [looked_up, linked] {
        job.env(name, value.as_ref()).compare().assert_complete();
    }
}

#[test]
fn a_loader_that_binds_everything_at_once() {
    with_loader("LD_BIND_NOW", "1");
}

#[test]
fn a_loader_that_never_remembers_what_it_bound() {
    with_loader("LD_BIND_NOT", "1");
}

#[test]
fn a_loader_for_which_weak_symbols_count_less() {
    with_loader("LD_DYNAMIC_WEAK", "1");
}

#[test]
fn a_loader_with_an_auditor() {
    with_loader("LD_AUDIT", Host::new("audit.c").shared().build());
}

#[test]
fn a_c_library_without_restartable_sequences() {
    with_loader("GLIBC_TUNABLES", "glibc.pthread.rseq=0");
}

#[test]
fn a_driver_that_is_preloaded() {
    let looked_up = Job::new(Host::new("loading.c").build()).arg("proc");
    let linked = Job::new(Host::new("linked.c").flag(simulated_driver()).build());
    for job in [looked_up, linked] {
        job.clone().preload_after(simulated_driver()).compare().assert_complete();
        // In front of us it is found first: then there is nothing to record.
        job.preload_before(simulated_driver()).compare();
    }
}

/// Somebody else's wrappers of the driver: in front of ours, behind it, and in the program.
fn wrapped(flags: &[&str]) {
    let wrapper = || flags.iter().fold(Host::new("wrapper.c"), |host, flag| host.flag(*flag));
    let library = wrapper().shared().build();
    let looked_up = Job::new(Host::new("loading.c").build()).arg("proc");
    let linked = Job::new(Host::new("linked.c").flag(simulated_driver()).build());
    for job in [looked_up, linked] {
        for job in [job.clone().preload_before(&library), job.preload_after(&library)] {
            let outcome = job.compare();
            assert!(outcome.ended.stderr.starts_with("wrapper: "), "{:?}", outcome.ended);
            outcome.assert_exact();
        }
    }
    let source = gputap_tests::source_dir().join("wrapper.c").display().to_string();
    let program = flags.iter().fold(Host::new("linked.c"), |host, flag| host.flag(*flag));
    Job::new(program.flag("-rdynamic").flag(source).flag(simulated_driver()).build())
        .compare()
        .assert_exact();
}

#[test]
fn wrappers_of_driver_functions() {
    wrapped(&[]);
}

#[test]
fn wrappers_of_driver_functions_and_of_look_ups() {
    wrapped(&["-DDLSYM"]);
}
