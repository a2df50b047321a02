"""A parent that uses CUDA, with four DataLoader workers by fork, which must not touch it, and four by spawn, of which the first
two do."""
import torch
from torch.utils.data import DataLoader, Dataset

from claim import claim


class Rows(Dataset):
    def __len__(self):
        return 64

    def __getitem__(self, index):
        return torch.full((10,), float(index))


def forked(_worker):
    claim(False)


def spawned(worker):
    if worker < 2:
        torch.ones(1000, device="cuda").sum().item()
    claim(worker < 2)


def total(method, start):
    loader = DataLoader(Rows(), batch_size=4, num_workers=4, multiprocessing_context=method, worker_init_fn=start,
                        pin_memory=True)
    sum_of = torch.zeros((), device="cuda")
    for batch in loader:
        sum_of += batch.cuda(non_blocking=True).sum()
    print(f"{method} {sum_of.item():.1f}")


if __name__ == "__main__":
    torch.zeros(1, device="cuda")
    claim(True)
    total("fork", forked)
    total("spawn", spawned)
    torch.cuda.synchronize()
