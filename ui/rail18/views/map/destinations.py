"""Where the companies of a title go to."""

from core.rail18.title import Title
from ui.rail18.views.title_views import title_views


def destination_of(title: Title, company: str) -> str | None:
    """The hex that a company has as its destination: by its charter, or by a rule of the title."""
    return title.companies[company].destination or title_views(title.id).map.printed(title).destinations.get(company)
