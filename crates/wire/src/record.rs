//! Layout of one record and an iterator over untrusted bytes that contain records.

/// Bytes of a slot: records are whole slots.
pub const SLOT: usize = 64;
/// Bit of the slot count that marks a begin record.
pub const BEGIN: u16 = 0x8000;
/// Ids from here on are facts, not functions.
pub const FACT_BASE: u16 = 0xF000;
/// Where the argument words (or a fact's payload) start.
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

/// The first 40 bytes of a record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Header {
    /// Function of the catalogue, or a fact (`>= FACT_BASE`).
    pub id: u16,
    /// Slots, with [`BEGIN`] in the top bit.
    pub slots: u16,
    /// What the call returned; bytes of payload for a fact.
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
    pub context: u32,
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
            context: u32at(32),
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
        b[32..36].copy_from_slice(&self.context.to_le_bytes());
        b[36..38].copy_from_slice(&self.device.to_le_bytes());
        b[38..40].copy_from_slice(&self.copied.to_le_bytes());
        b
    }

    /// Whether this is a fact rather than a call.
    #[inline]
    pub fn is_fact(&self) -> bool {
        self.id >= FACT_BASE
    }

    /// Whether the call had not returned when this was written.
    #[inline]
    pub fn is_begin(&self) -> bool {
        self.slots & BEGIN != 0
    }

    /// Bytes of the whole record.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.slots & !BEGIN) * SLOT
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
    /// Its header.
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

    /// Payload of a fact, cut to what its header claims.
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
            slots: BEGIN | 2,
            result: 700,
            start: u64::MAX - 1,
            end: 1 << 40,
            call: 9,
            parent: 8,
            context: 4,
            device: 5,
            copied: 56,
        };
        assert_eq!(Header::read(&h.to_bytes()), h);
        assert!(h.is_begin());
        assert_eq!(h.len(), 128);
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
        for slots in [0u16, 3, 0x7FFF, BEGIN] {
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
