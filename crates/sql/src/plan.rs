//! Which part of a table a query needs: what SQLite offers, and what is written down between planning and reading.
//!
//! Conditions are a promise of less work, not of the answer: SQLite tests every row again, so a condition that can't be
//! used here is simply left out.

use gputap_tables::{Cell, Type};
use rusqlite::types::ValueRef;
use rusqlite::vtab::{Filters, IndexConstraintOp as Op};

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
    pub(crate) fn from_op(op: Op) -> Option<Compare> {
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

/// What SQLite hands over when reading starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Argument {
    /// What a column is compared with.
    Compared(usize, Compare),
    /// How many rows are wanted.
    Limit,
    /// How many rows before them are not.
    Offset,
}

impl Argument {
    const LIMIT: &str = "L";
    const OFFSET: &str = "O";

    fn write(self) -> String {
        match self {
            Argument::Compared(column, compare) => format!("{column}{}", compare.letter()),
            Argument::Limit => Argument::LIMIT.to_owned(),
            Argument::Offset => Argument::OFFSET.to_owned(),
        }
    }

    fn read(text: &str) -> Option<Argument> {
        match text {
            Argument::LIMIT => return Some(Argument::Limit),
            Argument::OFFSET => return Some(Argument::Offset),
            _ => {}
        }
        let letter = text.chars().last()?;
        let column = text.strip_suffix(letter)?.parse().ok()?;
        Some(Argument::Compared(column, Compare::of_letter(letter)?))
    }
}

/// What is written down: columns that are read, how rows are grouped or ordered, and what the arguments mean.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Outline {
    pub(crate) used: u64,
    pub(crate) grouped_by: Option<usize>,
    /// Columns, and whether the largest comes first.
    pub(crate) order: Vec<(usize, bool)>,
    pub(crate) arguments: Vec<Argument>,
}

impl Outline {
    /// As SQLite keeps it: `columns;group;order;5= 7g L`.
    pub(crate) fn write(&self) -> String {
        let group = self.grouped_by.map_or_else(String::new, |g| g.to_string());
        let key =
            |(column, descending): &(usize, bool)| format!("{column}{}", if *descending { '-' } else { '+' });
        let order: Vec<_> = self.order.iter().map(key).collect();
        let arguments: Vec<_> = self.arguments.iter().map(|argument| argument.write()).collect();
        format!("{:x};{group};{};{}", self.used, order.join(" "), arguments.join(" "))
    }

    pub(crate) fn read(text: &str) -> Option<Outline> {
        let mut parts = text.splitn(4, ';');
        let used = u64::from_str_radix(parts.next()?, 16).ok()?;
        let grouped_by = parts.next()?.parse().ok();
        let key = |part: &str| {
            let column = part.strip_suffix(['+', '-'])?.parse().ok()?;
            Some((column, part.ends_with('-')))
        };
        let order = parts.next()?.split_whitespace().map(key).collect::<Option<Vec<_>>>()?;
        let arguments = parts.next()?.split_whitespace().map(Argument::read).collect::<Option<Vec<_>>>()?;
        Some(Outline { used, grouped_by, order, arguments })
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
    /// `None` for what is not compared with here: NULL, blobs, text that is not UTF-8.
    fn from_value(value: ValueRef<'_>) -> Option<Operand> {
        match value {
            ValueRef::Integer(n) => Some(Operand::Int(n)),
            ValueRef::Real(x) => Some(Operand::Real(x)),
            ValueRef::Text(text) => std::str::from_utf8(text).ok().map(|text| Operand::Text(text.to_owned())),
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

/// The rows that a query wants of all that its conditions admit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Limit {
    /// Columns, and whether the largest comes first.
    pub(crate) order: Vec<(usize, bool)>,
    pub(crate) rows: usize,
}

/// More rows than this are not kept in memory.
const MOST: i64 = 1 << 16;

/// What a scan is to read.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Plan {
    pub(crate) used: u64,
    pub(crate) grouped_by: Option<usize>,
    pub(crate) conditions: Vec<Condition>,
    /// Only with all conditions of the query in `conditions`.
    pub(crate) limit: Option<Limit>,
}

impl Plan {
    /// The outline with the values of this run.
    pub(crate) fn new(outline: Outline, args: &Filters<'_>) -> rusqlite::Result<Plan> {
        let (mut conditions, mut whole) = (Vec::new(), true);
        let (mut limit, mut offset) = (None, Some(0));
        let value = |i: usize| args.iter().nth(i);
        let number = |i: usize| match value(i) {
            Some(ValueRef::Integer(n)) => Some(n),
            _ => None,
        };
        for (i, argument) in outline.arguments.into_iter().enumerate() {
            let (column, compare) = match argument {
                Argument::Limit => {
                    limit = number(i);
                    continue;
                }
                Argument::Offset => {
                    offset = number(i);
                    continue;
                }
                Argument::Compared(column, compare) => (column, compare),
            };
            let operands = match compare {
                Compare::In => all(args, i)?,
                _ => value(i).and_then(Operand::from_value).map(|o| vec![o]),
            };
            // A list with something that can't be compared with says nothing.
            whole &= operands.is_some();
            conditions.extend(operands.map(|operands| Condition { column, compare, operands }));
        }
        // A limit below zero is none.
        let rows = limit.filter(|n| *n >= 0).zip(offset).map(|(n, before)| n.saturating_add(before.max(0)));
        let rows = rows.filter(|n| whole && *n <= MOST && !outline.order.is_empty());
        let limit = rows.map(|n| Limit { order: outline.order, rows: n as usize });
        Ok(Plan { used: outline.used, grouped_by: outline.grouped_by, conditions, limit })
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
        match Operand::from_value(value) {
            Some(operand) => out.push(operand),
            None if matches!(value, ValueRef::Null) => {}
            None => return Ok(None),
        }
    }
    Ok(Some(out))
}

impl Condition {
    /// Whether a row with this value may be wanted.
    pub(crate) fn admits(&self, value: &Cell<'_>) -> bool {
        match value {
            // A comparison with NULL never holds; `IS NULL` is not pushed down.
            Cell::Null => false,
            Cell::Int(n) => self.admits_number(*n),
            // SQLite compares these itself.
            Cell::Real(_) => true,
            Cell::Text(text) => self.admits_text(text),
        }
    }

    /// Whether it admits of a column of this type what SQLite does, and nothing more.
    pub(crate) fn is_exact(&self, ty: Type) -> bool {
        let all = |same: fn(&Operand) -> bool| self.operands.iter().all(same);
        match (ty, self.compare) {
            (Type::Text, Compare::Like) => all(|o| matches!(o, Operand::Text(text) if text.is_ascii())),
            (_, Compare::Like | Compare::Glob) | (Type::F64, _) => false,
            (ty, _) if ty.is_number() => all(|o| matches!(o, Operand::Int(_))),
            _ => all(|o| matches!(o, Operand::Text(_))),
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
            (_, Operand::Text(with)) => self.holds(text.as_bytes().cmp(with.as_bytes())),
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
            order: vec![(3, true), (12, false)],
            arguments: vec![
                Argument::Compared(0, Compare::Equal),
                Argument::Compared(17, Compare::AtLeast),
                Argument::Compared(5, Compare::In),
                Argument::Compared(6, Compare::Like),
                Argument::Offset,
                Argument::Limit,
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
        assert!(!of(Compare::Equal, Operand::Int(5)).admits(&Cell::Null));
        assert!(of(Compare::Like, Operand::Text("CUMEM%".into())).admits(&"cuMemAlloc".into()));
        assert!(!of(Compare::Glob, Operand::Text("CUMEM*".into())).admits(&"cuMemAlloc".into()));
        let list =
            Condition { column: 0, compare: Compare::In, operands: vec![Operand::Int(1), Operand::Int(3)] };
        assert_eq!([1, 2, 3].map(|n| list.admits_number(n)), [true, false, true]);
    }
}
