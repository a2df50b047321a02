//! Which of the machine's devices a process sees: CUDA_VISIBLE_DEVICES, as the driver reads it.
//!
//! A list of ordinals, UUIDs (`GPU-` and as much of it as is unique) or MIG devices (`MIG-` and the whole UUID), between commas. What
//! follows an entry that names nothing is not seen, a list that names a device twice shows none, and a process sees one MIG
//! device at most.

use gputap_sim_base::uuid;

/// A device of the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// Which GPU, as the machine counts.
    pub gpu: u32,
    /// Which of its MIG devices.
    pub mig: Option<u32>,
}

impl Seen {
    /// 16 bytes that are the same in every process.
    pub fn uuid(self) -> [u8; 16] {
        match self.mig {
            None => uuid::of_gpu(self.gpu),
            Some(mig) => uuid::of_mig(self.gpu, mig),
        }
    }
}

/// The devices that a process sees of a machine with `gpus` of them.
pub fn visible(list: Option<&str>, gpus: u32) -> Vec<Seen> {
    let Some(list) = list else { return (0..gpus).map(|gpu| Seen { gpu, mig: None }).collect() };
    let mut seen: Vec<Seen> = Vec::new();
    for entry in list.split(',').map_while(|entry| find(entry.trim(), gpus)) {
        if seen.contains(&entry) {
            return Vec::new();
        }
        seen.push(entry);
    }
    match seen.iter().find(|entry| entry.mig.is_some()) {
        Some(mig) => vec![*mig],
        None => seen,
    }
}

fn find(entry: &str, gpus: u32) -> Option<Seen> {
    if let Some(wanted) = entry.strip_prefix("MIG-") {
        let all = (0..gpus).flat_map(|gpu| (0..MOST_MIG).map(move |mig| Seen { gpu, mig: Some(mig) }));
        return all.into_iter().find(|seen| uuid::text(seen.uuid()) == wanted);
    }
    if let Some(wanted) = entry.strip_prefix("GPU-") {
        let mut fitting = (0..gpus).filter(|gpu| uuid::text(uuid::of_gpu(*gpu)).starts_with(wanted));
        let gpu = fitting.next()?;
        return fitting.next().is_none().then_some(Seen { gpu, mig: None });
    }
    let gpu = entry.parse::<u32>().ok().filter(|gpu| *gpu < gpus)?;
    Some(Seen { gpu, mig: None })
}

/// MIG devices that a GPU can have.
const MOST_MIG: u32 = 7;

#[cfg(test)]
mod tests {
    use super::*;

    fn gpus(list: &str) -> Vec<u32> {
        visible(Some(list), 4).iter().map(|seen| seen.gpu).collect()
    }

    #[test]
    fn lists_are_read_as_the_driver_reads_them() {
        assert_eq!(visible(None, 3).len(), 3);
        assert_eq!(gpus("2,0"), [2, 0]);
        assert_eq!(gpus(" 1 , 3 "), [1, 3]);
        assert_eq!(gpus("0,7,1"), [0], "what follows an entry that names nothing is not seen");
        assert_eq!(gpus("0,1,0"), [0; 0], "twice is never");
        for none in ["", "-1", "none"] {
            assert!(gpus(none).is_empty(), "{none:?}");
        }
    }

    #[test]
    fn uuids_name_gpus_and_mig_devices() {
        let named = |gpu| format!("GPU-{}", uuid::text(uuid::of_gpu(gpu)));
        assert_eq!(gpus(&format!("{},{}", named(3), named(1))), [3, 1]);
        assert!(gpus("GPU-67").is_empty(), "all of them begin so");
        let mig = Seen { gpu: 2, mig: Some(1) };
        let list = format!("MIG-{},0", uuid::text(mig.uuid()));
        assert_eq!(visible(Some(&list), 4), [mig], "one at most, and nothing beside it");
    }
}
