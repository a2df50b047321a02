//! Made by `cargo xtask codegen`; do not edit.

use crate::hook::{Copied, Export, Hook, flag};

/// Number of functions.
pub const COUNT: usize = 3993;
/// Changes whenever ids or the layout of records do.
pub const CATALOG_HASH: u64 = 0x93fd3bb78e8a4cce;
const NONE: Copied = Copied { word: 0, bytes: 0 };
/// What to do for each function, by id.
pub static HOOKS: [Hook; 3993] = [
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 40 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 16 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 64 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 64 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 64 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 64 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONTEXT, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::CONTEXT, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::CONTEXT, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::CONTEXT, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::CONTEXT, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 24 }, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::CONTEXT | flag::UNLOAD, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::CONTEXT | flag::UNLOAD, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONTEXT, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 0, regs: 2, stack: 0, floats: 0, handle: 31, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 0, regs: 1, stack: 0, floats: 0, handle: 32, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 0, regs: 1, stack: 0, floats: 0, handle: 33, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 0, regs: 2, stack: 0, floats: 0, handle: 34, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 0, regs: 2, stack: 0, floats: 0, handle: 35, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONTEXT, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONTEXT, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONTEXT, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONTEXT, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONTEXT, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 144 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [Copied { word: 2, bytes: 144 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 0, regs: 2, stack: 0, floats: 0, handle: 36, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 0, regs: 3, stack: 0, floats: 0, handle: 37, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 0, regs: 1, stack: 0, floats: 0, handle: 38, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 0, regs: 3, stack: 0, floats: 0, handle: 39, out4: 0x6, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::CONTEXT, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::CONTEXT, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::CONTEXT | flag::UNLOAD, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::CONTEXT | flag::UNLOAD, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x7, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x5, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 8, floats: 0, handle: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x5, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 2, bytes: 88 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 2, bytes: 120 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 0, regs: 3, stack: 0, floats: 0, handle: 40, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0xc, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONTEXT, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONTEXT, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 0, regs: 2, stack: 0, floats: 0, handle: 41, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 0, regs: 2, stack: 0, floats: 0, handle: 42, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::EXPORT_TABLE, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 16 }, NONE, NONE] },
    Hook { flags: flag::PROC, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::PROC, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x10, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 32 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 16 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 56 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 72 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 120 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 200 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 40 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 256 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 5, bytes: 256 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 5, bytes: 256 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 32 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 32 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 16 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 56 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 72 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 200 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 40 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 256 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x8, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x10, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 16 }, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::INSTANTIATE, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x5, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::INSTANTIATE, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::INSTANTIATE, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 2, bytes: 32 }, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::INSTANTIATE, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 2, bytes: 32 }, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::INSTANTIATE, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x5, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 64 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 56 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 72 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 200 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 40 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 256 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 256 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 104 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 96 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 8, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 8, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 8, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 0, regs: 4, stack: 0, floats: 0, handle: 43, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0xc, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::LAUNCH, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::LAUNCH, family: 0, regs: 6, stack: 4, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::LAUNCH, family: 0, regs: 6, stack: 4, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::LAUNCH, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::LAUNCH, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::LAUNCH, family: 0, regs: 6, stack: 5, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::LAUNCH | flag::CONFIG, family: 0, regs: 4, stack: 0, floats: 0, handle: 1, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::LAUNCH | flag::CONFIG, family: 0, regs: 4, stack: 0, floats: 0, handle: 1, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::LAUNCH, family: 0, regs: 6, stack: 5, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NAMED, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::UNLOAD, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x6, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x3, copy: [Copied { word: 2, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 2, bytes: 32 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 8 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 32 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 8 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 8 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 88 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [Copied { word: 2, bytes: 8 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 12 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 12 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 8 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 96 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 96 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 128 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 128 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 96 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 128 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 128 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 128 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 128 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 144 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 144 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 200 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 200 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 200 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 200 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 200 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 200 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 112 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 112 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 200 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 200 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x80, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x80, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 3, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 3, bytes: 24 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 40 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NAMED, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::UNLOAD, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 32 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 32 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [Copied { word: 2, bytes: 56 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [Copied { word: 2, bytes: 56 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 1, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 0, regs: 3, stack: 0, floats: 0, handle: 44, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 0, regs: 4, stack: 0, floats: 0, handle: 45, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 8 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 8 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 0, regs: 3, stack: 0, floats: 0, handle: 46, out4: 0x2, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 0, regs: 3, stack: 0, floats: 0, handle: 47, out4: 0x2, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 0, regs: 6, stack: 0, floats: 0, handle: 48, out4: 0x2, out8: 0x3c, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 0, regs: 6, stack: 0, floats: 0, handle: 49, out4: 0x2, out8: 0x3c, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x2, out8: 0x7c, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x2, out8: 0x7c, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x6, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x6, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 0, regs: 2, stack: 0, floats: 0, handle: 50, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 0, regs: 2, stack: 0, floats: 0, handle: 51, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 0, regs: 2, stack: 0, floats: 0, handle: 52, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 0, regs: 2, stack: 0, floats: 0, handle: 53, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 0, regs: 2, stack: 0, floats: 0, handle: 54, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 0, regs: 2, stack: 0, floats: 0, handle: 55, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 0, regs: 2, stack: 0, floats: 0, handle: 56, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 0, regs: 2, stack: 0, floats: 0, handle: 57, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 0, regs: 2, stack: 0, floats: 0, handle: 58, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 0, regs: 2, stack: 0, floats: 0, handle: 59, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 64 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 64 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 144 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 9, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 10, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 6, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 144 }, Copied { word: 2, bytes: 104 }, Copied { word: 3, bytes: 112 }] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 16 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 1, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 2, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 0, regs: 1, stack: 0, floats: 0, handle: 60, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONTEXT, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONTEXT, family: 0, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 20 }, Copied { word: 2, bytes: 20 }, NONE] },
    Hook { flags: 0, family: 1, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 124 }, Copied { word: 3, bytes: 20 }, NONE] },
    Hook { flags: 0, family: 1, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 124 }, Copied { word: 3, bytes: 20 }, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 124 }, Copied { word: 2, bytes: 20 }, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 124 }, Copied { word: 2, bytes: 20 }, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 1, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 64 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 64 }, Copied { word: 2, bytes: 68 }, Copied { word: 3, bytes: 48 }] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 64 }, Copied { word: 2, bytes: 72 }, Copied { word: 3, bytes: 48 }] },
    Hook { flags: 0, family: 1, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 1, regs: 3, stack: 0, floats: 0, handle: 27, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 1, regs: 2, stack: 0, floats: 0, handle: 61, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 20 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 1, regs: 1, stack: 0, floats: 0, handle: 62, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x7, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x5, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x5, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 2, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 2, bytes: 64 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 1, regs: 2, stack: 0, floats: 0, handle: 26, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 1, regs: 1, stack: 0, floats: 0, handle: 20, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 1, regs: 1, stack: 0, floats: 0, handle: 28, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD | flag::COUNT, family: 1, regs: 1, stack: 0, floats: 0, handle: 63, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD | flag::COUNT, family: 1, regs: 1, stack: 0, floats: 0, handle: 64, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 16 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 1, regs: 0, stack: 0, floats: 0, handle: 21, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 124 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 16 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 56 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 120 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 160 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 6, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 6, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 40 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 16 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 56 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 160 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 40 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x8, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 16 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x5, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 64 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 56 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 160 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 40 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 40 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 32 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 8, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 8, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::OUTER, family: 1, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONFIG | flag::OUTER, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONFIG | flag::OUTER, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::OUTER, family: 1, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 32 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 20 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 20 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 20 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 88 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [Copied { word: 2, bytes: 8 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 6, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 6, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 6, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 6, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 6, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 6, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 160 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 160 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 160 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 168 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 168 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 168 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 168 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 160 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::OUTER, family: 1, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::OUTER, family: 1, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 7, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 7, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 7, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 7, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::OUTER, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::OUTER, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 1, regs: 4, stack: 0, floats: 0, handle: 30, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 1, regs: 5, stack: 0, floats: 0, handle: 65, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [Copied { word: 2, bytes: 56 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [Copied { word: 2, bytes: 56 }, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 1, regs: 0, stack: 0, floats: 0, handle: 23, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 1, regs: 2, stack: 0, floats: 0, handle: 29, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 1, regs: 1, stack: 0, floats: 0, handle: 66, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 1, regs: 3, stack: 0, floats: 0, handle: 24, out4: 0x2, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 1, regs: 3, stack: 0, floats: 0, handle: 67, out4: 0x2, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 1, regs: 6, stack: 0, floats: 0, handle: 25, out4: 0x2, out8: 0x3c, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 1, regs: 6, stack: 0, floats: 0, handle: 68, out4: 0x2, out8: 0x3c, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 1, regs: 2, stack: 0, floats: 0, handle: 69, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 1, regs: 2, stack: 0, floats: 0, handle: 70, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 1, regs: 2, stack: 0, floats: 0, handle: 71, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 1, regs: 2, stack: 0, floats: 0, handle: 72, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 1, regs: 2, stack: 0, floats: 0, handle: 22, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 1, regs: 2, stack: 0, floats: 0, handle: 73, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 64 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 64 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 1, regs: 1, stack: 0, floats: 0, handle: 74, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 124 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::OUTER, family: 2, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::OUTER, family: 2, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 2, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 64 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 64 }, Copied { word: 2, bytes: 72 }, Copied { word: 3, bytes: 48 }] },
    Hook { flags: 0, family: 2, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 2, regs: 3, stack: 0, floats: 0, handle: 16, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 2, regs: 2, stack: 0, floats: 0, handle: 75, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 20 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 2, regs: 1, stack: 0, floats: 0, handle: 76, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x7, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x5, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x5, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 2, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 2, bytes: 64 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 2, regs: 2, stack: 0, floats: 0, handle: 15, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0xc, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 2, regs: 1, stack: 0, floats: 0, handle: 9, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 2, regs: 1, stack: 0, floats: 0, handle: 17, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x8, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x10, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x10, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x8, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD | flag::COUNT, family: 2, regs: 1, stack: 0, floats: 0, handle: 77, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD | flag::COUNT, family: 2, regs: 1, stack: 0, floats: 0, handle: 78, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 16 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 2, regs: 0, stack: 0, floats: 0, handle: 10, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 16 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 56 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 120 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 160 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 40 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 256 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 5, bytes: 256 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 16 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 56 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 160 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 40 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 256 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x10, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 16 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 2, bytes: 32 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 2, bytes: 32 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 64 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 56 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 160 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 40 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 256 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 40 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 32 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 8, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 8, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::OUTER, family: 2, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONFIG | flag::OUTER, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONFIG | flag::OUTER, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::OUTER, family: 2, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 32 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 20 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 20 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 20 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 88 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [Copied { word: 2, bytes: 8 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 6, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 6, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 160 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 160 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 160 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 168 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 168 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 168 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 168 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 160 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::OUTER, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::OUTER, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x80, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x80, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 7, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 7, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 7, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 7, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::OUTER, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::OUTER, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 2, regs: 4, stack: 0, floats: 0, handle: 19, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 2, regs: 5, stack: 0, floats: 0, handle: 79, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [Copied { word: 2, bytes: 56 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [Copied { word: 2, bytes: 56 }, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 2, regs: 0, stack: 0, floats: 0, handle: 12, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 2, regs: 2, stack: 0, floats: 0, handle: 18, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 2, regs: 1, stack: 0, floats: 0, handle: 80, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 2, regs: 3, stack: 0, floats: 0, handle: 13, out4: 0x2, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 2, regs: 3, stack: 0, floats: 0, handle: 81, out4: 0x2, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 2, regs: 6, stack: 0, floats: 0, handle: 14, out4: 0x2, out8: 0x3c, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 2, regs: 6, stack: 0, floats: 0, handle: 82, out4: 0x2, out8: 0x3c, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x2, out8: 0x7c, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x2, out8: 0x7c, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 2, regs: 2, stack: 0, floats: 0, handle: 83, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 2, regs: 2, stack: 0, floats: 0, handle: 84, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 2, regs: 2, stack: 0, floats: 0, handle: 85, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 2, regs: 2, stack: 0, floats: 0, handle: 86, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 2, regs: 2, stack: 0, floats: 0, handle: 87, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 2, regs: 2, stack: 0, floats: 0, handle: 88, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 2, regs: 2, stack: 0, floats: 0, handle: 89, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 2, regs: 2, stack: 0, floats: 0, handle: 90, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 2, regs: 2, stack: 0, floats: 0, handle: 11, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 2, regs: 2, stack: 0, floats: 0, handle: 91, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 64 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 64 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 2, regs: 1, stack: 0, floats: 0, handle: 92, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::OUTER, family: 3, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::OUTER, family: 3, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 3, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 144 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 144 }, Copied { word: 2, bytes: 72 }, Copied { word: 3, bytes: 112 }] },
    Hook { flags: 0, family: 3, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 144 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [Copied { word: 2, bytes: 144 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 3, regs: 3, stack: 0, floats: 0, handle: 5, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 3, regs: 2, stack: 0, floats: 0, handle: 93, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 20 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 3, regs: 1, stack: 0, floats: 0, handle: 94, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x7, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x5, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x5, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 2, bytes: 88 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 2, bytes: 128 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 3, regs: 2, stack: 0, floats: 0, handle: 4, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0xc, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 3, regs: 1, stack: 0, floats: 0, handle: 6, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x8, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x10, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x10, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x8, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD | flag::COUNT, family: 3, regs: 1, stack: 0, floats: 0, handle: 95, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD | flag::COUNT, family: 3, regs: 1, stack: 0, floats: 0, handle: 96, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 16 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 3, regs: 0, stack: 0, floats: 0, handle: 1, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 16 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 56 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 120 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 160 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 40 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 5, bytes: 256 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 16 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 56 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 160 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 40 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 256 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x10, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 16 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 2, bytes: 32 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 2, bytes: 32 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 64 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 56 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 160 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 40 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 256 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 104 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 96 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 8, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 8, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::OUTER, family: 3, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONFIG | flag::OUTER, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONFIG | flag::OUTER, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::OUTER, family: 3, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 32 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 20 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 20 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 20 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 8 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 8 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 88 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [Copied { word: 2, bytes: 8 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 8 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 6, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 6, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 3, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 160 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 160 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 160 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 168 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 168 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 168 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 168 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 112 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 112 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 160 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::OUTER, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::OUTER, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 3, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 3, bytes: 24 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 7, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 7, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 7, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 7, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::OUTER, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::OUTER, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 3, regs: 4, stack: 0, floats: 0, handle: 8, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 3, regs: 5, stack: 0, floats: 0, handle: 97, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [Copied { word: 2, bytes: 56 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [Copied { word: 2, bytes: 56 }, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 3, regs: 0, stack: 0, floats: 0, handle: 3, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 3, regs: 2, stack: 0, floats: 0, handle: 7, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 3, regs: 1, stack: 0, floats: 0, handle: 98, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x2, out8: 0x7c, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x2, out8: 0x7c, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 3, regs: 2, stack: 0, floats: 0, handle: 99, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 3, regs: 2, stack: 0, floats: 0, handle: 100, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 3, regs: 2, stack: 0, floats: 0, handle: 101, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 3, regs: 2, stack: 0, floats: 0, handle: 102, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 3, regs: 2, stack: 0, floats: 0, handle: 103, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 3, regs: 2, stack: 0, floats: 0, handle: 104, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 3, regs: 2, stack: 0, floats: 0, handle: 105, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 3, regs: 2, stack: 0, floats: 0, handle: 106, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 3, regs: 2, stack: 0, floats: 0, handle: 2, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 3, regs: 2, stack: 0, floats: 0, handle: 107, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 64 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 64 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COUNT, family: 3, regs: 1, stack: 0, floats: 0, handle: 108, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::COMM, family: 4, regs: 6, stack: 0, floats: 0, handle: 4, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::COMM, family: 4, regs: 6, stack: 1, floats: 0, handle: 4, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::COMM, family: 4, regs: 6, stack: 1, floats: 0, handle: 5, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::COMM, family: 4, regs: 6, stack: 2, floats: 0, handle: 5, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::COMM, family: 4, regs: 6, stack: 0, floats: 0, handle: 4, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::COMM, family: 4, regs: 6, stack: 1, floats: 0, handle: 4, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::COMM, family: 4, regs: 6, stack: 0, floats: 0, handle: 4, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::COMM, family: 4, regs: 6, stack: 1, floats: 0, handle: 5, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::COMM, family: 4, regs: 6, stack: 2, floats: 0, handle: 5, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::COMM, family: 4, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COMM, family: 4, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COMM, family: 4, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COMM, family: 4, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::COMM, family: 4, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::COMM, family: 4, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COMM, family: 4, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COMM, family: 4, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 4, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x10, copy: [Copied { word: 2, bytes: 128 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 4, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 4, regs: 3, stack: 16, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 4, regs: 4, stack: 16, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 4, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 128 }, NONE, NONE] },
    Hook { flags: flag::COMM, family: 4, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COMM, family: 4, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COMM, family: 4, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::COMM, family: 4, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::COMM, family: 4, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 4, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 4, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::COMM, family: 4, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COMM, family: 4, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::COMM, family: 4, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::COMM, family: 4, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::COMM, family: 4, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::COMM, family: 4, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 248 }, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::COMM, family: 4, regs: 6, stack: 1, floats: 0, handle: 5, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::COMM, family: 4, regs: 6, stack: 2, floats: 0, handle: 5, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 4, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x20, out8: 0x40, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 4, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD | flag::COMM, family: 4, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 4, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 4, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 4, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 4, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 4, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x8, out8: 0x10, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 4, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 4, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 4, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COMM, family: 4, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 4, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 4, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 4, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 4, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 4, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 4, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 4, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 4, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 4, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 4, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 4, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 4, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 4, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x8, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 4, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 4, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 4, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 4, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 4, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 4, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 4, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 4, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 4, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 4, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 4, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::COMM, family: 4, regs: 6, stack: 5, floats: 0, handle: 9, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::COMM, family: 4, regs: 6, stack: 0, floats: 0, handle: 4, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COMM, family: 4, regs: 5, stack: 0, floats: 0, handle: 4, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COMM, family: 4, regs: 2, stack: 0, floats: 0, handle: 1, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::COMM, family: 4, regs: 6, stack: 2, floats: 0, handle: 6, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::COMM, family: 4, regs: 6, stack: 3, floats: 0, handle: 6, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::COMM, family: 4, regs: 6, stack: 1, floats: 0, handle: 5, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::COMM, family: 4, regs: 6, stack: 2, floats: 0, handle: 5, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 4, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 4, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::COMM, family: 4, regs: 6, stack: 1, floats: 0, handle: 5, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::COMM, family: 4, regs: 6, stack: 2, floats: 0, handle: 5, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::COMM, family: 4, regs: 6, stack: 0, floats: 0, handle: 4, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 4, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 32 }, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::COMM, family: 4, regs: 6, stack: 0, floats: 0, handle: 4, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::COMM, family: 4, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::COMM, family: 4, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::COMM, family: 4, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::COMM, family: 4, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::COMM, family: 4, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::COMM, family: 4, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::COMM, family: 4, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::COMM, family: 4, regs: 4, stack: 0, floats: 0, handle: 2, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::COMM, family: 4, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x8, copy: [Copied { word: 2, bytes: 8 }, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x6, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x8, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x6, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x6, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x6, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x6, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x6, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0xe, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x6, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x6, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x8, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x8, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x8, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x6, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x6, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [Copied { word: 0, bytes: 52 }, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x6, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x6, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x6, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x10, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 40 }, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x6, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x18, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x6, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x8, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x18, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x6, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x8, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x6, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x1e, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x18, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 8 }, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0xc, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 8 }, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 8 }, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 104 }, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x8, copy: [Copied { word: 2, bytes: 8 }, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x8, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x8, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 8 }, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0xe, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x8, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x6, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 5, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0xc, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_FLOAT, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 1, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_FLOAT, family: 6, regs: 2, stack: 0, floats: 1, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_FLOAT, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 1, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_FLOAT, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 1, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_FLOAT, family: 6, regs: 2, stack: 0, floats: 1, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_FLOAT, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 1, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x90, out8: 0x0, copy: [Copied { word: 2, bytes: 64 }, Copied { word: 5, bytes: 64 }, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x40, out8: 0x0, copy: [Copied { word: 4, bytes: 64 }, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 56 }, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x20, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 1, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_FLOAT, family: 6, regs: 2, stack: 0, floats: 1, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_FLOAT, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 1, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 1, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_FLOAT, family: 6, regs: 2, stack: 0, floats: 1, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_FLOAT, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 1, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 64 }, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 128 }, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::NO_STATUS, family: 6, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS, family: 6, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x7, out8: 0x0, copy: [NONE, NONE, NONE] },
];
/// Functions that are counted and not recorded, by counter.
pub static COUNTED: [u16; 109] = [1629, 1642, 1948, 1906, 1612, 1549, 1630, 1907, 1902, 1192, 1206, 1497, 1451, 1483, 1485, 1176, 1124, 1193, 1452, 1447, 809, 819, 1076, 1037, 1068, 1070, 795, 746, 810, 1038, 1033, 38, 40, 42, 43, 49, 71, 72, 76, 95, 134, 162, 163, 300, 577, 578, 615, 616, 617, 618, 627, 628, 629, 630, 632, 633, 634, 635, 636, 637, 711, 757, 767, 815, 816, 1034, 1042, 1069, 1071, 1072, 1073, 1074, 1075, 1077, 1088, 1135, 1147, 1201, 1202, 1448, 1455, 1484, 1486, 1489, 1490, 1491, 1492, 1493, 1494, 1495, 1496, 1498, 1511, 1564, 1576, 1637, 1638, 1903, 1910, 1940, 1941, 1942, 1943, 1944, 1945, 1946, 1947, 1949, 1963];
/// Functions that programs call between two launches, by place; 0xffff where a place has none.
pub static HOT: [u16; 128] = [
    65535, 65535, 65535, 318, 319, 457, 126, 648, 498, 480, 486, 530, 535, 125, 239, 321,
    320, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 809, 819, 939, 1076, 1037, 940, 1043, 997, 1027, 782, 1086, 781, 1068,
    1070, 795, 746, 810, 1038, 1033, 1082, 783, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 1192, 1206, 1105, 1337, 1497, 1451, 1338, 1456, 1409, 1441, 1163, 1509, 1162,
    1483, 1485, 1487, 1176, 1124, 1193, 1452, 1447, 1503, 1164, 65535, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 1629, 1642, 1527, 1776, 1948, 1906, 1777, 1911, 1862, 1896, 1591, 1958, 1590,
    1936, 1612, 1549, 1630, 1907, 1902, 1954, 1592, 65535, 65535, 65535, 65535, 65535, 65535, 65535, 65535,
];
/// All exported names, each with its NUL.
pub static NAMES: [u8; 107849] = *b"\
cuArray3DCreate\0\
cuArray3DCreate_v2\0\
cuArray3DGetDescriptor\0\
cuArray3DGetDescriptor_v2\0\
cuArrayCreate\0\
cuArrayCreate_v2\0\
cuArrayDestroy\0\
cuArrayGetDescriptor\0\
cuArrayGetDescriptor_v2\0\
cuArrayGetMemoryRequirements\0\
cuArrayGetPlane\0\
cuArrayGetSparseProperties\0\
cuCheckpointOperationComplete\0\
cuCheckpointProcessCheckpoint\0\
cuCheckpointProcessGetRestoreThreadId\0\
cuCheckpointProcessGetState\0\
cuCheckpointProcessLock\0\
cuCheckpointProcessRestore\0\
cuCheckpointProcessUnlock\0\
cuCoredumpDeregisterCompleteCallback\0\
cuCoredumpDeregisterStartCallback\0\
cuCoredumpGetAttribute\0\
cuCoredumpGetAttributeGlobal\0\
cuCoredumpRegisterCompleteCallback\0\
cuCoredumpRegisterStartCallback\0\
cuCoredumpSetAttribute\0\
cuCoredumpSetAttributeGlobal\0\
cuCtxAttach\0\
cuCtxCreate\0\
cuCtxCreate_v2\0\
cuCtxCreate_v3\0\
cuCtxCreate_v4\0\
cuCtxDestroy\0\
cuCtxDestroy_v2\0\
cuCtxDetach\0\
cuCtxDisablePeerAccess\0\
cuCtxEnablePeerAccess\0\
cuCtxFromGreenCtx\0\
cuCtxGetApiVersion\0\
cuCtxGetCacheConfig\0\
cuCtxGetCurrent\0\
cuCtxGetDevResource\0\
cuCtxGetDevice\0\
cuCtxGetDevice_v2\0\
cuCtxGetExecAffinity\0\
cuCtxGetFlags\0\
cuCtxGetId\0\
cuCtxGetLimit\0\
cuCtxGetSharedMemConfig\0\
cuCtxGetStreamPriorityRange\0\
cuCtxPopCurrent\0\
cuCtxPopCurrent_v2\0\
cuCtxPushCurrent\0\
cuCtxPushCurrent_v2\0\
cuCtxRecordEvent\0\
cuCtxResetPersistingL2Cache\0\
cuCtxSetCacheConfig\0\
cuCtxSetCurrent\0\
cuCtxSetFlags\0\
cuCtxSetLimit\0\
cuCtxSetSharedMemConfig\0\
cuCtxSynchronize\0\
cuCtxSynchronize_v2\0\
cuCtxWaitEvent\0\
cuDestroyExternalMemory\0\
cuDestroyExternalSemaphore\0\
cuDevResourceGenerateDesc\0\
cuDevSmResourceSplit\0\
cuDevSmResourceSplitByCount\0\
cuDeviceCanAccessPeer\0\
cuDeviceComputeCapability\0\
cuDeviceGet\0\
cuDeviceGetAttribute\0\
cuDeviceGetByPCIBusId\0\
cuDeviceGetCliqueCount\0\
cuDeviceGetCliqueInfo\0\
cuDeviceGetCount\0\
cuDeviceGetDefaultMemPool\0\
cuDeviceGetDevResource\0\
cuDeviceGetExecAffinitySupport\0\
cuDeviceGetFabricClusterUuid\0\
cuDeviceGetGraphMemAttribute\0\
cuDeviceGetHostAtomicCapabilities\0\
cuDeviceGetLuid\0\
cuDeviceGetMemPool\0\
cuDeviceGetName\0\
cuDeviceGetNvSciSyncAttributes\0\
cuDeviceGetP2PAtomicCapabilities\0\
cuDeviceGetP2PAttribute\0\
cuDeviceGetPCIBusId\0\
cuDeviceGetProperties\0\
cuDeviceGetTexture1DLinearMaxWidth\0\
cuDeviceGetUuid\0\
cuDeviceGetUuid_v2\0\
cuDeviceGraphMemTrim\0\
cuDevicePrimaryCtxGetState\0\
cuDevicePrimaryCtxRelease\0\
cuDevicePrimaryCtxRelease_v2\0\
cuDevicePrimaryCtxReset\0\
cuDevicePrimaryCtxReset_v2\0\
cuDevicePrimaryCtxRetain\0\
cuDevicePrimaryCtxSetFlags\0\
cuDevicePrimaryCtxSetFlags_v2\0\
cuDeviceRegisterAsyncNotification\0\
cuDeviceSetGraphMemAttribute\0\
cuDeviceSetMemPool\0\
cuDeviceTotalMem\0\
cuDeviceTotalMem_v2\0\
cuDeviceUnregisterAsyncNotification\0\
cuDriverGetVersion\0\
cuEGLStreamConsumerAcquireFrame\0\
cuEGLStreamConsumerConnect\0\
cuEGLStreamConsumerConnectWithFlags\0\
cuEGLStreamConsumerDisconnect\0\
cuEGLStreamConsumerReleaseFrame\0\
cuEGLStreamProducerConnect\0\
cuEGLStreamProducerDisconnect\0\
cuEGLStreamProducerPresentFrame\0\
cuEGLStreamProducerReturnFrame\0\
cuEventCreate\0\
cuEventCreateFromEGLSync\0\
cuEventDestroy\0\
cuEventDestroy_v2\0\
cuEventElapsedTime\0\
cuEventElapsedTime_v2\0\
cuEventQuery\0\
cuEventRecord\0\
cuEventRecordWithFlags\0\
cuEventRecordWithFlags_ptsz\0\
cuEventRecord_ptsz\0\
cuEventSynchronize\0\
cuExternalMemoryGetMappedBuffer\0\
cuExternalMemoryGetMappedMipmappedArray\0\
cuFlushGPUDirectRDMAWrites\0\
cuFuncGetAttribute\0\
cuFuncGetModule\0\
cuFuncGetName\0\
cuFuncGetParamCount\0\
cuFuncGetParamInfo\0\
cuFuncIsLoaded\0\
cuFuncLoad\0\
cuFuncSetAttribute\0\
cuFuncSetBlockShape\0\
cuFuncSetCacheConfig\0\
cuFuncSetSharedMemConfig\0\
cuFuncSetSharedSize\0\
cuGLCtxCreate\0\
cuGLCtxCreate_v2\0\
cuGLGetDevices\0\
cuGLGetDevices_v2\0\
cuGLInit\0\
cuGLMapBufferObject\0\
cuGLMapBufferObjectAsync\0\
cuGLMapBufferObjectAsync_v2\0\
cuGLMapBufferObjectAsync_v2_ptsz\0\
cuGLMapBufferObject_v2\0\
cuGLMapBufferObject_v2_ptds\0\
cuGLRegisterBufferObject\0\
cuGLSetBufferObjectMapFlags\0\
cuGLUnmapBufferObject\0\
cuGLUnmapBufferObjectAsync\0\
cuGLUnregisterBufferObject\0\
cuGetErrorName\0\
cuGetErrorString\0\
cuGetExportTable\0\
cuGetProcAddress\0\
cuGetProcAddress_v2\0\
cuGraphAddBatchMemOpNode\0\
cuGraphAddChildGraphNode\0\
cuGraphAddDependencies\0\
cuGraphAddDependencies_v2\0\
cuGraphAddEmptyNode\0\
cuGraphAddEventRecordNode\0\
cuGraphAddEventWaitNode\0\
cuGraphAddExternalSemaphoresSignalNode\0\
cuGraphAddExternalSemaphoresWaitNode\0\
cuGraphAddHostNode\0\
cuGraphAddKernelNode\0\
cuGraphAddKernelNode_v2\0\
cuGraphAddMemAllocNode\0\
cuGraphAddMemFreeNode\0\
cuGraphAddMemcpyNode\0\
cuGraphAddMemsetNode\0\
cuGraphAddNode\0\
cuGraphAddNode_v2\0\
cuGraphAddNode_v3\0\
cuGraphBatchMemOpNodeGetParams\0\
cuGraphBatchMemOpNodeSetParams\0\
cuGraphChildGraphNodeGetGraph\0\
cuGraphClone\0\
cuGraphConditionalHandleCreate\0\
cuGraphCreate\0\
cuGraphDebugDotPrint\0\
cuGraphDestroy\0\
cuGraphDestroyNode\0\
cuGraphEventRecordNodeGetEvent\0\
cuGraphEventRecordNodeSetEvent\0\
cuGraphEventWaitNodeGetEvent\0\
cuGraphEventWaitNodeSetEvent\0\
cuGraphExecBatchMemOpNodeSetParams\0\
cuGraphExecChildGraphNodeSetParams\0\
cuGraphExecDestroy\0\
cuGraphExecEventRecordNodeSetEvent\0\
cuGraphExecEventWaitNodeSetEvent\0\
cuGraphExecExternalSemaphoresSignalNodeSetParams\0\
cuGraphExecExternalSemaphoresWaitNodeSetParams\0\
cuGraphExecGetFlags\0\
cuGraphExecGetId\0\
cuGraphExecHostNodeSetParams\0\
cuGraphExecKernelNodeSetParams\0\
cuGraphExecKernelNodeSetParams_v2\0\
cuGraphExecMemcpyNodeSetParams\0\
cuGraphExecMemsetNodeSetParams\0\
cuGraphExecNodeSetParams\0\
cuGraphExecUpdate\0\
cuGraphExecUpdate_v2\0\
cuGraphExternalSemaphoresSignalNodeGetParams\0\
cuGraphExternalSemaphoresSignalNodeSetParams\0\
cuGraphExternalSemaphoresWaitNodeGetParams\0\
cuGraphExternalSemaphoresWaitNodeSetParams\0\
cuGraphGetEdges\0\
cuGraphGetEdges_v2\0\
cuGraphGetId\0\
cuGraphGetNodes\0\
cuGraphGetRootNodes\0\
cuGraphHostNodeGetParams\0\
cuGraphHostNodeSetParams\0\
cuGraphInstantiate\0\
cuGraphInstantiateWithFlags\0\
cuGraphInstantiateWithParams\0\
cuGraphInstantiateWithParams_ptsz\0\
cuGraphInstantiate_v2\0\
cuGraphKernelNodeCopyAttributes\0\
cuGraphKernelNodeGetAttribute\0\
cuGraphKernelNodeGetParams\0\
cuGraphKernelNodeGetParams_v2\0\
cuGraphKernelNodeSetAttribute\0\
cuGraphKernelNodeSetParams\0\
cuGraphKernelNodeSetParams_v2\0\
cuGraphLaunch\0\
cuGraphLaunch_ptsz\0\
cuGraphMemAllocNodeGetParams\0\
cuGraphMemFreeNodeGetParams\0\
cuGraphMemcpyNodeGetParams\0\
cuGraphMemcpyNodeSetParams\0\
cuGraphMemsetNodeGetParams\0\
cuGraphMemsetNodeSetParams\0\
cuGraphNodeFindInClone\0\
cuGraphNodeGetContainingGraph\0\
cuGraphNodeGetDependencies\0\
cuGraphNodeGetDependencies_v2\0\
cuGraphNodeGetDependentNodes\0\
cuGraphNodeGetDependentNodes_v2\0\
cuGraphNodeGetEnabled\0\
cuGraphNodeGetLocalId\0\
cuGraphNodeGetParams\0\
cuGraphNodeGetToolsId\0\
cuGraphNodeGetType\0\
cuGraphNodeSetEnabled\0\
cuGraphNodeSetParams\0\
cuGraphNodeSetParams_v2\0\
cuGraphReleaseUserObject\0\
cuGraphRemoveDependencies\0\
cuGraphRemoveDependencies_v2\0\
cuGraphRetainUserObject\0\
cuGraphUpload\0\
cuGraphUpload_ptsz\0\
cuGraphicsEGLRegisterImage\0\
cuGraphicsGLRegisterBuffer\0\
cuGraphicsGLRegisterImage\0\
cuGraphicsMapResources\0\
cuGraphicsMapResources_ptsz\0\
cuGraphicsResourceGetMappedEglFrame\0\
cuGraphicsResourceGetMappedMipmappedArray\0\
cuGraphicsResourceGetMappedPointer\0\
cuGraphicsResourceGetMappedPointer_v2\0\
cuGraphicsResourceSetMapFlags\0\
cuGraphicsResourceSetMapFlags_v2\0\
cuGraphicsSubResourceGetMappedArray\0\
cuGraphicsUnmapResources\0\
cuGraphicsUnmapResources_ptsz\0\
cuGraphicsUnregisterResource\0\
cuGraphicsVDPAURegisterOutputSurface\0\
cuGraphicsVDPAURegisterVideoSurface\0\
cuGreenCtxCreate\0\
cuGreenCtxDestroy\0\
cuGreenCtxGetDevResource\0\
cuGreenCtxGetId\0\
cuGreenCtxRecordEvent\0\
cuGreenCtxStreamCreate\0\
cuGreenCtxWaitEvent\0\
cuImportExternalMemory\0\
cuImportExternalSemaphore\0\
cuInit\0\
cuIpcCloseMemHandle\0\
cuIpcGetEventHandle\0\
cuIpcGetMemHandle\0\
cuIpcOpenEventHandle\0\
cuIpcOpenMemHandle\0\
cuIpcOpenMemHandle_v2\0\
cuKernelGetAttribute\0\
cuKernelGetFunction\0\
cuKernelGetLibrary\0\
cuKernelGetName\0\
cuKernelGetParamCount\0\
cuKernelGetParamInfo\0\
cuKernelSetAttribute\0\
cuKernelSetCacheConfig\0\
cuLaunch\0\
cuLaunchCooperativeKernel\0\
cuLaunchCooperativeKernelMultiDevice\0\
cuLaunchCooperativeKernel_ptsz\0\
cuLaunchGrid\0\
cuLaunchGridAsync\0\
cuLaunchHostFunc\0\
cuLaunchHostFunc_ptsz\0\
cuLaunchHostFunc_v2\0\
cuLaunchHostFunc_v2_ptsz\0\
cuLaunchKernel\0\
cuLaunchKernelEx\0\
cuLaunchKernelEx_ptsz\0\
cuLaunchKernel_ptsz\0\
cuLibraryEnumerateKernels\0\
cuLibraryGetGlobal\0\
cuLibraryGetKernel\0\
cuLibraryGetKernelCount\0\
cuLibraryGetManaged\0\
cuLibraryGetModule\0\
cuLibraryGetUnifiedFunction\0\
cuLibraryLoadData\0\
cuLibraryLoadFromFile\0\
cuLibraryUnload\0\
cuLinkAddData\0\
cuLinkAddData_v2\0\
cuLinkAddFile\0\
cuLinkAddFile_v2\0\
cuLinkComplete\0\
cuLinkCreate\0\
cuLinkCreate_v2\0\
cuLinkDestroy\0\
cuLogicalEndpointAddDevice\0\
cuLogicalEndpointBindAddr\0\
cuLogicalEndpointBindMem\0\
cuLogicalEndpointCreate\0\
cuLogicalEndpointDestroy\0\
cuLogicalEndpointExport\0\
cuLogicalEndpointGetLimits\0\
cuLogicalEndpointIdRelease\0\
cuLogicalEndpointIdReserve\0\
cuLogicalEndpointImport\0\
cuLogicalEndpointQuery\0\
cuLogicalEndpointUnbind\0\
cuLogsCurrent\0\
cuLogsDumpToFile\0\
cuLogsDumpToMemory\0\
cuLogsRegisterCallback\0\
cuLogsUnregisterCallback\0\
cuMemAddressFree\0\
cuMemAddressReserve\0\
cuMemAdvise\0\
cuMemAdvise_v2\0\
cuMemAlloc\0\
cuMemAllocAsync\0\
cuMemAllocAsync_ptsz\0\
cuMemAllocFromPoolAsync\0\
cuMemAllocFromPoolAsync_ptsz\0\
cuMemAllocHost\0\
cuMemAllocHost_v2\0\
cuMemAllocManaged\0\
cuMemAllocPitch\0\
cuMemAllocPitch_v2\0\
cuMemAlloc_v2\0\
cuMemBatchDecompressAsync\0\
cuMemBatchDecompressAsync_ptsz\0\
cuMemCreate\0\
cuMemDiscardAndPrefetchBatchAsync\0\
cuMemDiscardAndPrefetchBatchAsync_ptsz\0\
cuMemDiscardBatchAsync\0\
cuMemDiscardBatchAsync_ptsz\0\
cuMemExportToShareableHandle\0\
cuMemFree\0\
cuMemFreeAsync\0\
cuMemFreeAsync_ptsz\0\
cuMemFreeHost\0\
cuMemFree_v2\0\
cuMemGetAccess\0\
cuMemGetAddressRange\0\
cuMemGetAddressRange_v2\0\
cuMemGetAllocationGranularity\0\
cuMemGetAllocationPropertiesFromHandle\0\
cuMemGetDefaultMemPool\0\
cuMemGetHandleForAddressRange\0\
cuMemGetInfo\0\
cuMemGetInfo_v2\0\
cuMemGetLocationInfo\0\
cuMemGetMemPool\0\
cuMemHostAlloc\0\
cuMemHostGetDevicePointer\0\
cuMemHostGetDevicePointer_v2\0\
cuMemHostGetFlags\0\
cuMemHostRegister\0\
cuMemHostRegister_v2\0\
cuMemHostUnregister\0\
cuMemImportFromShareableHandle\0\
cuMemMap\0\
cuMemMapArrayAsync\0\
cuMemMapArrayAsync_ptsz\0\
cuMemPoolCreate\0\
cuMemPoolDestroy\0\
cuMemPoolExportPointer\0\
cuMemPoolExportToShareableHandle\0\
cuMemPoolGetAccess\0\
cuMemPoolGetAttribute\0\
cuMemPoolImportFromShareableHandle\0\
cuMemPoolImportPointer\0\
cuMemPoolSetAccess\0\
cuMemPoolSetAttribute\0\
cuMemPoolTrimTo\0\
cuMemPrefetchAsync\0\
cuMemPrefetchAsync_ptsz\0\
cuMemPrefetchAsync_v2\0\
cuMemPrefetchAsync_v2_ptsz\0\
cuMemPrefetchBatchAsync\0\
cuMemPrefetchBatchAsync_ptsz\0\
cuMemRangeGetAttribute\0\
cuMemRangeGetAttributes\0\
cuMemRelease\0\
cuMemRetainAllocationHandle\0\
cuMemSetAccess\0\
cuMemSetMemPool\0\
cuMemUnmap\0\
cuMemcpy\0\
cuMemcpy2D\0\
cuMemcpy2DAsync\0\
cuMemcpy2DAsync_v2\0\
cuMemcpy2DAsync_v2_ptsz\0\
cuMemcpy2DUnaligned\0\
cuMemcpy2DUnaligned_v2\0\
cuMemcpy2DUnaligned_v2_ptds\0\
cuMemcpy2D_v2\0\
cuMemcpy2D_v2_ptds\0\
cuMemcpy3D\0\
cuMemcpy3DAsync\0\
cuMemcpy3DAsync_v2\0\
cuMemcpy3DAsync_v2_ptsz\0\
cuMemcpy3DBatchAsync\0\
cuMemcpy3DBatchAsync_ptsz\0\
cuMemcpy3DBatchAsync_v2\0\
cuMemcpy3DBatchAsync_v2_ptsz\0\
cuMemcpy3DPeer\0\
cuMemcpy3DPeerAsync\0\
cuMemcpy3DPeerAsync_ptsz\0\
cuMemcpy3DPeer_ptds\0\
cuMemcpy3DWithAttributesAsync\0\
cuMemcpy3DWithAttributesAsync_ptsz\0\
cuMemcpy3D_v2\0\
cuMemcpy3D_v2_ptds\0\
cuMemcpyAsync\0\
cuMemcpyAsync_ptsz\0\
cuMemcpyAtoA\0\
cuMemcpyAtoA_v2\0\
cuMemcpyAtoA_v2_ptds\0\
cuMemcpyAtoD\0\
cuMemcpyAtoD_v2\0\
cuMemcpyAtoD_v2_ptds\0\
cuMemcpyAtoH\0\
cuMemcpyAtoHAsync\0\
cuMemcpyAtoHAsync_v2\0\
cuMemcpyAtoHAsync_v2_ptsz\0\
cuMemcpyAtoH_v2\0\
cuMemcpyAtoH_v2_ptds\0\
cuMemcpyBatchAsync\0\
cuMemcpyBatchAsync_ptsz\0\
cuMemcpyBatchAsync_v2\0\
cuMemcpyBatchAsync_v2_ptsz\0\
cuMemcpyDtoA\0\
cuMemcpyDtoA_v2\0\
cuMemcpyDtoA_v2_ptds\0\
cuMemcpyDtoD\0\
cuMemcpyDtoDAsync\0\
cuMemcpyDtoDAsync_v2\0\
cuMemcpyDtoDAsync_v2_ptsz\0\
cuMemcpyDtoD_v2\0\
cuMemcpyDtoD_v2_ptds\0\
cuMemcpyDtoH\0\
cuMemcpyDtoHAsync\0\
cuMemcpyDtoHAsync_v2\0\
cuMemcpyDtoHAsync_v2_ptsz\0\
cuMemcpyDtoH_v2\0\
cuMemcpyDtoH_v2_ptds\0\
cuMemcpyHtoA\0\
cuMemcpyHtoAAsync\0\
cuMemcpyHtoAAsync_v2\0\
cuMemcpyHtoAAsync_v2_ptsz\0\
cuMemcpyHtoA_v2\0\
cuMemcpyHtoA_v2_ptds\0\
cuMemcpyHtoD\0\
cuMemcpyHtoDAsync\0\
cuMemcpyHtoDAsync_v2\0\
cuMemcpyHtoDAsync_v2_ptsz\0\
cuMemcpyHtoD_v2\0\
cuMemcpyHtoD_v2_ptds\0\
cuMemcpyPeer\0\
cuMemcpyPeerAsync\0\
cuMemcpyPeerAsync_ptsz\0\
cuMemcpyPeer_ptds\0\
cuMemcpyWithAttributesAsync\0\
cuMemcpyWithAttributesAsync_ptsz\0\
cuMemcpy_ptds\0\
cuMemsetD16\0\
cuMemsetD16Async\0\
cuMemsetD16Async_ptsz\0\
cuMemsetD16_v2\0\
cuMemsetD16_v2_ptds\0\
cuMemsetD2D16\0\
cuMemsetD2D16Async\0\
cuMemsetD2D16Async_ptsz\0\
cuMemsetD2D16_v2\0\
cuMemsetD2D16_v2_ptds\0\
cuMemsetD2D32\0\
cuMemsetD2D32Async\0\
cuMemsetD2D32Async_ptsz\0\
cuMemsetD2D32_v2\0\
cuMemsetD2D32_v2_ptds\0\
cuMemsetD2D8\0\
cuMemsetD2D8Async\0\
cuMemsetD2D8Async_ptsz\0\
cuMemsetD2D8_v2\0\
cuMemsetD2D8_v2_ptds\0\
cuMemsetD32\0\
cuMemsetD32Async\0\
cuMemsetD32Async_ptsz\0\
cuMemsetD32_v2\0\
cuMemsetD32_v2_ptds\0\
cuMemsetD8\0\
cuMemsetD8Async\0\
cuMemsetD8Async_ptsz\0\
cuMemsetD8_v2\0\
cuMemsetD8_v2_ptds\0\
cuMipmappedArrayCreate\0\
cuMipmappedArrayDestroy\0\
cuMipmappedArrayGetLevel\0\
cuMipmappedArrayGetMemoryRequirements\0\
cuMipmappedArrayGetSparseProperties\0\
cuModuleEnumerateFunctions\0\
cuModuleGetFunction\0\
cuModuleGetFunctionCount\0\
cuModuleGetGlobal\0\
cuModuleGetGlobal_v2\0\
cuModuleGetLoadingMode\0\
cuModuleGetSurfRef\0\
cuModuleGetTexRef\0\
cuModuleLoad\0\
cuModuleLoadData\0\
cuModuleLoadDataEx\0\
cuModuleLoadFatBinary\0\
cuModuleUnload\0\
cuMulticastAddDevice\0\
cuMulticastBindAddr\0\
cuMulticastBindAddr_v2\0\
cuMulticastBindMem\0\
cuMulticastBindMem_v2\0\
cuMulticastCreate\0\
cuMulticastGetGranularity\0\
cuMulticastUnbind\0\
cuOccupancyAvailableDynamicSMemPerBlock\0\
cuOccupancyMaxActiveBlocksPerMultiprocessor\0\
cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags\0\
cuOccupancyMaxActiveClusters\0\
cuOccupancyMaxPotentialBlockSize\0\
cuOccupancyMaxPotentialBlockSizeWithFlags\0\
cuOccupancyMaxPotentialClusterSize\0\
cuParamSetSize\0\
cuParamSetTexRef\0\
cuParamSetf\0\
cuParamSeti\0\
cuParamSetv\0\
cuPointerGetAttribute\0\
cuPointerGetAttributes\0\
cuPointerSetAttribute\0\
cuProfilerInitialize\0\
cuProfilerStart\0\
cuProfilerStop\0\
cuSignalExternalSemaphoresAsync\0\
cuSignalExternalSemaphoresAsync_ptsz\0\
cuStreamAddCallback\0\
cuStreamAddCallback_ptsz\0\
cuStreamAttachMemAsync\0\
cuStreamAttachMemAsync_ptsz\0\
cuStreamBatchMemOp\0\
cuStreamBatchMemOp_ptsz\0\
cuStreamBatchMemOp_v2\0\
cuStreamBatchMemOp_v2_ptsz\0\
cuStreamBeginCapture\0\
cuStreamBeginCaptureToCig\0\
cuStreamBeginCaptureToCig_ptsz\0\
cuStreamBeginCaptureToGraph\0\
cuStreamBeginCaptureToGraph_ptsz\0\
cuStreamBeginCapture_ptsz\0\
cuStreamBeginCapture_v2\0\
cuStreamBeginCapture_v2_ptsz\0\
cuStreamBeginRecaptureToGraph\0\
cuStreamBeginRecaptureToGraph_ptsz\0\
cuStreamCopyAttributes\0\
cuStreamCopyAttributes_ptsz\0\
cuStreamCreate\0\
cuStreamCreateWithPriority\0\
cuStreamDestroy\0\
cuStreamDestroy_v2\0\
cuStreamEndCapture\0\
cuStreamEndCaptureToCig\0\
cuStreamEndCaptureToCig_ptsz\0\
cuStreamEndCapture_ptsz\0\
cuStreamGetAttribute\0\
cuStreamGetAttribute_ptsz\0\
cuStreamGetCaptureInfo\0\
cuStreamGetCaptureInfo_ptsz\0\
cuStreamGetCaptureInfo_v2\0\
cuStreamGetCaptureInfo_v2_ptsz\0\
cuStreamGetCaptureInfo_v3\0\
cuStreamGetCaptureInfo_v3_ptsz\0\
cuStreamGetCtx\0\
cuStreamGetCtx_ptsz\0\
cuStreamGetCtx_v2\0\
cuStreamGetCtx_v2_ptsz\0\
cuStreamGetDevResource\0\
cuStreamGetDevResource_ptsz\0\
cuStreamGetDevice\0\
cuStreamGetDevice_ptsz\0\
cuStreamGetFlags\0\
cuStreamGetFlags_ptsz\0\
cuStreamGetGreenCtx\0\
cuStreamGetId\0\
cuStreamGetId_ptsz\0\
cuStreamGetPriority\0\
cuStreamGetPriority_ptsz\0\
cuStreamIsCapturing\0\
cuStreamIsCapturing_ptsz\0\
cuStreamQuery\0\
cuStreamQuery_ptsz\0\
cuStreamSetAttribute\0\
cuStreamSetAttribute_ptsz\0\
cuStreamSynchronize\0\
cuStreamSynchronize_ptsz\0\
cuStreamUpdateCaptureDependencies\0\
cuStreamUpdateCaptureDependencies_ptsz\0\
cuStreamUpdateCaptureDependencies_v2\0\
cuStreamUpdateCaptureDependencies_v2_ptsz\0\
cuStreamWaitEvent\0\
cuStreamWaitEvent_ptsz\0\
cuStreamWaitValue32\0\
cuStreamWaitValue32_ptsz\0\
cuStreamWaitValue32_v2\0\
cuStreamWaitValue32_v2_ptsz\0\
cuStreamWaitValue64\0\
cuStreamWaitValue64_ptsz\0\
cuStreamWaitValue64_v2\0\
cuStreamWaitValue64_v2_ptsz\0\
cuStreamWriteValue32\0\
cuStreamWriteValue32_ptsz\0\
cuStreamWriteValue32_v2\0\
cuStreamWriteValue32_v2_ptsz\0\
cuStreamWriteValue64\0\
cuStreamWriteValue64_ptsz\0\
cuStreamWriteValue64_v2\0\
cuStreamWriteValue64_v2_ptsz\0\
cuSurfObjectCreate\0\
cuSurfObjectDestroy\0\
cuSurfObjectGetResourceDesc\0\
cuSurfRefGetArray\0\
cuSurfRefSetArray\0\
cuTensorMapEncodeIm2col\0\
cuTensorMapEncodeIm2colWide\0\
cuTensorMapEncodeTiled\0\
cuTensorMapReplaceAddress\0\
cuTexObjectCreate\0\
cuTexObjectDestroy\0\
cuTexObjectGetResourceDesc\0\
cuTexObjectGetResourceViewDesc\0\
cuTexObjectGetTextureDesc\0\
cuTexRefCreate\0\
cuTexRefDestroy\0\
cuTexRefGetAddress\0\
cuTexRefGetAddressMode\0\
cuTexRefGetAddress_v2\0\
cuTexRefGetArray\0\
cuTexRefGetBorderColor\0\
cuTexRefGetFilterMode\0\
cuTexRefGetFlags\0\
cuTexRefGetFormat\0\
cuTexRefGetMaxAnisotropy\0\
cuTexRefGetMipmapFilterMode\0\
cuTexRefGetMipmapLevelBias\0\
cuTexRefGetMipmapLevelClamp\0\
cuTexRefGetMipmappedArray\0\
cuTexRefSetAddress\0\
cuTexRefSetAddress2D\0\
cuTexRefSetAddress2D_v2\0\
cuTexRefSetAddress2D_v3\0\
cuTexRefSetAddressMode\0\
cuTexRefSetAddress_v2\0\
cuTexRefSetArray\0\
cuTexRefSetBorderColor\0\
cuTexRefSetFilterMode\0\
cuTexRefSetFlags\0\
cuTexRefSetFormat\0\
cuTexRefSetMaxAnisotropy\0\
cuTexRefSetMipmapFilterMode\0\
cuTexRefSetMipmapLevelBias\0\
cuTexRefSetMipmapLevelClamp\0\
cuTexRefSetMipmappedArray\0\
cuThreadExchangeStreamCaptureMode\0\
cuUserObjectCreate\0\
cuUserObjectRelease\0\
cuUserObjectRetain\0\
cuVDPAUCtxCreate\0\
cuVDPAUCtxCreate_v2\0\
cuVDPAUGetDevice\0\
cuWaitExternalSemaphoresAsync\0\
cuWaitExternalSemaphoresAsync_ptsz\0\
cuEGLApiInit\0\
cuMemGetAttribute\0\
cuMemGetAttribute_v2\0\
cudaArrayGetInfo\0\
cudaArrayGetMemoryRequirements\0\
cudaArrayGetPlane\0\
cudaArrayGetSparseProperties\0\
cudaBindSurfaceToArray\0\
cudaBindTexture\0\
cudaBindTexture2D\0\
cudaBindTextureToArray\0\
cudaBindTextureToMipmappedArray\0\
cudaChooseDevice\0\
cudaCreateChannelDesc\0\
cudaCreateSurfaceObject\0\
cudaCreateTextureObject\0\
cudaCreateTextureObject_v2\0\
cudaCtxResetPersistingL2Cache\0\
cudaDestroyExternalMemory\0\
cudaDestroyExternalSemaphore\0\
cudaDestroySurfaceObject\0\
cudaDestroyTextureObject\0\
cudaDeviceCanAccessPeer\0\
cudaDeviceDisablePeerAccess\0\
cudaDeviceEnablePeerAccess\0\
cudaDeviceFlushGPUDirectRDMAWrites\0\
cudaDeviceGetAttribute\0\
cudaDeviceGetByPCIBusId\0\
cudaDeviceGetCacheConfig\0\
cudaDeviceGetDefaultMemPool\0\
cudaDeviceGetGraphMemAttribute\0\
cudaDeviceGetLimit\0\
cudaDeviceGetMemPool\0\
cudaDeviceGetNvSciSyncAttributes\0\
cudaDeviceGetP2PAttribute\0\
cudaDeviceGetPCIBusId\0\
cudaDeviceGetSharedMemConfig\0\
cudaDeviceGetStreamPriorityRange\0\
cudaDeviceGetTexture1DLinearMaxWidth\0\
cudaDeviceGraphMemTrim\0\
cudaDeviceReset\0\
cudaDeviceSetCacheConfig\0\
cudaDeviceSetGraphMemAttribute\0\
cudaDeviceSetLimit\0\
cudaDeviceSetMemPool\0\
cudaDeviceSetSharedMemConfig\0\
cudaDeviceSynchronize\0\
cudaDriverGetVersion\0\
cudaEGLStreamConsumerAcquireFrame\0\
cudaEGLStreamConsumerConnect\0\
cudaEGLStreamConsumerConnectWithFlags\0\
cudaEGLStreamConsumerDisconnect\0\
cudaEGLStreamConsumerReleaseFrame\0\
cudaEGLStreamProducerConnect\0\
cudaEGLStreamProducerDisconnect\0\
cudaEGLStreamProducerReturnFrame\0\
cudaEventCreate\0\
cudaEventCreateFromEGLSync\0\
cudaEventCreateWithFlags\0\
cudaEventDestroy\0\
cudaEventElapsedTime\0\
cudaEventQuery\0\
cudaEventRecord\0\
cudaEventRecordWithFlags\0\
cudaEventRecordWithFlags_ptsz\0\
cudaEventRecord_ptsz\0\
cudaEventSynchronize\0\
cudaExternalMemoryGetMappedBuffer\0\
cudaExternalMemoryGetMappedMipmappedArray\0\
cudaFree\0\
cudaFreeArray\0\
cudaFreeAsync\0\
cudaFreeAsync_ptsz\0\
cudaFreeHost\0\
cudaFreeMipmappedArray\0\
cudaFuncGetAttributes\0\
cudaFuncSetAttribute\0\
cudaFuncSetCacheConfig\0\
cudaFuncSetSharedMemConfig\0\
cudaGLGetDevices\0\
cudaGLMapBufferObject\0\
cudaGLMapBufferObjectAsync\0\
cudaGLRegisterBufferObject\0\
cudaGLSetBufferObjectMapFlags\0\
cudaGLSetGLDevice\0\
cudaGLUnmapBufferObject\0\
cudaGLUnmapBufferObjectAsync\0\
cudaGLUnregisterBufferObject\0\
cudaGetChannelDesc\0\
cudaGetDevice\0\
cudaGetDeviceCount\0\
cudaGetDeviceFlags\0\
cudaGetDeviceProperties\0\
cudaGetDriverEntryPoint\0\
cudaGetDriverEntryPoint_ptsz\0\
cudaGetErrorName\0\
cudaGetErrorString\0\
cudaGetExportTable\0\
cudaGetFuncBySymbol\0\
cudaGetLastError\0\
cudaGetMipmappedArrayLevel\0\
cudaGetSurfaceObjectResourceDesc\0\
cudaGetSurfaceReference\0\
cudaGetSymbolAddress\0\
cudaGetSymbolSize\0\
cudaGetTextureAlignmentOffset\0\
cudaGetTextureObjectResourceDesc\0\
cudaGetTextureObjectResourceViewDesc\0\
cudaGetTextureObjectTextureDesc\0\
cudaGetTextureObjectTextureDesc_v2\0\
cudaGetTextureReference\0\
cudaGraphAddChildGraphNode\0\
cudaGraphAddDependencies\0\
cudaGraphAddEmptyNode\0\
cudaGraphAddEventRecordNode\0\
cudaGraphAddEventWaitNode\0\
cudaGraphAddExternalSemaphoresSignalNode\0\
cudaGraphAddExternalSemaphoresWaitNode\0\
cudaGraphAddHostNode\0\
cudaGraphAddKernelNode\0\
cudaGraphAddMemAllocNode\0\
cudaGraphAddMemFreeNode\0\
cudaGraphAddMemcpyNode\0\
cudaGraphAddMemcpyNode1D\0\
cudaGraphAddMemcpyNodeFromSymbol\0\
cudaGraphAddMemcpyNodeToSymbol\0\
cudaGraphAddMemsetNode\0\
cudaGraphChildGraphNodeGetGraph\0\
cudaGraphClone\0\
cudaGraphCreate\0\
cudaGraphDebugDotPrint\0\
cudaGraphDestroy\0\
cudaGraphDestroyNode\0\
cudaGraphEventRecordNodeGetEvent\0\
cudaGraphEventRecordNodeSetEvent\0\
cudaGraphEventWaitNodeGetEvent\0\
cudaGraphEventWaitNodeSetEvent\0\
cudaGraphExecChildGraphNodeSetParams\0\
cudaGraphExecDestroy\0\
cudaGraphExecEventRecordNodeSetEvent\0\
cudaGraphExecEventWaitNodeSetEvent\0\
cudaGraphExecExternalSemaphoresSignalNodeSetParams\0\
cudaGraphExecExternalSemaphoresWaitNodeSetParams\0\
cudaGraphExecHostNodeSetParams\0\
cudaGraphExecKernelNodeSetParams\0\
cudaGraphExecMemcpyNodeSetParams\0\
cudaGraphExecMemcpyNodeSetParams1D\0\
cudaGraphExecMemcpyNodeSetParamsFromSymbol\0\
cudaGraphExecMemcpyNodeSetParamsToSymbol\0\
cudaGraphExecMemsetNodeSetParams\0\
cudaGraphExecUpdate\0\
cudaGraphExternalSemaphoresSignalNodeGetParams\0\
cudaGraphExternalSemaphoresSignalNodeSetParams\0\
cudaGraphExternalSemaphoresWaitNodeGetParams\0\
cudaGraphExternalSemaphoresWaitNodeSetParams\0\
cudaGraphGetEdges\0\
cudaGraphGetNodes\0\
cudaGraphGetRootNodes\0\
cudaGraphHostNodeGetParams\0\
cudaGraphHostNodeSetParams\0\
cudaGraphInstantiate\0\
cudaGraphInstantiateWithFlags\0\
cudaGraphKernelNodeCopyAttributes\0\
cudaGraphKernelNodeGetAttribute\0\
cudaGraphKernelNodeGetParams\0\
cudaGraphKernelNodeSetAttribute\0\
cudaGraphKernelNodeSetParams\0\
cudaGraphLaunch\0\
cudaGraphLaunch_ptsz\0\
cudaGraphMemAllocNodeGetParams\0\
cudaGraphMemFreeNodeGetParams\0\
cudaGraphMemcpyNodeGetParams\0\
cudaGraphMemcpyNodeSetParams\0\
cudaGraphMemcpyNodeSetParams1D\0\
cudaGraphMemcpyNodeSetParamsFromSymbol\0\
cudaGraphMemcpyNodeSetParamsToSymbol\0\
cudaGraphMemsetNodeGetParams\0\
cudaGraphMemsetNodeSetParams\0\
cudaGraphNodeFindInClone\0\
cudaGraphNodeGetDependencies\0\
cudaGraphNodeGetDependentNodes\0\
cudaGraphNodeGetEnabled\0\
cudaGraphNodeGetType\0\
cudaGraphNodeSetEnabled\0\
cudaGraphReleaseUserObject\0\
cudaGraphRemoveDependencies\0\
cudaGraphRetainUserObject\0\
cudaGraphUpload\0\
cudaGraphUpload_ptsz\0\
cudaGraphicsEGLRegisterImage\0\
cudaGraphicsGLRegisterBuffer\0\
cudaGraphicsGLRegisterImage\0\
cudaGraphicsMapResources\0\
cudaGraphicsResourceGetMappedEglFrame\0\
cudaGraphicsResourceGetMappedMipmappedArray\0\
cudaGraphicsResourceGetMappedPointer\0\
cudaGraphicsResourceSetMapFlags\0\
cudaGraphicsSubResourceGetMappedArray\0\
cudaGraphicsUnmapResources\0\
cudaGraphicsUnregisterResource\0\
cudaGraphicsVDPAURegisterOutputSurface\0\
cudaGraphicsVDPAURegisterVideoSurface\0\
cudaHostAlloc\0\
cudaHostGetDevicePointer\0\
cudaHostGetFlags\0\
cudaHostRegister\0\
cudaHostUnregister\0\
cudaImportExternalMemory\0\
cudaImportExternalSemaphore\0\
cudaIpcCloseMemHandle\0\
cudaIpcGetEventHandle\0\
cudaIpcGetMemHandle\0\
cudaIpcOpenEventHandle\0\
cudaIpcOpenMemHandle\0\
cudaLaunchCooperativeKernel\0\
cudaLaunchCooperativeKernelMultiDevice\0\
cudaLaunchCooperativeKernel_ptsz\0\
cudaLaunchHostFunc\0\
cudaLaunchHostFunc_ptsz\0\
cudaLaunchKernel\0\
cudaLaunchKernelExC\0\
cudaLaunchKernelExC_ptsz\0\
cudaLaunchKernel_ptsz\0\
cudaMalloc\0\
cudaMalloc3D\0\
cudaMalloc3DArray\0\
cudaMallocArray\0\
cudaMallocAsync\0\
cudaMallocAsync_ptsz\0\
cudaMallocFromPoolAsync\0\
cudaMallocFromPoolAsync_ptsz\0\
cudaMallocHost\0\
cudaMallocManaged\0\
cudaMallocMipmappedArray\0\
cudaMallocPitch\0\
cudaMemAdvise\0\
cudaMemGetInfo\0\
cudaMemPoolCreate\0\
cudaMemPoolDestroy\0\
cudaMemPoolExportPointer\0\
cudaMemPoolExportToShareableHandle\0\
cudaMemPoolGetAccess\0\
cudaMemPoolGetAttribute\0\
cudaMemPoolImportFromShareableHandle\0\
cudaMemPoolImportPointer\0\
cudaMemPoolSetAccess\0\
cudaMemPoolSetAttribute\0\
cudaMemPoolTrimTo\0\
cudaMemPrefetchAsync\0\
cudaMemPrefetchAsync_ptsz\0\
cudaMemRangeGetAttribute\0\
cudaMemRangeGetAttributes\0\
cudaMemcpy\0\
cudaMemcpy2D\0\
cudaMemcpy2DArrayToArray\0\
cudaMemcpy2DArrayToArray_ptds\0\
cudaMemcpy2DAsync\0\
cudaMemcpy2DAsync_ptsz\0\
cudaMemcpy2DFromArray\0\
cudaMemcpy2DFromArrayAsync\0\
cudaMemcpy2DFromArrayAsync_ptsz\0\
cudaMemcpy2DFromArray_ptds\0\
cudaMemcpy2DToArray\0\
cudaMemcpy2DToArrayAsync\0\
cudaMemcpy2DToArrayAsync_ptsz\0\
cudaMemcpy2DToArray_ptds\0\
cudaMemcpy2D_ptds\0\
cudaMemcpy3D\0\
cudaMemcpy3DAsync\0\
cudaMemcpy3DAsync_ptsz\0\
cudaMemcpy3DPeer\0\
cudaMemcpy3DPeerAsync\0\
cudaMemcpy3DPeerAsync_ptsz\0\
cudaMemcpy3DPeer_ptds\0\
cudaMemcpy3D_ptds\0\
cudaMemcpyArrayToArray\0\
cudaMemcpyArrayToArray_ptds\0\
cudaMemcpyAsync\0\
cudaMemcpyAsync_ptsz\0\
cudaMemcpyFromArray\0\
cudaMemcpyFromArrayAsync\0\
cudaMemcpyFromArrayAsync_ptsz\0\
cudaMemcpyFromArray_ptds\0\
cudaMemcpyFromSymbol\0\
cudaMemcpyFromSymbolAsync\0\
cudaMemcpyFromSymbolAsync_ptsz\0\
cudaMemcpyFromSymbol_ptds\0\
cudaMemcpyPeer\0\
cudaMemcpyPeerAsync\0\
cudaMemcpyToArray\0\
cudaMemcpyToArrayAsync\0\
cudaMemcpyToArrayAsync_ptsz\0\
cudaMemcpyToArray_ptds\0\
cudaMemcpyToSymbol\0\
cudaMemcpyToSymbolAsync\0\
cudaMemcpyToSymbolAsync_ptsz\0\
cudaMemcpyToSymbol_ptds\0\
cudaMemcpy_ptds\0\
cudaMemset\0\
cudaMemset2D\0\
cudaMemset2DAsync\0\
cudaMemset2DAsync_ptsz\0\
cudaMemset2D_ptds\0\
cudaMemset3D\0\
cudaMemset3DAsync\0\
cudaMemset3DAsync_ptsz\0\
cudaMemset3D_ptds\0\
cudaMemsetAsync\0\
cudaMemsetAsync_ptsz\0\
cudaMemset_ptds\0\
cudaMipmappedArrayGetMemoryRequirements\0\
cudaMipmappedArrayGetSparseProperties\0\
cudaOccupancyAvailableDynamicSMemPerBlock\0\
cudaOccupancyMaxActiveBlocksPerMultiprocessor\0\
cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags\0\
cudaOccupancyMaxActiveClusters\0\
cudaOccupancyMaxPotentialClusterSize\0\
cudaPeekAtLastError\0\
cudaPointerGetAttributes\0\
cudaProfilerInitialize\0\
cudaProfilerStart\0\
cudaProfilerStop\0\
cudaRuntimeGetVersion\0\
cudaSetDevice\0\
cudaSetDeviceFlags\0\
cudaSetDoubleForDevice\0\
cudaSetDoubleForHost\0\
cudaSetValidDevices\0\
cudaSignalExternalSemaphoresAsync\0\
cudaSignalExternalSemaphoresAsync_ptsz\0\
cudaSignalExternalSemaphoresAsync_v2\0\
cudaSignalExternalSemaphoresAsync_v2_ptsz\0\
cudaStreamAddCallback\0\
cudaStreamAddCallback_ptsz\0\
cudaStreamAttachMemAsync\0\
cudaStreamAttachMemAsync_ptsz\0\
cudaStreamBeginCapture\0\
cudaStreamBeginCapture_ptsz\0\
cudaStreamCopyAttributes\0\
cudaStreamCopyAttributes_ptsz\0\
cudaStreamCreate\0\
cudaStreamCreateWithFlags\0\
cudaStreamCreateWithPriority\0\
cudaStreamDestroy\0\
cudaStreamEndCapture\0\
cudaStreamEndCapture_ptsz\0\
cudaStreamGetAttribute\0\
cudaStreamGetAttribute_ptsz\0\
cudaStreamGetCaptureInfo\0\
cudaStreamGetCaptureInfo_ptsz\0\
cudaStreamGetCaptureInfo_v2\0\
cudaStreamGetCaptureInfo_v2_ptsz\0\
cudaStreamGetFlags\0\
cudaStreamGetFlags_ptsz\0\
cudaStreamGetPriority\0\
cudaStreamGetPriority_ptsz\0\
cudaStreamIsCapturing\0\
cudaStreamIsCapturing_ptsz\0\
cudaStreamQuery\0\
cudaStreamQuery_ptsz\0\
cudaStreamSetAttribute\0\
cudaStreamSetAttribute_ptsz\0\
cudaStreamSynchronize\0\
cudaStreamSynchronize_ptsz\0\
cudaStreamUpdateCaptureDependencies\0\
cudaStreamUpdateCaptureDependencies_ptsz\0\
cudaStreamWaitEvent\0\
cudaStreamWaitEvent_ptsz\0\
cudaThreadExchangeStreamCaptureMode\0\
cudaThreadExit\0\
cudaThreadGetCacheConfig\0\
cudaThreadGetLimit\0\
cudaThreadSetCacheConfig\0\
cudaThreadSetLimit\0\
cudaThreadSynchronize\0\
cudaUnbindTexture\0\
cudaUserObjectCreate\0\
cudaUserObjectRelease\0\
cudaUserObjectRetain\0\
cudaVDPAUGetDevice\0\
cudaVDPAUSetVDPAUDevice\0\
cudaWaitExternalSemaphoresAsync\0\
cudaWaitExternalSemaphoresAsync_ptsz\0\
cudaWaitExternalSemaphoresAsync_v2\0\
cudaWaitExternalSemaphoresAsync_v2_ptsz\0\
__cudaLaunchKernel\0\
__cudaLaunchKernel_ptsz\0\
cudaArrayGetInfo\0\
cudaArrayGetMemoryRequirements\0\
cudaArrayGetPlane\0\
cudaArrayGetSparseProperties\0\
cudaChooseDevice\0\
cudaCreateChannelDesc\0\
cudaCreateSurfaceObject\0\
cudaCreateTextureObject\0\
cudaCtxResetPersistingL2Cache\0\
cudaDestroyExternalMemory\0\
cudaDestroyExternalSemaphore\0\
cudaDestroySurfaceObject\0\
cudaDestroyTextureObject\0\
cudaDeviceCanAccessPeer\0\
cudaDeviceDisablePeerAccess\0\
cudaDeviceEnablePeerAccess\0\
cudaDeviceFlushGPUDirectRDMAWrites\0\
cudaDeviceGetAttribute\0\
cudaDeviceGetByPCIBusId\0\
cudaDeviceGetCacheConfig\0\
cudaDeviceGetDefaultMemPool\0\
cudaDeviceGetGraphMemAttribute\0\
cudaDeviceGetLimit\0\
cudaDeviceGetMemPool\0\
cudaDeviceGetNvSciSyncAttributes\0\
cudaDeviceGetP2PAttribute\0\
cudaDeviceGetPCIBusId\0\
cudaDeviceGetSharedMemConfig\0\
cudaDeviceGetStreamPriorityRange\0\
cudaDeviceGetTexture1DLinearMaxWidth\0\
cudaDeviceGraphMemTrim\0\
cudaDeviceRegisterAsyncNotification\0\
cudaDeviceReset\0\
cudaDeviceSetCacheConfig\0\
cudaDeviceSetGraphMemAttribute\0\
cudaDeviceSetLimit\0\
cudaDeviceSetMemPool\0\
cudaDeviceSetSharedMemConfig\0\
cudaDeviceSynchronize\0\
cudaDeviceUnregisterAsyncNotification\0\
cudaDriverGetVersion\0\
cudaEGLStreamConsumerAcquireFrame\0\
cudaEGLStreamConsumerConnect\0\
cudaEGLStreamConsumerConnectWithFlags\0\
cudaEGLStreamConsumerDisconnect\0\
cudaEGLStreamConsumerReleaseFrame\0\
cudaEGLStreamProducerConnect\0\
cudaEGLStreamProducerDisconnect\0\
cudaEGLStreamProducerReturnFrame\0\
cudaEventCreate\0\
cudaEventCreateFromEGLSync\0\
cudaEventCreateWithFlags\0\
cudaEventDestroy\0\
cudaEventElapsedTime\0\
cudaEventElapsedTime_v2\0\
cudaEventQuery\0\
cudaEventRecord\0\
cudaEventRecordWithFlags\0\
cudaEventRecordWithFlags_ptsz\0\
cudaEventRecord_ptsz\0\
cudaEventSynchronize\0\
cudaExternalMemoryGetMappedBuffer\0\
cudaExternalMemoryGetMappedMipmappedArray\0\
cudaFree\0\
cudaFreeArray\0\
cudaFreeAsync\0\
cudaFreeAsync_ptsz\0\
cudaFreeHost\0\
cudaFreeMipmappedArray\0\
cudaFuncGetAttributes\0\
cudaFuncGetName\0\
cudaFuncGetParamInfo\0\
cudaFuncSetAttribute\0\
cudaFuncSetCacheConfig\0\
cudaFuncSetSharedMemConfig\0\
cudaGLGetDevices\0\
cudaGLMapBufferObject\0\
cudaGLMapBufferObjectAsync\0\
cudaGLRegisterBufferObject\0\
cudaGLSetBufferObjectMapFlags\0\
cudaGLSetGLDevice\0\
cudaGLUnmapBufferObject\0\
cudaGLUnmapBufferObjectAsync\0\
cudaGLUnregisterBufferObject\0\
cudaGetChannelDesc\0\
cudaGetDevice\0\
cudaGetDeviceCount\0\
cudaGetDeviceFlags\0\
cudaGetDeviceProperties\0\
cudaGetDeviceProperties_v2\0\
cudaGetDriverEntryPoint\0\
cudaGetDriverEntryPointByVersion\0\
cudaGetDriverEntryPointByVersion_ptsz\0\
cudaGetDriverEntryPoint_ptsz\0\
cudaGetErrorName\0\
cudaGetErrorString\0\
cudaGetExportTable\0\
cudaGetFuncBySymbol\0\
cudaGetKernel\0\
cudaGetLastError\0\
cudaGetMipmappedArrayLevel\0\
cudaGetSurfaceObjectResourceDesc\0\
cudaGetSymbolAddress\0\
cudaGetSymbolSize\0\
cudaGetTextureObjectResourceDesc\0\
cudaGetTextureObjectResourceViewDesc\0\
cudaGetTextureObjectTextureDesc\0\
cudaGraphAddChildGraphNode\0\
cudaGraphAddDependencies\0\
cudaGraphAddDependencies_v2\0\
cudaGraphAddEmptyNode\0\
cudaGraphAddEventRecordNode\0\
cudaGraphAddEventWaitNode\0\
cudaGraphAddExternalSemaphoresSignalNode\0\
cudaGraphAddExternalSemaphoresWaitNode\0\
cudaGraphAddHostNode\0\
cudaGraphAddKernelNode\0\
cudaGraphAddMemAllocNode\0\
cudaGraphAddMemFreeNode\0\
cudaGraphAddMemcpyNode\0\
cudaGraphAddMemcpyNode1D\0\
cudaGraphAddMemcpyNodeFromSymbol\0\
cudaGraphAddMemcpyNodeToSymbol\0\
cudaGraphAddMemsetNode\0\
cudaGraphAddNode\0\
cudaGraphAddNode_v2\0\
cudaGraphChildGraphNodeGetGraph\0\
cudaGraphClone\0\
cudaGraphConditionalHandleCreate\0\
cudaGraphCreate\0\
cudaGraphDebugDotPrint\0\
cudaGraphDestroy\0\
cudaGraphDestroyNode\0\
cudaGraphEventRecordNodeGetEvent\0\
cudaGraphEventRecordNodeSetEvent\0\
cudaGraphEventWaitNodeGetEvent\0\
cudaGraphEventWaitNodeSetEvent\0\
cudaGraphExecChildGraphNodeSetParams\0\
cudaGraphExecDestroy\0\
cudaGraphExecEventRecordNodeSetEvent\0\
cudaGraphExecEventWaitNodeSetEvent\0\
cudaGraphExecExternalSemaphoresSignalNodeSetParams\0\
cudaGraphExecExternalSemaphoresWaitNodeSetParams\0\
cudaGraphExecGetFlags\0\
cudaGraphExecHostNodeSetParams\0\
cudaGraphExecKernelNodeSetParams\0\
cudaGraphExecMemcpyNodeSetParams\0\
cudaGraphExecMemcpyNodeSetParams1D\0\
cudaGraphExecMemcpyNodeSetParamsFromSymbol\0\
cudaGraphExecMemcpyNodeSetParamsToSymbol\0\
cudaGraphExecMemsetNodeSetParams\0\
cudaGraphExecNodeSetParams\0\
cudaGraphExecUpdate\0\
cudaGraphExternalSemaphoresSignalNodeGetParams\0\
cudaGraphExternalSemaphoresSignalNodeSetParams\0\
cudaGraphExternalSemaphoresWaitNodeGetParams\0\
cudaGraphExternalSemaphoresWaitNodeSetParams\0\
cudaGraphGetEdges\0\
cudaGraphGetEdges_v2\0\
cudaGraphGetNodes\0\
cudaGraphGetRootNodes\0\
cudaGraphHostNodeGetParams\0\
cudaGraphHostNodeSetParams\0\
cudaGraphInstantiate\0\
cudaGraphInstantiateWithFlags\0\
cudaGraphInstantiateWithParams\0\
cudaGraphInstantiateWithParams_ptsz\0\
cudaGraphKernelNodeCopyAttributes\0\
cudaGraphKernelNodeGetAttribute\0\
cudaGraphKernelNodeGetParams\0\
cudaGraphKernelNodeSetAttribute\0\
cudaGraphKernelNodeSetParams\0\
cudaGraphLaunch\0\
cudaGraphLaunch_ptsz\0\
cudaGraphMemAllocNodeGetParams\0\
cudaGraphMemFreeNodeGetParams\0\
cudaGraphMemcpyNodeGetParams\0\
cudaGraphMemcpyNodeSetParams\0\
cudaGraphMemcpyNodeSetParams1D\0\
cudaGraphMemcpyNodeSetParamsFromSymbol\0\
cudaGraphMemcpyNodeSetParamsToSymbol\0\
cudaGraphMemsetNodeGetParams\0\
cudaGraphMemsetNodeSetParams\0\
cudaGraphNodeFindInClone\0\
cudaGraphNodeGetDependencies\0\
cudaGraphNodeGetDependencies_v2\0\
cudaGraphNodeGetDependentNodes\0\
cudaGraphNodeGetDependentNodes_v2\0\
cudaGraphNodeGetEnabled\0\
cudaGraphNodeGetType\0\
cudaGraphNodeSetEnabled\0\
cudaGraphNodeSetParams\0\
cudaGraphReleaseUserObject\0\
cudaGraphRemoveDependencies\0\
cudaGraphRemoveDependencies_v2\0\
cudaGraphRetainUserObject\0\
cudaGraphUpload\0\
cudaGraphUpload_ptsz\0\
cudaGraphicsEGLRegisterImage\0\
cudaGraphicsGLRegisterBuffer\0\
cudaGraphicsGLRegisterImage\0\
cudaGraphicsMapResources\0\
cudaGraphicsResourceGetMappedEglFrame\0\
cudaGraphicsResourceGetMappedMipmappedArray\0\
cudaGraphicsResourceGetMappedPointer\0\
cudaGraphicsResourceSetMapFlags\0\
cudaGraphicsSubResourceGetMappedArray\0\
cudaGraphicsUnmapResources\0\
cudaGraphicsUnregisterResource\0\
cudaGraphicsVDPAURegisterOutputSurface\0\
cudaGraphicsVDPAURegisterVideoSurface\0\
cudaHostAlloc\0\
cudaHostGetDevicePointer\0\
cudaHostGetFlags\0\
cudaHostRegister\0\
cudaHostUnregister\0\
cudaImportExternalMemory\0\
cudaImportExternalSemaphore\0\
cudaInitDevice\0\
cudaIpcCloseMemHandle\0\
cudaIpcGetEventHandle\0\
cudaIpcGetMemHandle\0\
cudaIpcOpenEventHandle\0\
cudaIpcOpenMemHandle\0\
cudaKernelSetAttributeForDevice\0\
cudaLaunchCooperativeKernel\0\
cudaLaunchCooperativeKernelMultiDevice\0\
cudaLaunchCooperativeKernel_ptsz\0\
cudaLaunchHostFunc\0\
cudaLaunchHostFunc_ptsz\0\
cudaLaunchKernel\0\
cudaLaunchKernelExC\0\
cudaLaunchKernelExC_ptsz\0\
cudaLaunchKernel_ptsz\0\
cudaLibraryEnumerateKernels\0\
cudaLibraryGetGlobal\0\
cudaLibraryGetKernel\0\
cudaLibraryGetKernelCount\0\
cudaLibraryGetManaged\0\
cudaLibraryGetUnifiedFunction\0\
cudaLibraryLoadData\0\
cudaLibraryLoadFromFile\0\
cudaLibraryUnload\0\
cudaMalloc\0\
cudaMalloc3D\0\
cudaMalloc3DArray\0\
cudaMallocArray\0\
cudaMallocAsync\0\
cudaMallocAsync_ptsz\0\
cudaMallocFromPoolAsync\0\
cudaMallocFromPoolAsync_ptsz\0\
cudaMallocHost\0\
cudaMallocManaged\0\
cudaMallocMipmappedArray\0\
cudaMallocPitch\0\
cudaMemAdvise\0\
cudaMemAdvise_v2\0\
cudaMemGetInfo\0\
cudaMemPoolCreate\0\
cudaMemPoolDestroy\0\
cudaMemPoolExportPointer\0\
cudaMemPoolExportToShareableHandle\0\
cudaMemPoolGetAccess\0\
cudaMemPoolGetAttribute\0\
cudaMemPoolImportFromShareableHandle\0\
cudaMemPoolImportPointer\0\
cudaMemPoolSetAccess\0\
cudaMemPoolSetAttribute\0\
cudaMemPoolTrimTo\0\
cudaMemPrefetchAsync\0\
cudaMemPrefetchAsync_ptsz\0\
cudaMemPrefetchAsync_v2\0\
cudaMemPrefetchAsync_v2_ptsz\0\
cudaMemRangeGetAttribute\0\
cudaMemRangeGetAttributes\0\
cudaMemcpy\0\
cudaMemcpy2D\0\
cudaMemcpy2DArrayToArray\0\
cudaMemcpy2DArrayToArray_ptds\0\
cudaMemcpy2DAsync\0\
cudaMemcpy2DAsync_ptsz\0\
cudaMemcpy2DFromArray\0\
cudaMemcpy2DFromArrayAsync\0\
cudaMemcpy2DFromArrayAsync_ptsz\0\
cudaMemcpy2DFromArray_ptds\0\
cudaMemcpy2DToArray\0\
cudaMemcpy2DToArrayAsync\0\
cudaMemcpy2DToArrayAsync_ptsz\0\
cudaMemcpy2DToArray_ptds\0\
cudaMemcpy2D_ptds\0\
cudaMemcpy3D\0\
cudaMemcpy3DAsync\0\
cudaMemcpy3DAsync_ptsz\0\
cudaMemcpy3DBatchAsync\0\
cudaMemcpy3DBatchAsync_ptsz\0\
cudaMemcpy3DPeer\0\
cudaMemcpy3DPeerAsync\0\
cudaMemcpy3DPeerAsync_ptsz\0\
cudaMemcpy3DPeer_ptds\0\
cudaMemcpy3D_ptds\0\
cudaMemcpyArrayToArray\0\
cudaMemcpyArrayToArray_ptds\0\
cudaMemcpyAsync\0\
cudaMemcpyAsync_ptsz\0\
cudaMemcpyBatchAsync\0\
cudaMemcpyBatchAsync_ptsz\0\
cudaMemcpyFromArray\0\
cudaMemcpyFromArrayAsync\0\
cudaMemcpyFromArrayAsync_ptsz\0\
cudaMemcpyFromArray_ptds\0\
cudaMemcpyFromSymbol\0\
cudaMemcpyFromSymbolAsync\0\
cudaMemcpyFromSymbolAsync_ptsz\0\
cudaMemcpyFromSymbol_ptds\0\
cudaMemcpyPeer\0\
cudaMemcpyPeerAsync\0\
cudaMemcpyToArray\0\
cudaMemcpyToArrayAsync\0\
cudaMemcpyToArrayAsync_ptsz\0\
cudaMemcpyToArray_ptds\0\
cudaMemcpyToSymbol\0\
cudaMemcpyToSymbolAsync\0\
cudaMemcpyToSymbolAsync_ptsz\0\
cudaMemcpyToSymbol_ptds\0\
cudaMemcpy_ptds\0\
cudaMemset\0\
cudaMemset2D\0\
cudaMemset2DAsync\0\
cudaMemset2DAsync_ptsz\0\
cudaMemset2D_ptds\0\
cudaMemset3D\0\
cudaMemset3DAsync\0\
cudaMemset3DAsync_ptsz\0\
cudaMemset3D_ptds\0\
cudaMemsetAsync\0\
cudaMemsetAsync_ptsz\0\
cudaMemset_ptds\0\
cudaMipmappedArrayGetMemoryRequirements\0\
cudaMipmappedArrayGetSparseProperties\0\
cudaOccupancyAvailableDynamicSMemPerBlock\0\
cudaOccupancyMaxActiveBlocksPerMultiprocessor\0\
cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags\0\
cudaOccupancyMaxActiveClusters\0\
cudaOccupancyMaxPotentialClusterSize\0\
cudaPeekAtLastError\0\
cudaPointerGetAttributes\0\
cudaProfilerStart\0\
cudaProfilerStop\0\
cudaRuntimeGetVersion\0\
cudaSetDevice\0\
cudaSetDeviceFlags\0\
cudaSetDoubleForDevice\0\
cudaSetDoubleForHost\0\
cudaSetValidDevices\0\
cudaSignalExternalSemaphoresAsync\0\
cudaSignalExternalSemaphoresAsync_ptsz\0\
cudaSignalExternalSemaphoresAsync_v2\0\
cudaSignalExternalSemaphoresAsync_v2_ptsz\0\
cudaStreamAddCallback\0\
cudaStreamAddCallback_ptsz\0\
cudaStreamAttachMemAsync\0\
cudaStreamAttachMemAsync_ptsz\0\
cudaStreamBeginCapture\0\
cudaStreamBeginCaptureToGraph\0\
cudaStreamBeginCaptureToGraph_ptsz\0\
cudaStreamBeginCapture_ptsz\0\
cudaStreamCopyAttributes\0\
cudaStreamCopyAttributes_ptsz\0\
cudaStreamCreate\0\
cudaStreamCreateWithFlags\0\
cudaStreamCreateWithPriority\0\
cudaStreamDestroy\0\
cudaStreamEndCapture\0\
cudaStreamEndCapture_ptsz\0\
cudaStreamGetAttribute\0\
cudaStreamGetAttribute_ptsz\0\
cudaStreamGetCaptureInfo\0\
cudaStreamGetCaptureInfo_ptsz\0\
cudaStreamGetCaptureInfo_v2\0\
cudaStreamGetCaptureInfo_v2_ptsz\0\
cudaStreamGetCaptureInfo_v3\0\
cudaStreamGetCaptureInfo_v3_ptsz\0\
cudaStreamGetDevice\0\
cudaStreamGetDevice_ptsz\0\
cudaStreamGetFlags\0\
cudaStreamGetFlags_ptsz\0\
cudaStreamGetId\0\
cudaStreamGetId_ptsz\0\
cudaStreamGetPriority\0\
cudaStreamGetPriority_ptsz\0\
cudaStreamIsCapturing\0\
cudaStreamIsCapturing_ptsz\0\
cudaStreamQuery\0\
cudaStreamQuery_ptsz\0\
cudaStreamSetAttribute\0\
cudaStreamSetAttribute_ptsz\0\
cudaStreamSynchronize\0\
cudaStreamSynchronize_ptsz\0\
cudaStreamUpdateCaptureDependencies\0\
cudaStreamUpdateCaptureDependencies_ptsz\0\
cudaStreamUpdateCaptureDependencies_v2\0\
cudaStreamUpdateCaptureDependencies_v2_ptsz\0\
cudaStreamWaitEvent\0\
cudaStreamWaitEvent_ptsz\0\
cudaThreadExchangeStreamCaptureMode\0\
cudaThreadExit\0\
cudaThreadGetCacheConfig\0\
cudaThreadGetLimit\0\
cudaThreadSetCacheConfig\0\
cudaThreadSetLimit\0\
cudaThreadSynchronize\0\
cudaUserObjectCreate\0\
cudaUserObjectRelease\0\
cudaUserObjectRetain\0\
cudaVDPAUGetDevice\0\
cudaVDPAUSetVDPAUDevice\0\
cudaWaitExternalSemaphoresAsync\0\
cudaWaitExternalSemaphoresAsync_ptsz\0\
cudaWaitExternalSemaphoresAsync_v2\0\
cudaWaitExternalSemaphoresAsync_v2_ptsz\0\
__cudaLaunchKernel\0\
__cudaLaunchKernel_ptsz\0\
cudaArrayGetInfo\0\
cudaArrayGetMemoryRequirements\0\
cudaArrayGetPlane\0\
cudaArrayGetSparseProperties\0\
cudaChooseDevice\0\
cudaCreateChannelDesc\0\
cudaCreateSurfaceObject\0\
cudaCreateTextureObject\0\
cudaCtxResetPersistingL2Cache\0\
cudaDestroyExternalMemory\0\
cudaDestroyExternalSemaphore\0\
cudaDestroySurfaceObject\0\
cudaDestroyTextureObject\0\
cudaDevResourceGenerateDesc\0\
cudaDevSmResourceSplit\0\
cudaDevSmResourceSplitByCount\0\
cudaDeviceCanAccessPeer\0\
cudaDeviceDisablePeerAccess\0\
cudaDeviceEnablePeerAccess\0\
cudaDeviceFlushGPUDirectRDMAWrites\0\
cudaDeviceGetAttribute\0\
cudaDeviceGetByPCIBusId\0\
cudaDeviceGetCacheConfig\0\
cudaDeviceGetDefaultMemPool\0\
cudaDeviceGetDevResource\0\
cudaDeviceGetExecutionCtx\0\
cudaDeviceGetGraphMemAttribute\0\
cudaDeviceGetHostAtomicCapabilities\0\
cudaDeviceGetLimit\0\
cudaDeviceGetMemPool\0\
cudaDeviceGetNvSciSyncAttributes\0\
cudaDeviceGetP2PAtomicCapabilities\0\
cudaDeviceGetP2PAttribute\0\
cudaDeviceGetPCIBusId\0\
cudaDeviceGetSharedMemConfig\0\
cudaDeviceGetStreamPriorityRange\0\
cudaDeviceGetTexture1DLinearMaxWidth\0\
cudaDeviceGraphMemTrim\0\
cudaDeviceRegisterAsyncNotification\0\
cudaDeviceReset\0\
cudaDeviceSetCacheConfig\0\
cudaDeviceSetGraphMemAttribute\0\
cudaDeviceSetLimit\0\
cudaDeviceSetMemPool\0\
cudaDeviceSetSharedMemConfig\0\
cudaDeviceSynchronize\0\
cudaDeviceUnregisterAsyncNotification\0\
cudaDriverGetVersion\0\
cudaEGLStreamConsumerAcquireFrame\0\
cudaEGLStreamConsumerConnect\0\
cudaEGLStreamConsumerConnectWithFlags\0\
cudaEGLStreamConsumerDisconnect\0\
cudaEGLStreamConsumerReleaseFrame\0\
cudaEGLStreamProducerConnect\0\
cudaEGLStreamProducerDisconnect\0\
cudaEGLStreamProducerReturnFrame\0\
cudaEventCreate\0\
cudaEventCreateFromEGLSync\0\
cudaEventCreateWithFlags\0\
cudaEventDestroy\0\
cudaEventElapsedTime\0\
cudaEventQuery\0\
cudaEventRecord\0\
cudaEventRecordWithFlags\0\
cudaEventRecordWithFlags_ptsz\0\
cudaEventRecord_ptsz\0\
cudaEventSynchronize\0\
cudaExecutionCtxDestroy\0\
cudaExecutionCtxGetDevResource\0\
cudaExecutionCtxGetDevice\0\
cudaExecutionCtxGetId\0\
cudaExecutionCtxRecordEvent\0\
cudaExecutionCtxStreamCreate\0\
cudaExecutionCtxSynchronize\0\
cudaExecutionCtxWaitEvent\0\
cudaExternalMemoryGetMappedBuffer\0\
cudaExternalMemoryGetMappedMipmappedArray\0\
cudaFree\0\
cudaFreeArray\0\
cudaFreeAsync\0\
cudaFreeAsync_ptsz\0\
cudaFreeHost\0\
cudaFreeMipmappedArray\0\
cudaFuncGetAttributes\0\
cudaFuncGetName\0\
cudaFuncGetParamCount\0\
cudaFuncGetParamInfo\0\
cudaFuncSetAttribute\0\
cudaFuncSetCacheConfig\0\
cudaFuncSetSharedMemConfig\0\
cudaGLGetDevices\0\
cudaGLMapBufferObject\0\
cudaGLMapBufferObjectAsync\0\
cudaGLRegisterBufferObject\0\
cudaGLSetBufferObjectMapFlags\0\
cudaGLSetGLDevice\0\
cudaGLUnmapBufferObject\0\
cudaGLUnmapBufferObjectAsync\0\
cudaGLUnregisterBufferObject\0\
cudaGetChannelDesc\0\
cudaGetDevice\0\
cudaGetDeviceCount\0\
cudaGetDeviceFlags\0\
cudaGetDeviceProperties\0\
cudaGetDriverEntryPoint\0\
cudaGetDriverEntryPointByVersion\0\
cudaGetDriverEntryPointByVersion_ptsz\0\
cudaGetDriverEntryPoint_ptsz\0\
cudaGetErrorName\0\
cudaGetErrorString\0\
cudaGetExportTable\0\
cudaGetFuncBySymbol\0\
cudaGetKernel\0\
cudaGetLastError\0\
cudaGetMipmappedArrayLevel\0\
cudaGetSurfaceObjectResourceDesc\0\
cudaGetSymbolAddress\0\
cudaGetSymbolSize\0\
cudaGetTextureObjectResourceDesc\0\
cudaGetTextureObjectResourceViewDesc\0\
cudaGetTextureObjectTextureDesc\0\
cudaGraphAddChildGraphNode\0\
cudaGraphAddDependencies\0\
cudaGraphAddEmptyNode\0\
cudaGraphAddEventRecordNode\0\
cudaGraphAddEventWaitNode\0\
cudaGraphAddExternalSemaphoresSignalNode\0\
cudaGraphAddExternalSemaphoresWaitNode\0\
cudaGraphAddHostNode\0\
cudaGraphAddKernelNode\0\
cudaGraphAddMemAllocNode\0\
cudaGraphAddMemFreeNode\0\
cudaGraphAddMemcpyNode\0\
cudaGraphAddMemcpyNode1D\0\
cudaGraphAddMemcpyNodeFromSymbol\0\
cudaGraphAddMemcpyNodeToSymbol\0\
cudaGraphAddMemsetNode\0\
cudaGraphAddNode\0\
cudaGraphChildGraphNodeGetGraph\0\
cudaGraphClone\0\
cudaGraphConditionalHandleCreate\0\
cudaGraphConditionalHandleCreate_v2\0\
cudaGraphCreate\0\
cudaGraphDebugDotPrint\0\
cudaGraphDestroy\0\
cudaGraphDestroyNode\0\
cudaGraphEventRecordNodeGetEvent\0\
cudaGraphEventRecordNodeSetEvent\0\
cudaGraphEventWaitNodeGetEvent\0\
cudaGraphEventWaitNodeSetEvent\0\
cudaGraphExecChildGraphNodeSetParams\0\
cudaGraphExecDestroy\0\
cudaGraphExecEventRecordNodeSetEvent\0\
cudaGraphExecEventWaitNodeSetEvent\0\
cudaGraphExecExternalSemaphoresSignalNodeSetParams\0\
cudaGraphExecExternalSemaphoresWaitNodeSetParams\0\
cudaGraphExecGetFlags\0\
cudaGraphExecGetId\0\
cudaGraphExecHostNodeSetParams\0\
cudaGraphExecKernelNodeSetParams\0\
cudaGraphExecMemcpyNodeSetParams\0\
cudaGraphExecMemcpyNodeSetParams1D\0\
cudaGraphExecMemcpyNodeSetParamsFromSymbol\0\
cudaGraphExecMemcpyNodeSetParamsToSymbol\0\
cudaGraphExecMemsetNodeSetParams\0\
cudaGraphExecNodeSetParams\0\
cudaGraphExecUpdate\0\
cudaGraphExternalSemaphoresSignalNodeGetParams\0\
cudaGraphExternalSemaphoresSignalNodeSetParams\0\
cudaGraphExternalSemaphoresWaitNodeGetParams\0\
cudaGraphExternalSemaphoresWaitNodeSetParams\0\
cudaGraphGetEdges\0\
cudaGraphGetId\0\
cudaGraphGetNodes\0\
cudaGraphGetRootNodes\0\
cudaGraphHostNodeGetParams\0\
cudaGraphHostNodeSetParams\0\
cudaGraphInstantiate\0\
cudaGraphInstantiateWithFlags\0\
cudaGraphInstantiateWithParams\0\
cudaGraphInstantiateWithParams_ptsz\0\
cudaGraphKernelNodeCopyAttributes\0\
cudaGraphKernelNodeGetAttribute\0\
cudaGraphKernelNodeGetParams\0\
cudaGraphKernelNodeSetAttribute\0\
cudaGraphKernelNodeSetParams\0\
cudaGraphLaunch\0\
cudaGraphLaunch_ptsz\0\
cudaGraphMemAllocNodeGetParams\0\
cudaGraphMemFreeNodeGetParams\0\
cudaGraphMemcpyNodeGetParams\0\
cudaGraphMemcpyNodeSetParams\0\
cudaGraphMemcpyNodeSetParams1D\0\
cudaGraphMemcpyNodeSetParamsFromSymbol\0\
cudaGraphMemcpyNodeSetParamsToSymbol\0\
cudaGraphMemsetNodeGetParams\0\
cudaGraphMemsetNodeSetParams\0\
cudaGraphNodeFindInClone\0\
cudaGraphNodeGetContainingGraph\0\
cudaGraphNodeGetDependencies\0\
cudaGraphNodeGetDependentNodes\0\
cudaGraphNodeGetEnabled\0\
cudaGraphNodeGetLocalId\0\
cudaGraphNodeGetParams\0\
cudaGraphNodeGetToolsId\0\
cudaGraphNodeGetType\0\
cudaGraphNodeSetEnabled\0\
cudaGraphNodeSetParams\0\
cudaGraphReleaseUserObject\0\
cudaGraphRemoveDependencies\0\
cudaGraphRetainUserObject\0\
cudaGraphUpload\0\
cudaGraphUpload_ptsz\0\
cudaGraphicsEGLRegisterImage\0\
cudaGraphicsGLRegisterBuffer\0\
cudaGraphicsGLRegisterImage\0\
cudaGraphicsMapResources\0\
cudaGraphicsResourceGetMappedEglFrame\0\
cudaGraphicsResourceGetMappedMipmappedArray\0\
cudaGraphicsResourceGetMappedPointer\0\
cudaGraphicsResourceSetMapFlags\0\
cudaGraphicsSubResourceGetMappedArray\0\
cudaGraphicsUnmapResources\0\
cudaGraphicsUnregisterResource\0\
cudaGraphicsVDPAURegisterOutputSurface\0\
cudaGraphicsVDPAURegisterVideoSurface\0\
cudaGreenCtxCreate\0\
cudaHostAlloc\0\
cudaHostGetDevicePointer\0\
cudaHostGetFlags\0\
cudaHostRegister\0\
cudaHostUnregister\0\
cudaImportExternalMemory\0\
cudaImportExternalSemaphore\0\
cudaInitDevice\0\
cudaIpcCloseMemHandle\0\
cudaIpcGetEventHandle\0\
cudaIpcGetMemHandle\0\
cudaIpcOpenEventHandle\0\
cudaIpcOpenMemHandle\0\
cudaKernelSetAttributeForDevice\0\
cudaLaunchCooperativeKernel\0\
cudaLaunchCooperativeKernel_ptsz\0\
cudaLaunchHostFunc\0\
cudaLaunchHostFunc_ptsz\0\
cudaLaunchHostFunc_v2\0\
cudaLaunchHostFunc_v2_ptsz\0\
cudaLaunchKernel\0\
cudaLaunchKernelExC\0\
cudaLaunchKernelExC_ptsz\0\
cudaLaunchKernel_ptsz\0\
cudaLibraryEnumerateKernels\0\
cudaLibraryGetGlobal\0\
cudaLibraryGetKernel\0\
cudaLibraryGetKernelCount\0\
cudaLibraryGetManaged\0\
cudaLibraryGetUnifiedFunction\0\
cudaLibraryLoadData\0\
cudaLibraryLoadFromFile\0\
cudaLibraryUnload\0\
cudaLogsCurrent\0\
cudaLogsDumpToFile\0\
cudaLogsDumpToMemory\0\
cudaLogsRegisterCallback\0\
cudaLogsUnregisterCallback\0\
cudaMalloc\0\
cudaMalloc3D\0\
cudaMalloc3DArray\0\
cudaMallocArray\0\
cudaMallocAsync\0\
cudaMallocAsync_ptsz\0\
cudaMallocFromPoolAsync\0\
cudaMallocFromPoolAsync_ptsz\0\
cudaMallocHost\0\
cudaMallocManaged\0\
cudaMallocMipmappedArray\0\
cudaMallocPitch\0\
cudaMemAdvise\0\
cudaMemDiscardAndPrefetchBatchAsync\0\
cudaMemDiscardAndPrefetchBatchAsync_ptsz\0\
cudaMemDiscardBatchAsync\0\
cudaMemDiscardBatchAsync_ptsz\0\
cudaMemGetDefaultMemPool\0\
cudaMemGetInfo\0\
cudaMemGetLocationInfo\0\
cudaMemGetMemPool\0\
cudaMemPoolCreate\0\
cudaMemPoolDestroy\0\
cudaMemPoolExportPointer\0\
cudaMemPoolExportToShareableHandle\0\
cudaMemPoolGetAccess\0\
cudaMemPoolGetAttribute\0\
cudaMemPoolImportFromShareableHandle\0\
cudaMemPoolImportPointer\0\
cudaMemPoolSetAccess\0\
cudaMemPoolSetAttribute\0\
cudaMemPoolTrimTo\0\
cudaMemPrefetchAsync\0\
cudaMemPrefetchAsync_ptsz\0\
cudaMemPrefetchBatchAsync\0\
cudaMemPrefetchBatchAsync_ptsz\0\
cudaMemRangeGetAttribute\0\
cudaMemRangeGetAttributes\0\
cudaMemSetMemPool\0\
cudaMemcpy\0\
cudaMemcpy2D\0\
cudaMemcpy2DArrayToArray\0\
cudaMemcpy2DArrayToArray_ptds\0\
cudaMemcpy2DAsync\0\
cudaMemcpy2DAsync_ptsz\0\
cudaMemcpy2DFromArray\0\
cudaMemcpy2DFromArrayAsync\0\
cudaMemcpy2DFromArrayAsync_ptsz\0\
cudaMemcpy2DFromArray_ptds\0\
cudaMemcpy2DToArray\0\
cudaMemcpy2DToArrayAsync\0\
cudaMemcpy2DToArrayAsync_ptsz\0\
cudaMemcpy2DToArray_ptds\0\
cudaMemcpy2D_ptds\0\
cudaMemcpy3D\0\
cudaMemcpy3DAsync\0\
cudaMemcpy3DAsync_ptsz\0\
cudaMemcpy3DBatchAsync\0\
cudaMemcpy3DBatchAsync_ptsz\0\
cudaMemcpy3DPeer\0\
cudaMemcpy3DPeerAsync\0\
cudaMemcpy3DPeerAsync_ptsz\0\
cudaMemcpy3DPeer_ptds\0\
cudaMemcpy3DWithAttributesAsync\0\
cudaMemcpy3DWithAttributesAsync_ptsz\0\
cudaMemcpy3D_ptds\0\
cudaMemcpyArrayToArray\0\
cudaMemcpyArrayToArray_ptds\0\
cudaMemcpyAsync\0\
cudaMemcpyAsync_ptsz\0\
cudaMemcpyBatchAsync\0\
cudaMemcpyBatchAsync_ptsz\0\
cudaMemcpyFromArray\0\
cudaMemcpyFromArrayAsync\0\
cudaMemcpyFromArrayAsync_ptsz\0\
cudaMemcpyFromArray_ptds\0\
cudaMemcpyFromSymbol\0\
cudaMemcpyFromSymbolAsync\0\
cudaMemcpyFromSymbolAsync_ptsz\0\
cudaMemcpyFromSymbol_ptds\0\
cudaMemcpyPeer\0\
cudaMemcpyPeerAsync\0\
cudaMemcpyToArray\0\
cudaMemcpyToArrayAsync\0\
cudaMemcpyToArrayAsync_ptsz\0\
cudaMemcpyToArray_ptds\0\
cudaMemcpyToSymbol\0\
cudaMemcpyToSymbolAsync\0\
cudaMemcpyToSymbolAsync_ptsz\0\
cudaMemcpyToSymbol_ptds\0\
cudaMemcpyWithAttributesAsync\0\
cudaMemcpyWithAttributesAsync_ptsz\0\
cudaMemcpy_ptds\0\
cudaMemset\0\
cudaMemset2D\0\
cudaMemset2DAsync\0\
cudaMemset2DAsync_ptsz\0\
cudaMemset2D_ptds\0\
cudaMemset3D\0\
cudaMemset3DAsync\0\
cudaMemset3DAsync_ptsz\0\
cudaMemset3D_ptds\0\
cudaMemsetAsync\0\
cudaMemsetAsync_ptsz\0\
cudaMemset_ptds\0\
cudaMipmappedArrayGetMemoryRequirements\0\
cudaMipmappedArrayGetSparseProperties\0\
cudaOccupancyAvailableDynamicSMemPerBlock\0\
cudaOccupancyMaxActiveBlocksPerMultiprocessor\0\
cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags\0\
cudaOccupancyMaxActiveClusters\0\
cudaOccupancyMaxPotentialClusterSize\0\
cudaPeekAtLastError\0\
cudaPointerGetAttributes\0\
cudaProfilerStart\0\
cudaProfilerStop\0\
cudaRuntimeGetVersion\0\
cudaSetDevice\0\
cudaSetDeviceFlags\0\
cudaSetValidDevices\0\
cudaSignalExternalSemaphoresAsync\0\
cudaSignalExternalSemaphoresAsync_ptsz\0\
cudaStreamAddCallback\0\
cudaStreamAddCallback_ptsz\0\
cudaStreamAttachMemAsync\0\
cudaStreamAttachMemAsync_ptsz\0\
cudaStreamBeginCapture\0\
cudaStreamBeginCaptureToGraph\0\
cudaStreamBeginCaptureToGraph_ptsz\0\
cudaStreamBeginCapture_ptsz\0\
cudaStreamBeginRecaptureToGraph\0\
cudaStreamBeginRecaptureToGraph_ptsz\0\
cudaStreamCopyAttributes\0\
cudaStreamCopyAttributes_ptsz\0\
cudaStreamCreate\0\
cudaStreamCreateWithFlags\0\
cudaStreamCreateWithPriority\0\
cudaStreamDestroy\0\
cudaStreamEndCapture\0\
cudaStreamEndCapture_ptsz\0\
cudaStreamGetAttribute\0\
cudaStreamGetAttribute_ptsz\0\
cudaStreamGetCaptureInfo\0\
cudaStreamGetCaptureInfo_ptsz\0\
cudaStreamGetDevResource\0\
cudaStreamGetDevResource_ptsz\0\
cudaStreamGetDevice\0\
cudaStreamGetDevice_ptsz\0\
cudaStreamGetFlags\0\
cudaStreamGetFlags_ptsz\0\
cudaStreamGetId\0\
cudaStreamGetId_ptsz\0\
cudaStreamGetPriority\0\
cudaStreamGetPriority_ptsz\0\
cudaStreamIsCapturing\0\
cudaStreamIsCapturing_ptsz\0\
cudaStreamQuery\0\
cudaStreamQuery_ptsz\0\
cudaStreamSetAttribute\0\
cudaStreamSetAttribute_ptsz\0\
cudaStreamSynchronize\0\
cudaStreamSynchronize_ptsz\0\
cudaStreamUpdateCaptureDependencies\0\
cudaStreamUpdateCaptureDependencies_ptsz\0\
cudaStreamWaitEvent\0\
cudaStreamWaitEvent_ptsz\0\
cudaSubgridCreate\0\
cudaSubgridWorkerGridCreate\0\
cudaSubgridWorksetCreate\0\
cudaThreadExchangeStreamCaptureMode\0\
cudaUserObjectCreate\0\
cudaUserObjectRelease\0\
cudaUserObjectRetain\0\
cudaVDPAUGetDevice\0\
cudaVDPAUSetVDPAUDevice\0\
cudaWaitExternalSemaphoresAsync\0\
cudaWaitExternalSemaphoresAsync_ptsz\0\
ncclAllGather\0\
ncclAllGatherConfig\0\
ncclAllReduce\0\
ncclAllReduceConfig\0\
ncclAlltoAll\0\
ncclAlltoAllConfig\0\
ncclBcast\0\
ncclBroadcast\0\
ncclBroadcastConfig\0\
ncclCommAbort\0\
ncclCommCount\0\
ncclCommCuDevice\0\
ncclCommDeregister\0\
ncclCommDestroy\0\
ncclCommFinalize\0\
ncclCommGetAsyncError\0\
ncclCommGetUniqueId\0\
ncclCommGrow\0\
ncclCommInitAll\0\
ncclCommInitRank\0\
ncclCommInitRankConfig\0\
ncclCommInitRankScalable\0\
ncclCommMemStats\0\
ncclCommQueryProperties\0\
ncclCommRegister\0\
ncclCommResume\0\
ncclCommRevoke\0\
ncclCommShrink\0\
ncclCommSplit\0\
ncclCommSuspend\0\
ncclCommUserRank\0\
ncclCommWindowDeregister\0\
ncclCommWindowRegister\0\
ncclDevCommCreate\0\
ncclDevCommDestroy\0\
ncclGather\0\
ncclGatherConfig\0\
ncclGetCftDeviceLeInfo\0\
ncclGetErrorString\0\
ncclGetLastError\0\
ncclGetLsaDevicePointer\0\
ncclGetLsaMultimemDevicePointer\0\
ncclGetMultimemDeviceLeInfo\0\
ncclGetMultimemDevicePointer\0\
ncclGetPeerDeviceLeInfo\0\
ncclGetPeerDevicePointer\0\
ncclGetUniqueId\0\
ncclGetVersion\0\
ncclGinBarrierCreateRequirement\0\
ncclGinInboxA2ACreateRequirement\0\
ncclGinOutboxCreateRequirement\0\
ncclGroupEnd\0\
ncclGroupSimulateEnd\0\
ncclGroupStart\0\
ncclLLA2ACalcSlots\0\
ncclLLA2ACreateRequirement\0\
ncclLsaBarrierCreateRequirement\0\
ncclMemAlloc\0\
ncclMemFree\0\
ncclParamBind\0\
ncclParamDumpAll\0\
ncclParamGet\0\
ncclParamGetAllParameterKeys\0\
ncclParamGetI16\0\
ncclParamGetI32\0\
ncclParamGetI64\0\
ncclParamGetI8\0\
ncclParamGetParameter\0\
ncclParamGetStr\0\
ncclParamGetU16\0\
ncclParamGetU32\0\
ncclParamGetU64\0\
ncclParamGetU8\0\
ncclPutSignal\0\
ncclRecv\0\
ncclRedOpCreatePreMulSum\0\
ncclRedOpDestroy\0\
ncclReduce\0\
ncclReduceConfig\0\
ncclReduceScatter\0\
ncclReduceScatterConfig\0\
ncclResetDebugInit\0\
ncclResetDebugInitInternal\0\
ncclScatter\0\
ncclScatterConfig\0\
ncclSend\0\
ncclSetEncryption\0\
ncclSignal\0\
ncclTeamCft\0\
ncclTeamCftMultimem\0\
ncclTeamLsa\0\
ncclTeamRail\0\
ncclTeamRankToLsa\0\
ncclTeamRankToWorld\0\
ncclTeamWorld\0\
ncclWaitSignal\0\
ncclWinGetUserPtr\0\
nvmlComputeInstanceDestroy\0\
nvmlComputeInstanceGetInfo\0\
nvmlComputeInstanceGetInfo_v2\0\
nvmlDeviceCcuGetStreamState\0\
nvmlDeviceCcuSetStreamState\0\
nvmlDeviceClearAccountingPids\0\
nvmlDeviceClearCpuAffinity\0\
nvmlDeviceClearEccErrorCounts\0\
nvmlDeviceClearFieldValues\0\
nvmlDeviceCreateGpuInstance\0\
nvmlDeviceCreateGpuInstanceWithPlacement\0\
nvmlDeviceDiscoverGpus\0\
nvmlDeviceFreezeNvLinkUtilizationCounter\0\
nvmlDeviceGetAPIRestriction\0\
nvmlDeviceGetAccountingBufferSize\0\
nvmlDeviceGetAccountingMode\0\
nvmlDeviceGetAccountingPids\0\
nvmlDeviceGetAccountingStats\0\
nvmlDeviceGetAccountingStats_v2\0\
nvmlDeviceGetActiveVgpus\0\
nvmlDeviceGetAdaptiveClockInfoStatus\0\
nvmlDeviceGetAdaptiveTgpModeInfo_v1\0\
nvmlDeviceGetAddressingMode\0\
nvmlDeviceGetApplicationsClock\0\
nvmlDeviceGetArchitecture\0\
nvmlDeviceGetAttributes\0\
nvmlDeviceGetAttributes_v2\0\
nvmlDeviceGetAutoBoostedClocksEnabled\0\
nvmlDeviceGetBAR1MemoryInfo\0\
nvmlDeviceGetBBXTimeData_v1\0\
nvmlDeviceGetBankRemapperStatus_v1\0\
nvmlDeviceGetBoardId\0\
nvmlDeviceGetBoardPartNumber\0\
nvmlDeviceGetBrand\0\
nvmlDeviceGetBridgeChipInfo\0\
nvmlDeviceGetBusType\0\
nvmlDeviceGetC2cModeInfoV\0\
nvmlDeviceGetCapabilities\0\
nvmlDeviceGetClkMonStatus\0\
nvmlDeviceGetClock\0\
nvmlDeviceGetClockInfo\0\
nvmlDeviceGetClockOffsets\0\
nvmlDeviceGetComputeInstanceId\0\
nvmlDeviceGetComputeMode\0\
nvmlDeviceGetComputeRunningProcesses\0\
nvmlDeviceGetComputeRunningProcesses_v2\0\
nvmlDeviceGetComputeRunningProcesses_v3\0\
nvmlDeviceGetConfComputeGpuAttestationReport\0\
nvmlDeviceGetConfComputeGpuCertificate\0\
nvmlDeviceGetConfComputeMemSizeInfo\0\
nvmlDeviceGetConfComputeProtectedMemoryUsage\0\
nvmlDeviceGetCoolerInfo\0\
nvmlDeviceGetCount\0\
nvmlDeviceGetCount_v2\0\
nvmlDeviceGetCpuAffinity\0\
nvmlDeviceGetCpuAffinityWithinScope\0\
nvmlDeviceGetCreatableVgpus\0\
nvmlDeviceGetCudaComputeCapability\0\
nvmlDeviceGetCurrPcieLinkGeneration\0\
nvmlDeviceGetCurrPcieLinkWidth\0\
nvmlDeviceGetCurrentClockFreqs\0\
nvmlDeviceGetCurrentClocksEventReasons\0\
nvmlDeviceGetCurrentClocksThrottleReasons\0\
nvmlDeviceGetDecoderUtilization\0\
nvmlDeviceGetDefaultApplicationsClock\0\
nvmlDeviceGetDefaultEccMode\0\
nvmlDeviceGetDetailedEccErrors\0\
nvmlDeviceGetDeviceHandleFromMigDeviceHandle\0\
nvmlDeviceGetDisplayActive\0\
nvmlDeviceGetDisplayMode\0\
nvmlDeviceGetDramEncryptionMode\0\
nvmlDeviceGetDriverModel\0\
nvmlDeviceGetDriverModel_v2\0\
nvmlDeviceGetDynamicPstatesInfo\0\
nvmlDeviceGetEccMode\0\
nvmlDeviceGetEncoderCapacity\0\
nvmlDeviceGetEncoderSessions\0\
nvmlDeviceGetEncoderStats\0\
nvmlDeviceGetEncoderUtilization\0\
nvmlDeviceGetEnforcedPowerLimit\0\
nvmlDeviceGetFBCSessions\0\
nvmlDeviceGetFBCStats\0\
nvmlDeviceGetFanControlPolicy_v2\0\
nvmlDeviceGetFanSpeed\0\
nvmlDeviceGetFanSpeedRPM\0\
nvmlDeviceGetFanSpeed_v2\0\
nvmlDeviceGetFieldValues\0\
nvmlDeviceGetGpcClkMinMaxVfOffset\0\
nvmlDeviceGetGpcClkVfOffset\0\
nvmlDeviceGetGpuFabricInfo\0\
nvmlDeviceGetGpuFabricInfoV\0\
nvmlDeviceGetGpuFabricInfo_v4\0\
nvmlDeviceGetGpuInstanceById\0\
nvmlDeviceGetGpuInstanceId\0\
nvmlDeviceGetGpuInstancePossiblePlacements\0\
nvmlDeviceGetGpuInstancePossiblePlacements_v2\0\
nvmlDeviceGetGpuInstanceProfileInfo\0\
nvmlDeviceGetGpuInstanceProfileInfoByIdV\0\
nvmlDeviceGetGpuInstanceProfileInfoV\0\
nvmlDeviceGetGpuInstanceRemainingCapacity\0\
nvmlDeviceGetGpuInstances\0\
nvmlDeviceGetGpuMaxPcieLinkGeneration\0\
nvmlDeviceGetGpuOperationMode\0\
nvmlDeviceGetGraphicsRunningProcesses\0\
nvmlDeviceGetGraphicsRunningProcesses_v2\0\
nvmlDeviceGetGraphicsRunningProcesses_v3\0\
nvmlDeviceGetGridLicensableFeatures\0\
nvmlDeviceGetGridLicensableFeatures_v2\0\
nvmlDeviceGetGridLicensableFeatures_v3\0\
nvmlDeviceGetGridLicensableFeatures_v4\0\
nvmlDeviceGetGspFirmwareMode\0\
nvmlDeviceGetGspFirmwareVersion\0\
nvmlDeviceGetHandleByIndex\0\
nvmlDeviceGetHandleByIndex_v2\0\
nvmlDeviceGetHandleByPciBusId\0\
nvmlDeviceGetHandleByPciBusId_v2\0\
nvmlDeviceGetHandleBySerial\0\
nvmlDeviceGetHandleByUUID\0\
nvmlDeviceGetHandleByUUIDV\0\
nvmlDeviceGetHostVgpuMode\0\
nvmlDeviceGetHostname_v1\0\
nvmlDeviceGetIndex\0\
nvmlDeviceGetInforomConfigurationChecksum\0\
nvmlDeviceGetInforomImageVersion\0\
nvmlDeviceGetInforomVersion\0\
nvmlDeviceGetIrqNum\0\
nvmlDeviceGetJpgUtilization\0\
nvmlDeviceGetLastBBXFlushTime\0\
nvmlDeviceGetMPSComputeRunningProcesses\0\
nvmlDeviceGetMPSComputeRunningProcesses_v2\0\
nvmlDeviceGetMPSComputeRunningProcesses_v3\0\
nvmlDeviceGetMarginTemperature\0\
nvmlDeviceGetMaxClockInfo\0\
nvmlDeviceGetMaxCustomerBoostClock\0\
nvmlDeviceGetMaxMigDeviceCount\0\
nvmlDeviceGetMaxPcieLinkGeneration\0\
nvmlDeviceGetMaxPcieLinkWidth\0\
nvmlDeviceGetMemClkMinMaxVfOffset\0\
nvmlDeviceGetMemClkVfOffset\0\
nvmlDeviceGetMemoryAffinity\0\
nvmlDeviceGetMemoryBusWidth\0\
nvmlDeviceGetMemoryErrorCounter\0\
nvmlDeviceGetMemoryInfo\0\
nvmlDeviceGetMemoryInfo_v2\0\
nvmlDeviceGetMemoryLimits_v1\0\
nvmlDeviceGetMigDeviceHandleByIndex\0\
nvmlDeviceGetMigMode\0\
nvmlDeviceGetMinMaxClockOfPState\0\
nvmlDeviceGetMinMaxFanSpeed\0\
nvmlDeviceGetMinorNumber\0\
nvmlDeviceGetModuleId\0\
nvmlDeviceGetMultiGpuBoard\0\
nvmlDeviceGetName\0\
nvmlDeviceGetNumFans\0\
nvmlDeviceGetNumGpuCores\0\
nvmlDeviceGetNumaNodeId\0\
nvmlDeviceGetNvLinkCapability\0\
nvmlDeviceGetNvLinkErrorCounter\0\
nvmlDeviceGetNvLinkInfo\0\
nvmlDeviceGetNvLinkRemoteDeviceType\0\
nvmlDeviceGetNvLinkRemotePciInfo\0\
nvmlDeviceGetNvLinkRemotePciInfo_v2\0\
nvmlDeviceGetNvLinkState\0\
nvmlDeviceGetNvLinkTelemetrySamples_v1\0\
nvmlDeviceGetNvLinkUtilizationControl\0\
nvmlDeviceGetNvLinkUtilizationCounter\0\
nvmlDeviceGetNvLinkVersion\0\
nvmlDeviceGetNvlinkBwMode\0\
nvmlDeviceGetNvlinkSupportedBwModes\0\
nvmlDeviceGetOfaUtilization\0\
nvmlDeviceGetP2PStatus\0\
nvmlDeviceGetPciInfo\0\
nvmlDeviceGetPciInfoExt\0\
nvmlDeviceGetPciInfo_v2\0\
nvmlDeviceGetPciInfo_v3\0\
nvmlDeviceGetPcieLinkMaxSpeed\0\
nvmlDeviceGetPcieReplayCounter\0\
nvmlDeviceGetPcieSpeed\0\
nvmlDeviceGetPcieThroughput\0\
nvmlDeviceGetPdi\0\
nvmlDeviceGetPerformanceModes\0\
nvmlDeviceGetPerformanceState\0\
nvmlDeviceGetPersistenceMode\0\
nvmlDeviceGetPgpuMetadataString\0\
nvmlDeviceGetPlatformInfo\0\
nvmlDeviceGetPowerManagementDefaultLimit\0\
nvmlDeviceGetPowerManagementLimit\0\
nvmlDeviceGetPowerManagementLimitConstraints\0\
nvmlDeviceGetPowerManagementMode\0\
nvmlDeviceGetPowerMizerMode_v1\0\
nvmlDeviceGetPowerMode\0\
nvmlDeviceGetPowerSource\0\
nvmlDeviceGetPowerState\0\
nvmlDeviceGetPowerUsage\0\
nvmlDeviceGetProcessUtilization\0\
nvmlDeviceGetProcessesUtilizationInfo\0\
nvmlDeviceGetRemappedRows\0\
nvmlDeviceGetRemappedRows_v2\0\
nvmlDeviceGetRepairStatus\0\
nvmlDeviceGetRetiredPages\0\
nvmlDeviceGetRetiredPagesPendingStatus\0\
nvmlDeviceGetRetiredPages_v2\0\
nvmlDeviceGetRowRemapperHistogram\0\
nvmlDeviceGetRunningProcessDetailList\0\
nvmlDeviceGetSamples\0\
nvmlDeviceGetSerial\0\
nvmlDeviceGetSramEccErrorStatus\0\
nvmlDeviceGetSramUniqueUncorrectedEccErrorCounts\0\
nvmlDeviceGetSupportedClocksEventReasons\0\
nvmlDeviceGetSupportedClocksThrottleReasons\0\
nvmlDeviceGetSupportedEventTypes\0\
nvmlDeviceGetSupportedGraphicsClocks\0\
nvmlDeviceGetSupportedMemoryClocks\0\
nvmlDeviceGetSupportedPerformanceStates\0\
nvmlDeviceGetSupportedPowerModes\0\
nvmlDeviceGetSupportedVgpus\0\
nvmlDeviceGetTargetFanSpeed\0\
nvmlDeviceGetTemperature\0\
nvmlDeviceGetTemperatureThreshold\0\
nvmlDeviceGetTemperatureV\0\
nvmlDeviceGetThermalSettings\0\
nvmlDeviceGetTopologyCommonAncestor\0\
nvmlDeviceGetTopologyNearestGpus\0\
nvmlDeviceGetTotalEccErrors\0\
nvmlDeviceGetTotalEnergyConsumption\0\
nvmlDeviceGetUUID\0\
nvmlDeviceGetUnrepairableMemoryFlag_v1\0\
nvmlDeviceGetUtilizationRates\0\
nvmlDeviceGetVbiosVersion\0\
nvmlDeviceGetVgpuCapabilities\0\
nvmlDeviceGetVgpuHeterogeneousMode\0\
nvmlDeviceGetVgpuInstancesUtilizationInfo\0\
nvmlDeviceGetVgpuMetadata\0\
nvmlDeviceGetVgpuProcessUtilization\0\
nvmlDeviceGetVgpuProcessesUtilizationInfo\0\
nvmlDeviceGetVgpuSchedulerCapabilities\0\
nvmlDeviceGetVgpuSchedulerLog\0\
nvmlDeviceGetVgpuSchedulerLog_v2\0\
nvmlDeviceGetVgpuSchedulerState\0\
nvmlDeviceGetVgpuSchedulerState_v2\0\
nvmlDeviceGetVgpuTypeCreatablePlacements\0\
nvmlDeviceGetVgpuTypeSupportedPlacements\0\
nvmlDeviceGetVgpuUtilization\0\
nvmlDeviceGetViolationStatus\0\
nvmlDeviceGetVirtualizationMode\0\
nvmlDeviceIsMigDeviceHandle\0\
nvmlDeviceModifyDrainState\0\
nvmlDeviceOnSameBoard\0\
nvmlDevicePerfMetricsGetSamples_v1\0\
nvmlDevicePowerSmoothingActivatePresetProfile\0\
nvmlDevicePowerSmoothingSetState\0\
nvmlDevicePowerSmoothingUpdatePresetProfileParam\0\
nvmlDeviceQueryDrainState\0\
nvmlDeviceReadPRMCounters_v1\0\
nvmlDeviceReadWritePRM_v1\0\
nvmlDeviceRegisterEvents\0\
nvmlDeviceRemoveGpu\0\
nvmlDeviceRemoveGpu_v2\0\
nvmlDeviceResetApplicationsClocks\0\
nvmlDeviceResetGpuLockedClocks\0\
nvmlDeviceResetMemoryLockedClocks\0\
nvmlDeviceResetNvLinkErrorCounters\0\
nvmlDeviceResetNvLinkUtilizationCounter\0\
nvmlDeviceSetAPIRestriction\0\
nvmlDeviceSetAccountingMode\0\
nvmlDeviceSetAdaptiveTgpMode_v1\0\
nvmlDeviceSetApplicationsClocks\0\
nvmlDeviceSetAutoBoostedClocksEnabled\0\
nvmlDeviceSetClockOffsets\0\
nvmlDeviceSetComputeMode\0\
nvmlDeviceSetConfComputeUnprotectedMemSize\0\
nvmlDeviceSetCpuAffinity\0\
nvmlDeviceSetDefaultAutoBoostedClocksEnabled\0\
nvmlDeviceSetDefaultFanSpeed_v2\0\
nvmlDeviceSetDramEncryptionMode\0\
nvmlDeviceSetDriverModel\0\
nvmlDeviceSetEccMode\0\
nvmlDeviceSetFanControlPolicy\0\
nvmlDeviceSetFanSpeed_v2\0\
nvmlDeviceSetGpcClkVfOffset\0\
nvmlDeviceSetGpuLockedClocks\0\
nvmlDeviceSetGpuOperationMode\0\
nvmlDeviceSetHostname_v1\0\
nvmlDeviceSetMemClkVfOffset\0\
nvmlDeviceSetMemoryLimits_v1\0\
nvmlDeviceSetMemoryLockedClocks\0\
nvmlDeviceSetMigMode\0\
nvmlDeviceSetNvLinkDeviceLowPowerThreshold\0\
nvmlDeviceSetNvLinkUtilizationControl\0\
nvmlDeviceSetNvlinkBwMode\0\
nvmlDeviceSetNvlinkBwModeAsync_v1\0\
nvmlDeviceSetPersistenceMode\0\
nvmlDeviceSetPowerManagementLimit\0\
nvmlDeviceSetPowerManagementLimit_v2\0\
nvmlDeviceSetPowerMizerMode_v1\0\
nvmlDeviceSetPowerMode\0\
nvmlDeviceSetRusdSettings_v1\0\
nvmlDeviceSetTemperatureThreshold\0\
nvmlDeviceSetVgpuCapabilities\0\
nvmlDeviceSetVgpuHeterogeneousMode\0\
nvmlDeviceSetVgpuSchedulerState\0\
nvmlDeviceSetVgpuSchedulerState_v2\0\
nvmlDeviceSetVirtualizationMode\0\
nvmlDeviceValidateInforom\0\
nvmlDeviceVgpuForceGspUnload\0\
nvmlDeviceWorkloadPowerProfileClearRequestedProfiles\0\
nvmlDeviceWorkloadPowerProfileGetCurrentProfiles\0\
nvmlDeviceWorkloadPowerProfileGetProfilesInfo\0\
nvmlDeviceWorkloadPowerProfileSetRequestedProfiles\0\
nvmlDeviceWorkloadPowerProfileUpdateProfiles_v1\0\
nvmlErrorString\0\
nvmlEventSetCreate\0\
nvmlEventSetFree\0\
nvmlEventSetGetContextCount_v1\0\
nvmlEventSetGetContextData_v1\0\
nvmlEventSetGetContextInfo_v1\0\
nvmlEventSetGetGpuOperationalEventContextLegacyXid_v1\0\
nvmlEventSetRegisterGpuOperationalEvents_v1\0\
nvmlEventSetWait\0\
nvmlEventSetWait_v2\0\
nvmlEventSetWait_v3\0\
nvmlGetExcludedDeviceCount\0\
nvmlGetExcludedDeviceInfoByIndex\0\
nvmlGetVgpuCompatibility\0\
nvmlGetVgpuDriverCapabilities\0\
nvmlGetVgpuVersion\0\
nvmlGpmMetricsGet\0\
nvmlGpmMigSampleGet\0\
nvmlGpmQueryDeviceSupport\0\
nvmlGpmQueryIfStreamingEnabled\0\
nvmlGpmSampleAlloc\0\
nvmlGpmSampleFree\0\
nvmlGpmSampleGet\0\
nvmlGpmSetStreamingEnabled\0\
nvmlGpuInstanceCreateComputeInstance\0\
nvmlGpuInstanceCreateComputeInstanceWithPlacement\0\
nvmlGpuInstanceDestroy\0\
nvmlGpuInstanceGetActiveVgpus\0\
nvmlGpuInstanceGetComputeInstanceById\0\
nvmlGpuInstanceGetComputeInstancePossiblePlacements\0\
nvmlGpuInstanceGetComputeInstanceProfileInfo\0\
nvmlGpuInstanceGetComputeInstanceProfileInfoV\0\
nvmlGpuInstanceGetComputeInstanceRemainingCapacity\0\
nvmlGpuInstanceGetComputeInstances\0\
nvmlGpuInstanceGetCreatableVgpus\0\
nvmlGpuInstanceGetInfo\0\
nvmlGpuInstanceGetVgpuHeterogeneousMode\0\
nvmlGpuInstanceGetVgpuSchedulerLog\0\
nvmlGpuInstanceGetVgpuSchedulerLog_v2\0\
nvmlGpuInstanceGetVgpuSchedulerState\0\
nvmlGpuInstanceGetVgpuSchedulerState_v2\0\
nvmlGpuInstanceGetVgpuTypeCreatablePlacements\0\
nvmlGpuInstanceSetVgpuHeterogeneousMode\0\
nvmlGpuInstanceSetVgpuSchedulerState\0\
nvmlGpuInstanceSetVgpuSchedulerState_v2\0\
nvmlInit\0\
nvmlInitWithFlags\0\
nvmlInit_v2\0\
nvmlSetVgpuVersion\0\
nvmlShutdown\0\
nvmlSystemEventSetCreate\0\
nvmlSystemEventSetFree\0\
nvmlSystemEventSetWait\0\
nvmlSystemGetCPER_v1\0\
nvmlSystemGetConfComputeCapabilities\0\
nvmlSystemGetConfComputeGpusReadyState\0\
nvmlSystemGetConfComputeKeyRotationThresholdInfo\0\
nvmlSystemGetConfComputeSettings\0\
nvmlSystemGetConfComputeState\0\
nvmlSystemGetCudaDriverVersion\0\
nvmlSystemGetCudaDriverVersion_v2\0\
nvmlSystemGetDriverBranch\0\
nvmlSystemGetDriverVersion\0\
nvmlSystemGetHicVersion\0\
nvmlSystemGetNVMLVersion\0\
nvmlSystemGetNvlinkBwMode\0\
nvmlSystemGetProcessName\0\
nvmlSystemGetTopologyGpuSet\0\
nvmlSystemRegisterEvents\0\
nvmlSystemSetConfComputeGpusReadyState\0\
nvmlSystemSetConfComputeKeyRotationThresholdInfo\0\
nvmlSystemSetNvlinkBwMode\0\
nvmlUnitGetCount\0\
nvmlUnitGetDevices\0\
nvmlUnitGetFanSpeedInfo\0\
nvmlUnitGetHandleByIndex\0\
nvmlUnitGetLedState\0\
nvmlUnitGetPsuInfo\0\
nvmlUnitGetTemperature\0\
nvmlUnitGetUnitInfo\0\
nvmlUnitSetLedState\0\
nvmlVgpuInstanceClearAccountingPids\0\
nvmlVgpuInstanceGetAccountingMode\0\
nvmlVgpuInstanceGetAccountingPids\0\
nvmlVgpuInstanceGetAccountingStats\0\
nvmlVgpuInstanceGetEccMode\0\
nvmlVgpuInstanceGetEncoderCapacity\0\
nvmlVgpuInstanceGetEncoderSessions\0\
nvmlVgpuInstanceGetEncoderStats\0\
nvmlVgpuInstanceGetFBCSessions\0\
nvmlVgpuInstanceGetFBCStats\0\
nvmlVgpuInstanceGetFbUsage\0\
nvmlVgpuInstanceGetFrameRateLimit\0\
nvmlVgpuInstanceGetGpuInstanceId\0\
nvmlVgpuInstanceGetGpuPciId\0\
nvmlVgpuInstanceGetLicenseInfo\0\
nvmlVgpuInstanceGetLicenseInfo_v2\0\
nvmlVgpuInstanceGetLicenseStatus\0\
nvmlVgpuInstanceGetMdevUUID\0\
nvmlVgpuInstanceGetMetadata\0\
nvmlVgpuInstanceGetPlacementId\0\
nvmlVgpuInstanceGetRuntimeStateSize\0\
nvmlVgpuInstanceGetType\0\
nvmlVgpuInstanceGetUUID\0\
nvmlVgpuInstanceGetVmDriverVersion\0\
nvmlVgpuInstanceGetVmID\0\
nvmlVgpuInstanceSetEncoderCapacity\0\
nvmlVgpuTypeGetBAR1Info\0\
nvmlVgpuTypeGetCapabilities\0\
nvmlVgpuTypeGetClass\0\
nvmlVgpuTypeGetDeviceID\0\
nvmlVgpuTypeGetFbReservation\0\
nvmlVgpuTypeGetFrameRateLimit\0\
nvmlVgpuTypeGetFramebufferSize\0\
nvmlVgpuTypeGetGpuInstanceProfileId\0\
nvmlVgpuTypeGetGspHeapSize\0\
nvmlVgpuTypeGetLicense\0\
nvmlVgpuTypeGetMaxInstances\0\
nvmlVgpuTypeGetMaxInstancesPerGpuInstance\0\
nvmlVgpuTypeGetMaxInstancesPerVm\0\
nvmlVgpuTypeGetName\0\
nvmlVgpuTypeGetNumDisplayHeads\0\
nvmlVgpuTypeGetResolution\0\
nvshmem_align\0\
nvshmem_alltoallmem\0\
nvshmem_barrier\0\
nvshmem_barrier_all\0\
nvshmem_bfloat16_alltoall\0\
nvshmem_bfloat16_broadcast\0\
nvshmem_bfloat16_fcollect\0\
nvshmem_bfloat16_g\0\
nvshmem_bfloat16_get\0\
nvshmem_bfloat16_get_nbi\0\
nvshmem_bfloat16_iget\0\
nvshmem_bfloat16_iput\0\
nvshmem_bfloat16_max_reduce\0\
nvshmem_bfloat16_max_reducescatter\0\
nvshmem_bfloat16_min_reduce\0\
nvshmem_bfloat16_min_reducescatter\0\
nvshmem_bfloat16_p\0\
nvshmem_bfloat16_prod_reduce\0\
nvshmem_bfloat16_prod_reducescatter\0\
nvshmem_bfloat16_put\0\
nvshmem_bfloat16_put_nbi\0\
nvshmem_bfloat16_sum_reduce\0\
nvshmem_bfloat16_sum_reducescatter\0\
nvshmem_broadcastmem\0\
nvshmem_calloc\0\
nvshmem_char_alltoall\0\
nvshmem_char_broadcast\0\
nvshmem_char_fcollect\0\
nvshmem_char_g\0\
nvshmem_char_get\0\
nvshmem_char_get_nbi\0\
nvshmem_char_iget\0\
nvshmem_char_iput\0\
nvshmem_char_max_reduce\0\
nvshmem_char_max_reducescatter\0\
nvshmem_char_min_reduce\0\
nvshmem_char_min_reducescatter\0\
nvshmem_char_p\0\
nvshmem_char_prod_reduce\0\
nvshmem_char_prod_reducescatter\0\
nvshmem_char_put\0\
nvshmem_char_put_nbi\0\
nvshmem_char_sum_reduce\0\
nvshmem_char_sum_reducescatter\0\
nvshmem_double_alltoall\0\
nvshmem_double_atomic_fetch\0\
nvshmem_double_atomic_set\0\
nvshmem_double_atomic_swap\0\
nvshmem_double_broadcast\0\
nvshmem_double_fcollect\0\
nvshmem_double_g\0\
nvshmem_double_get\0\
nvshmem_double_get_nbi\0\
nvshmem_double_iget\0\
nvshmem_double_iput\0\
nvshmem_double_max_reduce\0\
nvshmem_double_max_reducescatter\0\
nvshmem_double_min_reduce\0\
nvshmem_double_min_reducescatter\0\
nvshmem_double_p\0\
nvshmem_double_prod_reduce\0\
nvshmem_double_prod_reducescatter\0\
nvshmem_double_put\0\
nvshmem_double_put_nbi\0\
nvshmem_double_sum_reduce\0\
nvshmem_double_sum_reducescatter\0\
nvshmem_fcollectmem\0\
nvshmem_fence\0\
nvshmem_float_alltoall\0\
nvshmem_float_atomic_fetch\0\
nvshmem_float_atomic_set\0\
nvshmem_float_atomic_swap\0\
nvshmem_float_broadcast\0\
nvshmem_float_fcollect\0\
nvshmem_float_g\0\
nvshmem_float_get\0\
nvshmem_float_get_nbi\0\
nvshmem_float_iget\0\
nvshmem_float_iput\0\
nvshmem_float_max_reduce\0\
nvshmem_float_max_reducescatter\0\
nvshmem_float_min_reduce\0\
nvshmem_float_min_reducescatter\0\
nvshmem_float_p\0\
nvshmem_float_prod_reduce\0\
nvshmem_float_prod_reducescatter\0\
nvshmem_float_put\0\
nvshmem_float_put_nbi\0\
nvshmem_float_sum_reduce\0\
nvshmem_float_sum_reducescatter\0\
nvshmem_free\0\
nvshmem_get128\0\
nvshmem_get128_nbi\0\
nvshmem_get16\0\
nvshmem_get16_nbi\0\
nvshmem_get32\0\
nvshmem_get32_nbi\0\
nvshmem_get64\0\
nvshmem_get64_nbi\0\
nvshmem_get8\0\
nvshmem_get8_nbi\0\
nvshmem_getmem\0\
nvshmem_getmem_nbi\0\
nvshmem_global_exit\0\
nvshmem_half_alltoall\0\
nvshmem_half_broadcast\0\
nvshmem_half_fcollect\0\
nvshmem_half_g\0\
nvshmem_half_get\0\
nvshmem_half_get_nbi\0\
nvshmem_half_iget\0\
nvshmem_half_iput\0\
nvshmem_half_max_reduce\0\
nvshmem_half_max_reducescatter\0\
nvshmem_half_min_reduce\0\
nvshmem_half_min_reducescatter\0\
nvshmem_half_p\0\
nvshmem_half_prod_reduce\0\
nvshmem_half_prod_reducescatter\0\
nvshmem_half_put\0\
nvshmem_half_put_nbi\0\
nvshmem_half_sum_reduce\0\
nvshmem_half_sum_reducescatter\0\
nvshmem_iget128\0\
nvshmem_iget16\0\
nvshmem_iget32\0\
nvshmem_iget64\0\
nvshmem_iget8\0\
nvshmem_info_get_name\0\
nvshmem_info_get_version\0\
nvshmem_int16_alltoall\0\
nvshmem_int16_and_reduce\0\
nvshmem_int16_and_reducescatter\0\
nvshmem_int16_broadcast\0\
nvshmem_int16_fcollect\0\
nvshmem_int16_g\0\
nvshmem_int16_get\0\
nvshmem_int16_get_nbi\0\
nvshmem_int16_iget\0\
nvshmem_int16_iput\0\
nvshmem_int16_max_reduce\0\
nvshmem_int16_max_reducescatter\0\
nvshmem_int16_min_reduce\0\
nvshmem_int16_min_reducescatter\0\
nvshmem_int16_or_reduce\0\
nvshmem_int16_or_reducescatter\0\
nvshmem_int16_p\0\
nvshmem_int16_prod_reduce\0\
nvshmem_int16_prod_reducescatter\0\
nvshmem_int16_put\0\
nvshmem_int16_put_nbi\0\
nvshmem_int16_sum_reduce\0\
nvshmem_int16_sum_reducescatter\0\
nvshmem_int16_xor_reduce\0\
nvshmem_int16_xor_reducescatter\0\
nvshmem_int32_alltoall\0\
nvshmem_int32_and_reduce\0\
nvshmem_int32_and_reducescatter\0\
nvshmem_int32_atomic_add\0\
nvshmem_int32_atomic_and\0\
nvshmem_int32_atomic_compare_swap\0\
nvshmem_int32_atomic_fetch\0\
nvshmem_int32_atomic_fetch_add\0\
nvshmem_int32_atomic_fetch_and\0\
nvshmem_int32_atomic_fetch_inc\0\
nvshmem_int32_atomic_fetch_or\0\
nvshmem_int32_atomic_fetch_xor\0\
nvshmem_int32_atomic_inc\0\
nvshmem_int32_atomic_or\0\
nvshmem_int32_atomic_set\0\
nvshmem_int32_atomic_swap\0\
nvshmem_int32_atomic_xor\0\
nvshmem_int32_broadcast\0\
nvshmem_int32_fcollect\0\
nvshmem_int32_g\0\
nvshmem_int32_get\0\
nvshmem_int32_get_nbi\0\
nvshmem_int32_iget\0\
nvshmem_int32_iput\0\
nvshmem_int32_max_reduce\0\
nvshmem_int32_max_reducescatter\0\
nvshmem_int32_min_reduce\0\
nvshmem_int32_min_reducescatter\0\
nvshmem_int32_or_reduce\0\
nvshmem_int32_or_reducescatter\0\
nvshmem_int32_p\0\
nvshmem_int32_prod_reduce\0\
nvshmem_int32_prod_reducescatter\0\
nvshmem_int32_put\0\
nvshmem_int32_put_nbi\0\
nvshmem_int32_sum_reduce\0\
nvshmem_int32_sum_reducescatter\0\
nvshmem_int32_xor_reduce\0\
nvshmem_int32_xor_reducescatter\0\
nvshmem_int64_alltoall\0\
nvshmem_int64_and_reduce\0\
nvshmem_int64_and_reducescatter\0\
nvshmem_int64_atomic_add\0\
nvshmem_int64_atomic_and\0\
nvshmem_int64_atomic_compare_swap\0\
nvshmem_int64_atomic_fetch\0\
nvshmem_int64_atomic_fetch_add\0\
nvshmem_int64_atomic_fetch_and\0\
nvshmem_int64_atomic_fetch_inc\0\
nvshmem_int64_atomic_fetch_or\0\
nvshmem_int64_atomic_fetch_xor\0\
nvshmem_int64_atomic_inc\0\
nvshmem_int64_atomic_or\0\
nvshmem_int64_atomic_set\0\
nvshmem_int64_atomic_swap\0\
nvshmem_int64_atomic_xor\0\
nvshmem_int64_broadcast\0\
nvshmem_int64_fcollect\0\
nvshmem_int64_g\0\
nvshmem_int64_get\0\
nvshmem_int64_get_nbi\0\
nvshmem_int64_iget\0\
nvshmem_int64_iput\0\
nvshmem_int64_max_reduce\0\
nvshmem_int64_max_reducescatter\0\
nvshmem_int64_min_reduce\0\
nvshmem_int64_min_reducescatter\0\
nvshmem_int64_or_reduce\0\
nvshmem_int64_or_reducescatter\0\
nvshmem_int64_p\0\
nvshmem_int64_prod_reduce\0\
nvshmem_int64_prod_reducescatter\0\
nvshmem_int64_put\0\
nvshmem_int64_put_nbi\0\
nvshmem_int64_sum_reduce\0\
nvshmem_int64_sum_reducescatter\0\
nvshmem_int64_xor_reduce\0\
nvshmem_int64_xor_reducescatter\0\
nvshmem_int8_alltoall\0\
nvshmem_int8_and_reduce\0\
nvshmem_int8_and_reducescatter\0\
nvshmem_int8_broadcast\0\
nvshmem_int8_fcollect\0\
nvshmem_int8_g\0\
nvshmem_int8_get\0\
nvshmem_int8_get_nbi\0\
nvshmem_int8_iget\0\
nvshmem_int8_iput\0\
nvshmem_int8_max_reduce\0\
nvshmem_int8_max_reducescatter\0\
nvshmem_int8_min_reduce\0\
nvshmem_int8_min_reducescatter\0\
nvshmem_int8_or_reduce\0\
nvshmem_int8_or_reducescatter\0\
nvshmem_int8_p\0\
nvshmem_int8_prod_reduce\0\
nvshmem_int8_prod_reducescatter\0\
nvshmem_int8_put\0\
nvshmem_int8_put_nbi\0\
nvshmem_int8_sum_reduce\0\
nvshmem_int8_sum_reducescatter\0\
nvshmem_int8_xor_reduce\0\
nvshmem_int8_xor_reducescatter\0\
nvshmem_int_alltoall\0\
nvshmem_int_atomic_add\0\
nvshmem_int_atomic_compare_swap\0\
nvshmem_int_atomic_fetch\0\
nvshmem_int_atomic_fetch_add\0\
nvshmem_int_atomic_fetch_inc\0\
nvshmem_int_atomic_inc\0\
nvshmem_int_atomic_set\0\
nvshmem_int_atomic_swap\0\
nvshmem_int_broadcast\0\
nvshmem_int_fcollect\0\
nvshmem_int_g\0\
nvshmem_int_get\0\
nvshmem_int_get_nbi\0\
nvshmem_int_iget\0\
nvshmem_int_iput\0\
nvshmem_int_max_reduce\0\
nvshmem_int_max_reducescatter\0\
nvshmem_int_min_reduce\0\
nvshmem_int_min_reducescatter\0\
nvshmem_int_p\0\
nvshmem_int_prod_reduce\0\
nvshmem_int_prod_reducescatter\0\
nvshmem_int_put\0\
nvshmem_int_put_nbi\0\
nvshmem_int_sum_reduce\0\
nvshmem_int_sum_reducescatter\0\
nvshmem_iput128\0\
nvshmem_iput16\0\
nvshmem_iput32\0\
nvshmem_iput64\0\
nvshmem_iput8\0\
nvshmem_long_alltoall\0\
nvshmem_long_atomic_add\0\
nvshmem_long_atomic_compare_swap\0\
nvshmem_long_atomic_fetch\0\
nvshmem_long_atomic_fetch_add\0\
nvshmem_long_atomic_fetch_inc\0\
nvshmem_long_atomic_inc\0\
nvshmem_long_atomic_set\0\
nvshmem_long_atomic_swap\0\
nvshmem_long_broadcast\0\
nvshmem_long_fcollect\0\
nvshmem_long_g\0\
nvshmem_long_get\0\
nvshmem_long_get_nbi\0\
nvshmem_long_iget\0\
nvshmem_long_iput\0\
nvshmem_long_max_reduce\0\
nvshmem_long_max_reducescatter\0\
nvshmem_long_min_reduce\0\
nvshmem_long_min_reducescatter\0\
nvshmem_long_p\0\
nvshmem_long_prod_reduce\0\
nvshmem_long_prod_reducescatter\0\
nvshmem_long_put\0\
nvshmem_long_put_nbi\0\
nvshmem_long_sum_reduce\0\
nvshmem_long_sum_reducescatter\0\
nvshmem_longlong_alltoall\0\
nvshmem_longlong_atomic_add\0\
nvshmem_longlong_atomic_compare_swap\0\
nvshmem_longlong_atomic_fetch\0\
nvshmem_longlong_atomic_fetch_add\0\
nvshmem_longlong_atomic_fetch_inc\0\
nvshmem_longlong_atomic_inc\0\
nvshmem_longlong_atomic_set\0\
nvshmem_longlong_atomic_swap\0\
nvshmem_longlong_broadcast\0\
nvshmem_longlong_fcollect\0\
nvshmem_longlong_g\0\
nvshmem_longlong_get\0\
nvshmem_longlong_get_nbi\0\
nvshmem_longlong_iget\0\
nvshmem_longlong_iput\0\
nvshmem_longlong_max_reduce\0\
nvshmem_longlong_max_reducescatter\0\
nvshmem_longlong_min_reduce\0\
nvshmem_longlong_min_reducescatter\0\
nvshmem_longlong_p\0\
nvshmem_longlong_prod_reduce\0\
nvshmem_longlong_prod_reducescatter\0\
nvshmem_longlong_put\0\
nvshmem_longlong_put_nbi\0\
nvshmem_longlong_sum_reduce\0\
nvshmem_longlong_sum_reducescatter\0\
nvshmem_malloc\0\
nvshmem_my_pe\0\
nvshmem_n_pes\0\
nvshmem_ptr\0\
nvshmem_ptrdiff_alltoall\0\
nvshmem_ptrdiff_atomic_add\0\
nvshmem_ptrdiff_atomic_compare_swap\0\
nvshmem_ptrdiff_atomic_fetch\0\
nvshmem_ptrdiff_atomic_fetch_add\0\
nvshmem_ptrdiff_atomic_fetch_inc\0\
nvshmem_ptrdiff_atomic_inc\0\
nvshmem_ptrdiff_atomic_set\0\
nvshmem_ptrdiff_atomic_swap\0\
nvshmem_ptrdiff_broadcast\0\
nvshmem_ptrdiff_fcollect\0\
nvshmem_ptrdiff_g\0\
nvshmem_ptrdiff_get\0\
nvshmem_ptrdiff_get_nbi\0\
nvshmem_ptrdiff_iget\0\
nvshmem_ptrdiff_iput\0\
nvshmem_ptrdiff_p\0\
nvshmem_ptrdiff_put\0\
nvshmem_ptrdiff_put_nbi\0\
nvshmem_put128\0\
nvshmem_put128_nbi\0\
nvshmem_put16\0\
nvshmem_put16_nbi\0\
nvshmem_put32\0\
nvshmem_put32_nbi\0\
nvshmem_put64\0\
nvshmem_put64_nbi\0\
nvshmem_put8\0\
nvshmem_put8_nbi\0\
nvshmem_putmem\0\
nvshmem_putmem_nbi\0\
nvshmem_query_thread\0\
nvshmem_quiet\0\
nvshmem_schar_alltoall\0\
nvshmem_schar_broadcast\0\
nvshmem_schar_fcollect\0\
nvshmem_schar_g\0\
nvshmem_schar_get\0\
nvshmem_schar_get_nbi\0\
nvshmem_schar_iget\0\
nvshmem_schar_iput\0\
nvshmem_schar_max_reduce\0\
nvshmem_schar_max_reducescatter\0\
nvshmem_schar_min_reduce\0\
nvshmem_schar_min_reducescatter\0\
nvshmem_schar_p\0\
nvshmem_schar_prod_reduce\0\
nvshmem_schar_prod_reducescatter\0\
nvshmem_schar_put\0\
nvshmem_schar_put_nbi\0\
nvshmem_schar_sum_reduce\0\
nvshmem_schar_sum_reducescatter\0\
nvshmem_short_alltoall\0\
nvshmem_short_broadcast\0\
nvshmem_short_fcollect\0\
nvshmem_short_g\0\
nvshmem_short_get\0\
nvshmem_short_get_nbi\0\
nvshmem_short_iget\0\
nvshmem_short_iput\0\
nvshmem_short_max_reduce\0\
nvshmem_short_max_reducescatter\0\
nvshmem_short_min_reduce\0\
nvshmem_short_min_reducescatter\0\
nvshmem_short_p\0\
nvshmem_short_prod_reduce\0\
nvshmem_short_prod_reducescatter\0\
nvshmem_short_put\0\
nvshmem_short_put_nbi\0\
nvshmem_short_sum_reduce\0\
nvshmem_short_sum_reducescatter\0\
nvshmem_signal_fetch\0\
nvshmem_size_alltoall\0\
nvshmem_size_and_reduce\0\
nvshmem_size_and_reducescatter\0\
nvshmem_size_atomic_add\0\
nvshmem_size_atomic_compare_swap\0\
nvshmem_size_atomic_fetch\0\
nvshmem_size_atomic_fetch_add\0\
nvshmem_size_atomic_fetch_inc\0\
nvshmem_size_atomic_inc\0\
nvshmem_size_atomic_set\0\
nvshmem_size_atomic_swap\0\
nvshmem_size_broadcast\0\
nvshmem_size_fcollect\0\
nvshmem_size_g\0\
nvshmem_size_get\0\
nvshmem_size_get_nbi\0\
nvshmem_size_iget\0\
nvshmem_size_iput\0\
nvshmem_size_max_reduce\0\
nvshmem_size_max_reducescatter\0\
nvshmem_size_min_reduce\0\
nvshmem_size_min_reducescatter\0\
nvshmem_size_or_reduce\0\
nvshmem_size_or_reducescatter\0\
nvshmem_size_p\0\
nvshmem_size_prod_reduce\0\
nvshmem_size_prod_reducescatter\0\
nvshmem_size_put\0\
nvshmem_size_put_nbi\0\
nvshmem_size_sum_reduce\0\
nvshmem_size_sum_reducescatter\0\
nvshmem_size_xor_reduce\0\
nvshmem_size_xor_reducescatter\0\
nvshmem_sync_all\0\
nvshmem_team_destroy\0\
nvshmem_team_get_config\0\
nvshmem_team_my_pe\0\
nvshmem_team_n_pes\0\
nvshmem_team_split_2d\0\
nvshmem_team_split_strided\0\
nvshmem_team_sync\0\
nvshmem_team_translate_pe\0\
nvshmem_uchar_alltoall\0\
nvshmem_uchar_and_reduce\0\
nvshmem_uchar_and_reducescatter\0\
nvshmem_uchar_broadcast\0\
nvshmem_uchar_fcollect\0\
nvshmem_uchar_g\0\
nvshmem_uchar_get\0\
nvshmem_uchar_get_nbi\0\
nvshmem_uchar_iget\0\
nvshmem_uchar_iput\0\
nvshmem_uchar_max_reduce\0\
nvshmem_uchar_max_reducescatter\0\
nvshmem_uchar_min_reduce\0\
nvshmem_uchar_min_reducescatter\0\
nvshmem_uchar_or_reduce\0\
nvshmem_uchar_or_reducescatter\0\
nvshmem_uchar_p\0\
nvshmem_uchar_prod_reduce\0\
nvshmem_uchar_prod_reducescatter\0\
nvshmem_uchar_put\0\
nvshmem_uchar_put_nbi\0\
nvshmem_uchar_sum_reduce\0\
nvshmem_uchar_sum_reducescatter\0\
nvshmem_uchar_xor_reduce\0\
nvshmem_uchar_xor_reducescatter\0\
nvshmem_uint16_alltoall\0\
nvshmem_uint16_and_reduce\0\
nvshmem_uint16_and_reducescatter\0\
nvshmem_uint16_broadcast\0\
nvshmem_uint16_fcollect\0\
nvshmem_uint16_g\0\
nvshmem_uint16_get\0\
nvshmem_uint16_get_nbi\0\
nvshmem_uint16_iget\0\
nvshmem_uint16_iput\0\
nvshmem_uint16_max_reduce\0\
nvshmem_uint16_max_reducescatter\0\
nvshmem_uint16_min_reduce\0\
nvshmem_uint16_min_reducescatter\0\
nvshmem_uint16_or_reduce\0\
nvshmem_uint16_or_reducescatter\0\
nvshmem_uint16_p\0\
nvshmem_uint16_prod_reduce\0\
nvshmem_uint16_prod_reducescatter\0\
nvshmem_uint16_put\0\
nvshmem_uint16_put_nbi\0\
nvshmem_uint16_sum_reduce\0\
nvshmem_uint16_sum_reducescatter\0\
nvshmem_uint16_xor_reduce\0\
nvshmem_uint16_xor_reducescatter\0\
nvshmem_uint32_alltoall\0\
nvshmem_uint32_and_reduce\0\
nvshmem_uint32_and_reducescatter\0\
nvshmem_uint32_atomic_add\0\
nvshmem_uint32_atomic_and\0\
nvshmem_uint32_atomic_compare_swap\0\
nvshmem_uint32_atomic_fetch\0\
nvshmem_uint32_atomic_fetch_add\0\
nvshmem_uint32_atomic_fetch_and\0\
nvshmem_uint32_atomic_fetch_inc\0\
nvshmem_uint32_atomic_fetch_or\0\
nvshmem_uint32_atomic_fetch_xor\0\
nvshmem_uint32_atomic_inc\0\
nvshmem_uint32_atomic_or\0\
nvshmem_uint32_atomic_set\0\
nvshmem_uint32_atomic_swap\0\
nvshmem_uint32_atomic_xor\0\
nvshmem_uint32_broadcast\0\
nvshmem_uint32_fcollect\0\
nvshmem_uint32_g\0\
nvshmem_uint32_get\0\
nvshmem_uint32_get_nbi\0\
nvshmem_uint32_iget\0\
nvshmem_uint32_iput\0\
nvshmem_uint32_max_reduce\0\
nvshmem_uint32_max_reducescatter\0\
nvshmem_uint32_min_reduce\0\
nvshmem_uint32_min_reducescatter\0\
nvshmem_uint32_or_reduce\0\
nvshmem_uint32_or_reducescatter\0\
nvshmem_uint32_p\0\
nvshmem_uint32_prod_reduce\0\
nvshmem_uint32_prod_reducescatter\0\
nvshmem_uint32_put\0\
nvshmem_uint32_put_nbi\0\
nvshmem_uint32_sum_reduce\0\
nvshmem_uint32_sum_reducescatter\0\
nvshmem_uint32_xor_reduce\0\
nvshmem_uint32_xor_reducescatter\0\
nvshmem_uint64_alltoall\0\
nvshmem_uint64_and_reduce\0\
nvshmem_uint64_and_reducescatter\0\
nvshmem_uint64_atomic_add\0\
nvshmem_uint64_atomic_and\0\
nvshmem_uint64_atomic_compare_swap\0\
nvshmem_uint64_atomic_fetch\0\
nvshmem_uint64_atomic_fetch_add\0\
nvshmem_uint64_atomic_fetch_and\0\
nvshmem_uint64_atomic_fetch_inc\0\
nvshmem_uint64_atomic_fetch_or\0\
nvshmem_uint64_atomic_fetch_xor\0\
nvshmem_uint64_atomic_inc\0\
nvshmem_uint64_atomic_or\0\
nvshmem_uint64_atomic_set\0\
nvshmem_uint64_atomic_swap\0\
nvshmem_uint64_atomic_xor\0\
nvshmem_uint64_broadcast\0\
nvshmem_uint64_fcollect\0\
nvshmem_uint64_g\0\
nvshmem_uint64_get\0\
nvshmem_uint64_get_nbi\0\
nvshmem_uint64_iget\0\
nvshmem_uint64_iput\0\
nvshmem_uint64_max_reduce\0\
nvshmem_uint64_max_reducescatter\0\
nvshmem_uint64_min_reduce\0\
nvshmem_uint64_min_reducescatter\0\
nvshmem_uint64_or_reduce\0\
nvshmem_uint64_or_reducescatter\0\
nvshmem_uint64_p\0\
nvshmem_uint64_prod_reduce\0\
nvshmem_uint64_prod_reducescatter\0\
nvshmem_uint64_put\0\
nvshmem_uint64_put_nbi\0\
nvshmem_uint64_sum_reduce\0\
nvshmem_uint64_sum_reducescatter\0\
nvshmem_uint64_xor_reduce\0\
nvshmem_uint64_xor_reducescatter\0\
nvshmem_uint8_alltoall\0\
nvshmem_uint8_and_reduce\0\
nvshmem_uint8_and_reducescatter\0\
nvshmem_uint8_broadcast\0\
nvshmem_uint8_fcollect\0\
nvshmem_uint8_g\0\
nvshmem_uint8_get\0\
nvshmem_uint8_get_nbi\0\
nvshmem_uint8_iget\0\
nvshmem_uint8_iput\0\
nvshmem_uint8_max_reduce\0\
nvshmem_uint8_max_reducescatter\0\
nvshmem_uint8_min_reduce\0\
nvshmem_uint8_min_reducescatter\0\
nvshmem_uint8_or_reduce\0\
nvshmem_uint8_or_reducescatter\0\
nvshmem_uint8_p\0\
nvshmem_uint8_prod_reduce\0\
nvshmem_uint8_prod_reducescatter\0\
nvshmem_uint8_put\0\
nvshmem_uint8_put_nbi\0\
nvshmem_uint8_sum_reduce\0\
nvshmem_uint8_sum_reducescatter\0\
nvshmem_uint8_xor_reduce\0\
nvshmem_uint8_xor_reducescatter\0\
nvshmem_uint_alltoall\0\
nvshmem_uint_and_reduce\0\
nvshmem_uint_and_reducescatter\0\
nvshmem_uint_atomic_add\0\
nvshmem_uint_atomic_and\0\
nvshmem_uint_atomic_compare_swap\0\
nvshmem_uint_atomic_fetch\0\
nvshmem_uint_atomic_fetch_add\0\
nvshmem_uint_atomic_fetch_and\0\
nvshmem_uint_atomic_fetch_inc\0\
nvshmem_uint_atomic_fetch_or\0\
nvshmem_uint_atomic_fetch_xor\0\
nvshmem_uint_atomic_inc\0\
nvshmem_uint_atomic_or\0\
nvshmem_uint_atomic_set\0\
nvshmem_uint_atomic_swap\0\
nvshmem_uint_atomic_xor\0\
nvshmem_uint_broadcast\0\
nvshmem_uint_fcollect\0\
nvshmem_uint_g\0\
nvshmem_uint_get\0\
nvshmem_uint_get_nbi\0\
nvshmem_uint_iget\0\
nvshmem_uint_iput\0\
nvshmem_uint_max_reduce\0\
nvshmem_uint_max_reducescatter\0\
nvshmem_uint_min_reduce\0\
nvshmem_uint_min_reducescatter\0\
nvshmem_uint_or_reduce\0\
nvshmem_uint_or_reducescatter\0\
nvshmem_uint_p\0\
nvshmem_uint_prod_reduce\0\
nvshmem_uint_prod_reducescatter\0\
nvshmem_uint_put\0\
nvshmem_uint_put_nbi\0\
nvshmem_uint_sum_reduce\0\
nvshmem_uint_sum_reducescatter\0\
nvshmem_uint_xor_reduce\0\
nvshmem_uint_xor_reducescatter\0\
nvshmem_ulong_alltoall\0\
nvshmem_ulong_and_reduce\0\
nvshmem_ulong_and_reducescatter\0\
nvshmem_ulong_atomic_add\0\
nvshmem_ulong_atomic_and\0\
nvshmem_ulong_atomic_compare_swap\0\
nvshmem_ulong_atomic_fetch\0\
nvshmem_ulong_atomic_fetch_add\0\
nvshmem_ulong_atomic_fetch_and\0\
nvshmem_ulong_atomic_fetch_inc\0\
nvshmem_ulong_atomic_fetch_or\0\
nvshmem_ulong_atomic_fetch_xor\0\
nvshmem_ulong_atomic_inc\0\
nvshmem_ulong_atomic_or\0\
nvshmem_ulong_atomic_set\0\
nvshmem_ulong_atomic_swap\0\
nvshmem_ulong_atomic_xor\0\
nvshmem_ulong_broadcast\0\
nvshmem_ulong_fcollect\0\
nvshmem_ulong_g\0\
nvshmem_ulong_get\0\
nvshmem_ulong_get_nbi\0\
nvshmem_ulong_iget\0\
nvshmem_ulong_iput\0\
nvshmem_ulong_max_reduce\0\
nvshmem_ulong_max_reducescatter\0\
nvshmem_ulong_min_reduce\0\
nvshmem_ulong_min_reducescatter\0\
nvshmem_ulong_or_reduce\0\
nvshmem_ulong_or_reducescatter\0\
nvshmem_ulong_p\0\
nvshmem_ulong_prod_reduce\0\
nvshmem_ulong_prod_reducescatter\0\
nvshmem_ulong_put\0\
nvshmem_ulong_put_nbi\0\
nvshmem_ulong_sum_reduce\0\
nvshmem_ulong_sum_reducescatter\0\
nvshmem_ulong_xor_reduce\0\
nvshmem_ulong_xor_reducescatter\0\
nvshmem_ulonglong_alltoall\0\
nvshmem_ulonglong_and_reduce\0\
nvshmem_ulonglong_and_reducescatter\0\
nvshmem_ulonglong_atomic_add\0\
nvshmem_ulonglong_atomic_and\0\
nvshmem_ulonglong_atomic_compare_swap\0\
nvshmem_ulonglong_atomic_fetch\0\
nvshmem_ulonglong_atomic_fetch_add\0\
nvshmem_ulonglong_atomic_fetch_and\0\
nvshmem_ulonglong_atomic_fetch_inc\0\
nvshmem_ulonglong_atomic_fetch_or\0\
nvshmem_ulonglong_atomic_fetch_xor\0\
nvshmem_ulonglong_atomic_inc\0\
nvshmem_ulonglong_atomic_or\0\
nvshmem_ulonglong_atomic_set\0\
nvshmem_ulonglong_atomic_swap\0\
nvshmem_ulonglong_atomic_xor\0\
nvshmem_ulonglong_broadcast\0\
nvshmem_ulonglong_fcollect\0\
nvshmem_ulonglong_g\0\
nvshmem_ulonglong_get\0\
nvshmem_ulonglong_get_nbi\0\
nvshmem_ulonglong_iget\0\
nvshmem_ulonglong_iput\0\
nvshmem_ulonglong_max_reduce\0\
nvshmem_ulonglong_max_reducescatter\0\
nvshmem_ulonglong_min_reduce\0\
nvshmem_ulonglong_min_reducescatter\0\
nvshmem_ulonglong_or_reduce\0\
nvshmem_ulonglong_or_reducescatter\0\
nvshmem_ulonglong_p\0\
nvshmem_ulonglong_prod_reduce\0\
nvshmem_ulonglong_prod_reducescatter\0\
nvshmem_ulonglong_put\0\
nvshmem_ulonglong_put_nbi\0\
nvshmem_ulonglong_sum_reduce\0\
nvshmem_ulonglong_sum_reducescatter\0\
nvshmem_ulonglong_xor_reduce\0\
nvshmem_ulonglong_xor_reducescatter\0\
nvshmem_ushort_alltoall\0\
nvshmem_ushort_and_reduce\0\
nvshmem_ushort_and_reducescatter\0\
nvshmem_ushort_broadcast\0\
nvshmem_ushort_fcollect\0\
nvshmem_ushort_g\0\
nvshmem_ushort_get\0\
nvshmem_ushort_get_nbi\0\
nvshmem_ushort_iget\0\
nvshmem_ushort_iput\0\
nvshmem_ushort_max_reduce\0\
nvshmem_ushort_max_reducescatter\0\
nvshmem_ushort_min_reduce\0\
nvshmem_ushort_min_reducescatter\0\
nvshmem_ushort_or_reduce\0\
nvshmem_ushort_or_reducescatter\0\
nvshmem_ushort_p\0\
nvshmem_ushort_prod_reduce\0\
nvshmem_ushort_prod_reducescatter\0\
nvshmem_ushort_put\0\
nvshmem_ushort_put_nbi\0\
nvshmem_ushort_sum_reduce\0\
nvshmem_ushort_sum_reducescatter\0\
nvshmem_ushort_xor_reduce\0\
nvshmem_ushort_xor_reducescatter\0\
nvshmemx_alltoallmem_on_stream\0\
nvshmemx_barrier_all_on_stream\0\
nvshmemx_barrier_on_stream\0\
nvshmemx_bfloat16_alltoall_on_stream\0\
nvshmemx_bfloat16_broadcast_on_stream\0\
nvshmemx_bfloat16_fcollect_on_stream\0\
nvshmemx_bfloat16_g_on_stream\0\
nvshmemx_bfloat16_get_nbi_on_stream\0\
nvshmemx_bfloat16_get_on_stream\0\
nvshmemx_bfloat16_iget_on_stream\0\
nvshmemx_bfloat16_iput_on_stream\0\
nvshmemx_bfloat16_max_reduce_on_stream\0\
nvshmemx_bfloat16_max_reducescatter_on_stream\0\
nvshmemx_bfloat16_min_reduce_on_stream\0\
nvshmemx_bfloat16_min_reducescatter_on_stream\0\
nvshmemx_bfloat16_p_on_stream\0\
nvshmemx_bfloat16_prod_reduce_on_stream\0\
nvshmemx_bfloat16_prod_reducescatter_on_stream\0\
nvshmemx_bfloat16_put_nbi_on_stream\0\
nvshmemx_bfloat16_put_on_stream\0\
nvshmemx_bfloat16_put_signal_nbi_on_stream\0\
nvshmemx_bfloat16_put_signal_on_stream\0\
nvshmemx_bfloat16_sum_reduce_on_stream\0\
nvshmemx_bfloat16_sum_reducescatter_on_stream\0\
nvshmemx_broadcastmem_on_stream\0\
nvshmemx_buffer_register\0\
nvshmemx_buffer_register_symmetric\0\
nvshmemx_buffer_register_symmetric_at_preferred_address\0\
nvshmemx_buffer_unregister\0\
nvshmemx_buffer_unregister_all\0\
nvshmemx_buffer_unregister_symmetric\0\
nvshmemx_char_alltoall_on_stream\0\
nvshmemx_char_broadcast_on_stream\0\
nvshmemx_char_fcollect_on_stream\0\
nvshmemx_char_g_on_stream\0\
nvshmemx_char_get_nbi_on_stream\0\
nvshmemx_char_get_on_stream\0\
nvshmemx_char_iget_on_stream\0\
nvshmemx_char_iput_on_stream\0\
nvshmemx_char_max_reduce_on_stream\0\
nvshmemx_char_max_reducescatter_on_stream\0\
nvshmemx_char_min_reduce_on_stream\0\
nvshmemx_char_min_reducescatter_on_stream\0\
nvshmemx_char_p_on_stream\0\
nvshmemx_char_prod_reduce_on_stream\0\
nvshmemx_char_prod_reducescatter_on_stream\0\
nvshmemx_char_put_nbi_on_stream\0\
nvshmemx_char_put_on_stream\0\
nvshmemx_char_put_signal_nbi_on_stream\0\
nvshmemx_char_put_signal_on_stream\0\
nvshmemx_char_sum_reduce_on_stream\0\
nvshmemx_char_sum_reducescatter_on_stream\0\
nvshmemx_collective_launch\0\
nvshmemx_collective_launch_attr\0\
nvshmemx_collective_launch_query_gridsize\0\
nvshmemx_culibrary_finalize\0\
nvshmemx_culibrary_init\0\
nvshmemx_cumodule_finalize\0\
nvshmemx_cumodule_init\0\
nvshmemx_double_alltoall_on_stream\0\
nvshmemx_double_atomic_add\0\
nvshmemx_double_atomic_fetch_add\0\
nvshmemx_double_broadcast_on_stream\0\
nvshmemx_double_fcollect_on_stream\0\
nvshmemx_double_g_on_stream\0\
nvshmemx_double_get_nbi_on_stream\0\
nvshmemx_double_get_on_stream\0\
nvshmemx_double_iget_on_stream\0\
nvshmemx_double_iput_on_stream\0\
nvshmemx_double_max_reduce_on_stream\0\
nvshmemx_double_max_reducescatter_on_stream\0\
nvshmemx_double_min_reduce_on_stream\0\
nvshmemx_double_min_reducescatter_on_stream\0\
nvshmemx_double_p_on_stream\0\
nvshmemx_double_prod_reduce_on_stream\0\
nvshmemx_double_prod_reducescatter_on_stream\0\
nvshmemx_double_put_nbi_on_stream\0\
nvshmemx_double_put_on_stream\0\
nvshmemx_double_put_signal_nbi_on_stream\0\
nvshmemx_double_put_signal_on_stream\0\
nvshmemx_double_sum_reduce_on_stream\0\
nvshmemx_double_sum_reducescatter_on_stream\0\
nvshmemx_fcollectmem_on_stream\0\
nvshmemx_float_alltoall_on_stream\0\
nvshmemx_float_atomic_add\0\
nvshmemx_float_atomic_fetch_add\0\
nvshmemx_float_broadcast_on_stream\0\
nvshmemx_float_fcollect_on_stream\0\
nvshmemx_float_g_on_stream\0\
nvshmemx_float_get_nbi_on_stream\0\
nvshmemx_float_get_on_stream\0\
nvshmemx_float_iget_on_stream\0\
nvshmemx_float_iput_on_stream\0\
nvshmemx_float_max_reduce_on_stream\0\
nvshmemx_float_max_reducescatter_on_stream\0\
nvshmemx_float_min_reduce_on_stream\0\
nvshmemx_float_min_reducescatter_on_stream\0\
nvshmemx_float_p_on_stream\0\
nvshmemx_float_prod_reduce_on_stream\0\
nvshmemx_float_prod_reducescatter_on_stream\0\
nvshmemx_float_put_nbi_on_stream\0\
nvshmemx_float_put_on_stream\0\
nvshmemx_float_put_signal_nbi_on_stream\0\
nvshmemx_float_put_signal_on_stream\0\
nvshmemx_float_sum_reduce_on_stream\0\
nvshmemx_float_sum_reducescatter_on_stream\0\
nvshmemx_flush\0\
nvshmemx_flush_on_stream\0\
nvshmemx_get128_nbi_on_stream\0\
nvshmemx_get128_on_stream\0\
nvshmemx_get16_nbi_on_stream\0\
nvshmemx_get16_on_stream\0\
nvshmemx_get32_nbi_on_stream\0\
nvshmemx_get32_on_stream\0\
nvshmemx_get64_nbi_on_stream\0\
nvshmemx_get64_on_stream\0\
nvshmemx_get8_nbi_on_stream\0\
nvshmemx_get8_on_stream\0\
nvshmemx_get_uniqueid\0\
nvshmemx_getmem_nbi_on_stream\0\
nvshmemx_getmem_on_stream\0\
nvshmemx_half_alltoall_on_stream\0\
nvshmemx_half_atomic_add\0\
nvshmemx_half_atomic_fetch_add\0\
nvshmemx_half_broadcast_on_stream\0\
nvshmemx_half_fcollect_on_stream\0\
nvshmemx_half_g_on_stream\0\
nvshmemx_half_get_nbi_on_stream\0\
nvshmemx_half_get_on_stream\0\
nvshmemx_half_iget_on_stream\0\
nvshmemx_half_iput_on_stream\0\
nvshmemx_half_max_reduce_on_stream\0\
nvshmemx_half_max_reducescatter_on_stream\0\
nvshmemx_half_min_reduce_on_stream\0\
nvshmemx_half_min_reducescatter_on_stream\0\
nvshmemx_half_p_on_stream\0\
nvshmemx_half_prod_reduce_on_stream\0\
nvshmemx_half_prod_reducescatter_on_stream\0\
nvshmemx_half_put_nbi_on_stream\0\
nvshmemx_half_put_on_stream\0\
nvshmemx_half_put_signal_nbi_on_stream\0\
nvshmemx_half_put_signal_on_stream\0\
nvshmemx_half_sum_reduce_on_stream\0\
nvshmemx_half_sum_reducescatter_on_stream\0\
nvshmemx_hostlib_finalize\0\
nvshmemx_hostlib_init_attr\0\
nvshmemx_iget128_on_stream\0\
nvshmemx_iget16_on_stream\0\
nvshmemx_iget32_on_stream\0\
nvshmemx_iget64_on_stream\0\
nvshmemx_iget8_on_stream\0\
nvshmemx_init_status\0\
nvshmemx_int16_alltoall_on_stream\0\
nvshmemx_int16_and_reduce_on_stream\0\
nvshmemx_int16_and_reducescatter_on_stream\0\
nvshmemx_int16_broadcast_on_stream\0\
nvshmemx_int16_fcollect_on_stream\0\
nvshmemx_int16_g_on_stream\0\
nvshmemx_int16_get_nbi_on_stream\0\
nvshmemx_int16_get_on_stream\0\
nvshmemx_int16_iget_on_stream\0\
nvshmemx_int16_iput_on_stream\0\
nvshmemx_int16_max_reduce_on_stream\0\
nvshmemx_int16_max_reducescatter_on_stream\0\
nvshmemx_int16_min_reduce_on_stream\0\
nvshmemx_int16_min_reducescatter_on_stream\0\
nvshmemx_int16_or_reduce_on_stream\0\
nvshmemx_int16_or_reducescatter_on_stream\0\
nvshmemx_int16_p_on_stream\0\
nvshmemx_int16_prod_reduce_on_stream\0\
nvshmemx_int16_prod_reducescatter_on_stream\0\
nvshmemx_int16_put_nbi_on_stream\0\
nvshmemx_int16_put_on_stream\0\
nvshmemx_int16_put_signal_nbi_on_stream\0\
nvshmemx_int16_put_signal_on_stream\0\
nvshmemx_int16_sum_reduce_on_stream\0\
nvshmemx_int16_sum_reducescatter_on_stream\0\
nvshmemx_int16_xor_reduce_on_stream\0\
nvshmemx_int16_xor_reducescatter_on_stream\0\
nvshmemx_int32_alltoall_on_stream\0\
nvshmemx_int32_and_reduce_on_stream\0\
nvshmemx_int32_and_reducescatter_on_stream\0\
nvshmemx_int32_broadcast_on_stream\0\
nvshmemx_int32_fcollect_on_stream\0\
nvshmemx_int32_g_on_stream\0\
nvshmemx_int32_get_nbi_on_stream\0\
nvshmemx_int32_get_on_stream\0\
nvshmemx_int32_iget_on_stream\0\
nvshmemx_int32_iput_on_stream\0\
nvshmemx_int32_max_reduce_on_stream\0\
nvshmemx_int32_max_reducescatter_on_stream\0\
nvshmemx_int32_min_reduce_on_stream\0\
nvshmemx_int32_min_reducescatter_on_stream\0\
nvshmemx_int32_or_reduce_on_stream\0\
nvshmemx_int32_or_reducescatter_on_stream\0\
nvshmemx_int32_p_on_stream\0\
nvshmemx_int32_prod_reduce_on_stream\0\
nvshmemx_int32_prod_reducescatter_on_stream\0\
nvshmemx_int32_put_nbi_on_stream\0\
nvshmemx_int32_put_on_stream\0\
nvshmemx_int32_put_signal_nbi_on_stream\0\
nvshmemx_int32_put_signal_on_stream\0\
nvshmemx_int32_sum_reduce_on_stream\0\
nvshmemx_int32_sum_reducescatter_on_stream\0\
nvshmemx_int32_wait_until_all_on_stream\0\
nvshmemx_int32_wait_until_all_vector_on_stream\0\
nvshmemx_int32_wait_until_on_stream\0\
nvshmemx_int32_xor_reduce_on_stream\0\
nvshmemx_int32_xor_reducescatter_on_stream\0\
nvshmemx_int64_alltoall_on_stream\0\
nvshmemx_int64_and_reduce_on_stream\0\
nvshmemx_int64_and_reducescatter_on_stream\0\
nvshmemx_int64_broadcast_on_stream\0\
nvshmemx_int64_fcollect_on_stream\0\
nvshmemx_int64_g_on_stream\0\
nvshmemx_int64_get_nbi_on_stream\0\
nvshmemx_int64_get_on_stream\0\
nvshmemx_int64_iget_on_stream\0\
nvshmemx_int64_iput_on_stream\0\
nvshmemx_int64_max_reduce_on_stream\0\
nvshmemx_int64_max_reducescatter_on_stream\0\
nvshmemx_int64_min_reduce_on_stream\0\
nvshmemx_int64_min_reducescatter_on_stream\0\
nvshmemx_int64_or_reduce_on_stream\0\
nvshmemx_int64_or_reducescatter_on_stream\0\
nvshmemx_int64_p_on_stream\0\
nvshmemx_int64_prod_reduce_on_stream\0\
nvshmemx_int64_prod_reducescatter_on_stream\0\
nvshmemx_int64_put_nbi_on_stream\0\
nvshmemx_int64_put_on_stream\0\
nvshmemx_int64_put_signal_nbi_on_stream\0\
nvshmemx_int64_put_signal_on_stream\0\
nvshmemx_int64_sum_reduce_on_stream\0\
nvshmemx_int64_sum_reducescatter_on_stream\0\
nvshmemx_int64_wait_until_all_on_stream\0\
nvshmemx_int64_wait_until_all_vector_on_stream\0\
nvshmemx_int64_wait_until_on_stream\0\
nvshmemx_int64_xor_reduce_on_stream\0\
nvshmemx_int64_xor_reducescatter_on_stream\0\
nvshmemx_int8_alltoall_on_stream\0\
nvshmemx_int8_and_reduce_on_stream\0\
nvshmemx_int8_and_reducescatter_on_stream\0\
nvshmemx_int8_broadcast_on_stream\0\
nvshmemx_int8_fcollect_on_stream\0\
nvshmemx_int8_g_on_stream\0\
nvshmemx_int8_get_nbi_on_stream\0\
nvshmemx_int8_get_on_stream\0\
nvshmemx_int8_iget_on_stream\0\
nvshmemx_int8_iput_on_stream\0\
nvshmemx_int8_max_reduce_on_stream\0\
nvshmemx_int8_max_reducescatter_on_stream\0\
nvshmemx_int8_min_reduce_on_stream\0\
nvshmemx_int8_min_reducescatter_on_stream\0\
nvshmemx_int8_or_reduce_on_stream\0\
nvshmemx_int8_or_reducescatter_on_stream\0\
nvshmemx_int8_p_on_stream\0\
nvshmemx_int8_prod_reduce_on_stream\0\
nvshmemx_int8_prod_reducescatter_on_stream\0\
nvshmemx_int8_put_nbi_on_stream\0\
nvshmemx_int8_put_on_stream\0\
nvshmemx_int8_put_signal_nbi_on_stream\0\
nvshmemx_int8_put_signal_on_stream\0\
nvshmemx_int8_sum_reduce_on_stream\0\
nvshmemx_int8_sum_reducescatter_on_stream\0\
nvshmemx_int8_xor_reduce_on_stream\0\
nvshmemx_int8_xor_reducescatter_on_stream\0\
nvshmemx_int_alltoall_on_stream\0\
nvshmemx_int_broadcast_on_stream\0\
nvshmemx_int_fcollect_on_stream\0\
nvshmemx_int_g_on_stream\0\
nvshmemx_int_get_nbi_on_stream\0\
nvshmemx_int_get_on_stream\0\
nvshmemx_int_iget_on_stream\0\
nvshmemx_int_iput_on_stream\0\
nvshmemx_int_max_reduce_on_stream\0\
nvshmemx_int_max_reducescatter_on_stream\0\
nvshmemx_int_min_reduce_on_stream\0\
nvshmemx_int_min_reducescatter_on_stream\0\
nvshmemx_int_p_on_stream\0\
nvshmemx_int_prod_reduce_on_stream\0\
nvshmemx_int_prod_reducescatter_on_stream\0\
nvshmemx_int_put_nbi_on_stream\0\
nvshmemx_int_put_on_stream\0\
nvshmemx_int_put_signal_nbi_on_stream\0\
nvshmemx_int_put_signal_on_stream\0\
nvshmemx_int_sum_reduce_on_stream\0\
nvshmemx_int_sum_reducescatter_on_stream\0\
nvshmemx_int_wait_until_all_on_stream\0\
nvshmemx_int_wait_until_all_vector_on_stream\0\
nvshmemx_int_wait_until_on_stream\0\
nvshmemx_iput128_on_stream\0\
nvshmemx_iput16_on_stream\0\
nvshmemx_iput32_on_stream\0\
nvshmemx_iput64_on_stream\0\
nvshmemx_iput8_on_stream\0\
nvshmemx_long_alltoall_on_stream\0\
nvshmemx_long_broadcast_on_stream\0\
nvshmemx_long_fcollect_on_stream\0\
nvshmemx_long_g_on_stream\0\
nvshmemx_long_get_nbi_on_stream\0\
nvshmemx_long_get_on_stream\0\
nvshmemx_long_iget_on_stream\0\
nvshmemx_long_iput_on_stream\0\
nvshmemx_long_max_reduce_on_stream\0\
nvshmemx_long_max_reducescatter_on_stream\0\
nvshmemx_long_min_reduce_on_stream\0\
nvshmemx_long_min_reducescatter_on_stream\0\
nvshmemx_long_p_on_stream\0\
nvshmemx_long_prod_reduce_on_stream\0\
nvshmemx_long_prod_reducescatter_on_stream\0\
nvshmemx_long_put_nbi_on_stream\0\
nvshmemx_long_put_on_stream\0\
nvshmemx_long_put_signal_nbi_on_stream\0\
nvshmemx_long_put_signal_on_stream\0\
nvshmemx_long_sum_reduce_on_stream\0\
nvshmemx_long_sum_reducescatter_on_stream\0\
nvshmemx_long_wait_until_all_on_stream\0\
nvshmemx_long_wait_until_all_vector_on_stream\0\
nvshmemx_long_wait_until_on_stream\0\
nvshmemx_longlong_alltoall_on_stream\0\
nvshmemx_longlong_broadcast_on_stream\0\
nvshmemx_longlong_fcollect_on_stream\0\
nvshmemx_longlong_g_on_stream\0\
nvshmemx_longlong_get_nbi_on_stream\0\
nvshmemx_longlong_get_on_stream\0\
nvshmemx_longlong_iget_on_stream\0\
nvshmemx_longlong_iput_on_stream\0\
nvshmemx_longlong_max_reduce_on_stream\0\
nvshmemx_longlong_max_reducescatter_on_stream\0\
nvshmemx_longlong_min_reduce_on_stream\0\
nvshmemx_longlong_min_reducescatter_on_stream\0\
nvshmemx_longlong_p_on_stream\0\
nvshmemx_longlong_prod_reduce_on_stream\0\
nvshmemx_longlong_prod_reducescatter_on_stream\0\
nvshmemx_longlong_put_nbi_on_stream\0\
nvshmemx_longlong_put_on_stream\0\
nvshmemx_longlong_put_signal_nbi_on_stream\0\
nvshmemx_longlong_put_signal_on_stream\0\
nvshmemx_longlong_sum_reduce_on_stream\0\
nvshmemx_longlong_sum_reducescatter_on_stream\0\
nvshmemx_longlong_wait_until_all_on_stream\0\
nvshmemx_longlong_wait_until_all_vector_on_stream\0\
nvshmemx_longlong_wait_until_on_stream\0\
nvshmemx_mc_ptr\0\
nvshmemx_ptrdiff_alltoall_on_stream\0\
nvshmemx_ptrdiff_broadcast_on_stream\0\
nvshmemx_ptrdiff_fcollect_on_stream\0\
nvshmemx_ptrdiff_g_on_stream\0\
nvshmemx_ptrdiff_get_nbi_on_stream\0\
nvshmemx_ptrdiff_get_on_stream\0\
nvshmemx_ptrdiff_iget_on_stream\0\
nvshmemx_ptrdiff_iput_on_stream\0\
nvshmemx_ptrdiff_p_on_stream\0\
nvshmemx_ptrdiff_put_nbi_on_stream\0\
nvshmemx_ptrdiff_put_on_stream\0\
nvshmemx_ptrdiff_put_signal_nbi_on_stream\0\
nvshmemx_ptrdiff_put_signal_on_stream\0\
nvshmemx_ptrdiff_wait_until_all_on_stream\0\
nvshmemx_ptrdiff_wait_until_all_vector_on_stream\0\
nvshmemx_ptrdiff_wait_until_on_stream\0\
nvshmemx_put128_nbi_on_stream\0\
nvshmemx_put128_on_stream\0\
nvshmemx_put128_signal_nbi_on_stream\0\
nvshmemx_put128_signal_on_stream\0\
nvshmemx_put16_nbi_on_stream\0\
nvshmemx_put16_on_stream\0\
nvshmemx_put16_signal_nbi_on_stream\0\
nvshmemx_put16_signal_on_stream\0\
nvshmemx_put32_nbi_on_stream\0\
nvshmemx_put32_on_stream\0\
nvshmemx_put32_signal_nbi_on_stream\0\
nvshmemx_put32_signal_on_stream\0\
nvshmemx_put64_nbi_on_stream\0\
nvshmemx_put64_on_stream\0\
nvshmemx_put64_signal_nbi_on_stream\0\
nvshmemx_put64_signal_on_stream\0\
nvshmemx_put8_nbi_on_stream\0\
nvshmemx_put8_on_stream\0\
nvshmemx_put8_signal_nbi_on_stream\0\
nvshmemx_put8_signal_on_stream\0\
nvshmemx_putmem_nbi_on_stream\0\
nvshmemx_putmem_on_stream\0\
nvshmemx_putmem_signal_nbi_on_stream\0\
nvshmemx_putmem_signal_on_stream\0\
nvshmemx_qp_create\0\
nvshmemx_quiet_on_stream\0\
nvshmemx_region_is_active\0\
nvshmemx_region_start\0\
nvshmemx_region_stop\0\
nvshmemx_schar_alltoall_on_stream\0\
nvshmemx_schar_broadcast_on_stream\0\
nvshmemx_schar_fcollect_on_stream\0\
nvshmemx_schar_g_on_stream\0\
nvshmemx_schar_get_nbi_on_stream\0\
nvshmemx_schar_get_on_stream\0\
nvshmemx_schar_iget_on_stream\0\
nvshmemx_schar_iput_on_stream\0\
nvshmemx_schar_max_reduce_on_stream\0\
nvshmemx_schar_max_reducescatter_on_stream\0\
nvshmemx_schar_min_reduce_on_stream\0\
nvshmemx_schar_min_reducescatter_on_stream\0\
nvshmemx_schar_p_on_stream\0\
nvshmemx_schar_prod_reduce_on_stream\0\
nvshmemx_schar_prod_reducescatter_on_stream\0\
nvshmemx_schar_put_nbi_on_stream\0\
nvshmemx_schar_put_on_stream\0\
nvshmemx_schar_put_signal_nbi_on_stream\0\
nvshmemx_schar_put_signal_on_stream\0\
nvshmemx_schar_sum_reduce_on_stream\0\
nvshmemx_schar_sum_reducescatter_on_stream\0\
nvshmemx_set_attr_mpi_comm_args\0\
nvshmemx_set_attr_uniqueid_args\0\
nvshmemx_short_alltoall_on_stream\0\
nvshmemx_short_broadcast_on_stream\0\
nvshmemx_short_fcollect_on_stream\0\
nvshmemx_short_g_on_stream\0\
nvshmemx_short_get_nbi_on_stream\0\
nvshmemx_short_get_on_stream\0\
nvshmemx_short_iget_on_stream\0\
nvshmemx_short_iput_on_stream\0\
nvshmemx_short_max_reduce_on_stream\0\
nvshmemx_short_max_reducescatter_on_stream\0\
nvshmemx_short_min_reduce_on_stream\0\
nvshmemx_short_min_reducescatter_on_stream\0\
nvshmemx_short_p_on_stream\0\
nvshmemx_short_prod_reduce_on_stream\0\
nvshmemx_short_prod_reducescatter_on_stream\0\
nvshmemx_short_put_nbi_on_stream\0\
nvshmemx_short_put_on_stream\0\
nvshmemx_short_put_signal_nbi_on_stream\0\
nvshmemx_short_put_signal_on_stream\0\
nvshmemx_short_sum_reduce_on_stream\0\
nvshmemx_short_sum_reducescatter_on_stream\0\
nvshmemx_short_wait_until_all_on_stream\0\
nvshmemx_short_wait_until_all_vector_on_stream\0\
nvshmemx_short_wait_until_on_stream\0\
nvshmemx_signal_counted_reset\0\
nvshmemx_signal_op_on_stream\0\
nvshmemx_signal_wait_until_on_stream\0\
nvshmemx_size_alltoall_on_stream\0\
nvshmemx_size_and_reduce_on_stream\0\
nvshmemx_size_and_reducescatter_on_stream\0\
nvshmemx_size_broadcast_on_stream\0\
nvshmemx_size_fcollect_on_stream\0\
nvshmemx_size_g_on_stream\0\
nvshmemx_size_get_nbi_on_stream\0\
nvshmemx_size_get_on_stream\0\
nvshmemx_size_iget_on_stream\0\
nvshmemx_size_iput_on_stream\0\
nvshmemx_size_max_reduce_on_stream\0\
nvshmemx_size_max_reducescatter_on_stream\0\
nvshmemx_size_min_reduce_on_stream\0\
nvshmemx_size_min_reducescatter_on_stream\0\
nvshmemx_size_or_reduce_on_stream\0\
nvshmemx_size_or_reducescatter_on_stream\0\
nvshmemx_size_p_on_stream\0\
nvshmemx_size_prod_reduce_on_stream\0\
nvshmemx_size_prod_reducescatter_on_stream\0\
nvshmemx_size_put_nbi_on_stream\0\
nvshmemx_size_put_on_stream\0\
nvshmemx_size_put_signal_nbi_on_stream\0\
nvshmemx_size_put_signal_on_stream\0\
nvshmemx_size_sum_reduce_on_stream\0\
nvshmemx_size_sum_reducescatter_on_stream\0\
nvshmemx_size_wait_until_all_on_stream\0\
nvshmemx_size_wait_until_all_vector_on_stream\0\
nvshmemx_size_wait_until_on_stream\0\
nvshmemx_size_xor_reduce_on_stream\0\
nvshmemx_size_xor_reducescatter_on_stream\0\
nvshmemx_sync_all_on_stream\0\
nvshmemx_team_get_uniqueid\0\
nvshmemx_team_init\0\
nvshmemx_team_sync_on_stream\0\
nvshmemx_uchar_alltoall_on_stream\0\
nvshmemx_uchar_and_reduce_on_stream\0\
nvshmemx_uchar_and_reducescatter_on_stream\0\
nvshmemx_uchar_broadcast_on_stream\0\
nvshmemx_uchar_fcollect_on_stream\0\
nvshmemx_uchar_g_on_stream\0\
nvshmemx_uchar_get_nbi_on_stream\0\
nvshmemx_uchar_get_on_stream\0\
nvshmemx_uchar_iget_on_stream\0\
nvshmemx_uchar_iput_on_stream\0\
nvshmemx_uchar_max_reduce_on_stream\0\
nvshmemx_uchar_max_reducescatter_on_stream\0\
nvshmemx_uchar_min_reduce_on_stream\0\
nvshmemx_uchar_min_reducescatter_on_stream\0\
nvshmemx_uchar_or_reduce_on_stream\0\
nvshmemx_uchar_or_reducescatter_on_stream\0\
nvshmemx_uchar_p_on_stream\0\
nvshmemx_uchar_prod_reduce_on_stream\0\
nvshmemx_uchar_prod_reducescatter_on_stream\0\
nvshmemx_uchar_put_nbi_on_stream\0\
nvshmemx_uchar_put_on_stream\0\
nvshmemx_uchar_put_signal_nbi_on_stream\0\
nvshmemx_uchar_put_signal_on_stream\0\
nvshmemx_uchar_sum_reduce_on_stream\0\
nvshmemx_uchar_sum_reducescatter_on_stream\0\
nvshmemx_uchar_xor_reduce_on_stream\0\
nvshmemx_uchar_xor_reducescatter_on_stream\0\
nvshmemx_uint16_alltoall_on_stream\0\
nvshmemx_uint16_and_reduce_on_stream\0\
nvshmemx_uint16_and_reducescatter_on_stream\0\
nvshmemx_uint16_broadcast_on_stream\0\
nvshmemx_uint16_fcollect_on_stream\0\
nvshmemx_uint16_g_on_stream\0\
nvshmemx_uint16_get_nbi_on_stream\0\
nvshmemx_uint16_get_on_stream\0\
nvshmemx_uint16_iget_on_stream\0\
nvshmemx_uint16_iput_on_stream\0\
nvshmemx_uint16_max_reduce_on_stream\0\
nvshmemx_uint16_max_reducescatter_on_stream\0\
nvshmemx_uint16_min_reduce_on_stream\0\
nvshmemx_uint16_min_reducescatter_on_stream\0\
nvshmemx_uint16_or_reduce_on_stream\0\
nvshmemx_uint16_or_reducescatter_on_stream\0\
nvshmemx_uint16_p_on_stream\0\
nvshmemx_uint16_prod_reduce_on_stream\0\
nvshmemx_uint16_prod_reducescatter_on_stream\0\
nvshmemx_uint16_put_nbi_on_stream\0\
nvshmemx_uint16_put_on_stream\0\
nvshmemx_uint16_put_signal_nbi_on_stream\0\
nvshmemx_uint16_put_signal_on_stream\0\
nvshmemx_uint16_sum_reduce_on_stream\0\
nvshmemx_uint16_sum_reducescatter_on_stream\0\
nvshmemx_uint16_xor_reduce_on_stream\0\
nvshmemx_uint16_xor_reducescatter_on_stream\0\
nvshmemx_uint32_alltoall_on_stream\0\
nvshmemx_uint32_and_reduce_on_stream\0\
nvshmemx_uint32_and_reducescatter_on_stream\0\
nvshmemx_uint32_broadcast_on_stream\0\
nvshmemx_uint32_fcollect_on_stream\0\
nvshmemx_uint32_g_on_stream\0\
nvshmemx_uint32_get_nbi_on_stream\0\
nvshmemx_uint32_get_on_stream\0\
nvshmemx_uint32_iget_on_stream\0\
nvshmemx_uint32_iput_on_stream\0\
nvshmemx_uint32_max_reduce_on_stream\0\
nvshmemx_uint32_max_reducescatter_on_stream\0\
nvshmemx_uint32_min_reduce_on_stream\0\
nvshmemx_uint32_min_reducescatter_on_stream\0\
nvshmemx_uint32_or_reduce_on_stream\0\
nvshmemx_uint32_or_reducescatter_on_stream\0\
nvshmemx_uint32_p_on_stream\0\
nvshmemx_uint32_prod_reduce_on_stream\0\
nvshmemx_uint32_prod_reducescatter_on_stream\0\
nvshmemx_uint32_put_nbi_on_stream\0\
nvshmemx_uint32_put_on_stream\0\
nvshmemx_uint32_put_signal_nbi_on_stream\0\
nvshmemx_uint32_put_signal_on_stream\0\
nvshmemx_uint32_sum_reduce_on_stream\0\
nvshmemx_uint32_sum_reducescatter_on_stream\0\
nvshmemx_uint32_wait_until_all_on_stream\0\
nvshmemx_uint32_wait_until_all_vector_on_stream\0\
nvshmemx_uint32_wait_until_on_stream\0\
nvshmemx_uint32_xor_reduce_on_stream\0\
nvshmemx_uint32_xor_reducescatter_on_stream\0\
nvshmemx_uint64_alltoall_on_stream\0\
nvshmemx_uint64_and_reduce_on_stream\0\
nvshmemx_uint64_and_reducescatter_on_stream\0\
nvshmemx_uint64_broadcast_on_stream\0\
nvshmemx_uint64_fcollect_on_stream\0\
nvshmemx_uint64_g_on_stream\0\
nvshmemx_uint64_get_nbi_on_stream\0\
nvshmemx_uint64_get_on_stream\0\
nvshmemx_uint64_iget_on_stream\0\
nvshmemx_uint64_iput_on_stream\0\
nvshmemx_uint64_max_reduce_on_stream\0\
nvshmemx_uint64_max_reducescatter_on_stream\0\
nvshmemx_uint64_min_reduce_on_stream\0\
nvshmemx_uint64_min_reducescatter_on_stream\0\
nvshmemx_uint64_or_reduce_on_stream\0\
nvshmemx_uint64_or_reducescatter_on_stream\0\
nvshmemx_uint64_p_on_stream\0\
nvshmemx_uint64_prod_reduce_on_stream\0\
nvshmemx_uint64_prod_reducescatter_on_stream\0\
nvshmemx_uint64_put_nbi_on_stream\0\
nvshmemx_uint64_put_on_stream\0\
nvshmemx_uint64_put_signal_nbi_on_stream\0\
nvshmemx_uint64_put_signal_on_stream\0\
nvshmemx_uint64_sum_reduce_on_stream\0\
nvshmemx_uint64_sum_reducescatter_on_stream\0\
nvshmemx_uint64_wait_until_all_on_stream\0\
nvshmemx_uint64_wait_until_all_vector_on_stream\0\
nvshmemx_uint64_wait_until_on_stream\0\
nvshmemx_uint64_xor_reduce_on_stream\0\
nvshmemx_uint64_xor_reducescatter_on_stream\0\
nvshmemx_uint8_alltoall_on_stream\0\
nvshmemx_uint8_and_reduce_on_stream\0\
nvshmemx_uint8_and_reducescatter_on_stream\0\
nvshmemx_uint8_broadcast_on_stream\0\
nvshmemx_uint8_fcollect_on_stream\0\
nvshmemx_uint8_g_on_stream\0\
nvshmemx_uint8_get_nbi_on_stream\0\
nvshmemx_uint8_get_on_stream\0\
nvshmemx_uint8_iget_on_stream\0\
nvshmemx_uint8_iput_on_stream\0\
nvshmemx_uint8_max_reduce_on_stream\0\
nvshmemx_uint8_max_reducescatter_on_stream\0\
nvshmemx_uint8_min_reduce_on_stream\0\
nvshmemx_uint8_min_reducescatter_on_stream\0\
nvshmemx_uint8_or_reduce_on_stream\0\
nvshmemx_uint8_or_reducescatter_on_stream\0\
nvshmemx_uint8_p_on_stream\0\
nvshmemx_uint8_prod_reduce_on_stream\0\
nvshmemx_uint8_prod_reducescatter_on_stream\0\
nvshmemx_uint8_put_nbi_on_stream\0\
nvshmemx_uint8_put_on_stream\0\
nvshmemx_uint8_put_signal_nbi_on_stream\0\
nvshmemx_uint8_put_signal_on_stream\0\
nvshmemx_uint8_sum_reduce_on_stream\0\
nvshmemx_uint8_sum_reducescatter_on_stream\0\
nvshmemx_uint8_xor_reduce_on_stream\0\
nvshmemx_uint8_xor_reducescatter_on_stream\0\
nvshmemx_uint_alltoall_on_stream\0\
nvshmemx_uint_and_reduce_on_stream\0\
nvshmemx_uint_and_reducescatter_on_stream\0\
nvshmemx_uint_broadcast_on_stream\0\
nvshmemx_uint_fcollect_on_stream\0\
nvshmemx_uint_g_on_stream\0\
nvshmemx_uint_get_nbi_on_stream\0\
nvshmemx_uint_get_on_stream\0\
nvshmemx_uint_iget_on_stream\0\
nvshmemx_uint_iput_on_stream\0\
nvshmemx_uint_max_reduce_on_stream\0\
nvshmemx_uint_max_reducescatter_on_stream\0\
nvshmemx_uint_min_reduce_on_stream\0\
nvshmemx_uint_min_reducescatter_on_stream\0\
nvshmemx_uint_or_reduce_on_stream\0\
nvshmemx_uint_or_reducescatter_on_stream\0\
nvshmemx_uint_p_on_stream\0\
nvshmemx_uint_prod_reduce_on_stream\0\
nvshmemx_uint_prod_reducescatter_on_stream\0\
nvshmemx_uint_put_nbi_on_stream\0\
nvshmemx_uint_put_on_stream\0\
nvshmemx_uint_put_signal_nbi_on_stream\0\
nvshmemx_uint_put_signal_on_stream\0\
nvshmemx_uint_sum_reduce_on_stream\0\
nvshmemx_uint_sum_reducescatter_on_stream\0\
nvshmemx_uint_wait_until_all_on_stream\0\
nvshmemx_uint_wait_until_all_vector_on_stream\0\
nvshmemx_uint_wait_until_on_stream\0\
nvshmemx_uint_xor_reduce_on_stream\0\
nvshmemx_uint_xor_reducescatter_on_stream\0\
nvshmemx_ulong_alltoall_on_stream\0\
nvshmemx_ulong_and_reduce_on_stream\0\
nvshmemx_ulong_and_reducescatter_on_stream\0\
nvshmemx_ulong_broadcast_on_stream\0\
nvshmemx_ulong_fcollect_on_stream\0\
nvshmemx_ulong_g_on_stream\0\
nvshmemx_ulong_get_nbi_on_stream\0\
nvshmemx_ulong_get_on_stream\0\
nvshmemx_ulong_iget_on_stream\0\
nvshmemx_ulong_iput_on_stream\0\
nvshmemx_ulong_max_reduce_on_stream\0\
nvshmemx_ulong_max_reducescatter_on_stream\0\
nvshmemx_ulong_min_reduce_on_stream\0\
nvshmemx_ulong_min_reducescatter_on_stream\0\
nvshmemx_ulong_or_reduce_on_stream\0\
nvshmemx_ulong_or_reducescatter_on_stream\0\
nvshmemx_ulong_p_on_stream\0\
nvshmemx_ulong_prod_reduce_on_stream\0\
nvshmemx_ulong_prod_reducescatter_on_stream\0\
nvshmemx_ulong_put_nbi_on_stream\0\
nvshmemx_ulong_put_on_stream\0\
nvshmemx_ulong_put_signal_nbi_on_stream\0\
nvshmemx_ulong_put_signal_on_stream\0\
nvshmemx_ulong_sum_reduce_on_stream\0\
nvshmemx_ulong_sum_reducescatter_on_stream\0\
nvshmemx_ulong_wait_until_all_on_stream\0\
nvshmemx_ulong_wait_until_all_vector_on_stream\0\
nvshmemx_ulong_wait_until_on_stream\0\
nvshmemx_ulong_xor_reduce_on_stream\0\
nvshmemx_ulong_xor_reducescatter_on_stream\0\
nvshmemx_ulonglong_alltoall_on_stream\0\
nvshmemx_ulonglong_and_reduce_on_stream\0\
nvshmemx_ulonglong_and_reducescatter_on_stream\0\
nvshmemx_ulonglong_broadcast_on_stream\0\
nvshmemx_ulonglong_fcollect_on_stream\0\
nvshmemx_ulonglong_g_on_stream\0\
nvshmemx_ulonglong_get_nbi_on_stream\0\
nvshmemx_ulonglong_get_on_stream\0\
nvshmemx_ulonglong_iget_on_stream\0\
nvshmemx_ulonglong_iput_on_stream\0\
nvshmemx_ulonglong_max_reduce_on_stream\0\
nvshmemx_ulonglong_max_reducescatter_on_stream\0\
nvshmemx_ulonglong_min_reduce_on_stream\0\
nvshmemx_ulonglong_min_reducescatter_on_stream\0\
nvshmemx_ulonglong_or_reduce_on_stream\0\
nvshmemx_ulonglong_or_reducescatter_on_stream\0\
nvshmemx_ulonglong_p_on_stream\0\
nvshmemx_ulonglong_prod_reduce_on_stream\0\
nvshmemx_ulonglong_prod_reducescatter_on_stream\0\
nvshmemx_ulonglong_put_nbi_on_stream\0\
nvshmemx_ulonglong_put_on_stream\0\
nvshmemx_ulonglong_put_signal_nbi_on_stream\0\
nvshmemx_ulonglong_put_signal_on_stream\0\
nvshmemx_ulonglong_sum_reduce_on_stream\0\
nvshmemx_ulonglong_sum_reducescatter_on_stream\0\
nvshmemx_ulonglong_wait_until_all_on_stream\0\
nvshmemx_ulonglong_wait_until_all_vector_on_stream\0\
nvshmemx_ulonglong_wait_until_on_stream\0\
nvshmemx_ulonglong_xor_reduce_on_stream\0\
nvshmemx_ulonglong_xor_reducescatter_on_stream\0\
nvshmemx_ushort_alltoall_on_stream\0\
nvshmemx_ushort_and_reduce_on_stream\0\
nvshmemx_ushort_and_reducescatter_on_stream\0\
nvshmemx_ushort_broadcast_on_stream\0\
nvshmemx_ushort_fcollect_on_stream\0\
nvshmemx_ushort_g_on_stream\0\
nvshmemx_ushort_get_nbi_on_stream\0\
nvshmemx_ushort_get_on_stream\0\
nvshmemx_ushort_iget_on_stream\0\
nvshmemx_ushort_iput_on_stream\0\
nvshmemx_ushort_max_reduce_on_stream\0\
nvshmemx_ushort_max_reducescatter_on_stream\0\
nvshmemx_ushort_min_reduce_on_stream\0\
nvshmemx_ushort_min_reducescatter_on_stream\0\
nvshmemx_ushort_or_reduce_on_stream\0\
nvshmemx_ushort_or_reducescatter_on_stream\0\
nvshmemx_ushort_p_on_stream\0\
nvshmemx_ushort_prod_reduce_on_stream\0\
nvshmemx_ushort_prod_reducescatter_on_stream\0\
nvshmemx_ushort_put_nbi_on_stream\0\
nvshmemx_ushort_put_on_stream\0\
nvshmemx_ushort_put_signal_nbi_on_stream\0\
nvshmemx_ushort_put_signal_on_stream\0\
nvshmemx_ushort_sum_reduce_on_stream\0\
nvshmemx_ushort_sum_reducescatter_on_stream\0\
nvshmemx_ushort_wait_until_all_on_stream\0\
nvshmemx_ushort_wait_until_all_vector_on_stream\0\
nvshmemx_ushort_wait_until_on_stream\0\
nvshmemx_ushort_xor_reduce_on_stream\0\
nvshmemx_ushort_xor_reducescatter_on_stream\0\
nvshmemx_vendor_get_version_info\0\
";
/// Where each name starts, and behind the last one.
pub static NAME_AT: [u32; 3994] = [
    0, 16, 35, 58, 84, 98, 115, 130, 151, 175, 204, 220, 247, 277, 307, 345,
    373, 397, 424, 450, 487, 521, 544, 573, 608, 640, 663, 692, 704, 716, 731, 746,
    761, 774, 790, 802, 825, 847, 865, 884, 904, 920, 940, 955, 973, 994, 1008, 1019,
    1033, 1057, 1085, 1101, 1120, 1137, 1157, 1174, 1202, 1222, 1238, 1252, 1266, 1290, 1307, 1327,
    1342, 1366, 1393, 1419, 1440, 1468, 1490, 1516, 1528, 1549, 1571, 1594, 1616, 1633, 1659, 1682,
    1713, 1742, 1771, 1805, 1821, 1840, 1856, 1887, 1920, 1944, 1964, 1986, 2021, 2037, 2056, 2077,
    2104, 2130, 2159, 2183, 2210, 2235, 2262, 2292, 2326, 2355, 2374, 2391, 2411, 2447, 2466, 2498,
    2525, 2561, 2591, 2623, 2650, 2680, 2712, 2743, 2757, 2782, 2797, 2815, 2834, 2856, 2869, 2883,
    2906, 2934, 2953, 2972, 3004, 3044, 3071, 3090, 3106, 3120, 3140, 3159, 3174, 3185, 3204, 3224,
    3245, 3270, 3290, 3304, 3321, 3336, 3354, 3363, 3383, 3408, 3436, 3469, 3492, 3520, 3545, 3573,
    3595, 3622, 3649, 3664, 3681, 3698, 3715, 3735, 3760, 3785, 3808, 3834, 3854, 3880, 3904, 3943,
    3980, 3999, 4020, 4044, 4067, 4089, 4110, 4131, 4146, 4164, 4182, 4213, 4244, 4274, 4287, 4318,
    4332, 4353, 4368, 4387, 4418, 4449, 4478, 4507, 4542, 4577, 4596, 4631, 4664, 4713, 4760, 4780,
    4797, 4826, 4857, 4891, 4922, 4953, 4978, 4996, 5017, 5062, 5107, 5150, 5193, 5209, 5228, 5241,
    5257, 5277, 5302, 5327, 5346, 5374, 5403, 5437, 5459, 5491, 5521, 5548, 5578, 5608, 5635, 5665,
    5679, 5698, 5727, 5755, 5782, 5809, 5836, 5863, 5886, 5916, 5943, 5973, 6002, 6034, 6056, 6078,
    6099, 6121, 6140, 6162, 6183, 6207, 6232, 6258, 6287, 6311, 6325, 6344, 6371, 6398, 6424, 6447,
    6475, 6511, 6553, 6588, 6626, 6656, 6689, 6725, 6750, 6780, 6809, 6846, 6882, 6899, 6917, 6942,
    6958, 6980, 7003, 7023, 7046, 7072, 7079, 7099, 7119, 7137, 7158, 7177, 7199, 7220, 7240, 7259,
    7275, 7297, 7318, 7339, 7362, 7371, 7397, 7434, 7465, 7478, 7496, 7513, 7535, 7555, 7580, 7595,
    7612, 7634, 7654, 7680, 7699, 7718, 7742, 7762, 7781, 7809, 7827, 7849, 7865, 7879, 7896, 7910,
    7927, 7942, 7955, 7971, 7985, 8012, 8038, 8063, 8087, 8112, 8136, 8163, 8190, 8217, 8241, 8264,
    8288, 8302, 8319, 8338, 8361, 8386, 8403, 8423, 8435, 8450, 8461, 8477, 8498, 8522, 8551, 8566,
    8584, 8602, 8618, 8637, 8651, 8677, 8708, 8720, 8754, 8793, 8816, 8844, 8873, 8883, 8898, 8918,
    8932, 8945, 8960, 8981, 9005, 9035, 9074, 9097, 9127, 9140, 9156, 9177, 9193, 9208, 9234, 9263,
    9281, 9299, 9320, 9340, 9371, 9380, 9399, 9423, 9439, 9456, 9479, 9512, 9531, 9553, 9588, 9611,
    9630, 9652, 9668, 9687, 9711, 9733, 9760, 9784, 9813, 9836, 9860, 9873, 9901, 9916, 9932, 9943,
    9952, 9963, 9979, 9998, 10022, 10042, 10065, 10093, 10107, 10126, 10137, 10153, 10172, 10196, 10217, 10243,
    10267, 10296, 10311, 10331, 10356, 10376, 10406, 10441, 10455, 10474, 10488, 10507, 10520, 10536, 10557, 10570,
    10586, 10607, 10620, 10638, 10659, 10685, 10701, 10722, 10741, 10765, 10787, 10814, 10827, 10843, 10864, 10877,
    10895, 10916, 10942, 10958, 10979, 10992, 11010, 11031, 11057, 11073, 11094, 11107, 11125, 11146, 11172, 11188,
    11209, 11222, 11240, 11261, 11287, 11303, 11324, 11337, 11355, 11378, 11396, 11424, 11457, 11471, 11483, 11500,
    11522, 11537, 11557, 11571, 11590, 11614, 11631, 11653, 11667, 11686, 11710, 11727, 11749, 11762, 11780, 11803,
    11819, 11840, 11852, 11869, 11891, 11906, 11926, 11937, 11953, 11974, 11988, 12007, 12030, 12054, 12079, 12117,
    12153, 12180, 12200, 12225, 12243, 12264, 12287, 12306, 12324, 12337, 12354, 12373, 12395, 12410, 12431, 12451,
    12474, 12493, 12515, 12533, 12559, 12577, 12617, 12661, 12714, 12743, 12776, 12818, 12853, 12868, 12885, 12897,
    12909, 12921, 12943, 12966, 12988, 13009, 13025, 13040, 13072, 13109, 13129, 13154, 13177, 13205, 13224, 13248,
    13270, 13297, 13318, 13344, 13375, 13403, 13436, 13462, 13486, 13515, 13545, 13580, 13603, 13631, 13646, 13673,
    13689, 13708, 13727, 13751, 13780, 13804, 13825, 13851, 13874, 13902, 13928, 13959, 13985, 14016, 14031, 14051,
    14069, 14092, 14115, 14143, 14161, 14184, 14201, 14223, 14243, 14257, 14276, 14296, 14321, 14341, 14366, 14380,
    14399, 14420, 14446, 14466, 14491, 14525, 14564, 14601, 14643, 14661, 14684, 14704, 14729, 14752, 14780, 14800,
    14825, 14848, 14876, 14897, 14923, 14947, 14976, 14997, 15023, 15047, 15076, 15095, 15115, 15143, 15161, 15179,
    15203, 15231, 15254, 15280, 15298, 15317, 15344, 15375, 15401, 15416, 15432, 15451, 15474, 15496, 15513, 15536,
    15558, 15575, 15593, 15618, 15646, 15673, 15701, 15727, 15746, 15767, 15791, 15815, 15838, 15860, 15877, 15900,
    15922, 15939, 15957, 15982, 16010, 16037, 16065, 16091, 16125, 16144, 16164, 16183, 16200, 16220, 16237, 16267,
    16302, 16315, 16333, 16354, 16371, 16402, 16420, 16449, 16472, 16488, 16506, 16529, 16561, 16578, 16600, 16624,
    16648, 16675, 16705, 16731, 16760, 16785, 16810, 16834, 16862, 16889, 16924, 16947, 16971, 16996, 17024, 17055,
    17074, 17095, 17128, 17154, 17176, 17205, 17238, 17275, 17298, 17314, 17339, 17370, 17389, 17410, 17439, 17461,
    17482, 17516, 17545, 17583, 17615, 17649, 17678, 17710, 17743, 17759, 17786, 17811, 17828, 17849, 17864, 17880,
    17905, 17935, 17956, 17977, 18011, 18053, 18062, 18076, 18090, 18109, 18122, 18145, 18167, 18188, 18211, 18238,
    18255, 18277, 18304, 18331, 18361, 18379, 18403, 18432, 18461, 18480, 18494, 18513, 18532, 18556, 18580, 18609,
    18626, 18645, 18664, 18684, 18701, 18728, 18761, 18785, 18806, 18824, 18854, 18887, 18924, 18956, 18991, 19015,
    19042, 19067, 19089, 19117, 19143, 19184, 19223, 19244, 19267, 19292, 19316, 19339, 19364, 19397, 19428, 19451,
    19483, 19498, 19514, 19537, 19554, 19575, 19608, 19641, 19672, 19703, 19740, 19761, 19798, 19833, 19884, 19933,
    19964, 19997, 20030, 20065, 20108, 20149, 20182, 20202, 20249, 20296, 20341, 20386, 20404, 20422, 20444, 20471,
    20498, 20519, 20549, 20583, 20615, 20644, 20676, 20705, 20721, 20742, 20773, 20803, 20832, 20861, 20892, 20931,
    20968, 20997, 21026, 21051, 21080, 21111, 21135, 21156, 21180, 21207, 21235, 21261, 21277, 21298, 21327, 21356,
    21384, 21409, 21447, 21491, 21528, 21560, 21598, 21625, 21656, 21695, 21733, 21747, 21772, 21789, 21806, 21825,
    21850, 21878, 21900, 21922, 21942, 21965, 21986, 22014, 22053, 22086, 22105, 22129, 22146, 22166, 22191, 22213,
    22224, 22237, 22255, 22271, 22287, 22308, 22332, 22361, 22376, 22394, 22419, 22435, 22449, 22464, 22482, 22501,
    22526, 22561, 22582, 22606, 22643, 22668, 22689, 22713, 22731, 22752, 22778, 22803, 22829, 22840, 22853, 22878,
    22908, 22926, 22949, 22971, 22998, 23030, 23057, 23077, 23102, 23132, 23157, 23175, 23188, 23206, 23229, 23246,
    23268, 23295, 23317, 23335, 23358, 23386, 23402, 23423, 23443, 23468, 23498, 23523, 23544, 23570, 23601, 23627,
    23642, 23662, 23680, 23703, 23731, 23754, 23773, 23797, 23826, 23850, 23866, 23877, 23890, 23908, 23931, 23949,
    23962, 23980, 24003, 24021, 24037, 24058, 24074, 24114, 24152, 24194, 24240, 24295, 24326, 24363, 24383, 24408,
    24431, 24449, 24466, 24488, 24502, 24521, 24544, 24565, 24585, 24619, 24658, 24695, 24737, 24759, 24786, 24811,
    24841, 24864, 24892, 24917, 24947, 24964, 24990, 25019, 25037, 25058, 25084, 25107, 25135, 25160, 25190, 25218,
    25251, 25270, 25294, 25316, 25343, 25365, 25392, 25408, 25429, 25452, 25480, 25502, 25529, 25565, 25606, 25626,
    25651, 25687, 25702, 25727, 25746, 25771, 25790, 25812, 25830, 25851, 25873, 25894, 25913, 25937, 25969, 26006,
    26041, 26081, 26100, 26124, 26141, 26172, 26190, 26219, 26236, 26258, 26282, 26306, 26336, 26362, 26391, 26416,
    26441, 26465, 26493, 26520, 26555, 26578, 26602, 26627, 26655, 26686, 26705, 26726, 26759, 26785, 26807, 26836,
    26869, 26906, 26929, 26965, 26981, 27006, 27037, 27056, 27077, 27106, 27128, 27166, 27187, 27221, 27250, 27288,
    27320, 27354, 27383, 27415, 27448, 27464, 27491, 27516, 27533, 27554, 27578, 27593, 27609, 27634, 27664, 27685,
    27706, 27740, 27782, 27791, 27805, 27819, 27838, 27851, 27874, 27896, 27912, 27933, 27954, 27977, 28004, 28021,
    28043, 28070, 28097, 28127, 28145, 28169, 28198, 28227, 28246, 28260, 28279, 28298, 28322, 28349, 28373, 28406,
    28444, 28473, 28490, 28509, 28528, 28548, 28562, 28579, 28606, 28639, 28660, 28678, 28711, 28748, 28780, 28807,
    28832, 28860, 28882, 28910, 28936, 28977, 29016, 29037, 29060, 29085, 29109, 29132, 29157, 29190, 29221, 29244,
    29261, 29281, 29313, 29328, 29361, 29377, 29400, 29417, 29438, 29471, 29504, 29535, 29566, 29603, 29624, 29661,
    29696, 29747, 29796, 29818, 29849, 29882, 29915, 29950, 29993, 30034, 30067, 30094, 30114, 30161, 30208, 30253,
    30298, 30316, 30337, 30355, 30377, 30404, 30431, 30452, 30482, 30513, 30549, 30583, 30615, 30644, 30676, 30705,
    30721, 30742, 30773, 30803, 30832, 30861, 30892, 30931, 30968, 30997, 31026, 31051, 31080, 31112, 31143, 31177,
    31201, 31222, 31246, 31269, 31296, 31324, 31355, 31381, 31397, 31418, 31447, 31476, 31504, 31529, 31567, 31611,
    31648, 31680, 31718, 31745, 31776, 31815, 31853, 31867, 31892, 31909, 31926, 31945, 31970, 31998, 32013, 32035,
    32057, 32077, 32100, 32121, 32153, 32181, 32220, 32253, 32272, 32296, 32313, 32333, 32358, 32380, 32408, 32429,
    32450, 32476, 32498, 32528, 32548, 32572, 32590, 32601, 32614, 32632, 32648, 32664, 32685, 32709, 32738, 32753,
    32771, 32796, 32812, 32826, 32843, 32858, 32876, 32895, 32920, 32955, 32976, 33000, 33037, 33062, 33083, 33107,
    33125, 33146, 33172, 33196, 33225, 33250, 33276, 33287, 33300, 33325, 33355, 33373, 33396, 33418, 33445, 33477,
    33504, 33524, 33549, 33579, 33604, 33622, 33635, 33653, 33676, 33699, 33727, 33744, 33766, 33793, 33815, 33833,
    33856, 33884, 33900, 33921, 33942, 33968, 33988, 34013, 34043, 34068, 34089, 34115, 34146, 34172, 34187, 34207,
    34225, 34248, 34276, 34299, 34318, 34342, 34371, 34395, 34411, 34422, 34435, 34453, 34476, 34494, 34507, 34525,
    34548, 34566, 34582, 34603, 34619, 34659, 34697, 34739, 34785, 34840, 34871, 34908, 34928, 34953, 34971, 34988,
    35010, 35024, 35043, 35066, 35087, 35107, 35141, 35180, 35217, 35259, 35281, 35308, 35333, 35363, 35386, 35416,
    35451, 35479, 35504, 35534, 35551, 35577, 35606, 35624, 35645, 35671, 35694, 35722, 35747, 35777, 35805, 35838,
    35866, 35899, 35919, 35944, 35963, 35987, 36003, 36024, 36046, 36073, 36095, 36122, 36138, 36159, 36182, 36210,
    36232, 36259, 36295, 36336, 36375, 36419, 36439, 36464, 36500, 36515, 36540, 36559, 36584, 36603, 36625, 36646,
    36668, 36689, 36708, 36732, 36764, 36801, 36836, 36876, 36895, 36919, 36936, 36967, 36985, 37014, 37031, 37053,
    37077, 37101, 37131, 37157, 37186, 37211, 37236, 37264, 37287, 37317, 37341, 37369, 37396, 37431, 37454, 37478,
    37503, 37531, 37556, 37582, 37613, 37649, 37668, 37689, 37722, 37757, 37783, 37805, 37834, 37867, 37904, 37927,
    37963, 37979, 38004, 38035, 38054, 38075, 38104, 38126, 38164, 38185, 38219, 38248, 38286, 38318, 38352, 38381,
    38413, 38446, 38462, 38489, 38514, 38531, 38552, 38567, 38583, 38608, 38638, 38659, 38680, 38704, 38735, 38761,
    38783, 38811, 38840, 38868, 38894, 38928, 38970, 38979, 38993, 39007, 39026, 39039, 39062, 39084, 39100, 39122,
    39143, 39164, 39187, 39214, 39231, 39253, 39280, 39307, 39337, 39355, 39379, 39408, 39437, 39456, 39470, 39489,
    39508, 39532, 39556, 39589, 39627, 39656, 39673, 39692, 39711, 39731, 39745, 39762, 39789, 39822, 39843, 39861,
    39894, 39931, 39963, 39990, 40015, 40037, 40065, 40091, 40132, 40171, 40192, 40215, 40240, 40264, 40287, 40312,
    40345, 40376, 40399, 40416, 40448, 40463, 40496, 40532, 40548, 40571, 40588, 40609, 40642, 40675, 40706, 40737,
    40774, 40795, 40832, 40867, 40918, 40967, 40989, 41008, 41039, 41072, 41105, 41140, 41183, 41224, 41257, 41284,
    41304, 41351, 41398, 41443, 41488, 41506, 41521, 41539, 41561, 41588, 41615, 41636, 41666, 41697, 41733, 41767,
    41799, 41828, 41860, 41889, 41905, 41926, 41957, 41987, 42016, 42045, 42076, 42115, 42152, 42181, 42210, 42235,
    42267, 42296, 42327, 42351, 42375, 42398, 42422, 42443, 42467, 42490, 42517, 42545, 42571, 42587, 42608, 42637,
    42666, 42694, 42719, 42757, 42801, 42838, 42870, 42908, 42935, 42966, 43005, 43043, 43062, 43076, 43101, 43118,
    43135, 43154, 43179, 43207, 43222, 43244, 43266, 43286, 43309, 43330, 43362, 43390, 43423, 43442, 43466, 43488,
    43515, 43532, 43552, 43577, 43599, 43627, 43648, 43669, 43695, 43717, 43747, 43767, 43791, 43809, 43825, 43844,
    43865, 43890, 43917, 43928, 43941, 43959, 43975, 43991, 44012, 44036, 44065, 44080, 44098, 44123, 44139, 44153,
    44189, 44230, 44255, 44285, 44310, 44325, 44348, 44366, 44384, 44403, 44428, 44463, 44484, 44508, 44545, 44570,
    44591, 44615, 44633, 44654, 44680, 44706, 44737, 44762, 44788, 44806, 44817, 44830, 44855, 44885, 44903, 44926,
    44948, 44975, 45007, 45034, 45054, 45079, 45109, 45134, 45152, 45165, 45183, 45206, 45229, 45257, 45274, 45296,
    45323, 45345, 45377, 45414, 45432, 45455, 45483, 45499, 45520, 45541, 45567, 45587, 45612, 45642, 45667, 45688,
    45714, 45745, 45771, 45786, 45806, 45824, 45847, 45875, 45898, 45917, 45941, 45970, 45994, 46024, 46059, 46075,
    46086, 46099, 46117, 46140, 46158, 46171, 46189, 46212, 46230, 46246, 46267, 46283, 46323, 46361, 46403, 46449,
    46504, 46535, 46572, 46592, 46617, 46635, 46652, 46674, 46688, 46707, 46727, 46761, 46800, 46822, 46849, 46874,
    46904, 46927, 46957, 46992, 47020, 47052, 47089, 47114, 47144, 47161, 47187, 47216, 47234, 47255, 47281, 47304,
    47332, 47357, 47387, 47412, 47442, 47462, 47487, 47506, 47530, 47546, 47567, 47589, 47616, 47638, 47665, 47681,
    47702, 47725, 47753, 47775, 47802, 47838, 47879, 47899, 47924, 47942, 47970, 47995, 48031, 48052, 48074, 48095,
    48114, 48138, 48170, 48207, 48221, 48241, 48255, 48275, 48288, 48307, 48317, 48331, 48351, 48365, 48379, 48396,
    48415, 48431, 48448, 48470, 48490, 48503, 48519, 48536, 48559, 48584, 48601, 48625, 48642, 48657, 48672, 48687,
    48701, 48717, 48734, 48759, 48782, 48800, 48819, 48830, 48847, 48870, 48889, 48906, 48930, 48962, 48990, 49019,
    49043, 49068, 49084, 49099, 49131, 49164, 49195, 49208, 49229, 49244, 49263, 49290, 49322, 49335, 49347, 49361,
    49378, 49391, 49420, 49436, 49452, 49468, 49483, 49505, 49521, 49537, 49553, 49569, 49584, 49598, 49607, 49632,
    49649, 49660, 49677, 49695, 49719, 49738, 49765, 49777, 49795, 49804, 49822, 49833, 49845, 49865, 49877, 49890,
    49908, 49928, 49942, 49957, 49975, 50002, 50029, 50059, 50087, 50115, 50145, 50172, 50202, 50229, 50257, 50298,
    50321, 50362, 50390, 50424, 50452, 50480, 50509, 50541, 50566, 50603, 50639, 50667, 50698, 50724, 50748, 50775,
    50813, 50841, 50869, 50904, 50925, 50954, 50973, 51001, 51022, 51048, 51074, 51100, 51119, 51142, 51168, 51199,
    51224, 51261, 51301, 51341, 51386, 51425, 51461, 51506, 51530, 51549, 51571, 51596, 51632, 51660, 51695, 51731,
    51762, 51793, 51832, 51874, 51906, 51944, 51972, 52003, 52048, 52075, 52100, 52132, 52157, 52185, 52217, 52238,
    52267, 52296, 52322, 52354, 52386, 52411, 52433, 52466, 52488, 52513, 52538, 52563, 52597, 52625, 52652, 52680,
    52710, 52739, 52766, 52809, 52855, 52891, 52932, 52969, 53011, 53037, 53075, 53105, 53143, 53184, 53225, 53261,
    53300, 53339, 53378, 53407, 53439, 53466, 53496, 53526, 53559, 53587, 53613, 53640, 53666, 53691, 53710, 53752,
    53785, 53813, 53833, 53861, 53891, 53931, 53974, 54017, 54048, 54074, 54109, 54140, 54175, 54205, 54239, 54267,
    54295, 54323, 54355, 54379, 54406, 54435, 54471, 54492, 54525, 54553, 54578, 54600, 54627, 54645, 54666, 54691,
    54715, 54745, 54777, 54801, 54837, 54870, 54906, 54931, 54970, 55008, 55046, 55073, 55099, 55135, 55163, 55186,
    55207, 55231, 55255, 55279, 55309, 55340, 55363, 55391, 55408, 55438, 55468, 55497, 55529, 55555, 55596, 55630,
    55675, 55708, 55739, 55762, 55787, 55811, 55835, 55867, 55905, 55931, 55960, 55986, 56012, 56051, 56080, 56114,
    56152, 56173, 56193, 56225, 56274, 56315, 56359, 56392, 56429, 56464, 56504, 56537, 56565, 56593, 56618, 56652,
    56678, 56707, 56743, 56776, 56804, 56840, 56858, 56897, 56927, 56953, 56983, 57018, 57060, 57086, 57122, 57164,
    57203, 57233, 57266, 57298, 57333, 57374, 57415, 57444, 57473, 57505, 57533, 57560, 57582, 57617, 57663, 57696,
    57745, 57771, 57800, 57826, 57851, 57871, 57894, 57928, 57959, 57993, 58028, 58068, 58096, 58124, 58156, 58188,
    58226, 58252, 58277, 58320, 58345, 58390, 58422, 58454, 58479, 58500, 58530, 58555, 58583, 58612, 58642, 58667,
    58695, 58724, 58756, 58777, 58820, 58858, 58884, 58918, 58947, 58981, 59018, 59049, 59072, 59101, 59135, 59165,
    59200, 59232, 59267, 59299, 59325, 59354, 59407, 59456, 59502, 59553, 59601, 59617, 59636, 59653, 59684, 59714,
    59744, 59798, 59842, 59859, 59879, 59899, 59926, 59959, 59984, 60014, 60033, 60051, 60071, 60097, 60128, 60147,
    60165, 60182, 60209, 60246, 60296, 60319, 60349, 60387, 60439, 60484, 60530, 60581, 60616, 60649, 60672, 60712,
    60747, 60785, 60822, 60862, 60908, 60948, 60985, 61025, 61034, 61052, 61064, 61083, 61096, 61121, 61144, 61167,
    61188, 61225, 61264, 61313, 61346, 61376, 61407, 61441, 61467, 61494, 61518, 61543, 61569, 61594, 61622, 61647,
    61686, 61735, 61761, 61778, 61797, 61821, 61846, 61866, 61885, 61908, 61928, 61948, 61984, 62018, 62052, 62087,
    62114, 62149, 62184, 62216, 62247, 62275, 62302, 62336, 62369, 62397, 62428, 62462, 62495, 62523, 62551, 62582,
    62618, 62642, 62666, 62701, 62725, 62760, 62784, 62812, 62833, 62857, 62886, 62916, 62947, 62983, 63010, 63033,
    63061, 63103, 63136, 63156, 63187, 63213, 63227, 63247, 63263, 63283, 63309, 63336, 63362, 63381, 63402, 63427,
    63449, 63471, 63499, 63534, 63562, 63597, 63616, 63645, 63681, 63702, 63727, 63755, 63790, 63811, 63826, 63848,
    63871, 63893, 63908, 63925, 63946, 63964, 63982, 64006, 64037, 64061, 64092, 64107, 64132, 64164, 64181, 64202,
    64226, 64257, 64281, 64309, 64335, 64362, 64387, 64411, 64428, 64447, 64470, 64490, 64510, 64536, 64569, 64595,
    64628, 64645, 64672, 64706, 64725, 64748, 64774, 64807, 64827, 64841, 64864, 64891, 64916, 64942, 64966, 64989,
    65005, 65023, 65045, 65064, 65083, 65108, 65140, 65165, 65197, 65213, 65239, 65272, 65290, 65312, 65337, 65369,
    65382, 65397, 65416, 65430, 65448, 65462, 65480, 65494, 65512, 65525, 65542, 65557, 65576, 65596, 65618, 65641,
    65663, 65678, 65695, 65716, 65734, 65752, 65776, 65807, 65831, 65862, 65877, 65902, 65934, 65951, 65972, 65996,
    66027, 66043, 66058, 66073, 66088, 66102, 66124, 66149, 66172, 66197, 66229, 66253, 66276, 66292, 66310, 66332,
    66351, 66370, 66395, 66427, 66452, 66484, 66508, 66539, 66555, 66581, 66614, 66632, 66654, 66679, 66711, 66736,
    66768, 66791, 66816, 66848, 66873, 66898, 66932, 66959, 66990, 67021, 67052, 67082, 67113, 67138, 67162, 67187,
    67213, 67238, 67262, 67285, 67301, 67319, 67341, 67360, 67379, 67404, 67436, 67461, 67493, 67517, 67548, 67564,
    67590, 67623, 67641, 67663, 67688, 67720, 67745, 67777, 67800, 67825, 67857, 67882, 67907, 67941, 67968, 67999,
    68030, 68061, 68091, 68122, 68147, 68171, 68196, 68222, 68247, 68271, 68294, 68310, 68328, 68350, 68369, 68388,
    68413, 68445, 68470, 68502, 68526, 68557, 68573, 68599, 68632, 68650, 68672, 68697, 68729, 68754, 68786, 68808,
    68832, 68863, 68886, 68908, 68923, 68940, 68961, 68979, 68997, 69021, 69052, 69076, 69107, 69130, 69160, 69175,
    69200, 69232, 69249, 69270, 69294, 69325, 69349, 69380, 69401, 69424, 69456, 69481, 69510, 69539, 69562, 69585,
    69609, 69631, 69652, 69666, 69682, 69702, 69719, 69736, 69759, 69789, 69812, 69842, 69856, 69880, 69911, 69927,
    69947, 69970, 70000, 70016, 70031, 70046, 70061, 70075, 70097, 70121, 70154, 70180, 70210, 70240, 70264, 70288,
    70313, 70336, 70358, 70373, 70390, 70411, 70429, 70447, 70471, 70502, 70526, 70557, 70572, 70597, 70629, 70646,
    70667, 70691, 70722, 70748, 70776, 70813, 70843, 70877, 70911, 70939, 70967, 70996, 71023, 71049, 71068, 71089,
    71114, 71136, 71158, 71186, 71221, 71249, 71284, 71303, 71332, 71368, 71389, 71414, 71442, 71477, 71492, 71506,
    71520, 71532, 71557, 71584, 71620, 71649, 71682, 71715, 71742, 71769, 71797, 71823, 71848, 71866, 71886, 71910,
    71931, 71952, 71970, 71990, 72014, 72029, 72048, 72062, 72080, 72094, 72112, 72126, 72144, 72157, 72174, 72189,
    72208, 72229, 72243, 72266, 72290, 72313, 72329, 72347, 72369, 72388, 72407, 72432, 72464, 72489, 72521, 72537,
    72563, 72596, 72614, 72636, 72661, 72693, 72716, 72740, 72763, 72779, 72797, 72819, 72838, 72857, 72882, 72914,
    72939, 72971, 72987, 73013, 73046, 73064, 73086, 73111, 73143, 73164, 73186, 73210, 73241, 73265, 73298, 73324,
    73354, 73384, 73408, 73432, 73457, 73480, 73502, 73517, 73534, 73555, 73573, 73591, 73615, 73646, 73670, 73701,
    73724, 73754, 73769, 73794, 73826, 73843, 73864, 73888, 73919, 73943, 73974, 73991, 74012, 74036, 74055, 74074,
    74096, 74123, 74141, 74167, 74190, 74215, 74247, 74271, 74294, 74310, 74328, 74350, 74369, 74388, 74413, 74445,
    74470, 74502, 74526, 74557, 74573, 74599, 74632, 74650, 74672, 74697, 74729, 74754, 74786, 74810, 74836, 74869,
    74894, 74918, 74935, 74954, 74977, 74997, 75017, 75043, 75076, 75102, 75135, 75160, 75192, 75209, 75236, 75270,
    75289, 75312, 75338, 75371, 75397, 75430, 75454, 75480, 75513, 75539, 75565, 75600, 75628, 75660, 75692, 75724,
    75755, 75787, 75813, 75838, 75864, 75891, 75917, 75942, 75966, 75983, 76002, 76025, 76045, 76065, 76091, 76124,
    76150, 76183, 76208, 76240, 76257, 76284, 76318, 76337, 76360, 76386, 76419, 76445, 76478, 76502, 76528, 76561,
    76587, 76613, 76648, 76676, 76708, 76740, 76772, 76803, 76835, 76861, 76886, 76912, 76939, 76965, 76990, 77014,
    77031, 77050, 77073, 77093, 77113, 77139, 77172, 77198, 77231, 77256, 77288, 77305, 77332, 77366, 77385, 77408,
    77434, 77467, 77493, 77526, 77549, 77574, 77606, 77630, 77653, 77669, 77687, 77709, 77728, 77747, 77772, 77804,
    77829, 77861, 77885, 77916, 77932, 77958, 77991, 78009, 78031, 78056, 78088, 78113, 78145, 78167, 78191, 78222,
    78246, 78270, 78303, 78329, 78359, 78389, 78419, 78448, 78478, 78502, 78525, 78549, 78574, 78598, 78621, 78643,
    78658, 78675, 78696, 78714, 78732, 78756, 78787, 78811, 78842, 78865, 78895, 78910, 78935, 78967, 78984, 79005,
    79029, 79060, 79084, 79115, 79138, 79163, 79195, 79220, 79245, 79279, 79306, 79337, 79368, 79399, 79429, 79460,
    79485, 79509, 79534, 79560, 79585, 79609, 79632, 79648, 79666, 79688, 79707, 79726, 79751, 79783, 79808, 79840,
    79864, 79895, 79911, 79937, 79970, 79988, 80010, 80035, 80067, 80092, 80124, 80151, 80180, 80216, 80245, 80274,
    80312, 80343, 80378, 80413, 80448, 80482, 80517, 80546, 80574, 80603, 80633, 80662, 80690, 80717, 80737, 80759,
    80785, 80808, 80831, 80860, 80896, 80925, 80961, 80989, 81024, 81044, 81074, 81111, 81133, 81159, 81188, 81224,
    81253, 81289, 81313, 81339, 81372, 81397, 81421, 81438, 81457, 81480, 81500, 81520, 81546, 81579, 81605, 81638,
    81663, 81695, 81712, 81739, 81773, 81792, 81815, 81841, 81874, 81900, 81933, 81964, 81995, 82022, 82059, 82097,
    82134, 82164, 82200, 82232, 82265, 82298, 82337, 82383, 82422, 82468, 82498, 82538, 82585, 82621, 82653, 82696,
    82735, 82774, 82820, 82852, 82877, 82912, 82968, 82995, 83026, 83063, 83096, 83130, 83163, 83189, 83221, 83249,
    83278, 83307, 83342, 83384, 83419, 83461, 83487, 83523, 83566, 83598, 83626, 83665, 83700, 83735, 83777, 83804,
    83836, 83878, 83906, 83930, 83957, 83980, 84015, 84042, 84075, 84111, 84146, 84174, 84208, 84238, 84269, 84300,
    84337, 84381, 84418, 84462, 84490, 84528, 84573, 84607, 84637, 84678, 84715, 84752, 84796, 84827, 84861, 84887,
    84919, 84954, 84988, 85015, 85048, 85077, 85107, 85137, 85173, 85216, 85252, 85295, 85322, 85359, 85403, 85436,
    85465, 85505, 85541, 85577, 85620, 85635, 85660, 85690, 85716, 85745, 85770, 85799, 85824, 85853, 85878, 85906,
    85930, 85952, 85982, 86008, 86041, 86066, 86097, 86131, 86164, 86190, 86222, 86250, 86279, 86308, 86343, 86385,
    86420, 86462, 86488, 86524, 86567, 86599, 86627, 86666, 86701, 86736, 86778, 86804, 86831, 86858, 86884, 86910,
    86936, 86961, 86982, 87016, 87052, 87095, 87130, 87164, 87191, 87224, 87253, 87283, 87313, 87349, 87392, 87428,
    87471, 87506, 87548, 87575, 87612, 87656, 87689, 87718, 87758, 87794, 87830, 87873, 87909, 87952, 87986, 88022,
    88065, 88100, 88134, 88161, 88194, 88223, 88253, 88283, 88319, 88362, 88398, 88441, 88476, 88518, 88545, 88582,
    88626, 88659, 88688, 88728, 88764, 88800, 88843, 88883, 88930, 88966, 89002, 89045, 89079, 89115, 89158, 89193,
    89227, 89254, 89287, 89316, 89346, 89376, 89412, 89455, 89491, 89534, 89569, 89611, 89638, 89675, 89719, 89752,
    89781, 89821, 89857, 89893, 89936, 89976, 90023, 90059, 90095, 90138, 90171, 90206, 90248, 90282, 90315, 90341,
    90373, 90401, 90430, 90459, 90494, 90536, 90571, 90613, 90647, 90688, 90714, 90750, 90793, 90825, 90853, 90892,
    90927, 90962, 91004, 91039, 91081, 91113, 91146, 91178, 91203, 91234, 91261, 91289, 91317, 91351, 91392, 91426,
    91467, 91492, 91527, 91569, 91600, 91627, 91665, 91699, 91733, 91774, 91812, 91857, 91891, 91918, 91944, 91970,
    91996, 92021, 92054, 92088, 92121, 92147, 92179, 92207, 92236, 92265, 92300, 92342, 92377, 92419, 92445, 92481,
    92524, 92556, 92584, 92623, 92658, 92693, 92735, 92774, 92820, 92855, 92892, 92930, 92967, 92997, 93033, 93065,
    93098, 93131, 93170, 93216, 93255, 93301, 93331, 93371, 93418, 93454, 93486, 93529, 93568, 93607, 93653, 93696,
    93746, 93785, 93801, 93837, 93874, 93910, 93939, 93974, 94005, 94037, 94069, 94098, 94133, 94164, 94206, 94244,
    94286, 94335, 94373, 94403, 94429, 94466, 94499, 94528, 94553, 94589, 94621, 94650, 94675, 94711, 94743, 94772,
    94797, 94833, 94865, 94893, 94917, 94952, 94983, 95013, 95039, 95076, 95109, 95128, 95153, 95179, 95201, 95222,
    95256, 95291, 95325, 95352, 95385, 95414, 95444, 95474, 95510, 95553, 95589, 95632, 95659, 95696, 95740, 95773,
    95802, 95842, 95878, 95914, 95957, 95989, 96021, 96055, 96090, 96124, 96151, 96184, 96213, 96243, 96273, 96309,
    96352, 96388, 96431, 96458, 96495, 96539, 96572, 96601, 96641, 96677, 96713, 96756, 96796, 96843, 96879, 96909,
    96938, 96975, 97008, 97043, 97085, 97119, 97152, 97178, 97210, 97238, 97267, 97296, 97331, 97373, 97408, 97450,
    97484, 97525, 97551, 97587, 97630, 97662, 97690, 97729, 97764, 97799, 97841, 97880, 97926, 97961, 97996, 98038,
    98066, 98093, 98112, 98141, 98175, 98211, 98254, 98289, 98323, 98350, 98383, 98412, 98442, 98472, 98508, 98551,
    98587, 98630, 98665, 98707, 98734, 98771, 98815, 98848, 98877, 98917, 98953, 98989, 99032, 99068, 99111, 99146,
    99183, 99227, 99263, 99298, 99326, 99360, 99390, 99421, 99452, 99489, 99533, 99570, 99614, 99650, 99693, 99721,
    99759, 99804, 99838, 99868, 99909, 99946, 99983, 100027, 100064, 100108, 100143, 100180, 100224, 100260, 100295, 100323,
    100357, 100387, 100418, 100449, 100486, 100530, 100567, 100611, 100647, 100690, 100718, 100756, 100801, 100835, 100865, 100906,
    100943, 100980, 101024, 101065, 101113, 101150, 101187, 101231, 101266, 101303, 101347, 101383, 101418, 101446, 101480, 101510,
    101541, 101572, 101609, 101653, 101690, 101734, 101770, 101813, 101841, 101879, 101924, 101958, 101988, 102029, 102066, 102103,
    102147, 102188, 102236, 102273, 102310, 102354, 102388, 102424, 102467, 102502, 102536, 102563, 102596, 102625, 102655, 102685,
    102721, 102764, 102800, 102843, 102878, 102920, 102947, 102984, 103028, 103061, 103090, 103130, 103166, 103202, 103245, 103281,
    103324, 103357, 103392, 103434, 103468, 103501, 103527, 103559, 103587, 103616, 103645, 103680, 103722, 103757, 103799, 103833,
    103874, 103900, 103936, 103979, 104011, 104039, 104078, 104113, 104148, 104190, 104229, 104275, 104310, 104345, 104387, 104421,
    104457, 104500, 104535, 104569, 104596, 104629, 104658, 104688, 104718, 104754, 104797, 104833, 104876, 104911, 104953, 104980,
    105017, 105061, 105094, 105123, 105163, 105199, 105235, 105278, 105318, 105365, 105401, 105437, 105480, 105518, 105558, 105605,
    105644, 105682, 105713, 105750, 105783, 105817, 105851, 105891, 105938, 105978, 106025, 106064, 106110, 106141, 106182, 106230,
    106267, 106300, 106344, 106384, 106424, 106471, 106515, 106566, 106606, 106646, 106693, 106728, 106765, 106809, 106845, 106880,
    106908, 106942, 106972, 107003, 107034, 107071, 107115, 107152, 107196, 107232, 107275, 107303, 107341, 107386, 107420, 107450,
    107491, 107528, 107565, 107609, 107650, 107698, 107735, 107772, 107816,
    107849,
];
/// Exported names of the layers above the driver.
pub const EXPORT_COUNT: usize = 2508;
/// The functions behind each name, by layer and name.
pub static EXPORTS: [Export; 2508] = [
    Export { layer: 1, ids: [0xffff, 1105, 1527] },
    Export { layer: 1, ids: [0xffff, 1106, 1528] },
    Export { layer: 1, ids: [723, 1107, 1529] },
    Export { layer: 1, ids: [724, 1108, 1530] },
    Export { layer: 1, ids: [725, 1109, 1531] },
    Export { layer: 1, ids: [726, 1110, 1532] },
    Export { layer: 1, ids: [727, 0xffff, 0xffff] },
    Export { layer: 1, ids: [728, 0xffff, 0xffff] },
    Export { layer: 1, ids: [729, 0xffff, 0xffff] },
    Export { layer: 1, ids: [730, 0xffff, 0xffff] },
    Export { layer: 1, ids: [731, 0xffff, 0xffff] },
    Export { layer: 1, ids: [732, 1111, 1533] },
    Export { layer: 1, ids: [733, 1112, 1534] },
    Export { layer: 1, ids: [734, 1113, 1535] },
    Export { layer: 1, ids: [735, 1114, 1536] },
    Export { layer: 1, ids: [736, 0xffff, 0xffff] },
    Export { layer: 1, ids: [737, 1115, 1537] },
    Export { layer: 1, ids: [738, 1116, 1538] },
    Export { layer: 1, ids: [739, 1117, 1539] },
    Export { layer: 1, ids: [740, 1118, 1540] },
    Export { layer: 1, ids: [741, 1119, 1541] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1542] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1543] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1544] },
    Export { layer: 1, ids: [742, 1120, 1545] },
    Export { layer: 1, ids: [743, 1121, 1546] },
    Export { layer: 1, ids: [744, 1122, 1547] },
    Export { layer: 1, ids: [745, 1123, 1548] },
    Export { layer: 1, ids: [746, 1124, 1549] },
    Export { layer: 1, ids: [747, 1125, 1550] },
    Export { layer: 1, ids: [748, 1126, 1551] },
    Export { layer: 1, ids: [749, 1127, 1552] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1553] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1554] },
    Export { layer: 1, ids: [750, 1128, 1555] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1556] },
    Export { layer: 1, ids: [751, 1129, 1557] },
    Export { layer: 1, ids: [752, 1130, 1558] },
    Export { layer: 1, ids: [753, 1131, 1559] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1560] },
    Export { layer: 1, ids: [754, 1132, 1561] },
    Export { layer: 1, ids: [755, 1133, 1562] },
    Export { layer: 1, ids: [756, 1134, 1563] },
    Export { layer: 1, ids: [757, 1135, 1564] },
    Export { layer: 1, ids: [758, 1136, 1565] },
    Export { layer: 1, ids: [759, 1137, 1566] },
    Export { layer: 1, ids: [0xffff, 1138, 1567] },
    Export { layer: 1, ids: [760, 1139, 1568] },
    Export { layer: 1, ids: [761, 1140, 1569] },
    Export { layer: 1, ids: [762, 1141, 1570] },
    Export { layer: 1, ids: [763, 1142, 1571] },
    Export { layer: 1, ids: [764, 1143, 1572] },
    Export { layer: 1, ids: [765, 1144, 1573] },
    Export { layer: 1, ids: [766, 1145, 1574] },
    Export { layer: 1, ids: [0xffff, 1146, 1575] },
    Export { layer: 1, ids: [767, 1147, 1576] },
    Export { layer: 1, ids: [768, 1148, 1577] },
    Export { layer: 1, ids: [769, 1149, 1578] },
    Export { layer: 1, ids: [770, 1150, 1579] },
    Export { layer: 1, ids: [771, 1151, 1580] },
    Export { layer: 1, ids: [772, 1152, 1581] },
    Export { layer: 1, ids: [773, 1153, 1582] },
    Export { layer: 1, ids: [774, 1154, 1583] },
    Export { layer: 1, ids: [775, 1155, 1584] },
    Export { layer: 1, ids: [776, 1156, 1585] },
    Export { layer: 1, ids: [777, 1157, 1586] },
    Export { layer: 1, ids: [778, 1158, 1587] },
    Export { layer: 1, ids: [779, 1159, 1588] },
    Export { layer: 1, ids: [780, 1160, 1589] },
    Export { layer: 1, ids: [0xffff, 1161, 0xffff] },
    Export { layer: 1, ids: [781, 1162, 1590] },
    Export { layer: 1, ids: [782, 1163, 1591] },
    Export { layer: 1, ids: [783, 1164, 1592] },
    Export { layer: 1, ids: [784, 1165, 1593] },
    Export { layer: 1, ids: [785, 1166, 1594] },
    Export { layer: 1, ids: [786, 1167, 1595] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1596] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1597] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1598] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1599] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1600] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1601] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1602] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1603] },
    Export { layer: 1, ids: [787, 1168, 1604] },
    Export { layer: 1, ids: [788, 1169, 1605] },
    Export { layer: 1, ids: [789, 1170, 1606] },
    Export { layer: 1, ids: [790, 1171, 1607] },
    Export { layer: 1, ids: [791, 1172, 1608] },
    Export { layer: 1, ids: [792, 1173, 1609] },
    Export { layer: 1, ids: [793, 1174, 1610] },
    Export { layer: 1, ids: [794, 1175, 1611] },
    Export { layer: 1, ids: [795, 1176, 1612] },
    Export { layer: 1, ids: [0xffff, 1177, 1613] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1614] },
    Export { layer: 1, ids: [0xffff, 1178, 1615] },
    Export { layer: 1, ids: [796, 1179, 1616] },
    Export { layer: 1, ids: [797, 1180, 1617] },
    Export { layer: 1, ids: [798, 1181, 1618] },
    Export { layer: 1, ids: [799, 1182, 1619] },
    Export { layer: 1, ids: [800, 1183, 1620] },
    Export { layer: 1, ids: [801, 1184, 1621] },
    Export { layer: 1, ids: [802, 1185, 1622] },
    Export { layer: 1, ids: [803, 1186, 1623] },
    Export { layer: 1, ids: [804, 1187, 1624] },
    Export { layer: 1, ids: [805, 1188, 1625] },
    Export { layer: 1, ids: [806, 1189, 1626] },
    Export { layer: 1, ids: [807, 1190, 1627] },
    Export { layer: 1, ids: [808, 1191, 1628] },
    Export { layer: 1, ids: [809, 1192, 1629] },
    Export { layer: 1, ids: [810, 1193, 1630] },
    Export { layer: 1, ids: [811, 1194, 1631] },
    Export { layer: 1, ids: [812, 1195, 1632] },
    Export { layer: 1, ids: [0xffff, 1196, 0xffff] },
    Export { layer: 1, ids: [813, 1197, 1633] },
    Export { layer: 1, ids: [0xffff, 1198, 1634] },
    Export { layer: 1, ids: [0xffff, 1199, 1635] },
    Export { layer: 1, ids: [814, 1200, 1636] },
    Export { layer: 1, ids: [815, 1201, 1637] },
    Export { layer: 1, ids: [816, 1202, 1638] },
    Export { layer: 1, ids: [817, 1203, 1639] },
    Export { layer: 1, ids: [818, 1204, 1640] },
    Export { layer: 1, ids: [0xffff, 1205, 1641] },
    Export { layer: 1, ids: [819, 1206, 1642] },
    Export { layer: 1, ids: [820, 1207, 1643] },
    Export { layer: 1, ids: [821, 1208, 1644] },
    Export { layer: 1, ids: [822, 0xffff, 0xffff] },
    Export { layer: 1, ids: [823, 1209, 1645] },
    Export { layer: 1, ids: [824, 1210, 1646] },
    Export { layer: 1, ids: [825, 0xffff, 0xffff] },
    Export { layer: 1, ids: [826, 1211, 1647] },
    Export { layer: 1, ids: [827, 1212, 1648] },
    Export { layer: 1, ids: [828, 1213, 1649] },
    Export { layer: 1, ids: [829, 0xffff, 0xffff] },
    Export { layer: 1, ids: [830, 0xffff, 0xffff] },
    Export { layer: 1, ids: [831, 1214, 1650] },
    Export { layer: 1, ids: [832, 1215, 1651] },
    Export { layer: 1, ids: [0xffff, 1216, 0xffff] },
    Export { layer: 1, ids: [833, 1217, 1652] },
    Export { layer: 1, ids: [834, 1218, 1653] },
    Export { layer: 1, ids: [835, 1219, 1654] },
    Export { layer: 1, ids: [836, 1220, 1655] },
    Export { layer: 1, ids: [837, 1221, 1656] },
    Export { layer: 1, ids: [838, 1222, 1657] },
    Export { layer: 1, ids: [839, 1223, 1658] },
    Export { layer: 1, ids: [840, 1224, 1659] },
    Export { layer: 1, ids: [841, 1225, 1660] },
    Export { layer: 1, ids: [842, 1226, 1661] },
    Export { layer: 1, ids: [843, 1227, 1662] },
    Export { layer: 1, ids: [844, 1228, 1663] },
    Export { layer: 1, ids: [845, 1229, 1664] },
    Export { layer: 1, ids: [846, 1230, 1665] },
    Export { layer: 1, ids: [0xffff, 1231, 1666] },
    Export { layer: 1, ids: [0xffff, 1232, 0xffff] },
    Export { layer: 1, ids: [847, 1233, 1667] },
    Export { layer: 1, ids: [848, 1234, 1668] },
    Export { layer: 1, ids: [0xffff, 1235, 1669] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1670] },
    Export { layer: 1, ids: [849, 1236, 1671] },
    Export { layer: 1, ids: [850, 1237, 1672] },
    Export { layer: 1, ids: [851, 1238, 1673] },
    Export { layer: 1, ids: [852, 1239, 1674] },
    Export { layer: 1, ids: [853, 1240, 1675] },
    Export { layer: 1, ids: [854, 1241, 1676] },
    Export { layer: 1, ids: [855, 1242, 1677] },
    Export { layer: 1, ids: [856, 1243, 1678] },
    Export { layer: 1, ids: [857, 1244, 1679] },
    Export { layer: 1, ids: [858, 1245, 1680] },
    Export { layer: 1, ids: [859, 1246, 1681] },
    Export { layer: 1, ids: [860, 1247, 1682] },
    Export { layer: 1, ids: [861, 1248, 1683] },
    Export { layer: 1, ids: [862, 1249, 1684] },
    Export { layer: 1, ids: [0xffff, 1250, 1685] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1686] },
    Export { layer: 1, ids: [863, 1251, 1687] },
    Export { layer: 1, ids: [864, 1252, 1688] },
    Export { layer: 1, ids: [865, 1253, 1689] },
    Export { layer: 1, ids: [866, 1254, 1690] },
    Export { layer: 1, ids: [867, 1255, 1691] },
    Export { layer: 1, ids: [868, 1256, 1692] },
    Export { layer: 1, ids: [869, 1257, 1693] },
    Export { layer: 1, ids: [0xffff, 1258, 1694] },
    Export { layer: 1, ids: [870, 1259, 1695] },
    Export { layer: 1, ids: [871, 1260, 1696] },
    Export { layer: 1, ids: [872, 1261, 1697] },
    Export { layer: 1, ids: [873, 1262, 1698] },
    Export { layer: 1, ids: [874, 1263, 1699] },
    Export { layer: 1, ids: [875, 1264, 1700] },
    Export { layer: 1, ids: [0xffff, 1265, 0xffff] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1701] },
    Export { layer: 1, ids: [876, 1266, 1702] },
    Export { layer: 1, ids: [877, 1267, 1703] },
    Export { layer: 1, ids: [878, 1268, 1704] },
    Export { layer: 1, ids: [879, 1269, 1705] },
    Export { layer: 1, ids: [880, 1270, 1706] },
    Export { layer: 1, ids: [881, 1271, 1707] },
    Export { layer: 1, ids: [0xffff, 1272, 1708] },
    Export { layer: 1, ids: [0xffff, 1273, 1709] },
    Export { layer: 1, ids: [882, 1274, 1710] },
    Export { layer: 1, ids: [883, 1275, 1711] },
    Export { layer: 1, ids: [884, 1276, 1712] },
    Export { layer: 1, ids: [885, 1277, 1713] },
    Export { layer: 1, ids: [886, 1278, 1714] },
    Export { layer: 1, ids: [887, 1279, 1715] },
    Export { layer: 1, ids: [888, 1280, 1716] },
    Export { layer: 1, ids: [889, 1281, 1717] },
    Export { layer: 1, ids: [890, 1282, 1718] },
    Export { layer: 1, ids: [891, 1283, 1719] },
    Export { layer: 1, ids: [892, 1284, 1720] },
    Export { layer: 1, ids: [893, 1285, 1721] },
    Export { layer: 1, ids: [894, 1286, 1722] },
    Export { layer: 1, ids: [895, 1287, 1723] },
    Export { layer: 1, ids: [896, 1288, 1724] },
    Export { layer: 1, ids: [897, 1289, 1725] },
    Export { layer: 1, ids: [898, 1290, 1726] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1727] },
    Export { layer: 1, ids: [899, 1291, 1728] },
    Export { layer: 1, ids: [0xffff, 1292, 0xffff] },
    Export { layer: 1, ids: [900, 1293, 1729] },
    Export { layer: 1, ids: [0xffff, 1294, 0xffff] },
    Export { layer: 1, ids: [901, 1295, 1730] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1731] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1732] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1733] },
    Export { layer: 1, ids: [902, 1296, 1734] },
    Export { layer: 1, ids: [903, 1297, 1735] },
    Export { layer: 1, ids: [0xffff, 1298, 1736] },
    Export { layer: 1, ids: [904, 1299, 1737] },
    Export { layer: 1, ids: [905, 1300, 1738] },
    Export { layer: 1, ids: [0xffff, 1301, 0xffff] },
    Export { layer: 1, ids: [906, 1302, 1739] },
    Export { layer: 1, ids: [907, 1303, 1740] },
    Export { layer: 1, ids: [908, 1304, 1741] },
    Export { layer: 1, ids: [909, 1305, 1742] },
    Export { layer: 1, ids: [910, 1306, 1743] },
    Export { layer: 1, ids: [911, 1307, 1744] },
    Export { layer: 1, ids: [912, 1308, 1745] },
    Export { layer: 1, ids: [913, 1309, 1746] },
    Export { layer: 1, ids: [914, 1310, 1747] },
    Export { layer: 1, ids: [915, 1311, 1748] },
    Export { layer: 1, ids: [916, 1312, 1749] },
    Export { layer: 1, ids: [917, 1313, 1750] },
    Export { layer: 1, ids: [918, 1314, 1751] },
    Export { layer: 1, ids: [919, 1315, 1752] },
    Export { layer: 1, ids: [920, 1316, 1753] },
    Export { layer: 1, ids: [921, 1317, 1754] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1755] },
    Export { layer: 1, ids: [922, 1318, 1756] },
    Export { layer: 1, ids: [923, 1319, 1757] },
    Export { layer: 1, ids: [924, 1320, 1758] },
    Export { layer: 1, ids: [925, 1321, 1759] },
    Export { layer: 1, ids: [926, 1322, 1760] },
    Export { layer: 1, ids: [927, 1323, 1761] },
    Export { layer: 1, ids: [928, 1324, 1762] },
    Export { layer: 1, ids: [0xffff, 1325, 1763] },
    Export { layer: 1, ids: [929, 1326, 1764] },
    Export { layer: 1, ids: [930, 1327, 1765] },
    Export { layer: 1, ids: [931, 1328, 1766] },
    Export { layer: 1, ids: [932, 1329, 1767] },
    Export { layer: 1, ids: [933, 1330, 1768] },
    Export { layer: 1, ids: [0xffff, 1331, 1769] },
    Export { layer: 1, ids: [934, 1332, 1770] },
    Export { layer: 1, ids: [935, 1333, 0xffff] },
    Export { layer: 1, ids: [936, 1334, 1771] },
    Export { layer: 1, ids: [937, 1335, 1772] },
    Export { layer: 1, ids: [938, 1336, 1773] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1774] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1775] },
    Export { layer: 1, ids: [939, 1337, 1776] },
    Export { layer: 1, ids: [940, 1338, 1777] },
    Export { layer: 1, ids: [941, 1339, 1778] },
    Export { layer: 1, ids: [942, 1340, 1779] },
    Export { layer: 1, ids: [0xffff, 1341, 1780] },
    Export { layer: 1, ids: [0xffff, 1342, 1781] },
    Export { layer: 1, ids: [0xffff, 1343, 1782] },
    Export { layer: 1, ids: [0xffff, 1344, 1783] },
    Export { layer: 1, ids: [0xffff, 1345, 1784] },
    Export { layer: 1, ids: [0xffff, 1346, 1785] },
    Export { layer: 1, ids: [0xffff, 1347, 1786] },
    Export { layer: 1, ids: [0xffff, 1348, 1787] },
    Export { layer: 1, ids: [0xffff, 1349, 1788] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1789] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1790] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1791] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1792] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1793] },
    Export { layer: 1, ids: [943, 1350, 1794] },
    Export { layer: 1, ids: [944, 1351, 1795] },
    Export { layer: 1, ids: [945, 1352, 1796] },
    Export { layer: 1, ids: [946, 1353, 1797] },
    Export { layer: 1, ids: [947, 1354, 1798] },
    Export { layer: 1, ids: [948, 1355, 1799] },
    Export { layer: 1, ids: [949, 1356, 1800] },
    Export { layer: 1, ids: [950, 1357, 1801] },
    Export { layer: 1, ids: [951, 1358, 1802] },
    Export { layer: 1, ids: [952, 1359, 1803] },
    Export { layer: 1, ids: [953, 1360, 1804] },
    Export { layer: 1, ids: [954, 1361, 1805] },
    Export { layer: 1, ids: [955, 1362, 1806] },
    Export { layer: 1, ids: [0xffff, 1363, 0xffff] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1807] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1808] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1809] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1810] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1811] },
    Export { layer: 1, ids: [956, 1364, 1812] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1813] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1814] },
    Export { layer: 1, ids: [957, 1365, 1815] },
    Export { layer: 1, ids: [958, 1366, 1816] },
    Export { layer: 1, ids: [959, 1367, 1817] },
    Export { layer: 1, ids: [960, 1368, 1818] },
    Export { layer: 1, ids: [961, 1369, 1819] },
    Export { layer: 1, ids: [962, 1370, 1820] },
    Export { layer: 1, ids: [963, 1371, 1821] },
    Export { layer: 1, ids: [964, 1372, 1822] },
    Export { layer: 1, ids: [965, 1373, 1823] },
    Export { layer: 1, ids: [966, 1374, 1824] },
    Export { layer: 1, ids: [967, 1375, 1825] },
    Export { layer: 1, ids: [968, 1376, 1826] },
    Export { layer: 1, ids: [969, 1377, 1827] },
    Export { layer: 1, ids: [0xffff, 1378, 0xffff] },
    Export { layer: 1, ids: [0xffff, 1379, 0xffff] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1828] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1829] },
    Export { layer: 1, ids: [970, 1380, 1830] },
    Export { layer: 1, ids: [971, 1381, 1831] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1832] },
    Export { layer: 1, ids: [972, 1382, 1833] },
    Export { layer: 1, ids: [973, 1383, 1834] },
    Export { layer: 1, ids: [974, 1384, 1835] },
    Export { layer: 1, ids: [975, 1385, 1836] },
    Export { layer: 1, ids: [976, 1386, 1837] },
    Export { layer: 1, ids: [977, 1387, 1838] },
    Export { layer: 1, ids: [978, 1388, 1839] },
    Export { layer: 1, ids: [979, 1389, 1840] },
    Export { layer: 1, ids: [980, 1390, 1841] },
    Export { layer: 1, ids: [981, 1391, 1842] },
    Export { layer: 1, ids: [982, 1392, 1843] },
    Export { layer: 1, ids: [983, 1393, 1844] },
    Export { layer: 1, ids: [984, 1394, 1845] },
    Export { layer: 1, ids: [985, 1395, 1846] },
    Export { layer: 1, ids: [986, 1396, 1847] },
    Export { layer: 1, ids: [987, 1397, 1848] },
    Export { layer: 1, ids: [988, 1398, 1849] },
    Export { layer: 1, ids: [989, 1399, 1850] },
    Export { layer: 1, ids: [0xffff, 1400, 1851] },
    Export { layer: 1, ids: [0xffff, 1401, 1852] },
    Export { layer: 1, ids: [990, 1402, 1853] },
    Export { layer: 1, ids: [991, 1403, 1854] },
    Export { layer: 1, ids: [992, 1404, 1855] },
    Export { layer: 1, ids: [993, 1405, 1856] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1857] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1858] },
    Export { layer: 1, ids: [994, 1406, 1859] },
    Export { layer: 1, ids: [995, 1407, 1860] },
    Export { layer: 1, ids: [996, 1408, 1861] },
    Export { layer: 1, ids: [997, 1409, 1862] },
    Export { layer: 1, ids: [998, 1410, 1863] },
    Export { layer: 1, ids: [0xffff, 1411, 1864] },
    Export { layer: 1, ids: [0xffff, 1412, 1865] },
    Export { layer: 1, ids: [999, 1413, 1866] },
    Export { layer: 1, ids: [1000, 1414, 1867] },
    Export { layer: 1, ids: [1001, 1415, 1868] },
    Export { layer: 1, ids: [1002, 1416, 1869] },
    Export { layer: 1, ids: [1003, 1417, 1870] },
    Export { layer: 1, ids: [1004, 1418, 1871] },
    Export { layer: 1, ids: [1005, 1419, 1872] },
    Export { layer: 1, ids: [1006, 1420, 1873] },
    Export { layer: 1, ids: [1007, 1421, 1874] },
    Export { layer: 1, ids: [1008, 1422, 1875] },
    Export { layer: 1, ids: [1009, 1423, 1876] },
    Export { layer: 1, ids: [1010, 1424, 1877] },
    Export { layer: 1, ids: [1011, 1425, 1878] },
    Export { layer: 1, ids: [1012, 1426, 1879] },
    Export { layer: 1, ids: [1013, 1427, 1880] },
    Export { layer: 1, ids: [1014, 1428, 1881] },
    Export { layer: 1, ids: [1015, 1429, 1882] },
    Export { layer: 1, ids: [1016, 1430, 1883] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1884] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1885] },
    Export { layer: 1, ids: [1017, 1431, 1886] },
    Export { layer: 1, ids: [1018, 1432, 1887] },
    Export { layer: 1, ids: [1019, 1433, 1888] },
    Export { layer: 1, ids: [1020, 1434, 1889] },
    Export { layer: 1, ids: [1021, 1435, 1890] },
    Export { layer: 1, ids: [1022, 1436, 1891] },
    Export { layer: 1, ids: [1023, 1437, 1892] },
    Export { layer: 1, ids: [1024, 1438, 1893] },
    Export { layer: 1, ids: [1025, 1439, 1894] },
    Export { layer: 1, ids: [1026, 1440, 1895] },
    Export { layer: 1, ids: [1027, 1441, 1896] },
    Export { layer: 1, ids: [1028, 1442, 1897] },
    Export { layer: 1, ids: [1029, 1443, 1898] },
    Export { layer: 1, ids: [1030, 1444, 1899] },
    Export { layer: 1, ids: [1031, 1445, 1900] },
    Export { layer: 1, ids: [1032, 1446, 1901] },
    Export { layer: 1, ids: [1033, 1447, 1902] },
    Export { layer: 1, ids: [1034, 1448, 1903] },
    Export { layer: 1, ids: [1035, 1449, 1904] },
    Export { layer: 1, ids: [1036, 1450, 1905] },
    Export { layer: 1, ids: [1037, 1451, 1906] },
    Export { layer: 1, ids: [1038, 1452, 1907] },
    Export { layer: 1, ids: [1039, 0xffff, 0xffff] },
    Export { layer: 1, ids: [1040, 1453, 1908] },
    Export { layer: 1, ids: [1041, 1454, 1909] },
    Export { layer: 1, ids: [1042, 1455, 1910] },
    Export { layer: 1, ids: [1043, 1456, 1911] },
    Export { layer: 1, ids: [1044, 1457, 1912] },
    Export { layer: 1, ids: [1045, 1458, 0xffff] },
    Export { layer: 1, ids: [1046, 1459, 0xffff] },
    Export { layer: 1, ids: [1047, 1460, 1913] },
    Export { layer: 1, ids: [1048, 1461, 1914] },
    Export { layer: 1, ids: [1049, 1462, 1915] },
    Export { layer: 1, ids: [1050, 1463, 0xffff] },
    Export { layer: 1, ids: [1051, 1464, 0xffff] },
    Export { layer: 1, ids: [1052, 1465, 1916] },
    Export { layer: 1, ids: [1053, 1466, 1917] },
    Export { layer: 1, ids: [1054, 1467, 1918] },
    Export { layer: 1, ids: [1055, 1468, 1919] },
    Export { layer: 1, ids: [1056, 1469, 1920] },
    Export { layer: 1, ids: [0xffff, 1470, 1921] },
    Export { layer: 1, ids: [0xffff, 1471, 1922] },
    Export { layer: 1, ids: [1057, 1472, 1923] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1924] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1925] },
    Export { layer: 1, ids: [1058, 1473, 1926] },
    Export { layer: 1, ids: [1059, 1474, 1927] },
    Export { layer: 1, ids: [1060, 1475, 1928] },
    Export { layer: 1, ids: [1061, 1476, 1929] },
    Export { layer: 1, ids: [1062, 1477, 1930] },
    Export { layer: 1, ids: [1063, 1478, 1931] },
    Export { layer: 1, ids: [1064, 1479, 1932] },
    Export { layer: 1, ids: [1065, 1480, 1933] },
    Export { layer: 1, ids: [1066, 1481, 1934] },
    Export { layer: 1, ids: [1067, 1482, 1935] },
    Export { layer: 1, ids: [1068, 1483, 1936] },
    Export { layer: 1, ids: [1069, 1484, 1937] },
    Export { layer: 1, ids: [1070, 1485, 0xffff] },
    Export { layer: 1, ids: [1071, 1486, 0xffff] },
    Export { layer: 1, ids: [0xffff, 1487, 0xffff] },
    Export { layer: 1, ids: [0xffff, 1488, 0xffff] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1938] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1939] },
    Export { layer: 1, ids: [0xffff, 1489, 1940] },
    Export { layer: 1, ids: [0xffff, 1490, 1941] },
    Export { layer: 1, ids: [1072, 1491, 1942] },
    Export { layer: 1, ids: [1073, 1492, 1943] },
    Export { layer: 1, ids: [0xffff, 1493, 1944] },
    Export { layer: 1, ids: [0xffff, 1494, 1945] },
    Export { layer: 1, ids: [1074, 1495, 1946] },
    Export { layer: 1, ids: [1075, 1496, 1947] },
    Export { layer: 1, ids: [1076, 1497, 1948] },
    Export { layer: 1, ids: [1077, 1498, 1949] },
    Export { layer: 1, ids: [1078, 1499, 1950] },
    Export { layer: 1, ids: [1079, 1500, 1951] },
    Export { layer: 1, ids: [1080, 1501, 1952] },
    Export { layer: 1, ids: [1081, 1502, 1953] },
    Export { layer: 1, ids: [1082, 1503, 1954] },
    Export { layer: 1, ids: [1083, 1504, 1955] },
    Export { layer: 1, ids: [1084, 1505, 1956] },
    Export { layer: 1, ids: [1085, 1506, 1957] },
    Export { layer: 1, ids: [0xffff, 1507, 0xffff] },
    Export { layer: 1, ids: [0xffff, 1508, 0xffff] },
    Export { layer: 1, ids: [1086, 1509, 1958] },
    Export { layer: 1, ids: [1087, 1510, 1959] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1960] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1961] },
    Export { layer: 1, ids: [0xffff, 0xffff, 1962] },
    Export { layer: 1, ids: [1088, 1511, 1963] },
    Export { layer: 1, ids: [1089, 1512, 0xffff] },
    Export { layer: 1, ids: [1090, 1513, 0xffff] },
    Export { layer: 1, ids: [1091, 1514, 0xffff] },
    Export { layer: 1, ids: [1092, 1515, 0xffff] },
    Export { layer: 1, ids: [1093, 1516, 0xffff] },
    Export { layer: 1, ids: [1094, 1517, 0xffff] },
    Export { layer: 1, ids: [1095, 0xffff, 0xffff] },
    Export { layer: 1, ids: [1096, 1518, 1964] },
    Export { layer: 1, ids: [1097, 1519, 1965] },
    Export { layer: 1, ids: [1098, 1520, 1966] },
    Export { layer: 1, ids: [1099, 1521, 1967] },
    Export { layer: 1, ids: [1100, 1522, 1968] },
    Export { layer: 1, ids: [1101, 1523, 1969] },
    Export { layer: 1, ids: [1102, 1524, 1970] },
    Export { layer: 1, ids: [1103, 1525, 0xffff] },
    Export { layer: 1, ids: [1104, 1526, 0xffff] },
    Export { layer: 2, ids: [1971, 0xffff, 0xffff] },
    Export { layer: 2, ids: [1972, 0xffff, 0xffff] },
    Export { layer: 2, ids: [1973, 0xffff, 0xffff] },
    Export { layer: 2, ids: [1974, 0xffff, 0xffff] },
    Export { layer: 2, ids: [1975, 0xffff, 0xffff] },
    Export { layer: 2, ids: [1976, 0xffff, 0xffff] },
    Export { layer: 2, ids: [1977, 0xffff, 0xffff] },
    Export { layer: 2, ids: [1978, 0xffff, 0xffff] },
    Export { layer: 2, ids: [1979, 0xffff, 0xffff] },
    Export { layer: 2, ids: [1980, 0xffff, 0xffff] },
    Export { layer: 2, ids: [1981, 0xffff, 0xffff] },
    Export { layer: 2, ids: [1982, 0xffff, 0xffff] },
    Export { layer: 2, ids: [1983, 0xffff, 0xffff] },
    Export { layer: 2, ids: [1984, 0xffff, 0xffff] },
    Export { layer: 2, ids: [1985, 0xffff, 0xffff] },
    Export { layer: 2, ids: [1986, 0xffff, 0xffff] },
    Export { layer: 2, ids: [1987, 0xffff, 0xffff] },
    Export { layer: 2, ids: [1988, 0xffff, 0xffff] },
    Export { layer: 2, ids: [1989, 0xffff, 0xffff] },
    Export { layer: 2, ids: [1990, 0xffff, 0xffff] },
    Export { layer: 2, ids: [1991, 0xffff, 0xffff] },
    Export { layer: 2, ids: [1992, 0xffff, 0xffff] },
    Export { layer: 2, ids: [1993, 0xffff, 0xffff] },
    Export { layer: 2, ids: [1994, 0xffff, 0xffff] },
    Export { layer: 2, ids: [1995, 0xffff, 0xffff] },
    Export { layer: 2, ids: [1996, 0xffff, 0xffff] },
    Export { layer: 2, ids: [1997, 0xffff, 0xffff] },
    Export { layer: 2, ids: [1998, 0xffff, 0xffff] },
    Export { layer: 2, ids: [1999, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2000, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2001, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2002, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2003, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2004, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2005, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2006, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2007, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2008, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2009, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2010, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2011, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2012, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2013, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2014, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2015, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2016, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2017, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2018, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2019, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2020, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2021, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2022, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2023, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2024, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2025, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2026, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2027, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2028, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2029, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2030, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2031, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2032, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2033, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2034, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2035, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2036, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2037, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2038, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2039, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2040, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2041, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2042, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2043, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2044, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2045, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2046, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2047, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2048, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2049, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2050, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2051, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2052, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2053, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2054, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2055, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2056, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2057, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2058, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2059, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2060, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2061, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2062, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2063, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2064, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2065, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2066, 0xffff, 0xffff] },
    Export { layer: 2, ids: [2067, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2068, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2069, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2070, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2071, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2072, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2073, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2074, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2075, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2076, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2077, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2078, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2079, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2080, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2081, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2082, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2083, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2084, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2085, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2086, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2087, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2088, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2089, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2090, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2091, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2092, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2093, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2094, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2095, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2096, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2097, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2098, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2099, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2100, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2101, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2102, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2103, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2104, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2105, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2106, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2107, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2108, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2109, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2110, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2111, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2112, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2113, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2114, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2115, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2116, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2117, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2118, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2119, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2120, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2121, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2122, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2123, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2124, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2125, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2126, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2127, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2128, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2129, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2130, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2131, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2132, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2133, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2134, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2135, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2136, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2137, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2138, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2139, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2140, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2141, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2142, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2143, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2144, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2145, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2146, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2147, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2148, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2149, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2150, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2151, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2152, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2153, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2154, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2155, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2156, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2157, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2158, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2159, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2160, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2161, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2162, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2163, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2164, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2165, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2166, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2167, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2168, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2169, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2170, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2171, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2172, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2173, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2174, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2175, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2176, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2177, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2178, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2179, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2180, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2181, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2182, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2183, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2184, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2185, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2186, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2187, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2188, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2189, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2190, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2191, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2192, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2193, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2194, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2195, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2196, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2197, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2198, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2199, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2200, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2201, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2202, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2203, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2204, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2205, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2206, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2207, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2208, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2209, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2210, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2211, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2212, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2213, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2214, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2215, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2216, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2217, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2218, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2219, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2220, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2221, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2222, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2223, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2224, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2225, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2226, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2227, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2228, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2229, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2230, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2231, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2232, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2233, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2234, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2235, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2236, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2237, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2238, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2239, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2240, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2241, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2242, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2243, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2244, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2245, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2246, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2247, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2248, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2249, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2250, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2251, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2252, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2253, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2254, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2255, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2256, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2257, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2258, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2259, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2260, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2261, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2262, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2263, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2264, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2265, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2266, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2267, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2268, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2269, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2270, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2271, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2272, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2273, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2274, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2275, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2276, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2277, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2278, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2279, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2280, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2281, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2282, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2283, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2284, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2285, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2286, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2287, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2288, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2289, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2290, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2291, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2292, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2293, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2294, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2295, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2296, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2297, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2298, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2299, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2300, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2301, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2302, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2303, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2304, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2305, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2306, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2307, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2308, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2309, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2310, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2311, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2312, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2313, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2314, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2315, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2316, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2317, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2318, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2319, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2320, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2321, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2322, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2323, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2324, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2325, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2326, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2327, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2328, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2329, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2330, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2331, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2332, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2333, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2334, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2335, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2336, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2337, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2338, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2339, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2340, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2341, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2342, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2343, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2344, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2345, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2346, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2347, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2348, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2349, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2350, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2351, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2352, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2353, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2354, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2355, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2356, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2357, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2358, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2359, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2360, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2361, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2362, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2363, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2364, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2365, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2366, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2367, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2368, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2369, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2370, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2371, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2372, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2373, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2374, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2375, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2376, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2377, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2378, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2379, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2380, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2381, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2382, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2383, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2384, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2385, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2386, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2387, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2388, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2389, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2390, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2391, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2392, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2393, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2394, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2395, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2396, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2397, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2398, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2399, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2400, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2401, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2402, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2403, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2404, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2405, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2406, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2407, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2408, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2409, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2410, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2411, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2412, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2413, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2414, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2415, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2416, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2417, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2418, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2419, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2420, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2421, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2422, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2423, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2424, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2425, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2426, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2427, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2428, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2429, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2430, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2431, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2432, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2433, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2434, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2435, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2436, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2437, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2438, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2439, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2440, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2441, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2442, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2443, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2444, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2445, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2446, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2447, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2448, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2449, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2450, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2451, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2452, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2453, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2454, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2455, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2456, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2457, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2458, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2459, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2460, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2461, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2462, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2463, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2464, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2465, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2466, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2467, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2468, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2469, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2470, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2471, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2472, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2473, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2474, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2475, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2476, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2477, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2478, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2479, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2480, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2481, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2482, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2483, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2484, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2485, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2486, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2487, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2488, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2489, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2490, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2491, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2492, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2493, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2494, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2495, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2496, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2497, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2498, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2499, 0xffff, 0xffff] },
    Export { layer: 3, ids: [2500, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2501, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2502, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2503, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2504, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2505, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2506, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2507, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2508, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2509, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2510, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2511, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2512, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2513, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2514, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2515, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2516, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2517, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2518, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2519, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2520, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2521, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2522, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2523, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2524, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2525, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2526, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2527, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2528, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2529, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2530, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2531, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2532, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2533, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2534, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2535, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2536, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2537, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2538, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2539, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2540, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2541, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2542, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2543, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2544, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2545, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2546, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2547, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2548, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2549, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2550, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2551, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2552, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2553, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2554, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2555, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2556, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2557, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2558, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2559, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2560, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2561, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2562, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2563, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2564, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2565, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2566, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2567, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2568, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2569, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2570, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2571, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2572, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2573, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2574, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2575, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2576, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2577, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2578, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2579, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2580, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2581, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2582, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2583, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2584, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2585, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2586, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2587, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2588, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2589, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2590, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2591, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2592, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2593, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2594, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2595, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2596, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2597, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2598, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2599, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2600, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2601, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2602, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2603, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2604, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2605, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2606, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2607, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2608, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2609, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2610, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2611, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2612, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2613, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2614, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2615, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2616, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2617, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2618, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2619, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2620, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2621, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2622, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2623, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2624, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2625, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2626, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2627, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2628, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2629, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2630, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2631, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2632, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2633, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2634, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2635, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2636, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2637, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2638, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2639, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2640, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2641, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2642, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2643, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2644, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2645, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2646, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2647, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2648, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2649, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2650, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2651, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2652, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2653, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2654, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2655, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2656, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2657, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2658, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2659, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2660, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2661, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2662, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2663, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2664, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2665, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2666, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2667, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2668, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2669, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2670, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2671, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2672, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2673, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2674, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2675, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2676, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2677, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2678, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2679, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2680, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2681, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2682, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2683, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2684, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2685, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2686, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2687, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2688, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2689, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2690, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2691, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2692, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2693, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2694, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2695, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2696, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2697, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2698, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2699, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2700, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2701, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2702, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2703, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2704, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2705, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2706, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2707, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2708, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2709, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2710, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2711, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2712, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2713, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2714, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2715, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2716, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2717, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2718, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2719, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2720, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2721, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2722, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2723, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2724, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2725, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2726, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2727, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2728, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2729, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2730, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2731, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2732, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2733, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2734, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2735, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2736, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2737, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2738, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2739, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2740, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2741, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2742, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2743, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2744, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2745, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2746, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2747, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2748, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2749, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2750, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2751, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2752, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2753, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2754, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2755, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2756, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2757, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2758, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2759, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2760, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2761, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2762, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2763, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2764, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2765, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2766, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2767, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2768, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2769, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2770, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2771, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2772, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2773, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2774, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2775, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2776, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2777, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2778, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2779, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2780, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2781, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2782, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2783, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2784, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2785, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2786, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2787, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2788, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2789, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2790, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2791, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2792, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2793, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2794, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2795, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2796, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2797, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2798, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2799, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2800, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2801, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2802, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2803, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2804, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2805, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2806, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2807, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2808, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2809, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2810, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2811, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2812, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2813, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2814, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2815, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2816, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2817, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2818, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2819, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2820, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2821, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2822, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2823, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2824, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2825, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2826, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2827, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2828, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2829, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2830, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2831, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2832, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2833, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2834, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2835, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2836, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2837, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2838, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2839, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2840, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2841, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2842, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2843, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2844, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2845, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2846, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2847, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2848, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2849, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2850, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2851, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2852, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2853, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2854, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2855, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2856, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2857, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2858, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2859, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2860, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2861, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2862, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2863, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2864, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2865, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2866, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2867, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2868, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2869, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2870, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2871, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2872, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2873, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2874, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2875, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2876, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2877, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2878, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2879, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2880, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2881, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2882, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2883, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2884, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2885, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2886, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2887, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2888, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2889, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2890, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2891, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2892, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2893, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2894, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2895, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2896, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2897, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2898, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2899, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2900, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2901, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2902, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2903, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2904, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2905, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2906, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2907, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2908, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2909, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2910, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2911, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2912, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2913, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2914, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2915, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2916, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2917, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2918, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2919, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2920, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2921, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2922, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2923, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2924, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2925, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2926, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2927, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2928, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2929, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2930, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2931, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2932, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2933, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2934, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2935, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2936, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2937, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2938, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2939, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2940, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2941, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2942, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2943, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2944, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2945, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2946, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2947, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2948, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2949, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2950, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2951, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2952, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2953, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2954, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2955, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2956, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2957, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2958, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2959, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2960, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2961, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2962, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2963, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2964, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2965, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2966, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2967, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2968, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2969, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2970, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2971, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2972, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2973, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2974, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2975, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2976, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2977, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2978, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2979, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2980, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2981, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2982, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2983, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2984, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2985, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2986, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2987, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2988, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2989, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2990, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2991, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2992, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2993, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2994, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2995, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2996, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2997, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2998, 0xffff, 0xffff] },
    Export { layer: 4, ids: [2999, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3000, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3001, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3002, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3003, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3004, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3005, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3006, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3007, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3008, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3009, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3010, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3011, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3012, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3013, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3014, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3015, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3016, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3017, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3018, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3019, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3020, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3021, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3022, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3023, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3024, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3025, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3026, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3027, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3028, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3029, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3030, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3031, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3032, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3033, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3034, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3035, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3036, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3037, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3038, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3039, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3040, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3041, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3042, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3043, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3044, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3045, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3046, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3047, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3048, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3049, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3050, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3051, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3052, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3053, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3054, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3055, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3056, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3057, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3058, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3059, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3060, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3061, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3062, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3063, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3064, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3065, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3066, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3067, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3068, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3069, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3070, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3071, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3072, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3073, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3074, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3075, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3076, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3077, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3078, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3079, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3080, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3081, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3082, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3083, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3084, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3085, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3086, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3087, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3088, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3089, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3090, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3091, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3092, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3093, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3094, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3095, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3096, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3097, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3098, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3099, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3100, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3101, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3102, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3103, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3104, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3105, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3106, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3107, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3108, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3109, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3110, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3111, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3112, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3113, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3114, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3115, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3116, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3117, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3118, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3119, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3120, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3121, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3122, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3123, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3124, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3125, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3126, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3127, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3128, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3129, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3130, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3131, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3132, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3133, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3134, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3135, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3136, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3137, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3138, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3139, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3140, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3141, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3142, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3143, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3144, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3145, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3146, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3147, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3148, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3149, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3150, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3151, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3152, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3153, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3154, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3155, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3156, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3157, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3158, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3159, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3160, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3161, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3162, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3163, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3164, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3165, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3166, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3167, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3168, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3169, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3170, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3171, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3172, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3173, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3174, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3175, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3176, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3177, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3178, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3179, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3180, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3181, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3182, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3183, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3184, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3185, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3186, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3187, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3188, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3189, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3190, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3191, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3192, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3193, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3194, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3195, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3196, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3197, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3198, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3199, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3200, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3201, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3202, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3203, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3204, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3205, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3206, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3207, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3208, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3209, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3210, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3211, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3212, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3213, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3214, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3215, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3216, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3217, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3218, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3219, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3220, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3221, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3222, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3223, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3224, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3225, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3226, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3227, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3228, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3229, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3230, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3231, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3232, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3233, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3234, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3235, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3236, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3237, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3238, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3239, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3240, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3241, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3242, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3243, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3244, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3245, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3246, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3247, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3248, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3249, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3250, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3251, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3252, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3253, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3254, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3255, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3256, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3257, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3258, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3259, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3260, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3261, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3262, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3263, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3264, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3265, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3266, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3267, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3268, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3269, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3270, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3271, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3272, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3273, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3274, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3275, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3276, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3277, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3278, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3279, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3280, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3281, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3282, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3283, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3284, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3285, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3286, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3287, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3288, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3289, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3290, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3291, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3292, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3293, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3294, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3295, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3296, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3297, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3298, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3299, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3300, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3301, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3302, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3303, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3304, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3305, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3306, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3307, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3308, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3309, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3310, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3311, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3312, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3313, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3314, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3315, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3316, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3317, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3318, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3319, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3320, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3321, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3322, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3323, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3324, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3325, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3326, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3327, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3328, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3329, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3330, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3331, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3332, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3333, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3334, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3335, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3336, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3337, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3338, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3339, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3340, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3341, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3342, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3343, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3344, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3345, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3346, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3347, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3348, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3349, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3350, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3351, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3352, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3353, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3354, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3355, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3356, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3357, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3358, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3359, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3360, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3361, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3362, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3363, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3364, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3365, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3366, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3367, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3368, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3369, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3370, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3371, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3372, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3373, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3374, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3375, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3376, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3377, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3378, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3379, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3380, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3381, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3382, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3383, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3384, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3385, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3386, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3387, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3388, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3389, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3390, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3391, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3392, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3393, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3394, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3395, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3396, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3397, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3398, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3399, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3400, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3401, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3402, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3403, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3404, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3405, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3406, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3407, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3408, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3409, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3410, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3411, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3412, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3413, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3414, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3415, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3416, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3417, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3418, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3419, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3420, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3421, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3422, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3423, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3424, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3425, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3426, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3427, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3428, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3429, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3430, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3431, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3432, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3433, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3434, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3435, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3436, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3437, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3438, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3439, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3440, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3441, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3442, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3443, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3444, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3445, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3446, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3447, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3448, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3449, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3450, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3451, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3452, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3453, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3454, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3455, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3456, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3457, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3458, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3459, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3460, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3461, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3462, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3463, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3464, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3465, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3466, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3467, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3468, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3469, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3470, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3471, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3472, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3473, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3474, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3475, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3476, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3477, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3478, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3479, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3480, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3481, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3482, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3483, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3484, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3485, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3486, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3487, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3488, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3489, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3490, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3491, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3492, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3493, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3494, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3495, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3496, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3497, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3498, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3499, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3500, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3501, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3502, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3503, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3504, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3505, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3506, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3507, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3508, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3509, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3510, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3511, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3512, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3513, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3514, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3515, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3516, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3517, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3518, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3519, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3520, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3521, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3522, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3523, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3524, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3525, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3526, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3527, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3528, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3529, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3530, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3531, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3532, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3533, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3534, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3535, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3536, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3537, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3538, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3539, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3540, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3541, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3542, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3543, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3544, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3545, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3546, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3547, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3548, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3549, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3550, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3551, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3552, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3553, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3554, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3555, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3556, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3557, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3558, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3559, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3560, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3561, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3562, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3563, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3564, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3565, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3566, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3567, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3568, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3569, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3570, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3571, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3572, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3573, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3574, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3575, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3576, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3577, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3578, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3579, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3580, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3581, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3582, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3583, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3584, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3585, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3586, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3587, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3588, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3589, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3590, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3591, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3592, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3593, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3594, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3595, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3596, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3597, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3598, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3599, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3600, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3601, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3602, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3603, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3604, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3605, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3606, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3607, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3608, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3609, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3610, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3611, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3612, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3613, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3614, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3615, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3616, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3617, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3618, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3619, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3620, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3621, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3622, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3623, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3624, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3625, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3626, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3627, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3628, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3629, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3630, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3631, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3632, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3633, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3634, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3635, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3636, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3637, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3638, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3639, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3640, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3641, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3642, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3643, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3644, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3645, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3646, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3647, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3648, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3649, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3650, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3651, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3652, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3653, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3654, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3655, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3656, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3657, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3658, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3659, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3660, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3661, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3662, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3663, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3664, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3665, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3666, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3667, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3668, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3669, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3670, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3671, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3672, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3673, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3674, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3675, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3676, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3677, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3678, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3679, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3680, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3681, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3682, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3683, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3684, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3685, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3686, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3687, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3688, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3689, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3690, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3691, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3692, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3693, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3694, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3695, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3696, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3697, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3698, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3699, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3700, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3701, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3702, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3703, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3704, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3705, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3706, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3707, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3708, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3709, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3710, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3711, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3712, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3713, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3714, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3715, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3716, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3717, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3718, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3719, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3720, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3721, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3722, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3723, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3724, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3725, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3726, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3727, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3728, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3729, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3730, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3731, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3732, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3733, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3734, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3735, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3736, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3737, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3738, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3739, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3740, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3741, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3742, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3743, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3744, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3745, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3746, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3747, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3748, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3749, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3750, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3751, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3752, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3753, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3754, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3755, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3756, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3757, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3758, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3759, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3760, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3761, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3762, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3763, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3764, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3765, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3766, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3767, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3768, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3769, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3770, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3771, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3772, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3773, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3774, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3775, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3776, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3777, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3778, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3779, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3780, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3781, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3782, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3783, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3784, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3785, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3786, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3787, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3788, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3789, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3790, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3791, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3792, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3793, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3794, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3795, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3796, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3797, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3798, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3799, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3800, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3801, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3802, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3803, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3804, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3805, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3806, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3807, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3808, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3809, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3810, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3811, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3812, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3813, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3814, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3815, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3816, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3817, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3818, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3819, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3820, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3821, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3822, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3823, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3824, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3825, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3826, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3827, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3828, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3829, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3830, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3831, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3832, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3833, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3834, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3835, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3836, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3837, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3838, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3839, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3840, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3841, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3842, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3843, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3844, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3845, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3846, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3847, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3848, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3849, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3850, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3851, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3852, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3853, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3854, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3855, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3856, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3857, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3858, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3859, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3860, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3861, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3862, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3863, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3864, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3865, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3866, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3867, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3868, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3869, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3870, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3871, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3872, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3873, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3874, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3875, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3876, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3877, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3878, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3879, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3880, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3881, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3882, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3883, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3884, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3885, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3886, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3887, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3888, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3889, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3890, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3891, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3892, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3893, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3894, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3895, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3896, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3897, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3898, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3899, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3900, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3901, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3902, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3903, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3904, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3905, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3906, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3907, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3908, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3909, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3910, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3911, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3912, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3913, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3914, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3915, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3916, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3917, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3918, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3919, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3920, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3921, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3922, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3923, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3924, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3925, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3926, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3927, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3928, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3929, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3930, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3931, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3932, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3933, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3934, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3935, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3936, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3937, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3938, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3939, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3940, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3941, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3942, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3943, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3944, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3945, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3946, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3947, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3948, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3949, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3950, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3951, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3952, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3953, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3954, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3955, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3956, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3957, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3958, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3959, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3960, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3961, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3962, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3963, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3964, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3965, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3966, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3967, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3968, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3969, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3970, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3971, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3972, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3973, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3974, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3975, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3976, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3977, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3978, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3979, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3980, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3981, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3982, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3983, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3984, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3985, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3986, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3987, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3988, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3989, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3990, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3991, 0xffff, 0xffff] },
    Export { layer: 4, ids: [3992, 0xffff, 0xffff] },
];
