"""Actions and events to JSON and back. Only listed types can be read, so a file cannot name anything else."""

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import TypeAdapter, ValidationError

from core.kernel.action import Action
from core.kernel.errors import ContentError

Json = dict[str, Any]


class Codec:
    def __init__(self, actions: Sequence[type[Action]], events: Sequence[type[Any]]) -> None:
        self._actions: Mapping[str, type[Action]] = {kind.__name__: kind for kind in actions}
        self._events: Mapping[str, TypeAdapter[Any]] = {kind.__name__: _adapter(kind) for kind in events}

    def action_to_json(self, action: Action) -> Json:
        return {"kind": action.kind, **action.model_dump(mode="json")}

    def action_from_json(self, data: Json) -> Action:
        """Raises ContentError for an unknown kind or wrong fields."""
        kind = self._actions.get(str(data.get("kind")))
        if kind is None:
            raise ContentError("unknown-action", kind=str(data.get("kind")))
        try:
            return kind.model_validate({key: value for key, value in data.items() if key != "kind"}, strict=False)
        except ValidationError as error:
            raise ContentError("wrong-action", place=_first_place(kind.__name__, error)) from None

    def event_to_json(self, event: Any) -> Json:
        name = type(event).__name__
        return {"kind": name, **self._events[name].dump_python(event, mode="json")}

    def event_from_json(self, data: Json) -> Any:
        """Raises ContentError for an unknown kind or wrong fields."""
        name = str(data.get("kind"))
        adapter = self._events.get(name)
        if adapter is None:
            raise ContentError("unknown-event", kind=name)
        try:
            return adapter.validate_python({k: v for k, v in data.items() if k != "kind"})
        except ValidationError as error:
            raise ContentError("wrong-event", place=_first_place(name, error)) from None


_adapters: dict[type[Any], TypeAdapter[Any]] = {}


def _adapter(kind: type[Any]) -> TypeAdapter[Any]:
    """Making one takes far longer than any use of it, so each is made once."""
    if kind not in _adapters:
        _adapters[kind] = TypeAdapter(kind)
    return _adapters[kind]


def _first_place(kind: str, error: ValidationError) -> str:
    """Where the first thing is wrong."""
    return ".".join(str(part) for part in (kind, *error.errors()[0]["loc"]))
