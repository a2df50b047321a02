//! What the words of the command line mean: traces, and at most one query behind them.

use std::io::IsTerminal;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};

use super::read_file;

/// Traces and a query.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Input {
    pub traces: Vec<PathBuf>,
    query: Option<String>,
}

impl Input {
    /// The last word is the query if it can't be a path: nothing is there, and it has what queries have.
    pub(super) fn new(mut words: Vec<String>, file: Option<&Path>) -> Result<Input> {
        let last = words.pop_if(|word| words_of_a_query(word) && !Path::new(word).exists());
        let query = match (last, file) {
            (Some(query), Some(_)) => bail!("both a query and --file are given: {query:?}"),
            (None, Some(file)) => Some(read_file(file)?),
            (query, None) => query,
        };
        if words.is_empty() {
            bail!("no trace is given: gputap sql TRACE… [QUERY]");
        }
        Ok(Input { traces: words.into_iter().map(PathBuf::from).collect(), query })
    }

    /// The query; what standard input holds where that is no terminal; `None` for a prompt.
    pub(super) fn question(&self) -> Result<Option<String>> {
        match &self.query {
            Some(query) => Ok(Some(query.clone())),
            None if std::io::stdin().is_terminal() => Ok(None),
            None => read_file(Path::new("-")).map(Some),
        }
    }
}

fn words_of_a_query(word: &str) -> bool {
    word.contains(|c: char| c.is_whitespace() || matches!(c, '(' | '*' | ';')) || word.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from_words(words: &[&str]) -> Result<Input> {
        Input::new(words.iter().map(|w| (*w).to_owned()).collect(), None)
    }

    #[test]
    fn the_last_word_is_a_query_when_it_looks_like_one() {
        let input = from_words(&["a.trace", "b.trace", "SELECT 1"]).unwrap();
        assert_eq!((input.traces.len(), input.query.as_deref()), (2, Some("SELECT 1")));
        let input = from_words(&["a.trace", "missing.trace"]).unwrap();
        assert_eq!((input.traces.len(), input.query), (2, None));
        let dir = tempfile::tempdir().unwrap();
        let odd = dir.path().join("a trace");
        std::fs::create_dir(&odd).unwrap();
        assert_eq!(from_words(&[odd.to_str().unwrap()]).unwrap().traces, [odd]);
        assert!(from_words(&["SELECT 1"]).unwrap_err().to_string().contains("no trace"));
    }
}
