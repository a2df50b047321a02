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
    Sender { peer: Peer { pid, uid: uid() }, address: b"\0dynoconfigclientx\0", directory: None }
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
        let (place, looked) = (Place::Named(format!("/tmp/{name}.json")), BTreeMap::new());
        self.registry.ask(&asked, choice, &place, &looked, &caller, 0)
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
