//! Conditions that hold here exactly when they hold in SQLite.

use super::words::{At, Word};
use crate::plan::{Compare, Condition, Operand};
use gputap_tables::{Cell, Table, Type};

/// A condition on a column.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Check {
    pub(super) column: usize,
    what: What,
}

#[derive(Clone, Debug, PartialEq)]
enum What {
    Is(Condition),
    Not(Condition),
    Null,
    NotNull,
    True,
    False,
}

impl Check {
    /// Whether a row with this value is wanted.
    pub(super) fn holds(&self, value: &Cell<'_>) -> bool {
        match (&self.what, value) {
            (What::Null, value) => *value == Cell::Null,
            (What::NotNull, value) => *value != Cell::Null,
            (_, Cell::Null) => false,
            (What::True, value) => *value != Cell::Int(0),
            (What::False, value) => *value == Cell::Int(0),
            (What::Is(condition), value) => condition.admits(value),
            (What::Not(condition), value) => !condition.admits(value),
        }
    }

    /// What a scan can make use of.
    pub(super) fn condition(&self) -> Option<&Condition> {
        if let What::Is(condition) = &self.what { Some(condition) } else { None }
    }
}

/// All conditions of a WHERE that only has simple ones with AND between them; `None` where it has others.
pub(super) fn checks(words: &[At<'_>], table: &Table) -> Option<Vec<Check>> {
    let mut reader = Reader { words, table, at: 0 };
    let mut all = Vec::new();
    loop {
        reader.check(&mut all)?;
        match reader.next() {
            None => return Some(all),
            Some(and) if and.is("AND") => {}
            Some(_) => return None,
        }
    }
}

struct Reader<'a, 'q> {
    words: &'a [At<'q>],
    table: &'a Table,
    at: usize,
}

impl<'a, 'q> Reader<'a, 'q> {
    fn next(&mut self) -> Option<&'a At<'q>> {
        self.at += 1;
        self.words.get(self.at - 1)
    }

    /// Takes the next word if it is this one.
    fn take(&mut self, what: &str) -> bool {
        let found = self.words.get(self.at).is_some_and(|word| word.is(what));
        self.at += usize::from(found);
        found
    }

    fn check(&mut self, all: &mut Vec<Check>) -> Option<()> {
        let negated = self.take("NOT");
        let Word::Name(name) = self.next()?.word else { return None };
        let column = self.table.sql_columns().iter().position(|c| c.name.eq_ignore_ascii_case(name))?;
        let ends = self.words.get(self.at).is_none_or(|word| word.is("AND"));
        if ends {
            let number = self.table.columns[column].ty.is_number();
            let what = if negated { What::False } else { What::True };
            all.push(Check { column, what });
            return number.then_some(());
        }
        if negated {
            return None;
        }
        let not = self.take("NOT");
        let sign = self.next()?;
        let condition = |compare, operands: Vec<Operand>| Condition { column, compare, operands };
        let (what, negative) = match sign {
            s if s.is("IS") => {
                let what = if self.take("NOT") { What::NotNull } else { What::Null };
                all.push(Check { column, what });
                return (self.take("NULL") && !not).then_some(());
            }
            s if s.is("BETWEEN") => {
                let least = self.operand(column)?;
                let most = if self.take("AND") { self.operand(column)? } else { return None };
                all.push(Check { column, what: What::Is(condition(Compare::AtLeast, vec![least])) });
                (condition(Compare::AtMost, vec![most]), false)
            }
            s if s.is("IN") => (condition(Compare::In, self.list(column)?), not),
            s if s.is("LIKE") => (condition(Compare::Like, vec![self.pattern(column)?]), not),
            s => {
                let (compare, negative) = comparison(s)?;
                (condition(compare, vec![self.operand(column)?]), negative)
            }
        };
        let may_be_negated = sign.is("IN") || sign.is("LIKE");
        if not && !may_be_negated || !comparable(&what) {
            return None;
        }
        all.push(Check { column, what: if negative { What::Not(what) } else { What::Is(what) } });
        Some(())
    }

    fn list(&mut self, column: usize) -> Option<Vec<Operand>> {
        let mut all = Vec::new();
        if !self.take("(") {
            return None;
        }
        loop {
            all.push(self.operand(column)?);
            match self.next()? {
                comma if comma.is(",") => {}
                end if end.is(")") => return Some(all),
                _ => return None,
            }
        }
    }

    fn pattern(&mut self, column: usize) -> Option<Operand> {
        let pattern = self.operand(column)?;
        // With an escape character it means something else, and case beyond ASCII is SQLite's affair.
        let plain = matches!(&pattern, Operand::Text(text) if text.is_ascii());
        (plain && !self.words.get(self.at).is_some_and(|word| word.is("ESCAPE"))).then_some(pattern)
    }

    /// A value of the column's own type: nothing is converted then.
    fn operand(&mut self, column: usize) -> Option<Operand> {
        let negative = self.take("-");
        let ty = self.table.columns[column].ty;
        match (&self.next()?.word, ty) {
            (Word::Number(digits), ty) if ty.is_number() => {
                let n = whole(digits)?;
                Some(Operand::Int(if negative { -n } else { n }))
            }
            (Word::Text(text), Type::Text) if !negative => Some(Operand::Text(text.clone())),
            _ => None,
        }
    }
}

/// A number that is whole, also where it is written as `1e6`.
fn whole(digits: &str) -> Option<i64> {
    if let Ok(n) = digits.parse::<i64>() {
        return Some(n);
    }
    const EXACT: f64 = 9_007_199_254_740_992.0;
    let real = digits.parse::<f64>().ok().filter(|real| real.fract() == 0.0 && real.abs() < EXACT)?;
    Some(real as i64)
}

fn comparison(sign: &At<'_>) -> Option<(Compare, bool)> {
    Some(match sign.word {
        Word::Sign("=" | "==") => (Compare::Equal, false),
        Word::Sign("!=" | "<>") => (Compare::Equal, true),
        Word::Sign(">") => (Compare::Greater, false),
        Word::Sign(">=") => (Compare::AtLeast, false),
        Word::Sign("<") => (Compare::Less, false),
        Word::Sign("<=") => (Compare::AtMost, false),
        _ => return None,
    })
}

/// The order of text is SQLite's affair.
fn comparable(condition: &Condition) -> bool {
    let ordered =
        matches!(condition.compare, Compare::Greater | Compare::AtLeast | Compare::Less | Compare::AtMost);
    !ordered || condition.operands.iter().all(|operand| matches!(operand, Operand::Int(_)))
}
