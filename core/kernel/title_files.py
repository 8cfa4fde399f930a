"""Reading the files of a title: TOML turned into models. A fault is a TitleDataError with file, place and reason."""

import json
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from core.kernel.errors import TitleDataError

Model = TypeVar("Model", bound=BaseModel)
Raw = dict[str, Any]
Location = tuple[int | str, ...]


def read_toml(path: Path, name: str, optional: bool = False) -> Raw:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        if optional:
            return {}
        raise TitleDataError(name, "", "the file is missing") from None
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"^(.*) \(at (.*)\)$", str(error))
        place, reason = (found[2], found[1]) if found else ("", str(error))
        raise TitleDataError(name, place, f"not readable as TOML ({reason})") from None
    except UnicodeDecodeError as error:
        raise TitleDataError(name, f"byte {error.start}", "not readable as UTF-8 text") from None
    except OSError as error:
        raise TitleDataError(name, "", f"cannot be read ({error.strerror})") from None


def validated(model: type[Model], raw: Raw, file_of: Callable[[Location], str]) -> Model:
    """`raw` as a model; what is wrong becomes a TitleDataError. JSON on the way, so that lists may become tuples."""
    try:
        return model.model_validate_json(json.dumps(raw, default=lambda value: {"not allowed": str(value)}))
    except ValidationError as error:
        problems = error.errors(include_url=False, include_input=False, include_context=False)
    place = place_of(problems[0]["loc"], raw)
    reasons = [_reason(problem) for problem in problems if place_of(problem["loc"], raw) == place]
    raise TitleDataError(file_of(problems[0]["loc"]), place, " or ".join(dict.fromkeys(reasons)))


def place_of(loc: Location, raw: object) -> str:
    """The place as people write it: entries of a list count from 1, the tags of alternative types are left out."""
    parts: list[str] = []
    for number, step in enumerate(loc):
        if isinstance(raw, list) and isinstance(step, int) and step < len(raw):
            raw = raw[step]
            parts.append(f"{step + 1}{_name(raw)}")
        elif isinstance(raw, dict) and step in raw:
            raw = raw[step]
            parts.append(str(step))
        elif isinstance(raw, dict) and number == len(loc) - 1:
            parts.append(str(step))  # a field that is missing
    if parts and parts[0] in ("rulings", "market", "special", "places"):
        del parts[0]  # the file says it already
    return ".".join(parts)


def _name(entry: object) -> str:
    """What an entry of a list is called, so that nobody has to count."""
    keys = ("sym", "code", "id", "name", "type")
    found = next((entry[key] for key in keys if key in entry), None) if isinstance(entry, dict) else None
    return f" ({found})" if isinstance(found, str) else ""


def _reason(problem: ErrorDetails) -> str:
    known = {"missing": "is missing", "extra_forbidden": "is not a known field"}
    message = known.get(problem["type"], problem["msg"])
    return message[0].lower() + message[1:]
