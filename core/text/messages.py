"""The messages of one language as Fluent puts them together. Takes long to load: `catalogue` waits until it must."""

from collections.abc import Mapping

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import MessageReference, TextElement
from fluent.syntax.visitor import Visitor

from core.text.functions import FUNCTIONS

_LENGTHENED = str.maketrans(
    {plain: 2 * accented for plain, accented in zip("aeiounsAEIOU", "áéíöüñśÁÉÍÖÜ", strict=True)}
)


class BadText(ValueError):
    """A message could not be put together, usually because a parameter is missing."""


class Messages:
    def __init__(self, spoken: str, sources: Mapping[str, str], *, lengthened: bool) -> None:
        self._sources = sources
        self._lengthened = lengthened
        self._bundle = FluentBundle([spoken], FUNCTIONS, use_isolating=False)

    def format(self, code: str, params: Mapping[str, object]) -> str | None:
        """A message in words; None where what stands in the file is no message."""
        self.read(code)
        pattern = self._bundle.get_message(code).value if self._bundle.has_message(code) else None
        if pattern is None:
            return None
        value, errors = self._bundle.format_pattern(pattern, dict(params))
        if errors:
            raise BadText(f"{code}: {errors[0]}")
        return str(value)

    def read(self, code: str) -> None:
        """Parse the message, and before it those that it quotes."""
        if code not in self._sources or self._bundle.has_message(code):
            return
        resource = FluentResource(self._sources[code])
        quoted = _Quoted()
        quoted.visit(resource)
        for other in quoted.codes:
            self.read(other)
        if self._lengthened:
            _Lengthen().visit(resource)
        self._bundle.add_resource(resource)


class _Quoted(Visitor):
    """Which messages a message has inside."""

    def __init__(self) -> None:
        self.codes: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.codes.add(node.id.name)


class _Lengthen(Visitor):
    def visit_TextElement(self, node: TextElement) -> None:
        node.value = node.value.translate(_LENGTHENED)
