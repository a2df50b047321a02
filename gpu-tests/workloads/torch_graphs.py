"""torch.cuda.CUDAGraph: a whole training step captured once and replayed."""
import torch

from small_model import make, step

REPLAYS = 20

model, _, batch = make()
optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3, capturable=True)
side = torch.cuda.Stream()
side.wait_stream(torch.cuda.current_stream())
with torch.cuda.stream(side):
    for _ in range(3):
        step(model, optimizer, batch)
torch.cuda.current_stream().wait_stream(side)

graph = torch.cuda.CUDAGraph()
optimizer.zero_grad(set_to_none=True)
with torch.cuda.graph(graph):
    loss = step(model, optimizer, batch)
for i in range(REPLAYS):
    graph.replay()
    if i % 5 == 4:
        print(f"replay {i} loss {loss.item():.6f}")
torch.cuda.synchronize()
