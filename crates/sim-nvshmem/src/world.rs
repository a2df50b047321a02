//! The PE's place in the world: all PEs, their heaps, the teams.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};

use crate::abi::{Outcome, code};
use crate::driver::{Shared, SharedValue, context, cuda};
use crate::heap::Heap;
use crate::team::{self, Team};

/// Numbers of teams that are always there.
pub const TEAM_WORLD: i32 = 0;
const TEAM_SHARED: i32 = 1;
const TEAM_NODE: i32 = 2;
const TEAM_SAME_PE: i32 = 3;
/// First number of teams that programs make.
const TEAM_FIRST: i32 = 16;

/// Lets memory be opened that another process shares.
const LAZY_PEER_ACCESS: u32 = 1;

/// Everything between initialisation and the end.
pub struct World {
    /// The team of all PEs.
    pub all: Arc<Team>,
    /// Where each PE's heap is in this process.
    bases: Vec<usize>,
    heap_bytes: usize,
    heap: Mutex<Heap>,
    teams: Mutex<BTreeMap<i32, Arc<Team>>>,
}

static WORLD: RwLock<Option<Arc<World>>> = RwLock::new(None);

/// The world; fails before initialisation.
pub fn world() -> Outcome<Arc<World>> {
    WORLD.read().unwrap_or_else(PoisonError::into_inner).clone().ok_or(code::INTERNAL)
}

/// Enters the world, or leaves it.
pub fn set(world: Option<World>) -> Option<Arc<World>> {
    std::mem::replace(&mut WORLD.write().unwrap_or_else(PoisonError::into_inner), world.map(Arc::new))
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl World {
    /// Meets all PEs and opens their heaps.
    pub fn new(key: &str, pes: usize, me: usize, heap_bytes: usize) -> Outcome<World> {
        let driver = context(me)?;
        let all = Arc::new(Team::meet(key.to_owned(), (0..pes).collect(), me, None)?);
        let (mut own, mut shared) = (0, Shared::default());
        cuda(driver.mem_alloc(&raw mut own, heap_bytes))?;
        cuda(driver.ipc_handle(&raw mut shared, own))?;
        let said = all.exchange(&shared.map(u64::to_ne_bytes).concat())?;
        let mut bases = Vec::new();
        for (pe, bytes) in said.iter().enumerate() {
            let mut base = own;
            if pe != me {
                let word = |i: usize| u64::from_ne_bytes(std::array::from_fn(|byte| bytes[8 * i + byte]));
                let shared = SharedValue(std::array::from_fn(word));
                cuda(driver.ipc_open(&raw mut base, shared, LAZY_PEER_ACCESS))?;
            }
            bases.push(base);
        }
        let mut teams = BTreeMap::from([TEAM_WORLD, TEAM_SHARED, TEAM_NODE].map(|team| (team, all.clone())));
        teams.insert(TEAM_SAME_PE, team::alone(key, me)?);
        Ok(World {
            all,
            bases,
            heap_bytes,
            heap: Mutex::new(Heap::new(heap_bytes)),
            teams: Mutex::new(teams),
        })
    }

    /// Leaves all heaps, once all PEs are done with them.
    pub fn leave(&self) -> Outcome {
        let (driver, me) = (context(self.me())?, self.me());
        self.all.barrier()?;
        for (pe, base) in self.bases.iter().enumerate().filter(|(pe, _)| *pe != me) {
            debug_assert_ne!(pe, me);
            cuda(driver.ipc_close(*base))?;
        }
        // Others may still have it open until here.
        self.all.barrier()?;
        cuda(driver.mem_free(self.bases[me]))
    }

    /// Number of this PE among all.
    pub fn me(&self) -> usize {
        self.all.me()
    }

    /// How many PEs there are.
    pub fn size(&self) -> usize {
        self.all.size()
    }

    /// Where an address of the own heap is in a PE's heap.
    pub fn at(&self, address: usize, pe: i32) -> Outcome<usize> {
        let offset = address.wrapping_sub(self.bases[self.me()]);
        let base = usize::try_from(pe).ok().and_then(|pe| self.bases.get(pe)).ok_or(code::INVALID_VALUE)?;
        if offset < self.heap_bytes { Ok(base + offset) } else { Err(code::INVALID_VALUE) }
    }

    /// Allocates in all heaps.
    pub fn take(&self, bytes: usize, align: usize) -> Outcome<usize> {
        let at = lock(&self.heap).take(bytes, align);
        self.all.barrier()?;
        at.map(|at| self.bases[self.me()] + at).ok_or(code::INTERNAL)
    }

    /// Frees in all heaps, once all PEs are done with it.
    pub fn give(&self, address: usize) -> Outcome {
        self.all.barrier()?;
        let at = address.wrapping_sub(self.bases[self.me()]);
        lock(&self.heap).give(at).ok_or(code::INVALID_VALUE)
    }

    /// A team by its number.
    pub fn team(&self, number: i32) -> Outcome<Arc<Team>> {
        lock(&self.teams).get(&number).cloned().ok_or(code::INVALID_VALUE)
    }

    /// Gives a team a number.
    pub fn add_team(&self, team: Team) -> i32 {
        let mut teams = lock(&self.teams);
        let number = teams.last_key_value().map_or(TEAM_FIRST, |(last, _)| (last + 1).max(TEAM_FIRST));
        teams.insert(number, Arc::new(team));
        number
    }

    /// Forgets a team that a program made.
    pub fn remove_team(&self, number: i32) {
        if number >= TEAM_FIRST {
            lock(&self.teams).remove(&number);
        }
    }
}
