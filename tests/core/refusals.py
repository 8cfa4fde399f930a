"""The refusals that the code can make, read from its source: with which code, at which spot of the rules, by whom."""

import ast
import inspect
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

# where the code stands among what a call is given; `Rejection` itself is for what is no matter of the rules
CODE_AT = {"refuse": 0, "demand": 1, "rejection": 0, "Rejection": 0, "open_question": 3, "of": 0, "place": 1}
BY_PLACES = CODE_AT.keys() - {"Rejection"}


class Refusal(NamedTuple):
    code: str
    at: str  # the spot, empty where the kind of action is enough
    file: str
    line: int


def name_of(call: ast.Call) -> str:
    """What is called; of methods named `of` only that of the places."""
    if not isinstance(call.func, ast.Attribute):
        return getattr(call.func, "id", "")
    asked = call.func.value
    return "" if call.func.attr == "of" and getattr(asked, "attr", "") != "places" else call.func.attr


def codes(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):  # f"one-{kind}-per-round"
        yield from ("one-mountain-per-round", "one-tunnel-per-round")


def calls(tree: ast.AST) -> Iterator[tuple[ast.Call, str]]:
    """Every call that refuses something, with the code it gives."""
    for call in ast.walk(tree):
        place = CODE_AT.get(name_of(call)) if isinstance(call, ast.Call) else None
        if isinstance(call, ast.Call) and place is not None and len(call.args) > place:
            yield from ((call, code) for code in codes(call.args[place]))


def refusals(tree: ast.AST, file: str) -> Iterator[Refusal]:
    """Those whose place is asked for."""
    for call, code in calls(tree):
        if name_of(call) in BY_PLACES:
            spots = [word.value for word in call.keywords if word.arg == "at"]
            spots += call.args[1:] if name_of(call) == "of" else []
            yield Refusal(code, next(iter(map(ast.literal_eval, spots)), ""), file, call.lineno)


def refusals_under(folders: Iterable[Path]) -> set[Refusal]:
    files = [path for folder in folders for path in folder.rglob("*.py")]
    return {found for path in files for found in refusals(_tree(str(path)), str(path))}


def refusals_by(check: FunctionType, slots: Any) -> set[Refusal]:
    """Those of a check, and of all that it calls."""
    functions = reached(check, slots)
    return {found for one in functions for found in refusals(_source(one), one.__code__.co_filename)}


def reached(check: FunctionType, slots: Any) -> set[FunctionType]:
    """The function and those it calls, of the project; where titles differ, what the title has put there."""
    found: set[FunctionType] = set()
    waiting: list[Any] = [check]
    while waiting:
        one = waiting.pop()
        if isinstance(one, FunctionType) and one not in found and one.__module__.startswith(("core.", "tests.")):
            found.add(one)
            waiting += _named(one, slots)
    return found


@cache
def _tree(file: str) -> ast.Module:
    return ast.parse(Path(file).read_text("utf-8"))


@cache
def _definitions(file: str) -> dict[tuple[str, int], ast.AST]:
    defined = (node for node in ast.walk(_tree(file)) if isinstance(node, ast.FunctionDef))
    return {(node.name, min([node.lineno, *(deco.lineno for deco in node.decorator_list)])): node for node in defined}


def _source(function: FunctionType) -> ast.AST:
    """Empty for a lambda, which refuses nothing."""
    code = function.__code__
    return _definitions(code.co_filename).get((code.co_name, code.co_firstlineno), ast.Module([], []))


def _named(function: FunctionType, slots: Any) -> Iterator[Any]:
    """What the names in a function stand for."""
    tree = _source(function)
    known = {**function.__globals__, **inspect.getclosurevars(function).nonlocals}
    # what is only asked whether it would refuse does not refuse
    asked = {id(call.args[0]) for call in ast.walk(tree) if isinstance(call, ast.Call) and name_of(call) == "allows"}
    for node in ast.walk(tree):
        if id(node) in asked:
            continue
        if isinstance(node, ast.Name):
            yield known.get(node.id)
        elif isinstance(node, ast.Attribute):
            first, *path = ast.unparse(node).split(".")
            if "slots" in path:
                yield _at(slots, path[path.index("slots") + 1 :])
            elif isinstance(known.get(first), ModuleType):
                yield _at(known[first], path)


def _at(found: Any, path: list[str]) -> Any:
    for name in path:
        found = getattr(found, name, None)
    return found
