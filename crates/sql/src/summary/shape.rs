//! Which queries are summaries: one table, simple conditions, groups by columns of few values, and sums.
//!
//! What is not understood is no summary, and SQLite goes through the rows itself. What stands around the sums stays as it
//! is, so that SQLite gives it its meaning.

use gputap_tables::{ALL, Table};
use sqlparser::ast::{
    BinaryOperator, CastKind, DataType, ExactNumberInfo, Expr, Function, FunctionArg, FunctionArgExpr,
    FunctionArguments, Ident, LimitClause, ObjectNamePart, OrderByKind, SelectItem, UnaryOperator, Value,
};

use super::conditions::{checks, column};
use super::select::{Explain, Select};
use crate::scanned;
use crate::sums::{Check, SumPlan};

/// A query that only asks for sums of groups of rows.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Shape {
    /// The table whose rows are summed up.
    pub(super) table: &'static Table,
    /// What a scan of the table has to find out.
    pub(super) asked: SumPlan,
    /// Whether there is a row also where there are no groups.
    pub(super) whole: bool,
    /// What is left of the query: one over the table of groups.
    pub(super) query: String,
    /// Where it is only asked how the query is answered.
    pub(crate) explain: Option<Explain>,
}

/// The column of a table of groups that has the number of rows.
pub(super) const ROWS: &str = "~count";

/// The column of a table of groups that has the sum `function(column)`.
pub(super) fn sum_column(function: &str, column: &str) -> String {
    format!("~{function}:{column}")
}

/// Expressions in expressions: a chain of additions is a tree that is as deep as it is long, and is printed by recursion.
const DEPTH: usize = 100;

/// What SQLite calls the id of a row, in every table.
const ROW_IDS: [&str; 3] = ["rowid", "oid", "_rowid_"];

/// Functions that make sums of rows.
const SUMS: [&str; 6] = ["count", "sum", "min", "max", "avg", "total"];

/// Functions of values, which mean the same without rows.
const FUNCTIONS: [&str; 14] = [
    "round", "abs", "printf", "format", "coalesce", "ifnull", "nullif", "iif", "upper", "lower", "length",
    "replace", "hex", "instr",
];

impl Shape {
    /// Reads a query that SQLite accepts; `None` where it is no summary.
    pub(crate) fn parse(query: &str) -> Option<Shape> {
        let (mut select, explain) = Select::parse(query)?;
        let named =
            ALL.iter().find(|t| scanned::can_be_summed(t) && t.name.eq_ignore_ascii_case(&select.table))?;
        let (table, mut checked) = base(named)?;
        if let Some(condition) = select.condition.take() {
            checked.extend(checks(&condition, table)?);
        }
        let keys = keys(&select, table)?;
        let mut rewriter = Rewriter::new(table, &keys);
        rewriter.rewrite_clauses(&mut select)?;
        let (measures, sums) = (rewriter.measures, rewriter.sums);
        let whole = keys.is_empty();
        if whole && (!sums || select.having.is_some()) {
            return None;
        }
        let asked = SumPlan { keys, measures, checks: checked };
        Some(Shape { table, asked, whole, query: select.print()?, explain })
    }

    /// Whether it answers with one row, whatever there is.
    pub(crate) fn is_one_row(&self) -> bool {
        self.whole && self.explain.is_none()
    }
}

/// The table below a view, and the view's own conditions.
fn base(named: &'static Table) -> Option<(&'static Table, Vec<Check>)> {
    let Some(query) = named.view() else { return Some((named, Vec::new())) };
    let (select, _) = Select::parse(query)?;
    let table = ALL.iter().find(|t| t.name == select.table && t.view().is_none())?;
    Some((table, checks(&select.condition?, table)?))
}

/// The columns of a GROUP BY: names, or numbers of items that are names.
fn keys(select: &Select, table: &Table) -> Option<Vec<usize>> {
    let item = |number: &str| {
        let place = number.parse::<usize>().ok()?.checked_sub(1)?;
        match select.items.get(place)? {
            SelectItem::UnnamedExpr(expr) | SelectItem::ExprWithAlias { expr, .. } => column(expr, table),
            _ => None,
        }
    };
    let key = |expr: &Expr| match expr {
        Expr::Value(value) => match &value.value {
            Value::Number(number, _) => item(number),
            _ => None,
        },
        other => column(other, table),
    };
    let has_key = |column: &usize| scanned::has_key(table, *column);
    select.group.iter().map(|expr| key(expr).filter(has_key)).collect()
}

/// Puts columns of groups in the place of sums.
struct Rewriter<'a> {
    table: &'a Table,
    keys: &'a [usize],
    /// Names of items, which may stand behind them.
    aliases: Vec<String>,
    measures: Vec<usize>,
    /// Whether there was a sum.
    sums: bool,
    /// Expressions around the one that is looked at.
    depth: usize,
}

/// Where something depends on single rows, or is not known to mean the same when it is printed, all of these give `None`.
impl<'a> Rewriter<'a> {
    fn new(table: &'a Table, keys: &'a [usize]) -> Rewriter<'a> {
        Rewriter { table, keys, aliases: Vec::new(), measures: Vec::new(), sums: false, depth: 0 }
    }

    fn rewrite_clauses(&mut self, select: &mut Select) -> Option<()> {
        let mut aliases = Vec::new();
        for item in &mut select.items {
            match item {
                SelectItem::UnnamedExpr(expr) => self.rewrite(expr)?,
                SelectItem::ExprWithAlias { expr, alias } => {
                    self.rewrite(expr)?;
                    aliases.push(self.new_name(alias)?);
                }
                _ => return None,
            }
        }
        self.aliases = aliases;
        self.rewrite_all(select.having.as_mut())?;
        if let Some(order) = &mut select.order {
            let OrderByKind::Expressions(keys) = &mut order.kind else { return None };
            self.rewrite_all(keys.iter_mut().map(|key| &mut key.expr))?;
        }
        match &mut select.limit {
            None => Some(()),
            Some(LimitClause::OffsetCommaLimit { offset, limit }) => self.rewrite_all([offset, limit]),
            Some(LimitClause::LimitOffset { limit, offset, .. }) => {
                self.rewrite_all(limit.iter_mut().chain(offset.as_mut().map(|offset| &mut offset.value)))
            }
        }
    }

    /// The name of an item that no column has, neither of rows nor of groups: it means the item wherever it stands.
    fn new_name(&self, alias: &Ident) -> Option<String> {
        let mut columns = self.table.sql_columns().iter().map(|column| column.name).chain(ROW_IDS);
        let known =
            alias.value.starts_with('~') || columns.any(|name| name.eq_ignore_ascii_case(&alias.value));
        (!known).then(|| alias.value.clone())
    }

    fn rewrite_all<'e>(&mut self, all: impl IntoIterator<Item = &'e mut Expr>) -> Option<()> {
        all.into_iter().try_for_each(|expr| self.rewrite(expr))
    }

    fn rewrite(&mut self, expr: &mut Expr) -> Option<()> {
        self.depth = Some(self.depth + 1).filter(|depth| *depth <= DEPTH)?;
        self.rewrite_known(expr)?;
        self.depth -= 1;
        Some(())
    }

    fn rewrite_known(&mut self, expr: &mut Expr) -> Option<()> {
        match expr {
            Expr::Identifier(name) => self.is_of_groups(&name.value).then_some(()),
            Expr::Value(value) => {
                let prints =
                    matches!(value.value, Value::Number(..) | Value::SingleQuotedString(_) | Value::Null);
                prints.then_some(())
            }
            Expr::Nested(inner) | Expr::IsNull(inner) | Expr::IsNotNull(inner) => self.rewrite(inner),
            Expr::UnaryOp { op, expr } => {
                self.rewrite(expr)?;
                is_plain_sign(*op, expr).then_some(())
            }
            Expr::BinaryOp { left, op, right } if is_plain_operator(op) => {
                self.rewrite(left)?;
                self.rewrite(right)
            }
            Expr::InList { expr, list, .. } => {
                self.rewrite(expr)?;
                self.rewrite_all(list)
            }
            Expr::Between { expr, low, high, .. } => self.rewrite_all([&mut **expr, low, high]),
            Expr::Like { expr, pattern, any: false, escape_char: None, .. } => {
                self.rewrite_all([&mut **expr, pattern])
            }
            Expr::Case { operand, conditions, else_result, .. } => {
                let cases = conditions.iter_mut().flat_map(|case| [&mut case.condition, &mut case.result]);
                let around = operand.iter_mut().chain(else_result).map(|expr| &mut **expr);
                self.rewrite_all(cases.chain(around))
            }
            Expr::Cast { kind: CastKind::Cast, expr, data_type, format: None } => {
                self.rewrite(expr)?;
                is_plain_type(data_type).then_some(())
            }
            Expr::Substring { expr, substring_from, substring_for, .. } => {
                self.rewrite(expr)?;
                self.rewrite_all(substring_from.iter_mut().chain(substring_for).map(|expr| &mut **expr))
            }
            Expr::Function(function) => {
                if let Some(sum) = self.rewrite_function(function)? {
                    *expr = Expr::Identifier(Ident::with_quote('"', sum));
                }
                Some(())
            }
            _ => None,
        }
    }

    /// Whether a name means something that a group has.
    fn is_of_groups(&self, name: &str) -> bool {
        let key = |key: &usize| self.table.columns[*key].name.eq_ignore_ascii_case(name);
        self.keys.iter().any(key) || self.aliases.iter().any(|alias| alias.eq_ignore_ascii_case(name))
    }

    /// The column that takes the place of a sum; nothing where the function is one of values.
    fn rewrite_function(&mut self, function: &mut Function) -> Option<Option<String>> {
        let [ObjectNamePart::Identifier(name)] = function.name.0.as_slice() else { return None };
        let name = name.value.to_ascii_lowercase();
        let FunctionArguments::List(list) = &mut function.args else { return None };
        let changed = list.duplicate_treatment.is_some()
            || !list.clauses.is_empty()
            || function.filter.is_some()
            || function.over.is_some()
            || function.null_treatment.is_some()
            || !function.within_group.is_empty();
        if changed {
            return None;
        }
        if SUMS.contains(&name.as_str()) {
            return self.sum(&name, &list.args).map(Some);
        }
        if !FUNCTIONS.contains(&name.as_str()) {
            return None;
        }
        for argument in &mut list.args {
            let FunctionArg::Unnamed(FunctionArgExpr::Expr(argument)) = argument else { return None };
            self.rewrite(argument)?;
        }
        Some(None)
    }

    /// The column of groups that is a sum of these arguments.
    fn sum(&mut self, function: &str, arguments: &[FunctionArg]) -> Option<String> {
        let [FunctionArg::Unnamed(argument)] = arguments else { return None };
        self.sums = true;
        let of = match argument {
            FunctionArgExpr::Wildcard if function == "count" => return Some(ROWS.to_owned()),
            FunctionArgExpr::Expr(expr) => column(expr, self.table)?,
            _ => return None,
        };
        if !self.measures.contains(&of) {
            self.measures.push(of);
        }
        let column = &self.table.columns[of];
        column.ty.is_number().then(|| sum_column(function, column.name))
    }
}

/// Whether a sign before an expression is printed as it is meant: two minus signs would begin a comment.
fn is_plain_sign(sign: UnaryOperator, of: &Expr) -> bool {
    match sign {
        UnaryOperator::Minus => !of.to_string().starts_with('-'),
        UnaryOperator::Plus | UnaryOperator::Not => true,
        _ => false,
    }
}

fn is_plain_operator(operator: &BinaryOperator) -> bool {
    use BinaryOperator::{
        And, BitwiseAnd, BitwiseOr, Divide, Eq, Gt, GtEq, Lt, LtEq, Minus, Modulo, Multiply, NotEq, Or, Plus,
        StringConcat,
    };
    let compares = matches!(operator, Eq | NotEq | Gt | GtEq | Lt | LtEq | And | Or);
    let calculates = matches!(operator, Plus | Minus | Multiply | Divide | Modulo);
    compares || calculates || matches!(operator, StringConcat | BitwiseAnd | BitwiseOr)
}

/// Whether a type of a CAST is printed as it was written.
fn is_plain_type(ty: &DataType) -> bool {
    let plain =
        [DataType::Real, DataType::Integer(None), DataType::Text, DataType::Numeric(ExactNumberInfo::None)];
    plain.contains(ty)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_become_columns_and_the_rest_stays_as_it_is() {
        let shape = Shape::parse(
            "SELECT name AS f, count(*), round(avg(duration_ns) / 1e6, 1) AS ms FROM calls WHERE duration_ns > 1e3 \
             AND NOT captured GROUP BY name",
        );
        assert_eq!(shape, None, "calls have no such column");
        let shape = Shape::parse(
            "select name AS f, Count( * ), round(sum(duration_ns) / 1e6, 1) ms from Calls where duration_ns > 1e3 \
             GROUP BY 1 HAVING count(*) > 2 ORDER BY ms DESC, 1 LIMIT 5;",
        );
        let shape = shape.unwrap();
        assert_eq!(
            shape.query,
            "SELECT name AS f, \"~count\", round(\"~sum:duration_ns\" / 1e6, 1) AS ms FROM gputap_groups \
             WHERE (\"~count\" > 2) ORDER BY ms DESC, 1 LIMIT 5"
        );
        assert_eq!(
            (shape.table.name, shape.asked.keys.len(), shape.asked.checks.len(), shape.whole),
            ("calls", 1, 1, false)
        );
        let shape = Shape::parse("SELECT max(bytes) FROM leaks WHERE device IN (0, 1)").unwrap();
        assert_eq!((shape.table.name, shape.asked.checks.len(), shape.whole), ("allocations", 3, true));
    }

    #[test]
    fn numbers_are_worked_out_and_fractions_are_rounded_to_the_same_effect() {
        let same = |query: &str, plain: &str| {
            let parse =
                |condition: &str| Shape::parse(&format!("SELECT count(*) FROM calls WHERE {condition}"));
            assert_eq!(parse(query).unwrap().asked, parse(plain).unwrap().asked, "{query}");
        };
        same("duration_ns > 2 * (3 + 4) - -1", "duration_ns > 15");
        same("duration_ns BETWEEN 1 + 1 AND 2.5", "duration_ns BETWEEN 2 AND 2");
        same("duration_ns > 2.5", "duration_ns > 2");
        same("duration_ns >= 2.5", "duration_ns >= 3");
        same("duration_ns < -2.5", "duration_ns < -2");
        same("duration_ns <= -2.5", "duration_ns <= -3");
        same("duration_ns = 2e3", "duration_ns = 2000");
    }

    #[test]
    fn long_queries_fit_the_stack() {
        let chain = |n: usize| format!("SELECT count(*){} FROM calls", " + 1".repeat(n));
        assert!(Shape::parse(&chain(90)).is_some());
        // As deep as SQLite lets expressions be.
        assert_eq!(Shape::parse(&chain(1000)), None);
        let conditions = format!("SELECT count(*) FROM calls WHERE {}device", "device = 1 AND ".repeat(1000));
        assert_eq!(Shape::parse(&conditions).unwrap().asked.checks.len(), 1001);
        for (open, close) in [("(", ")"), ("CASE WHEN 1 THEN ", " END"), ("NOT ", ""), ("1 IN (", ")")] {
            let nested =
                |n: usize| format!("SELECT {}count(*){} FROM calls", open.repeat(n), close.repeat(n));
            assert!(Shape::parse(&nested(10)).is_some(), "{open}");
            assert_eq!(Shape::parse(&nested(1000)), None, "{open}");
        }
    }

    #[test]
    fn comments_quotes_and_brackets_do_not_matter() {
        let shape = Shape::parse(
            "SELECT \"name\", /* all */ [layer] AS \"a layer\", avg(`duration_ns`) -- of them\n FROM \"calls\" \
             WHERE (\"device\" = -1 AND ((name LIKE 'it''s'))) GROUP BY \"name\", 2 ORDER BY \"a layer\"",
        );
        let shape = shape.unwrap();
        assert_eq!(
            shape.query,
            "SELECT \"name\", [layer] AS \"a layer\", \"~avg:duration_ns\" FROM gputap_groups ORDER BY \"a layer\""
        );
        let (plain, _) =
            Select::parse("SELECT 1 FROM calls WHERE device = -1 AND name LIKE 'it''s'").unwrap();
        let checks = checks(&plain.condition.unwrap(), shape.table).unwrap();
        assert_eq!(shape.asked.checks, checks);
        assert!(checks[1].holds(&"IT'S".into()) && !checks[1].holds(&"it''s".into()));
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
            "SELECT name AS rowid, count(*) FROM calls GROUP BY name ORDER BY rowid + 1",
            "SELECT sum(result) AS \"~count\" FROM calls ORDER BY count(*)",
            "SELECT duration_ns, count(*) FROM calls GROUP BY duration_ns",
            "SELECT count(*) FROM calls WHERE device NOT IN ()",
            "SELECT count(*) FROM calls WHERE device NOT BETWEEN 1 AND 2",
            "SELECT count(*) FROM calls WHERE NOT device = 1",
            "SELECT count(*) FROM calls WHERE device = 1 < 2",
            "SELECT count(*) FROM calls WHERE device = 0x1f",
            "SELECT count(*) FROM calls WHERE device = 1.5",
            "SELECT count(*) FROM calls WHERE device = 7 / 2",
            "SELECT count(*) FROM calls WHERE device < 9223372036854775807 + 1",
            "SELECT count(*) FROM calls WHERE name = \"abc\"",
            "SELECT count(*) + 0x1f FROM calls",
            "SELECT - -count(*) FROM calls",
            "SELECT count(*) << 1 FROM calls",
            "SELECT count(*) IS 3 FROM calls",
            "SELECT min(device, rank) FROM calls",
            "SELECT count() FROM calls",
            "SELECT count(*) FROM calls UNION SELECT 1",
            "WITH t AS (SELECT 1) SELECT count(*) FROM calls",
        ] {
            assert_eq!(Shape::parse(query), None, "{query}");
        }
    }
}
