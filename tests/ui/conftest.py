import gc
from collections.abc import Generator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from tests.campaigns.sample_moments import Moments


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """As in the program (`ui/app/garbage.py`): what a test left behind goes when no event is under way."""
    gc.disable()
    try:
        return (yield)
    finally:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.unfreeze()
        gc.collect(1)
        gc.enable()


@pytest.fixture(scope="module")
def moments(tmp_path_factory: pytest.TempPathFactory) -> Moments:
    """Of the sample game."""
    return Moments(tmp_path_factory.mktemp("moments"))
