"""torch.distributed over NCCL with one rank: every collective, on the default group and on a second one."""
import torch
import torch.distributed as dist


def collectives(name, group, size):
    tensor = torch.arange(float(size), device="cuda")
    out = torch.empty_like(tensor)
    for _ in range(5):
        dist.all_reduce(tensor, group=group)
    dist.all_gather_into_tensor(out, tensor, group=group)
    dist.reduce_scatter_tensor(out, tensor, group=group)
    dist.broadcast(out, 0, group=group)
    half = tensor.to(torch.bfloat16)
    dist.all_reduce(half, op=dist.ReduceOp.MAX, group=group)
    dist.all_to_all_single(out, tensor, group=group)
    dist.barrier(group=group, device_ids=[0])
    torch.cuda.synchronize()
    print(f"{name} {out.sum().item():.1f} {half.float().max().item():.1f}")


def main():
    torch.cuda.set_device(0)
    # A store in this process: no port has to be free.
    dist.init_process_group("nccl", store=dist.HashStore(), rank=0, world_size=1)
    second = dist.new_group([0], backend="nccl")
    collectives("default", None, 1000)
    collectives("second", second, 3000)
    dist.destroy_process_group()
    torch.cuda.synchronize()


main()
