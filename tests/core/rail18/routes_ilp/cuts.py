"""The smallest cut between a node and a sink of a small undirected network, by augmenting paths."""

from collections import deque
from collections.abc import Iterable
from itertools import pairwise

TINY = 1e-9
Pipes = Iterable[tuple[int, int, float]]


def smallest_cut(nodes: int, pipes: Pipes, source: int, sink: int, enough: float) -> tuple[float, set[int]]:
    """The flow from source to sink, and the nodes on the source's side; it stops once the flow is `enough`."""
    room: list[dict[int, float]] = [{} for _ in range(nodes)]
    for a, b, width in pipes:
        room[a][b] = room[a].get(b, 0.0) + width
        room[b][a] = room[b].get(a, 0.0) + width
    flow = 0.0
    while True:
        came_from = {source: source}
        queue = deque([source])
        while queue and sink not in came_from:
            node = queue.popleft()
            for other, width in room[node].items():
                if width > TINY and other not in came_from:
                    came_from[other] = node
                    queue.append(other)
        if sink not in came_from or flow >= enough:
            return flow, set(came_from)
        way = [sink]
        while way[-1] != source:
            way.append(came_from[way[-1]])
        way.reverse()
        steps = list(pairwise(way))
        push = min(room[a][b] for a, b in steps)
        for a, b in steps:
            room[a][b] -= push
            room[b][a] += push
        flow += push
