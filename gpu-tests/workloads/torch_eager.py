"""Ten eager AdamW steps, with the copies a training script makes (pinned input, a checkpoint to the host)."""
import torch

from small_model import make, step

model, optimizer, batch = make()
staging = batch.cpu()
for i in range(10):
    batch.copy_(staging.roll(i, 0).pin_memory(), non_blocking=True)
    loss = step(model, optimizer, batch)
    print(f"step {i} loss {loss.item():.6f}")
checkpoint = {name: value.cpu() for name, value in model.state_dict().items()}
print(f"weights {sum(value.double().abs().sum().item() for value in checkpoint.values()):.6f}")
torch.cuda.synchronize()
