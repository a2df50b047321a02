//! C programs that call the libraries.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use super::built::{simulated, tmp_dir};

/// Compiles a C program of a test, linked to these libraries by soname. It is made anew by every test that needs it.
pub fn compile(source: &Path, flags: &[&str], libraries: &[&str]) -> Program {
    let dir = tmp_dir().join("sim-hosts");
    std::fs::create_dir_all(&dir).expect("making a directory for compiled programs");
    let name = source.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let thread = std::thread::current();
    let test = thread.name().unwrap_or_default().replace(|c: char| !c.is_ascii_alphanumeric(), "_");
    let path = dir.join(format!("{name}-{test}-{}", std::process::id()));
    let mut command = Command::new("gcc");
    command.args(["-O1", "-g", "-Wall", "-Werror", "-D_GNU_SOURCE", "-pthread", "-I"]);
    command.arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("include"));
    command.arg("-o").arg(&path).arg(source).args(flags).arg("-L").arg(simulated());
    command.args(libraries.iter().map(|soname| format!("-l:{soname}"))).arg("-lm");
    let output = command.output().expect("starting gcc");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{} does not compile:\n{said}", source.display());
    Program(path)
}

/// A compiled program, which is removed in the end.
pub struct Program(PathBuf);

impl Drop for Program {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

impl Program {
    /// The program with the simulated libraries in front of all others.
    pub fn command(&self) -> Command {
        let mut command = Command::new(&self.0);
        command.env("LD_LIBRARY_PATH", simulated()).stdin(Stdio::null());
        command
    }

    /// Starts the program, with its output in pipes.
    pub fn start<S: AsRef<OsStr>>(&self, args: &[S], environment: &[(&str, &str)]) -> Child {
        let mut command = self.command();
        command.args(args).envs(environment.iter().copied());
        command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("starting a compiled program")
    }

    /// Runs it; it must succeed. The answer is what it printed.
    pub fn run<S: AsRef<OsStr>>(&self, args: &[S], environment: &[(&str, &str)]) -> String {
        let output =
            self.start(args, environment).wait_with_output().expect("waiting for a compiled program");
        said(&output)
    }

    /// Runs `count` of them side by side, each with its number and their count as arguments; all must succeed.
    pub fn run_ranks(&self, count: usize, args: &[&str], environment: &[(&str, &str)]) -> Vec<String> {
        let start = |rank: usize| {
            let numbers = [rank.to_string(), count.to_string()];
            let args: Vec<&str> = numbers.iter().map(String::as_str).chain(args.iter().copied()).collect();
            self.start(&args, environment)
        };
        let started: Vec<Child> = (0..count).map(start).collect();
        let wait = |child: Child| child.wait_with_output().expect("waiting for a compiled program");
        started.into_iter().map(wait).collect::<Vec<_>>().iter().map(said).collect()
    }
}

/// What a program that must succeed printed.
fn said(output: &Output) -> String {
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}\n{text}\n{errors}", output.status);
    text
}
