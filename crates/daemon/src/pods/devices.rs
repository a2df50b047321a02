//! GPUs of this node by their number in `/dev`, from the driver's own files.

use std::collections::BTreeMap;
use std::path::Path;

/// Where the driver has them.
pub const DRIVER: &str = "/proc/driver/nvidia/gpus";

/// UUIDs by minor number; empty where there is no driver.
pub fn devices(dir: &Path) -> BTreeMap<u32, String> {
    let entries = std::fs::read_dir(dir).into_iter().flatten().flatten();
    let texts = entries.filter_map(|e| std::fs::read_to_string(e.path().join("information")).ok());
    texts.filter_map(|text| parse(&text)).collect()
}

fn parse(text: &str) -> Option<(u32, String)> {
    let value = |name: &str| {
        text.lines().filter_map(|l| l.split_once(':')).find(|(n, _)| n.trim() == name).map(|(_, v)| v.trim())
    };
    Some((value("Device Minor")?.parse().ok()?, value("GPU UUID")?.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_drivers_own_words() {
        let text =
            "Model: \t\t NVIDIA H200\nIRQ:   \t\t 45\nGPU UUID: \t GPU-4bb9a1a0-1\nDevice Minor: \t 3\n";
        assert_eq!(parse(text), Some((3, "GPU-4bb9a1a0-1".into())));
        assert_eq!(parse("GPU UUID: \t GPU-1\n"), None);
        assert!(devices(Path::new("/nonexistent")).is_empty());
    }
}
