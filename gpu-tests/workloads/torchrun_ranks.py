"""Two ranks on one GPU, started by torchrun: each trains on its own data, averages gradients over gloo, and has a
communicator of its own over NCCL (which refuses two ranks on one GPU)."""
import os

import torch
import torch.distributed as dist
from torch import nn

from claim import claim
from small_model import make


def step(model, optimizer, batch):
    """A step with gradients averaged over all ranks, through the host as gloo needs it."""
    loss = nn.functional.mse_loss(model(batch), batch.roll(1, 1))
    optimizer.zero_grad(set_to_none=True)
    loss.backward()
    for parameter in model.parameters():
        shared = parameter.grad.cpu()
        dist.all_reduce(shared)
        parameter.grad.copy_(shared / dist.get_world_size())
    optimizer.step()
    return loss.detach()


def main():
    rank, world = int(os.environ["RANK"]), int(os.environ["WORLD_SIZE"])
    torch.cuda.set_device(0)
    dist.init_process_group("gloo")
    alone = [dist.new_group([other], backend="nccl") for other in range(world)][rank]
    model, optimizer, batch = make(seed=1)
    batch = batch.roll(rank, 0) * (rank + 1)
    for _ in range(3):
        loss = step(model, optimizer, batch)
        dist.all_reduce(loss, group=alone)
    torch.cuda.synchronize()
    losses = [None] * world
    dist.all_gather_object(losses, f"{loss.item():.6f}")
    if rank == 0:
        print("\n".join(f"rank {other} loss {value}" for other, value in enumerate(losses)))
    claim(True, rank=rank, world=world)
    dist.barrier()
    dist.destroy_process_group()
    torch.cuda.synchronize()


main()
