"""Its windows are tested as all others are."""

from tests.ui.conftest import _frozen_before, pytest_runtest_protocol

__all__ = ["_frozen_before", "pytest_runtest_protocol"]
