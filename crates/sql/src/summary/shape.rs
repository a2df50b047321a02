//! Which queries are summaries: one table, simple conditions, groups by columns of few values, and sums.
//!
//! What is not understood is no summary, and SQLite goes through the rows itself. What stands between the sums stays as it
//! is written, so that SQLite gives it its meaning.

use super::check::{Check, checks};
use super::words::{At, Word, words};
use gputap_tables::{ALL, Table};

/// A summary.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Shape {
    /// The table whose rows are summed up.
    pub(super) table: &'static Table,
    /// Columns that they are grouped by.
    pub(super) keys: Vec<usize>,
    /// Columns whose numbers are summed up.
    pub(super) measures: Vec<usize>,
    pub(super) checks: Vec<Check>,
    /// Whether there is a row also where there are no groups.
    pub(super) whole: bool,
    /// What is left of the query: one over the table [`GROUPS`].
    pub(super) query: String,
}

/// The table with a row for each group.
pub(super) const GROUPS: &str = "gputap_groups";
/// Its column with the number of rows.
pub(super) const ROWS: &str = "~n";

/// Names of the columns of a measure: how many, their sum, the least and the most.
pub(super) fn measure(column: &str) -> [String; 4] {
    ["c", "s", "l", "m"].map(|what| format!("~{what}:{column}"))
}

/// Words that mean the same without rows.
const KEYWORDS: [&str; 22] = [
    "AS", "AND", "OR", "NOT", "CASE", "WHEN", "THEN", "ELSE", "END", "NULL", "IS", "IN", "BETWEEN", "LIKE",
    "ASC", "DESC", "NULLS", "FIRST", "LAST", "CAST", "OFFSET", "BY",
];
const TYPES: [&str; 4] = ["REAL", "INTEGER", "TEXT", "NUMERIC"];
const FUNCTIONS: [&str; 16] = [
    "round", "abs", "printf", "format", "coalesce", "ifnull", "nullif", "iif", "upper", "lower", "length",
    "substr", "replace", "hex", "instr", "cast",
];
const SUMS: [&str; 6] = ["count", "sum", "min", "max", "avg", "total"];

impl Shape {
    /// `None` where the query is no summary.
    pub(crate) fn of(query: &str) -> Option<Shape> {
        let words = words(query)?;
        let clauses = Clauses::of(&words)?;
        let [At { word: Word::Name(name), .. }] = clauses.from else { return None };
        let named = ALL.iter().find(|t| t.is_scanned() && t.name.eq_ignore_ascii_case(name))?;
        let (table, mut found) = base(named)?;
        if !clauses.condition.is_empty() {
            found.extend(checks(clauses.condition, table)?);
        }
        let keys = keys(&clauses, table)?;
        let mut rewriter = Rewriter { query, table, keys: &keys, measures: Vec::new(), sums: false };
        let mut aliases = Vec::new();
        let mut out = format!("SELECT {}", rewriter.rewrite(clauses.items, &mut aliases, true)?);
        out += &format!(" FROM {GROUPS}");
        if !clauses.having.is_empty() {
            out += &format!(" WHERE ({})", rewriter.rewrite(clauses.having, &mut aliases, false)?);
        }
        if !clauses.order.is_empty() {
            out += &format!(" ORDER BY {}", rewriter.rewrite(clauses.order, &mut aliases, false)?);
        }
        if !clauses.limit.is_empty() {
            out += &format!(" LIMIT {}", rewriter.rewrite(clauses.limit, &mut aliases, false)?);
        }
        let whole = clauses.group.is_empty();
        if whole && (!rewriter.sums || !clauses.having.is_empty()) {
            return None;
        }
        let measures = rewriter.measures;
        Some(Shape { table, keys, measures, checks: found, whole, query: out })
    }
}

/// The table below a view, and the view's own conditions.
fn base(named: &'static Table) -> Option<(&'static Table, Vec<Check>)> {
    let Some(query) = named.view() else { return Some((named, Vec::new())) };
    let words = words(query)?;
    let clauses = Clauses::of(&words)?;
    let [At { word: Word::Name(name), .. }] = clauses.from else { return None };
    let table = ALL.iter().find(|t| t.name == *name && t.view().is_none())?;
    Some((table, checks(clauses.condition, table)?))
}

/// The parts of a SELECT.
#[derive(Default)]
struct Clauses<'a, 'q> {
    items: &'a [At<'q>],
    from: &'a [At<'q>],
    condition: &'a [At<'q>],
    group: &'a [At<'q>],
    having: &'a [At<'q>],
    order: &'a [At<'q>],
    limit: &'a [At<'q>],
}

impl<'a, 'q> Clauses<'a, 'q> {
    fn of(words: &'a [At<'q>]) -> Option<Clauses<'a, 'q>> {
        const NAMES: [&str; 7] = ["SELECT", "FROM", "WHERE", "GROUP", "HAVING", "ORDER", "LIMIT"];
        let mut parts: [&[At<'q>]; 7] = [&[]; 7];
        let (mut depth, mut part, mut from) = (0usize, None::<usize>, 0);
        for (i, word) in words.iter().enumerate() {
            if word.is("(") {
                depth += 1;
            } else if word.is(")") {
                depth = depth.checked_sub(1)?;
            }
            let Some(found) = NAMES.iter().position(|name| word.is(name)) else { continue };
            // A query in a query, or parts in another order.
            if depth > 0 || part.is_some_and(|part| found <= part) || (part.is_none() && found > 0) {
                return None;
            }
            if let Some(part) = part {
                parts[part] = &words[from..i];
            }
            (part, from) = (Some(found), i + 1);
        }
        parts[part?] = &words[from..];
        let by = |words: &'a [At<'q>]| match words {
            [] => Some(words),
            [by, rest @ ..] if by.is("BY") && !rest.is_empty() => Some(rest),
            _ => None,
        };
        let [items, from, condition, group, having, order, limit] = parts;
        let empty = items.is_empty() || from.is_empty();
        let (group, order) = (by(group)?, by(order)?);
        (!empty).then_some(Clauses { items, from, condition, group, having, order, limit })
    }

    /// The words of item `n`, from 1.
    fn item(&self, n: usize) -> Option<&'a [At<'q>]> {
        let mut depth = 0i32;
        let comma = |word: &At<'q>| {
            depth += i32::from(word.is("(")) - i32::from(word.is(")"));
            depth == 0 && word.is(",")
        };
        self.items.split(comma).nth(n.checked_sub(1)?)
    }
}

/// The columns of a GROUP BY: names, or numbers of items that are names.
fn keys(clauses: &Clauses<'_, '_>, table: &Table) -> Option<Vec<usize>> {
    if clauses.group.is_empty() {
        return Some(Vec::new());
    }
    let key = |words: &[At<'_>]| {
        let [At { word, .. }] = words else { return None };
        let name = match word {
            Word::Name(name) => *name,
            Word::Number(n) => match clauses.item(n.parse().ok()?)? {
                [At { word: Word::Name(name), .. }]
                | [At { word: Word::Name(name), .. }, At { word: Word::Name(_), .. }] => *name,
                [At { word: Word::Name(name), .. }, as_, At { word: Word::Name(_), .. }] if as_.is("AS") => {
                    *name
                }
                _ => return None,
            },
            _ => return None,
        };
        table.sql_columns().iter().position(|c| c.name.eq_ignore_ascii_case(name))
    };
    clauses.group.split(|word| word.is(",")).map(key).collect()
}

/// Puts columns of groups in the place of sums.
struct Rewriter<'a> {
    query: &'a str,
    table: &'a Table,
    keys: &'a [usize],
    measures: Vec<usize>,
    /// Whether there was one.
    sums: bool,
}

impl Rewriter<'_> {
    /// `None` where something depends on single rows. Names that items get are added to `aliases`.
    fn rewrite(&mut self, words: &[At<'_>], aliases: &mut Vec<String>, items: bool) -> Option<String> {
        let mut out = String::new();
        let mut written = words.first()?.from;
        let mut i = 0;
        while let Some(at) = words.get(i) {
            let Word::Name(name) = at.word else {
                // A star that multiplies stands behind something; any other means all columns.
                let behind = i.checked_sub(1).and_then(|before| words.get(before));
                let value = behind.is_some_and(|b| !matches!(b.word, Word::Sign(_)) || b.is(")"));
                if at.is("*") && !value {
                    return None;
                }
                i += 1;
                continue;
            };
            let calls = words.get(i + 1).is_some_and(|word| word.is("("));
            let same = |other: &&str| other.eq_ignore_ascii_case(name);
            let follows_as = i > 0 && words[i - 1].is("AS");
            let named = items && (follows_as || is_name(words, i));
            if calls && SUMS.iter().any(same) {
                let (column, end) = self.sum(name, words.get(i + 2..)?)?;
                out += &self.query[written..at.from];
                out += &column;
                let last = words.get(i + 2 + end)?;
                written = last.to;
                i += 3 + end;
                continue;
            }
            let known = if calls {
                FUNCTIONS.iter().any(same) || KEYWORDS.iter().any(same)
            } else if named {
                // A type behind AS, or a new name; one that a column has could mean either later.
                let column = self.table.sql_columns().iter().any(|c| same(&c.name));
                aliases.push(name.to_owned());
                TYPES.iter().any(same) || !column
            } else {
                let key = |k: &usize| same(&self.table.columns[*k].name);
                let alias = !items && aliases.iter().any(|alias| alias.eq_ignore_ascii_case(name));
                KEYWORDS.iter().any(same)
                    || self.keys.iter().any(key)
                    || alias
                    || (follows_as && TYPES.iter().any(same))
            };
            if !known {
                return None;
            }
            i += 1;
        }
        out += &self.query[written..words.last()?.to.max(written)];
        Some(out)
    }

    /// The column that is the sum `name(…)`, and how many words stand in the brackets.
    fn sum(&mut self, name: &str, inside: &[At<'_>]) -> Option<(String, usize)> {
        let name = name.to_ascii_lowercase();
        let closes = |i: usize| inside.get(i).is_some_and(|word| word.is(")"));
        let end = match inside.first()? {
            all if all.is("*") && name == "count" && closes(1) => {
                self.sums = true;
                return self.plain(inside.get(2)).then(|| (format!("\"{ROWS}\""), 1));
            }
            At { word: Word::Name(_), .. } if closes(1) => 1,
            _ => return None,
        };
        let Word::Name(column) = inside[0].word else { return None };
        let i = self.table.sql_columns().iter().position(|c| c.name.eq_ignore_ascii_case(column))?;
        if !self.table.columns[i].ty.is_number() || !self.plain(inside.get(end + 1)) {
            return None;
        }
        if !self.measures.contains(&i) {
            self.measures.push(i);
        }
        self.sums = true;
        let [count, sum, least, most] = measure(self.table.columns[i].name);
        let column = match name.as_str() {
            "count" => format!("\"{count}\""),
            "sum" => format!("\"{sum}\""),
            "min" => format!("\"{least}\""),
            "max" => format!("\"{most}\""),
            "avg" => format!("(CAST(\"{sum}\" AS REAL) / \"{count}\")"),
            _ => format!("CAST(coalesce(\"{sum}\", 0) AS REAL)"),
        };
        Some((column, end))
    }

    /// Whether nothing follows that changes what a sum means.
    fn plain(&self, next: Option<&At<'_>>) -> bool {
        next.is_none_or(|word| !word.is("FILTER") && !word.is("OVER"))
    }
}

/// Whether word `i` of some items is the name of the one before it, without AS.
fn is_name(words: &[At<'_>], i: usize) -> bool {
    let ends = words.get(i + 1).is_none_or(|next| next.is(","));
    let behind = i.checked_sub(1).map(|before| &words[before]);
    let value = behind.is_some_and(|b| match b.word {
        Word::Sign(sign) => sign == ")",
        Word::Name(name) => !KEYWORDS.iter().any(|keyword| keyword.eq_ignore_ascii_case(name)),
        Word::Number(_) | Word::Text(_) => true,
    });
    ends && value && !KEYWORDS.iter().any(|keyword| words[i].is(keyword))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_become_columns_and_the_rest_stays_as_it_is() {
        let shape = Shape::of(
            "SELECT name AS f, count(*), round(avg(duration_ns) / 1e6, 1) AS ms FROM calls WHERE duration_ns > 1e3 \
             AND NOT captured GROUP BY name",
        );
        assert_eq!(shape, None, "calls have no such column");
        let shape = Shape::of(
            "select name AS f, Count( * ), round(sum(duration_ns) / 1e6, 1) ms from Calls where duration_ns > 1e3 \
             GROUP BY 1 HAVING count(*) > 2 ORDER BY ms DESC, 1 LIMIT 5;",
        );
        let shape = shape.unwrap();
        assert_eq!(
            shape.query,
            "SELECT name AS f, \"~n\", round(\"~s:duration_ns\" / 1e6, 1) ms FROM gputap_groups \
             WHERE (\"~n\" > 2) ORDER BY ms DESC, 1 LIMIT 5"
        );
        assert_eq!(
            (shape.table.name, shape.keys.len(), shape.checks.len(), shape.whole),
            ("calls", 1, 1, false)
        );
        let shape = Shape::of("SELECT max(bytes) FROM leaks WHERE device IN (0, 1)").unwrap();
        assert_eq!((shape.table.name, shape.checks.len(), shape.whole), ("allocations", 3, true));
    }

    #[test]
    fn what_depends_on_single_rows_is_no_summary() {
        for query in [
            "SELECT name FROM calls",
            "SELECT * FROM calls GROUP BY name",
            "SELECT count(*), * FROM calls",
            "SELECT name, duration_ns, count(*) FROM calls GROUP BY name",
            "SELECT count(DISTINCT name) FROM calls",
            "SELECT count(*) FILTER (WHERE result = 0) FROM calls",
            "SELECT sum(duration_ns) OVER () FROM calls",
            "SELECT sum(duration_ns + 1) FROM calls",
            "SELECT group_concat(name) FROM calls",
            "SELECT max(name) FROM calls",
            "SELECT count(*) FROM calls c",
            "SELECT count(*) FROM calls, launches",
            "SELECT count(*) FROM calls JOIN processes USING (process)",
            "SELECT count(*) FROM calls WHERE duration_ns > (SELECT 1)",
            "SELECT count(*) FROM calls WHERE name > 'a'",
            "SELECT count(*) FROM calls WHERE name = 5",
            "SELECT count(*) FROM calls WHERE duration_ns = '5'",
            "SELECT count(*) FROM calls WHERE duration_ns = 1 OR duration_ns = 2",
            "SELECT count(*) FROM calls WHERE name LIKE 'a!%' ESCAPE '!'",
            "SELECT count(*) FROM calls GROUP BY name COLLATE nocase",
            "SELECT name, count(*) AS device FROM calls GROUP BY name ORDER BY device",
            "SELECT count(*) FROM processes",
            "SELECT count(*) FROM calls UNION SELECT 1",
            "WITH t AS (SELECT 1) SELECT count(*) FROM calls",
        ] {
            assert_eq!(Shape::of(query), None, "{query}");
        }
    }
}
