//! Layout of one record and an iterator over untrusted bytes that contain records.

/// Bytes of a slot: records are whole slots.
pub const SLOT: usize = 64;
/// Slots that a record can have: what is above in [`Header::slots`] is its class.
const MOST_SLOTS: u16 = 0x0FFF;
/// Where the argument words (or what a record that is no call has for a payload) start.
pub const WORDS_AT: usize = 40;
/// Device ordinal of a thread whose device is not known.
pub const DEVICE_UNKNOWN: u16 = 0xFFFF;

/// The ordinal of a device as a record has it, where it is known.
pub const fn known_device(ordinal: u16) -> Option<u16> {
    if ordinal == DEVICE_UNKNOWN { None } else { Some(ordinal) }
}

/// Slots needed for `payload` bytes after the header.
pub const fn slots_for(payload: usize) -> usize {
    (WORDS_AT + payload).div_ceil(SLOT)
}

/// What kind of thing a record says: bits 12 to 15 of [`Header::slots`]. Ids count per class.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Class(u16);

impl Class {
    /// A call that has returned; its id is the function's.
    pub const CALL: Class = Class(0);
    /// A call that was entered and may block; its id is the function's.
    pub const BEGIN: Class = Class(1);
    /// Something that calls speak of: a thread, a context, a kernel's name, ….
    pub const DEFINITION: Class = Class(2);
    /// Something that a device did; its id is one of [`activity`](crate::activity).
    pub const ACTIVITY: Class = Class(3);
    /// The value of something at a moment; its id is a field that the feed has defined.
    pub const SAMPLE: Class = Class(5);
    /// Records that are missing here; its id is their class.
    pub const LOSS: Class = Class(6);

    /// The class as an id.
    pub const fn id(self) -> u16 {
        self.0
    }
}

/// What a record is: its class, and which of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Kind {
    /// What kind of thing it says.
    pub class: Class,
    /// Which: a function, a definition.
    pub id: u16,
}

/// The first 40 bytes of a record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Header {
    /// Function of the catalogue for a call; which of its class for any other record.
    pub id: u16,
    /// Slots in the low 12 bits, [`Class`] in the others.
    pub slots: u16,
    /// What the call returned; bytes of payload for any other record.
    pub result: u32,
    /// Tick at entry.
    pub start: u64,
    /// Tick at exit; 0 in a begin record.
    pub end: u64,
    /// Number of the call on its thread (low 32 bits).
    pub call: u32,
    /// Number of the call that this one was made inside; 0 for none.
    pub parent: u32,
    /// Context number within the process; 0 unknown.
    pub context: u16,
    /// A call that this record speaks for as well, the one with the number [`Header::parent`]: its function's id + 1; 0 for none.
    pub outer: u16,
    /// Device ordinal; [`DEVICE_UNKNOWN`] when not known.
    pub device: u16,
    /// Bytes copied from behind pointers, after the words.
    pub copied: u16,
}

const _: () = assert!(size_of::<Header>() == WORDS_AT);

impl Header {
    /// Reads a header from the first 40 bytes of `b`.
    #[inline]
    pub fn read(b: &[u8; WORDS_AT]) -> Header {
        let u16at = |o: usize| u16::from_le_bytes([b[o], b[o + 1]]);
        let u32at = |o: usize| u32::from_le_bytes([b[o], b[o + 1], b[o + 2], b[o + 3]]);
        let u64at = |o: usize| (u32at(o) as u64) | ((u32at(o + 4) as u64) << 32);
        Header {
            id: u16at(0),
            slots: u16at(2),
            result: u32at(4),
            start: u64at(8),
            end: u64at(16),
            call: u32at(24),
            parent: u32at(28),
            context: u16at(32),
            outer: u16at(34),
            device: u16at(36),
            copied: u16at(38),
        }
    }

    /// The bytes of this header as they stand in a ring.
    pub fn to_bytes(&self) -> [u8; WORDS_AT] {
        let mut b = [0u8; WORDS_AT];
        b[0..2].copy_from_slice(&self.id.to_le_bytes());
        b[2..4].copy_from_slice(&self.slots.to_le_bytes());
        b[4..8].copy_from_slice(&self.result.to_le_bytes());
        b[8..16].copy_from_slice(&self.start.to_le_bytes());
        b[16..24].copy_from_slice(&self.end.to_le_bytes());
        b[24..28].copy_from_slice(&self.call.to_le_bytes());
        b[28..32].copy_from_slice(&self.parent.to_le_bytes());
        b[32..34].copy_from_slice(&self.context.to_le_bytes());
        b[34..36].copy_from_slice(&self.outer.to_le_bytes());
        b[36..38].copy_from_slice(&self.device.to_le_bytes());
        b[38..40].copy_from_slice(&self.copied.to_le_bytes());
        b
    }

    /// The bytes of a record with this header and payload, filled up to whole slots.
    pub fn with_bytes(self, payload: &[u8]) -> impl Iterator<Item = u8> {
        let header = self.with_payload(payload.len());
        let bytes = header.to_bytes().into_iter().chain(payload.iter().copied());
        bytes.chain(core::iter::repeat(0)).take(header.len())
    }

    /// The header of a record of this kind that has no slots yet.
    pub fn new(kind: Kind) -> Header {
        Header { id: kind.id, ..Header::default() }.with_class(kind.class)
    }

    /// The same in another class.
    #[inline]
    pub const fn with_class(self, class: Class) -> Header {
        Header { slots: (self.slots & MOST_SLOTS) | class.0 << 12, ..self }
    }

    /// The same with room for `payload` bytes.
    #[inline]
    pub const fn with_payload(self, payload: usize) -> Header {
        Header { slots: (self.slots & !MOST_SLOTS) | slots_for(payload) as u16, ..self }
    }

    /// What kind of thing it says.
    #[inline]
    pub const fn class(&self) -> Class {
        Class(self.slots >> 12)
    }

    /// What it is.
    #[inline]
    pub const fn kind(&self) -> Kind {
        Kind { class: self.class(), id: self.id }
    }

    /// Whether it is a call that has returned.
    #[inline]
    pub fn is_call(&self) -> bool {
        self.class() == Class::CALL
    }

    /// Whether the call had not returned when this was written.
    #[inline]
    pub fn is_begin(&self) -> bool {
        self.class() == Class::BEGIN
    }

    /// Whether it says something that readers keep for all records behind it.
    #[inline]
    pub fn is_kept(&self) -> bool {
        matches!(self.class(), Class::DEFINITION | Class::LOSS)
    }

    /// Whether it has the number of a call of its thread.
    #[inline]
    pub fn is_numbered(&self) -> bool {
        self.class() <= Class::BEGIN
    }

    /// The function of the call around this one that has no record of its own.
    #[inline]
    pub const fn carried(&self) -> Option<u16> {
        self.outer.checked_sub(1)
    }

    /// How many calls that have returned it speaks for.
    #[inline]
    pub fn calls(&self) -> u32 {
        if self.is_call() { 1 + u32::from(self.carried().is_some()) } else { 0 }
    }

    /// Number of the call that all calls of this record were made inside of; 0 for none. A carried call is inside no other.
    #[inline]
    pub const fn inside(&self) -> u32 {
        if self.carried().is_some() { 0 } else { self.parent }
    }

    /// Bytes of the whole record.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.slots & MOST_SLOTS) * SLOT
    }

    /// Whether the record claims no slots, which no writer does.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A record inside a byte slice.
#[derive(Clone, Copy, Debug)]
pub struct Record<'a> {
    /// The first 40 bytes of the record, decoded.
    pub header: Header,
    bytes: &'a [u8],
}

impl<'a> Record<'a> {
    /// The whole record as it stood in the ring.
    pub fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// Argument word `i`; 0 when the record is too short to hold it.
    pub fn word(&self, i: usize) -> u64 {
        let at = WORDS_AT + i * 8;
        match self.bytes.get(at..at + 8).and_then(|b| b.try_into().ok()) {
            Some(b) => u64::from_le_bytes(b),
            None => 0,
        }
    }

    /// The copied structs behind `words` argument words.
    pub fn copied(&self, words: usize) -> &'a [u8] {
        let at = WORDS_AT + words * 8;
        let rest = self.bytes.get(at..).unwrap_or(&[]);
        rest.get(..usize::from(self.header.copied)).unwrap_or(rest)
    }

    /// Payload of a record that is no call, cut to what its header claims.
    pub fn payload(&self) -> &'a [u8] {
        let rest = &self.bytes[WORDS_AT..];
        rest.get(..self.header.result as usize).unwrap_or(rest)
    }
}

/// Why a byte slice could not be read to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// Offset of the record that makes no sense.
    pub at: usize,
}

/// Iterates the records of untrusted bytes and stops at the first that makes no sense.
#[derive(Clone, Debug)]
pub struct Records<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Records<'a> {
    /// Over `bytes`, which should start at a record.
    pub fn new(bytes: &'a [u8]) -> Self {
        Records { bytes, at: 0 }
    }

    /// Offset of the next record.
    pub fn position(&self) -> usize {
        self.at
    }
}

impl<'a> Iterator for Records<'a> {
    type Item = Result<Record<'a>, ParseError>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let rest = &self.bytes[self.at..];
        if rest.is_empty() {
            return None;
        }
        let Some(header) = rest.first_chunk::<WORDS_AT>().map(Header::read) else {
            return self.stop();
        };
        let len = header.len();
        if header.is_empty() || len > rest.len() {
            return self.stop();
        }
        self.at += len;
        Some(Ok(Record { header, bytes: &rest[..len] }))
    }
}

impl<'a> Records<'a> {
    fn stop(&mut self) -> Option<Result<Record<'a>, ParseError>> {
        let at = self.at;
        self.at = self.bytes.len();
        Some(Err(ParseError { at }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(id: u16, slots: u16) -> [u8; 128] {
        let mut b = [0u8; 128];
        b[..WORDS_AT].copy_from_slice(&Header { id, slots, call: 7, ..Header::default() }.to_bytes());
        b
    }

    #[test]
    fn header_survives_the_bytes() {
        let h = Header {
            id: 3,
            slots: 0x1002,
            result: 700,
            start: u64::MAX - 1,
            end: 1 << 40,
            call: 9,
            parent: 8,
            context: 4,
            outer: 0,
            device: 5,
            copied: 56,
        };
        assert_eq!(Header::read(&h.to_bytes()), h);
        assert!(h.is_begin() && h.is_numbered() && !h.is_call());
        assert_eq!(h.len(), 128);
    }

    #[test]
    fn the_class_leaves_the_slots_alone() {
        let kind = Kind { class: Class::LOSS, id: Class::CALL.id() };
        let header = Header::new(kind).with_payload(89);
        assert_eq!((header.kind(), header.len()), (kind, 3 * SLOT));
        assert!(!header.is_numbered());
        let longest = Header { slots: 0xFFFF, ..header };
        assert_eq!((longest.class(), longest.len()), (Class(15), 4095 * SLOT));
    }

    #[test]
    fn words_and_copied_bytes_never_reach_outside() {
        let mut b = record(1, 2);
        b[40..48].copy_from_slice(&42u64.to_le_bytes());
        b[38..40].copy_from_slice(&9999u16.to_le_bytes());
        let r = Records::new(&b).next().unwrap().unwrap();
        assert_eq!(r.word(0), 42);
        assert_eq!(r.word(10), 0);
        assert_eq!(r.word(11), 0);
        assert_eq!(r.copied(3).len(), 128 - 64);
        assert_eq!(r.copied(100).len(), 0);
    }

    #[test]
    fn a_record_without_slots_or_longer_than_the_bytes_stops_the_walk() {
        for slots in [0u16, 3, 0x0FFF, 0x1000] {
            let b = record(1, slots);
            let mut it = Records::new(&b);
            assert_eq!(it.next().unwrap().unwrap_err(), ParseError { at: 0 });
            assert!(it.next().is_none());
        }
    }

    #[test]
    fn slots_cover_header_and_payload() {
        assert_eq!(slots_for(0), 1);
        assert_eq!(slots_for(24), 1);
        assert_eq!(slots_for(25), 2);
        assert_eq!(slots_for(88), 2);
        assert_eq!(slots_for(89), 3);
    }
}
