"""Sizes of paper. Everything on a page is measured in tenths of a millimetre, whatever the printer's dots."""

from dataclasses import dataclass

from PySide6.QtCore import QLocale, QMarginsF, QRectF
from PySide6.QtGui import QPageLayout, QPageSize

UNITS_PER_INCH = 254
MARGIN = 120.0
FOOT = 60.0  # below what stands on a page, for its number


@dataclass(frozen=True, slots=True)
class Paper:
    name: str
    width: float
    height: float
    size: QPageSize.PageSizeId

    def page(self, *, landscape: bool) -> QRectF:
        return QRectF(0, 0, self.height, self.width) if landscape else QRectF(0, 0, self.width, self.height)

    def room(self, *, landscape: bool) -> QRectF:
        """What the contents of a page may fill."""
        return self.page(landscape=landscape).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN - FOOT)

    def layout(self, *, landscape: bool) -> QPageLayout:
        """The whole page, since the margins are ours."""
        way = QPageLayout.Orientation.Landscape if landscape else QPageLayout.Orientation.Portrait
        found = QPageLayout(QPageSize(self.size), way, QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Millimeter)
        found.setMode(QPageLayout.Mode.FullPageMode)
        return found


A4 = Paper("A4", 2100.0, 2970.0, QPageSize.PageSizeId.A4)
LETTER = Paper("Letter", 2159.0, 2794.0, QPageSize.PageSizeId.Letter)
LETTER_COUNTRIES = ("BZ", "CA", "CL", "CO", "CR", "DO", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE")
PAPERS = {paper.name: paper for paper in (A4, LETTER)}


def usual_paper(locale: QLocale | None = None) -> Paper:
    """Letter in the countries that use it, A4 elsewhere."""
    return LETTER if QLocale.territoryToCode((locale or QLocale()).territory()) in LETTER_COUNTRIES else A4


def paper_called(name: str) -> Paper:
    return PAPERS.get(name) or usual_paper()
