//! Sub-selects in a WHERE that do not depend on its rows: each is a value, which can be worked out before the rows are summed up.
//!
//! SQLite does the same, but goes through all rows. Sub-selects are taken out of the text as they were written.

use std::ops::Range;

use sqlparser::dialect::SQLiteDialect;
use sqlparser::keywords::Keyword;
use sqlparser::tokenizer::{Location, Token, TokenWithSpan, Tokenizer, Word};

/// A query with sub-selects in its WHERE, or with common table expressions that nothing else uses.
#[derive(Debug, PartialEq)]
pub(crate) struct Bounds {
    /// The common table expressions, with their WITH.
    with: String,
    selects: Vec<String>,
    /// What stands around the sub-selects.
    around: Vec<String>,
}

impl Bounds {
    /// Takes the sub-selects out of the WHERE of a query that SQLite accepts; `None` where there is nothing to take out, or where it
    /// may mean something else alone.
    pub(crate) fn parse(query: &str) -> Option<Bounds> {
        let tokens = Tokens::new(query)?;
        let explained = tokens.all.iter().take_while(|t| is_word(t, EXPLAIN)).count();
        let select = tokens.find(explained, 0, &[Keyword::SELECT])?;
        if select > explained && !is_word(&tokens.all[explained], &[Keyword::WITH]) {
            return None;
        }
        let from = tokens.find(select, 0, &[Keyword::FROM])?;
        let table = name(tokens.all.get(from + 1)?)?;
        let mut named = (explained..select).filter(|i| tokens.depth[*i] == 0).map(|i| &tokens.all[i]);
        let may_be_table = |t: &Token| {
            matches!(t, Token::SingleQuotedString(_))
                || name(t).is_some_and(|n| n.eq_ignore_ascii_case(table))
        };
        if named.any(may_be_table) || tokens.all.iter().any(|t| matches!(t, Token::Placeholder(_))) {
            return None;
        }
        let found = tokens.sub_selects(tokens.find(from, 0, &[Keyword::WHERE]))?;
        let alone =
            found.iter().map(|(open, close)| open + 1..*close).chain(std::iter::once(explained..select));
        // Such a name that is none is a text for SQLite.
        let quoted = |t: &Token| matches!(t, Token::Word(Word { quote_style: Some('"'), .. }));
        if !found.is_empty() && alone.flatten().any(|i| quoted(&tokens.all[i])) {
            return None;
        }
        let (first, mut last) = (tokens.bytes[explained].start, tokens.bytes[select].start);
        let with = query.get(first..last)?.to_owned();
        if found.is_empty() && with.is_empty() {
            return None;
        }
        let mut bounds = Bounds { with, selects: Vec::new(), around: vec![query.get(..first)?.to_owned()] };
        for (open, close) in found {
            let [open, close] = [open, close].map(|i| tokens.bytes[i].clone());
            bounds.selects.push(query.get(open.end..close.start)?.to_owned());
            bounds.around.last_mut()?.push_str(query.get(last..open.start)?);
            bounds.around.push(String::new());
            last = close.end;
        }
        bounds.around.last_mut()?.push_str(query.get(last..)?);
        Some(bounds)
    }

    /// The sub-selects, each a query of its own.
    pub(crate) fn selects(&self) -> impl Iterator<Item = String> {
        self.selects.iter().map(|select| format!("{}{select}", self.with))
    }

    /// Queries for the value of each sub-select: that of its first row, or nothing.
    pub(crate) fn values(&self) -> impl Iterator<Item = String> {
        self.selects.iter().map(|select| format!("{}SELECT ({select})", self.with))
    }

    /// The query with values in place of its sub-selects.
    pub(crate) fn fill(&self, values: &[String]) -> String {
        let values = values.iter().map(|value| format!(" {value} ")).chain([String::new()]);
        self.around.iter().zip(values).flat_map(|(text, value)| [text.clone(), value]).collect()
    }

    /// The same with a number in place of each.
    pub(crate) fn fill_with_ones(&self) -> String {
        self.fill(&vec!["1".to_owned(); self.selects.len()])
    }
}

/// Whether a query may compare rows of values, as `(a, b) > (1, 2)` does; one that can't be read may.
pub(crate) fn compares_rows(query: &str) -> bool {
    let Some(tokens) = Tokens::new(query) else { return true };
    let compares = |t: Option<&Token>| {
        let sign = [Token::Lt, Token::LtEq, Token::Gt, Token::GtEq];
        t.is_some_and(|t| sign.contains(t) || is_word(t, &[Keyword::BETWEEN, Keyword::NOT]))
    };
    (0..tokens.all.len()).filter(|open| tokens.all[*open] == Token::LParen).any(|open| {
        let Some(close) = tokens.closing(open) else { return true };
        let is_comma = |i: usize| tokens.depth[i] == tokens.depth[open] + 1 && tokens.all[i] == Token::Comma;
        let (first, last) = tokens.widened(open, close);
        let before = first.checked_sub(1).map(|i| &tokens.all[i]);
        (compares(before) || compares(tokens.all.get(last + 1))) && (open + 1..close).any(is_comma)
    })
}

const EXPLAIN: &[Keyword] = &[Keyword::EXPLAIN, Keyword::QUERY, Keyword::PLAN];
/// What may follow a WHERE.
const BEHIND: &[Keyword] =
    &[Keyword::GROUP, Keyword::HAVING, Keyword::ORDER, Keyword::LIMIT, Keyword::WINDOW];

/// A text as words and signs.
struct Tokens {
    all: Vec<Token>,
    /// Where each of them is in the text.
    bytes: Vec<Range<usize>>,
    /// How many brackets are open around each of them; a bracket is not inside itself.
    depth: Vec<usize>,
}

impl Tokens {
    fn new(text: &str) -> Option<Tokens> {
        let read =
            Tokenizer::new(&SQLiteDialect {}, text).with_unescape(false).tokenize_with_location().ok()?;
        let mut tokens = Tokens { all: Vec::new(), bytes: Vec::new(), depth: Vec::new() };
        let (mut place, mut open) = (TextPosition::new(text), 0usize);
        for TokenWithSpan { token, span } in read {
            if matches!(token, Token::Whitespace(_) | Token::EOF) {
                continue;
            }
            if token == Token::RParen {
                open = open.checked_sub(1)?;
            }
            tokens.depth.push(open);
            if token == Token::LParen {
                open += 1;
            }
            tokens.bytes.push(place.offset(span.start)..place.offset(span.end));
            tokens.all.push(token);
        }
        Some(tokens)
    }

    /// The first of these words from `start` on that stands in `depth` brackets.
    fn find(&self, start: usize, depth: usize, words: &[Keyword]) -> Option<usize> {
        (start..self.all.len()).find(|i| self.depth[*i] == depth && is_word(&self.all[*i], words))
    }

    /// The brackets of the sub-selects of a WHERE at `place`, without those inside others; `None` where SQLite may not need one of
    /// them, or takes it for more than a value.
    fn sub_selects(&self, place: Option<usize>) -> Option<Vec<(usize, usize)>> {
        let mut found = Vec::new();
        let Some(place) = place else { return Some(found) };
        let end = self.find(place, 0, BEHIND).unwrap_or(self.all.len());
        let mut at = place;
        while at + 1 < end {
            let is_select = is_word(&self.all[at + 1], &[Keyword::SELECT, Keyword::WITH]);
            at = match self.closing(at).filter(|_| is_select) {
                Some(close) if self.is_list(at, close) => return None,
                Some(close) => {
                    found.push((at, close));
                    close
                }
                None => at + 1,
            };
        }
        let lazy = |i: usize| {
            self.all[i] == Token::Neq
                || is_word(&self.all[i], &[Keyword::NOT])
                    && self.all.get(i + 1).is_some_and(|t| is_word(t, &[Keyword::IN]))
        };
        (found.is_empty() || !(place..end).any(lazy)).then_some(found)
    }

    /// Whether all that stands in the brackets of an IN is this: `IN ((SELECT …))` is `IN (SELECT …)`.
    fn is_list(&self, open: usize, close: usize) -> bool {
        let (open, _) = self.widened(open, close);
        open > 0 && is_word(&self.all[open - 1], &[Keyword::IN, Keyword::EXISTS])
    }

    /// The outermost brackets that have nothing but these inside.
    fn widened(&self, mut open: usize, mut close: usize) -> (usize, usize) {
        while open > 0
            && self.all[open - 1] == Token::LParen
            && self.all.get(close + 1) == Some(&Token::RParen)
        {
            (open, close) = (open - 1, close + 1);
        }
        (open, close)
    }

    /// The bracket that closes the one at `open`.
    fn closing(&self, open: usize) -> Option<usize> {
        let depth = (self.all[open] == Token::LParen).then(|| self.depth[open])?;
        (open + 1..self.all.len()).find(|i| self.depth[*i] == depth && self.all[*i] == Token::RParen)
    }
}

/// A place in a text that only goes forward. Lines and columns count from 1, columns in characters.
struct TextPosition<'a> {
    rest: std::str::CharIndices<'a>,
    line: u64,
    column: u64,
}

impl<'a> TextPosition<'a> {
    fn new(text: &'a str) -> TextPosition<'a> {
        TextPosition { rest: text.char_indices(), line: 1, column: 1 }
    }

    /// Bytes before a place that is not before the last one.
    fn offset(&mut self, to: Location) -> usize {
        while (self.line, self.column) < (to.line, to.column) {
            match self.rest.next() {
                Some((_, '\n')) => (self.line, self.column) = (self.line + 1, 1),
                Some(_) => self.column += 1,
                None => break,
            }
        }
        self.rest.offset()
    }
}

fn is_word(token: &Token, words: &[Keyword]) -> bool {
    matches!(token, Token::Word(word) if word.quote_style.is_none() && words.contains(&word.keyword))
}

fn name(token: &Token) -> Option<&str> {
    match token {
        Token::Word(word) => Some(&word.value),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sub_selects_are_taken_out_as_they_were_written() {
        let query = "WITH t AS (SELECT min(a) AS a FROM p)\nSELECT count(*) FROM calls -- é (SELECT 2)\n WHERE (x > \
                     (SELECT a FROM t WHERE b IN (SELECT 1))) AND y < ( select ')' ) + 5 GROUP BY (SELECT 3)";
        let bounds = Bounds::parse(query).unwrap();
        let with = "WITH t AS (SELECT min(a) AS a FROM p)\n";
        assert_eq!(
            bounds.selects().collect::<Vec<_>>(),
            [format!("{with}SELECT a FROM t WHERE b IN (SELECT 1)"), format!("{with} select ')' ")]
        );
        assert_eq!(bounds.values().last(), Some(format!("{with}SELECT ( select ')' )")));
        assert_eq!(
            bounds.fill(&["1".to_owned(), "-2".to_owned()]),
            "SELECT count(*) FROM calls -- é (SELECT 2)\n WHERE (x >  1 ) AND y <  -2  + 5 GROUP BY (SELECT 3)"
        );
        let bounds =
            Bounds::parse("EXPLAIN QUERY PLAN WITH t(a) AS (VALUES (1)) SELECT max(x) FROM calls").unwrap();
        assert_eq!(
            (bounds.selects.len(), bounds.fill(&[]).as_str()),
            (0, "EXPLAIN QUERY PLAN SELECT max(x) FROM calls")
        );
    }

    #[test]
    fn what_may_mean_something_else_stays_where_it_is() {
        for query in [
            "SELECT count(*) FROM calls",
            "SELECT count(*) FROM calls WHERE x > (1)",
            "SELECT (SELECT 1) FROM calls",
            "SELECT count(*) FROM calls HAVING count(*) > (SELECT 1)",
            "WITH Calls AS (SELECT 1) SELECT count(*) FROM calls",
            "SELECT count(*) FROM calls WHERE x > (SELECT \"duration_ns\")",
            "WITH t AS (SELECT \"device\" AS a) SELECT count(*) FROM calls WHERE x > (SELECT a FROM t)",
            "WITH 'calls' AS (SELECT 1) SELECT count(*) FROM calls",
            "WITH t AS (SELECT ? AS a) SELECT count(*) FROM calls",
            "SELECT count(*) FROM calls WHERE x IN (SELECT 1)",
            "SELECT count(*) FROM calls WHERE x IN (((SELECT 1)))",
            "SELECT count(*) FROM calls WHERE EXISTS (SELECT 1)",
            "SELECT count(*) FROM calls WHERE y <> 5 AND x > (SELECT 1)",
            "SELECT count(*) FROM calls WHERE x NOT IN (1, (SELECT 1))",
            "VALUES (1)",
            ") (",
        ] {
            assert_eq!(Bounds::parse(query), None, "{query}");
        }
    }

    #[test]
    fn rows_of_values_are_found_beside_a_comparison() {
        for query in [
            "SELECT (a, b) > (1, 2)",
            "SELECT 1 FROM t WHERE (((a, b))) > ((1, 2))",
            "SELECT 1 WHERE (SELECT 1, 2) <= (a, b)",
            "SELECT (a, (1)) NOT BETWEEN x AND y",
        ] {
            assert!(compares_rows(query), "{query}");
        }
        for query in
            ["SELECT max(a, b) FROM t WHERE a >= (b) AND c IN (1, 2) AND d >= 5", "SELECT (a, b) = (1, 2)"]
        {
            assert!(!compares_rows(query), "{query}");
        }
        assert!(compares_rows("SELECT 'abc"));
    }
}
