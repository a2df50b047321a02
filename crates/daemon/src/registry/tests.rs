use gputap_control::{Select, TraceRequest};
use gputap_kineto::{Kinds, Message, Reply};

use super::*;
use crate::identity::Peer;

/// A client whose process is this one.
struct Fake {
    registry: Registry,
    kinds: i32,
}

fn this() -> i32 {
    std::process::id() as i32
}

fn uid() -> u32 {
    rustix::process::getuid().as_raw()
}

fn fake(kinds: i32) -> Fake {
    Fake { registry: Registry::default(), kinds }
}

fn sender(pid: i32) -> Sender<'static> {
    Sender { peer: Peer { pid, uid: uid(), gid: 0 }, address: b"\0dynoconfigclientx\0", directory: None }
}

impl Fake {
    fn poll(&mut self, now_ms: u64) -> String {
        let message = Message::Request { kinds: Kinds(self.kinds), job: 0, pids: vec![this(), 1] };
        match self.registry.receive(sender(this()), &message.encode(), now_ms).unwrap().reply {
            Reply::Config(text) => text,
            other => panic!("{other:?}"),
        }
    }

    fn ask(&mut self, name: &str) -> api::Trace {
        let request = TraceRequest { duration_ms: 500, select: Select::default(), ..TraceRequest::default() };
        let asked = Asked::new(name.into(), request, "node1".into()).unwrap();
        let caller = Caller::local(uid(), &[]);
        let choice = self.registry.choose(&asked.request.select, &caller);
        let (place, looked) = (Destination::Named(format!("/tmp/{name}.json")), BTreeMap::new());
        self.registry.ask(&asked, choice, &place, &looked, &caller, 0).unwrap()
    }

    fn state(&self, name: &str) -> State {
        let caller = Caller::local(uid(), &[]);
        self.registry.trace(name, &caller, "node1", 0).unwrap().orders[0].state
    }
}

#[test]
fn a_second_request_waits_for_the_first() {
    for (idle, busy) in [(3, 1), (2, 0)] {
        let mut client = fake(idle);
        assert_eq!(client.poll(0), "");
        let first = client.ask("a");
        assert_eq!(first.orders[0].file, format!("/tmp/a_{}.json", this()));
        client.ask("b");
        let text = client.poll(1_000);
        assert!(text.contains("ACTIVITIES_LOG_FILE=/tmp/a.json\n") && text.contains("REQUEST_TRACE_ID=a\n"));
        assert_eq!(client.poll(6_000), "", "pending: the client would discard it");
        client.kinds = busy;
        assert_eq!(client.poll(11_000), "");
        assert_eq!(client.state("a"), State::Busy);
        client.kinds = idle;
        assert!(client.poll(16_000).contains("/tmp/b.json"));
        assert_eq!((client.state("a"), client.state("b")), (State::Ended, State::Delivered));
    }
}

#[test]
fn a_process_that_claims_another_pid_is_answered_and_not_registered() {
    let mut registry = Registry::default();
    for claimed in 2..1_002 {
        if claimed == this() {
            continue;
        }
        let message = Message::Request { kinds: Kinds(3), job: 0, pids: vec![claimed] };
        let answer =
            registry.receive(sender(this()), &message.encode(), u64::from(claimed as u32) * 10).unwrap();
        assert_eq!(answer.reply, Reply::Config(String::new()));
    }
    assert_eq!(registry.len(), 0);
    assert!(registry.counters.impostors >= 999);
}

#[test]
fn an_order_that_could_not_be_sent_is_not_lost() {
    let mut client = fake(3);
    client.poll(0);
    client.ask("a");
    let message = Message::Request { kinds: Kinds(3), job: 0, pids: vec![this()] };
    let answer = client.registry.receive(sender(this()), &message.encode(), 1_000).unwrap();
    client.registry.unsent(answer.order.unwrap());
    assert_eq!(client.state("a"), State::Queued);
    assert!(client.poll(6_000).contains("/tmp/a.json"));
}

#[test]
fn a_restart_keeps_who_is_here_and_what_waits() {
    let mut client = fake(3);
    client.poll(0);
    client.ask("a");
    client.ask("b");
    assert!(client.poll(1_000).contains("/tmp/a.json"));
    let stored = serde_json::to_string(&client.registry).unwrap();
    client.registry = serde_json::from_str(&stored).unwrap();
    client.registry.revive();
    assert_eq!(client.registry.len(), 1);
    assert_eq!((client.state("a"), client.state("b")), (State::Delivered, State::Queued));
    assert_eq!(client.poll(6_000), "", "what was in flight is still in flight");
}

#[test]
fn a_process_that_ended_is_gone_at_once_with_its_requests() {
    let mut child = std::process::Command::new("sleep").arg("100").spawn().unwrap();
    let pid = child.id() as i32;
    let mut client = fake(3);
    let message = Message::Request { kinds: Kinds(3), job: 0, pids: vec![pid] };
    client.registry.receive(sender(pid), &message.encode(), 0).unwrap();
    client.ask("a");
    client.registry.sweep(1_000);
    assert_eq!(client.registry.len(), 1);
    child.kill().unwrap();
    child.wait().unwrap();
    client.registry.sweep(2_000);
    assert_eq!((client.registry.len(), client.state("a")), (0, State::Failed));
}

#[test]
fn one_user_neither_sees_nor_traces_another() {
    let mut client = fake(3);
    client.poll(0);
    let stranger = Caller { uid: Some(uid() + 1), who: "another".into() };
    assert_eq!(client.registry.processes(&stranger).count(), 0);
    let asked = Asked::new("x".into(), TraceRequest::default(), "n".into()).unwrap();
    let choice = client.registry.choose(&asked.request.select, &stranger);
    assert!(choice.chosen.is_empty() && choice.nothing.unwrap().contains("of other users"));
    client.ask("a");
    assert!(client.registry.trace("a", &stranger, "n", 0).is_none());
    assert!(!client.registry.cancel("a", &stranger));
}

#[test]
fn contexts_are_counted() {
    let mut registry = Registry::default();
    let message = Message::Context { gpu: 0, pid: this(), job: 5 };
    let answer = |r: &mut Registry| r.receive(sender(this()), &message.encode(), 0).unwrap().reply;
    assert_eq!(answer(&mut registry), Reply::Count(1));
    assert_eq!(answer(&mut registry), Reply::Count(1));
    let other = Message::Context { gpu: 0, pid: 1, job: 5 };
    assert_eq!(registry.receive(sender(this()), &other.encode(), 0).unwrap().reply, Reply::Count(-1));
}

/// A process of somebody's, for as long as this lives.
struct Of(std::process::Child, u32);

impl Of {
    fn user(uid: u32) -> Of {
        Of(std::process::Command::new("sleep").arg("100").spawn().unwrap(), uid)
    }

    fn registers(&self, registry: &mut Registry) -> bool {
        let pid = self.0.id() as i32;
        let from =
            Sender { peer: Peer { pid, uid: self.1, gid: self.1 }, address: b"\0c\0", directory: None };
        let message = Message::Request { kinds: Kinds(3), job: 0, pids: vec![pid] };
        registry.receive(from, &message.encode(), 0).unwrap();
        registry.process(&Key::Pid(pid)).is_some()
    }
}

impl Drop for Of {
    fn drop(&mut self) {
        let _ = (self.0.kill(), self.0.wait());
    }
}

/// Two users whom nobody here is.
const HOSTILE: [u32; 2] = [61_002, 61_003];

#[test]
fn processes_of_two_users_leave_room_for_a_third_and_for_root() {
    let mut registry = Registry::default().within(8);
    let many: Vec<Of> = (0..16).map(|n| Of::user(HOSTILE[n % 2])).collect();
    let registered = many.iter().filter(|of| of.registers(&mut registry)).count();
    assert_eq!((registered, registry.len()), (8, 8), "as many as there is room for");
    let (other, root) = (Of::user(61_001), Of::user(0));
    assert!(other.registers(&mut registry) && root.registers(&mut registry));
    let left = |uid| registry.processes.values().filter(|p| p.uid == uid).count();
    assert_eq!((left(HOSTILE[0]), left(HOSTILE[1]), left(61_001), left(0)), (3, 3, 1, 1));
}

#[test]
fn traces_of_one_user_are_forgotten_for_nobody_elses() {
    let mut client = fake(3);
    let processes: Vec<Of> = [61_001, HOSTILE[0], HOSTILE[1]].map(Of::user).into();
    assert!(processes.iter().all(|of| of.registers(&mut client.registry)));
    let mut ask = |uid: u32, name: String, now_ms: u64| {
        let asked =
            Asked::new(name, TraceRequest { duration_ms: 1, ..TraceRequest::default() }, "n".into()).unwrap();
        let caller = Caller { uid: Some(uid), who: String::new() };
        let choice = client.registry.choose(&asked.request.select, &caller);
        let place = Destination::Named("/tmp/x.json".into());
        let trace = client.registry.ask(&asked, choice, &place, &BTreeMap::new(), &caller, now_ms);
        // What waits for a process is bounded, too: it is done with the last one.
        for process in client.registry.processes.values_mut().filter(|p| p.uid != 61_001) {
            process.queue.clear();
        }
        trace.map(|t| t.orders.len())
    };
    assert_eq!(ask(61_001, "kept".into(), 1), Ok(1));
    for uid in HOSTILE {
        let accepted = (0..300).filter(|n| ask(uid, format!("{uid}-{n}"), 2) == Ok(1)).count();
        assert_eq!(accepted, 64, "as many as are his, as long as none is over");
    }
    assert_eq!(ask(61_001, "another".into(), 3), Ok(1));
    assert!(client.registry.traces.contains_key("kept"));
    // What is over makes room for his next ones.
    for order in client.registry.orders.values_mut().filter(|o| o.uid == HOSTILE[0]) {
        order.fail("over");
    }
    let mut ask = |uid: u32, name: String| {
        let asked =
            Asked::new(name, TraceRequest { duration_ms: 1, ..TraceRequest::default() }, "n".into()).unwrap();
        let caller = Caller { uid: Some(uid), who: String::new() };
        let choice = client.registry.choose(&asked.request.select, &caller);
        let place = Destination::Named("/tmp/x.json".into());
        client.registry.ask(&asked, choice, &place, &BTreeMap::new(), &caller, 4).is_ok()
    };
    assert!(ask(HOSTILE[0], "next".into()) && !ask(HOSTILE[1], "next".into()));
    let day = 25 * 3_600_000;
    client.registry.sweep(day);
    assert!(client.registry.traces.contains_key("kept"), "what waits is kept however old it is");
    assert_eq!(client.registry.traces.values().filter(|t| t.caller_uid == Some(HOSTILE[0])).count(), 1);
}

#[test]
fn an_address_of_another_user_ends_nobody() {
    let mut registry = Registry::default();
    let from = |uid| Sender {
        peer: Peer { pid: 0, uid, gid: uid },
        address: b"/k/dynoconfigclient1",
        directory: Some("/k"),
    };
    let message = Message::Request { kinds: Kinds(3), job: 0, pids: vec![5] };
    for uid in [61_001, HOSTILE[0], HOSTILE[1]] {
        registry.receive(from(uid), &message.encode(), 0).unwrap();
    }
    assert_eq!(registry.len(), 3);
}

#[test]
fn profilers_go_with_their_process() {
    let mut registry = Registry::default();
    let (one, other) = (Of::user(61_001), Of::user(61_001));
    let context = |registry: &mut Registry, of: &Of, job: i64| {
        let pid = of.0.id() as i32;
        let from = Sender { peer: Peer { pid, uid: of.1, gid: of.1 }, address: b"\0c\0", directory: None };
        registry.receive(from, &Message::Context { gpu: 0, pid, job }.encode(), 0).unwrap().reply
    };
    assert_eq!(context(&mut registry, &one, 5), Reply::Count(1));
    assert_eq!(context(&mut registry, &other, 5), Reply::Count(2));
    let stranger = Of::user(HOSTILE[0]);
    assert_eq!(context(&mut registry, &stranger, 5), Reply::Count(1), "of his own");
    for job in 0..400 {
        context(&mut registry, &stranger, job);
    }
    drop(one);
    registry.sweep(1_000);
    assert_eq!(context(&mut registry, &other, 5), Reply::Count(1));
}
