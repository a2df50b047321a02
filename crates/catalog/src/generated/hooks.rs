//! Made by `cargo xtask codegen`; do not edit.

use crate::hook::{Copied, Export, Hook, flag};

/// Number of functions.
pub const COUNT: usize = 2068;
/// Changes whenever ids or the layout of records do.
pub const CATALOG_HASH: u64 = 0x43e5457cf525782b;
const NONE: Copied = Copied { word: 0, bytes: 0 };
/// What to do for each function, by id.
pub static HOOKS: [Hook; 2068] = [
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
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x6, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x3c, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x3c, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x2, out8: 0x7c, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x2, out8: 0x7c, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x6, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x6, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 0, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 0, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 20 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 16 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 1, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONFIG, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONFIG, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 1, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [Copied { word: 2, bytes: 56 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [Copied { word: 2, bytes: 56 }, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x3c, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x3c, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 1, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 1, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 2, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x8, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x10, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x10, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x8, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 16 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 2, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONFIG, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONFIG, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [Copied { word: 2, bytes: 56 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [Copied { word: 2, bytes: 56 }, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x3c, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x3c, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x2, out8: 0x7c, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 6, stack: 1, floats: 0, handle: 0, out4: 0x2, out8: 0x7c, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 2, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 2, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 3, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x8, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x10, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x10, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x8, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NO_STATUS | flag::RETURNS_WORD, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 16 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 3, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONFIG, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONFIG, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 6, stack: 2, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 4, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 5, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [Copied { word: 2, bytes: 56 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 3, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [Copied { word: 2, bytes: 56 }, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 0, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, family: 3, regs: 2, stack: 0, floats: 0, handle: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
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
    Hook { flags: 0, family: 3, regs: 1, stack: 0, floats: 0, handle: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
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
];
/// All exported names, each with its NUL.
pub static NAMES: [u8; 49975] = *b"\
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
";
/// Where each name starts, and behind the last one.
pub static NAME_AT: [u32; 2069] = [
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
    49908, 49928, 49942, 49957,
    49975,
];
/// Exported names of the layers above the driver.
pub const EXPORT_COUNT: usize = 583;
/// The functions behind each name, by layer and name.
pub static EXPORTS: [Export; 583] = [
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
];
