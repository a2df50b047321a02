//! A place in a sequence of tokens, and the ways to step over what does not matter.

use super::lexer::Token;

/// Where the parser is.
#[derive(Debug)]
pub struct Cursor<'a> {
    tokens: &'a [Token],
    at: usize,
}

impl<'a> Cursor<'a> {
    /// The start of `tokens`.
    pub fn new(tokens: &'a [Token]) -> Cursor<'a> {
        Cursor { tokens, at: 0 }
    }

    /// How many tokens lie behind.
    pub fn position(&self) -> usize {
        self.at
    }

    /// Goes back to a position.
    pub fn rewind(&mut self, position: usize) {
        self.at = position;
    }

    /// Whether nothing is left.
    pub fn at_end(&self) -> bool {
        self.at >= self.tokens.len()
    }

    /// Steps over one token.
    pub fn step(&mut self) {
        self.at += 1;
    }

    /// The token ahead.
    pub fn peek(&self) -> Option<&Token> {
        self.tokens.get(self.at)
    }

    /// Steps over the mark `c` if it is ahead.
    pub fn mark(&mut self, c: char) -> bool {
        let found = self.peek() == Some(&Token::Mark(c));
        self.at += usize::from(found);
        found
    }

    /// Steps over the word `text` if it is ahead.
    pub fn word(&mut self, text: &str) -> bool {
        let found = self.peek().is_some_and(|t| t.is(text));
        self.at += usize::from(found);
        found
    }

    /// Steps over a word and returns it.
    pub fn name(&mut self) -> Option<String> {
        let Some(Token::Word(word)) = self.peek() else { return None };
        let word = word.clone();
        self.at += 1;
        Some(word)
    }

    /// Skips to behind the next `;`, or behind a function's body.
    pub fn skip(&mut self) {
        while let Some(token) = self.peek() {
            match token {
                Token::Mark(';') => return self.at += 1,
                Token::Mark('{') => return self.balanced('{', '}'),
                _ => self.at += 1,
            }
        }
    }

    /// Skips from an opening mark to behind its closing one.
    pub fn balanced(&mut self, open: char, close: char) {
        let mut depth = 0usize;
        while let Some(token) = self.peek().cloned() {
            self.at += 1;
            match token {
                Token::Mark(c) if c == open => depth += 1,
                Token::Mark(c) if c == close && depth <= 1 => return,
                Token::Mark(c) if c == close => depth -= 1,
                _ => {}
            }
        }
    }

    /// Steps over compiler attributes.
    pub fn attributes(&mut self) {
        while self.word("__attribute__") || self.word("__asm__") || self.word("_Alignas") {
            self.balanced('(', ')');
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codegen::lexer::tokens;

    #[test]
    fn bodies_and_attributes_are_stepped_over() {
        let tokens = tokens("__attribute__((a(b))) int f(void) { if (x) { y; } } z ;");
        let mut cursor = Cursor::new(&tokens);
        cursor.attributes();
        assert!(cursor.word("int"));
        cursor.skip();
        assert_eq!(cursor.name().as_deref(), Some("z"));
        assert!(cursor.mark(';') && cursor.at_end());
    }
}
