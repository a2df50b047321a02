//! Whatever length a message claims, nothing larger than 64 KiB is allocated for it.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};

use gputap_kineto::{config, dyno, message};

/// Remembers the largest piece that was asked for.
struct Largest(AtomicUsize);

#[global_allocator]
static LARGEST: Largest = Largest(AtomicUsize::new(0));

// SAFETY: everything is the system's; sizes are only looked at.
unsafe impl GlobalAlloc for Largest {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        self.0.fetch_max(layout.size(), Ordering::Relaxed);
        // SAFETY: the caller keeps the contract.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { System.dealloc(pointer, layout) }
    }
}

const MOST: usize = 64 * 1024;

#[test]
fn no_length_is_believed() {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut random = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    let mut frame = [0u8; 512];
    LARGEST.0.store(0, Ordering::Relaxed);
    let mut read = 0;
    for _ in 0..50_000 {
        frame.chunks_exact_mut(8).for_each(|word| word.copy_from_slice(&random().to_le_bytes()));
        // Counts and lengths that are nearly right, far too large, and negative.
        let claimed = [4, 64, 65, 1 << 16, i32::MAX, -1][(random() % 6) as usize].to_le_bytes();
        let at = (random() % 32 * 4) as usize;
        frame[at..at + 4].copy_from_slice(&claimed);
        let end = (random() % 512) as usize;
        read += usize::from(message::Message::parse(&frame[..end]).is_ok());
        if let Ok(length) = dyno::length(claimed) {
            // What the daemon allocates before it has read the body.
            drop(std::hint::black_box(vec![0u8; length]));
            read += 1;
        }
        read += usize::from(dyno::Call::parse(&frame[..end]).is_ok());
        read += usize::from(
            std::str::from_utf8(&frame[..8]).is_ok_and(|text| config::Config::parse(text).is_ok()),
        );
    }
    let largest = LARGEST.0.load(Ordering::Relaxed);
    assert!(read > 1_000, "{read} frames had something in them");
    assert!(largest <= MOST, "{largest} bytes at once");
    // The watch works.
    drop(std::hint::black_box(vec![1u8; MOST + 1]));
    assert!(LARGEST.0.load(Ordering::Relaxed) > MOST);
}
