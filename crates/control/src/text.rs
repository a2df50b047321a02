//! Text of others in the answers of a daemon, made fit for a terminal.

use std::borrow::Cow;

use gputap_host::text::{line, lines};
use serde_json::Value;

/// The one field whose lines are its meaning: a config, as clients get it.
const CONFIG: &str = "config";

/// Every text in an answer of a daemon, each as one line.
pub fn answer(value: &mut Value) {
    match value {
        Value::String(text) => {
            if let Cow::Owned(shown) = line(text) {
                *text = shown;
            }
        }
        Value::Array(values) => values.iter_mut().for_each(answer),
        Value::Object(fields) => {
            for (name, value) in fields {
                match value {
                    Value::String(text) if name == CONFIG => *text = lines(text).into_owned(),
                    _ => answer(value),
                }
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn every_text_of_an_answer_but_the_lines_of_a_config() {
        let mut got =
            json!({"host": "a\u{1b}", "list": [{"why": "x\ny"}], "config": "A=1\nB=\u{1b}2\n", "n": 1});
        answer(&mut got);
        assert_eq!(
            got,
            json!({"host": "a\\u001b", "list": [{"why": "x\\u000ay"}], "config": "A=1\nB=\\u001b2\n", "n": 1})
        );
    }
}
