//! Numbers as people read them.

use gputap_model::decode;

/// `1234567` → `1,234,567`.
pub fn count(n: u64) -> String {
    let digits = n.to_string();
    let mut out = String::with_capacity(digits.len() + digits.len() / 3);
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// `850 ns`, `1.2 µs`, …
pub fn time(ns: u64) -> String {
    decode::duration(ns)
}

/// A moment after the first call: `+3.20 s`.
pub fn moment(ns: i64, first_ns: i64) -> String {
    format!("+{}", time(ns.saturating_sub(first_ns).max(0) as u64))
}

/// `512 B`, `4.0 KiB`, `1.5 MiB`, …
pub fn bytes(n: u64) -> String {
    const UNITS: [&str; 5] = ["KiB", "MiB", "GiB", "TiB", "PiB"];
    if n < 1024 {
        return format!("{n} B");
    }
    let mut value = n as f64 / 1024.0;
    let mut unit = 0;
    while value >= 1023.95 && unit < UNITS.len() - 1 {
        value /= 1024.0;
        unit += 1;
    }
    format!("{value:.1} {}", UNITS[unit])
}

/// Part of a whole: `12.3 %`.
pub fn share(part: u64, whole: u64) -> String {
    if whole == 0 { String::from("-") } else { format!("{:.1} %", part as f64 * 100.0 / whole as f64) }
}

/// `1 call`, `2 calls`.
pub fn plural(n: u64, one: &str, many: &str) -> String {
    format!("{} {}", count(n), if n == 1 { one } else { many })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_groups_and_units() {
        assert_eq!([0, 999, 1000, 1234567].map(count), ["0", "999", "1,000", "1,234,567"]);
        assert_eq!(
            [0, 1023, 1024, 1 << 20, u64::MAX].map(bytes),
            ["0 B", "1023 B", "1.0 KiB", "1.0 MiB", "16384.0 PiB"]
        );
        assert_eq!(bytes((1 << 20) - 1), "1.0 MiB");
        assert_eq!((share(1, 3), share(1, 0)), ("33.3 %".into(), "-".into()));
        assert_eq!(
            (plural(1, "call", "calls"), plural(2, "call", "calls")),
            ("1 call".into(), "2 calls".into())
        );
        assert_eq!(moment(3_000, 1_000), "+2.0 µs");
    }
}
