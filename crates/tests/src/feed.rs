//! A source of activities and samples: by a ring, as a library in a process would write it, and without one.
//!
//! Row `n` of a source is an activity where `n` is even and a sample where it is odd. What stands in it follows from `n`, so
//! that whoever reads it back knows which rows are missing.

use std::fs::{self, File};
use std::os::unix::fs::FileExt;
use std::path::Path;

use gputap_catalog::hook::CATALOG_HASH;
use gputap_collect::{Outlet, Source};
use gputap_host::proc::start_time;
use gputap_ring_reader::clock;
use gputap_trace::{Activity, Emitted, FeedWriter, PerKind, RowKind, Sample, TraceWriter};
use gputap_wire::layout::{self, process, ring};
use gputap_wire::writer::limit;
use gputap_wire::{Header, activity, definition, loss, sample};

/// The fields of samples: name and unit.
pub const FIELDS: [(&str, &str); 2] = [("power", "W"), ("temperature", "")];
/// The kernel of activities.
const KERNEL: (u64, &str) = (0x7000, "feed_kernel");

fn words(words: &[u64]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

fn defined(kind: gputap_wire::Kind, payload: &[u8]) -> Vec<u8> {
    let header = Header { start: 1, result: payload.len() as u32, ..Header::new(kind) };
    header.with_bytes(payload).collect()
}

/// What a source defines before its first row.
pub fn definitions() -> Vec<u8> {
    let fields = (0u64..).zip(FIELDS).map(|(id, (name, unit))| {
        defined(definition::FIELD, &[&words(&[id])[..], name.as_bytes(), b"\0", unit.as_bytes()].concat())
    });
    let kernel = defined(definition::KERNEL, &[&words(&[KERNEL.0])[..], KERNEL.1.as_bytes()].concat());
    fields.chain([kernel]).collect::<Vec<_>>().concat()
}

/// The record of row `n`, whose times are ns.
pub fn row(n: u64) -> Vec<u8> {
    let time = 1_000_000 + 10 * n;
    if n.is_multiple_of(2) {
        let kind = [activity::KERNEL, activity::COPY, activity::FILL][(n / 2 % 3) as usize];
        let header = Header {
            start: time,
            end: time + n % 1000,
            call: n as u32,
            parent: 77,
            context: 1,
            device: (n % 3) as u16,
            ..Header::new(kind)
        };
        let bytes = if kind == activity::KERNEL { 0 } else { n + 1 };
        let handle = if kind == activity::KERNEL { KERNEL.0 } else { 0 };
        header.with_bytes(&words(&[n % 5, handle, bytes])).collect()
    } else {
        let header =
            Header { start: time, device: (n % 3) as u16, ..Header::new(sample::sample((n / 2 % 2) as u16)) };
        header.with_bytes(&words(&[(n as f64 / 4.0).to_bits(), n])).collect()
    }
}

/// The number of an activity that [`row`] made, if it is as that made it.
pub fn number_of_activity(row: &Activity) -> u64 {
    let n = u64::from(row.call);
    assert_eq!((row.start_ns, row.duration_ns), (1_000_000 + 10 * n as i64, (n % 1000) as i64), "{row:?}");
    assert_eq!((row.thread, row.context, row.device, row.stream), (77, 1, (n % 3) as u16, n % 5), "{row:?}");
    assert_eq!(row.kind_name(), ["kernel", "copy", "fill"][(n / 2 % 3) as usize], "{row:?}");
    n
}

/// The same of a sample.
pub fn number_of_sample(row: &Sample) -> u64 {
    let n = row.object;
    assert_eq!((row.time_ns, row.value), (1_000_000 + 10 * n as i64, n as f64 / 4.0), "{row:?}");
    assert_eq!((row.field, row.device), ((n / 2 % 2) as u16, (n % 3) as u16), "{row:?}");
    n
}

fn kind_of(n: u64) -> RowKind {
    if n.is_multiple_of(2) { RowKind::Activity } else { RowKind::Sample }
}

/// A process directory of this process with one ring, and the writer of that.
#[derive(Debug)]
pub struct MadeRing {
    process: File,
    file: File,
    head: u64,
    /// What was counted.
    pub emitted: PerKind<Emitted>,
    /// Dropped rows that no record tells of yet: how many, the first and the last time.
    untold: PerKind<(u64, u64, u64)>,
}

impl MadeRing {
    /// Makes it in `GPUTAP_DIR`, with the smallest ring that there is.
    pub fn create(rings: &Path) -> MadeRing {
        let (pid, boot) =
            (std::process::id(), fs::read_to_string("/proc/sys/kernel/random/boot_id").unwrap());
        let namespace = fs::read_link("/proc/self/ns/pid").unwrap().to_str().unwrap().to_owned();
        let namespace = namespace.split(['[', ']']).nth(1).unwrap().to_owned();
        let start = start_time(pid).unwrap();
        let all = rings.join(layout::DIRECTORY);
        let hidden = all.join(format!(".made-{pid}"));
        fs::create_dir_all(&hidden).unwrap();

        let mut page = vec![0u8; process::SIZE];
        let mut put = |at: usize, value: u64| page[at..at + 8].copy_from_slice(&value.to_le_bytes());
        let now = clock::read();
        put(process::MAGIC_AT, process::MAGIC);
        put(process::VERSION_AT, u64::from(layout::VERSION) | (process::SIZE as u64) << 32);
        put(process::CATALOG_AT, CATALOG_HASH);
        put(process::PID_AT, u64::from(pid));
        put(process::UID_AT, u64::from(rustix::process::getuid().as_raw()));
        put(process::START_AT, start);
        // Clock 1: CLOCK_MONOTONIC.
        put(process::CLOCK_AT, 1);
        [now.mono_ns, now.mono_ns, now.real_ns]
            .into_iter()
            .enumerate()
            .for_each(|(i, v)| put(process::ANCHOR_AT + 8 * i, v));
        put(process::RINGS_AT, 1);
        fs::write(hidden.join("process"), page).unwrap();

        let mut head = vec![0u8; ring::DATA_AT + ring::MIN_CAPACITY as usize];
        let mut put = |at: usize, value: u64| head[at..at + 8].copy_from_slice(&value.to_le_bytes());
        put(ring::MAGIC_AT, ring::MAGIC);
        put(ring::VERSION_AT, u64::from(layout::VERSION));
        put(ring::CAPACITY_AT, ring::MIN_CAPACITY);
        fs::write(hidden.join("ring-0000"), head).unwrap();
        let dir = all.join(format!("{}-{namespace}-{pid}-{start}", &boot[..8]));
        fs::rename(&hidden, &dir).unwrap();
        let open = |name: &str| File::options().read(true).write(true).open(dir.join(name)).unwrap();
        let (process, file) = (open("process"), open("ring-0000"));
        let (emitted, untold) = (PerKind::default(), PerKind::default());
        let mut this = MadeRing { process, file, head: 0, emitted, untold };
        assert!(this.write(&definitions()), "a new ring has room");
        this
    }

    fn put(&self, at: usize, value: u64) {
        self.file.write_all_at(&value.to_le_bytes(), at as u64).unwrap();
    }

    /// Publishes whole records, if there is room for them.
    fn write(&mut self, bytes: &[u8]) -> bool {
        let mut tail = [0; 8];
        self.file.read_exact_at(&mut tail, ring::TAIL_AT as u64).unwrap();
        let end = self.head + bytes.len() as u64;
        if end > limit(self.head, u64::from_le_bytes(tail), ring::MIN_CAPACITY) {
            return false;
        }
        let at = self.head % ring::MIN_CAPACITY;
        let (front, back) = bytes.split_at((ring::MIN_CAPACITY - at).min(bytes.len() as u64) as usize);
        self.file.write_all_at(front, ring::DATA_AT as u64 + at).unwrap();
        self.file.write_all_at(back, ring::DATA_AT as u64).unwrap();
        self.head = end;
        self.put(ring::HEAD_AT, end);
        true
    }

    /// Writes row `n`, or drops it; both are counted.
    pub fn row(&mut self, n: u64) {
        let (kind, mut records) = (kind_of(n), Vec::new());
        let told = *self.untold.get(kind);
        let (count, first, last) = told;
        if count > 0 {
            let of = if kind == RowKind::Activity { loss::ACTIVITIES } else { loss::SAMPLES };
            let payload = words(&[count, loss::FULL, first, last]);
            let header = Header { start: last, result: payload.len() as u32, ..Header::new(of) };
            records.extend(header.with_bytes(&payload));
        }
        records.extend(row(n));
        let time = 1_000_000 + 10 * n;
        let stored = self.write(&records);
        *self.untold.get_mut(kind) = match (stored, told) {
            (true, _) => Default::default(),
            (false, (0, ..)) => (1, time, time),
            (false, (count, first, _)) => (count + 1, first, time),
        };
        let Emitted { emitted, dropped } = self.emitted.get_mut(kind);
        (*emitted, *dropped) = (*emitted + 1, *dropped + u64::from(!stored));
        // When it is published or lost, and not before.
        let Emitted { emitted, dropped } = *self.emitted.get(kind);
        let at = if kind == RowKind::Activity { ring::ACTIVITIES_AT } else { ring::SAMPLES_AT };
        self.put(at + 8, dropped);
        self.put(at, emitted);
    }

    /// Says that the process ends in order.
    pub fn exit(&self) {
        self.process.write_all_at(&1u64.to_le_bytes(), process::EXITED_AT as u64).unwrap();
    }
}

/// A source that needs no ring.
#[derive(Debug)]
pub struct MadeFeed(FeedWriter);

impl MadeFeed {
    /// Begins it, about a process or 0 for none.
    pub fn begin(writer: &mut TraceWriter, process: u32) -> MadeFeed {
        let mut feed = FeedWriter::begin(writer, process, "test").unwrap();
        feed.append(writer, &definitions()).unwrap();
        MadeFeed(feed)
    }

    /// Stores these rows.
    pub fn rows(&mut self, writer: &mut TraceWriter, numbers: std::ops::Range<u64>) {
        let rows: Vec<u8> = numbers.flat_map(row).collect();
        self.0.append(writer, &rows).unwrap();
    }

    /// The feed itself.
    pub fn writer(&mut self) -> &mut FeedWriter {
        &mut self.0
    }
}

/// A source that needs no ring and is driven by a collector: some rows each time that it is asked.
#[derive(Debug)]
pub struct MadeSource {
    feed: MadeFeed,
    /// The rows that are still to come.
    rows: std::ops::Range<u64>,
    burst: u64,
}

impl MadeSource {
    /// Begins it, with `rows` rows, `burst` at a time.
    pub fn begin(writer: &mut TraceWriter, rows: u64, burst: u64) -> MadeSource {
        MadeSource { feed: MadeFeed::begin(writer, 0), rows: 0..rows, burst }
    }
}

impl Source for MadeSource {
    fn poll(&mut self, out: &mut Outlet<'_>) -> Result<(), gputap_collect::Error> {
        let until = self.rows.end.min(self.rows.start + self.burst);
        let records: Vec<u8> = (self.rows.start..until).flat_map(row).collect();
        self.rows.start = until;
        Ok(out.append(self.feed.writer(), &records)?)
    }

    fn tell(&mut self, out: &mut Outlet<'_>) -> Result<(), gputap_trace::Error> {
        self.feed.writer().tell(out.writer)
    }

    fn is_over(&self) -> bool {
        self.rows.is_empty()
    }
}
