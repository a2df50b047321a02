"""The probe's subject in Python: import torch, 1,000 additions on the GPU, then SIGUSR2 for the probe."""
import os
import signal

import torch

x = torch.ones(64, device="cuda")
for _ in range(1000):
    x = x + 1
total = x.sum().item()
if "PROBE_OUT" in os.environ:
    os.kill(os.getpid(), signal.SIGUSR2)
print("sum", total)
