//! What each parameter means, from its type and its name.
//!
//! Types decide first (a `CUstream` is a stream), then names (`ByteCount` is bytes); `overrides/*.toml` have the
//! tables of names and the exceptions. A parameter that no rule knows is an error: a new header must be looked at.

use super::ctype::{CType, Kind, Named, kind, plain_name};
use super::merge::Merged;
use super::overrides::{ArgRule, IntegerRule, Overrides, matches_any};

/// A role, with names in place of indices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Role {
    /// A role without anything else to say, by its name in the catalogue.
    Plain(&'static str),
    /// A number that means nothing more special.
    Int {
        /// Print as signed.
        signed: bool,
    },
    /// Bits, of this enum when one lists them.
    Flags(Option<String>),
    /// One of this enum.
    Enum(String),
    /// Handle of this type.
    Handle(String),
    /// Pointer to this struct.
    Struct(String),
    /// This struct by value.
    Value(String),
    /// Array, with the index of the parameter that counts it.
    List(Option<u8>),
    /// Elements of the type that the parameter with this index names.
    Elements(Option<u8>),
    /// Element type: one of this enum.
    DataType(String),
    /// Reduction: one of this enum.
    RedOp(String),
}

/// Everything about one parameter but its words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meaning {
    /// What the parameter is to its function.
    pub role: Role,
    /// Bytes the call writes through the pointer.
    pub out: u8,
    /// Bytes of a struct to copy.
    pub copy: u16,
}

const PLAIN: [&str; 15] = [
    "DevicePtr",
    "HostPtr",
    "AnyPtr",
    "Bytes",
    "Count",
    "Float",
    "Double",
    "Device",
    "Stream",
    "Kernel",
    "Str",
    "Callback",
    "Peer",
    "Root",
    "Comm",
];

/// Largest struct that a record carries.
const COPY_MAX: usize = 256;

/// The rules with what they need to know.
#[derive(Debug)]
pub struct Rules<'a> {
    /// What the headers declare, all versions together.
    pub merged: &'a Merged,
    /// Tables of names and exceptions from `overrides/*.toml`.
    pub overrides: &'a Overrides,
}

impl Rules<'_> {
    /// The meaning of parameter `index`, or what is not known about it.
    pub fn meaning(&self, base: &str, params: &[Named], index: usize) -> Result<Meaning, String> {
        let param = &params[index];
        let rule = self.overrides.arg(base, &param.name, &param.ty);
        let unknown = || format!("{base}.{}: {}", param.name, param.ty);
        let mut role = self.role(base, param).ok_or_else(unknown)?;
        match role {
            Role::List(None) => role = Role::List(self.count(base, params, index)),
            Role::Elements(None) => role = Role::Elements(self.data_type(base, params)),
            _ => {}
        }
        let (out, copy) = (self.out(&role, &param.ty, rule), self.copy(&role, &param.ty, rule));
        Ok(Meaning { role, out, copy })
    }

    /// The role of one parameter, lists without their count.
    fn role(&self, base: &str, param: &Named) -> Option<Role> {
        match self.overrides.arg(base, &param.name, &param.ty).and_then(|rule| rule.role.as_deref()) {
            Some(role) => self.named(role, &param.ty),
            None => self.by_type(&param.name, &param.ty),
        }
    }

    /// A role written in the overrides.
    fn named(&self, text: &str, ty: &CType) -> Option<Role> {
        if let Some(plain) = PLAIN.iter().find(|p| **p == text) {
            return Some(Role::Plain(plain));
        }
        let (name, of) = text.split_once(':').map_or((text, None), |(name, of)| (name, Some(of.to_owned())));
        match name {
            "Opaque" => Some(Role::Plain("Opaque")),
            "Int" => Some(Role::Int { signed: self.signed(ty) }),
            "Flags" => Some(Role::Flags(of)),
            "Enum" => of.map(Role::Enum),
            "Handle" => Some(Role::Handle(of.unwrap_or_else(|| ty.base.clone()))),
            "List" => Some(Role::List(None)),
            "Elements" => Some(Role::Elements(None)),
            "DataType" => of.map(Role::DataType),
            "RedOp" => of.map(Role::RedOp),
            _ => None,
        }
    }

    /// The role that type and name give.
    pub fn by_type(&self, name: &str, ty: &CType) -> Option<Role> {
        match kind(&self.merged.types, ty) {
            Kind::Pointer(target) => self.by_target(name, &target),
            _ => self.by_value(name, ty),
        }
    }

    fn by_value(&self, name: &str, ty: &CType) -> Option<Role> {
        if let Some(role) = self.overrides.types.get(&ty.base) {
            return self.named(role, ty);
        }
        match kind(&self.merged.types, ty) {
            Kind::Int { .. } => self.by_name(name, ty),
            Kind::Float => Some(Role::Plain("Float")),
            Kind::Double => Some(Role::Plain("Double")),
            Kind::Enum(of) => Some(Role::Enum(of)),
            Kind::Handle(of) => Some(Role::Handle(of)),
            Kind::Callback => Some(Role::Plain("Callback")),
            Kind::Record(of) => Some(Role::Value(of)),
            Kind::Pointer(_) | Kind::Void => None,
        }
    }

    fn by_target(&self, name: &str, target: &CType) -> Option<Role> {
        match kind(&self.merged.types, target) {
            Kind::Callback => Some(Role::Plain("Callback")),
            Kind::Int { .. } if target.base == "char" => {
                Some(if target.constant { Role::Plain("Str") } else { Role::List(None) })
            }
            Kind::Record(of) => Some(Role::Struct(of)),
            Kind::Pointer(inner) if inner.base == "char" && inner.constant => Some(Role::Plain("Str")),
            Kind::Void | Kind::Pointer(_) if !self.names_type(target) => None,
            _ if target.constant => Some(Role::List(None)),
            _ => self.by_value(name, target),
        }
    }

    /// Whether the overrides know this type by name.
    fn names_type(&self, ty: &CType) -> bool {
        ty.pointers == 0 && self.overrides.types.contains_key(&ty.base)
    }

    /// The role of a number by the name of its parameter, without the prefix of a pointer.
    fn by_name(&self, name: &str, ty: &CType) -> Option<Role> {
        let short = name.strip_prefix('p').filter(|n| n.starts_with(|c: char| c.is_ascii_uppercase()));
        let names = [Some(name), short];
        let fits = |rule: &&IntegerRule| names.iter().flatten().any(|name| matches_any(&rule.names, name));
        self.overrides.integer.iter().find(fits).and_then(|rule| self.named(&rule.role, ty))
    }

    fn signed(&self, ty: &CType) -> bool {
        matches!(kind(&self.merged.types, &CType { pointers: 0, ..ty.clone() }), Kind::Int { signed: true })
    }

    /// The parameter that counts a list: named by a rule, or the only one that is a count (of a text, a size).
    fn count(&self, base: &str, params: &[Named], list: usize) -> Option<u8> {
        let rule = self.overrides.arg(base, &params[list].name, &params[list].ty);
        let only = |role: &'static str| {
            let mut found =
                (0..params.len()).filter(|i| self.role(base, &params[*i]) == Some(Role::Plain(role)));
            found.next().filter(|_| found.next().is_none())
        };
        let position = match rule.and_then(|rule| rule.count.as_deref()) {
            Some(name) => params.iter().position(|param| param.name == name),
            None => only("Count").or_else(|| only("Bytes").filter(|_| params[list].ty.base == "char")),
        };
        position.and_then(|at| u8::try_from(at).ok())
    }

    /// The parameter that says what the elements are.
    fn data_type(&self, base: &str, params: &[Named]) -> Option<u8> {
        let names_type = |param| matches!(self.role(base, param), Some(Role::DataType(_)));
        params.iter().position(names_type).and_then(|at| u8::try_from(at).ok())
    }

    /// How many bytes the call writes: one scalar behind a pointer that is not const.
    fn out(&self, role: &Role, ty: &CType, rule: Option<&ArgRule>) -> u8 {
        let pointer = matches!(kind(&self.merged.types, ty), Kind::Pointer(_)) && ty.pointers > 0;
        let writable = pointer && (ty.pointers > 1 || !ty.constant);
        let scalar =
            !matches!(role, Role::List(_) | Role::Struct(_) | Role::Plain("Opaque" | "HostPtr" | "Callback"));
        let plain_text = *role == Role::Plain("Str") && ty.pointers == 1;
        if !rule.and_then(|r| r.out).unwrap_or(writable && scalar && !plain_text) || !pointer {
            return 0;
        }
        u8::try_from(self.size(&ty.pointee())).ok().filter(|size| *size == 4 || *size == 8).unwrap_or(0)
    }

    fn copy(&self, role: &Role, ty: &CType, rule: Option<&ArgRule>) -> u16 {
        let Role::Struct(name) = role else { return 0 };
        // A program built with an older header may pass less than the newest size.
        if self.merged.resized.contains(name) || !rule.and_then(|r| r.copy).unwrap_or(ty.constant) {
            return 0;
        }
        let size = self.merged.layouts.sizes.get(name).copied().unwrap_or(0);
        if size <= COPY_MAX { u16::try_from(size).unwrap_or(0) } else { 0 }
    }

    /// Bytes of a type.
    pub fn size(&self, ty: &CType) -> usize {
        if ty.pointers > 0 || ty.function {
            return 8;
        }
        self.merged.layouts.sizes.get(plain_name(&ty.base)).copied().unwrap_or(0)
    }
}

/// Fields of structs: nobody writes through their pointers, and a number without a known name is just a number.
impl Rules<'_> {
    /// The role of the field `path` of the struct `of`.
    pub fn field(&self, of: &str, path: &str, member: &Named) -> Role {
        let rule = self.overrides.arg(of, path, &member.ty).and_then(|rule| rule.role.as_deref());
        if let Some(role) = rule.and_then(|role| self.named(role, &member.ty)) {
            return role;
        }
        if member.ty.pointers > 0 {
            return self.pointer_field(&member.ty);
        }
        self.by_type(&member.name, &member.ty).unwrap_or(Role::Int { signed: self.signed(&member.ty) })
    }

    fn pointer_field(&self, ty: &CType) -> Role {
        match kind(&self.merged.types, &ty.pointee()) {
            Kind::Callback => Role::Plain("Callback"),
            Kind::Void | Kind::Pointer(_) => Role::Plain("Opaque"),
            _ if ty.base == "char" && ty.constant => Role::Plain("Str"),
            _ => Role::List(None),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codegen::merge::{Version, merge};
    use crate::codegen::parse;
    use crate::codegen::probe::Layouts;

    const TYPES: &str = "typedef unsigned long long CUdeviceptr; typedef struct CUstream_st *CUstream;\n\
        typedef enum E_enum { A } CUe; typedef struct D_st { int x; } CUdesc; typedef void (*CUfn)(void *);\n\
        typedef enum { I8 } CUtype; typedef struct C *CUcomm;";
    const RULES: &str = "[types]\nCUdeviceptr = \"DevicePtr\"\nCUstream = \"Stream\"\nCUcomm = \"Comm\"\n\
        CUtype = \"DataType:CUtype\"\n[[integer]]\nrole = \"Elements\"\nnames = [\"elems\"]\n\
                [[integer]]\nrole = \"Bytes\"\nnames = [\"*Size\"]\n[[integer]]\nrole = \"Count\"\nnames = [\"num*\", \"len\"]\n\
        [[arg]]\nargs = [\"cuF.nodes\"]\nrole = \"List\"\n[[arg]]\nargs = [\"cuF.pp\"]\nrole = \"HostPtr\"\nout = true\n";

    fn meanings(params: &str) -> Vec<Meaning> {
        let header = parse::header(&format!("{TYPES}int cuF({params});"), |_| true);
        let sizes = [
            ("CUdeviceptr", 8),
            ("CUstream", 8),
            ("CUcomm", 8),
            ("CUe", 4),
            ("CUdesc", 4),
            ("int", 4),
            ("float", 4),
        ];
        let layouts = Layouts { sizes: sizes.map(|(n, s)| (n.to_owned(), s)).into(), ..Layouts::default() };
        let merged = merge(vec![Version { number: 13000, header, exports: Default::default(), layouts }]);
        let overrides: Overrides = toml::from_str(RULES).unwrap();
        let rules = Rules { merged: &merged, overrides: &overrides };
        let params = &merged.functions["cuF"].params;
        (0..params.len()).map(|i| rules.meaning("cuF", params, i).unwrap()).collect()
    }

    fn plain(role: &'static str, out: u8) -> Meaning {
        Meaning { role: Role::Plain(role), out, copy: 0 }
    }

    #[test]
    fn scalars_behind_pointers_are_written_by_the_call() {
        let found = meanings("CUdeviceptr *dptr, CUstream *s, int *pSize, CUe *e, float *ms");
        assert_eq!(found[..3], [plain("DevicePtr", 8), plain("Stream", 8), plain("Bytes", 4)]);
        assert_eq!(found[3], Meaning { role: Role::Enum("CUe".to_owned()), out: 4, copy: 0 });
        assert_eq!(found[4], plain("Float", 4));
    }

    #[test]
    fn lists_and_texts_are_not_written_through() {
        let found =
            meanings("CUstream *nodes, int *numNodes, char *name, const char *path, const CUe *kinds");
        let list = |count| Meaning { role: Role::List(count), out: 0, copy: 0 };
        assert_eq!(found, [list(Some(1)), plain("Count", 4), list(Some(1)), plain("Str", 0), list(Some(1))]);
    }

    #[test]
    fn const_structs_are_copied_and_addresses_kept() {
        let found = meanings("const CUdesc *in, CUdesc *back, CUfn fn, void **pp, CUdesc value");
        let desc = |copy| Meaning { role: Role::Struct("CUdesc".to_owned()), out: 0, copy };
        assert_eq!(found[..4], [desc(4), desc(0), plain("Callback", 0), plain("HostPtr", 8)]);
        assert_eq!(found[4].role, Role::Value("CUdesc".to_owned()));
    }

    #[test]
    fn counts_of_elements_name_their_type() {
        let found = meanings("const void *nodes, int elems, CUtype type, CUcomm comm, CUcomm *made");
        assert_eq!(found[1].role, Role::Elements(Some(2)));
        assert_eq!(found[2].role, Role::DataType("CUtype".to_owned()));
        assert_eq!((&found[3], &found[4]), (&plain("Comm", 0), &plain("Comm", 8)));
        assert_eq!(meanings("int elems")[0].role, Role::Elements(None));
    }
}
