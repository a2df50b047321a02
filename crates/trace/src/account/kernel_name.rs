//! Names of kernels: mangled as the driver has them, in full as C++ writes them, and short for a table.

use std::fmt;

use cpp_demangle::{BorrowedSymbol, DemangleOptions};

/// A demangled name is cut here: substitutions let a short mangled name stand for an endless one.
const LONGEST: usize = 32 * 1024;

/// Base names that say nothing without their first template argument.
const GENERIC: [&str; 4] = ["Kernel", "Kernel2", "device_kernel", "kernel"];

/// A kernel's name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KernelName {
    /// As the driver has it.
    pub mangled: String,
    /// With template and call arguments.
    pub full: String,
    /// Without namespaces, template and call arguments.
    pub short: String,
}

impl KernelName {
    /// From what the driver has.
    pub fn new(mangled: &str) -> KernelName {
        let full = demangle(mangled, &DemangleOptions::new()).unwrap_or_else(|| printable(mangled));
        let bare = demangle(mangled, &DemangleOptions::new().no_params().no_return_type());
        let short = bare.map_or_else(|| full.clone(), |bare| shorten(&bare));
        KernelName { mangled: mangled.to_owned(), full, short }
    }
}

fn demangle(mangled: &str, options: &DemangleOptions) -> Option<String> {
    let symbol = BorrowedSymbol::new(mangled.as_bytes()).ok()?;
    let mut out = Bounded(String::new());
    symbol.structured_demangle(&mut out, options).ok()?;
    Some(printable(&out.0))
}

/// Text of the traced program without control characters.
fn printable(text: &str) -> String {
    if !text.chars().any(char::is_control) {
        return text.to_owned();
    }
    text.chars()
        .map(|c| if c.is_control() { c.escape_default().to_string() } else { c.to_string() })
        .collect()
}

/// A string that stops growing.
struct Bounded(String);

impl fmt::Write for Bounded {
    fn write_str(&mut self, s: &str) -> fmt::Result {
        if self.0.len() + s.len() > LONGEST {
            return Err(fmt::Error);
        }
        self.0.push_str(s);
        Ok(())
    }
}

/// `a::b::name<args>` → `name`; `Kernel2<a::b<c>, …>` → `Kernel2<b>`.
fn shorten(bare: &str) -> String {
    let base = base_of(bare);
    if !GENERIC.contains(&base) {
        return base.to_owned();
    }
    match first_argument(bare).map(base_of) {
        Some(argument) if !argument.is_empty() => format!("{base}<{argument}>"),
        _ => base.to_owned(),
    }
}

/// The last component outside brackets, without its template arguments.
fn base_of(name: &str) -> &str {
    let mut start = 0;
    let mut depth = 0u32;
    for (i, c) in name.char_indices() {
        match c {
            '<' | '(' | '{' | '[' => depth += 1,
            '>' | ')' | '}' | ']' => depth = depth.saturating_sub(1),
            ':' if depth == 0 && name[i + 1..].starts_with(':') => start = i + 2,
            _ => {}
        }
    }
    let last = &name[start..];
    if last.starts_with("operator") {
        return last;
    }
    last.find('<').map_or(last, |end| &last[..end]).trim()
}

/// The first template argument of the last component.
fn first_argument(name: &str) -> Option<&str> {
    let base = base_of(name);
    let after = base.as_ptr() as usize - name.as_ptr() as usize + base.len();
    let inside = name.get(after..)?.strip_prefix('<')?;
    let mut depth = 0u32;
    for (i, c) in inside.char_indices() {
        match c {
            '<' | '(' | '{' | '[' => depth += 1,
            '>' | ',' if depth == 0 => return Some(inside[..i].trim()),
            '>' | ')' | '}' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_template_kernel_has_a_full_and_a_short_name() {
        let name = KernelName::new("_ZN2at6native29vectorized_elementwise_kernelILi4EfEEvifT0_");
        assert_eq!(name.full, "void at::native::vectorized_elementwise_kernel<4, float>(int, float, float)");
        assert_eq!(name.short, "vectorized_elementwise_kernel");
    }

    #[test]
    fn names_that_are_not_mangled_stay() {
        let name = KernelName::new("triton_poi_fused_add_0");
        assert_eq!(
            (name.full.as_str(), name.short.as_str()),
            ("triton_poi_fused_add_0", "triton_poi_fused_add_0")
        );
        assert_eq!(KernelName::new("_Zbroken\u{1b}[2J").full, "_Zbroken\\u{1b}[2J");
    }

    #[test]
    fn a_generic_name_keeps_its_first_argument() {
        assert_eq!(
            shorten("cutlass::Kernel2<cutlass_80_tensorop_s1688gemm_128x128>"),
            "Kernel2<cutlass_80_tensorop_s1688gemm_128x128>"
        );
        assert_eq!(
            shorten("cutlass::device_kernel<cutlass::gemm::kernel::GemmUniversal<int, 3>, 1>"),
            "device_kernel<GemmUniversal>"
        );
        assert_eq!(shorten("kernel"), "kernel");
    }

    #[test]
    fn brackets_hide_colons() {
        assert_eq!(shorten("(anonymous namespace)::softmax<std::pair<a::b, c>>"), "softmax");
        assert_eq!(shorten("a::operator()<b::c>"), "operator()<b::c>");
        assert_eq!(base_of("f<(x::y)1>"), "f");
    }
}
