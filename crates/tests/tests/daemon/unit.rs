//! The service's unit, as it is shipped.

use std::path::{Path, PathBuf};
use std::process::Command;

use gputap_tests::daemon::shown;
use gputap_tests::{have, skip};

const DROP_INS: [&str; 3] = ["remote.conf", "dyno.conf", "look.conf"];

/// Most exposure that systemd may see, in tenths.
const EXPOSURE: u32 = 20;

fn packaging() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging/systemd")
}

/// Exposure of a unit, in tenths.
fn exposure(unit: &Path) -> u32 {
    let output = Command::new("systemd-analyze")
        .args(["security", "--offline=true", "--no-pager"])
        .arg(unit)
        .output()
        .unwrap();
    let text = shown(&output);
    let line =
        text.lines().find(|l| l.contains("Overall exposure level")).unwrap_or_else(|| panic!("{text}"));
    let figure = line.rsplit_once(": ").unwrap().1.split_whitespace().next().unwrap();
    figure.replace('.', "").parse().unwrap()
}

#[test]
fn the_unit_exposes_little_with_and_without_the_drop_ins() {
    if !have("systemd-analyze") {
        return skip("there is no systemd-analyze here");
    }
    assert!(exposure(&packaging().join("gputap.service")) <= EXPOSURE);
    let dir = tempfile::tempdir().unwrap();
    let read = |name: &str| std::fs::read_to_string(packaging().join(name)).unwrap();
    for drop_in in DROP_INS {
        let both = dir.path().join("both.service");
        std::fs::write(&both, read("gputap.service") + &read(drop_in)).unwrap();
        assert!(exposure(&both) <= EXPOSURE, "{drop_in}");
    }
}

/// What the unit says to the daemon are settings that the daemon takes.
#[test]
fn the_unit_starts_the_daemon_with_settings_that_it_knows() {
    let unit = std::fs::read_to_string(packaging().join("gputap.service")).unwrap();
    let drop_ins: String =
        DROP_INS.iter().map(|name| std::fs::read_to_string(packaging().join(name)).unwrap()).collect();
    let help = Command::new(gputap_tests::gputap()).args(["daemon", "--help"]).output().unwrap();
    let help = shown(&help);
    let lines = unit.lines().chain(drop_ins.lines()).filter_map(|l| l.strip_prefix("Environment="));
    let names: Vec<&str> =
        lines.flat_map(str::split_whitespace).map(|v| v.split('=').next().unwrap()).collect();
    assert!(names.len() >= 6);
    for name in names {
        assert!(help.contains(&format!("{name}=")), "{name}");
    }
}
