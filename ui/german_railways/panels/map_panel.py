"""The map of a game of German Railways: terrain, cities, locomotives, and the build that is being chosen."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout

from core.hexmap.geometry import Hit
from core.text.catalogue import text
from ui.board.canvas import ENTER, Place
from ui.board.status_line import StatusLine, status_bar
from ui.board.tool_row import LEGEND, ToolRow
from ui.german_railways.board.place_legend import place_legend
from ui.german_railways.board.place_scene import PlaceCanvas, PlaceScene, PlaceTool
from ui.german_railways.views.corrections.targets import of_hex
from ui.german_railways.views.map.hover import hover_text
from ui.german_railways.views.map.places import Lit, PlaceView, hexes_of, map_view
from ui.german_railways.views.moment import Moment
from ui.german_railways.views.turn.build import BuildDraft
from ui.paint.plain import set_tip
from ui.paint.theme import Theme
from ui.shell.lazy import LazyPanel
from ui.values.hexes import MapView
from ui.values.keys import key_of, key_words

Kept = tuple[Place | None, dict[str, bool]]  # what is in sight, and which buttons are down


class MapPanel(LazyPanel):
    chosen = Signal(str)  # the label of a hex that was clicked, or gone to and taken by keys
    came = Signal()  # it can be seen again: what others want to be lit up has to be said once more

    moment: Moment | None

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("map-panel")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.canvas: PlaceCanvas | None = None
        self.tools: ToolRow | None = None
        self.status = StatusLine()
        self.draft: BuildDraft | None = None
        self.lit = Lit()
        self._tool = PlaceTool(self)
        self._tool.chosen.connect(self.chosen)
        self._hit: Hit | None = None
        self._kept: Kept | None = None  # until the board can be seen

    # --- what is shown

    def refresh(self, moment: Moment) -> None:
        self.draft = None
        self._show(moment)
        self.came.emit()

    def show_draft(self, draft: BuildDraft | None) -> None:
        """The build that is being chosen."""
        if draft != self.draft and self.moment is not None and self.canvas is not None and not self._stale:
            self.draft = draft
            self._show(self.moment)

    def _show(self, moment: Moment) -> None:
        view, self.lit = map_view(moment.rules, moment.state, self.draft)
        if self.canvas is None:
            self._build(view)
        assert self.canvas is not None
        scene = self.canvas.board
        if scene.view is not view:
            scene.set_view(view)
        scene.marks.legal(self.lit.following)
        scene.marks.opened(label for place in self.lit.placed for label in hexes_of(moment.rules.title, place))
        scene.hover(self.lit.pointed or (None if self._hit is None else self._hit.hex))
        self._tell()
        self.canvas.refresh()

    def _build(self, view: MapView) -> None:
        assert self.moment is not None
        scene = PlaceScene(view, self.theme)
        self.canvas = canvas = PlaceCanvas(scene)
        scene.setParent(canvas)
        canvas.setObjectName("map-canvas")
        canvas.setAccessibleName(text("map-name", title=view.name))
        canvas.tools = [self._tool]
        canvas.pointed.connect(self._point)
        canvas.menu_wanted.connect(self._open_menu)
        self.tools = tools = ToolRow(self, canvas)
        legend = place_legend(canvas.viewport(), self.moment.rules.title, view.chips)
        tools.add("legend", text("map-legend"), "map-legend-tip", [LEGEND], legend.open, stays=True)
        self._column.addWidget(canvas, 1)
        self._column.addWidget(status_bar(self.status, tools))
        self.setFocusProxy(canvas)
        if self._kept is not None:
            self._go_to(*self._kept)

    def _open_menu(self, label: str, place: QPoint) -> None:
        if self.moment is not None and self.moment.live:
            self.open_menu(place, of_hex(self.moment, label))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.came.emit()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        if self.canvas is not None:
            self.canvas.board.set_theme(theme)
            self.canvas.refresh()

    def standing(self) -> "Kept | None":
        if self.canvas is None or self.tools is None:
            return self._kept
        return self.canvas.place, {name: action.isChecked() for name, action in self.tools.actions_by_name.items()}

    def stand(self, kept: "Kept") -> None:
        self._kept = kept
        if self.canvas is not None:
            self._go_to(*kept)

    def _go_to(self, place: Place | None, down: dict[str, bool]) -> None:
        assert self.canvas is not None
        assert self.tools is not None
        self._kept = None
        for name, action in self.tools.actions_by_name.items():
            action.setChecked(action.isCheckable() and down.get(name, False))
        if place is not None:
            self.canvas.go_to(place)

    # --- pointing

    def _point(self, hit: Hit | None) -> None:
        self._hit = hit
        self._tell()
        self.point.emit(None if hit is None else hit.hex)

    def _tell(self) -> None:
        line = self._line()
        self.status.show_line(line or text("gr-map-hint"), quiet=not line)
        if self.canvas is not None:
            set_tip(self.canvas.viewport(), self.status.toolTip() if line else "")

    def _line(self) -> str:
        if self._hit is None or self.canvas is None or self.moment is None:
            return ""
        view = self.canvas.board.view.hexes[self._hit.hex]
        assert isinstance(view, PlaceView)
        anchor = self.canvas.board.view.hexes[self.moment.rules.title.place(view.label)]
        assert isinstance(anchor, PlaceView)
        return hover_text(self.moment, view, self.draft, anchor.price, self.lit.ways.get(anchor.label))

    def show_pointed(self, what: str | None) -> None:
        """What another panel points at: a railroad with all its locomotives, a hex, or nothing."""
        if self.canvas is None or self.moment is None or self.draft is not None:
            return
        title = self.moment.rules.title
        scene = self.canvas.board
        track = self.moment.state.track.get(what or "", ())
        scene.marks.opened(label for place in track for label in hexes_of(title, place))
        scene.hover(what if what in scene.view.hexes else None)
        self.canvas.forget_stills()

    # --- keys

    def tool_takes(self, event: QKeyEvent, focused: bool) -> bool:
        """Enter is for a hex only where arrows have led to one that may come next; else it is for the question."""
        canvas = self.canvas
        if canvas is None or not focused or not canvas.hasFocus() or event.key() not in ENTER:
            return False
        here = canvas.board.hovered
        space = event.key() == Qt.Key.Key_Space
        return canvas.by_keys and here is not None and (space or here in self.lit.following)

    def press_tool(self, event: QKeyEvent) -> None:
        if self.canvas is not None:
            self.canvas.keyPressEvent(event)

    def say_unused(self, event: QKeyEvent) -> None:
        """The map is alone."""
        name = key_words("Enter") if event.key() in ENTER else event.text().upper()
        self.status.show_line(text("turn-unused-key", key=name, keys=key_of("keys")), quiet=True)
