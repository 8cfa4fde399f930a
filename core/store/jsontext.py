"""JSON as it lies in the game file: one canonical spelling when written, limits when read."""

import json
import math
from typing import Any, TypeAlias

JsonObject: TypeAlias = dict[str, Any]

MAX_DEPTH = 32

_NOT_A_BRACKET = bytes(byte for byte in range(256) if byte not in b"[]{}")
_ONE_KIND = bytes.maketrans(b"{}", b"[]")


def canonical(value: object) -> str:
    """ASCII only, keys sorted, no spaces. TypeError or ValueError for what is not JSON or would not be read again."""
    text = json.dumps(value, ensure_ascii=True, allow_nan=False, sort_keys=True, separators=(",", ":"))
    if _unusual(text):
        decode(text)
    else:
        _check_depth(text)
    return text


def decode(text: str) -> Any:
    """ValueError with a reason that completes "the entry's action ..."."""
    _check_depth(text)
    try:
        value = _decoder.decode(text)
    except RecursionError:
        raise ValueError("is nested too deeply") from None
    except ValueError:
        raise ValueError("is not valid JSON") from None
    if _unusual(text):
        try:
            json.dumps(value, ensure_ascii=False).encode()
        except UnicodeEncodeError:
            raise ValueError("holds half a character") from None
    return value


def _unusual(text: str) -> bool:
    """Half of a surrogate pair cannot be shown or written; only such escapes can hold one."""
    return "\\ud" in text or "\\uD" in text


def _check_depth(text: str) -> None:
    """Peel the brackets outside strings, one level of nesting a turn; much faster than walking the decoded value."""
    if "\\" in text:
        text = text.replace("\\\\", "").replace('\\"', "")
    rest = "".join(text.split('"')[::2]).encode().translate(_ONE_KIND, _NOT_A_BRACKET)
    for _ in range(MAX_DEPTH):
        if not rest:
            return
        rest = rest.replace(b"[]", b"")
    if rest:
        raise ValueError("is nested too deeply")


def _finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise ValueError(digits)
    return number


def _no_constant(name: str) -> float:
    raise ValueError(name)  # NaN and Infinity are not JSON


_decoder = json.JSONDecoder(parse_float=_finite, parse_constant=_no_constant)
