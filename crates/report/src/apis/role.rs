//! Roles of arguments and results, in words.

use gputap_catalog::{Arg, Enum, Function, Returns, Role, Struct};

/// What an argument means, in words.
pub(super) fn role(arg: &Arg) -> String {
    let layout =
        |index: u16| gputap_catalog::STRUCTS.get(usize::from(index)).map_or("struct", |s: &Struct| s.name);
    let text = match arg.role {
        Role::DevicePtr => "device address",
        Role::HostPtr => "host address",
        Role::AnyPtr => "address",
        Role::Bytes => "bytes",
        Role::Count => "count",
        Role::Int { signed: true } => "signed number",
        Role::Int { signed: false } => "number",
        Role::Flags(None) => "flags",
        Role::Flags(Some(index)) => return format!("flags {}", enum_name(index)),
        Role::Enum(index) => enum_name(index),
        Role::Float => "float",
        Role::Double => "double",
        Role::Device => "device",
        Role::Handle(ty) => ty,
        Role::Stream => "stream",
        Role::Kernel => "kernel",
        Role::Str => "string",
        Role::Struct(index) => return format!("struct {}", layout(index)),
        Role::Value(ty) => ty,
        Role::List(_) => "list",
        Role::Callback => "callback",
        Role::Opaque => "opaque",
        Role::Elements(_) => "elements",
        Role::DataType(index) | Role::RedOp(index) => enum_name(index),
        Role::Peer => "peer rank",
        Role::Root => "root rank",
        Role::Comm => "communicator",
    };
    text.to_owned()
}

fn enum_name(index: u16) -> &'static str {
    gputap_catalog::ENUMS.get(usize::from(index)).map_or("enum", |e: &Enum| e.name)
}

/// What a function returns.
pub(super) fn returns(function: &Function) -> &'static str {
    match function.returns {
        Returns::Status(index) => enum_name(index),
        Returns::Void => "nothing",
        Returns::Int => "number",
        Returns::Pointer => "address",
        Returns::Float => "float",
        Returns::Double => "double",
        Returns::Struct => "struct",
    }
}
