//! What can go wrong, said so that it can be mended.

use std::fmt;

use gputap_model::nearest::nearest;
use gputap_tables::ALL;

/// Why a query has no answer.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The query is wrong.
    #[error("{0}")]
    Mistake(Mistake),
    /// Somebody pressed Ctrl-C.
    #[error("interrupted: the query was ended before it was finished")]
    Interrupted,
    /// Nobody waited for it any longer.
    #[error(
        "it took longer than {0} s and was ended; `gputap report --metric …` waits for as long as it takes"
    )]
    Late(u64),
    /// It is not a question.
    #[error("a trace is read-only: only SELECT, WITH, VALUES and EXPLAIN can be used, not {0}")]
    ReadOnly(String),
    /// There is none.
    #[error("the query is empty")]
    Empty,
    /// Metrics that make no sense.
    #[error("{0}")]
    Metric(String),
    /// SQLite could not go on.
    #[error("the query failed: {0}")]
    Failed(String),
}

/// A wrong query, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// What is wrong.
    pub message: String,
    /// Text of the wrong query.
    pub query: String,
    /// The byte at which it is wrong, where that is known.
    pub at: Option<usize>,
    /// What may have been meant.
    pub nearest: Option<String>,
}

impl Mistake {
    /// Line and column of the mistake, both from 1.
    pub fn position(&self) -> Option<(usize, usize)> {
        let before = self.query.get(..self.at?)?;
        let line = before.matches('\n').count() + 1;
        let start = before.rfind('\n').map_or(0, |i| i + 1);
        Some((line, before[start..].chars().count() + 1))
    }
}

impl fmt::Display for Mistake {
    /// The message, the line, and an arrow at the mistake.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.message)?;
        if let Some(nearest) = &self.nearest {
            write!(f, ", did you mean {nearest}?")?;
        }
        let Some((line, column)) = self.position() else { return Ok(()) };
        let text: String = self.query.lines().nth(line - 1).unwrap_or("").replace('\t', " ");
        write!(f, " (line {line}, column {column})\n  {text}\n  {:>column$}", "^")
    }
}

impl Error {
    /// From what SQLite says about `query`.
    pub(crate) fn from_sqlite(error: rusqlite::Error, query: &str, interrupted: bool) -> Error {
        use rusqlite::ErrorCode::{AuthorizationForStatementDenied, OperationInterrupted};
        let code = error.sqlite_error_code();
        if interrupted || code == Some(OperationInterrupted) {
            return Error::Interrupted;
        }
        if code == Some(AuthorizationForStatementDenied) {
            return Error::ReadOnly(first_word(query));
        }
        if error.to_string().contains("may not be modified") {
            return Error::ReadOnly(first_word(query));
        }
        match error {
            rusqlite::Error::SqlInputError { msg, sql, offset, .. } => {
                // SQLite hands back what it was given; the offset counts there.
                let at = usize::try_from(offset).ok().filter(|at| *at <= sql.len());
                let at = at.or_else(|| place(&msg, query));
                Error::Mistake(Mistake {
                    nearest: meant(&msg, query),
                    message: msg,
                    query: query.to_owned(),
                    at,
                })
            }
            rusqlite::Error::SqliteFailure(_, Some(message)) => Error::Mistake(Mistake {
                nearest: meant(&message, query),
                at: place(&message, query),
                message,
                query: query.to_owned(),
            }),
            other => Error::Failed(other.to_string()),
        }
    }
}

/// Where the table stands that SQLite does not know: it does not say.
fn place(message: &str, query: &str) -> Option<usize> {
    let name = message.strip_prefix("no such table: ")?.rsplit('.').next()?;
    let part = |c: char| c.is_alphanumeric() || c == '_';
    query.match_indices(name).map(|(at, _)| at).find(|at| {
        let (before, behind) = (&query[..*at], &query[at + name.len()..]);
        !before.ends_with(part) && !behind.starts_with(part)
    })
}

/// The first word of a query in capitals.
pub(crate) fn first_word(query: &str) -> String {
    let word = query.split(|c: char| !c.is_alphanumeric()).find(|w| !w.is_empty());
    word.unwrap_or("this").to_uppercase()
}

/// What may have been meant by a name that SQLite does not know.
fn meant(message: &str, query: &str) -> Option<String> {
    if let Some(name) = message.strip_prefix("no such table: ") {
        let name = name.rsplit('.').next()?;
        return nearest(name, ALL.iter().map(|t| t.name)).map(str::to_owned);
    }
    let name = message.strip_prefix("no such column: ")?.rsplit('.').next()?;
    let name = name.split(" - ").next()?.trim_matches('"');
    let words: Vec<String> =
        query.split(|c: char| !c.is_alphanumeric() && c != '_').map(str::to_lowercase).collect();
    let named = ALL.iter().filter(|t| words.iter().any(|w| w == t.name));
    let columns: Vec<&str> = named.flat_map(|t| t.sql_columns().iter().map(|c| c.name)).collect();
    nearest(name, columns.into_iter()).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mistake_shows_its_line_and_points_at_it() {
        let query = "SELECT name,\n\tdurtion_ns\nFROM calls".to_owned();
        let at = query.find("durtion");
        let mistake = Mistake {
            message: "no such column: durtion_ns".into(),
            query,
            at,
            nearest: Some("duration_ns".into()),
        };
        assert_eq!(mistake.position(), Some((2, 2)));
        let text = mistake.to_string();
        assert_eq!(
            text,
            "no such column: durtion_ns, did you mean duration_ns? (line 2, column 2)\n   durtion_ns\n   ^"
        );
    }

    #[test]
    fn an_unknown_table_is_found_in_the_query() {
        let query = "SELECT max(cals_1) FROM cals";
        assert_eq!(place("no such table: cals", query), Some(24));
        assert_eq!(place("no such table: main.other", query), None);
    }

    #[test]
    fn only_columns_of_the_named_tables_are_offered() {
        assert_eq!(meant("no such column: c.byts", "SELECT c.byts FROM copies c").as_deref(), Some("bytes"));
        assert_eq!(meant("no such column: byts", "SELECT byts FROM marks"), None);
        assert_eq!(meant("no such table: call", "SELECT * FROM call").as_deref(), Some("calls"));
        assert_eq!(meant("near \"FORM\": syntax error", "SELECT 1 FORM x"), None);
    }
}
