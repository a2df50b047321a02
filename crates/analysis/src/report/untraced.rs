//! Processes that could not be traced, from what the collector counted.

use std::collections::BTreeMap;

/// One sentence for each reason. The counters are called `untraced.ERRNO`; `untraced.0` is a directory that the library did
/// not accept, `untraced.forked` children of traced processes that could not say why.
pub fn sentences(counters: &BTreeMap<String, u64>) -> Vec<String> {
    let reasons = counters.iter().filter_map(|(name, n)| Some((name.strip_prefix("untraced.")?, *n)));
    reasons.map(|(reason, n)| format!("{} could not be traced: {}", processes(n), words(reason))).collect()
}

fn processes(n: u64) -> String {
    if n == 1 { "1 process".to_owned() } else { format!("{n} processes") }
}

fn words(reason: &str) -> String {
    match reason.parse() {
        Ok(0) => "GPUTAP_DIR is not a directory on tmpfs that they may use".to_owned(),
        Ok(errno) => {
            let text = std::io::Error::from_raw_os_error(errno).to_string();
            text.split(" (os error").next().unwrap_or(&text).to_owned()
        }
        Err(_) => {
            "forked, and without a way to GPUTAP_DIR (no descriptor, another root, another user)".to_owned()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_reason_is_a_sentence() {
        let counters = [("cpu_ns", 5), ("untraced.0", 1), ("untraced.28", 2), ("untraced.forked", 3)];
        let said = sentences(&counters.map(|(k, n)| (k.to_owned(), n)).into());
        assert_eq!(
            said,
            [
                "1 process could not be traced: GPUTAP_DIR is not a directory on tmpfs that they may use",
                "2 processes could not be traced: No space left on device",
                "3 processes could not be traced: forked, and without a way to GPUTAP_DIR (no descriptor, another root, \
                 another user)",
            ]
        );
    }
}
