//! Text of others, made fit for a terminal, a log and a table.
//!
//! Names of processes, hosts and pods, error messages, kernels of a trace: whoever chose them may not move the cursor, colour
//! the screen, begin a line of his own or turn the direction of writing around. What could is written as JSON writes it
//! (`\u001b`), which is visible, and means the same inside of a JSON string.

use std::borrow::Cow;
use std::fmt::Write;

/// Whether a character does something instead of being shown.
fn acts(c: char) -> bool {
    // Control characters of both sets, line and paragraph separators, and what turns the direction of writing.
    c.is_control()
        || matches!(c, '\u{2028}' | '\u{2029}' | '\u{200e}' | '\u{200f}' | '\u{61c}')
        || ('\u{202a}'..='\u{202e}').contains(&c)
        || ('\u{2066}'..='\u{2069}').contains(&c)
}

fn escaped(text: &str, stays: impl Fn(char) -> bool) -> Cow<'_, str> {
    if !text.chars().any(|c| acts(c) && !stays(c)) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        if acts(c) && !stays(c) {
            let _ = write!(shown, "\\u{:04x}", u32::from(c));
        } else {
            shown.push(c);
        }
    }
    Cow::Owned(shown)
}

/// A name or a message: one line, whatever is in it.
pub fn line(text: &str) -> Cow<'_, str> {
    escaped(text, |_| false)
}

/// Text of several lines, which may have tabs.
pub fn lines(text: &str) -> Cow<'_, str> {
    escaped(text, |c| matches!(c, '\n' | '\t'))
}

/// A name that fits a file's: without what a path or a shell would stumble over.
pub fn file_name(text: &str) -> String {
    let fits = |c: char| c.is_ascii_alphanumeric() || "._-".contains(c);
    let text: String = text.chars().map(|c| if fits(c) { c } else { '_' }).take(100).collect();
    text.trim_start_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_acts_is_left() {
        assert_eq!(line("plain ü 漢"), "plain ü 漢");
        assert_eq!(line("a\u{1b}[31mb\n"), "a\\u001b[31mb\\u000a");
        assert_eq!(lines("a\tb\r\nc"), "a\tb\\u000d\nc");
        assert_eq!(line("\u{9b}2J\u{7f}\u{202e}"), "\\u009b2J\\u007f\\u202e");
        for c in (0..=0x2_ffff).filter_map(char::from_u32) {
            let shown = line(&c.to_string()).into_owned();
            assert!(!shown.chars().any(acts), "{c:?}");
            let lossless: String = serde_json::from_str(&format!("\"{shown}\"")).unwrap_or_else(|_| c.into());
            assert_eq!(lossless, c.to_string(), "it means the same in JSON");
        }
    }
}
