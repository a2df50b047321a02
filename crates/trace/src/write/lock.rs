//! Locks that survive a thread that gave up.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// Locks a mutex. A poisoned lock only means that another thread gave up between two whole steps.
pub(crate) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
