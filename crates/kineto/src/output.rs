//! Where a client puts its trace.

/// The file that a process writes when it is asked to write `log_file`: it puts its own pid before the ending. Without
/// that ending it would not, and the ranks of a node would overwrite each other: ask [`takes_a_pid`] first.
pub fn file(log_file: &str, pid: i32) -> String {
    for ending in [".pt.trace.json", ".json"] {
        if let Some(at) = log_file.find(ending) {
            return format!("{}_{pid}{}", &log_file[..at], &log_file[at..]);
        }
    }
    log_file.to_owned()
}

/// Whether processes write different files when asked for this one, in every release: older ones look for the first
/// `.json`, newer ones for `.pt.trace.json` before it, so there must be one of them only, at the end.
pub fn takes_a_pid(log_file: &str) -> bool {
    log_file.ends_with(".json") && log_file.matches(".json").count() == 1
}

/// Written while the trace is not complete.
pub fn unfinished(file: &str) -> String {
    format!("{file}.tmp")
}

/// Where torch 2.14 and later write when they do not accept the path: only what is below `/tmp/`, or below the worker's
/// `KINETO_ONDEMAND_TRACE_DIR`, is accepted.
pub fn fallback(pid: i32) -> String {
    format!("/tmp/libkineto_activities_{pid}.json")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pid_goes_before_the_ending() {
        assert_eq!(file("/tmp/a.json", 7), "/tmp/a_7.json");
        assert_eq!(file("/tmp/a.pt.trace.json", 7), "/tmp/a_7.pt.trace.json");
        assert_eq!(file("/tmp/a", 7), "/tmp/a");
        assert_eq!(unfinished(&file("/tmp/a.json", 7)), "/tmp/a_7.json.tmp");
    }

    #[test]
    fn names_that_ranks_would_share_are_known() {
        assert!(takes_a_pid("/tmp/a.json") && takes_a_pid("/tmp/a.pt.trace.json"));
        assert!(
            !takes_a_pid("/tmp/a") && !takes_a_pid("/tmp/a.json.gz") && !takes_a_pid("/tmp/x.json.d/a.json")
        );
    }
}
