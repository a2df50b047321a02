"""Checks the Kubernetes manifest on standard input as far as that goes without a cluster, and prints what its container runs."""

import json
import sys

import yaml


def main(path):
    with open(path) as file:
        pods = list(yaml.safe_load_all(file))
    assert len(pods) == 1
    pod = pods[0]
    assert (pod["apiVersion"], pod["kind"]) == ("v1", "Pod") and pod["metadata"]["name"]
    spec = pod["spec"]
    volumes = {v["name"]: v for v in spec["volumes"]}
    assert len(volumes) == len(spec["volumes"]), "a volume's name is there twice"
    for volume in volumes.values():
        assert set(volume) - {"name"} in ({"emptyDir"}, {"hostPath"}), volume
    used = set()
    for container in spec["containers"]:
        paths = [m["mountPath"] for m in container["volumeMounts"]]
        assert len(paths) == len(set(paths)) and all(p.startswith("/") for p in paths)
        used |= {m["name"] for m in container["volumeMounts"]}
        assert all(isinstance(e["value"], str) for e in container["env"]), "variables are texts"
    assert used == set(volumes), "every volume is mounted, and every mount has its volume"
    assert volumes["dshm"]["emptyDir"]["medium"] == "Memory", "rings are on tmpfs"
    (container,) = spec["containers"]
    print(json.dumps({
        "command": container["command"],
        "env": {e["name"]: e["value"] for e in container["env"]},
        "mounts": {m["name"]: m["mountPath"] for m in container["volumeMounts"]},
    }))


main(sys.argv[1])
