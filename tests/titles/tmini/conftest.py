"""Its windows are tested as all others are."""

from tests.ui.conftest import pytest_runtest_protocol

__all__ = ["pytest_runtest_protocol"]
