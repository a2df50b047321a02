//! One operation of one rank: what it contributes and what it gets.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use gputap_sim_base::meet::Mark;

use crate::abi::{Handle, Outcome, code};
use crate::comm::Comm;
use crate::element::Element;
use crate::reduce::{Reduction, combine, finish};
use crate::script::{self, Fault};

/// What is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    AllReduce,
    Broadcast,
    Reduce,
    AllGather,
    ReduceScatter,
    AllToAll,
    Gather,
    Scatter,
    Send,
    Recv,
}

/// How an operation takes part in a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// All ranks take part.
    All,
    /// A message goes out.
    Sends,
    /// A message comes in.
    Receives,
}

/// One operation of one rank.
#[derive(Clone)]
pub struct Op {
    /// The communicator that the operation is in.
    pub comm: Arc<Comm>,
    /// What the operation does.
    pub kind: Kind,
    /// The buffer that is read.
    pub send: usize,
    /// The buffer that is written.
    pub recv: usize,
    /// Elements, as the call counts them.
    pub count: usize,
    /// Type of the elements that are exchanged.
    pub element: Element,
    /// How values are combined.
    pub reduction: Reduction,
    /// The root, or the other end of a message.
    pub other: usize,
    /// The stream that the operation goes into.
    pub stream: Handle,
    /// It was captured: the graph does it.
    pub captured: bool,
    /// What the script makes of it.
    fault: Option<Fault>,
}

impl Op {
    /// An operation that reads and writes these buffers.
    pub fn new(
        comm: Arc<Comm>,
        kind: Kind,
        buffers: (usize, usize),
        count: usize,
        element: Element,
        stream: Handle,
    ) -> Op {
        let (send, recv) = buffers;
        let reduction = Reduction::Sum;
        Op {
            comm,
            kind,
            send,
            recv,
            count,
            element,
            reduction,
            other: 0,
            stream,
            captured: false,
            fault: None,
        }
    }

    /// Bytes, as the call counts them.
    pub fn bytes(&self) -> usize {
        self.count.saturating_mul(self.element.bytes())
    }

    /// How it takes part in a group.
    pub fn side(&self) -> Side {
        match self.kind {
            Kind::Send => Side::Sends,
            Kind::Recv => Side::Receives,
            _ => Side::All,
        }
    }

    /// Checks it and asks the script about it.
    pub fn begin(&mut self) -> Outcome {
        self.comm.meeting()?;
        if self.other >= self.comm.size {
            return Err(code::INVALID_ARGUMENT);
        }
        let number = self.comm.operations.fetch_add(1, Relaxed) + 1;
        self.fault = script::fault(self.comm.number, self.comm.rank, number);
        Ok(())
    }

    fn is_root(&self) -> bool {
        self.comm.rank == self.other
    }

    /// Bytes of the send buffer that the others may read.
    fn offered(&self) -> usize {
        let all = self.bytes().saturating_mul(self.comm.size);
        match self.kind {
            Kind::ReduceScatter | Kind::AllToAll => all,
            Kind::Scatter if self.is_root() => all,
            Kind::Broadcast if self.is_root() => self.bytes(),
            Kind::Scatter | Kind::Broadcast => 0,
            _ => self.bytes(),
        }
    }

    fn mark(&self) -> Mark {
        let combine = self.reduction.number();
        let mark =
            [self.kind as u64, self.count as u64, self.element as u64 | combine << 8, self.other as u64];
        self.fault.as_ref().map_or(mark, |fault| fault.change(mark))
    }

    /// Reads the send buffer, scaled where the reduction says so.
    fn contribution(&self, length: usize) -> Outcome<Vec<u8>> {
        if length == 0 {
            return Ok(Vec::new());
        }
        if self.send == 0 {
            return Err(code::INVALID_ARGUMENT);
        }
        let start: *const u8 = std::ptr::with_exposed_provenance(self.send);
        // SAFETY: the program vouches for a buffer of this size; simulated device memory is this process's own.
        let mut bytes = unsafe { std::slice::from_raw_parts(start, length) }.to_vec();
        self.reduction.prepare(self.element, &mut bytes);
        Ok(bytes)
    }

    /// The receive buffer.
    #[allow(clippy::mut_from_ref, reason = "the program's memory, not ours")]
    fn result(&self, length: usize) -> Outcome<&mut [u8]> {
        if length == 0 {
            return Ok(&mut []);
        }
        if self.recv == 0 {
            return Err(code::INVALID_ARGUMENT);
        }
        let start: *mut u8 = std::ptr::with_exposed_provenance_mut(self.recv);
        // SAFETY: the program vouches for a buffer of this size that nobody else uses until the operation is done.
        Ok(unsafe { std::slice::from_raw_parts_mut(start, length) })
    }

    /// Says what this rank contributes.
    pub fn post(&self) -> Outcome<u64> {
        if matches!(self.fault, Some(Fault::Hang)) {
            return Err(self.comm.hang());
        }
        let bytes = self.contribution(self.offered())?;
        self.comm.meeting()?.post(&bytes, self.mark()).map_err(|broken| self.comm.broken(broken))
    }

    /// Waits for what the others contribute and computes the result.
    pub fn complete(&self, round: u64) -> Outcome {
        let (comm, mine) = (&self.comm, self.mark());
        let marks = comm.meeting()?.await_all(round, &|| comm.stopped()).map_err(|b| comm.broken(b))?;
        if marks.iter().any(|mark| *mark != mine) {
            return Err(script::mismatch(comm));
        }
        let (bytes, me) = (self.bytes(), comm.rank);
        match self.kind {
            Kind::AllReduce => self.reduce(round, 0),
            Kind::Reduce if self.is_root() => self.reduce(round, 0),
            Kind::ReduceScatter => self.reduce(round, me * bytes),
            Kind::AllGather => self.gather(round, 0),
            Kind::Gather if self.is_root() => self.gather(round, 0),
            Kind::AllToAll => self.gather(round, me * bytes),
            Kind::Broadcast => self.copy(round, self.other, 0),
            Kind::Scatter => self.copy(round, self.other, me * bytes),
            Kind::Reduce | Kind::Gather | Kind::Send | Kind::Recv => Ok(()),
        }
    }

    /// Copies a part of what a rank posted.
    fn copy(&self, round: u64, rank: usize, from: usize) -> Outcome {
        let part = self.result(self.bytes())?;
        let meeting = self.comm.meeting()?;
        meeting.read(rank, round, from as u64, part).map_err(|broken| self.comm.broken(broken))
    }

    /// Every rank's part, one behind the other.
    fn gather(&self, round: u64, from: usize) -> Outcome {
        let all = self.result(self.bytes() * self.comm.size)?;
        let gathered = self.comm.meeting()?.gather(round, from as u64, all);
        gathered.map_err(|broken| self.comm.broken(broken))
    }

    /// Every rank's part, combined.
    fn reduce(&self, round: u64, from: usize) -> Outcome {
        let sum = self.result(self.bytes())?;
        let combine = |sum: &mut [u8], next: &[u8]| combine(self.element, self.reduction, sum, next);
        let folded = self.comm.meeting()?.fold(round, from as u64, sum, combine);
        folded.map_err(|broken| self.comm.broken(broken))?;
        finish(self.element, self.reduction, sum, self.comm.size);
        Ok(())
    }

    /// Sends a message.
    pub fn send(&self) -> Outcome {
        if matches!(self.fault, Some(Fault::Hang)) {
            return Err(self.comm.hang());
        }
        let (comm, bytes) = (&self.comm, self.contribution(self.bytes())?);
        let sent = comm.meeting()?.send(self.other, &bytes, self.message_mark(), &|| comm.stopped());
        sent.map_err(|broken| comm.broken(broken))
    }

    /// Waits for a message.
    pub fn receive(&self) -> Outcome {
        if matches!(self.fault, Some(Fault::Hang)) {
            return Err(self.comm.hang());
        }
        let (comm, meeting) = (&self.comm, self.comm.meeting()?);
        let (length, mark) = meeting.next(self.other, &|| comm.stopped()).map_err(|b| comm.broken(b))?;
        if mark != self.message_mark() {
            return Err(script::mismatch(comm));
        }
        let place = self.result(self.bytes())?;
        meeting.take(self.other, length, place).map_err(|broken| comm.broken(broken))
    }

    /// Both ends of a message must agree on its size.
    fn message_mark(&self) -> Mark {
        let mark = [Kind::Send as u64, self.count as u64, self.element as u64, 0];
        self.fault.as_ref().map_or(mark, |fault| fault.change(mark))
    }
}
