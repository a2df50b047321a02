//! Where a trace may be written. What is not allowed is refused, never changed into something else.

use std::path::{Component, Path};

use gputap_kineto::output;

/// Longest path: the client adds a pid and an ending.
const PATH_MAX: usize = 3_500;
/// Longest last part.
const NAME_MAX: usize = 200;

/// Whether a process may be asked to write this file, and if not, what to do.
pub fn check(log_file: &str, roots: &[String]) -> Result<(), String> {
    let refuse = |why: &str| Err(format!("--log-file {:?}: {why}", crate::facts::plain(log_file)));
    if log_file.contains(['=', '#']) || log_file.chars().any(char::is_control) {
        return refuse("torch can't read '=', '#' and control characters in a path: use another name");
    }
    if !log_file.starts_with('/') {
        return refuse("the path must begin with '/': the process has a working directory of its own");
    }
    let path = Path::new(log_file);
    // The client takes the text as it is, so it must be as plain as its components.
    let plain = log_file.split('/').skip(1).all(|part| !part.is_empty() && part != "." && part != "..");
    if !plain || path.components().any(|c| matches!(c, Component::ParentDir | Component::CurDir)) {
        return refuse("empty parts, '.' and '..' are not allowed: write the path out");
    }
    if log_file.trim() != log_file || log_file.len() > PATH_MAX {
        return refuse("it is too long, or ends with a blank");
    }
    if path.file_name().is_none_or(|n| n.len() > NAME_MAX) {
        return refuse("the file's name is too long: its pid must fit in, too");
    }
    if !output::takes_a_pid(log_file) {
        return refuse(
            "it must end with '.json', once: that is where torch puts the pid, and without it all ranks write one file",
        );
    }
    if !roots.iter().any(|root| path.starts_with(root)) {
        return refuse(&format!(
            "traces may be written below {} here; the operator can add directories to `roots`",
            roots.join(", ")
        ));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn below_a_root_only() {
        let roots = ["/tmp".to_owned(), "/data/traces".to_owned()];
        for good in ["/tmp/a.json", "/data/traces/x y/b.pt.trace.json", "/tmp/ü.json"] {
            assert_eq!(check(good, &roots), Ok(()), "{good}");
        }
        let long = format!("/tmp/{}.json", "x".repeat(250));
        let deep = format!("/tmp/{}a.json", "x/".repeat(3000));
        for bad in [
            "",
            "a.json",
            "/etc/a.json",
            "/tmpx/a.json",
            "/tmp/../etc/a.json",
            "/tmp/./a.json",
            "/tmp//a.json",
            "/tmp/a",
            "/tmp/a.json/",
            "/tmp/a.json.gz",
            "/tmp/a=b.json",
            "/tmp/a#b.json",
            "/tmp/a\nB=c.json",
            "/tmp/a\0.json",
            "/tmp/a.json ",
            "/data/traces",
            &long,
            &deep,
        ] {
            assert!(check(bad, &roots).is_err(), "{bad}");
        }
    }
}
