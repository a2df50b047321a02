//! From argument names to words and struct offsets, for one ABI of a function.

use gputap_catalog::{Arg, Function, Role, STRUCTS};

use super::table::{Bytes, Spec, TABLE};
use super::{Alloc, Copy, Direction, Effect, Ends, Field, Kind, Launch, Operand, Place, Shape, Size, Space};
use crate::call::Word;

/// The effect of `function`; [`Effect::None`] when the table has no row or this ABI lacks what the row needs.
pub(super) fn effect(function: &Function) -> Effect {
    let row = TABLE.iter().find(|(base, _)| *base == function.base);
    row.and_then(|(_, spec)| Abi(function).effect(*spec)).unwrap_or(Effect::None)
}

/// One ABI of a function.
struct Abi<'a>(&'a Function);

impl Abi<'_> {
    fn effect(&self, spec: Spec) -> Option<Effect> {
        let stream = self.stream();
        Some(match spec {
            Spec::Alloc(space, kind, at, bytes) => Effect::Alloc(self.alloc(space, kind, at, bytes)?),
            Spec::Free(space, at) => Effect::Free { space, at: self.word(at)?, stream },
            Spec::Map { at, bytes, handle } => {
                Effect::Map { at: self.word(at)?, bytes: self.word(bytes)?, handle: self.word(handle)? }
            }
            Spec::Unmap { at, bytes } => Effect::Unmap { at: self.word(at)?, bytes: self.word(bytes)? },
            Spec::Retain { handle, at } => Effect::Retain { handle: self.word(handle)?, at: self.word(at)? },
            Spec::Memset { element } => Effect::Memset { bytes: self.scaled("N", None, element)?, stream },
            Spec::MemsetRect { element } => {
                Effect::Memset { bytes: self.scaled("Width", Some("Height"), element)?, stream }
            }
            Spec::Prefetch(bytes) => Effect::Prefetch { bytes: self.size(bytes)?, stream },
            Spec::Launch { cooperative } => self.launch(cooperative)?,
            Spec::LaunchConfig(arg) => self.launch_config(arg)?,
            Spec::LaunchBare => self.launch_bare(),
            Spec::GraphLaunch => Effect::GraphLaunch { exec: self.first()?, stream },
            Spec::CaptureBegin => Effect::CaptureBegin { stream: stream? },
            Spec::CaptureEnd => Effect::CaptureEnd { stream: stream? },
            Spec::EventRecord => Effect::EventRecord { event: self.word("hEvent")?, stream: stream? },
            Spec::EventWait => Effect::EventWait { event: self.word("hEvent")?, stream: stream? },
            Spec::ContextDestroy => Effect::ContextDestroy { context: self.word("ctx")? },
            Spec::PrimaryRetain => {
                Effect::PrimaryRetain { device: self.word("dev")?, context: self.word("pctx")? }
            }
            Spec::PrimaryRelease => Effect::PrimaryRelease { device: self.word("dev")? },
            Spec::PrimaryReset => Effect::PrimaryReset { device: self.word("dev")? },
            Spec::Sync => Effect::Sync,
            copy => Effect::Copy(self.copy(copy)?),
        })
    }

    fn alloc(&self, space: Space, kind: Kind, at: &str, bytes: Bytes) -> Option<Alloc> {
        let location = self.field("prop", "location.type").zip(self.field("prop", "location.id"));
        Some(Alloc {
            space,
            kind,
            at: self.word(at)?,
            bytes: self.size(bytes)?,
            stream: self.stream(),
            location,
        })
    }

    fn copy(&self, spec: Spec) -> Option<Copy> {
        let (ends, bytes, count) = match spec {
            Spec::Copy { direction, dst, src } => {
                let both = (self.word(dst)?, self.word(src)?);
                let same_kind = direction == Direction::DtoD;
                (Ends::Fixed(direction, same_kind.then_some(both)), self.scaled("ByteCount", None, 1)?, None)
            }
            Spec::CopyUnified { dst, src, bytes } => {
                (Ends::Unified(self.word(dst)?, self.word(src)?), self.scaled(bytes, None, 1)?, None)
            }
            Spec::CopyPeer => {
                let place = |name| self.word(name).map(Place::Word);
                let ends = Ends::Contexts(place("dstContext")?, place("srcContext")?);
                (ends, self.scaled("ByteCount", None, 1)?, None)
            }
            Spec::CopyStruct(arg) => {
                (Ends::Struct(self.operand(arg, "dst")?, self.operand(arg, "src")?), self.box_of(arg)?, None)
            }
            Spec::CopyStructPeer(arg) => {
                let place = |name| self.field(arg, name).map(Place::Field);
                (Ends::Contexts(place("dstContext")?, place("srcContext")?), self.box_of(arg)?, None)
            }
            Spec::CopyList(count) => {
                (Ends::Fixed(Direction::Batch, None), Size::Unknown, count.and_then(|c| self.word(c)))
            }
            _ => return None,
        };
        let asynchronous = self.0.base.ends_with("Async");
        Some(Copy { ends, bytes, count, asynchronous, stream: self.stream() })
    }

    fn operand(&self, arg: &str, end: &str) -> Option<Operand> {
        let field = |name: &str| self.field(arg, &format!("{end}{name}"));
        Some(Operand { memory: field("MemoryType")?, device: field("Device")?, host: field("Host")? })
    }

    fn box_of(&self, arg: &str) -> Option<Size> {
        self.field(arg, "WidthInBytes")?;
        Some(Size::Extent { fields: ["WidthInBytes", "Height", "Depth"].map(|name| self.field(arg, name)) })
    }

    fn launch(&self, cooperative: bool) -> Option<Effect> {
        let [gx, gy, gz] = ["gridDimX", "gridDimY", "gridDimZ"].map(|n| self.word(n));
        let [bx, by, bz] = ["blockDimX", "blockDimY", "blockDimZ"].map(|n| self.word(n));
        let shape = Shape::Words {
            grid: [gx?, gy?, gz?],
            block: [bx?, by?, bz?],
            shared: self.word("sharedMemBytes")?,
            stream: self.stream()?,
        };
        Some(Effect::Launch(Launch { kernel: self.kernel(), shape, cooperative }))
    }

    fn launch_config(&self, arg: &str) -> Option<Effect> {
        let [gx, gy, gz] = ["gridDimX", "gridDimY", "gridDimZ"].map(|n| self.field(arg, n));
        let [bx, by, bz] = ["blockDimX", "blockDimY", "blockDimZ"].map(|n| self.field(arg, n));
        let shape = Shape::Config {
            grid: [gx?, gy?, gz?],
            block: [bx?, by?, bz?],
            shared: self.field(arg, "sharedMemBytes")?,
            stream: self.field(arg, "hStream")?,
        };
        Some(Effect::Launch(Launch { kernel: self.kernel(), shape, cooperative: false }))
    }

    fn launch_bare(&self) -> Effect {
        Effect::Launch(Launch { kernel: self.kernel(), shape: Shape::Unknown, cooperative: false })
    }

    fn size(&self, bytes: Bytes) -> Option<Size> {
        match bytes {
            Bytes::Unknown => Some(Size::Unknown),
            Bytes::Arg(name) => self.scaled(name, None, 1),
            Bytes::Product(a, b) => self.scaled(a, Some(b), 1),
            // A record without the struct says nothing of the size; the allocation itself still counts.
            Bytes::Field(arg, name) => Some(
                self.field(arg, name)
                    .map_or(Size::Unknown, |f| Size::Extent { fields: [Some(f), None, None] }),
            ),
            Bytes::Array(arg) => Some(self.array(arg).unwrap_or(Size::Unknown)),
        }
    }

    fn array(&self, arg: &str) -> Option<Size> {
        Some(Size::Array {
            extent: ["Width", "Height", "Depth"].map(|name| self.field(arg, name)),
            format: self.field(arg, "Format")?,
            channels: self.field(arg, "NumChannels")?,
            levels: self.word("numMipmapLevels"),
        })
    }

    fn scaled(&self, a: &str, b: Option<&str>, scale: u8) -> Option<Size> {
        let b = match b {
            Some(name) => Some(self.word(name)?),
            None => None,
        };
        Some(Size::Words { a: self.word(a)?, b, scale })
    }

    fn arg(&self, name: &str) -> Option<(usize, &Arg)> {
        self.0.args.iter().enumerate().find(|(_, a)| a.name == name)
    }

    fn word(&self, name: &str) -> Option<Word> {
        self.arg(name).map(|(_, arg)| Word::of(arg))
    }

    fn first(&self) -> Option<Word> {
        self.0.args.first().map(Word::of)
    }

    fn stream(&self) -> Option<Word> {
        self.0.args.iter().find(|a| a.role == Role::Stream && a.out == 0).map(Word::of)
    }

    fn kernel(&self) -> Option<Word> {
        self.0.args.iter().find(|a| a.role == Role::Kernel).map(Word::of)
    }

    /// A field of the struct that the record carries for argument `arg`.
    fn field(&self, arg: &str, name: &str) -> Option<Field> {
        let (i, arg) = self.arg(arg)?;
        let Role::Struct(layout) = arg.role else { return None };
        let field = STRUCTS.get(usize::from(layout))?.fields.iter().find(|f| f.name == name)?;
        let inside = u32::from(field.offset) + u32::from(field.size) <= u32::from(arg.copy);
        inside.then_some(Field { arg: i as u8, offset: field.offset, size: field.size })
    }
}
