//! Objects behind handles.
//!
//! A handle is the address of a slot in a range of addresses that one kind of object owns. So a handle can be checked
//! without a lock and without trusting it: inside the range, on a slot's boundary, and the slot's magic says live.
//! Slots are reused, last freed first, as handles of a real driver come back soon after they were freed.

use std::cell::UnsafeCell;
use std::mem::MaybeUninit;
use std::ptr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering::*};

use crate::abi::Handle;

const LIVE: u32 = 0x4c69_7665;
/// Slots per kind of object.
const CAPACITY: usize = 1 << 20;
/// No address of a user program is less than `CAPACITY` slots above this.
const NOWHERE: usize = 1 << 63;

#[repr(C, align(64))]
struct Slot<T> {
    magic: AtomicU32,
    value: UnsafeCell<MaybeUninit<T>>,
}

/// All objects of one kind.
pub struct Slab<T: 'static> {
    base: AtomicUsize,
    free: Mutex<Free>,
    kind: std::marker::PhantomData<fn(T) -> T>,
}

struct Free {
    /// Slots that were used before, the last freed at the end.
    returned: Vec<Handle>,
    /// Slots from here on were never used.
    untouched: usize,
}

impl<T: Send + Sync + 'static> Slab<T> {
    const STRIDE: usize = size_of::<Slot<T>>().next_power_of_two();

    /// A slab without any objects.
    pub const fn new() -> Self {
        let free = Free { returned: Vec::new(), untouched: 0 };
        Slab { base: AtomicUsize::new(NOWHERE), free: Mutex::new(free), kind: std::marker::PhantomData }
    }

    /// The live object behind a handle.
    #[inline(always)]
    pub fn get(&self, handle: Handle) -> Option<&'static T> {
        Self::live(self.slot(handle)?)
    }

    /// The same for a handle that this slab once gave out, or 0.
    ///
    /// # Safety
    /// Any other number is read as an address.
    #[inline(always)]
    pub unsafe fn get_known(&self, handle: Handle) -> Option<&'static T> {
        if handle == 0 {
            return None;
        }
        // SAFETY: slots stay mapped once given out.
        Self::live(unsafe { &*ptr::with_exposed_provenance::<Slot<T>>(handle) })
    }

    #[inline(always)]
    fn live(slot: &'static Slot<T>) -> Option<&'static T> {
        if slot.magic.load(Acquire) != LIVE {
            return None;
        }
        // SAFETY: a live slot was initialised before its magic was stored. Destroying it while another thread uses it
        // is the program's error, as it is with the real driver.
        Some(unsafe { (*slot.value.get()).assume_init_ref() })
    }

    /// Makes an object. The builder is told the handle; `None` when no slot is left.
    pub fn create(&self, build: impl FnOnce(Handle) -> T) -> Option<Handle> {
        let handle = self.take()?;
        let slot = self.slot(handle)?;
        // SAFETY: the slot is not live and was taken from the free list, so it is ours alone.
        unsafe { (*slot.value.get()).write(build(handle)) };
        slot.magic.store(LIVE, Release);
        Some(handle)
    }

    /// Ends a live object; `None` when there was none.
    pub fn destroy(&self, handle: Handle) -> Option<()> {
        let slot = self.slot(handle)?;
        slot.magic.compare_exchange(LIVE, 0, AcqRel, Relaxed).ok()?;
        // SAFETY: the exchange made us the only one to end this object.
        unsafe { (*slot.value.get()).assume_init_drop() };
        self.free.lock().ok()?.returned.push(handle);
        Some(())
    }

    /// Hides an object from [`Slab::get`], or shows it again, keeping the slot.
    pub fn show(&self, handle: Handle, live: bool) {
        if let Some(slot) = self.slot(handle) {
            slot.magic.store(if live { LIVE } else { 0 }, Release);
        }
    }

    /// Handles of all live objects.
    pub fn handles(&self) -> Vec<Handle> {
        let used = self.free.lock().map_or(0, |free| free.untouched);
        let base = self.base.load(Relaxed);
        (0..used).map(|i| base + i * Self::STRIDE).filter(|handle| self.get(*handle).is_some()).collect()
    }

    #[inline(always)]
    fn slot(&self, handle: Handle) -> Option<&'static Slot<T>> {
        let offset = handle.wrapping_sub(self.base.load(Relaxed));
        if offset >= CAPACITY * Self::STRIDE || offset & (Self::STRIDE - 1) != 0 {
            return None;
        }
        // SAFETY: on a slot's boundary of memory that stays mapped; all-zero bytes are a slot that is not live.
        Some(unsafe { &*ptr::with_exposed_provenance::<Slot<T>>(handle) })
    }

    fn take(&self) -> Option<Handle> {
        let mut free = self.free.lock().ok()?;
        if let Some(handle) = free.returned.pop() {
            return Some(handle);
        }
        if free.untouched == 0 {
            let base = reserve(CAPACITY * Self::STRIDE)?;
            self.base.store(base, Relaxed);
        }
        if free.untouched == CAPACITY {
            return None;
        }
        free.untouched += 1;
        Some(self.base.load(Relaxed) + (free.untouched - 1) * Self::STRIDE)
    }
}

impl<T: Send + Sync + 'static> Default for Slab<T> {
    fn default() -> Self {
        Slab::new()
    }
}

/// Address space that takes memory only where it is touched.
fn reserve(bytes: usize) -> Option<usize> {
    let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;
    // SAFETY: a new mapping at an address of the kernel's choice.
    let start =
        unsafe { libc::mmap(ptr::null_mut(), bytes, libc::PROT_READ | libc::PROT_WRITE, flags, -1, 0) };
    (start != libc::MAP_FAILED).then_some(start.expose_provenance())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn handles_live_from_create_to_destroy() {
        static SLAB: Slab<u32> = Slab::new();
        assert_eq!(SLAB.get(0), None);
        assert_eq!(SLAB.get(0x1234_5678), None);
        let a = SLAB.create(|_| 1).expect("room");
        let b = SLAB.create(|_| 2).expect("room");
        assert_eq!((SLAB.get(a), SLAB.get(b)), (Some(&1), Some(&2)));
        assert_eq!((SLAB.get(a + 1), SLAB.get(a + 8)), (None, None));
        assert_eq!(SLAB.destroy(a), Some(()));
        assert_eq!((SLAB.get(a), SLAB.destroy(a)), (None, None));
        assert_eq!(SLAB.create(|_| 3), Some(a), "the last freed comes back first");
        assert_eq!(SLAB.handles(), [a, b]);
    }

    #[test]
    fn hidden_objects_keep_their_slot() {
        static SLAB: Slab<u32> = Slab::new();
        let a = SLAB.create(|_| 7).expect("room");
        SLAB.show(a, false);
        assert_eq!(SLAB.get(a), None);
        assert_ne!(SLAB.create(|_| 8), Some(a));
        SLAB.show(a, true);
        assert_eq!(SLAB.get(a), Some(&7));
    }
}
