//! Patterns as SQLite's LIKE and GLOB have them. Both may say yes too often, never too seldom.

/// `%` stands for anything, `_` for one character; case does not matter for ASCII.
pub(crate) fn like(pattern: &str, text: &str) -> bool {
    let same = |a: char, b: char| a.eq_ignore_ascii_case(&b);
    matches(pattern, text, ('%', '_'), same)
}

/// `*` stands for anything, `?` for one character. A set of characters is not looked into.
pub(crate) fn glob(pattern: &str, text: &str) -> bool {
    pattern.contains('[') || matches(pattern, text, ('*', '?'), |a, b| a == b)
}

/// Goes back to the last wildcard only, so long patterns stay linear.
fn matches(pattern: &str, text: &str, (any, one): (char, char), same: impl Fn(char, char) -> bool) -> bool {
    let (pattern, text): (Vec<char>, Vec<char>) = (pattern.chars().collect(), text.chars().collect());
    let (mut p, mut t) = (0, 0);
    let mut retry: Option<(usize, usize)> = None;
    while t < text.len() {
        match pattern.get(p) {
            Some(c) if *c == any => {
                retry = Some((p + 1, t));
                p += 1;
            }
            Some(c) if *c == one || same(*c, text[t]) => (p, t) = (p + 1, t + 1),
            _ => match retry {
                Some((after, from)) => {
                    retry = Some((after, from + 1));
                    (p, t) = (after, from + 1);
                }
                None => return false,
            },
        }
    }
    pattern[p..].iter().all(|c| *c == any)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_match_as_in_sqlite() {
        let db = rusqlite::Connection::open_in_memory().unwrap();
        let patterns =
            ["cuMem%", "%alloc%", "cu_em%", "", "%", "*", "cu*Alloc*", "cuMem?lloc*", "%_v2", "ä%", "a*b*c"];
        let texts = ["cuMemAlloc_v2", "CUMEMALLOC_V2", "", "äb", "Äb", "abbc", "cudaMalloc"];
        for pattern in patterns {
            for text in texts {
                let ask = |op: &str| {
                    let sql = format!("SELECT ?1 {op} ?2");
                    db.query_row(&sql, [text, pattern], |r| r.get::<_, bool>(0)).unwrap()
                };
                assert_eq!(like(pattern, text), ask("LIKE"), "{text} LIKE {pattern}");
                assert_eq!(glob(pattern, text), ask("GLOB"), "{text} GLOB {pattern}");
            }
        }
        assert!(glob("[x]*", "anything"));
    }
}
