//! Tokens of preprocessed C: enough for declarations, not for statements.

/// One token. Line markers and string contents are of no interest and are dropped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    /// Identifier or keyword.
    Word(String),
    /// Number, as written.
    Number(String),
    /// Any single punctuation character.
    Mark(char),
}

impl Token {
    /// Whether this is the word `text`.
    pub fn is(&self, text: &str) -> bool {
        matches!(self, Token::Word(w) if w == text)
    }
}

/// Splits `source` into tokens.
pub fn tokens(source: &str) -> Vec<Token> {
    let mut out = Vec::new();
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        let mut rest = line.trim_start();
        while let Some(first) = rest.chars().next() {
            let length = token_length(rest, first);
            push(&mut out, first, &rest[..length]);
            rest = rest[length..].trim_start();
        }
    }
    out
}

fn token_length(rest: &str, first: char) -> usize {
    let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    if first == '"' {
        return rest[1..].find('"').map_or(rest.len(), |end| end + 2);
    }
    if !word(first) {
        return first.len_utf8();
    }
    rest.find(|c| !word(c)).unwrap_or(rest.len())
}

fn push(out: &mut Vec<Token>, first: char, text: &str) {
    match first {
        '"' => {}
        '0'..='9' => out.push(Token::Number(text.to_owned())),
        c if c.is_ascii_alphabetic() || c == '_' => out.push(Token::Word(text.to_owned())),
        c => out.push(Token::Mark(c)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn splits_a_prototype() {
        let got = tokens("# 1 \"x.h\"\nint f(void **p, 0x10u);");
        assert_eq!(got.len(), 11);
        assert!(got[0].is("int"));
        assert_eq!(got[5], Token::Mark('*'));
        assert_eq!(got[8], Token::Number("0x10u".to_owned()));
    }
}
