//! Where a client puts its trace.

/// Before which endings a client puts its pid; the second one in releases that do not know the first.
const ENDINGS: [&str; 2] = [".pt.trace.json", ".json"];

/// The file that a process writes when it is asked to write `log_file`: it puts its own pid before the ending. Without
/// that ending it does not, and the ranks of a node overwrite each other: ask [`takes_a_pid`] first.
pub fn file(log_file: &str, pid: i32) -> String {
    let ending = ENDINGS.iter().find(|e| log_file.contains(**e));
    ending.map_or_else(|| log_file.to_owned(), |ending| with_pid(log_file, ending, pid))
}

/// The file that a release writes which knows one ending only, where that is another one.
pub fn older_file(log_file: &str, pid: i32) -> Option<String> {
    let older = with_pid(log_file, ENDINGS[1], pid);
    (older != file(log_file, pid)).then_some(older)
}

fn with_pid(log_file: &str, ending: &str, pid: i32) -> String {
    match log_file.find(ending) {
        Some(at) => format!("{}_{pid}{}", &log_file[..at], &log_file[at..]),
        None => log_file.to_owned(),
    }
}

/// Whether processes write different files when asked for this one: clients put their pid before the first `.json`, wherever
/// that is.
pub fn takes_a_pid(log_file: &str) -> bool {
    log_file.contains(ENDINGS[1])
}

/// Whether the pid would become part of a directory's name, which nobody makes.
pub fn renames_a_directory(log_file: &str) -> bool {
    log_file.rsplit_once('/').is_some_and(|(directory, _)| takes_a_pid(directory))
}

/// Written while the trace is not complete.
pub fn unfinished(file: &str) -> String {
    format!("{file}.tmp")
}

/// Where torch 2.14 and later write when they do not accept the path: only what is below `/tmp/`, or below the worker's
/// `KINETO_ONDEMAND_TRACE_DIR`, is accepted. Also where every release writes that is given no path.
pub fn fallback(pid: i32) -> String {
    format!("/tmp/libkineto_activities_{pid}.json")
}

/// Where torch 2.8 and later write CUDA's memory snapshot, whatever the path of the trace is, and instead of it.
pub fn snapshot(pid: i32) -> String {
    format!("/tmp/memory_snapshot_{pid}.pickle")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pid_goes_before_the_ending() {
        assert_eq!(file("/tmp/a.json", 7), "/tmp/a_7.json");
        assert_eq!(file("/tmp/a.json.gz", 7), "/tmp/a_7.json.gz");
        assert_eq!(file("/tmp/a.pt.trace.json", 7), "/tmp/a_7.pt.trace.json");
        assert_eq!(older_file("/tmp/a.pt.trace.json", 7).as_deref(), Some("/tmp/a.pt.trace_7.json"));
        assert_eq!((older_file("/tmp/a.json", 7), older_file("/tmp/a", 7)), (None, None));
        assert_eq!(file("/tmp/a", 7), "/tmp/a");
        assert_eq!(unfinished(&file("/tmp/a.json", 7)), "/tmp/a_7.json.tmp");
    }

    #[test]
    fn names_that_ranks_would_share_are_known() {
        assert!(takes_a_pid("/tmp/a.json") && takes_a_pid("/tmp/a.json.gz") && !takes_a_pid("/tmp/a"));
        assert!(renames_a_directory("/tmp/x.json.d/a.json") && !renames_a_directory("/tmp/x/a.json"));
    }
}
