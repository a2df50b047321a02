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
    /// The sub-selects, each a query of its own.
    pub(crate) selects: Vec<String>,
    /// What stands around them.
    around: Vec<String>,
}

impl Bounds {
    /// Takes the sub-selects out of the WHERE of a query that SQLite accepts; `None` where there is nothing to take out.
    pub(crate) fn parse(query: &str) -> Option<Bounds> {
        let tokens = Tokens::new(query)?;
        let explained = tokens.all.iter().take_while(|t| is_word(&t.token, EXPLAIN)).count();
        let select = tokens.find(explained, 0, &[Keyword::SELECT])?;
        if select > explained && !is_word(&tokens.all[explained].token, &[Keyword::WITH]) {
            return None;
        }
        let from = tokens.find(select, 0, &[Keyword::FROM])?;
        let table = name(tokens.all.get(from + 1)?)?;
        let mut named = (explained..select).filter(|i| tokens.depth[*i] == 0);
        if named.any(|i| name(&tokens.all[i]).is_some_and(|n| n.eq_ignore_ascii_case(table))) {
            return None;
        }
        let mut bounds = Bounds { selects: Vec::new(), around: Vec::new() };
        let (first, mut last) = (tokens.bytes(explained).start, tokens.bytes(select).start);
        let (before, with) = (query.get(..first)?, query.get(first..last)?);
        for (open, close) in tokens.sub_selects(tokens.find(from, 0, &[Keyword::WHERE])) {
            let inside = &tokens.all[open + 1..close];
            // Such a name that is none is a text for SQLite.
            if inside.iter().any(|t| matches!(&t.token, Token::Word(Word { quote_style: Some('"'), .. }))) {
                return None;
            }
            let [open, close] = [tokens.bytes(open), tokens.bytes(close)];
            bounds.selects.push(format!("{with}{}", query.get(open.end..close.start)?));
            bounds.around.push(query.get(last..open.start)?.to_owned());
            last = close.end;
        }
        if bounds.selects.is_empty() && with.is_empty() {
            return None;
        }
        bounds.around.push(query.get(last..)?.to_owned());
        bounds.around.first_mut()?.insert_str(0, before);
        Some(bounds)
    }

    /// The query with values in place of its sub-selects.
    pub(crate) fn fill(&self, values: &[String]) -> String {
        let values = values.iter().map(|value| format!(" {value} ")).chain([String::new()]);
        self.around.iter().zip(values).flat_map(|(text, value)| [text.clone(), value]).collect()
    }
}

const EXPLAIN: &[Keyword] = &[Keyword::EXPLAIN, Keyword::QUERY, Keyword::PLAN];
/// What may follow a WHERE.
const BEHIND: &[Keyword] =
    &[Keyword::GROUP, Keyword::HAVING, Keyword::ORDER, Keyword::LIMIT, Keyword::WINDOW];

/// A text as words and signs, and where each of them is.
struct Tokens<'a> {
    text: &'a str,
    all: Vec<TokenWithSpan>,
    /// How many brackets are open before each of them.
    depth: Vec<usize>,
    /// Where lines start.
    lines: Vec<usize>,
}

impl<'a> Tokens<'a> {
    fn new(text: &'a str) -> Option<Tokens<'a>> {
        let mut all =
            Tokenizer::new(&SQLiteDialect {}, text).with_unescape(false).tokenize_with_location().ok()?;
        all.retain(|t| !matches!(t.token, Token::Whitespace(_) | Token::EOF));
        let mut open = 0usize;
        let mut depth = Vec::with_capacity(all.len());
        for t in &all {
            if t.token == Token::RParen {
                open = open.checked_sub(1)?;
            }
            depth.push(open);
            if t.token == Token::LParen {
                open += 1;
            }
        }
        let lines = [0].into_iter().chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
        Some(Tokens { text, all, depth, lines })
    }

    /// The first of these words from `start` on that stands in `depth` brackets.
    fn find(&self, start: usize, depth: usize, words: &[Keyword]) -> Option<usize> {
        (start..self.all.len()).find(|i| self.depth[*i] == depth && is_word(&self.all[*i].token, words))
    }

    /// The brackets of the sub-selects of a WHERE at `place`, without those inside others.
    fn sub_selects(&self, place: Option<usize>) -> Vec<(usize, usize)> {
        let mut found = Vec::new();
        let Some(place) = place else { return found };
        let end = self.find(place, 0, BEHIND).unwrap_or(self.all.len());
        let mut at = place;
        while at + 1 < end {
            let close = self
                .closing(at)
                .filter(|_| is_word(&self.all[at + 1].token, &[Keyword::SELECT, Keyword::WITH]));
            at = match close {
                Some(close) => {
                    found.push((at, close));
                    close
                }
                None => at + 1,
            };
        }
        found
    }

    /// The bracket that closes the one at `open`.
    fn closing(&self, open: usize) -> Option<usize> {
        let depth = (self.all[open].token == Token::LParen).then(|| self.depth[open])?;
        (open + 1..self.all.len()).find(|i| self.depth[*i] == depth && self.all[*i].token == Token::RParen)
    }

    /// Where a token is in the text.
    fn bytes(&self, i: usize) -> Range<usize> {
        let span = self.all[i].span;
        self.offset(span.start)..self.offset(span.end)
    }

    /// Lines and columns count from 1, columns in characters.
    fn offset(&self, place: Location) -> usize {
        let line =
            self.lines.get((place.line as usize).saturating_sub(1)).copied().unwrap_or(self.text.len());
        let rest = &self.text[line..];
        line + rest
            .char_indices()
            .nth((place.column as usize).saturating_sub(1))
            .map_or(rest.len(), |(at, _)| at)
    }
}

fn is_word(token: &Token, words: &[Keyword]) -> bool {
    matches!(token, Token::Word(word) if word.quote_style.is_none() && words.contains(&word.keyword))
}

fn name(token: &TokenWithSpan) -> Option<&str> {
    match &token.token {
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
            bounds.selects,
            [format!("{with}SELECT a FROM t WHERE b IN (SELECT 1)"), format!("{with} select ')' ")]
        );
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
            "VALUES (1)",
            ") (",
        ] {
            assert_eq!(Bounds::parse(query), None, "{query}");
        }
    }
}
