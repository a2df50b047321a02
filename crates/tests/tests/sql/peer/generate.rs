//! Random queries over all tables.
//!
//! Values that columns are compared with mostly come from the data, so that conditions select something. What an answer
//! must not depend on is never asked for: which of equal rows comes first, the order of rows without ORDER BY, or a column
//! of some row of a group.

use std::collections::BTreeMap;

use gputap_sql::{Cell, TABLES, Table};
use gputap_tests::Random;

use super::query::{Expr, From, Kind, Select, Source};

/// Tables that hold few rows, so that they can be looked through for each row of another.
const SMALL: [&str; 6] = ["processes", "threads", "contexts", "comms", "libraries", "traces"];

/// Columns that have few values, by which sums are made where rows are read.
const FEW: [&str; 12] = [
    "process",
    "rank",
    "thread",
    "name",
    "device",
    "layer",
    "outcome",
    "captured",
    "kernel",
    "direction",
    "kind",
    "operation",
];

/// What queries are made of.
pub struct Words {
    tables: Vec<Words1>,
}

/// A table, and values of its columns.
struct Words1 {
    name: &'static str,
    scanned: bool,
    rows: usize,
    columns: Vec<(&'static str, Kind)>,
    values: BTreeMap<&'static str, Vec<String>>,
}

/// A column that can be named here: as it is written, what it is, and values of it.
#[derive(Clone)]
struct Column<'a> {
    text: String,
    kind: Kind,
    values: &'a [String],
}

/// A literal of a value.
fn literal(cell: &Cell) -> String {
    match cell {
        Cell::Null => "NULL".to_owned(),
        // The least number can't be written without its sign.
        Cell::Int(i64::MIN) => "(-9223372036854775807 - 1)".to_owned(),
        Cell::Int(n) => n.to_string(),
        Cell::Real(x) => format!("{x:?}"),
        Cell::Text(text) => format!("'{}'", text.replace('\'', "''")),
    }
}

impl Words {
    /// Of the rows of all tables.
    pub fn new(rows: &BTreeMap<&'static str, Vec<Vec<Cell>>>) -> Words {
        const KEPT: usize = 40;
        let table = |table: &&'static Table| {
            let rows = &rows[table.name];
            let kind = |c: &gputap_sql::Column| if c.ty.is_number() { Kind::Number } else { Kind::Text };
            let mut values = BTreeMap::new();
            for (i, column) in table.sql_columns().iter().enumerate() {
                let step = rows.len().div_ceil(KEPT).max(1);
                let some = rows.iter().step_by(step).map(|row| &row[i]).filter(|cell| **cell != Cell::Null);
                values.insert(column.name, some.map(literal).collect());
            }
            let columns = table.sql_columns().iter().map(|c| (c.name, kind(c))).collect();
            Words1 { name: table.name, scanned: table.is_scanned(), rows: rows.len(), columns, values }
        };
        Words { tables: TABLES.iter().map(table).collect() }
    }

    /// A query that depends on `seed` alone.
    pub fn query(&self, seed: u64) -> Select {
        let mut maker = Maker { words: self, random: Random::new(seed) };
        // The first numbers of seeds next to each other are alike.
        for _ in 0..4 {
            maker.random.next();
        }
        maker.query()
    }

    fn table(&self, name: &str) -> &Words1 {
        self.tables.iter().find(|t| t.name == name).unwrap()
    }
}

impl Words1 {
    fn columns<'a>(&'a self, alias: Option<&str>) -> Vec<Column<'a>> {
        let column = |(name, kind): &(&'static str, Kind)| Column {
            text: alias.map_or((*name).to_owned(), |alias| format!("{alias}.{name}")),
            kind: *kind,
            values: &self.values[name],
        };
        self.columns.iter().map(column).collect()
    }
}

struct Maker<'a> {
    words: &'a Words,
    random: Random,
}

impl<'a> Maker<'a> {
    /// True once in `n` times.
    fn once_in(&mut self, n: u64) -> bool {
        self.random.between(1, n) == 1
    }

    fn pick<'b, T>(&mut self, of: &'b [T]) -> &'b T {
        &of[self.random.between(0, of.len() as u64 - 1) as usize]
    }

    fn number_of(&mut self, low: u64, high: u64) -> usize {
        self.random.between(low, high) as usize
    }

    /// Any table, those with rows more often.
    fn any_table(&mut self) -> &'a Words1 {
        let words: &'a Words = self.words;
        for _ in 0..4 {
            let table = self.pick(&words.tables);
            if table.rows > 0 && (table.scanned || self.once_in(2)) {
                return table;
            }
        }
        self.pick(&words.tables)
    }

    fn small_table(&mut self) -> &'a Words1 {
        let name = *self.pick(&SMALL);
        self.words.table(name)
    }

    fn query(&mut self) -> Select {
        match self.random.between(0, 23) {
            0..=6 => self.plain(),
            7..=11 => self.grouped(),
            12..=13 => self.windowed(),
            14..=15 => self.joined(),
            16 => self.of_a_query(),
            17..=20 => self.summary(),
            _ => self.compound(),
        }
    }

    /// Rows of one table.
    fn plain(&mut self) -> Select {
        let table = self.any_table();
        let columns = table.columns(None);
        let n = self.number_of(1, 3);
        let mut query = Select {
            distinct: self.once_in(4),
            items: (0..n).map(|_| self.item(&columns)).collect(),
            from: vec![From { join: "FROM", source: Source::Table(table.name), alias: None, on: None }],
            condition: self.condition(&columns, 3),
            ..Select::default()
        };
        self.order(&mut query);
        query
    }

    /// What orders a query: all of its items, so that nothing is left to chance, and then how many rows.
    fn order(&mut self, query: &mut Select) {
        if !self.once_in(2) {
            return;
        }
        let mut items: Vec<usize> = (1..=query.items.len()).collect();
        for i in (1..items.len()).rev() {
            items.swap(i, self.random.between(0, i as u64) as usize);
        }
        query.order = items.into_iter().map(|item| (item, self.once_in(2))).collect();
        if !self.once_in(4) {
            let offset = self.once_in(3).then(|| self.random.between(0, 20));
            let limits = [1, 2, 5, 10, 40, 3000];
            query.limit = Some((*self.pick(&limits), offset));
        }
    }

    /// Sums by groups of one table.
    fn grouped(&mut self) -> Select {
        let table = self.any_table();
        let columns = table.columns(None);
        let keys = self.number_of(0, 2);
        let group: Vec<Expr> = (0..keys).map(|_| self.item(&columns)).collect();
        let mut items = group.clone();
        for _ in 0..self.number_of(1, 3) {
            items.push(self.sum(&columns));
        }
        // A number alone would be the place of an item.
        let is_column = |key: &Expr| columns.iter().any(|c| c.text == key.to_string()) || !key.is_leaf();
        let group: Vec<Expr> = group.into_iter().filter(is_column).collect();
        let mut query = Select {
            items,
            from: vec![From { join: "FROM", source: Source::Table(table.name), alias: None, on: None }],
            condition: self.condition(&columns, 2),
            having: (!group.is_empty() && self.once_in(4)).then(|| self.having(&columns)),
            group,
            ..Select::default()
        };
        if self.once_in(3) {
            self.order(&mut query);
        }
        query
    }

    /// Sums by columns of one table that is scanned, in the many ways in which they can be written.
    fn summary(&mut self) -> Select {
        let words: &'a Words = self.words;
        let scanned: Vec<&Words1> = words.tables.iter().filter(|t| t.scanned && t.rows > 0).collect();
        let table = *self.pick(&scanned);
        let columns = table.columns(None);
        let keys = self.number_of(0, 2);
        let mut query = Select {
            from: vec![From { join: "FROM", source: Source::Table(table.name), alias: None, on: None }],
            named: self.once_in(3),
            ..Select::default()
        };
        let few: Vec<Column<'a>> = columns.iter().filter(|c| FEW.contains(&&*c.text)).cloned().collect();
        for place in 1..=keys {
            let of = if self.once_in(5) { &columns } else { &few };
            let key = self.pick(of).clone();
            query.items.push(Expr::leaf(key.kind, self.quoted(&key.text)));
            let by = if self.once_in(3) { place.to_string() } else { self.quoted(&key.text) };
            query.group.push(Expr::leaf(key.kind, by));
        }
        for _ in 0..self.number_of(1, 3) {
            query.items.push(self.written_sum(&columns));
        }
        let conditions: Vec<Expr> = (0..self.number_of(0, 3)).map(|_| self.written(&columns)).collect();
        if !conditions.is_empty() {
            let and = *self.pick(&[" AND ", " and /* also */ ", "\nAND -- also\n"]);
            let all = vec!["#"; conditions.len()].join(and);
            query.condition = Some(Expr::new(Kind::Truth, &all, conditions));
        }
        if keys > 0 && self.once_in(4) {
            query.having = Some(self.written_sum(&columns));
        }
        self.order(&mut query);
        query
    }

    /// A name in one of the ways in which it can be written.
    fn quoted(&mut self, name: &str) -> String {
        match self.random.between(0, 9) {
            0 => format!("\"{name}\""),
            1 => format!("[{name}]"),
            2 => format!("`{name}`"),
            3 => name.to_uppercase(),
            4 => format!("{name} /* is, -- or ' */"),
            _ => name.to_owned(),
        }
    }

    /// A sum, and what may be made of it.
    fn written_sum(&mut self, columns: &[Column<'a>]) -> Expr {
        const SUMS: [&str; 8] =
            ["count(*)", "COUNT( * )", "count(?)", "sum(?)", "Min(?)", "max(?)", "avg(?)", "total(?)"];
        const AROUND: [&str; 31] = [
            "CASE WHEN # > 5 THEN # ELSE -1 END",
            "CASE # WHEN 1 THEN 'one' WHEN 2 THEN NULL END",
            "# + 0x1f",
            "# & 0xFF",
            "# << 2",
            "CAST(# AS INTEGER) >> 1",
            "# IS 3",
            "# IS NOT 3",
            "# IS NULL",
            "# NOTNULL",
            "# -- of all\n + 1",
            "# /* of -- all */ - -1",
            "- -#",
            "-(-#)",
            "~CAST(# AS INTEGER)",
            "# || 'it''s' || '\\''''' || \"text\"",
            "# || 'it''s' || '\\'''''",
            "round(# / 1e3, 1)",
            "coalesce(#, .5)",
            "substr(#, 1, 2)",
            "CAST(# AS TEXT) || x'41'",
            "CAST(# AS REAL) / 7",
            "# IN (1, 2, 0x3)",
            "# NOT IN (1, 2, 3)",
            "# BETWEEN 1 AND 100 AND # <> 7",
            "# = 1 < 2",
            "# == 1 OR NOT # < 2 AND # != 3",
            "printf('%d (%s)', #, '--')",
            "iif(# > 2, 'a', 'b') LIKE 'A'",
            "(# & 7 | 1) % 5 * 2",
            "max(#, 5)",
        ];
        let number = self.any_column(columns, Kind::Number);
        let sum = self.pick(&SUMS).replace('?', &self.quoted(&number.text));
        let sum = Expr::leaf(Kind::Sum, sum);
        if self.once_in(2) {
            return sum;
        }
        let around = *self.pick(&AROUND);
        Expr::new(Kind::Sum, around, vec![sum; around.matches('#').count()])
    }

    /// A comparison of a column with a value.
    fn written(&mut self, columns: &[Column<'a>]) -> Expr {
        const SIGNS: [&str; 10] =
            ["=", "==", "<>", "!=", "<", ">=", "IS", "IS NOT", "= /* to */", "= -- to\n"];
        let column = self.pick(columns).clone();
        let (name, value) = (self.quoted(&column.text), self.value(&column));
        let value = match value.parse::<i64>() {
            Ok(n) if self.once_in(6) => format!("0x{n:x}"),
            _ => value,
        };
        let value = if self.once_in(3) { self.selected(columns, &value) } else { value };
        let not = *self.pick(&["", "", "NOT "]);
        let text = match self.random.between(0, 9) {
            0 => format!("{name} {not}IN ({value}, {})", self.value(&column)),
            1 => format!("{name} BETWEEN {value} AND {}", self.value(&column)),
            2 if self.once_in(3) => format!("{name} {not}IN (SELECT {value})"),
            2 => format!("{name} {not}LIKE {}", self.pattern(&column, ["%", "_"])),
            3 => format!("{name} IS {not}NULL"),
            4 => format!("({name} {} {value})", self.pick(&SIGNS)),
            5 => format!("{name} >> 1 > {value}"),
            6 if column.kind == Kind::Number => format!("{not}{name}"),
            _ => format!("{name} {} {value}", self.pick(&SIGNS)),
        };
        Expr::leaf(Kind::Truth, text)
    }

    /// A value by a sub-select, which may depend on the row around it.
    fn selected(&mut self, around: &[Column<'a>], value: &str) -> String {
        let table = self.any_table();
        let columns = table.columns(None);
        let (inner, outer) = (self.any_column(&columns, Kind::Number), self.pick(around).clone());
        let (inner, outer) = (self.quoted(&inner.text), self.quoted(&outer.text));
        let sum = *self.pick(&["min", "max", "avg", "sum", "count"]);
        match self.random.between(0, 8) {
            0 => format!("(SELECT {value})"),
            1 => format!("(SELECT {outer})"),
            2 => format!("(SELECT {sum}({inner}) FROM {} WHERE {inner} > 5)", table.name),
            3 => format!("(SELECT {sum}({inner}) FROM {}) - 2 * 3", table.name),
            4 => format!("((SELECT {sum}({inner}) FROM {} LIMIT (SELECT 1)) + 1)", table.name),
            5 => format!("(WITH t(x) AS (SELECT {value} UNION SELECT 7) SELECT {sum}(x) FROM t)"),
            6 => "(SELECT 1 WHERE 0)".to_owned(),
            _ => format!("(SELECT {sum}({inner}) FROM {})", table.name),
        }
    }

    fn having(&mut self, columns: &[Column<'a>]) -> Expr {
        let (sum, least) = (self.sum(columns), self.random.between(0, 9));
        let sign = *self.pick(&[">", "<", ">=", "<>", "IS NOT"]);
        Expr::new(Kind::Truth, &format!("# {sign} {least}"), vec![sum])
    }

    fn sum(&mut self, columns: &[Column<'a>]) -> Expr {
        let number =
            if self.once_in(5) { self.number(columns, 1) } else { self.column(columns, Kind::Number) };
        let any = self.item(columns);
        let percent = *self.pick(&["0", "5", "50", "90", "99", "99.9", "100", "37.5"]);
        let share = *self.pick(&["0", "0.5", "0.9", "0.99", "1", "0.123"]);
        let sum = match self.random.between(0, 16) {
            0..=1 => Expr::leaf(Kind::Sum, "count(*)"),
            2 => Expr::new(Kind::Sum, "count(#)", vec![any]),
            3 => Expr::new(Kind::Sum, "count(DISTINCT #)", vec![any]),
            4..=5 => Expr::new(Kind::Sum, "sum(#)", vec![number]),
            6 => Expr::new(Kind::Sum, "min(#)", vec![any]),
            7 => Expr::new(Kind::Sum, "max(#)", vec![number]),
            8 => Expr::new(Kind::Sum, "avg(#)", vec![number]),
            9 => Expr::new(Kind::Sum, "total(#)", vec![number]),
            10 => Expr::new(Kind::Sum, "sum(# % 1000)", vec![number]),
            11 => Expr::new(Kind::Sum, "group_concat(#, '|' ORDER BY #)", vec![any.clone(), any]),
            12 => Expr::new(Kind::Sum, "median(#)", vec![number]),
            13 => Expr::new(Kind::Sum, &format!("percentile(#, {percent})"), vec![number]),
            14 => Expr::new(Kind::Sum, &format!("percentile_cont(#, {share})"), vec![number]),
            15 => Expr::new(Kind::Sum, &format!("percentile_disc(#, {share})"), vec![number]),
            _ => Expr::new(Kind::Sum, "max(#) - min(#)", vec![number.clone(), number]),
        };
        if self.once_in(5) && !sum.to_string().contains(" - ") {
            let condition = self.truth(columns, 1);
            return Expr::new(Kind::Sum, "# FILTER (WHERE #)", vec![sum, condition]);
        }
        sum
    }

    /// Rows with functions of those around them.
    fn windowed(&mut self) -> Select {
        let table = self.any_table();
        let columns = table.columns(None);
        let n = self.number_of(1, 2);
        let mut items: Vec<Expr> = (0..n).map(|_| self.item(&columns)).collect();
        let (by, key) = (self.item(&columns), self.item(&columns));
        let number = self.column(&columns, Kind::Number);
        let window = match self.random.between(0, 6) {
            0 => Expr::new(Kind::Window, "count(*) OVER (PARTITION BY #)", vec![by]),
            1 => Expr::new(Kind::Window, "rank() OVER (PARTITION BY # ORDER BY #)", vec![by, key]),
            2 => Expr::new(Kind::Window, "dense_rank() OVER (ORDER BY # DESC)", vec![key]),
            3 => Expr::new(Kind::Window, "max(#) OVER (PARTITION BY # ORDER BY #)", vec![number, by, key]),
            4 => Expr::new(Kind::Window, "sum(# % 1000) OVER (ORDER BY # NULLS LAST)", vec![number, key]),
            5 => Expr::new(Kind::Window, "median(#) OVER (PARTITION BY #)", vec![number, by]),
            _ => {
                // Every row has its own number, so everything that is shown decides about it.
                let keys: Vec<String> = items.iter().map(|_| "#".to_owned()).collect();
                let text = format!("row_number() OVER (ORDER BY {})", keys.join(", "));
                Expr::new(Kind::Window, &text, items.clone())
            }
        };
        items.push(window);
        let mut query = Select {
            items,
            from: vec![From { join: "FROM", source: Source::Table(table.name), alias: None, on: None }],
            condition: self.condition(&columns, 2),
            ..Select::default()
        };
        self.order(&mut query);
        query
    }

    /// Two or three tables.
    fn joined(&mut self) -> Select {
        let left = self.any_table();
        let few = left.scanned && self.once_in(3);
        let mut columns = left.columns(Some("a"));
        let mut from = vec![From {
            join: "FROM",
            source: Source::Table(left.name),
            alias: Some("a".to_owned()),
            on: None,
        }];
        let right = if few { self.any_table() } else { self.small_table() };
        if few {
            // Another table that is scanned, for a few rows of the first.
            let all = left.columns(None);
            let n = self.number_of(2, 3);
            let chosen: Vec<Column<'a>> = (0..n).map(|_| self.pick(&all).clone()).collect();
            let items = chosen.iter().map(|c| Expr::leaf(c.kind, c.text.clone())).collect();
            let order = (1..=n).map(|item| (item, item % 2 == 0)).collect();
            let named = |(i, column): (usize, Column<'a>)| Column { text: format!("a.c{}", i + 1), ..column };
            columns = chosen.into_iter().enumerate().map(named).collect();
            let condition = self.condition(&all, 1);
            from[0].source = Source::Query(Box::new(Select {
                items,
                from: vec![From { join: "FROM", source: Source::Table(left.name), alias: None, on: None }],
                condition,
                order,
                limit: Some((4, None)),
                named: true,
                ..Select::default()
            }));
        }
        let others = right.columns(Some("b"));
        let join = *self.pick(&["JOIN", "LEFT JOIN", "JOIN"]);
        let on = self.on(&columns, &others);
        from.push(From {
            join,
            source: Source::Table(right.name),
            alias: Some("b".to_owned()),
            on: Some(on),
        });
        columns.extend(others);
        let n = self.number_of(1, 3);
        let summed = self.once_in(3);
        let mut query = Select {
            items: (0..n).map(|_| if summed { self.sum(&columns) } else { self.item(&columns) }).collect(),
            from,
            condition: self.condition(&columns, 2),
            ..Select::default()
        };
        self.order(&mut query);
        query
    }

    /// What joins two tables: columns of the same name, or a comparison.
    fn on(&mut self, left: &[Column<'a>], right: &[Column<'a>]) -> Expr {
        let name = |c: &Column<'_>| c.text.split('.').next_back().unwrap().to_owned();
        let mut pairs = Vec::new();
        for a in left {
            pairs.extend(
                right.iter().filter(|b| name(a) == name(b)).map(|b| (a.text.clone(), b.text.clone())),
            );
        }
        let joined = match pairs.is_empty() {
            true => {
                let (a, b) = (self.column(left, Kind::Number), self.column(right, Kind::Number));
                Expr::new(Kind::Truth, "# = #", vec![a, b])
            }
            false => {
                let (a, b) = self.pick(&pairs).clone();
                Expr::leaf(Kind::Truth, format!("{a} = {b}"))
            }
        };
        if self.once_in(3) {
            let more = self.truth(right, 1);
            let word = if self.once_in(4) { "(# OR #)" } else { "(# AND #)" };
            return Expr::new(Kind::Truth, word, vec![joined, more]);
        }
        joined
    }

    /// A query over the rows of a query.
    fn of_a_query(&mut self) -> Select {
        let mut inner = if self.once_in(2) { self.plain() } else { self.grouped() };
        inner.named = true;
        let columns: Vec<Column<'a>> = inner
            .items
            .iter()
            .enumerate()
            .map(|(i, item)| {
                let kind = if item.kind == Kind::Text { Kind::Text } else { Kind::Number };
                Column { text: format!("c{}", i + 1), kind, values: &[] }
            })
            .collect();
        let n = self.number_of(1, 2);
        let summed = self.once_in(2);
        Select {
            items: (0..n).map(|_| if summed { self.sum(&columns) } else { self.item(&columns) }).collect(),
            from: vec![From { join: "FROM", source: Source::Query(Box::new(inner)), alias: None, on: None }],
            condition: self.condition(&columns, 2),
            ..Select::default()
        }
    }

    fn compound(&mut self) -> Select {
        let mut query = self.plain();
        (query.order, query.limit) = (Vec::new(), None);
        let mut other = self.plain();
        (other.order, other.limit) = (Vec::new(), None);
        let n = query.items.len().min(other.items.len());
        query.items.truncate(n);
        other.items.truncate(n);
        let word = *self.pick(&["UNION", "UNION ALL", "INTERSECT", "EXCEPT"]);
        query.compound = Some((word, Box::new(other)));
        self.order(&mut query);
        query
    }

    fn condition(&mut self, columns: &[Column<'a>], depth: u32) -> Option<Expr> {
        match self.random.between(0, 5) {
            0 => None,
            1 => Some(self.parts(columns)),
            _ => Some(self.truth(columns, depth)),
        }
    }

    /// Several conditions that each say enough to be looked for by itself.
    fn parts(&mut self, columns: &[Column<'a>]) -> Expr {
        let n = self.number_of(2, 3);
        let mut part = || {
            let (a, b) = (self.pick(columns).clone(), self.pick(columns).clone());
            let text = match self.random.between(0, 2) {
                0 => format!("{} BETWEEN {} AND {}", a.text, self.value(&a), self.value(&a)),
                1 => format!("{} = {}", a.text, self.value(&a)),
                _ => format!("({} >= {} AND {} <= {})", a.text, self.value(&a), b.text, self.value(&b)),
            };
            Expr::leaf(Kind::Truth, text)
        };
        let parts: Vec<Expr> = (0..n).map(|_| part()).collect();
        let text = format!("({})", vec!["#"; n].join(" OR "));
        Expr::new(Kind::Truth, &text, parts)
    }

    /// A column, or more rarely something that is made of columns.
    fn item(&mut self, columns: &[Column<'a>]) -> Expr {
        match self.random.between(0, 9) {
            0 => self.number(columns, 1),
            1 => self.text(columns, 1),
            _ => {
                let column = self.pick(columns).clone();
                Expr::leaf(column.kind, column.text)
            }
        }
    }

    /// A column of this kind, where there is one.
    fn column(&mut self, columns: &[Column<'a>], kind: Kind) -> Expr {
        let column = self.any_column(columns, kind);
        Expr::leaf(column.kind, column.text)
    }

    fn any_column(&mut self, columns: &[Column<'a>], kind: Kind) -> Column<'a> {
        let of_kind: Vec<&Column<'a>> = columns.iter().filter(|c| c.kind == kind).collect();
        if of_kind.is_empty() { self.pick(columns).clone() } else { (*self.pick(&of_kind)).clone() }
    }

    /// A value that a column may have, or something like it.
    fn value(&mut self, column: &Column<'a>) -> String {
        if column.values.is_empty() || self.once_in(12) {
            let odd =
                ["NULL", "0", "1", "-1", "2.5", "'a'", "''", "1e3", "'1'", "9223372036854775807", "x'41'"];
            return (*self.pick(&odd)).to_owned();
        }
        let value = self.pick(column.values).clone();
        match (column.kind, self.random.between(0, 14)) {
            (Kind::Number, 0) => format!("'{value}'"),
            (Kind::Number, 1) => format!("{value}.5"),
            (Kind::Number, 2) => format!("{value}.0"),
            (Kind::Number, 3) => format!("({value} + 1)"),
            (Kind::Text, 0) => format!("upper({value})"),
            _ => value,
        }
    }

    fn truth(&mut self, columns: &[Column<'a>], depth: u32) -> Expr {
        if depth > 0 {
            match self.random.between(0, 9) {
                0..=3 => {
                    let (a, b) = (self.truth(columns, depth - 1), self.truth(columns, depth - 1));
                    return Expr::new(Kind::Truth, "(# OR #)", vec![a, b]);
                }
                4..=5 => {
                    let (a, b) = (self.truth(columns, depth - 1), self.truth(columns, depth - 1));
                    return Expr::new(Kind::Truth, "(# AND #)", vec![a, b]);
                }
                6 => {
                    let a = self.truth(columns, depth - 1);
                    return Expr::new(Kind::Truth, "NOT (#)", vec![a]);
                }
                7 => return self.of_others(columns),
                _ => {}
            }
        }
        self.comparison(columns)
    }

    fn comparison(&mut self, columns: &[Column<'a>]) -> Expr {
        let column = self.pick(columns).clone();
        let left = column.text.clone();
        let not = if self.once_in(3) { "NOT " } else { "" };
        let text = match self.random.between(0, 16) {
            0..=5 => {
                let sign = *self.pick(&["=", "<>", "<", "<=", ">", ">=", "==", "IS", "IS NOT"]);
                format!("{left} {sign} {}", self.value(&column))
            }
            6..=7 => format!("{left} {not}BETWEEN {} AND {}", self.value(&column), self.value(&column)),
            8..=9 => {
                let n = self.number_of(1, 4);
                let list: Vec<String> = (0..n).map(|_| self.value(&column)).collect();
                format!("{left} {not}IN ({})", list.join(", "))
            }
            10 => format!("{left} IS {not}NULL"),
            11 => format!("{left} {not}LIKE {}", self.pattern(&column, ["%", "_"])),
            12 => format!("{left} {not}GLOB {}", self.pattern(&column, ["*", "?"])),
            13 => return self.of_columns(columns),
            14 => format!("{left} = {} COLLATE NOCASE", self.value(&column)),
            15 => format!("{} {} {left}", self.value(&column), *self.pick(&["=", "<", ">="])),
            _ if column.kind == Kind::Number => format!("{not}{left}"),
            _ => format!("length({left}) > {}", self.random.between(0, 20)),
        };
        Expr::leaf(Kind::Truth, text)
    }

    /// A comparison of columns, or of what is made of them.
    fn of_columns(&mut self, columns: &[Column<'a>]) -> Expr {
        let sign = *self.pick(&["=", "<>", "<", ">=", "IS"]);
        let text = format!("# {sign} #");
        let (a, b) = match self.random.between(0, 3) {
            0 => (self.text(columns, 1), self.text(columns, 1)),
            1 => (self.number(columns, 1), self.text(columns, 1)),
            _ => (self.number(columns, 1), self.number(columns, 1)),
        };
        Expr::new(Kind::Truth, &text, vec![a, b])
    }

    /// A pattern made of a value.
    fn pattern(&mut self, column: &Column<'a>, [any, one]: [&str; 2]) -> String {
        let value = if column.values.is_empty() { "a".to_owned() } else { self.pick(column.values).clone() };
        let plain: Vec<char> = value.chars().filter(|c| !"'%_*?[]()".contains(*c)).take(40).collect();
        let cut = self.number_of(0, plain.len() as u64);
        let (front, back): (String, String) = (plain[..cut].iter().collect(), plain[cut..].iter().collect());
        let rest: String = back.chars().skip(1).collect();
        let text = match self.random.between(0, 6) {
            0 => format!("{front}{any}"),
            1 => format!("{any}{back}"),
            2 => format!("{any}{front}{any}"),
            3 => format!("{front}{one}{rest}"),
            4 => format!("{front}{any}{rest}").to_uppercase(),
            5 if any == "*" => format!("[a-zA-Z0-9]{rest}{any}"),
            _ => format!("{front}{back}"),
        };
        format!("'{text}'")
    }

    /// A condition with a query in it.
    fn of_others(&mut self, columns: &[Column<'a>]) -> Expr {
        match self.random.between(0, 3) {
            0 => {
                let kind = if self.once_in(2) { Kind::Number } else { Kind::Text };
                let (left, not) = (self.column(columns, kind), self.once_in(4));
                let query = self.values(left.kind);
                let text = if not { "# NOT IN (#)" } else { "# IN (#)" };
                Expr::new(Kind::Truth, text, vec![left]).with_query(query)
            }
            1 => {
                let (left, query) = (self.column(columns, Kind::Number), self.one_value());
                let sign = *self.pick(&["=", "<", ">=", "<>"]);
                Expr::new(Kind::Truth, &format!("# {sign} (#)"), vec![left]).with_query(query)
            }
            2 => {
                let table = self.small_table();
                let others = table.columns(Some("e"));
                let on = self.on(columns, &others);
                let not = if self.once_in(3) { "NOT " } else { "" };
                let query = Select {
                    items: vec![Expr::leaf(Kind::Number, "1")],
                    from: vec![From {
                        join: "FROM",
                        source: Source::Table(table.name),
                        alias: Some("e".to_owned()),
                        on: None,
                    }],
                    condition: Some(on),
                    ..Select::default()
                };
                Expr::new(Kind::Truth, &format!("{not}EXISTS (#)"), vec![]).with_query(query)
            }
            _ => {
                let (a, b) = (self.pick(columns).clone(), self.pick(columns).clone());
                let (x, y) = (self.value(&a), self.value(&b));
                let sign = *self.pick(&["=", "<", ">="]);
                Expr::leaf(Kind::Truth, format!("({}, {}) {sign} ({x}, {y})", a.text, b.text))
            }
        }
    }

    /// A query for the values of one column.
    fn values(&mut self, kind: Kind) -> Select {
        let table = self.any_table();
        let columns = table.columns(None);
        let mut query = Select {
            items: vec![self.column(&columns, kind)],
            from: vec![From { join: "FROM", source: Source::Table(table.name), alias: None, on: None }],
            condition: self.condition(&columns, 1),
            ..Select::default()
        };
        self.order(&mut query);
        query
    }

    /// A query for one number.
    fn one_value(&mut self) -> Select {
        let table = self.any_table();
        let columns = table.columns(None);
        let condition = self.condition(&columns, 1);
        let from = vec![From { join: "FROM", source: Source::Table(table.name), alias: None, on: None }];
        if self.once_in(2) {
            let items = vec![self.sum(&columns)];
            return Select { items, from, condition, ..Select::default() };
        }
        let (order, limit) = (vec![(1, self.once_in(2))], Some((1, None)));
        let items = vec![self.column(&columns, Kind::Number)];
        Select { items, from, condition, order, limit, ..Select::default() }
    }

    fn number(&mut self, columns: &[Column<'a>], depth: u32) -> Expr {
        if depth == 0 {
            return self.column(columns, Kind::Number);
        }
        let a = self.number(columns, depth - 1);
        match self.random.between(0, 9) {
            0 => Expr::new(Kind::Number, "# % 7", vec![a]),
            1 => Expr::new(Kind::Number, "(# + #)", vec![a, self.number(columns, depth - 1)]),
            2 => Expr::new(Kind::Number, "# / 1000", vec![a]),
            3 => Expr::new(Kind::Number, "length(#)", vec![self.text(columns, depth - 1)]),
            4 => Expr::new(Kind::Number, "CAST(# AS INTEGER)", vec![self.text(columns, depth - 1)]),
            5 => Expr::new(
                Kind::Number,
                "CASE WHEN # THEN # ELSE # END",
                vec![self.comparison(columns), a, self.number(columns, depth - 1)],
            ),
            6 => Expr::new(Kind::Number, "coalesce(#, #)", vec![a, self.number(columns, depth - 1)]),
            7 => Expr::new(Kind::Number, "CAST(# AS REAL) / 3", vec![a]),
            8 => Expr::new(Kind::Number, "(#)", vec![]).with_query(self.one_value()),
            _ => Expr::new(Kind::Number, "nullif(#, 0)", vec![a]),
        }
    }

    fn text(&mut self, columns: &[Column<'a>], depth: u32) -> Expr {
        if depth == 0 {
            return self.column(columns, Kind::Text);
        }
        let a = self.text(columns, depth - 1);
        match self.random.between(0, 6) {
            0 => Expr::new(Kind::Text, "lower(#)", vec![a]),
            1 => Expr::new(Kind::Text, "substr(#, 2, 5)", vec![a]),
            2 => Expr::new(Kind::Text, "(# || #)", vec![a, self.text(columns, depth - 1)]),
            3 => Expr::new(Kind::Text, "CAST(# AS TEXT)", vec![self.number(columns, depth - 1)]),
            4 => Expr::new(Kind::Text, "CASE WHEN # THEN # END", vec![self.comparison(columns), a]),
            5 => Expr::new(Kind::Text, "typeof(#)", vec![self.item(columns)]),
            _ => Expr::new(Kind::Text, "ifnull(#, '-')", vec![a]),
        }
    }
}
