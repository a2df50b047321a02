//! The conditions of a WHERE, as far as they hold here exactly when they hold in SQLite.

use gputap_tables::{Table, Type};
use sqlparser::ast::{BinaryOperator, Expr, UnaryOperator, Value};

use crate::plan::{Compare, Condition, Operand};
use crate::sums::{Check, Test};

/// The column of a table that an expression is, where it is nothing more.
pub(super) fn column(expr: &Expr, table: &Table) -> Option<usize> {
    let Expr::Identifier(name) = expr else { return None };
    table.sql_columns().iter().position(|c| c.name.eq_ignore_ascii_case(&name.value))
}

/// All conditions of a WHERE that only has simple ones with AND between them; `None` where it has others.
pub(super) fn checks(condition: &Expr, table: &Table) -> Option<Vec<Check>> {
    let (mut all, mut waiting) = (Vec::new(), vec![condition]);
    while let Some(condition) = waiting.pop() {
        match condition {
            Expr::Nested(inner) => waiting.push(inner),
            Expr::BinaryOp { left, op: BinaryOperator::And, right } => waiting.extend([&**right, &**left]),
            Expr::Between { expr, negated: false, low, high } => {
                all.push(compared(expr, Compare::AtLeast, &[low], false, table)?);
                all.push(compared(expr, Compare::AtMost, &[high], false, table)?);
            }
            simple => all.push(check(simple, table)?),
        }
    }
    Some(all)
}

/// A condition that is a column, a sign and values. There is no precedence in that, so it does not matter that `sqlparser`
/// and SQLite do not always agree on it.
fn check(condition: &Expr, table: &Table) -> Option<Check> {
    match condition {
        Expr::Identifier(_) => truth(condition, Test::True, table),
        Expr::UnaryOp { op: UnaryOperator::Not, expr } => truth(expr, Test::False, table),
        Expr::IsNull(expr) => Some(Check { column: column(expr, table)?, test: Test::Null }),
        Expr::IsNotNull(expr) => Some(Check { column: column(expr, table)?, test: Test::NotNull }),
        Expr::BinaryOp { left, op, right } => {
            let (compare, negated) = comparison(op)?;
            compared(left, compare, &[right], negated, table)
        }
        // Nothing is in a list without values, not even what is not known.
        Expr::InList { expr, list, negated } if !list.is_empty() => {
            let list: Vec<&Expr> = list.iter().collect();
            compared(expr, Compare::In, &list, *negated, table)
        }
        Expr::Like { expr, negated, any: false, pattern, escape_char: None } => {
            compared(expr, Compare::Like, &[pattern], *negated, table)
        }
        _ => None,
    }
}

/// A column of numbers as a condition.
fn truth(of: &Expr, test: Test, table: &Table) -> Option<Check> {
    let column = column(of, table)?;
    table.columns[column].ty.is_number().then_some(Check { column, test })
}

/// A column that is compared with values.
fn compared(of: &Expr, compare: Compare, with: &[&Expr], negated: bool, table: &Table) -> Option<Check> {
    let column = column(of, table)?;
    let ty = table.columns[column].ty;
    let operands = with.iter().map(|value| operand(value, ty, compare)).collect::<Option<_>>()?;
    let condition = Condition { column, compare, operands };
    let test = if negated { Test::Not } else { Test::Is };
    is_comparable(&condition).then(|| Check { column, test: test(condition) })
}

/// A value that a column of this type is compared with, as one of the column's own type: nothing is converted then.
fn operand(value: &Expr, ty: Type, compare: Compare) -> Option<Operand> {
    if ty.is_number() {
        return match number(value, 0)? {
            Number::Int(n) => Some(Operand::Int(n)),
            Number::Real(x) => bound(x, compare).map(Operand::Int),
        };
    }
    let Expr::Value(value) = value else { return None };
    match &value.value {
        // Quotes are as they were written.
        Value::SingleQuotedString(text) if ty == Type::Text => Some(Operand::Text(text.replace("''", "'"))),
        _ => None,
    }
}

/// A number of SQLite.
enum Number {
    Int(i64),
    Real(f64),
}

/// How deep numbers may be nested in sums.
const DEPTH: usize = 20;

/// A number that is written there, or a sum, difference or product of whole ones: what overflows is not whole in SQLite.
fn number(value: &Expr, depth: usize) -> Option<Number> {
    let whole = |expr: &Expr| match number(expr, depth + 1)? {
        Number::Int(n) => Some(n),
        Number::Real(_) => None,
    };
    match value {
        _ if depth > DEPTH => None,
        Expr::Nested(inner) => number(inner, depth + 1),
        Expr::UnaryOp { op: UnaryOperator::Minus, expr } => match number(expr, depth + 1)? {
            Number::Int(n) => n.checked_neg().map(Number::Int),
            Number::Real(x) => Some(Number::Real(-x)),
        },
        Expr::BinaryOp { left, op, right } => {
            let calculate = match op {
                BinaryOperator::Plus => i64::checked_add,
                BinaryOperator::Minus => i64::checked_sub,
                BinaryOperator::Multiply => i64::checked_mul,
                _ => return None,
            };
            calculate(whole(left)?, whole(right)?).map(Number::Int)
        }
        Expr::Value(value) => match &value.value {
            Value::Number(digits, _) => match digits.parse::<i64>() {
                Ok(n) => Some(Number::Int(n)),
                Err(_) => digits.parse().ok().map(Number::Real),
            },
            _ => None,
        },
        _ => None,
    }
}

/// The whole number that another whole one is compared with in place of `x`, to the same effect.
fn bound(x: f64, compare: Compare) -> Option<i64> {
    const EXACT: f64 = 9_007_199_254_740_992.0;
    let whole = match compare {
        _ if x.fract() == 0.0 => x,
        Compare::Greater | Compare::AtMost => x.floor(),
        Compare::AtLeast | Compare::Less => x.ceil(),
        Compare::Equal | Compare::In | Compare::Like | Compare::Glob => return None,
    };
    (whole.abs() < EXACT).then_some(whole as i64)
}

fn comparison(sign: &BinaryOperator) -> Option<(Compare, bool)> {
    Some(match sign {
        BinaryOperator::Eq => (Compare::Equal, false),
        BinaryOperator::NotEq => (Compare::Equal, true),
        BinaryOperator::Gt => (Compare::Greater, false),
        BinaryOperator::GtEq => (Compare::AtLeast, false),
        BinaryOperator::Lt => (Compare::Less, false),
        BinaryOperator::LtEq => (Compare::AtMost, false),
        _ => return None,
    })
}

/// The order of text, and its case beyond ASCII, are SQLite's affair.
fn is_comparable(condition: &Condition) -> bool {
    let all = |fits: fn(&Operand) -> bool| condition.operands.iter().all(fits);
    match condition.compare {
        Compare::Equal | Compare::In => true,
        Compare::Like => all(|operand| matches!(operand, Operand::Text(text) if text.is_ascii())),
        _ => all(|operand| matches!(operand, Operand::Int(_))),
    }
}
