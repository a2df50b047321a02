//! Which traces the arguments of a command mean.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Result, bail};
use gputap_model::range::TimeRange;
use gputap_trace::{Error, Trace, Traces};

/// Opens traces, and the traces in directories that are none themselves.
pub(crate) fn open(paths: &[PathBuf]) -> Result<Traces> {
    let mut traces = Vec::new();
    let mut known: Vec<PathBuf> = Vec::new();
    for path in paths {
        for (path, trace) in find(path)? {
            let real = path.canonicalize().unwrap_or_else(|_| path.clone());
            if known.contains(&real) {
                bail!("{} is given twice: its calls would count double", path.display());
            }
            known.push(real);
            traces.push((path.display().to_string(), trace));
        }
    }
    Ok(Traces::new(traces))
}

/// The part of the time of traces between two moments, which are counted from the first call.
pub(crate) fn range(traces: &Traces, from: Option<Duration>, until: Option<Duration>) -> Result<TimeRange> {
    if let (Some(from), Some(until)) = (from, until)
        && from >= until
    {
        bail!("--from {from:?} is not before --until {until:?}: both count from the first call");
    }
    let first = traces.first_ns().unwrap_or(0);
    let at = |time: Duration| first.saturating_add(i64::try_from(time.as_nanos()).unwrap_or(i64::MAX));
    let TimeRange { from_ns, until_ns } = TimeRange::ALL;
    Ok(TimeRange { from_ns: from.map_or(from_ns, at), until_ns: until.map_or(until_ns, at) })
}

fn find(path: &Path) -> Result<Vec<(PathBuf, Trace)>> {
    match Trace::open(path) {
        Ok(trace) => Ok(vec![(path.to_owned(), trace)]),
        Err(error @ Error::NotATrace { .. }) => {
            let inside = inside(path)?;
            if inside.is_empty() { Err(error.into()) } else { Ok(inside) }
        }
        Err(error) => Err(error.into()),
    }
}

/// The traces in a directory, by name.
fn inside(path: &Path) -> Result<Vec<(PathBuf, Trace)>> {
    let entries = std::fs::read_dir(path).into_iter().flatten().flatten();
    let mut dirs: Vec<PathBuf> = entries.map(|e| e.path()).filter(|p| p.is_dir()).collect();
    dirs.sort();
    let mut traces = Vec::new();
    for dir in dirs {
        match Trace::open(&dir) {
            Ok(trace) => traces.push((dir, trace)),
            // Nobody puts a trace there, and only root may look.
            Err(Error::Forbidden { .. }) if dir.ends_with("lost+found") => {}
            Err(Error::NotATrace { .. } | Error::Missing { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(traces)
}

#[cfg(test)]
#[path = "../../report/tests/golden/trace.rs"]
mod trace;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_traces_of_a_directory_are_read_and_none_counts_twice() {
        let dir = tempfile::tempdir().unwrap();
        let paths = [dir.path().join("node7"), dir.path().join("node8")];
        trace::write_as(&paths[0], true, trace::FIRST);
        trace::write_as(&paths[1], true, trace::SECOND);
        assert_eq!(open(&[dir.path().to_owned()]).unwrap().members().len(), 2);
        let twice = open(&[paths[0].clone(), dir.path().to_owned()]).unwrap_err().to_string();
        assert!(twice.contains("given twice"), "{twice}");
    }

    #[test]
    fn a_directory_that_is_no_trace_is_refused_with_advice() {
        let dir = tempfile::tempdir().unwrap();
        let error = open(&[dir.path().to_owned()]).unwrap_err().to_string();
        assert!(error.contains("is not a trace") && error.contains("give the directory"), "{error}");
    }
}
