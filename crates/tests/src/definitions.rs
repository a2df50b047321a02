//! Definitions of libraries and communicators, as the rings have them.

use gputap_wire::{Kind, Record, definition};

use crate::{Process, Recorded};

/// A LIBRARY definition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LibraryMet {
    /// Index in the catalogue's families.
    pub family: u8,
    /// 1 recorded, 2 a second copy, 4 an unknown major.
    pub flags: u8,
    /// Functions that the catalogue lacks.
    pub unknown: u16,
    /// Where it was loaded from.
    pub path: String,
}

impl LibraryMet {
    /// Its calls are recorded.
    pub const RECORDED: u8 = 1;
    /// Another copy of the same family is.
    pub const SECOND: u8 = 2;
    /// The catalogue does not have its major version.
    pub const UNKNOWN: u8 = 4;

    fn read(payload: &[u8]) -> LibraryMet {
        let (head, path) = payload.split_at(8);
        assert_eq!(head[4..], [0; 4], "reserved");
        LibraryMet {
            family: head[0],
            flags: head[1],
            unknown: u16::from_le_bytes([head[2], head[3]]),
            path: String::from_utf8(path.to_vec()).unwrap(),
        }
    }
}

/// A COMM definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Communicator {
    /// Handle of the communicator.
    pub handle: u64,
    /// Number of ranks in the communicator.
    pub size: i32,
    /// The rank of this process.
    pub rank: i32,
    /// Ordinal of the device that this rank uses.
    pub device: i32,
}

impl Communicator {
    /// From the definition.
    pub fn read(payload: &[u8]) -> Communicator {
        let number = |at: usize| i32::from_le_bytes(payload[at..at + 4].try_into().unwrap());
        assert_eq!((payload.len(), number(20)), (24, 0));
        let handle = u64::from_le_bytes(payload[..8].try_into().unwrap());
        Communicator { handle, size: number(8), rank: number(12), device: number(16) }
    }
}

impl Process {
    fn definitions(&self, kind: Kind) -> impl Iterator<Item = Record<'_>> {
        self.rings.iter().flat_map(|ring| ring.records()).filter(move |r| r.header.kind() == kind)
    }

    /// Libraries that it met.
    pub fn libraries(&self) -> Vec<LibraryMet> {
        self.definitions(definition::LIBRARY).map(|r| LibraryMet::read(r.payload())).collect()
    }

    /// Communicators that it used.
    pub fn communicators(&self) -> Vec<Communicator> {
        self.definitions(definition::COMM).map(|r| Communicator::read(r.payload())).collect()
    }
}

impl Recorded {
    /// Libraries that all processes met.
    pub fn libraries(&self) -> Vec<LibraryMet> {
        self.processes.iter().flat_map(Process::libraries).collect()
    }
}
