//! Programs: the file behind a command's name, and what kind of program it is.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// The file that a command name means.
pub fn find(program: &OsStr) -> Option<PathBuf> {
    if program.as_encoded_bytes().contains(&b'/') {
        return Some(PathBuf::from(program));
    }
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|dir| dir.join(program)).find(|p| p.is_file())
}

/// What kind of program a file is, as far as libraries can be injected into it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Program {
    /// A dynamic linker starts it, or it is a script or can't be read.
    Dynamic,
    /// It is linked statically: nothing can be injected.
    Static,
    /// It is for another kind of processor, which is said in words.
    Other(&'static str),
}

impl Program {
    /// Looks at a file.
    pub fn read(path: &Path) -> Program {
        let Ok(bytes) = std::fs::read(path) else { return Program::Dynamic };
        if !bytes.starts_with(b"\x7fELF") {
            return Program::Dynamic;
        }
        if bytes.get(4) == Some(&1) {
            return Program::Other("a 32-bit program");
        }
        if bytes.get(18..20) != Some(&[0x3e, 0]) {
            return Program::Other("a program for another processor");
        }
        let u16_at =
            |at: usize| bytes.get(at..at + 2).map_or(0, |b| usize::from(u16::from_le_bytes([b[0], b[1]])));
        let start = bytes.get(32..40).and_then(|b| b.try_into().ok()).map_or(0, u64::from_le_bytes) as usize;
        let (size, count) = (u16_at(54), u16_at(56));
        const INTERPRETER: u8 = 3;
        let dynamic = (0..count).any(|i| bytes.get(start + i * size) == Some(&INTERPRETER));
        if dynamic { Program::Dynamic } else { Program::Static }
    }
}
