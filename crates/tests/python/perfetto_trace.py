"""Reads a Perfetto trace with Google's own message classes and prints what is in it as JSON.

Slices are put together the way the trace processor does it: events in the order of time, those of one moment in the order
of the file, a stack per track.
"""

import json
import sys
import zlib

from perfetto.protos.perfetto.trace import perfetto_trace_pb2 as proto


def packets(path):
    with open(path, "rb") as file:
        trace = proto.Trace.FromString(file.read())
    for packet in trace.packet:
        if packet.HasField("compressed_packets"):
            yield from proto.Trace.FromString(zlib.decompress(packet.compressed_packets)).packet
        else:
            yield packet


class Interned:
    def __init__(self):
        self.names, self.categories, self.keys, self.values = {}, {}, {}, {}

    def add(self, data):
        self.names.update((n.iid, n.name) for n in data.event_names)
        self.categories.update((n.iid, n.name) for n in data.event_categories)
        self.keys.update((n.iid, n.name) for n in data.debug_annotation_names)
        self.values.update((n.iid, n.str.decode()) for n in data.debug_annotation_string_values)

    def annotation(self, a):
        key = self.keys[a.name_iid] if a.name_iid else a.name
        which = a.WhichOneof("value")
        if which == "string_value_iid":
            return key, self.values[a.string_value_iid]
        if a.dict_entries:
            return key, dict(map(self.annotation, a.dict_entries))
        return key, getattr(a, which) if which else None


def main(path):
    tracks, events, interned = {}, [], Interned()
    clock = None
    for order, packet in enumerate(packets(path)):
        if packet.HasField("trace_packet_defaults"):
            clock = packet.trace_packet_defaults.timestamp_clock_id
        if packet.HasField("interned_data"):
            interned.add(packet.interned_data)
        if packet.HasField("track_descriptor"):
            tracks[packet.track_descriptor.uuid] = packet.track_descriptor
        if packet.HasField("track_event"):
            assert packet.sequence_flags & 2 and packet.trusted_packet_sequence_id
            event = packet.track_event
            assert event.track_uuid in tracks, "a track is described before it is used"
            name = interned.names[event.name_iid] if event.name_iid else event.name
            arguments = dict(map(interned.annotation, event.debug_annotations))
            category = [interned.categories[c] for c in event.category_iids]
            events.append((packet.timestamp, order, event, name, category, arguments))
    events.sort(key=lambda e: e[:2])

    slices, stacks, counters, instants = [], {}, {}, []
    begins, ends = {}, {}
    for ts, _, event, name, category, arguments in events:
        track = tracks[event.track_uuid]
        if event.type == event.TYPE_SLICE_BEGIN:
            stack = stacks.setdefault(event.track_uuid, [])
            slice = {
                "pid": track.thread.pid, "tid": track.thread.tid, "track": track.name,
                "name": name, "category": category, "start": ts,
                "end": None, "depth": len(stack), "parent": slices[stack[-1]]["name"] if stack else None,
                "arguments": {k: str(v) for k, v in arguments.items()},
            }
            for flow in event.flow_ids:
                begins[flow] = len(slices)
            for flow in event.terminating_flow_ids:
                ends[flow] = len(slices)
            stack.append(len(slices))
            slices.append(slice)
        elif event.type == event.TYPE_SLICE_END:
            slices[stacks[event.track_uuid].pop()]["end"] = ts
        elif event.type == event.TYPE_COUNTER:
            process = tracks[track.parent_uuid].process.pid if track.parent_uuid else 0
            unit = track.counter.unit_name or track.counter.unit
            counter = counters.setdefault(f"{process} {track.name}", {"last": 0, "most": 0, "unit": unit, "points": 0})
            whole = event.HasField("counter_value")
            counter["last"] = event.counter_value if whole else event.double_counter_value
            counter["most"] = max(counter["most"], counter["last"])
            counter["points"] += 1
        else:
            instants.append(name)
    assert set(begins) == set(ends), "every flow has two ends"
    flows = [[slices[begins[f]]["name"], slices[ends[f]]["name"], slices[begins[f]]["start"], slices[ends[f]]["start"]]
             for f in begins]
    print(json.dumps({
        "clock": clock,
        "processes": {str(t.process.pid): t.process.process_name for t in tracks.values() if t.HasField("process")},
        "threads": [[t.thread.pid, t.thread.tid, t.thread.thread_name] for t in tracks.values() if t.HasField("thread")],
        "slices": slices, "counters": counters, "flows": flows, "instants": instants,
    }))


main(sys.argv[1])
