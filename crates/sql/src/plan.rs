//! Which part of a table a query needs: what SQLite offers, and what is written down between planning and reading.
//!
//! Conditions are a promise of less work, not of the answer: SQLite tests every row again, so a condition that can't be
//! used here is simply left out.

use rusqlite::types::ValueRef;
use rusqlite::vtab::{Filters, IndexConstraintOp as Op};

use crate::value::Value;

/// A comparison that can be pushed down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Compare {
    Equal,
    In,
    Greater,
    AtLeast,
    Less,
    AtMost,
    Like,
    Glob,
}

impl Compare {
    pub(crate) fn of(op: Op) -> Option<Compare> {
        Some(match op {
            Op::SQLITE_INDEX_CONSTRAINT_EQ | Op::SQLITE_INDEX_CONSTRAINT_IS => Compare::Equal,
            Op::SQLITE_INDEX_CONSTRAINT_GT => Compare::Greater,
            Op::SQLITE_INDEX_CONSTRAINT_GE => Compare::AtLeast,
            Op::SQLITE_INDEX_CONSTRAINT_LT => Compare::Less,
            Op::SQLITE_INDEX_CONSTRAINT_LE => Compare::AtMost,
            Op::SQLITE_INDEX_CONSTRAINT_LIKE => Compare::Like,
            Op::SQLITE_INDEX_CONSTRAINT_GLOB => Compare::Glob,
            _ => return None,
        })
    }

    const LETTERS: [(Compare, char); 8] = [
        (Compare::Equal, '='),
        (Compare::In, 'i'),
        (Compare::Greater, '>'),
        (Compare::AtLeast, 'g'),
        (Compare::Less, '<'),
        (Compare::AtMost, 'l'),
        (Compare::Like, '%'),
        (Compare::Glob, '*'),
    ];

    fn letter(self) -> char {
        Compare::LETTERS.iter().find(|(c, _)| *c == self).map_or('?', |(_, letter)| *letter)
    }

    fn of_letter(letter: char) -> Option<Compare> {
        Compare::LETTERS.iter().find(|(_, l)| *l == letter).map(|(c, _)| *c)
    }
}

/// What is written down: columns that are read, how rows are grouped, and the conditions in the order of their arguments.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Outline {
    pub(crate) used: u64,
    pub(crate) grouped_by: Option<usize>,
    pub(crate) conditions: Vec<(usize, Compare)>,
}

impl Outline {
    /// As SQLite keeps it: `columns;group;5= 7g`.
    pub(crate) fn write(&self) -> String {
        let group = self.grouped_by.map_or_else(String::new, |g| g.to_string());
        let conditions: Vec<_> =
            self.conditions.iter().map(|(c, op)| format!("{c}{}", op.letter())).collect();
        format!("{:x};{group};{}", self.used, conditions.join(" "))
    }

    pub(crate) fn read(text: &str) -> Option<Outline> {
        let mut parts = text.splitn(3, ';');
        let used = u64::from_str_radix(parts.next()?, 16).ok()?;
        let grouped_by = parts.next()?.parse().ok();
        let condition = |part: &str| {
            let letter = part.chars().last()?;
            let column = part.strip_suffix(letter)?.parse().ok()?;
            Some((column, Compare::of_letter(letter)?))
        };
        let conditions = parts.next()?.split_whitespace().map(condition).collect::<Option<Vec<_>>>()?;
        Some(Outline { used, grouped_by, conditions })
    }
}

/// A value that a column is compared with.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Operand {
    Int(i64),
    Real(f64),
    Text(String),
}

impl Operand {
    /// `None` for what is not compared with here: NULL, blobs.
    fn of(value: ValueRef<'_>) -> Option<Operand> {
        match value {
            ValueRef::Integer(n) => Some(Operand::Int(n)),
            ValueRef::Real(x) => Some(Operand::Real(x)),
            ValueRef::Text(text) => Some(Operand::Text(String::from_utf8_lossy(text).into_owned())),
            ValueRef::Null | ValueRef::Blob(_) => None,
        }
    }
}

/// A condition on a column; several operands for a list.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Condition {
    pub(crate) column: usize,
    pub(crate) compare: Compare,
    pub(crate) operands: Vec<Operand>,
}

/// What a scan is to read.
#[derive(Clone, Debug, Default)]
pub(crate) struct Plan {
    pub(crate) used: u64,
    pub(crate) grouped_by: Option<usize>,
    pub(crate) conditions: Vec<Condition>,
}

impl Plan {
    /// The outline with the values of this run.
    pub(crate) fn new(outline: Outline, args: &Filters<'_>) -> rusqlite::Result<Plan> {
        let mut conditions = Vec::new();
        for (i, (column, compare)) in outline.conditions.into_iter().enumerate() {
            let operands = match compare {
                Compare::In => all(args, i)?,
                _ => args.iter().nth(i).and_then(Operand::of).map(|o| vec![o]),
            };
            // A list with something that can't be compared with says nothing.
            conditions.extend(operands.map(|operands| Condition { column, compare, operands }));
        }
        Ok(Plan { used: outline.used, grouped_by: outline.grouped_by, conditions })
    }

    /// Whether a query names this column.
    pub(crate) fn uses(&self, column: usize) -> bool {
        self.used >> column.min(63) & 1 != 0
    }
}

fn all(args: &Filters<'_>, i: usize) -> rusqlite::Result<Option<Vec<Operand>>> {
    use rusqlite::fallible_iterator::FallibleIterator;
    let mut out = Vec::new();
    let mut values = args.in_values(i)?;
    while let Some(value) = values.next()? {
        match Operand::of(value) {
            Some(operand) => out.push(operand),
            None if matches!(value, ValueRef::Null) => {}
            None => return Ok(None),
        }
    }
    Ok(Some(out))
}

impl Condition {
    /// Whether a row with this value may be wanted.
    pub(crate) fn admits(&self, value: &Value<'_>) -> bool {
        match value {
            // A comparison with NULL never holds; `IS NULL` is not pushed down.
            Value::Null => false,
            Value::Int(n) => self.admits_number(*n),
            Value::Text(text) => self.admits_text(text),
        }
    }

    /// The numbers that it admits, where they are all between two.
    pub(crate) fn range(&self) -> Option<(i64, i64)> {
        let [Operand::Int(n)] = self.operands.as_slice() else { return None };
        match self.compare {
            Compare::Equal | Compare::In => Some((*n, *n)),
            Compare::Greater => n.checked_add(1).map(|n| (n, i64::MAX)),
            Compare::AtLeast => Some((*n, i64::MAX)),
            Compare::Less => n.checked_sub(1).map(|n| (i64::MIN, n)),
            Compare::AtMost => Some((i64::MIN, *n)),
            Compare::Like | Compare::Glob => None,
        }
    }

    /// The same for a number.
    pub(crate) fn admits_number(&self, n: i64) -> bool {
        self.operands.iter().any(|operand| match operand {
            Operand::Int(with) => self.holds(n.cmp(with)),
            Operand::Real(with) => (n as f64).partial_cmp(with).is_none_or(|order| self.holds_about(order)),
            // SQLite may turn the text into a number.
            Operand::Text(_) => true,
        })
    }

    fn admits_text(&self, text: &str) -> bool {
        self.operands.iter().any(|operand| match (self.compare, operand) {
            (Compare::Equal | Compare::In, Operand::Text(with)) => text == with,
            (Compare::Like, Operand::Text(with)) => crate::text::like(with, text),
            (Compare::Glob, Operand::Text(with)) => crate::text::glob(with, text),
            _ => true,
        })
    }

    fn holds(&self, order: std::cmp::Ordering) -> bool {
        match self.compare {
            Compare::Equal | Compare::In => order.is_eq(),
            Compare::Greater => order.is_gt(),
            Compare::AtLeast => order.is_ge(),
            Compare::Less => order.is_lt(),
            Compare::AtMost => order.is_le(),
            Compare::Like | Compare::Glob => true,
        }
    }

    /// A large number is rounded when it becomes a real one, so a little more is admitted.
    fn holds_about(&self, order: std::cmp::Ordering) -> bool {
        order.is_eq() || self.holds(order)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outline_is_read_as_it_was_written() {
        let outline = Outline {
            used: 0x8000_0000_0000_0013,
            grouped_by: Some(4),
            conditions: vec![
                (0, Compare::Equal),
                (17, Compare::AtLeast),
                (5, Compare::In),
                (6, Compare::Like),
            ],
        };
        assert_eq!(Outline::read(&outline.write()), Some(outline));
        let nothing = Outline::default();
        assert_eq!(Outline::read(&nothing.write()), Some(nothing));
        assert_eq!(Outline::read("nonsense"), None);
    }

    #[test]
    fn a_range_has_the_numbers_that_are_admitted() {
        use Compare::{AtLeast, AtMost, Equal, Greater, Less};
        for compare in [Equal, Greater, AtLeast, Less, AtMost] {
            for with in [i64::MIN, -1, 0, 7, i64::MAX] {
                let condition = Condition { column: 0, compare, operands: vec![Operand::Int(with)] };
                let Some((least, most)) = condition.range() else { continue };
                for n in [i64::MIN, -2, -1, 0, 6, 7, 8, i64::MAX] {
                    assert_eq!((least..=most).contains(&n), condition.admits_number(n), "{n} {condition:?}");
                }
            }
        }
    }

    #[test]
    fn a_condition_admits_what_sqlite_would_and_never_less() {
        let of = |compare, operand| Condition { column: 0, compare, operands: vec![operand] };
        assert!(of(Compare::Greater, Operand::Int(5)).admits_number(6));
        assert!(!of(Compare::Greater, Operand::Int(5)).admits_number(5));
        assert!(of(Compare::Greater, Operand::Real(5.5)).admits_number(6));
        assert!(!of(Compare::Greater, Operand::Real(5.5)).admits_number(5));
        let large = (1i64 << 60) + 1;
        assert!(of(Compare::Less, Operand::Real(large as f64)).admits_number(large - 1));
        assert!(of(Compare::Equal, Operand::Text("5".into())).admits_number(5));
        assert!(!of(Compare::Equal, Operand::Int(5)).admits(&Value::Null));
        assert!(of(Compare::Like, Operand::Text("CUMEM%".into())).admits(&"cuMemAlloc".into()));
        assert!(!of(Compare::Glob, Operand::Text("CUMEM*".into())).admits(&"cuMemAlloc".into()));
        let list =
            Condition { column: 0, compare: Compare::In, operands: vec![Operand::Int(1), Operand::Int(3)] };
        assert_eq!([1, 2, 3].map(|n| list.admits_number(n)), [true, false, true]);
    }
}
