//! A query in words, as far as summaries have to understand it.

/// A piece of a query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Word<'q> {
    /// A name or keyword as it stands.
    Name(&'q str),
    /// A number without sign.
    Number(&'q str),
    /// Text, without its quotes.
    Text(String),
    /// Anything else: operators, brackets, commas.
    Sign(&'q str),
}

/// A word and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct At<'q> {
    pub(super) word: Word<'q>,
    pub(super) from: usize,
    pub(super) to: usize,
}

impl At<'_> {
    /// Whether it is this keyword or sign, in any case.
    pub(super) fn is(&self, what: &str) -> bool {
        match &self.word {
            Word::Name(word) | Word::Sign(word) => word.eq_ignore_ascii_case(what),
            Word::Number(_) | Word::Text(_) => false,
        }
    }
}

/// Signs of more than one character.
const LONG: [&str; 10] = ["->>", "->", "<=", ">=", "<>", "!=", "==", "||", "<<", ">>"];

/// The words of a query; `None` where it has something that is not understood here: quoted names, parameters, comments.
pub(super) fn words(query: &str) -> Option<Vec<At<'_>>> {
    let mut all = Vec::new();
    let mut at = 0;
    while let Some(c) = query[at..].chars().next() {
        let rest = &query[at..];
        if c.is_ascii_whitespace() {
            at += 1;
            continue;
        }
        let (word, length) = match c {
            'a'..='z' | 'A'..='Z' | '_' => {
                let length = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
                (Word::Name(&rest[..length]), length)
            }
            '0'..='9' | '.' => {
                let length = number(rest)?;
                (Word::Number(&rest[..length]), length)
            }
            '\'' => {
                let (text, length) = text(rest)?;
                (Word::Text(text), length)
            }
            _ if rest.starts_with("--") || rest.starts_with("/*") => return None,
            '(' | ')' | ',' | '*' | '/' | '%' | '+' | '-' | '<' | '>' | '=' | '!' | '|' | '&' | '~' | ';' => {
                let length = LONG.iter().find(|sign| rest.starts_with(**sign)).map_or(1, |sign| sign.len());
                (Word::Sign(&rest[..length]), length)
            }
            _ => return None,
        };
        all.push(At { word, from: at, to: at + length });
        at += length;
    }
    if all.last().is_some_and(|last| last.is(";")) {
        all.pop();
    }
    Some(all)
}

/// Length of a decimal number.
fn number(text: &str) -> Option<usize> {
    let digits = |s: &str| s.find(|c: char| !c.is_ascii_digit()).unwrap_or(s.len());
    let mut length = digits(text);
    if text[length..].starts_with('.') {
        length += 1 + digits(&text[length + 1..]);
    }
    let exponent = text[length..].strip_prefix(['e', 'E']);
    if let Some(exponent) = exponent {
        let sign = usize::from(exponent.starts_with(['+', '-']));
        let more = digits(&exponent[sign..]);
        length += 1 + sign + more;
        if more == 0 {
            return None;
        }
    }
    let ends = text[length..].chars().next().is_none_or(|c| !c.is_alphanumeric() && c != '_');
    (ends && length > usize::from(text.starts_with('.'))).then_some(length)
}

/// The text in quotes at the beginning, and its length there.
fn text(query: &str) -> Option<(String, usize)> {
    let mut out = String::new();
    let mut chars = query.char_indices().skip(1).peekable();
    while let Some((i, c)) = chars.next() {
        match c {
            '\'' if chars.peek().is_some_and(|(_, next)| *next == '\'') => {
                chars.next();
                out.push('\'');
            }
            '\'' => return Some((out, i + 1)),
            c => out.push(c),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_query_is_cut_into_words() {
        let all = words("SELECT a_1,count(*) FROM t WHERE b>=1.5e3 AND c<>'it''s' ; ").unwrap();
        let text: Vec<String> = all
            .iter()
            .map(|at| match &at.word {
                Word::Name(w) | Word::Number(w) | Word::Sign(w) => (*w).to_owned(),
                Word::Text(text) => format!("{text:?}"),
            })
            .collect();
        assert_eq!(text.join(" "), "SELECT a_1 , count ( * ) FROM t WHERE b >= 1.5e3 AND c <> \"it's\"");
        for strange in
            ["SELECT \"a\"", "SELECT 1 -- x", "SELECT ?1", "SELECT 'x", "SELECT [a]", "SELECT 0x1f"]
        {
            assert_eq!(words(strange), None, "{strange}");
        }
    }
}
