"""The titles of the family whose views come with the program. Nothing else names them."""

from ui.rail18.titles.t1824.views import VIEWS as VIEWS_1824
from ui.rail18.titles.t1844.views import VIEWS as VIEWS_1844
from ui.rail18.views.title_views import add_title_views

for _views in (VIEWS_1824, VIEWS_1844):
    add_title_views(_views)
