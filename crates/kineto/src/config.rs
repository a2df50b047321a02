//! The config text: what a client is asked to do.
//!
//! Lines of `KEY=VALUE`. A client stops reading at a line without exactly one `=`, and still does the half it has read; `#`
//! begins a comment. So neither may be in a value, and what contains them is refused here, before it is sent.

use thiserror::Error;

/// Longest text: a datagram's, with room to spare.
pub const TEXT_MAX: usize = 16 * 1024;

/// Output file.
pub const LOG_FILE: &str = "ACTIVITIES_LOG_FILE";
/// Start in milliseconds since 1970; 0 for as soon as the client can.
pub const START_TIME: &str = "PROFILE_START_TIME";
/// How long to record, by time.
pub const DURATION_MS: &str = "ACTIVITIES_DURATION_MSECS";
/// How long to record, by iterations.
pub const ITERATIONS: &str = "ACTIVITIES_ITERATIONS";
/// First iteration to record; 0 for the next.
pub const START_ITERATION: &str = "PROFILE_START_ITERATION";
/// Start at the next multiple of this iteration.
pub const START_ITERATION_ROUNDUP: &str = "PROFILE_START_ITERATION_ROUNDUP";
/// Seconds between the request's arrival and the recording; 5 in a client that is not told.
pub const WARMUP_S: &str = "ACTIVITIES_WARMUP_PERIOD_SECS";
/// For the client's log.
pub const TRACE_ID: &str = "REQUEST_TRACE_ID";

/// Keys that a request may have. Those of the client's base file (how often it polls, what it logs) are not among them.
pub const KEYS: [&str; 36] = [
    LOG_FILE,
    START_TIME,
    DURATION_MS,
    "ACTIVITIES_DURATION_SECS",
    ITERATIONS,
    START_ITERATION,
    START_ITERATION_ROUNDUP,
    WARMUP_S,
    "ACTIVITIES_WARMUP_ITERATIONS",
    "ACTIVITY_TYPES",
    "ACTIVITIES_ENABLED",
    "ACTIVITIES_MAX_GPU_BUFFER_SIZE_MB",
    "ACTIVITIES_DISPLAY_CUDA_SYNC_WAIT_EVENTS",
    "PROFILE_REPORT_INPUT_SHAPES",
    "PROFILE_PROFILE_MEMORY",
    "PROFILE_WITH_STACK",
    "PROFILE_WITH_FLOPS",
    "PROFILE_WITH_MODULES",
    "CLIENT_INTERFACE_ENABLE_OP_INPUTS_COLLECTION",
    "PYTHON_STACK_TRACE",
    "PROFILE_MEMORY",
    "PROFILE_MEMORY_DURATION_MSECS",
    TRACE_ID,
    "REQUEST_GROUP_TRACE_ID",
    "REQUEST_TIMESTAMP",
    "CUPTI_PER_THREAD_BUFFER_ENABLED",
    "CUPTI_PM_SAMPLING_METRICS",
    "CUPTI_PM_SAMPLING_DEVICE_ID",
    "CUSTOM_CONFIG",
    "ROCTRACER_MAX_EVENTS",
    "EVENTS",
    "METRICS",
    "EVENTS_DURATION_SECS",
    "EVENTS_ENABLED_DEVICES",
    "SAMPLE_PERIOD_MSECS",
    "REPORT_PERIOD_SECS",
];

/// Why a text is none.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum ConfigError {
    /// Longer than [`TEXT_MAX`].
    #[error("a config of {0} bytes; at most {TEXT_MAX} can be sent")]
    Long(usize),
    /// Not one `=` in a line.
    #[error("line {0} of the config has not exactly one '=': clients would stop reading there")]
    Line(usize),
    /// No key of ours.
    #[error("'{0}' is no key that a request may have")]
    Key(String),
    /// A value that the client would read otherwise.
    #[error(
        "{key} may not have '=', '#', line breaks or control characters in its value: clients would misread it"
    )]
    Value {
        /// Whose value.
        key: String,
    },
    /// Not a number.
    #[error("{key} must be a number, not '{value}'")]
    Number {
        /// Whose value.
        key: &'static str,
        /// The value.
        value: String,
    },
}

/// What a client is asked to do: keys with their values, in order, each key once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Config {
    lines: Vec<(String, String)>,
}

impl Config {
    /// Reads a text as a client does, refusing what a client would misread.
    pub fn parse(text: &str) -> Result<Config, ConfigError> {
        if text.len() > TEXT_MAX {
            return Err(ConfigError::Long(text.len()));
        }
        let mut config = Config::default();
        for (n, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if line.is_empty() {
                continue;
            }
            let (key, value) = line.split_once('=').ok_or(ConfigError::Line(n + 1))?;
            if value.contains('=') {
                return Err(ConfigError::Line(n + 1));
            }
            config.set(key.trim(), value.trim())?;
        }
        Ok(config)
    }

    /// Sets a key.
    pub fn set(&mut self, key: &str, value: impl ToString) -> Result<(), ConfigError> {
        if !KEYS.contains(&key) {
            return Err(ConfigError::Key(key.chars().filter(|c| !c.is_control()).take(64).collect()));
        }
        let value = value.to_string();
        let fits = |c: char| c != '=' && c != '#' && !c.is_control();
        if !value.chars().all(fits) || value.trim() != value || value.len() > 4096 {
            return Err(ConfigError::Value { key: key.to_owned() });
        }
        match self.lines.iter_mut().find(|(k, _)| k == key) {
            Some((_, v)) => *v = value,
            None => self.lines.push((key.to_owned(), value)),
        }
        Ok(())
    }

    /// Takes a key out.
    pub fn remove(&mut self, key: &str) {
        self.lines.retain(|(k, _)| k != key);
    }

    /// A value.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.lines.iter().find(|(k, _)| k == key).map(|(_, v)| v.as_str())
    }

    /// A number, if it is there.
    pub fn number(&self, key: &'static str) -> Result<Option<u64>, ConfigError> {
        self.get(key)
            .map(|v| v.parse().map_err(|_| ConfigError::Number { key, value: v.to_owned() }))
            .transpose()
    }

    /// The text.
    pub fn text(&self) -> String {
        self.lines.iter().map(|(k, v)| format!("{k}={v}\n")).collect()
    }
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
    fn blanks_and_comments_are_a_clients() {
        let config = Config::parse("  ACTIVITIES_DURATION_MSECS = 5  # five\n\n# all\n").unwrap();
        assert_eq!(config.text(), "ACTIVITIES_DURATION_MSECS=5\n");
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
        assert_eq!(Config::parse("VERBOSE_LOG_LEVEL=9"), Err(ConfigError::Key("VERBOSE_LOG_LEVEL".into())));
        assert_eq!(Config::parse(&"#".repeat(TEXT_MAX + 1)), Err(ConfigError::Long(TEXT_MAX + 1)));
    }
}
