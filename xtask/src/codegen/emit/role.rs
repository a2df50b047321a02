//! Roles as Rust expressions.

use super::tables::Tables;
use crate::codegen::roles::Role;

/// `family` is the one of the function or struct that has the role.
pub fn text(role: &Role, family: usize, tables: &Tables) -> String {
    match role {
        Role::Plain(name) => format!("Role::{name}"),
        Role::Int { signed } => format!("Role::Int {{ signed: {signed} }}"),
        Role::Flags(None) => "Role::Flags(None)".to_owned(),
        Role::Flags(Some(of)) => format!("Role::Flags(Some({}))", tables.enum_index(family, of)),
        Role::Enum(of) => format!("Role::Enum({})", tables.enum_index(family, of)),
        Role::Handle(of) => format!("Role::Handle({of:?})"),
        Role::Struct(of) => format!("Role::Struct({})", tables.struct_index(family, of)),
        Role::Value(of) => format!("Role::Value({of:?})"),
        Role::List(None) => "Role::List(None)".to_owned(),
        Role::List(Some(count)) => format!("Role::List(Some({count}))"),
        Role::Elements(of) => format!("Role::Elements({})", of.unwrap_or(u8::MAX)),
        Role::DataType(of) => format!("Role::DataType({})", tables.enum_index(family, of)),
        Role::RedOp(of) => format!("Role::RedOp({})", tables.enum_index(family, of)),
    }
}
