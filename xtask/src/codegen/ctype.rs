//! C types as declarations write them, and what a name stands for.

use std::collections::BTreeMap;
use std::fmt;

/// A type as written at one place: `const CUdeviceptr *` and the like.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct CType {
    /// Name without qualifiers: `unsigned int`, `CUstream`, `struct X_st`.
    pub base: String,
    /// Whether what the innermost pointer points to is const.
    pub constant: bool,
    /// Levels of pointers.
    pub pointers: u8,
    /// Declared as an array (a parameter that is one has a pointer level for it already).
    pub array: bool,
    /// A pointer to a function, written out in place.
    pub function: bool,
}

impl CType {
    /// The same type with one pointer level less.
    pub fn pointee(&self) -> CType {
        CType { pointers: self.pointers.saturating_sub(1), array: false, ..self.clone() }
    }
}

impl fmt::Display for CType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.function {
            return f.write_str("function pointer");
        }
        if self.constant {
            f.write_str("const ")?;
        }
        f.write_str(&self.base)?;
        if self.pointers > 0 {
            write!(f, " {}", "*".repeat(usize::from(self.pointers)))?;
        }
        Ok(())
    }
}

impl From<&str> for CType {
    /// Reads what `Display` writes.
    fn from(text: &str) -> CType {
        if text == "function pointer" {
            return CType { function: true, ..CType::default() };
        }
        let (text, constant) = text.strip_prefix("const ").map_or((text, false), |rest| (rest, true));
        let base = text.trim_end_matches('*');
        let pointers = u8::try_from(text.len() - base.len()).unwrap_or(u8::MAX);
        CType { base: base.trim_end().to_owned(), constant, pointers, ..CType::default() }
    }
}

/// A named parameter or field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// Name; empty for unnamed parameters and anonymous members.
    pub name: String,
    /// C type of the parameter or field.
    pub ty: CType,
    /// Members, when the type is a struct or union written in place.
    pub inner: Option<Record>,
}

/// A struct or union with its members.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Record {
    /// Union rather than struct.
    pub union: bool,
    /// Members in order.
    pub members: Vec<Named>,
}

/// What a name stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// Another name for this type.
    Alias(CType),
    /// A struct or union that is defined.
    Record(Record),
    /// An enum with the names of its values.
    Enum(Vec<String>),
    /// Pointer to a function.
    Callback,
}

/// Everything that names stand for: typedef names and tags (`struct X_st`).
pub type Types = BTreeMap<String, Meaning>;

/// How a value travels, once every alias is followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An integer of any size.
    Int {
        /// Has a sign.
        signed: bool,
    },
    /// A C `float` of 32 bits.
    Float,
    /// A C `double` of 64 bits.
    Double,
    /// Enum, with the name under which it was found.
    Enum(String),
    /// Address of data; the type it points to.
    Pointer(CType),
    /// Address of something the headers do not define, with its typedef: a handle.
    Handle(String),
    /// Pointer to a function.
    Callback,
    /// Struct or union by value, with the name under which it was found.
    Record(String),
    /// No value at all.
    Void,
}

/// Follows aliases until `ty` is plain. Names come without `struct` and `enum`.
pub fn kind(types: &Types, ty: &CType) -> Kind {
    match tagged_kind(types, ty) {
        Kind::Enum(name) => Kind::Enum(plain_name(&name).to_owned()),
        Kind::Record(name) => Kind::Record(plain_name(&name).to_owned()),
        other => other,
    }
}

fn tagged_kind(types: &Types, ty: &CType) -> Kind {
    if ty.function {
        return Kind::Callback;
    }
    if ty.pointers > 0 {
        return Kind::Pointer(ty.pointee());
    }
    match types.get(&ty.base) {
        Some(Meaning::Alias(to)) => match tagged_kind(types, to) {
            Kind::Pointer(target) if is_opaque(types, &target) => Kind::Handle(ty.base.clone()),
            Kind::Handle(_) if !to.base.starts_with("struct ") => Kind::Handle(ty.base.clone()),
            Kind::Enum(name) => Kind::Enum(preferred(&ty.base, name)),
            Kind::Record(name) => Kind::Record(preferred(&ty.base, name)),
            other => other,
        },
        Some(Meaning::Record(_)) => Kind::Record(ty.base.clone()),
        Some(Meaning::Enum(_)) => Kind::Enum(ty.base.clone()),
        Some(Meaning::Callback) => Kind::Callback,
        None => primitive(&ty.base),
    }
}

/// A type's name without `struct` or `enum`.
pub fn plain_name(name: &str) -> &str {
    ["struct ", "enum ", "union "].iter().find_map(|keyword| name.strip_prefix(keyword)).unwrap_or(name)
}

/// The typedef is what people write; a tag is not.
fn preferred(typedef: &str, found: String) -> String {
    if found.contains(' ') { typedef.to_owned() } else { found }
}

fn is_opaque(types: &Types, target: &CType) -> bool {
    target.pointers == 0
        && (target.base == "void" || target.base.starts_with("struct ") && !types.contains_key(&target.base))
}

fn primitive(base: &str) -> Kind {
    match base {
        "void" => Kind::Void,
        "float" => Kind::Float,
        "double" => Kind::Double,
        _ if base.starts_with("struct ") || base.starts_with("union ") => Kind::Record(base.to_owned()),
        _ if base.starts_with("enum ") => Kind::Enum(base.to_owned()),
        _ => Kind::Int { signed: !base.starts_with("unsigned") },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(base: &str, pointers: u8) -> CType {
        CType { base: base.to_owned(), pointers, ..CType::default() }
    }

    #[test]
    fn a_pointer_to_an_undefined_struct_is_a_handle() {
        let types = Types::from([("CUstream".to_owned(), Meaning::Alias(named("struct CUstream_st", 1)))]);
        assert_eq!(kind(&types, &named("CUstream", 0)), Kind::Handle("CUstream".to_owned()));
        assert_eq!(kind(&types, &named("CUstream", 1)), Kind::Pointer(named("CUstream", 0)));
    }

    #[test]
    fn types_are_read_as_they_are_written() {
        for text in ["int", "const struct cudaExtent *", "ncclComm_t *", "const void **", "function pointer"]
        {
            assert_eq!(CType::from(text).to_string(), text);
        }
        assert_eq!(CType::from("const char *").pointers, 1);
    }

    #[test]
    fn tags_are_named_without_their_keyword() {
        let types = Types::from([("enum E".to_owned(), Meaning::Enum(Vec::new()))]);
        assert_eq!(kind(&types, &named("enum E", 0)), Kind::Enum("E".to_owned()));
        assert_eq!(plain_name("struct cudaExtent"), "cudaExtent");
    }

    #[test]
    fn aliases_of_records_keep_the_typedef_that_defines_them() {
        let types = Types::from([
            ("A_v1".to_owned(), Meaning::Record(Record::default())),
            ("A".to_owned(), Meaning::Alias(named("A_v1", 0))),
        ]);
        assert_eq!(kind(&types, &named("A", 0)), Kind::Record("A_v1".to_owned()));
    }
}
