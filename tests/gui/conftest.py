import gc
from collections.abc import Generator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """As in the program (`ui/garbage.py`): what a test left behind goes when no event is under way."""
    gc.disable()
    try:
        return (yield)
    finally:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.unfreeze()
        gc.collect(1)
        gc.enable()
