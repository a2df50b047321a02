//! Packets: gathered, compressed, written.

use std::io::Write;

use flate2::Compression;
use flate2::write::ZlibEncoder;

use super::proto::Message;
use crate::error::Error;
use crate::sink::Sink;

/// Number of the field `Trace.packet`.
const PACKET: u32 = 1;
/// Number of the field `TracePacket.compressed_packets`.
const COMPRESSED: u32 = 50;
/// Bytes of packets that are compressed together.
const TOGETHER: usize = 512 << 10;

/// A stream of packets.
pub(super) struct Packets {
    sink: Sink,
    plain: Message,
}

impl Packets {
    pub(super) fn new(sink: Sink) -> Packets {
        Packets { sink, plain: Message::default() }
    }

    /// Adds a packet.
    #[inline]
    pub(super) fn add(&mut self, f: impl FnOnce(&mut Message)) -> Result<(), Error> {
        self.plain.inside(PACKET, f);
        if self.plain.len() >= TOGETHER { self.compress() } else { Ok(()) }
    }

    fn compress(&mut self) -> Result<(), Error> {
        let mut encoder = ZlibEncoder::new(Vec::with_capacity(TOGETHER / 8), Compression::new(4));
        // Memory takes everything.
        let packed = encoder.write_all(self.plain.bytes()).and_then(|()| encoder.finish());
        let packed = packed.map_err(|source| Error::Write { path: "memory".into(), source })?;
        self.plain.clear();
        let mut packet = Message::default();
        packet.inside(PACKET, |m| m.blob(COMPRESSED, &packed));
        self.sink.put(packet.bytes())
    }

    pub(super) fn finish(&mut self) -> Result<(), Error> {
        if self.plain.len() > 0 {
            self.compress()?;
        }
        self.sink.finish()
    }
}
