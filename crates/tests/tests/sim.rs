//! `gputap sim`: programs find the simulated libraries by every name they have, and are otherwise left as they are.

use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use gputap_sim_base::names::SIMULATED;
use gputap_tests::{Ended, Host, Started, gputap, have, on_tmpfs, skip, small_driver};
use serde_json::Value;
use tempfile::TempDir;

/// A place for the links, and programs that run with it.
struct Workplace(TempDir);

impl Workplace {
    fn new() -> Workplace {
        Workplace(on_tmpfs())
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    /// `gputap` with these words, without what cargo or the caller put in the environment.
    fn gputap(&self, words: &[&str]) -> Command {
        let mut command = Command::new(gputap());
        command.args(words).env_remove("LD_LIBRARY_PATH").env_remove("XDG_RUNTIME_DIR");
        command
            .env("TMPDIR", self.path())
            .env("GPUTAP_DIR", self.path().join("rings"))
            .current_dir(self.path());
        command
    }

    fn run(&self, words: &[&str]) -> Ended {
        ended(&mut self.gputap(words))
    }

    /// Where the links are now.
    fn links(&self) -> PathBuf {
        let ended = self.run(&["sim", "-q", "--", "sh", "-c", "echo $LD_LIBRARY_PATH"]);
        PathBuf::from(ended.stdout.trim())
    }
}

fn ended(command: &mut Command) -> Ended {
    Started::new(command, Duration::from_secs(60)).wait()
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// What `named.c` says of a library on a machine of three GPUs.
fn line(name: &str) -> String {
    let says = match name.split(".so").next().unwrap() {
        "libcuda" | "libnvidia-ml" => "started 0, 3 devices".to_owned(),
        "libcudart" => {
            let major = name.split('.').nth(2).unwrap_or("13");
            format!("3 devices, version {major}")
        }
        "libnccl" => "version 2".to_owned(),
        // Of the specification that it follows.
        _ => "version 1".to_owned(),
    };
    format!("{name} {says}\n")
}

#[test]
fn linked_programs_find_every_library() {
    let place = Workplace::new();
    for library in SIMULATED {
        let host = Host::new("named.c").flag("-DLINKED").links(&[library.soname]).build();
        let words = ["sim", "--gpus", "3", "--", text(&host), library.soname];
        let ended = place.run(&words);
        assert_eq!((ended.code, ended.stdout), (0, line(library.soname)), "{}", ended.stderr);
        assert!(ended.stderr.contains("simulated") && ended.stderr.lines().count() == 1, "{}", ended.stderr);
    }
}

#[test]
fn opened_by_soname_or_by_the_name_without_a_number() {
    let place = Workplace::new();
    let host = Host::new("named.c").build();
    let plain: Vec<&str> = SIMULATED.iter().map(|l| &l.soname[..l.soname.find(".so").unwrap() + 3]).collect();
    for names in [SIMULATED.map(|l| l.soname).to_vec(), plain] {
        let words = [&["sim", "-q", "--gpus", "3", "--", text(&host)], names.as_slice()].concat();
        let ended = place.run(&words);
        let lines: String = names.iter().map(|name| line(name)).collect();
        assert_eq!((ended.code, ended.stdout, ended.stderr), (0, lines, String::new()));
    }
}

#[test]
fn opened_by_python() {
    if !have("python3") {
        return skip("there is no python3 here");
    }
    let place = Workplace::new();
    let script = "import ctypes, os, subprocess, sys\n\
        n = ctypes.c_int()\n\
        for name in 'libcuda.so.1', 'libcuda.so', 'libcudart.so.12', 'libcudart.so', 'libnvidia-ml.so.1':\n\
        \x20   library = ctypes.CDLL(name)\n\
        \x20   if 'cudart' in name: assert library.cudaGetDeviceCount(ctypes.byref(n)) == 0\n\
        \x20   elif 'cuda' in name: assert library.cuInit(0) == 0 and library.cuDeviceGetCount(ctypes.byref(n)) == 0\n\
        \x20   else: assert library.nvmlInit_v2() == 0 and library.nvmlDeviceGetCount_v2(ctypes.byref(n)) == 0\n\
        \x20   print(name, n.value)\n\
        sys.stdout.flush()\n\
        if len(sys.argv) == 1: sys.exit(subprocess.call([sys.executable, '-c', os.environ['SCRIPT'], 'again']))\n";
    let mut command = place.gputap(&["sim", "-q", "--gpus", "5", "--", "python3", "-c", script]);
    let ended = ended(command.env("SCRIPT", script));
    assert_eq!((ended.code, ended.stderr.as_str()), (0, ""));
    assert_eq!(ended.stdout.lines().filter(|l| l.ends_with(" 5")).count(), 10, "{}", ended.stdout);
}

#[test]
fn children_and_exec_have_it_too() {
    let place = Workplace::new();
    let host = Host::new("named.c").build();
    let script = "\"$0\" libcuda.so.1; sh -c '\"$0\" libcuda.so.1' \"$0\"; exec \"$0\" libcuda.so.1";
    let ended = place.run(&["sim", "-q", "--gpus", "3", "--", "sh", "-c", script, text(&host)]);
    assert_eq!((ended.code, ended.stdout), (0, line("libcuda.so.1").repeat(3)), "{}", ended.stderr);
}

#[test]
fn the_users_own_library_path_stays_behind_it() {
    let place = Workplace::new();
    let theirs = small_driver();
    let show = ["sim", "-q", "--", "sh", "-c", "echo $LD_LIBRARY_PATH"];
    let path = format!("{}:/usr/lib", theirs.display());
    let ended_with = |words: &[&str]| ended(place.gputap(words).env("LD_LIBRARY_PATH", &path));
    let links = place.links();
    assert_eq!(ended_with(&show).stdout, format!("{}:{path}\n", links.display()));
    // Twice is not more than once.
    let program = gputap();
    let twice = [&["sim", "-q", "--", text(&program)], &show[..]].concat();
    assert_eq!(ended_with(&twice).stdout, format!("{}:{path}\n", links.display()));
    let host = Host::new("named.c").build();
    let driver = ended_with(&["sim", "-q", "--gpus", "3", "--", text(&host), "libcuda.so.1"]);
    assert_eq!(driver.stdout, line("libcuda.so.1"), "the simulated one comes first: {}", driver.stderr);
}

fn report(place: &Workplace, trace: &str) -> Value {
    let ended = place.run(&["report", trace, "--format", "json"]);
    assert_eq!(ended.code, 0, "{}", ended.stderr);
    serde_json::from_str(&ended.stdout).unwrap()
}

/// Also for a program that uses no GPU but only asks about them.
#[test]
fn traced_around_or_inside_and_the_report_says_simulated() {
    let place = Workplace::new();
    let host = Host::new("named.c").build();
    let program = gputap();
    let gputap = text(&program);
    for (n, library) in ["libcudart.so.12", "libnvidia-ml.so.1", "libcuda.so"].into_iter().enumerate() {
        for inside in [true, false] {
            let trace = format!("t{n}{inside}.trace");
            let run = ["run", "-q", "--out", &trace, "--"];
            let sim = ["sim", "-q", "--gpus", "3", "--"];
            let (first, second) = if inside { (&sim[..], &run[..]) } else { (&run[..], &sim[..]) };
            let ended = place.run(&[first, &[gputap], second, &[text(&host), library]].concat());
            assert_eq!((ended.code, ended.stdout), (0, line(library)), "{}", ended.stderr);
            let report = report(&place, &trace);
            assert_eq!(report["simulated"], true, "{library}, {trace}");
            assert!(report["totals"]["stored"].as_u64().unwrap() >= 1, "{}", report["totals"]);
            assert!(place.run(&["report", &trace]).stdout.contains("\nSimulated GPUs"));
        }
    }
}

#[test]
fn it_becomes_the_program() {
    let place = Workplace::new();
    let code = |words: &[&str]| place.run(&[&["sim", "-q", "--"], words].concat()).code;
    assert_eq!(code(&["sh", "-c", "exit 7"]), 7);
    assert_eq!(code(&["sh", "-c", "kill -TERM $$"]), -15);
    assert_eq!(code(&["sh", "-c", "kill -SEGV $$"]), -11);
    assert_eq!(code(&["no-such-command-anywhere"]), 127);
    assert_eq!(code(&["/etc/passwd"]), 126);
    let started =
        Started::new(&mut place.gputap(&["sim", "-q", "--", "sh", "-c", "echo $$"]), Duration::from_secs(20));
    let pid = started.pid().as_raw_nonzero().to_string();
    assert_eq!(started.wait().stdout.trim(), pid, "no process stands between");
}

/// Lines that differ between any two processes.
const OWN: [&str; 12] = [
    "Pid:",
    "PPid:",
    "Tgid:",
    "NSpid:",
    "NStgid:",
    "NSpgid:",
    "NSsid:",
    "SigQ:",
    "Vm",
    "Rss",
    "voluntary",
    "nonvoluntary",
];

/// What a process inherits is compared with what it is without us.
#[test]
fn everything_that_is_inherited_stays_as_it_is() {
    let place = Workplace::new();
    let program = gputap();
    let seen = "cat /proc/self/status; ulimit -a; umask; ls /proc/self/fd; env | sort";
    let ways = ["", "trap '' INT TERM USR1 CHLD;", "ulimit -n 99; umask 7;", "exec 9</dev/null;"];
    for way in ways {
        let shown = |command: &str| {
            let mut shell = Command::new("sh");
            shell.args(["-c", &format!("{way} exec {command} sh -c \"$1\""), "sh", seen]);
            shell.env_remove("LD_LIBRARY_PATH").env("TMPDIR", place.path());
            let ended = ended(&mut shell);
            assert_eq!(ended.code, 0, "{way} {command}: {}", ended.stderr);
            let lines = ended.stdout.lines().filter(|l| !l.starts_with("LD_LIBRARY_PATH="));
            let lines = lines.filter(|l| !OWN.iter().any(|own| l.starts_with(own))).map(str::to_owned);
            lines.collect::<Vec<String>>()
        };
        let (without, with) = (shown(""), shown(&format!("{} sim -q --", text(&program))));
        let other = without.iter().zip(&with).find(|(a, b)| a != b);
        assert!(other.is_none() && without.len() == with.len(), "{way:?} without and with: {other:?}");
    }
}

#[test]
fn links_are_the_users_alone_and_mended() {
    let place = Workplace::new();
    let links = place.links();
    let own = links.parent().unwrap();
    assert!(own.starts_with(place.path()), "{}", links.display());
    for dir in [own, &links] {
        assert_eq!(dir.metadata().unwrap().permissions().mode() & 0o777, 0o700, "{}", dir.display());
    }
    let cuda = links.join("libcuda.so.1");
    let right = cuda.read_link().unwrap();
    std::fs::remove_file(&cuda).unwrap();
    symlink("/nowhere", &cuda).unwrap();
    assert_eq!(place.links(), links, "the same place for all who need it");
    assert_eq!(cuda.read_link().unwrap(), right);
}

/// In a directory that everybody can write to somebody may have been there first.
#[test]
fn a_place_that_is_not_the_users_alone_is_not_used() {
    let uid = rustix::process::getuid().as_raw();
    let taken: [fn(&Path); 3] = [
        |path| {
            std::fs::create_dir(path).unwrap();
            std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o777)).unwrap();
        },
        |path| symlink("/tmp", path).unwrap(),
        |path| std::fs::write(path, "").unwrap(),
    ];
    for take in taken {
        let (place, runtime) = (Workplace::new(), on_tmpfs());
        take(&place.path().join(format!("gputap-sim-{uid}")));
        let mut command = place.gputap(&["sim", "-q", "--", "sh", "-c", "echo $LD_LIBRARY_PATH"]);
        let ended = ended(command.env("XDG_RUNTIME_DIR", runtime.path()));
        assert_eq!(ended.code, 0, "{}", ended.stderr);
        assert!(ended.stdout.starts_with(text(runtime.path())), "{}", ended.stdout);
    }
}

#[test]
fn many_at_once_share_one_place() {
    let place = Workplace::new();
    let host = Host::new("named.c").build();
    let words = ["sim", "-q", "--gpus", "3", "--", text(&host), "libcuda.so"];
    let all: Vec<Started> =
        (0..16).map(|_| Started::new(&mut place.gputap(&words), Duration::from_secs(60))).collect();
    for started in all {
        let ended = started.wait();
        assert_eq!((ended.code, ended.stdout), (0, line("libcuda.so")), "{}", ended.stderr);
    }
    assert_eq!(
        place.path().read_dir().unwrap().filter(|e| e.as_ref().unwrap().file_name() != "rings").count(),
        1
    );
}

#[test]
fn help_says_what_it_can_not_do() {
    let place = Workplace::new();
    let help = place.run(&["sim", "--help"]).stdout;
    for word in ["compute", "statically", "RPATH", "gputap run -- gputap sim"] {
        assert!(help.contains(word), "{word}: {help}");
    }
    assert_eq!(place.run(&["sim", "--gpus", "65", "--", "true"]).code, 2);
    assert_eq!(place.run(&["sim"]).code, 2);
}

/// What the demo tells a newcomer to try can be typed as it stands.
#[test]
fn the_demo_names_commands_that_work() {
    let place = Workplace::new();
    let ended = place.run(&["demo", "--ranks", "2", "--steps", "3"]);
    assert_eq!(ended.code, 0, "{}", ended.stderr);
    assert!(ended.stdout.lines().all(|line| line.contains("simulated")), "{}", ended.stdout);
    assert!(ended.stderr.contains("ranks' own lines and the report differ"), "{}", ended.stderr);
    let next = ended.stderr.split("\nNext:\n").nth(1).unwrap();
    let commands: Vec<&str> = next.lines().filter(|line| line.contains("gputap-1.trace")).collect();
    for word in ["report", "sql", "export"] {
        let line =
            commands.iter().find(|line| line.contains(word)).unwrap_or_else(|| panic!("{word}: {next}"));
        // Two blanks are what divides a command from its explanation.
        let command = line.trim().split("  ").next().unwrap();
        let mut shell = Command::new("sh");
        let tried = self::ended(shell.args(["-c", command]).current_dir(place.path()));
        assert_eq!(tried.code, 0, "{command}: {}", tried.stderr);
    }
}
