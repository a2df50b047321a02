//! The text of a SELECT as clauses, and back.
//!
//! `sqlparser` reads more than SQLite does and prints some of it in another way, so nothing is taken on trust: SQLite has
//! accepted the text before, what is not one of the clauses below makes the query unknown, and quotes stay as they were
//! written, because they are not always doubled again when they are printed.

use std::mem::{replace, take};

use sqlparser::ast::{
    Expr, GroupByExpr, Ident, LimitClause, ObjectNamePart, OrderBy, Query, SelectItem, SetExpr, Statement,
    TableFactor,
};
use sqlparser::dialect::SQLiteDialect;
use sqlparser::parser::{Parser, ParserOptions};

/// The table that a printed query is about, with a row for each group.
pub(super) const GROUPS: &str = "gputap_groups";

/// How deep expressions may be nested. The parser has up to 50 KiB on the stack for each level.
const DEPTH: usize = 20;

/// The clauses that a summary may have, and the table that it is about.
pub(super) struct Select {
    pub(super) table: String,
    pub(super) items: Vec<SelectItem>,
    pub(super) condition: Option<Expr>,
    pub(super) group: Vec<Expr>,
    pub(super) having: Option<Expr>,
    pub(super) order: Option<OrderBy>,
    pub(super) limit: Option<LimitClause>,
}

/// Which form of EXPLAIN stands before a query.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Explain {
    /// `EXPLAIN`: SQLite's program.
    Program,
    /// `EXPLAIN QUERY PLAN`.
    Plan,
}

impl Select {
    /// Reads the only statement of a text; `None` where it is no SELECT of these clauses and one table.
    pub(super) fn parse(text: &str) -> Option<(Select, Option<Explain>)> {
        let options = ParserOptions::new().with_unescape(false);
        let parser = Parser::new(&SQLiteDialect {}).with_options(options).with_recursion_limit(DEPTH);
        let mut statements =
            parser.try_with_sql(text).and_then(|mut parser| parser.parse_statements()).ok()?;
        let (statement, explain) = match (statements.pop()?, statements.is_empty()) {
            (Statement::Explain { statement, query_plan, .. }, true) => {
                (*statement, Some(if query_plan { Explain::Plan } else { Explain::Program }))
            }
            (statement, true) => (statement, None),
            (_, false) => return None,
        };
        let Statement::Query(mut query) = statement else { return None };
        let select = Select::take_from(&mut query)?;
        (*query == frame()?).then_some((select, explain))
    }

    /// Takes the clauses out of a query, which is about [`GROUPS`] then.
    fn take_from(query: &mut Query) -> Option<Select> {
        let SetExpr::Select(select) = query.body.as_mut() else { return None };
        let [from] = select.from.as_mut_slice() else { return None };
        let TableFactor::Table { name, .. } = &mut from.relation else { return None };
        let [ObjectNamePart::Identifier(name)] = name.0.as_mut_slice() else { return None };
        let table = replace(name, Ident::new(GROUPS)).value;
        let GroupByExpr::Expressions(group, _) = &mut select.group_by else { return None };
        Some(Select {
            table,
            group: take(group),
            items: take(&mut select.projection),
            condition: select.selection.take(),
            having: select.having.take(),
            order: query.order_by.take(),
            limit: query.limit_clause.take(),
        })
    }

    /// The query as text, about [`GROUPS`]: groups are its rows, so what they have to fulfil is its WHERE.
    pub(super) fn print(self) -> Option<String> {
        let mut query = frame()?;
        let SetExpr::Select(select) = query.body.as_mut() else { return None };
        select.projection = self.items;
        select.selection = self.having.map(|having| Expr::Nested(Box::new(having)));
        query.order_by = self.order;
        query.limit_clause = self.limit;
        Some(query.to_string())
    }
}

/// What a SELECT has besides its clauses if it has nothing else.
fn frame() -> Option<Query> {
    let mut parser = Parser::new(&SQLiteDialect {}).try_with_sql("SELECT 1 FROM gputap_groups").ok()?;
    let mut query = *parser.parse_query().ok()?;
    Select::take_from(&mut query)?;
    Some(query)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is printed of a query that is about `gputap_groups` itself.
    fn printed(query: &str) -> Option<String> {
        let (mut select, _) = Select::parse(query)?;
        select.having = select.condition.take();
        select.print()
    }

    #[test]
    fn what_is_printed_has_the_words_of_what_was_read() {
        for query in [
            "SELECT a, b AS \"x y\" FROM gputap_groups",
            "SELECT 'it''s', '\\''', '''''', \"a\"\"b\" FROM gputap_groups",
            "SELECT a = 1 AND NOT b OR c < 1e3 FROM gputap_groups ORDER BY a DESC NULLS LAST, 2 LIMIT 5 OFFSET 1",
            "SELECT CASE a WHEN 1 THEN 'x' ELSE -b END FROM gputap_groups LIMIT 1, 2",
        ] {
            assert_eq!(printed(query).as_deref(), Some(query));
        }
        assert_eq!(
            printed("select a x from [calls] -- why\n where /* and */ (b==1) ;").as_deref(),
            Some("SELECT a AS x FROM gputap_groups WHERE ((b = 1))")
        );
    }

    #[test]
    fn other_parts_make_a_query_unknown() {
        for query in [
            "SELECT DISTINCT a FROM t",
            "SELECT a FROM t x",
            "SELECT a FROM t, u",
            "SELECT a FROM main.t",
            "SELECT a FROM t JOIN u",
            "SELECT a FROM (SELECT 1)",
            "SELECT a FROM t WINDOW w AS (ORDER BY a)",
            "SELECT a FROM t UNION SELECT 1",
            "WITH u AS (SELECT 1) SELECT a FROM t",
            "VALUES (1)",
            "SELECT 1",
            "SELECT a FROM t; SELECT a FROM t",
            "SELECT a << 1 FROM t",
            "SELECT a IS 3 FROM t",
        ] {
            assert!(Select::parse(query).is_none(), "{query}");
        }
    }

    #[test]
    fn both_forms_of_explain_are_told_apart() {
        let explain = |query: &str| Select::parse(query).unwrap().1;
        assert_eq!(explain("SELECT a FROM t"), None);
        assert_eq!(explain("EXPLAIN SELECT a FROM t"), Some(Explain::Program));
        assert_eq!(explain("explain query plan SELECT a FROM t"), Some(Explain::Plan));
    }
}
