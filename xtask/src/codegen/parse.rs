//! Declarations of a preprocessed header: prototypes, typedefs, structs, enums.
//!
//! Values of enumerators and sizes of arrays are left to the C compiler (see `probe`), so that no expression has
//! to be understood here. What the parser does not know it skips up to the next semicolon: the system's headers
//! come along with the vendor's and are of no interest.

use std::collections::BTreeMap;

use super::ctype::{CType, Meaning, Named, Record, Types};
use super::cursor::Cursor;
use super::lexer::{Token, tokens};

/// One declared function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prototype {
    /// Parameters of the function, in order.
    pub params: Vec<Named>,
    /// What it returns.
    pub returns: CType,
}

/// What one version of the headers declares.
#[derive(Debug, Default)]
pub struct Header {
    /// Declared functions by their names.
    pub functions: BTreeMap<String, Prototype>,
    /// Parameters by name of function-pointer type.
    pub callbacks: BTreeMap<String, Vec<Named>>,
    /// What names stand for.
    pub types: Types,
    /// Names that stand before a parenthesis and were not understood.
    pub missed: Vec<String>,
}

/// Reads the whole of a preprocessed file. `wanted` says which names matter.
pub fn header(source: &str, wanted: impl Fn(&str) -> bool) -> Header {
    let tokens = tokens(source);
    let mut parser = Parser { cursor: Cursor::new(&tokens), found: Header::default() };
    while !parser.cursor.at_end() {
        let start = parser.cursor.position();
        if parser.external().is_none() {
            parser.cursor.rewind(start);
            parser.cursor.skip();
        }
    }
    let mut found = parser.found;
    found.missed = tokens
        .windows(2)
        .filter(|pair| pair[1] == Token::Mark('('))
        .filter_map(|pair| if let Token::Word(name) = &pair[0] { Some(name) } else { None })
        .filter(|name| wanted(name) && !found.functions.contains_key(*name))
        .cloned()
        .collect();
    found
}

struct Parser<'a> {
    cursor: Cursor<'a>,
    found: Header,
}

struct Specifiers {
    base: String,
    constant: bool,
    inner: Option<Record>,
}

struct Declarator {
    named: Named,
    params: Option<Vec<Named>>,
}

const QUALIFIERS: [&str; 10] = [
    "volatile",
    "extern",
    "static",
    "inline",
    "__inline",
    "__inline__",
    "__extension__",
    "restrict",
    "__restrict",
    "register",
];
const BUILTIN: [&str; 10] =
    ["unsigned", "signed", "int", "long", "short", "char", "float", "double", "void", "_Bool"];

impl Parser<'_> {
    /// One declaration at file level; `None` where it could not be read.
    fn external(&mut self) -> Option<()> {
        let typedef = self.cursor.word("typedef");
        let specifiers = self.specifiers()?;
        if self.cursor.mark(';') {
            return Some(());
        }
        let declarator = self.declarator(&specifiers)?;
        self.cursor.attributes();
        if !self.cursor.mark(';') {
            return None;
        }
        if typedef {
            self.define(specifiers, declarator);
        } else if let Some(params) = declarator.params {
            let prototype = Prototype { params, returns: declarator.named.ty };
            self.found.functions.insert(declarator.named.name, prototype);
        }
        Some(())
    }

    fn define(&mut self, specifiers: Specifiers, declarator: Declarator) {
        let Named { name, ty, .. } = declarator.named;
        let meaning = match declarator.params {
            Some(params) => {
                self.found.callbacks.insert(name.clone(), params);
                Meaning::Callback
            }
            None => match (specifiers.inner, self.found.types.get(&ty.base)) {
                (Some(record), _) if ty.pointers == 0 => Meaning::Record(record),
                (_, Some(Meaning::Enum(values))) if ty.base.starts_with("enum ") => {
                    Meaning::Enum(values.clone())
                }
                _ => Meaning::Alias(ty),
            },
        };
        self.found.types.insert(name, meaning);
    }

    fn specifiers(&mut self) -> Option<Specifiers> {
        let mut found = Specifiers { base: String::new(), constant: false, inner: None };
        loop {
            self.cursor.attributes();
            let Some(Token::Word(word)) = self.cursor.peek().cloned() else { break };
            if word == "const" {
                found.constant = true;
            } else if BUILTIN.contains(&word.as_str()) {
                found.base = format!("{} {word}", found.base).trim().to_owned();
            } else if ["struct", "union", "enum"].contains(&word.as_str()) {
                self.cursor.step();
                self.tagged(&word, &mut found)?;
                continue;
            } else if !QUALIFIERS.contains(&word.as_str()) {
                if !found.base.is_empty() {
                    break;
                }
                found.base = word;
            }
            self.cursor.step();
        }
        found.base = plain_integer(&found.base);
        (!found.base.is_empty()).then_some(found)
    }

    fn tagged(&mut self, keyword: &str, found: &mut Specifiers) -> Option<()> {
        self.cursor.attributes();
        let tag = self.cursor.name().unwrap_or_else(|| format!("#{}", self.cursor.position()));
        found.base = format!("{keyword} {tag}");
        if !self.cursor.mark('{') {
            return Some(());
        }
        if keyword == "enum" {
            let values = self.enumerators();
            self.found.types.insert(found.base.clone(), Meaning::Enum(values));
            return Some(());
        }
        let record = Record { union: keyword == "union", members: self.members()? };
        if !tag.starts_with('#') {
            self.found.types.insert(found.base.clone(), Meaning::Record(record.clone()));
        }
        found.inner = Some(record);
        Some(())
    }

    fn enumerators(&mut self) -> Vec<String> {
        let mut names = Vec::new();
        while !self.cursor.mark('}') {
            let Some(name) = self.cursor.name() else { return names };
            names.push(name);
            while !matches!(self.cursor.peek(), None | Some(Token::Mark(',' | '}'))) {
                match self.cursor.peek() {
                    Some(Token::Mark('(')) => self.cursor.balanced('(', ')'),
                    _ => self.cursor.step(),
                }
            }
            self.cursor.mark(',');
        }
        names
    }

    fn members(&mut self) -> Option<Vec<Named>> {
        let mut members = Vec::new();
        while !self.cursor.mark('}') {
            let specifiers = self.specifiers()?;
            loop {
                let mut member = self.declarator(&specifiers)?.named;
                member.inner = specifiers.inner.clone();
                members.push(member);
                if !self.cursor.mark(',') {
                    break;
                }
            }
            self.cursor.attributes();
            if !self.cursor.mark(';') {
                return None;
            }
        }
        Some(members)
    }

    fn declarator(&mut self, specifiers: &Specifiers) -> Option<Declarator> {
        let mut ty =
            CType { base: specifiers.base.clone(), constant: specifiers.constant, ..CType::default() };
        self.stars(&mut ty);
        let mut pointer = false;
        if self.cursor.mark('(') {
            pointer = self.cursor.mark('*');
            if !pointer {
                return None;
            }
        }
        let name = self.cursor.name().unwrap_or_default();
        if pointer && !self.cursor.mark(')') {
            return None;
        }
        let params = if self.cursor.mark('(') { Some(self.params()?) } else { None };
        ty.function = pointer && params.is_some();
        while self.cursor.peek() == Some(&Token::Mark('[')) {
            self.cursor.balanced('[', ']');
            ty.array = true;
        }
        if self.cursor.mark(':') {
            self.cursor.step();
        }
        Some(Declarator { named: Named { name, ty, inner: None }, params })
    }

    fn stars(&mut self, ty: &mut CType) {
        loop {
            if self.cursor.mark('*') {
                ty.pointers += 1;
            } else if !(self.cursor.word("const")
                || self.cursor.word("__restrict")
                || self.cursor.word("restrict"))
            {
                return;
            }
        }
    }

    fn params(&mut self) -> Option<Vec<Named>> {
        let mut params = Vec::new();
        while !self.cursor.mark(')') {
            if self.cursor.mark('.') {
                continue;
            }
            let specifiers = self.specifiers()?;
            let mut param = self.declarator(&specifiers)?.named;
            self.cursor.attributes();
            param.ty.pointers += u8::from(param.ty.array);
            params.push(param);
            if !self.cursor.mark(',') && self.cursor.peek() != Some(&Token::Mark(')')) {
                return None;
            }
        }
        let nothing = |p: &Named| p.ty.base == "void" && p.ty.pointers == 0 && !p.ty.function;
        if params.len() == 1 && nothing(&params[0]) {
            params.clear();
        }
        Some(params)
    }
}

/// One spelling for each integer type.
fn plain_integer(base: &str) -> String {
    match base {
        "unsigned" => "unsigned int",
        "signed" | "signed int" => "int",
        "long int" => "long",
        "long unsigned int" | "unsigned long int" => "unsigned long",
        "long long int" => "long long",
        "long long unsigned int" | "unsigned long long int" => "unsigned long long",
        "short int" => "short",
        "unsigned short int" | "short unsigned int" => "unsigned short",
        other => other,
    }
    .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn function(source: &str, name: &str) -> Vec<String> {
        header(source, |_| true).functions[name]
            .params
            .iter()
            .map(|p| format!("{}: {}", p.name, p.ty))
            .collect()
    }

    #[test]
    fn reads_prototypes_between_things_it_does_not_know() {
        let source = "extern int __attribute__((x)) odd(int (*)(void), ...) { return 1; }\n\
            CUresult cuA(const CUdeviceptr *list, unsigned n, void **extra, char name[16]);\n\
            static inline int f(int x) { if (x) { return 2; } return 1; }\n\
            CUresult cuB(void);";
        assert_eq!(
            function(source, "cuA"),
            ["list: const CUdeviceptr *", "n: unsigned int", "extra: void **", "name: char *"]
        );
        assert!(function(source, "cuB").is_empty());
    }

    #[test]
    fn what_was_not_understood_is_named() {
        let wanted = |name: &str| name.starts_with("cu");
        assert_eq!(header("int cuOdd(int (&x)[2]); int cuGood(void);", wanted).missed, ["cuOdd"]);
    }

    #[test]
    fn reads_what_functions_return() {
        let header = header("const char *cuText(int code); unsigned long cuSize(void);", |_| true);
        assert_eq!(header.functions["cuText"].returns.to_string(), "const char *");
        assert_eq!(header.functions["cuSize"].returns.to_string(), "unsigned long");
    }

    #[test]
    fn reads_callback_types() {
        let header = header("typedef void (*CUhostFn)(void *userData);\nint cuF(CUhostFn fn);", |_| true);
        assert_eq!(header.types["CUhostFn"], Meaning::Callback);
        assert_eq!(header.callbacks["CUhostFn"].len(), 1);
        assert_eq!(header.functions["cuF"].params[0].name, "fn");
    }

    #[test]
    fn reads_nested_records() {
        let header = header(
            "typedef struct P_st { int type; union { int id; struct { char a, b; } two; }; char pad[8 - sizeof(int)]; } P;",
            |_| true,
        );
        let Meaning::Record(record) = &header.types["P"] else { panic!("no record") };
        assert_eq!(record.members.len(), 3);
        let union = record.members[1].inner.as_ref().unwrap();
        assert!(union.union);
        assert_eq!(union.members[1].inner.as_ref().unwrap().members.len(), 2);
        assert!(record.members[2].ty.array);
    }

    #[test]
    fn reads_enumerators_by_name_only() {
        let header =
            header("typedef enum E_enum { A = 1, B = (A << 2) | 0x10, C } E; typedef E F;", |_| true);
        let names: Vec<String> = ["A", "B", "C"].map(str::to_owned).to_vec();
        assert_eq!(header.types["E"], Meaning::Enum(names));
    }
}
