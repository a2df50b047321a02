//! Where the trace of a run goes, and what keeps a run from being recorded.
//!
//! The rule: what the command line asks for and can't be had is a mistake, which ends before the job is started. Whatever else
//! is missing (a directory that can be written, the library, a tmpfs for rings) the machine or the environment withholds: the
//! run is recorded elsewhere if that helps, unrecorded otherwise, one line says so, and the job runs.

use std::path::{Path, PathBuf};

use anyhow::Result;
use gputap_collect::name;
use gputap_trace::TraceWriter;

use super::Session;

/// Why a run is not recorded.
#[derive(Debug)]
pub enum Obstacle {
    /// The command line is wrong: nothing is run.
    Mistake(anyhow::Error),
    /// Something is withheld: the job runs all the same.
    Withheld(anyhow::Error),
}

impl Obstacle {
    /// For anything that is nobody's mistake.
    pub fn withheld(e: impl Into<anyhow::Error>) -> Obstacle {
        Obstacle::Withheld(e.into())
    }
}

/// A path that was asked for, and by what.
#[derive(Clone, Debug)]
pub enum Asked {
    /// By an option.
    Option(PathBuf),
    /// By a variable, which may be meant for other machines.
    Variable(PathBuf),
}

impl Asked {
    /// The path that was asked for.
    pub fn path(&self) -> &Path {
        match self {
            Asked::Option(path) | Asked::Variable(path) => path,
        }
    }

    /// Of an option, and where it came from.
    pub fn new(path: PathBuf, by_variable: bool) -> Asked {
        if by_variable { Asked::Variable(path) } else { Asked::Option(path) }
    }
}

/// Begins the trace of a run where it was asked for, or else here, or else where it can be.
pub fn begin(session: &Session) -> Result<(PathBuf, TraceWriter), Obstacle> {
    let begin = |out: PathBuf| -> Result<(PathBuf, TraceWriter)> {
        let was_there = out.exists();
        match TraceWriter::create(&out, session.writer_options()) {
            Ok(writer) => Ok((out, writer)),
            Err(e) => {
                if !was_there {
                    let _ = std::fs::remove_dir_all(&out);
                }
                Err(e.into())
            }
        }
    };
    let asked = session.out.as_ref();
    let out = asked.map(|asked| asked.path().to_owned());
    let first = out.map_or_else(name::free, Ok).and_then(begin);
    let why = match first {
        Ok(begun) => return Ok(begun),
        Err(e) => e,
    };
    if let Some(Asked::Option(_)) = asked {
        return Err(Obstacle::Mistake(why.context("--out")));
    }
    let here = asked.is_some().then(|| name::free().and_then(begin).ok()).flatten();
    let begun = here.or_else(|| {
        name::made_elsewhere("gputap")
            .find_map(|out| begin(out.clone()).inspect_err(|_| _ = std::fs::remove_dir_all(&out)).ok())
    });
    match begun {
        Some((out, writer)) => {
            errln!("gputap: recording to {} instead: {}", out.display(), crate::explain(&why));
            Ok((out, writer))
        }
        None => Err(Obstacle::Withheld(why)),
    }
}
