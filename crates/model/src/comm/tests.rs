use gputap_trace::Analysis;
use gputap_trace::model::Comm;

use super::*;
use crate::capture::{Edge, Windows};
use crate::memory::Replay;
use crate::scan::{Counting, Joins, Mode, ScanResult};
use crate::testing::{Batch, Row, row, row_of};
use crate::timeline::Timeline;

fn nccl(name: &str, t: i64, args: &[(&str, u64)]) -> Row {
    row_of(4, name, t, args)
}

fn book(rows: &[Row], definitions: &[Comm]) -> Book {
    let edges =
        rows.iter().filter_map(|r| Edge::from_call(r.api, r.process, r.result, r.start_ns, r.start_ns + 10));
    let joins = Joins::new(&[], &[], &[], Windows::new(edges.collect()), Mode::default());
    let counting = Counting::new(&joins);
    let mut timeline = Timeline::new(&joins, Replay::new(&[]), Book::new(definitions));
    let (mut part, mut later) = (counting.part(), Vec::new());
    Batch::new(rows).with(|calls| counting.batch(&mut part, calls, &mut later));
    timeline.take(&joins, later, i64::MIN);
    ScanResult::new(vec![part], timeline, &joins, &[]).comms
}

/// `ncclCommInitRank` of rank `rank` of two in process `rank + 1`.
fn init(t: i64, rank: u32, id: u64) -> Row {
    let mut row = nccl("ncclCommInitRank", t, &[("comm", 0xc0 + u64::from(rank)), ("nranks", 2)]);
    row.words[2] = u64::from(rank);
    (3..11).for_each(|i| row.words[i] = id);
    row.extra = [id; 8].iter().flat_map(|w| w.to_le_bytes()).collect();
    Row { device: rank as u16, ..row }.process(rank + 1)
}

fn reduce(t: i64, rank: u32, count: u64) -> Row {
    let args = [("count", count), ("datatype", 7), ("op", 0), ("comm", 0xc0 + u64::from(rank))];
    nccl("ncclAllReduce", t, &args).process(rank + 1)
}

#[test]
fn ranks_with_one_unique_id_are_one_communicator() {
    let rows = [
        init(0, 0, 7),
        init(1, 1, 7),
        reduce(100, 0, 10),
        reduce(130, 1, 10),
        reduce(200, 1, 20),
        reduce(250, 0, 20),
        nccl("ncclReduceScatter", 300, &[("recvcount", 4), ("datatype", 8), ("comm", 0xc0)]),
    ];
    let all = book(&rows, &[]).rows(|_| true);
    assert_eq!(all.communicators.len(), 1);
    let c = &all.communicators[0];
    assert_eq!((c.size, c.how, c.matched, c.bytes), (Some(2), How::Init, 2, 240 + 32));
    let ranks: Vec<_> =
        c.ranks.iter().map(|m| (m.process, m.rank, m.device, m.collectives, m.late_ns, m.last)).collect();
    assert_eq!(ranks, [(1, Some(0), Some(0), 3, 50, 1), (2, Some(1), Some(1), 2, 30, 1)]);
    let o = &all.operations[0];
    assert_eq!((o.operation, o.communicator, o.calls, o.bytes, o.ranks), ("AllReduce", 1, 4, 240, 2));
    assert_eq!(
        (o.datatype, o.reduction, o.root, o.host_ns),
        (Some("ncclFloat32"), Some("ncclSum"), None, 40)
    );
    assert_eq!((all.operations[1].operation, all.operations[1].bytes), ("ReduceScatter", 32));
    let one = book(&rows, &[]).rows(|process| process == 2);
    assert_eq!((one.operations[0].calls, one.communicators[0].ranks.len()), (2, 1));
}

#[test]
fn a_split_has_one_identity_per_colour() {
    let split = |t, rank: u32, color: i32, new: u64| {
        let args = [("comm", 0xc0 + u64::from(rank)), ("color", color as u32 as u64), ("newcomm", new)];
        nccl("ncclCommSplit", t, &args).process(rank + 1)
    };
    let rows = [
        init(0, 0, 7),
        init(1, 1, 7),
        // The first split leaves rank 1 out, the second has both in one, the third one in each.
        split(20, 0, 0, 0xe0),
        split(21, 1, -1, 0),
        split(40, 0, 5, 0xe1),
        split(41, 1, 5, 0xe2),
        split(60, 0, 0, 0xe3),
        split(61, 1, 1, 0xe4),
    ];
    let all = book(&rows, &[]).rows(|_| true);
    let seen: Vec<_> = all
        .communicators
        .iter()
        .map(|c| (c.how, c.ranks.iter().map(|m| m.handle).collect::<Vec<_>>()))
        .collect();
    assert_eq!(
        seen,
        [
            (How::Init, vec![0xc0, 0xc1]),
            (How::Split, vec![0xe0]),
            (How::Split, vec![0xe1, 0xe2]),
            (How::Split, vec![0xe3]),
            (How::Split, vec![0xe4]),
        ]
    );
}

#[test]
fn communicators_made_at_once_are_known_when_they_are_used() {
    let definition =
        |handle, rank| Comm { process: 1, handle, from_ns: 100, size: 2, rank, device: rank + 4 };
    let args = |comm| [("count", 1), ("datatype", 0), ("comm", comm)];
    let rows = [
        nccl("ncclCommInitAll", 0, &[("ndev", 2)]),
        nccl("ncclAllGather", 100, &[("sendcount", 1), ("datatype", 0), ("comm", 0xa1)]),
        nccl("ncclAllReduce", 110, &args(0xa0)),
        nccl("ncclAllReduce", 120, &args(0xbb)),
    ];
    let all = book(&rows, &[definition(0xa0, 0), definition(0xa1, 1)]).rows(|_| true);
    let c = &all.communicators[0];
    assert_eq!((c.how, c.size, c.ranks.len()), (How::All, Some(2), 2));
    assert_eq!((c.ranks[0].rank, c.ranks[0].device, c.ranks[0].handle), (Some(0), Some(4), 0xa0));
    // Nothing is known of the last one.
    let last = &all.communicators[1];
    assert_eq!((last.how, last.size, &last.id), (How::Unknown, None, &None));
}

#[test]
fn a_handle_that_is_used_again_is_another_communicator() {
    let gone = nccl("ncclCommDestroy", 50, &[("comm", 0xc0)]);
    let rows = [init(0, 0, 7), reduce(20, 0, 1), gone, init(60, 0, 8), reduce(80, 0, 1)];
    let all = book(&rows, &[]).rows(|_| true);
    assert_eq!(all.communicators.len(), 2);
    assert_eq!(
        all.operations.iter().map(|o| (o.communicator, o.calls)).collect::<Vec<_>>(),
        [(1, 1), (2, 1)]
    );
}

#[test]
fn sends_and_receives_make_a_matrix_and_groups_are_counted() {
    let args = |rank: u64, peer| [("count", 8), ("datatype", 0), ("peer", peer), ("comm", 0xc0 + rank)];
    let rows = [
        init(0, 0, 7),
        init(1, 1, 7),
        nccl("ncclGroupStart", 20, &[]),
        nccl("ncclGroupStart", 22, &[]),
        nccl("ncclSend", 24, &args(0, 1)).lasts(1),
        nccl("ncclRecv", 26, &args(0, 1)).lasts(1),
        nccl("ncclGroupEnd", 28, &[]).lasts(1),
        nccl("ncclGroupEnd", 30, &[]).lasts(500),
        nccl("ncclRecv", 40, &args(1, 0)).process(2),
    ];
    let all = book(&rows, &[]).rows(|_| true);
    let seen: Vec<_> =
        all.peers.iter().map(|p| (p.source, p.destination, p.sent.bytes, p.received.bytes)).collect();
    assert_eq!(seen, [(Some(0), Some(1), 8, 8), (Some(1), Some(0), 0, 8)]);
    assert_eq!(all.groups, Groups { count: 1, operations: 2, host_ns: 500 });
    let grouped: Vec<_> = all.operations.iter().map(|o| (o.operation, o.calls, o.grouped)).collect();
    assert_eq!(grouped, [("Recv", 2, 1), ("Send", 1, 1)]);
}

#[test]
fn one_sided_access_goes_from_the_caller_to_its_peer() {
    let nvshmem = |name: &str, t, args: &[(&str, u64)]| row_of(6, name, t, args);
    let rows = [
        nvshmem("nvshmem_my_pe", 0, &[]).fails(3),
        nvshmem("nvshmem_double_put", 20, &[("nelems", 4), ("pe", 1)]).fails(12345),
        nvshmem("nvshmem_float_g", 40, &[("pe", 1)]),
        nvshmem("nvshmem_barrier_all", 60, &[]),
    ];
    let all = book(&rows, &[]).rows(|_| true);
    let seen: Vec<_> =
        all.peers.iter().map(|p| (p.source, p.destination, p.sent.bytes, p.received.bytes)).collect();
    assert_eq!(seen, [(Some(1), Some(3), 0, 4), (Some(3), Some(1), 32, 0)]);
    assert_eq!((all.communicators.len(), all.communicators[0].how), (1, How::Team));
    assert!(all.operations.iter().any(|o| o.operation == "barrier_all" && o.calls == 1));
}

#[test]
fn a_collective_into_a_capture_moves_nothing() {
    let reduce =
        |t| nccl("ncclAllReduce", t, &[("count", 10), ("datatype", 7), ("comm", 1), ("stream", 0x5000)]);
    let rows = [
        reduce(0),
        row("cuStreamBeginCapture_v2", 20, &[("hStream", 0x5000)]),
        reduce(40),
        row("cuStreamEndCapture", 60, &[("hStream", 0x5000)]),
        reduce(80),
    ];
    let all = book(&rows, &[]).rows(|_| true);
    let o = &all.operations[0];
    assert_eq!((o.calls, o.bytes, o.captured), (2, 80, 1));
}
