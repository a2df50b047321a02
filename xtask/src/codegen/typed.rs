//! Names that say the type of their elements: `nvshmem_float_put`, `nvshmem_put32`.

use std::collections::BTreeMap;

/// The name with the type folded, and the bytes of an element (0 where the name says none). `elements` are the types
/// that stand behind the library's prefix, with their bytes.
pub fn fold(name: &str, elements: &BTreeMap<String, u8>) -> (String, u8) {
    let plain = (name.to_owned(), 0);
    let Some((prefix, rest)) = name.split_once('_').filter(|_| !elements.is_empty()) else { return plain };
    if let Some((ty, verb)) = rest.split_once('_')
        && let Some(bytes) = elements.get(ty)
    {
        return (format!("{prefix}_TYPE_{verb}"), *bytes);
    }
    let verb = rest.split('_').next().unwrap_or(rest);
    let letters = verb.trim_end_matches(|c: char| c.is_ascii_digit());
    match (letters, verb[letters.len()..].parse::<u8>()) {
        ("put" | "get" | "iput" | "iget", Ok(bits)) => (name.to_owned(), bits / 8),
        _ => plain,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_folded_and_widths_read() {
        let elements = BTreeMap::from([("float".to_owned(), 4), ("longlong".to_owned(), 8)]);
        let folded = |name| fold(name, &elements);
        assert_eq!(folded("nvshmem_float_put"), ("nvshmem_TYPE_put".to_owned(), 4));
        assert_eq!(folded("nvshmemx_longlong_put_on_stream"), ("nvshmemx_TYPE_put_on_stream".to_owned(), 8));
        assert_eq!(folded("nvshmemx_iput128_on_stream"), ("nvshmemx_iput128_on_stream".to_owned(), 16));
        assert_eq!(folded("nvshmem_putmem").1, 0);
        assert_eq!(fold("cudaMemset2D", &BTreeMap::new()), ("cudaMemset2D".to_owned(), 0));
    }
}
