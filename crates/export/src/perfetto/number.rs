//! Numbers of the fields that are written, as Perfetto's own definitions have them.

/// Fields of `TracePacket`.
pub(super) mod field {
    pub const CLOCK_SNAPSHOT: u32 = 6;
    pub const TIMESTAMP: u32 = 8;
    pub const SEQUENCE: u32 = 10;
    pub const EVENT: u32 = 11;
    pub const INTERNED: u32 = 12;
    pub const FLAGS: u32 = 13;
    pub const CLOCK: u32 = 58;
    pub const DEFAULTS: u32 = 59;
    pub const DESCRIPTOR: u32 = 60;
    pub const FIRST: u32 = 87;
}

/// Fields of `TrackEvent`.
pub(super) mod event {
    pub const CATEGORY: u32 = 3;
    pub const ANNOTATION: u32 = 4;
    pub const TYPE: u32 = 9;
    pub const NAME: u32 = 10;
    pub const TRACK: u32 = 11;
    pub const FULL_NAME: u32 = 23;
    pub const VALUE: u32 = 30;
    pub const REAL_VALUE: u32 = 44;
    pub const FLOWS: u32 = 47;
    pub const ENDING_FLOWS: u32 = 48;
}

/// Values of `TrackEvent.type`.
pub(super) mod kind {
    pub const BEGIN: u64 = 1;
    pub const END: u64 = 2;
    pub const INSTANT: u64 = 3;
    pub const COUNTER: u64 = 4;
}
