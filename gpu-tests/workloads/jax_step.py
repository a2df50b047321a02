"""Training steps of a small JAX model."""
import os

os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")

import jax
import jax.numpy as jnp

keys = jax.random.split(jax.random.PRNGKey(0), 4)
weights = [jax.random.normal(keys[0], (64, 256)) * 0.1, jax.random.normal(keys[1], (256, 16)) * 0.1]
x = jax.random.normal(keys[2], (128, 64))
y = jax.random.normal(keys[3], (128, 16))


def loss_of(weights, x, y):
    hidden = jax.nn.gelu(x @ weights[0])
    return jnp.mean((hidden @ weights[1] - y) ** 2)


@jax.jit
def step(weights, x, y):
    loss, gradient = jax.value_and_grad(loss_of)(weights, x, y)
    return [w - 0.05 * g for w, g in zip(weights, gradient)], loss


for i in range(20):
    weights, loss = step(weights, x, y)
    if i % 5 == 0:
        print(f"step {i} loss {float(loss):.4f}")
jax.block_until_ready(weights)
