//! Made by `cargo xtask codegen`; do not edit.

use crate::hook::{Copied, Hook, flag};

/// Number of functions.
pub const COUNT: usize = 723;
/// Changes whenever ids or the layout of records do.
pub const CATALOG_HASH: u64 = 0x7e9b24c10be3192f;
const NONE: Copied = Copied { word: 0, bytes: 0 };
/// What to do for each function, by id.
pub static HOOKS: [Hook; 723] = [
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 40 }, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 16 }, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 64 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 64 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 64 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 64 }, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONTEXT, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::CONTEXT, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::CONTEXT, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::CONTEXT, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::CONTEXT, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 24 }, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::CONTEXT | flag::UNLOAD, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::CONTEXT | flag::UNLOAD, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONTEXT, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONTEXT, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONTEXT, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONTEXT, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONTEXT, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 0, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONTEXT, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 0, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 144 }, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 0, floats: 0, kernel: 0, out4: 0x2, out8: 0x0, copy: [Copied { word: 2, bytes: 144 }, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x6, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::CONTEXT, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::CONTEXT, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::CONTEXT | flag::UNLOAD, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::CONTEXT | flag::UNLOAD, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x7, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x5, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 8, floats: 0, kernel: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x5, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 2, bytes: 88 }, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 2, bytes: 120 }, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0xc, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONTEXT, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONTEXT, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 0, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::EXPORT_TABLE, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 16 }, NONE, NONE] },
    Hook { flags: flag::PROC, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::PROC, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x10, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 32 }, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 16 }, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 56 }, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 72 }, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 120 }, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 200 }, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 40 }, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 4, bytes: 256 }, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 5, bytes: 256 }, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 5, bytes: 256 }, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 32 }, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 32 }, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 16 }, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 56 }, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 72 }, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 200 }, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 40 }, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 256 }, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x8, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x10, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 16 }, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::INSTANTIATE, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x5, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::INSTANTIATE, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::INSTANTIATE, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 2, bytes: 32 }, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::INSTANTIATE, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 2, bytes: 32 }, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::INSTANTIATE, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x5, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 64 }, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 56 }, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 72 }, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 200 }, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 40 }, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x4, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 256 }, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 256 }, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 104 }, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 96 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 8, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 8, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 8, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0xc, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::LAUNCH, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::LAUNCH, regs: 6, stack: 4, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::LAUNCH, regs: 6, stack: 4, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::LAUNCH, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::LAUNCH, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::LAUNCH, regs: 6, stack: 5, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::LAUNCH | flag::CONFIG, regs: 4, stack: 0, floats: 0, kernel: 1, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::LAUNCH | flag::CONFIG, regs: 4, stack: 0, floats: 0, kernel: 1, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::LAUNCH, regs: 6, stack: 5, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NAMED, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 6, stack: 2, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 6, stack: 2, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::UNLOAD, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 2, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 2, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x6, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 1, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x3, copy: [Copied { word: 2, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x8, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 2, bytes: 32 }, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 2, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 2, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 8 }, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 32 }, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 8 }, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 8 }, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 88 }, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [Copied { word: 2, bytes: 8 }, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 12 }, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 2, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 2, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 12 }, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 8 }, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 96 }, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 96 }, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 128 }, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 128 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 96 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 128 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 128 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 128 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 128 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 144 }, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 144 }, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 200 }, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 200 }, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 200 }, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 200 }, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 200 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 200 }, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 112 }, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 112 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 200 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 0, bytes: 200 }, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 3, floats: 0, kernel: 0, out4: 0x0, out8: 0x80, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 3, floats: 0, kernel: 0, out4: 0x0, out8: 0x80, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 2, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 2, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 3, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 3, bytes: 24 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 40 }, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::NAMED, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x3, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN | flag::UNLOAD, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 1, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 32 }, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 32 }, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [Copied { word: 2, bytes: 56 }, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 0, floats: 0, kernel: 0, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 1, floats: 0, kernel: 0, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [Copied { word: 2, bytes: 56 }, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 1, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 0, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 0, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 8 }, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 8 }, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x2, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x2, out8: 0x4, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 0, floats: 0, kernel: 0, out4: 0x2, out8: 0x3c, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 0, floats: 0, kernel: 0, out4: 0x2, out8: 0x3c, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 1, floats: 0, kernel: 0, out4: 0x2, out8: 0x7c, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 1, floats: 0, kernel: 0, out4: 0x2, out8: 0x7c, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x6, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x6, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x2, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x2, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 64 }, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 2, bytes: 64 }, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::BEGIN, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 144 }, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 9, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 10, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 6, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [Copied { word: 1, bytes: 144 }, Copied { word: 2, bytes: 104 }, Copied { word: 3, bytes: 112 }] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x3, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 16 }, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [Copied { word: 1, bytes: 24 }, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 1, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 2, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 1, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 2, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONTEXT, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: flag::CONTEXT, regs: 5, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x1, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 3, stack: 0, floats: 0, kernel: 0, out4: 0x1, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 4, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
    Hook { flags: 0, regs: 6, stack: 0, floats: 0, kernel: 0, out4: 0x0, out8: 0x0, copy: [NONE, NONE, NONE] },
];
/// All exported names, each with its NUL.
pub static NAMES: [u8; 16354] = *b"\
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
";
/// Where each name starts, and behind the last one.
pub static NAME_AT: [u32; 724] = [
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
    16302, 16315, 16333,
    16354,
];
