"""A server of the kubelet's pod-resources interface, version 1: `kubelet.py SOCKET MODE`, where MODE says what is wrong with it.

good: two pods, one with GPUs. slow: answers after a minute. garbage: bytes that are no message. huge: an answer of 8 MiB.
refuse: an error of gRPC. The messages are made from a description of the interface, not from gputap's.
"""

import sys
import time
from concurrent import futures

import grpc
from google.protobuf import descriptor_pb2, descriptor_pool, message_factory

TYPES = {
    "ContainerDevices": [("resource_name", 1, "string", False), ("device_ids", 2, "string", True)],
    "ContainerResources": [("name", 1, "string", False), ("devices", 2, "ContainerDevices", True), ("cpu_ids", 3, "int64", True)],
    "PodResources": [("name", 1, "string", False), ("namespace", 2, "string", False), ("containers", 3, "ContainerResources", True)],
    "ListPodResourcesResponse": [("pod_resources", 1, "PodResources", True)],
}
SCALARS = {"string": descriptor_pb2.FieldDescriptorProto.TYPE_STRING, "int64": descriptor_pb2.FieldDescriptorProto.TYPE_INT64}


def response_type():
    file = descriptor_pb2.FileDescriptorProto(name="api.proto", package="v1", syntax="proto3")
    for name, fields in TYPES.items():
        message = file.message_type.add(name=name)
        for field, number, kind, repeated in fields:
            added = message.field.add(name=field, number=number, label=3 if repeated else 1)
            if kind in SCALARS:
                added.type = SCALARS[kind]
            else:
                added.type, added.type_name = descriptor_pb2.FieldDescriptorProto.TYPE_MESSAGE, f".v1.{kind}"
    pool = descriptor_pool.DescriptorPool()
    pool.Add(file)
    return message_factory.GetMessageClass(pool.FindMessageTypeByName("v1.ListPodResourcesResponse"))


def pods():
    response = response_type()()
    pod = response.pod_resources.add(name="train-0", namespace="ml")
    container = pod.containers.add(name="trainer", cpu_ids=[0, 1])
    container.devices.add(resource_name="nvidia.com/gpu", device_ids=["GPU-1111::0", "GPU-2222"])
    container.devices.add(resource_name="rdma/hca", device_ids=["mlx5_0"])
    response.pod_resources.add(name="web", namespace="default").containers.add(name="web")
    return response.SerializeToString()


def main(socket, mode):
    def answer(_request, context):
        if mode == "slow":
            time.sleep(60)
        if mode == "refuse":
            context.abort(grpc.StatusCode.RESOURCE_EXHAUSTED, "too many requests")
        return {"garbage": b"\x0a\xff\xff\xff\xff\x0f\x00", "huge": bytes(8 << 20)}.get(mode) or pods()

    server = grpc.server(futures.ThreadPoolExecutor(2))
    handler = grpc.unary_unary_rpc_method_handler(answer)
    server.add_generic_rpc_handlers([grpc.method_handlers_generic_handler("v1.PodResourcesLister", {"List": handler})])
    assert server.add_insecure_port(f"unix:{socket}")
    server.start()
    server.wait_for_termination()


main(*sys.argv[1:])
