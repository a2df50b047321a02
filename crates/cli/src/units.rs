//! Durations and sizes as people type them.

use std::time::Duration;

/// `90s`, `10m`, `2h`, `500ms`; a bare number is seconds.
pub fn duration(text: &str) -> Result<Duration, String> {
    moment(text).and_then(|d| if d.is_zero() { Err("must be longer than nothing".into()) } else { Ok(d) })
}

/// The same for a time that counts from a beginning: it may be the beginning itself.
pub fn moment(text: &str) -> Result<Duration, String> {
    let (number, unit) = split(text);
    let value: f64 = number.parse().map_err(|_| "expected a duration like 90s, 10m or 2h".to_owned())?;
    let seconds = match unit {
        "ns" => value / 1e9,
        "us" | "µs" => value / 1e6,
        "ms" => value / 1e3,
        "" | "s" => value,
        "m" => value * 60.0,
        "h" => value * 3600.0,
        _ => return Err(format!("unknown unit {unit:?}: use ns, us, ms, s, m or h")),
    };
    Duration::try_from_secs_f64(seconds).map_err(|e| e.to_string())
}

/// `500M`, `4G`, `1MiB`; powers of 1,024, a bare number is bytes.
pub fn bytes(text: &str) -> Result<u64, String> {
    let (number, unit) = split(text);
    let value: f64 = number.parse().map_err(|_| "expected a size like 500M or 4G".to_owned())?;
    let shift = match unit.trim_end_matches("iB").trim_end_matches('B') {
        "" => 0,
        "K" | "k" => 10,
        "M" => 20,
        "G" => 30,
        "T" => 40,
        _ => return Err(format!("unknown unit {unit:?}: use K, M, G or T")),
    };
    let bytes = value * (1u64 << shift) as f64;
    if bytes < (1 << 20) as f64 { Err("must be at least 1M".into()) } else { Ok(bytes as u64) }
}

fn split(text: &str) -> (&str, &str) {
    let text = text.trim();
    text.split_at(text.find(char::is_alphabetic).unwrap_or(text.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_type() {
        assert_eq!(duration("90s"), Ok(Duration::from_secs(90)));
        assert_eq!(duration("1.5m"), Ok(Duration::from_secs(90)));
        assert_eq!(duration("250ms"), Ok(Duration::from_millis(250)));
        assert_eq!(duration("7"), Ok(Duration::from_secs(7)));
        assert_eq!(
            (duration("30us"), duration("30µs")),
            (Ok(Duration::from_micros(30)), Ok(Duration::from_micros(30)))
        );
        assert_eq!((moment("0"), moment("1ns")), (Ok(Duration::ZERO), Ok(Duration::from_nanos(1))));
        assert_eq!(bytes("500M"), Ok(500 << 20));
        assert_eq!(bytes("4GiB"), Ok(4 << 30));
        assert_eq!(bytes("2GB"), Ok(2 << 30));
    }

    #[test]
    fn what_makes_no_sense() {
        for d in ["", "fast", "10y", "0s", "-3s", "1e400s"] {
            assert!(duration(d).is_err(), "{d}");
        }
        for b in ["", "big", "5X", "1K", "-4G"] {
            assert!(bytes(b).is_err(), "{b}");
        }
    }
}
