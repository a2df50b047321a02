//! Helpers with rights of their own, and the one that starts them.
//!
//! A service that confines itself can't execute a program any more, and must not keep rights that only a helper needs. So
//! before that it starts a spawner, which starts helpers when it is asked to, from a list and never from a path, and kills
//! those that hang. Service, spawner and helpers talk by messages of JSON on sockets that they inherit. When the service
//! ends, they find their socket closed and end, too.

use std::io::{self, IoSlice, IoSliceMut};
use std::mem::MaybeUninit;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use rustix::net::sockopt::{Timeout, set_socket_timeout};
use rustix::net::{
    AddressFamily, RecvAncillaryBuffer, RecvAncillaryMessage, RecvFlags, ReturnFlags, SendAncillaryBuffer,
    SendAncillaryMessage, SendFlags, SocketFlags, SocketType, recvmsg, sendmsg, socketpair,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// Most bytes of one message.
const MESSAGE_MAX: usize = 128 << 10;
/// Helpers at a time. One that hangs in the kernel can't be killed, and stays until it comes out of it.
const HELPERS_MAX: usize = 8;
/// How long the spawner has to answer.
const ANSWER: Duration = Duration::from_secs(2);

/// Which helper is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Agent {
    /// Looks at processes of other users: ranks, GPUs, containers.
    Look,
}

impl Agent {
    /// The argument of `gputap agent`.
    pub fn name(self) -> &'static str {
        match self {
            Agent::Look => "look",
        }
    }
}

/// One end of a socket that messages go through.
#[derive(Debug)]
pub struct Channel(OwnedFd);

impl From<OwnedFd> for Channel {
    fn from(end: OwnedFd) -> Channel {
        Channel(end)
    }
}

impl Channel {
    /// A channel, and its other end for a process that is to inherit it.
    pub fn pair() -> io::Result<(Channel, OwnedFd)> {
        let (ours, theirs) =
            socketpair(AddressFamily::UNIX, SocketType::SEQPACKET, SocketFlags::CLOEXEC, None)?;
        Ok((Channel(ours), theirs))
    }

    /// The end that this process has inherited as its standard input.
    pub fn inherited() -> io::Result<Channel> {
        Ok(Channel(io::stdin().as_fd().try_clone_to_owned()?))
    }

    /// How long a message is waited for.
    pub fn limit(&self, limit: Duration) -> io::Result<()> {
        for which in [Timeout::Recv, Timeout::Send] {
            set_socket_timeout(&self.0, which, Some(limit))?;
        }
        Ok(())
    }

    /// Sends a message, and a descriptor with it if there is one.
    pub fn send(&self, message: &impl Serialize, with: Option<BorrowedFd<'_>>) -> io::Result<()> {
        let bytes = serde_json::to_vec(message)?;
        let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(1))];
        let mut control = SendAncillaryBuffer::new(&mut space);
        let descriptors: Vec<BorrowedFd<'_>> = with.into_iter().collect();
        if !descriptors.is_empty() && !control.push(SendAncillaryMessage::ScmRights(&descriptors)) {
            return Err(io::Error::other("no room for a descriptor"));
        }
        sendmsg(&self.0, &[IoSlice::new(&bytes)], &mut control, SendFlags::NOSIGNAL)?;
        Ok(())
    }

    /// The next message, with the descriptor that came with it; `None` when nobody is at the other end.
    pub fn receive<T: DeserializeOwned>(&self) -> io::Result<Option<(T, Option<OwnedFd>)>> {
        let mut bytes = vec![0; MESSAGE_MAX];
        let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(1))];
        let mut control = RecvAncillaryBuffer::new(&mut space);
        let flags = RecvFlags::CMSG_CLOEXEC;
        let got = recvmsg(&self.0, &mut [IoSliceMut::new(&mut bytes)], &mut control, flags)?;
        let mut descriptors = control.drain().filter_map(|message| match message {
            RecvAncillaryMessage::ScmRights(descriptors) => Some(descriptors),
            _ => None,
        });
        let with = descriptors.next().and_then(|mut descriptors| descriptors.next());
        if got.bytes == 0 {
            return Ok(None);
        }
        if got.flags.contains(ReturnFlags::TRUNC) {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "a message that is too long"));
        }
        Ok(Some((serde_json::from_slice(&bytes[..got.bytes])?, with)))
    }
}

/// What the spawner is asked to do.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Order {
    /// Start a helper, whose end of a channel comes with the message.
    Start(Agent),
    /// Kill the helper with this pid.
    End(u32),
}

/// What it answers.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Answer {
    Started(u32),
    Ended,
    Failed(String),
}

/// The process that starts helpers, as its service sees it.
#[derive(Debug)]
pub struct Spawner {
    channel: Channel,
    /// Its process; `None` where somebody else plays its part.
    _process: Option<Child>,
}

/// A helper that was started.
#[derive(Debug)]
pub struct Running {
    /// What is said to it.
    pub channel: Channel,
    /// The pid of its process.
    pub pid: u32,
}

impl Spawner {
    /// Starts it, with the rights that this thread passes on.
    pub fn start() -> io::Result<Spawner> {
        let (channel, theirs) = Channel::pair()?;
        channel.limit(ANSWER)?;
        Ok(Spawner { channel, _process: Some(this_program("spawner", theirs)?) })
    }

    /// A spawner that is at the other end of a channel already.
    pub fn at(channel: Channel) -> Spawner {
        Spawner { channel, _process: None }
    }

    /// Has a helper started.
    pub fn agent(&self, agent: Agent) -> io::Result<Running> {
        let (channel, theirs) = Channel::pair()?;
        self.channel.send(&Order::Start(agent), Some(theirs.as_fd()))?;
        match self.answer()? {
            Answer::Started(pid) => Ok(Running { channel, pid }),
            Answer::Failed(why) => Err(io::Error::other(why)),
            Answer::Ended => Err(io::Error::other("the spawner answers another question")),
        }
    }

    /// Has a helper killed.
    pub fn end(&self, agent: Running) -> io::Result<()> {
        self.channel.send(&Order::End(agent.pid), None)?;
        self.answer().map(drop)
    }

    fn answer(&self) -> io::Result<Answer> {
        let answer = self.channel.receive()?;
        answer.map(|(answer, _)| answer).ok_or_else(|| io::ErrorKind::BrokenPipe.into())
    }
}

/// This program as a helper, without an environment.
fn this_program(name: &str, stdin: OwnedFd) -> io::Result<Child> {
    let mut command = Command::new("/proc/self/exe");
    command.args(["agent", name]).env_clear().stdin(stdin).stdout(Stdio::null()).spawn()
}

/// `gputap agent spawner`: serves until its service is gone.
pub fn spawner() -> io::Result<()> {
    let channel = Channel::inherited()?;
    let mut helpers: Vec<Child> = Vec::new();
    while let Some((order, with)) = channel.receive::<Order>()? {
        helpers.retain_mut(|helper| matches!(helper.try_wait(), Ok(None)));
        let answer = match (order, with) {
            (Order::Start(_), _) if helpers.len() >= HELPERS_MAX => {
                Answer::Failed(format!("{HELPERS_MAX} helpers were killed and have not ended"))
            }
            (Order::Start(agent), Some(theirs)) => match this_program(agent.name(), theirs) {
                Ok(helper) => {
                    let pid = helper.id();
                    helpers.push(helper);
                    Answer::Started(pid)
                }
                Err(e) => Answer::Failed(e.to_string()),
            },
            (Order::Start(_), None) => Answer::Failed(String::from("no channel for the helper")),
            (Order::End(pid), _) => {
                helpers.iter_mut().filter(|helper| helper.id() == pid).for_each(|helper| drop(helper.kill()));
                Answer::Ended
            }
        };
        channel.send(&answer, None)?;
    }
    helpers.iter_mut().for_each(|helper| drop(helper.kill()));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_and_descriptors_arrive() {
        let (here, theirs) = Channel::pair().unwrap();
        let there = Channel(theirs);
        here.send(&Order::End(7), None).unwrap();
        assert!(matches!(there.receive::<Order>().unwrap(), Some((Order::End(7), None))));
        let (inner, passed) = Channel::pair().unwrap();
        here.send(&"take this", Some(passed.as_fd())).unwrap();
        drop(passed);
        let (text, got) = there.receive::<String>().unwrap().unwrap();
        assert_eq!(text, "take this");
        inner.send(&5, None).unwrap();
        assert_eq!(Channel(got.unwrap()).receive::<u32>().unwrap().unwrap().0, 5);
        drop(here);
        assert!(there.receive::<Order>().unwrap().is_none(), "nobody is there any more");
    }

    #[test]
    fn nobody_waits_for_ever_and_nothing_is_believed() {
        let (here, theirs) = Channel::pair().unwrap();
        here.limit(Duration::from_millis(20)).unwrap();
        let late = here.receive::<String>().unwrap_err();
        assert_eq!(late.kind(), io::ErrorKind::WouldBlock);
        let there = Channel(theirs);
        there.send(&"no order", None).unwrap();
        assert!(here.receive::<Order>().is_err());
        here.limit(Duration::from_secs(5)).unwrap();
        there.limit(Duration::from_millis(20)).unwrap();
        assert!(there.send(&"x".repeat(MESSAGE_MAX), None).is_err() || here.receive::<String>().is_err());
    }
}
