//! From argument names to words and struct offsets, for one function.

use super::place::{Field, Format, Size, Word, WordPlace};
use super::table::{At, Bytes, Config, Dims, Sides, Spec, driver, runtime};
use super::{Alloc, Copy, Direction, Effect, End, Ends, Kind, Launch, Operand, Shape, Space};
use crate::{Arg, Function, Layer, Role, STRUCTS};

/// The effect of `function`; [`Effect::None`] when the table has no row or this ABI lacks what the row needs. It is looked
/// for by name: whoever needs it often keeps it.
pub fn effect_of(function: &Function) -> Effect {
    let rows = if function.layer == Layer::Driver { driver::ROWS } else { runtime::ROWS };
    let row = rows.iter().find(|(base, _)| *base == function.base);
    row.and_then(|(_, spec)| Abi(function).effect(*spec)).unwrap_or(Effect::None)
}

/// Fields of both ends of a CUDA_MEMCPY2D or _3D.
const DST: [&str; 3] = ["dstMemoryType", "dstDevice", "dstHost"];
const SRC: [&str; 3] = ["srcMemoryType", "srcDevice", "srcHost"];

/// One ABI of a function.
struct Abi<'a>(&'a Function);

impl Abi<'_> {
    fn effect(&self, spec: Spec) -> Option<Effect> {
        let stream = self.stream();
        Some(match spec {
            Spec::Alloc(space, kind, at, bytes) => {
                Effect::Alloc(self.alloc(space, kind, WordPlace::Word(self.word(at)?), bytes)?)
            }
            Spec::AllocIn(kind, (arg, field), bytes) => {
                let at = WordPlace::Field(self.field(arg, field)?);
                Effect::Alloc(self.alloc(Space::Address, kind, at, bytes)?)
            }
            Spec::Free(space, at) => Effect::Free { space, at: self.word(at)?, stream },
            Spec::Map { at, bytes, handle } => {
                Effect::Map { at: self.word(at)?, bytes: self.word(bytes)?, handle: self.word(handle)? }
            }
            Spec::Unmap { at, bytes } => Effect::Unmap { at: self.word(at)?, bytes: self.word(bytes)? },
            Spec::Retain { handle, at } => Effect::Retain { handle: self.word(handle)?, at: self.word(at)? },
            Spec::Memset(bytes) => Effect::Memset { bytes: self.size(bytes)?, stream },
            Spec::Prefetch(bytes) => Effect::Prefetch { bytes: self.size(bytes)?, stream },
            Spec::Launch(dims, cooperative) => self.launch(dims, cooperative)?,
            Spec::LaunchConfig(arg, names) => self.launch_config(arg, names)?,
            Spec::LaunchBare => self.launch_bare(),
            Spec::GraphLaunch => Effect::GraphLaunch { exec: self.first()?, stream },
            Spec::Instantiate => Effect::Instantiate,
            Spec::GraphUpdate => Effect::GraphUpdate,
            Spec::CaptureBegin => Effect::CaptureBegin { stream: stream? },
            Spec::CaptureEnd => Effect::CaptureEnd { stream: stream? },
            Spec::EventRecord(event) => Effect::EventRecord { event: self.word(event)?, stream: stream? },
            Spec::EventWait(event) => Effect::EventWait { event: self.word(event)?, stream: stream? },
            Spec::ContextDestroy => Effect::ContextDestroy { context: self.word("ctx")? },
            Spec::PrimaryRetain => {
                Effect::PrimaryRetain { device: self.word("dev")?, context: self.word("pctx")? }
            }
            Spec::PrimaryRelease => Effect::PrimaryRelease { device: self.word("dev")? },
            Spec::PrimaryReset => Effect::PrimaryReset { device: self.word("dev")? },
            Spec::DeviceReset => Effect::DeviceReset,
            Spec::Sync => Effect::Sync,
            copy => Effect::Copy(self.copy(copy)?),
        })
    }

    fn alloc(&self, space: Space, kind: Kind, at: WordPlace, bytes: Bytes) -> Option<Alloc> {
        let location = self.field("prop", "location.type").zip(self.field("prop", "location.id"));
        Some(Alloc { space, kind, at, bytes: self.size(bytes)?, stream: self.stream(), location })
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
                let place = |name| self.word(name).map(WordPlace::Word);
                let ends = Ends::Contexts(place("dstContext")?, place("srcContext")?);
                (ends, self.scaled("ByteCount", None, 1)?, None)
            }
            Spec::CopyStruct(arg) => {
                let ends = [DST, SRC].map(|names| self.operand(arg, names));
                (Ends::Struct(ends[0]?, ends[1]?), self.box_of(arg)?, None)
            }
            Spec::CopyStructPeer(arg) => {
                let place = |name| self.field(arg, name).map(WordPlace::Field);
                (Ends::Contexts(place("dstContext")?, place("srcContext")?), self.box_of(arg)?, None)
            }
            Spec::CopyKind(dst, src, bytes) => {
                let kind = WordPlace::Word(self.word("kind")?);
                (Ends::Kind(kind, self.end(dst)?, self.end(src)?), self.size(bytes)?, None)
            }
            Spec::CopyDevices => {
                let place = |name| self.word(name).map(WordPlace::Word);
                let ends = Ends::Devices(place("dstDevice")?, place("srcDevice")?);
                (ends, self.scaled("count", None, 1)?, None)
            }
            Spec::CopyParms => {
                let kind = WordPlace::Field(self.field("p", "kind")?);
                let ends = Ends::Kind(
                    kind,
                    self.either("dstArray", "dstPtr.ptr")?,
                    self.either("srcArray", "srcPtr.ptr")?,
                );
                (ends, self.parms()?, None)
            }
            Spec::CopyParmsPeer => {
                let place = |name| self.field("p", name).map(WordPlace::Field);
                (Ends::Devices(place("dstDevice")?, place("srcDevice")?), self.parms()?, None)
            }
            Spec::CopyList(count) => {
                (Ends::Fixed(Direction::Batch, None), Size::Unknown, count.and_then(|c| self.word(c)))
            }
            _ => return None,
        };
        let asynchronous = self.0.base.ends_with("Async");
        Some(Copy { ends, bytes, count, asynchronous, stream: self.stream() })
    }

    fn operand(&self, arg: &str, [memory, device, host]: [&str; 3]) -> Option<Operand> {
        let field = |name: &str| self.field(arg, name);
        Some(Operand { memory: field(memory)?, device: field(device)?, host: field(host)? })
    }

    fn box_of(&self, arg: &str) -> Option<Size> {
        self.field(arg, "WidthInBytes")?;
        let side = |name| self.field(arg, name).map(WordPlace::Field);
        Some(Size::Extent { sides: ["WidthInBytes", "Height", "Depth"].map(side), unless: [None; 2] })
    }

    fn end(&self, at: At) -> Option<End> {
        Some(match at {
            At::Address(name) => End::Address(Some(WordPlace::Word(self.word(name)?))),
            At::Symbol => End::Address(None),
            At::Array => End::Array,
        })
    }

    fn either(&self, array: &str, address: &str) -> Option<End> {
        Some(End::Either { array: self.field("p", array)?, address: self.field("p", address)? })
    }

    /// A cudaMemcpy3DParms: with an array the extent counts its elements.
    fn parms(&self) -> Option<Size> {
        self.field("p", "extent.width")?;
        let side = |name| self.field("p", name).map(WordPlace::Field);
        Some(Size::Extent {
            sides: ["extent.width", "extent.height", "extent.depth"].map(side),
            unless: ["srcArray", "dstArray"].map(|name| self.field("p", name)),
        })
    }

    fn launch(&self, dims: Dims, cooperative: bool) -> Option<Effect> {
        let ([gx, gy, gz], [bx, by, bz], shared) = match dims {
            Dims::Scalars => (
                ["gridDimX", "gridDimY", "gridDimZ"].map(|n| self.word(n)),
                ["blockDimX", "blockDimY", "blockDimZ"].map(|n| self.word(n)),
                "sharedMemBytes",
            ),
            Dims::ByValue => (self.dim3("gridDim"), self.dim3("blockDim"), "sharedMem"),
        };
        let shape = Shape::Words {
            grid: [gx?, gy?, gz?],
            block: [bx?, by?, bz?],
            shared: self.word(shared)?,
            stream: self.stream()?,
        };
        Some(Effect::Launch(Launch { kernel: self.kernel(), shape, cooperative }))
    }

    /// The sides of a dim3 by value: the first two share a word.
    fn dim3(&self, name: &str) -> [Option<Word>; 3] {
        let first = self.arg(name).map(|(_, arg)| arg.word);
        [(0, 0), (0, 32), (1, 0)].map(|(word, shift)| Some(Word { at: first? + word, bytes: 4, shift }))
    }

    /// A member of a struct of 64-bit words by value.
    fn member(&self, name: &str, index: u8) -> Option<WordPlace> {
        self.arg(name).map(|(_, arg)| WordPlace::Word(Word { at: arg.word + index, bytes: 8, shift: 0 }))
    }

    fn launch_config(&self, arg: &str, names: Config) -> Option<Effect> {
        let [gx, gy, gz] = names.grid.map(|n| self.field(arg, n));
        let [bx, by, bz] = names.block.map(|n| self.field(arg, n));
        let shape = Shape::Config {
            grid: [gx?, gy?, gz?],
            block: [bx?, by?, bz?],
            shared: self.field(arg, names.shared)?,
            stream: self.field(arg, names.stream)?,
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
            Bytes::Scaled(name, scale) => self.scaled(name, None, scale),
            Bytes::Product(a, b) => self.scaled(a, Some(b), 1),
            Bytes::Rect(a, b, scale) => self.scaled(a, Some(b), scale),
            // A record without the struct says nothing of the size; the allocation itself still counts.
            Bytes::Of(arg, name) => Some(self.field(arg, name).map_or(Size::Unknown, |f| Size::Extent {
                sides: [Some(WordPlace::Field(f)), None, None],
                unless: [None; 2],
            })),
            Bytes::Array(arg) => Some(self.array(arg).unwrap_or(Size::Unknown)),
            Bytes::Texels(sides) => Some(self.texels(sides).unwrap_or(Size::Unknown)),
            Bytes::Extent(name) => {
                let sides = [self.member(name, 0), self.member(name, 1), self.member(name, 2)];
                sides[0].map(|_| Size::Extent { sides, unless: [None; 2] })
            }
            Bytes::Pitched(arg, pitch, extent) => {
                let pitch = WordPlace::Field(self.field(arg, pitch)?);
                let sides = [Some(pitch), self.member(extent, 1), self.member(extent, 2)];
                Some(Size::Extent { sides, unless: [None; 2] })
            }
        }
    }

    fn array(&self, arg: &str) -> Option<Size> {
        let side = |name| self.field(arg, name).map(WordPlace::Field);
        Some(Size::Array {
            extent: ["Width", "Height", "Depth"].map(side),
            format: Format::Channels(self.field(arg, "Format")?, self.field(arg, "NumChannels")?),
            levels: self.word("numMipmapLevels"),
        })
    }

    fn texels(&self, sides: Sides) -> Option<Size> {
        let [x, y, z, w] = ["x", "y", "z", "w"].map(|name| self.field("desc", name));
        let extent = match sides {
            Sides::Flat(width, height) => {
                [Some(WordPlace::Word(self.word(width)?)), Some(WordPlace::Word(self.word(height)?)), None]
            }
            Sides::Extent(name) => [self.member(name, 0), self.member(name, 1), self.member(name, 2)],
        };
        let format = Format::Bits([x?, y?, z?, w?]);
        Some(Size::Array { extent, format, levels: self.word("numLevels") })
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
        self.arg(name).map(|(_, arg)| Word::from_arg(arg))
    }

    fn first(&self) -> Option<Word> {
        self.0.args.first().map(Word::from_arg)
    }

    fn stream(&self) -> Option<Word> {
        self.0.args.iter().find(|a| a.role == Role::Stream && a.out == 0).map(Word::from_arg)
    }

    /// The runtime names a kernel by the address of its host function.
    fn kernel(&self) -> Option<Word> {
        self.0.args.iter().find(|a| a.role == Role::Kernel || a.name == "func").map(Word::from_arg)
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
