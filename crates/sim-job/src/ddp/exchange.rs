//! What ranks tell each other, and whether it arrives.

use std::collections::BTreeMap;
use std::io;

use super::account::Account;
use super::rank::{BUCKET_MOST, HALO, Rank, SHARD};
use crate::driver::Handle;
use crate::nccl::{FLOAT, SUM};
use crate::runtime::TO_DEVICE;
use crate::summary::Moved;

/// Elements of each bucket of gradients.
const BUCKETS: [usize; 3] = [BUCKET_MOST, 2048, 1000];

/// Which communicator an operation is counted for.
pub(super) type Of = fn(&mut Account) -> &mut BTreeMap<String, Moved>;
const GRADIENTS: Of = |account| &mut account.gradients;
pub(super) const METRICS: Of = |account| &mut account.metrics;

fn expect(condition: bool, what: &str) -> io::Result<()> {
    if condition { Ok(()) } else { Err(io::Error::other(what)) }
}

impl Rank<'_> {
    /// All ranks start with the parameters of the first.
    pub(super) fn share_parameters(&mut self) -> io::Result<()> {
        let mine = vec![self.options.rank as f32 + 3.0; BUCKET_MOST];
        self.runtime.memcpy(self.gradients, mine.as_ptr().expose_provenance(), 4 * BUCKET_MOST, TO_DEVICE)?;
        self.account.to_device.add(4 * BUCKET_MOST);
        let (data, comm, stream) = (self.gradients, self.gradients_comm, self.communication);
        self.nccl.broadcast(data, data, BUCKET_MOST, FLOAT, 0, comm, stream)?;
        self.account.collective("Broadcast", 4 * BUCKET_MOST, GRADIENTS);
        let got = self.get(self.gradients, BUCKET_MOST - 1)?;
        expect(got == 3.0, "the parameters are not those of rank 0")
    }

    pub(super) fn all_reduce(
        &mut self,
        data: usize,
        count: usize,
        comm: Handle,
        stream: Handle,
        of: Of,
    ) -> io::Result<()> {
        self.account.collective("AllReduce", 4 * count, of);
        self.nccl.all_reduce(data, data, count, FLOAT, SUM, comm, stream)
    }

    /// Every bucket becomes the sum over all ranks.
    pub(super) fn reduce_gradients(&mut self, step: u32) -> io::Result<()> {
        let size = self.size();
        for count in BUCKETS {
            let mine: Vec<f32> =
                (0..count).map(|i| (self.options.rank + step) as f32 + (i % 7) as f32).collect();
            self.put(self.gradients, &mine)?;
            self.all_reduce(self.gradients, count, self.gradients_comm, self.communication, GRADIENTS)?;
            let sum = (size * (size - 1) / 2 + size * step as usize + size * ((count - 1) % 7)) as f32;
            let got = self.get(self.gradients, count - 1)?;
            expect(got == sum, "the sum of the gradients is not right")?;
        }
        Ok(())
    }

    /// Numbers go to the next rank, in one group with those that come.
    pub(super) fn pass_halo(&mut self) -> io::Result<()> {
        let (rank, size) = (self.options.rank as usize, self.size());
        let (next, before) = ((rank + 1) % size, (rank + size - 1) % size);
        let (out, inbox) = (self.scratch, self.scratch + 4 * HALO);
        self.put(out, &[rank as f32; HALO])?;
        self.nccl.group_start()?;
        self.nccl.send(out, HALO, FLOAT, next as i32, self.gradients_comm, self.communication)?;
        self.nccl.recv(inbox, HALO, FLOAT, before as i32, self.gradients_comm, self.communication)?;
        self.nccl.group_end()?;
        self.account.collective("Send", 4 * HALO, GRADIENTS);
        self.account.collective("Recv", 4 * HALO, GRADIENTS);
        let got = self.get(inbox, HALO - 1)?;
        expect(got == before as f32, "what came around the ring is not the neighbour's")
    }

    /// In its half, every rank keeps a shard of a sum and then gets all shards.
    pub(super) fn shard(&mut self) -> io::Result<()> {
        let all = SHARD * self.half_size;
        let mine: Vec<f32> = (0..all).map(|i| (i / SHARD) as f32).collect();
        self.put(self.scratch, &mine)?;
        let shard = self.scratch + 4 * SHARD * self.half_rank;
        let (comm, stream) = (self.half, self.communication);
        self.nccl.reduce_scatter(self.scratch, shard, SHARD, FLOAT, SUM, comm, stream)?;
        self.nccl.all_gather(shard, self.scratch, SHARD, FLOAT, comm, stream)?;
        // The halves have no account of their own.
        for kind in ["ReduceScatter", "AllGather"] {
            self.account.collectives.entry(kind.to_owned()).or_default().add(4 * SHARD);
            self.account.nccl_kernels += 1;
        }
        let got = self.get(self.scratch, all - 1)?;
        expect(got == ((self.half_size - 1) * self.half_size) as f32, "the shards are not right")
    }

    /// The loss of all ranks, in the second communicator.
    pub(super) fn reduce_loss(&mut self, step: u32) -> io::Result<()> {
        self.put(self.loss, &[step as f32])?;
        self.all_reduce(self.loss, 1, self.metrics_comm, self.communication, METRICS)?;
        let got = self.get(self.loss, 0)?;
        expect(got == (step as usize * self.size()) as f32, "the sum of the losses is not right")?;
        let mut error = 0;
        self.nccl.async_error(self.gradients_comm, &raw mut error)?;
        expect(error == 0, "a communicator has an error")
    }
}
