"""What belongs to one game is in no cache of a module: it would stay after the game was left, and the game with it."""

import ast
from pathlib import Path

OF_A_GAME = {
    "Bridge", "Draft", "Engine", "Engine18", "Game", "GameBridge", "Journal", "Log", "Market", "Moment", "Rules",
    "State",
}  # fmt: skip
CACHES = {"cache", "lru_cache"}


def cached_by_a_game(source: str) -> list[str]:
    """Functions with a cache of their module, one of whose keys is a thing of a game."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and any(CACHES & _names(mark) for mark in node.decorator_list):
            keys = [argument.annotation for argument in (*node.args.posonlyargs, *node.args.args)]
            if any(OF_A_GAME & _names(key) for key in keys if key is not None):
                found.append(node.name)
    return found


def _names(node: ast.AST) -> set[str]:
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def test_what_is_found() -> None:
    assert cached_by_a_game("@lru_cache(maxsize=8)\ndef f(rules: Rules, n: int) -> int: ...") == ["f"]
    assert cached_by_a_game("@cache\ndef f(n: int, market: Market | None) -> int: ...") == ["f"]
    assert cached_by_a_game("@cache\ndef f(title: Title) -> State: ...") == []
    assert cached_by_a_game("@kept_with\ndef f(rules: Rules) -> int: ...") == []


def test_no_cache_of_a_module_holds_a_game(repository: Path) -> None:
    found = {
        str(path.relative_to(repository)): names
        for top in ("core", "ui")
        for path in sorted((repository / top).rglob("*.py"))
        if (names := cached_by_a_game(path.read_text("utf-8")))
    }
    assert found == {}
