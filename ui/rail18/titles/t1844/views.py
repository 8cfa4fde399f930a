"""What only 1844 shows and asks."""

from ui.rail18.views.title_views import TitleViews

VIEWS = TitleViews("1844")
