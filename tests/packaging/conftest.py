"""The modules in packaging/ are no package: that name belongs to somebody else."""

import importlib.util
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

Loaded = Callable[[str], ModuleType]


@pytest.fixture(scope="session")
def loaded(repository: Path) -> Loaded:
    def load(name: str) -> ModuleType:
        spec = importlib.util.spec_from_file_location(f"packaging_{name}", repository / "packaging" / f"{name}.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    return load


@pytest.fixture(scope="session")
def bundle(loaded: Loaded) -> ModuleType:
    return loaded("bundle")
