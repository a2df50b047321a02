use gputap_trace::model::Context;
use proptest::prelude::*;

use super::*;
use crate::testing::{Row, row};

fn run(rows: &[Row]) -> Replayed {
    run_with(rows, &[])
}

fn run_with(rows: &[Row], contexts: &[Context]) -> Replayed {
    run_asking(rows, contexts, |_, _| {})
}

/// Also calls `after` with the time of each event and the memory right behind it.
fn run_asking(rows: &[Row], contexts: &[Context], mut after: impl FnMut(i64, &Replay)) -> Replayed {
    let mut events: Vec<Event> = rows.iter().filter_map(|r| Event::from_call(&r.kept().call())).collect();
    events.sort_by_key(|e| (e.time_ns, e.action.gains(), e.process, e.thread));
    let mut replay = Replay::new(contexts);
    for event in &events {
        replay.apply(event);
        after(event.time_ns, &replay);
    }
    replay.finish()
}

fn alloc(t: i64, at: u64, bytes: u64) -> Row {
    row("cuMemAlloc_v2", t, &[("dptr", at), ("bytesize", bytes)])
}

fn free(t: i64, at: u64) -> Row {
    row("cuMemFree_v2", t, &[("dptr", at)])
}

#[test]
fn the_peak_is_where_most_was_live() {
    let found = run(&[alloc(0, 0x1000, 100), alloc(20, 0x2000, 50), free(40, 0x1000), alloc(60, 0x3000, 60)]);
    let memory = &found.processes[&1];
    assert_eq!((memory.device.peak_bytes, memory.device.peak_ns), (150, 30));
    assert_eq!((memory.device.live_bytes, memory.device.allocations, memory.device.frees), (110, 3, 1));
    assert_eq!(memory.not_freed.iter().map(|n| n.bytes).collect::<Vec<_>>(), [60, 50]);
    assert_eq!(memory.by_device[&0].peak_bytes, 150);
}

#[test]
fn a_free_that_overlaps_the_next_allocation_of_its_address_comes_first() {
    // Thread 101 gets the address while thread 100 is still inside its free.
    let mut slow = free(100, 0x1000);
    slow.duration_ns = 1000;
    let found = run(&[alloc(0, 0x1000, 64), slow, alloc(150, 0x1000, 32).thread(101)]);
    let memory = &found.processes[&1];
    assert_eq!((memory.device.live_bytes, memory.unseen_frees, memory.unknown_frees), (32, 0, 0));
}

#[test]
fn failed_unfinished_and_null_calls_change_nothing() {
    let found =
        run(&[alloc(0, 0x1000, 64), free(20, 0x1000).fails(700), free(40, 0x1000).hangs(), free(60, 0)]);
    let memory = &found.processes[&1];
    assert_eq!((memory.device.live_bytes, memory.unknown_frees), (64, 0));
}

#[test]
fn what_was_allocated_before_the_recording_is_counted_apart() {
    let found = run(&[free(0, 0x9000), row("cuMemRelease", 10, &[("handle", 5)])]);
    assert_eq!(found.processes[&1].unknown_frees, 2);
    assert_eq!(found.total.device, Usage::default());
}

#[test]
fn every_allocator_has_its_kind() {
    let descriptor = [("Width", 10), ("Height", 10), ("Format", 0x20), ("NumChannels", 1)];
    let rows = [
        row("cuMemAllocPitch_v2", 0, &[("dptr", 0x10000), ("pPitch", 512), ("Height", 2)]),
        row("cuMemAllocManaged", 1, &[("dptr", 0x20000), ("bytesize", 10)]),
        row("cuMemAllocAsync", 2, &[("dptr", 0x30000), ("bytesize", 20)]),
        row("cuMemAllocFromPoolAsync", 3, &[("dptr", 0x40000), ("bytesize", 30)]),
        row("cuMemAllocHost_v2", 4, &[("pp", 0x50000), ("bytesize", 40)]),
        row("cuMemHostAlloc", 5, &[("pp", 0x60000), ("bytesize", 50)]),
        row("cuMemHostRegister_v2", 6, &[("p", 0x70000), ("bytesize", 60)]),
        row("cuArrayCreate_v2", 7, &[("pHandle", 0x1)]).with_struct("pAllocateArray", &descriptor),
        row("cuIpcOpenMemHandle_v2", 8, &[("pdptr", 0x80000)]),
        row("cuMemAddressReserve", 9, &[("ptr", 0x100000), ("size", 1 << 30)]),
        row("cuMemCreate", 10, &[("handle", 7), ("size", 70)])
            .with_struct("prop", &[("location.type", 1), ("location.id", 3)]),
        row("cuMemCreate", 11, &[("handle", 8), ("size", 80)]).with_struct("prop", &[("location.type", 3)]),
    ];
    let memory = &run(&rows).processes[&1];
    let bytes = |kind| memory.by_kind[&kind].live_bytes;
    assert_eq!([Kind::Pitched, Kind::Managed, Kind::Async, Kind::Array].map(bytes), [1024, 10, 50, 400]);
    assert_eq!([Kind::Host, Kind::Registered, Kind::Vmm, Kind::VmmHost].map(bytes), [90, 60, 70, 80]);
    assert_eq!([Kind::Ipc, Kind::Reserved].map(bytes), [0, 1 << 30]);
    assert_eq!(memory.device.live_bytes, 1024 + 10 + 50 + 400 + 70);
    assert_eq!(memory.host.live_bytes, 90 + 60 + 80);
    assert_eq!(memory.by_device[&3].live_bytes, 70);
}

#[test]
fn mapped_memory_lives_until_its_last_handle_and_mapping_are_gone() {
    let mut rows = vec![
        row("cuMemCreate", 0, &[("handle", 7), ("size", 4096)]),
        row("cuMemMap", 20, &[("ptr", 0x10000), ("size", 4096), ("handle", 7)]),
        row("cuMemRelease", 40, &[("handle", 7)]),
        row("cuMemRetainAllocationHandle", 60, &[("handle", 9), ("addr", 0x10800)]),
        row("cuMemUnmap", 80, &[("ptr", 0x10000), ("size", 4096)]),
    ];
    let mut owners = Vec::new();
    let found =
        run_asking(&rows, &[], |t, memory| owners.push((t, memory.owner(1, 0x10fff).map(|o| o.kind))));
    assert_eq!(found.processes[&1].device.live_bytes, 4096);
    let mapped = Some(Kind::Vmm);
    assert_eq!(owners, [(10, None), (30, mapped), (40, mapped), (70, mapped), (80, None)]);
    rows.push(row("cuMemRelease", 100, &[("handle", 9)]));
    let memory = &run(&rows).processes[&1];
    assert_eq!((memory.device.live_bytes, memory.unknown_frees, memory.not_freed_count), (0, 0, 0));
}

#[test]
fn destroying_a_context_frees_what_it_made() {
    let contexts = [
        Context { process: 1, context: 1, device: 0, handle: 0xc1 },
        Context { process: 1, context: 2, device: 0, handle: 0xc2 },
    ];
    let mut other = alloc(20, 0x2000, 7);
    other.context = 2;
    let rows = [alloc(0, 0x1000, 5), other, row("cuCtxDestroy_v2", 40, &[("ctx", 0xc1)])];
    let memory = &run_with(&rows, &contexts).processes[&1];
    assert_eq!((memory.device.live_bytes, memory.freed_with_context), (7, 1));
}

#[test]
fn the_last_release_of_a_primary_context_frees_what_it_made() {
    let contexts = [Context { process: 1, context: 1, device: 0, handle: 0xc1 }];
    let retain = |t| row("cuDevicePrimaryCtxRetain", t, &[("pctx", 0xc1), ("dev", 0)]);
    let release = |t| row("cuDevicePrimaryCtxRelease_v2", t, &[("dev", 0)]);
    let mut rows =
        vec![retain(0), retain(20), alloc(40, 0x1000, 5), alloc(60, 0x2000, 6).device(1), release(80)];
    rows[3].context = 9;
    assert_eq!(run_with(&rows, &contexts).processes[&1].device.live_bytes, 11);
    rows.push(release(100));
    assert_eq!(run_with(&rows, &contexts).processes[&1].device.live_bytes, 6);
    let reset = [alloc(0, 0x1000, 5), row("cuDevicePrimaryCtxReset_v2", 20, &[("dev", 0)])];
    assert_eq!(run_with(&reset, &contexts).processes[&1].device.live_bytes, 0);
}

#[test]
fn a_group_has_the_peak_of_its_own_sum() {
    let rows = [
        alloc(0, 0x1000, 10),
        alloc(20, 0x1000, 7).process(2),
        alloc(40, 0x1000, 100).process(3),
        free(60, 0x1000),
        alloc(80, 0x2000, 4).process(2),
    ];
    let mut replay = Replay::new(&[]).with_groups(&[vec![1, 2], vec![3], vec![9]]);
    rows.iter().filter_map(|r| Event::from_call(&r.kept().call())).for_each(|event| replay.apply(&event));
    let groups = replay.finish().groups;
    assert_eq!((groups[0].device.peak_bytes, groups[0].device.live_bytes), (17, 11));
    assert_eq!((groups[1].device.peak_bytes, groups[1].by_device.len()), (100, 1));
    assert_eq!(groups[2], Memory::default());
}

#[test]
fn the_peak_of_all_processes_is_that_of_their_sum() {
    let rows = [
        alloc(0, 0x1000, 10),
        free(20, 0x1000),
        alloc(40, 0x1000, 7).process(2),
        alloc(60, 0x1000, 8),
        free(80, 0x1000).process(2),
    ];
    let found = run(&rows);
    assert_eq!((found.total.device.peak_bytes, found.total.device.peak_ns), (15, 70));
    assert_eq!((found.total.device.live_bytes, found.total.not_freed_count), (8, 1));
    assert!(found.total.by_device.is_empty());
}

/// Addresses are pages, so that allocations of several pages meet their neighbours.
const PAGE: u64 = 0x1000;

#[derive(Clone, Debug)]
enum Op {
    Alloc(u64, u64),
    Free(u64),
    Create(u64, u64),
    Release(u64),
    Map(u64, u64),
    Unmap(u64, u64),
    Retain(u64, u64),
}

fn op() -> impl Strategy<Value = Op> {
    prop_oneof![
        3 => (1u64..12, 1u64..4).prop_map(|(page, n)| Op::Alloc(page, n)),
        3 => (1u64..12).prop_map(Op::Free),
        1 => (1u64..4, 1u64..5).prop_map(|(handle, n)| Op::Create(handle, n)),
        1 => (1u64..4).prop_map(Op::Release),
        1 => (1u64..12, 1u64..4).prop_map(|(page, handle)| Op::Map(page, handle)),
        1 => (1u64..12, 1u64..4).prop_map(|(page, n)| Op::Unmap(page, n)),
        1 => (1u64..12, 1u64..4).prop_map(|(page, handle)| Op::Retain(page, handle)),
    ]
}

fn to_row(op: &Op, t: i64) -> Row {
    match *op {
        Op::Alloc(page, n) => alloc(t, page * PAGE, n * PAGE),
        Op::Free(page) => free(t, page * PAGE),
        Op::Create(handle, n) => row("cuMemCreate", t, &[("handle", handle), ("size", n * PAGE)]),
        Op::Release(handle) => row("cuMemRelease", t, &[("handle", handle)]),
        Op::Map(page, handle) => {
            row("cuMemMap", t, &[("ptr", page * PAGE), ("size", PAGE), ("handle", handle)])
        }
        Op::Unmap(page, n) => row("cuMemUnmap", t, &[("ptr", page * PAGE), ("size", n * PAGE)]),
        Op::Retain(page, handle) => {
            row("cuMemRetainAllocationHandle", t, &[("handle", handle), ("addr", page * PAGE)])
        }
    }
}

/// The model: lists that are searched from end to end, and one page at a time.
#[derive(Default)]
struct Model {
    /// Memory objects: bytes and references.
    objects: Vec<(u64, Vec<Reference>)>,
    /// Objects that were made with a handle.
    created: Vec<usize>,
    /// Which object a page belongs to, and the number of the allocation or mapping.
    pages: std::collections::HashMap<u64, (Option<usize>, u32)>,
    /// By handle, the object that it refers to now.
    handles: std::collections::HashMap<u64, usize>,
    places: u32,
    unknown: u64,
    peak: u64,
    /// Per step, the owner of each page.
    history: Vec<std::collections::HashMap<u64, u32>>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Reference {
    Place(u32),
    Handle,
}

impl Model {
    fn live(&self) -> u64 {
        self.objects.iter().filter(|(_, r)| !r.is_empty()).map(|(bytes, _)| bytes).sum()
    }

    fn clear(&mut self, from: u64, n: u64) {
        let hit: Vec<u32> =
            (from..from + n).filter_map(|p| self.pages.get(&p)).map(|(_, place)| *place).collect();
        for place in hit {
            self.pages.retain(|_, (_, p)| *p != place);
            self.objects.iter_mut().for_each(|(_, refs)| refs.retain(|r| *r != Reference::Place(place)));
        }
    }

    fn place(&mut self, from: u64, n: u64, object: Option<usize>) {
        self.clear(from, n);
        self.places += 1;
        (from..from + n).for_each(|p| {
            self.pages.insert(p, (object, self.places));
        });
        if let Some(object) = object {
            self.objects[object].1.push(Reference::Place(self.places));
        }
    }

    fn step(&mut self, op: &Op) {
        match *op {
            Op::Alloc(page, n) => {
                self.objects.push((n * PAGE, Vec::new()));
                self.place(page, n, Some(self.objects.len() - 1));
            }
            Op::Free(page) => {
                let starts = |p: u64| self.pages.get(&p).map(|(_, place)| *place);
                match starts(page) {
                    Some(place) if starts(page - 1) != Some(place) => self.clear(page, 1),
                    _ => self.unknown += 1,
                }
            }
            Op::Create(handle, n) => {
                if let Some(old) = self.handles.remove(&handle) {
                    self.objects[old].1.retain(|r| *r != Reference::Handle);
                    self.handles.retain(|_, o| *o != old);
                }
                self.objects.push((n * PAGE, vec![Reference::Handle]));
                self.created.push(self.objects.len() - 1);
                self.handles.insert(handle, self.objects.len() - 1);
            }
            Op::Release(handle) => match self.handles.get(&handle).copied() {
                None => self.unknown += 1,
                Some(object) => {
                    let refs = &mut self.objects[object].1;
                    let at = refs.iter().position(|r| *r == Reference::Handle);
                    at.map(|i| refs.remove(i));
                    if !refs.contains(&Reference::Handle) {
                        self.handles.retain(|_, o| *o != object);
                    }
                }
            },
            Op::Map(page, handle) => self.place(page, 1, self.handles.get(&handle).copied()),
            Op::Unmap(page, n) => self.clear(page, n),
            Op::Retain(page, handle) => {
                let mapped = self
                    .pages
                    .get(&page)
                    .and_then(|(object, _)| *object)
                    .filter(|o| self.created.contains(o));
                if let Some(object) = mapped {
                    self.objects[object].1.push(Reference::Handle);
                    self.handles.insert(handle, object);
                }
            }
        }
        self.peak = self.peak.max(self.live());
        self.history.push(self.pages.iter().map(|(p, (_, place))| (*p, *place)).collect());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]
    #[test]
    fn replay_agrees_with_a_model(ops in prop::collection::vec(op(), 1..60), rotate in 0usize..60) {
        let mut model = Model::default();
        ops.iter().for_each(|op| model.step(op));
        let mut rows: Vec<Row> = ops.iter().enumerate().map(|(i, op)| to_row(op, i as i64 * 100)).collect();
        let n = rows.len();
        rows.rotate_left(rotate % n);
        // Not every step changes memory; those that do end before the next begins.
        let mut owned: Vec<Option<Vec<bool>>> = vec![None; n];
        let found = run_asking(&rows, &[], |t, memory| {
            let pages = (0..16u64).map(|page| memory.owner(1, page * PAGE + 5).is_some());
            owned[(t / 100) as usize] = Some(pages.collect());
        });
        let memory = found.processes.get(&1).cloned().unwrap_or_default();
        prop_assert_eq!(memory.device.live_bytes, model.live());
        prop_assert_eq!(memory.device.peak_bytes, model.peak);
        prop_assert_eq!(memory.unknown_frees, model.unknown);
        let mut last = vec![false; 16];
        for (i, pages) in model.history.iter().enumerate() {
            last = owned[i].clone().unwrap_or(last);
            let right: Vec<bool> = (0..16).map(|page| pages.contains_key(&page)).collect();
            prop_assert_eq!(&last, &right, "after step {}", i);
        }
    }
}
