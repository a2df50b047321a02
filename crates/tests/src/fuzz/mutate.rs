//! A seeded mutator, for machines without a fuzzer.

use crate::Random;

/// Numbers at which things go wrong.
const EDGES: [u64; 14] = [
    0,
    1,
    0x7f,
    0x80,
    0xff,
    0x7fff,
    0x8000,
    0xffff,
    0x7fff_ffff,
    0x8000_0000,
    0xffff_ffff,
    1 << 40,
    i64::MAX as u64,
    u64::MAX,
];

/// A variant of `input` with a few changes.
pub fn mutate(input: &[u8], random: &mut Random) -> Vec<u8> {
    let mut bytes = input.to_vec();
    for _ in 0..random.between(1, 6) {
        change(&mut bytes, random);
    }
    bytes
}

fn change(bytes: &mut Vec<u8>, random: &mut Random) {
    let mut pick = |most: usize| random.between(0, most as u64) as usize;
    let (at, kind) = (pick(bytes.len()), pick(7));
    let len = pick([8, 64, 512][kind % 3]).min(bytes.len() - at);
    match kind {
        0 if at < bytes.len() => bytes[at] ^= 1 << pick(7),
        1 => {
            let (edge, width) = (EDGES[pick(EDGES.len() - 1)].to_le_bytes(), 1 << pick(3));
            // Fields are aligned.
            let at = at / width * width;
            let end = (at + width).min(bytes.len());
            bytes[at..end].copy_from_slice(&edge[..end - at]);
        }
        2 => drop(bytes.drain(at..at + len)),
        3 => {
            let piece = bytes[at..at + len].to_vec();
            let to = pick(bytes.len());
            bytes.splice(to..to, piece);
        }
        4 => bytes.truncate(at),
        5 => bytes[at..at + len].fill(pick(255) as u8),
        6 => {
            let piece: Vec<u8> = (0..len).map(|_| pick(255) as u8).collect();
            bytes.splice(at..at, piece);
        }
        _ => {
            let piece = bytes[at..at + len].to_vec();
            let to = pick(bytes.len() - len);
            bytes[to..to + len].copy_from_slice(&piece);
        }
    }
}
