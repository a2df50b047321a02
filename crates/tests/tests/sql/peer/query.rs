//! A query in parts: how it is written, and what smaller queries it has in it.

use std::fmt;

/// Stands in the text of an expression for the next of its parts.
pub const PART: char = '\u{1}';

/// What an expression is, as far as one can take another's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Truth,
    Number,
    Text,
    /// A sum of a group's rows, which no column of one row can replace.
    Sum,
    /// A function of the rows around, which nothing else can replace.
    Window,
}

/// An expression: its text, and parts of it that can be exchanged.
#[derive(Clone, Debug)]
pub struct Expr {
    pub kind: Kind,
    text: String,
    parts: Vec<Clause>,
}

#[derive(Clone, Debug)]
enum Clause {
    Expr(Expr),
    Query(Box<Select>),
}

impl Expr {
    /// An expression without parts.
    pub fn leaf(kind: Kind, text: impl Into<String>) -> Expr {
        Expr { kind, text: text.into(), parts: Vec::new() }
    }

    /// With a [`PART`] in its text for each part.
    pub fn new(kind: Kind, text: &str, parts: Vec<Expr>) -> Expr {
        let text = text.replace('#', &PART.to_string());
        Expr { kind, text, parts: parts.into_iter().map(Clause::Expr).collect() }
    }

    /// With a part that is a query, behind the others.
    pub fn with_query(mut self, query: Select) -> Expr {
        self.parts.push(Clause::Query(Box::new(query)));
        self
    }

    /// Whether it is a column or a value and nothing more.
    pub fn is_leaf(&self) -> bool {
        self.parts.is_empty()
    }

    /// Smaller ones that can stand in its place.
    fn smaller(&self) -> Vec<Expr> {
        let mut all = Vec::new();
        if !self.parts.is_empty() {
            match self.kind {
                Kind::Truth => all.push(Expr::leaf(Kind::Truth, "1")),
                Kind::Number => all.push(Expr::leaf(Kind::Number, "7")),
                Kind::Text => all.push(Expr::leaf(Kind::Text, "'t'")),
                Kind::Sum => all.push(Expr::leaf(Kind::Sum, "count(*)")),
                Kind::Window => {}
            }
        }
        for part in &self.parts {
            if let Clause::Expr(part) = part
                && part.kind == self.kind
            {
                all.push(part.clone());
            }
        }
        for (i, part) in self.parts.iter().enumerate() {
            let others: Vec<Clause> = match part {
                Clause::Expr(part) => part.smaller().into_iter().map(Clause::Expr).collect(),
                Clause::Query(query) => {
                    query.smaller_inside().into_iter().map(|q| Clause::Query(Box::new(q))).collect()
                }
            };
            for other in others {
                let mut changed = self.clone();
                changed.parts[i] = other;
                all.push(changed);
            }
        }
        all
    }
}

impl fmt::Display for Expr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = self.parts.iter();
        for (i, text) in self.text.split(PART).enumerate() {
            if i > 0 {
                match parts.next() {
                    Some(Clause::Expr(part)) => write!(f, "{part}")?,
                    Some(Clause::Query(part)) => write!(f, "{part}")?,
                    None => {}
                }
            }
            f.write_str(text)?;
        }
        Ok(())
    }
}

/// What rows come from.
#[derive(Clone, Debug)]
pub enum Source {
    Table(&'static str),
    Query(Box<Select>),
}

/// One of several sources: how it is joined, what it is called, and on what.
#[derive(Clone, Debug)]
pub struct From {
    pub join: &'static str,
    pub source: Source,
    pub alias: Option<String>,
    pub on: Option<Expr>,
}

/// A query of one SELECT, or several that are compounded.
#[derive(Clone, Debug, Default)]
pub struct Select {
    pub distinct: bool,
    pub items: Vec<Expr>,
    pub from: Vec<From>,
    pub condition: Option<Expr>,
    pub group: Vec<Expr>,
    pub having: Option<Expr>,
    pub compound: Option<(&'static str, Box<Select>)>,
    /// Numbers of items, from 1, and whether the largest comes first.
    pub order: Vec<(usize, bool)>,
    pub limit: Option<(u64, Option<u64>)>,
    /// Items have the names `c1`, `c2`, … for a query around it.
    pub named: bool,
}

impl Select {
    /// Whether every row has its place: all items are in the order.
    pub fn is_ordered(&self) -> bool {
        self.order.len() == self.items.len()
    }

    /// Smaller queries with as many items.
    fn smaller_inside(&self) -> Vec<Select> {
        let mut all = Vec::new();
        let mut add = |change: &dyn Fn(&mut Select)| {
            let mut changed = self.clone();
            change(&mut changed);
            all.push(changed);
        };
        if let Some((_, other)) = &self.compound {
            add(&|q| q.compound = None);
            let other = other.clone();
            add(&move |q| *q = Select { order: q.order.clone(), limit: q.limit, ..*other.clone() });
        }
        if self.limit.is_some() {
            add(&|q| q.limit = None);
        } else if !self.order.is_empty() {
            add(&|q| q.order.clear());
        }
        if self.having.is_some() {
            add(&|q| q.having = None);
        }
        if self.condition.is_some() {
            add(&|q| q.condition = None);
        }
        if self.distinct {
            add(&|q| q.distinct = false);
        }
        for smaller in self.condition.iter().flat_map(Expr::smaller) {
            add(&|q| q.condition = Some(smaller.clone()));
        }
        for smaller in self.having.iter().flat_map(Expr::smaller) {
            add(&|q| q.having = Some(smaller.clone()));
        }
        for (i, smaller) in each(&self.items) {
            add(&|q| q.items[i] = smaller.clone());
        }
        for (i, from) in self.from.iter().enumerate() {
            if let Source::Query(query) = &from.source {
                for smaller in query.smaller_inside() {
                    add(&|q| q.from[i].source = Source::Query(Box::new(smaller.clone())));
                }
            }
            for smaller in from.on.iter().flat_map(Expr::smaller) {
                add(&|q| q.from[i].on = Some(smaller.clone()));
            }
        }
        if let Some((word, other)) = &self.compound {
            for smaller in other.smaller_inside() {
                add(&|q| q.compound = Some((*word, Box::new(smaller.clone()))));
            }
        }
        all
    }

    /// Smaller queries, those with fewer items first.
    pub fn smaller(&self) -> Vec<Select> {
        let mut all = Vec::new();
        if self.items.len() > 1 && self.compound.is_none() && self.order.is_empty() {
            for i in 0..self.items.len() {
                let mut changed = self.clone();
                changed.items.remove(i);
                all.push(changed);
            }
        }
        all.extend(self.smaller_inside());
        all
    }

    fn core(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.distinct { "SELECT DISTINCT " } else { "SELECT " })?;
        for (i, item) in self.items.iter().enumerate() {
            write!(f, "{}{item}", if i > 0 { ", " } else { "" })?;
            if self.named {
                write!(f, " AS c{}", i + 1)?;
            }
        }
        for from in &self.from {
            write!(f, " {} ", from.join)?;
            match &from.source {
                Source::Table(name) => f.write_str(name)?,
                Source::Query(query) => write!(f, "({query})")?,
            }
            if let Some(alias) = &from.alias {
                write!(f, " AS {alias}")?;
            }
            if let Some(on) = &from.on {
                write!(f, " ON {on}")?;
            }
        }
        if let Some(condition) = &self.condition {
            write!(f, " WHERE {condition}")?;
        }
        for (i, key) in self.group.iter().enumerate() {
            write!(f, "{}{key}", if i > 0 { ", " } else { " GROUP BY " })?;
        }
        if let Some(having) = &self.having {
            write!(f, " HAVING {having}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Select {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.core(f)?;
        if let Some((word, other)) = &self.compound {
            write!(f, " {word} ")?;
            other.core(f)?;
        }
        for (i, (item, descending)) in self.order.iter().enumerate() {
            let direction = if *descending { " DESC" } else { "" };
            write!(f, "{}{item}{direction}", if i > 0 { ", " } else { " ORDER BY " })?;
        }
        if let Some((limit, offset)) = self.limit {
            write!(f, " LIMIT {limit}")?;
            if let Some(offset) = offset {
                write!(f, " OFFSET {offset}")?;
            }
        }
        Ok(())
    }
}

/// Smaller ones of each, with its place.
fn each(all: &[Expr]) -> impl Iterator<Item = (usize, Expr)> {
    all.iter().enumerate().flat_map(|(i, expr)| expr.smaller().into_iter().map(move |smaller| (i, smaller)))
}
