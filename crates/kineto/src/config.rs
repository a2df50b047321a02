//! The config text: what a client is asked to do.
//!
//! Lines of `KEY=VALUE`. A client stops reading at a line without exactly one `=`, and still does the half it has read; `#`
//! begins a comment; of a key that comes twice the last one counts. A text keeps its lines as they came, those with keys that
//! nobody here knows, too: releases of torch know different ones. What a client would misread is refused, before it is sent.

use thiserror::Error;

/// Longest text: a datagram's, with room to spare.
pub const TEXT_MAX: usize = 16 * 1024;

/// The file that the client writes.
pub const LOG_FILE: &str = "ACTIVITIES_LOG_FILE";
/// Start in milliseconds since 1970; 0 for as soon as the client can.
pub const START_TIME: &str = "PROFILE_START_TIME";
/// How long to record, by time.
pub const DURATION_MS: &str = "ACTIVITIES_DURATION_MSECS";
/// The same in seconds.
pub const DURATION_S: &str = "ACTIVITIES_DURATION_SECS";
/// How long to record, by iterations.
pub const ITERATIONS: &str = "ACTIVITIES_ITERATIONS";
/// First iteration to record; 0 for the next.
pub const START_ITERATION: &str = "PROFILE_START_ITERATION";
/// Start at the next multiple of this iteration.
pub const START_ITERATION_ROUNDUP: &str = "PROFILE_START_ITERATION_ROUNDUP";
/// Seconds between the request's arrival and the recording; 5 in a client that is not told.
pub const WARMUP_S: &str = "ACTIVITIES_WARMUP_PERIOD_SECS";
/// Take CUDA's memory snapshot instead of a trace, in torch 2.8 and later. This key and [`LOG_FILE`] set one and the same path:
/// the later of them in the text wins, and only this one makes a name with a pid in it.
pub const MEMORY_SNAPSHOT: &str = "PROFILE_MEMORY";
/// How long the snapshot's history is recorded.
pub const MEMORY_SNAPSHOT_MS: &str = "PROFILE_MEMORY_DURATION_MSECS";
/// A client's trace has it from torch 2.5 on.
pub const TRACE_ID: &str = "REQUEST_TRACE_ID";

/// What a client takes away around a key and a value; other blanks belong to them.
const BLANKS: [char; 2] = ['\t', ' '];

/// Why a text is none.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum ConfigError {
    /// Longer than [`TEXT_MAX`].
    #[error("a config of {0} bytes; at most {TEXT_MAX} can be sent")]
    Long(usize),
    /// Not one `=` in a line.
    #[error("line {0} of the config has not exactly one '=': clients would stop reading there")]
    Line(usize),
    /// A line that is more than one, or less, to some readers.
    #[error("line {0} of the config has a line break or another control character in it")]
    Control(usize),
    /// A value that the client would read otherwise.
    #[error(
        "{key} may not have '=', '#', line breaks or control characters in its value: clients would misread it"
    )]
    Value {
        /// The key whose value would be misread.
        key: String,
    },
    /// Not a number.
    #[error("{key} must be a number, not '{value}'")]
    Number {
        /// The key whose value must be a number.
        key: &'static str,
        /// The value that is not a number.
        value: String,
    },
}

/// A line as it came, and what a client reads in it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Line {
    text: String,
    pair: Option<(String, String)>,
}

impl Line {
    fn new(key: &str, value: &str) -> Line {
        Line { text: format!("{key}={value}"), pair: Some((key.to_owned(), value.to_owned())) }
    }

    fn parse(text: &str, number: usize) -> Result<Line, ConfigError> {
        if text.chars().any(|c| c.is_control() && c != '\t') {
            return Err(ConfigError::Control(number));
        }
        let read = text.split('#').next().unwrap_or_default().trim_matches(BLANKS);
        let pair = match read.split_once('=') {
            None if read.is_empty() => None,
            Some((key, value)) if !value.contains('=') => {
                Some((key.trim_matches(BLANKS).to_owned(), value.trim_matches(BLANKS).to_owned()))
            }
            _ => return Err(ConfigError::Line(number)),
        };
        Ok(Line { text: text.to_owned(), pair })
    }

    fn has(&self, key: &str) -> bool {
        self.pair.as_ref().is_some_and(|(k, _)| k == key)
    }
}

/// What a client is asked to do: lines, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Config {
    lines: Vec<Line>,
}

impl Config {
    /// Reads a text as a client does, refusing what a client would misread.
    pub fn parse(text: &str) -> Result<Config, ConfigError> {
        if text.len() > TEXT_MAX {
            return Err(ConfigError::Long(text.len()));
        }
        if text.is_empty() {
            return Ok(Config::default());
        }
        let lines = text.strip_suffix('\n').unwrap_or(text).split('\n').enumerate();
        let lines: Result<_, _> = lines.map(|(n, line)| Line::parse(line, n + 1)).collect();
        Ok(Config { lines: lines? })
    }

    /// Sets a key where it stands, or at the end.
    pub fn set(&mut self, key: &str, value: impl ToString) -> Result<(), ConfigError> {
        let line = checked(key, value)?;
        let Some(at) = self.lines.iter().rposition(|l| l.has(key)) else {
            self.lines.push(line);
            return Ok(());
        };
        self.lines[at] = line;
        // An earlier one does not count, but could still be refused by a client.
        let rest = self.lines.split_off(at);
        self.lines.retain(|l| !l.has(key));
        self.lines.extend(rest);
        Ok(())
    }

    /// Sets a key where it stands, or before all others.
    pub fn set_first(&mut self, key: &str, value: impl ToString) -> Result<(), ConfigError> {
        if self.lines.iter().any(|l| l.has(key)) {
            return self.set(key, value);
        }
        self.lines.insert(0, checked(key, value)?);
        Ok(())
    }

    /// Adds a key at the end, where it counts, and leaves the others as they are.
    pub fn append(&mut self, key: &str, value: impl ToString) -> Result<(), ConfigError> {
        self.lines.push(checked(key, value)?);
        Ok(())
    }

    /// Moves what stands after the first `mark` and has `key` before it.
    pub fn move_before(&mut self, key: &str, mark: &str) {
        let Some(at) = self.lines.iter().position(|l| l.has(mark)) else { return };
        let (moved, rest): (Vec<Line>, Vec<Line>) =
            self.lines.split_off(at).into_iter().partition(|l| l.has(key));
        self.lines.extend(moved);
        self.lines.extend(rest);
    }

    /// Takes a key out.
    pub fn remove(&mut self, key: &str) {
        self.lines.retain(|l| !l.has(key));
    }

    /// Keys and values as a client reads them, in order.
    pub fn pairs(&self) -> impl Iterator<Item = (&str, &str)> {
        self.lines.iter().filter_map(|l| l.pair.as_ref()).map(|(k, v)| (k.as_str(), v.as_str()))
    }

    /// A value: of several, the last.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.pairs().filter(|(k, _)| *k == key).last().map(|(_, v)| v)
    }

    /// A number, if it is there.
    pub fn number(&self, key: &'static str) -> Result<Option<u64>, ConfigError> {
        self.get(key)
            .map(|v| v.parse().map_err(|_| ConfigError::Number { key, value: v.to_owned() }))
            .transpose()
    }

    /// Whether a client takes a key to be switched on.
    pub fn is_on(&self, key: &str) -> bool {
        self.get(key).is_some_and(|v| matches!(v.to_lowercase().as_str(), "1" | "y" | "yes" | "t" | "true"))
    }

    /// The config text, as a client gets it.
    pub fn text(&self) -> String {
        self.lines.iter().map(|l| format!("{}\n", l.text)).collect()
    }
}

/// A line that says nothing else than it should.
fn checked(key: &str, value: impl ToString) -> Result<Line, ConfigError> {
    let value = value.to_string();
    let fits = |c: char| c != '=' && c != '#' && !c.is_control();
    if !value.chars().all(fits) || value.trim() != value || value.len() > 4096 {
        return Err(ConfigError::Value { key: key.to_owned() });
    }
    Ok(Line::new(key, &value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let mut config = Config::default();
        config.set(LOG_FILE, "/tmp/a b.json").unwrap();
        config.set(DURATION_MS, 500).unwrap();
        config.set(DURATION_MS, 600).unwrap();
        assert_eq!(config.text(), "ACTIVITIES_LOG_FILE=/tmp/a b.json\nACTIVITIES_DURATION_MSECS=600\n");
        assert_eq!(Config::parse(&config.text()), Ok(config.clone()));
        assert_eq!(config.number(DURATION_MS), Ok(Some(600)));
        assert!(matches!(config.number(LOG_FILE), Err(ConfigError::Number { .. })));
    }

    #[test]
    fn lines_stay_as_they_came() {
        for text in ["", "\n", " A = 5  # five\n\n# all\n\tNEW_KEY\t=x y\nA=6\n", "VERBOSE_LOG_LEVEL=9\n\n"] {
            assert_eq!(Config::parse(text).unwrap().text(), text, "{text:?}");
        }
        let config = Config::parse(" A = 5  # five\nB=\nA=6").unwrap();
        assert_eq!(config.pairs().collect::<Vec<_>>(), [("A", "5"), ("B", ""), ("A", "6")]);
        assert_eq!((config.get("A"), config.get("C")), (Some("6"), None));
    }

    #[test]
    fn one_line_is_changed_and_the_others_stay() {
        let mut config = Config::parse("A=1\n# x\nB=2\nA=3\nC=4").unwrap();
        config.set("A", 7).unwrap();
        assert_eq!(config.text(), "# x\nB=2\nA=7\nC=4\n");
        config.append("B", 8).unwrap();
        config.set_first("C", 5).unwrap();
        config.set_first("D", 6).unwrap();
        assert_eq!(config.text(), "D=6\n# x\nB=2\nA=7\nC=5\nB=8\n");
        config.move_before("B", "A");
        assert_eq!(config.text(), "D=6\n# x\nB=2\nB=8\nA=7\nC=5\n");
        config.remove("B");
        assert_eq!(config.text(), "D=6\n# x\nA=7\nC=5\n");
    }

    #[test]
    fn what_a_client_would_misread_is_refused() {
        for value in ["/tmp/a=b", "/tmp/a#b", "/tmp/a\nACTIVITIES_LOG_FILE", "a\rb", "a\0b", " a"] {
            assert!(
                matches!(Config::default().set(LOG_FILE, value), Err(ConfigError::Value { .. })),
                "{value:?}"
            );
        }
        assert_eq!(Config::parse("A\n"), Err(ConfigError::Line(1)));
        assert_eq!(Config::parse("ACTIVITIES_LOG_FILE=a=b"), Err(ConfigError::Line(1)));
        for text in ["A=1\nB=2\r\n", "A=1\nB=\0", "A=1\nB=\x0bC=3", "A=1\nB=\u{85}"] {
            assert_eq!(Config::parse(text), Err(ConfigError::Control(2)), "{text:?}");
        }
        assert_eq!(Config::parse(&"#".repeat(TEXT_MAX + 1)), Err(ConfigError::Long(TEXT_MAX + 1)));
    }
}
