//! One program for all targets: GPUTAP_FUZZ_TARGET names the one that libFuzzer's bytes go to.
#![no_main]

use std::sync::LazyLock;

static TARGET: LazyLock<fn(&[u8])> = LazyLock::new(|| {
    let name = std::env::var("GPUTAP_FUZZ_TARGET").expect("GPUTAP_FUZZ_TARGET names a target");
    let found = gputap_tests::fuzz::TARGETS.iter().find(|(n, _)| *n == name);
    found.unwrap_or_else(|| panic!("no target is called {name}")).1
});

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| TARGET(bytes));
