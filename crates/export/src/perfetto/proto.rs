//! Protobuf, as far as Perfetto's messages need it: written front to back, into memory that is used again.

/// A message in the making.
#[derive(Debug, Default)]
pub(super) struct Message(Vec<u8>);

/// Wire types of protobuf that fields are written with.
const VARINT: u32 = 0;
const FIXED64: u32 = 1;
const BYTES: u32 = 2;

impl Message {
    pub(super) fn bytes(&self) -> &[u8] {
        &self.0
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// A number of a varint type; negative ones as ten bytes.
    #[inline]
    pub(super) fn number(&mut self, field: u32, value: u64) {
        self.tag(field, VARINT);
        self.varint(value);
    }

    pub(super) fn signed(&mut self, field: u32, value: i64) {
        self.number(field, value as u64);
    }

    pub(super) fn fixed64(&mut self, field: u32, value: u64) {
        self.tag(field, FIXED64);
        self.0.extend_from_slice(&value.to_le_bytes());
    }

    pub(super) fn double(&mut self, field: u32, value: f64) {
        self.fixed64(field, value.to_bits());
    }

    pub(super) fn text(&mut self, field: u32, value: &str) {
        self.blob(field, value.as_bytes());
    }

    pub(super) fn blob(&mut self, field: u32, value: &[u8]) {
        self.tag(field, BYTES);
        self.varint(value.len() as u64);
        self.0.extend_from_slice(value);
    }

    /// A message inside this one. Nearly all are shorter than 128 bytes, whose length is one byte.
    #[inline]
    pub(super) fn inside<T>(&mut self, field: u32, f: impl FnOnce(&mut Message) -> T) -> T {
        self.tag(field, BYTES);
        let at = self.0.len();
        self.0.push(0);
        let result = f(self);
        let len = self.0.len() - at - 1;
        match u8::try_from(len) {
            Ok(len) if len < 0x80 => self.0[at] = len,
            _ => self.long(at, len),
        }
        result
    }

    /// Makes room for a length of more than one byte.
    #[cold]
    fn long(&mut self, at: usize, len: usize) {
        let mut prefix = Message::default();
        prefix.varint(len as u64);
        self.0.splice(at..=at, prefix.0);
    }

    #[inline]
    fn tag(&mut self, field: u32, wire: u32) {
        self.varint(u64::from(field << 3 | wire));
    }

    #[inline]
    fn varint(&mut self, mut value: u64) {
        while value >= 0x80 {
            self.0.push(value as u8 | 0x80);
            value >>= 7;
        }
        self.0.push(value as u8);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_texts_and_messages() {
        let mut m = Message::default();
        m.number(1, 300);
        m.text(2, "ab");
        m.inside(3, |m| m.signed(1, -1));
        m.fixed64(4, 1);
        assert_eq!(m.bytes()[..3], [0x08, 0xAC, 0x02]);
        assert_eq!(m.bytes()[3..7], [0x12, 2, b'a', b'b']);
        assert_eq!(m.bytes()[7..10], [0x1A, 11, 0x08]);
        assert_eq!(m.bytes()[20..], [0x21, 1, 0, 0, 0, 0, 0, 0, 0]);
    }

    #[test]
    fn a_long_message_has_a_long_length() {
        let mut m = Message::default();
        m.inside(1, |m| m.text(1, &"x".repeat(200)));
        assert_eq!(m.bytes()[..5], [0x0A, 0xCB, 0x01, 0x0A, 0xC8]);
        assert_eq!(m.len(), 3 + 203);
    }
}
