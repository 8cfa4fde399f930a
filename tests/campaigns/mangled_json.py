"""JSON, mangled: values lost, doubled, exchanged, of other types, huge, or deeply nested."""

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

JUNK: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 7, 10**6, 10**12, 2**63, 10**40, -(10**40), 10**4000, 1.5, 1e308,
    float("nan"), float("inf"), "", "x", "\n", "\0", "\ud800", "\u202e", "x" * 99_999, "P1", "VSB", "SBB", "C24", "2-0",
    "57-0", "bank", "pool", "T1", "B1", "EVA", "KK_1", "1g-0", "player", "p1", "p9", "../../x",
    "__import__('os')", "{0.__class__}", [], {}, [None], [[]], {"id": 1}, ["DB_0"], {"type": "pass"}, {"kind": "Pass"},
    [0] * 20_000, [{}] * 2000,
)  # fmt: skip


def places(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value within."""
    if at:
        yield at
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in inside:
        yield from places(child, (*at, key))


def at_place(value: Any, place: tuple[Any, ...]) -> Any:
    for key in place:
        value = value[key]
    return value


def nested(depth: int, chance: random.Random) -> Any:
    value: Any = chance.choice(JUNK[:20])
    for _ in range(depth):
        value = [value] if chance.random() < 0.5 else {"x": value}
    return value


def mangle_json(data: Any, chance: random.Random) -> Any:
    data = copy.deepcopy(data)
    for _ in range(chance.choice((1, 1, 1, 3, 20))):
        everywhere = list(places(data))
        if not everywhere:
            break
        *way, key = chance.choice(everywhere)
        parent = at_place(data, tuple(way))
        match chance.randrange(8):
            case 0:
                del parent[key]
            case 1 | 2 | 3:
                parent[key] = copy.deepcopy(chance.choice(JUNK))
            case 4:
                parent[key] = copy.deepcopy(at_place(data, chance.choice(everywhere)))
            case 5:
                parent[key] = nested(chance.choice((2, 20, 40, 150)), chance)
            case _ if isinstance(parent, list):
                other = chance.randrange(len(parent))
                parent[key], parent[other] = parent[other], copy.deepcopy(parent[key])
            case _ if isinstance(parent[key], int):
                parent[key] += chance.choice((-100, -5, -1, 1, 5, 100, 10**9))
            case _:
                parent[key] = [parent[key]]
    return data


def mangle_text(text: str, chance: random.Random, title: str) -> bytes:
    """The text of a file, mangled before it is read as JSON."""
    place = chance.randrange(len(text))
    match chance.randrange(9):
        case 0:
            text = text[:place]
        case 1:
            depth = chance.choice((100, 1000, 100_000))
            text = text[:place] + chance.choice("[{") * depth + text[place:]
        case 2:
            text = f'{{"title": "{title}", "players": ' + "[" * 50_000 + "]" * 50_000 + "}"
        case 3:
            text = text.replace(chance.choice("0123456789"), chance.choice(("9" * 5000, "1e999", "-", "NaN", "00")))
        case 4:
            text = text.replace('"', chance.choice(("'", "", '""', "\\")))
        case 5:
            many = ",".join(['{"type":"pass","entity":1,"entity_type":"player","id":1}'] * chance.choice((10, 30_000)))
            players = json.dumps([{"id": number, "name": str(number)} for number in range(4)])
            text = f'{{"title":"{title}","players":{players},"actions":[{many}]}}'
        case 6:
            return text.encode(chance.choice(("utf-16", "utf-32", "utf-8-sig", "cp037")))
        case 7:
            data = bytearray(text.encode())
            for _ in range(chance.choice((1, 1, 10, 1000))):
                data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
            return bytes(data)
        case _:
            text = (
                f'{{"title":"{title}","players":[],"actions":['
                + ",".join(["[]"] * chance.choice((1000, 3_000_000)))
                + "]}"
            )
    return text.encode(errors="surrogatepass")
