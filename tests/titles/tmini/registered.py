"""Mini made known to the whole program, as long as a test needs it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from core import registry
from core.kernel.family import KnownTitle
from core.rail18.family import RAIL18, Brings
from tests.titles.tmini.compose import compose
from tests.titles.tmini.data import load_special
from tests.titles.tmini.views import VIEWS
from ui.rail18.views.title_views import add_title_views, forget_title_views

MINI = KnownTitle("mini", Path(__file__).with_name("assets"), RAIL18, Brings(compose, load_special))


@contextmanager
def mini_known() -> Iterator[KnownTitle]:
    registry.add_title(MINI)
    add_title_views(VIEWS)
    try:
        yield MINI
    finally:
        forget_title_views(MINI.id)
        registry.forget_title(MINI.id)
