"""A parent that uses CUDA, forks DataLoader workers, and spawns two training processes on the same GPU."""
import torch
import torch.multiprocessing as mp
from torch.utils.data import DataLoader, TensorDataset

from small_model import make, step


def train(rank, results):
    model, optimizer, batch = make(seed=rank)
    for _ in range(5):
        loss = step(model, optimizer, batch)
    results.put((rank, f"{loss.item():.6f}"))
    torch.cuda.synchronize()


def load():
    """Batches from forked workers, which inherit the parent's CUDA state and must not touch it."""
    data = TensorDataset(torch.arange(640.0).reshape(64, 10))
    loader = DataLoader(data, batch_size=8, num_workers=2, multiprocessing_context="fork", pin_memory=True)
    total = torch.zeros((), device="cuda")
    for (batch,) in loader:
        total += batch.cuda(non_blocking=True).sum()
    print(f"loaded {total.item():.1f}")


def main():
    torch.zeros(1, device="cuda")
    load()
    context = mp.get_context("spawn")
    results = context.Queue()
    processes = [context.Process(target=train, args=(rank, results)) for rank in range(2)]
    for process in processes:
        process.start()
    for rank, loss in sorted(results.get() for _ in processes):
        print(f"rank {rank} loss {loss}")
    for process in processes:
        process.join()
        print(f"exit {process.exitcode}")
    torch.cuda.synchronize()


if __name__ == "__main__":
    main()
