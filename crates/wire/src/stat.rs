//! What `/proc/PID/stat` says: who a process is, for as long as its pid means it.

/// The fields of it that gputap reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stat {
    /// R, S, Z, ….
    pub state: u8,
    /// Pid of its parent.
    pub parent: u32,
    /// When it started, in the kernel's ticks since boot: tells it from another process that gets its pid later.
    pub start_time: u64,
}

impl Stat {
    /// Reads the text of the file; `None` where it is not one.
    pub fn parse(text: &[u8]) -> Option<Stat> {
        // The second field may contain anything, but it ends with the last parenthesis.
        let fields = text.rsplit(|b| *b == b')').next()?;
        let mut fields = fields.split(u8::is_ascii_whitespace).filter(|field| !field.is_empty());
        let state = *fields.next()?.first()?;
        let parent = u32::try_from(number(fields.next()?)?).ok()?;
        Some(Stat { state, parent, start_time: number(fields.nth(17)?)? })
    }
}

fn number(digits: &[u8]) -> Option<u64> {
    core::str::from_utf8(digits).ok()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_with_parentheses_do_not_move_the_fields() {
        let line = b"77 (a) b) c) S 5 77 77 0 -1 4194560 1 0 0 0 1 2 0 0 20 0 3 0 123456 1 2\n";
        assert_eq!(Stat::parse(line), Some(Stat { state: b'S', parent: 5, start_time: 123_456 }));
        for short in ["", "77 (a)", "77 (a) S 5 77"] {
            assert_eq!(Stat::parse(short.as_bytes()), None, "{short}");
        }
    }
}
