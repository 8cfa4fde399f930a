"""The map of a game: what lies there, what may be laid, where trains run."""

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout

from core.hexmap.geometry import Hit
from core.kernel.action import Action
from core.rail18.actions import Route, RunTrains
from core.rail18.state import CompanyTurn, State
from core.text.catalogue import text
from ui.board.canvas import ENTER, MapCanvas, Place
from ui.board.draw_tool import DrawTool
from ui.board.lay_tool import LayTool
from ui.board.legend import Legend
from ui.board.route_card import RouteCard
from ui.board.scene import MapScene
from ui.board.status_line import StatusLine, status_bar
from ui.board.tool_row import LEGEND, ToolRow
from ui.companion.views.links import section_of_refusal
from ui.game.bridge import GameBridge
from ui.paint.plain import set_tip
from ui.paint.theme import LIGHT, Theme
from ui.rail18.views.corrections.targets import of_hex
from ui.rail18.views.map.asked import Asked, asked_about, hexes_asked_about
from ui.rail18.views.map.drawing import Drawing
from ui.rail18.views.map.hover import hex_title, hover_text
from ui.rail18.views.map.judging import PieceJudge
from ui.rail18.views.map.legend import legend_signs
from ui.rail18.views.map.offers import map_offers, may_change_run
from ui.rail18.views.map.past import hexes_at
from ui.rail18.views.map.position import map_state
from ui.rail18.views.map.reasons import reasons, why_not_here
from ui.rail18.views.map.routes import network_view, route_views, run_views
from ui.rail18.views.map.view import map_view
from ui.rail18.views.moment import Moment
from ui.shell.lazy import LazyPanel
from ui.values.hexes import MapView
from ui.values.keys import key_of, key_words
from ui.values.pieces import Offers
from ui.values.routes import NetworkView, RouteView

Kept = tuple[Place | None, dict[str, bool]]  # what is in sight, and which buttons are down


class MapPanel(LazyPanel):
    what_if_wanted = Signal(object)  # what is being considered and may change a run, or None: nothing any more
    overruled = Signal(object, str)  # an action that a rule forbids, and the table's reason to take it all the same
    considered = Signal(object)  # the action that Enter would take on the map, or None
    barred = Signal(str, str, str)  # a hex was chosen where nothing can be laid: its name, why, and what explains it
    came = Signal()  # it can be seen again: what others want to be lit up has to be said once more
    look_up = Signal(str)  # the label of a hex that the user wants to know more about
    routes_drawn = Signal(object)  # tuple[Route, ...]: the user has drawn a run and wants to use it
    routes_changed = Signal(object)  # tuple[Route, ...]: a run in the making

    def __init__(self, theme: Theme = LIGHT) -> None:
        super().__init__()
        self.setObjectName("map-panel")
        self.theme = theme
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self.canvas: MapCanvas | None = None
        self.lay_tool: LayTool | None = None
        self.draw_tool: DrawTool | None = None
        self.route_card: RouteCard | None = None
        self._pointed: str | None = None  # the company whose network is shown
        self._hit: Hit | None = None  # what the user points at
        self._network: NetworkView | None = None
        self._bridge: GameBridge | None = None
        self._chosen_routes: Callable[[], tuple[Route, ...]] = tuple
        self.status = StatusLine()
        self.tools: ToolRow | None = None
        self._asked: Asked | None = None  # what the board was last fitted for
        self._kept: Kept | None = None  # until the board can be seen

    # --- what is shown

    def refresh(self, moment: Moment) -> None:
        view = map_view(moment.rules.title, map_state(moment.rules, moment.state))
        if self.canvas is None or self.canvas.board.view.title != view.title:
            self._build(view)
        assert self.canvas is not None
        assert self.lay_tool is not None
        assert self.draw_tool is not None
        self.draw_tool.stop()
        self.canvas.board.set_view(view)
        offers = map_offers(moment)
        self.lay_tool.offer(PieceJudge(moment), offers)
        self.canvas.tried = False
        self.canvas.board.routes.show_routes(())  # they run on track that may not lie there now
        self._keep_highlight(moment)
        self._fit_question(moment, view, offers)
        self._draw_routes(run_views(moment.rules, moment.state, view, moment.events))
        self.draw_button.setVisible(self._runner() is not None)
        self.status.show_line(self._hint(), quiet=True)
        self.canvas.refresh()

    def _fit_question(self, moment: Moment, view: MapView, offers: Offers) -> None:
        """What the open question is about, fitted once: who then zooms by hand is left alone until the next."""
        assert self.canvas is not None
        asked = asked_about(moment)
        if asked != self._asked:
            self._asked = asked
            self.canvas.fit_part(hexes_asked_about(moment, view, offers))

    def _fit_routes(self, routes: Sequence[RouteView]) -> None:
        assert self.canvas is not None
        hexes = {piece.hex for route in routes for piece in route.stretches}
        if self._asked is not None and self._asked.step == "run" and hexes and not self.canvas.by_hand:
            self.canvas.fit_part(hexes)

    def set_bridge(self, bridge: GameBridge) -> None:
        self._bridge = bridge

    def _states(self) -> Iterator[State]:
        """From the present moment back to the beginning."""
        if self._bridge is not None:
            log = self._bridge.log
            for entry in reversed(list(log.path_to(log.head))):
                yield self._bridge.game.state_at(entry.parent)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.came.emit()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        if self.canvas is not None:
            self.canvas.board.set_theme(theme)
            self.canvas.refresh()

    def _build(self, view: MapView) -> None:
        """The canvas and what is around it, for another board."""
        while (entry := self._layout.takeAt(0)) is not None:
            widget = entry.widget()
            if widget is not None:
                widget.setParent(None)
                widget.deleteLater()
        self._pointed = self._asked = None
        scene = MapScene(view, self.theme)
        scene.expect(hexes_at(self.moment.rules, self._states()) if self.moment is not None else iter(()))
        self.canvas = MapCanvas(scene)
        scene.setParent(self.canvas)
        self.canvas.setObjectName("map-canvas")
        self.canvas.setAccessibleName(text("map-name", title=view.name))
        self.lay_tool = LayTool(self.canvas)
        self.lay_tool.act.connect(self.act)
        self.lay_tool.overruled.connect(self.overruled)
        self.lay_tool.considered.connect(self._consider)
        self.lay_tool.missed.connect(self._bar)
        self.route_card = RouteCard(self.canvas.viewport())
        self.draw_tool = DrawTool(self.canvas, self.route_card)
        self.draw_tool.drawn.connect(self.routes_drawn)
        self.draw_tool.changed.connect(self.routes_changed)
        self.canvas.tools = [self.draw_tool, self.lay_tool]
        self.canvas.pointed.connect(self._point)
        self.canvas.asked.connect(self.look_up)
        self.canvas.menu_wanted.connect(self._open_menu)
        self.status = StatusLine()
        self.tools = tools = ToolRow(self, self.canvas)
        legend = Legend(self.canvas.viewport(), view.chips, legend_signs(view.title))
        tools.add("legend", text("map-legend"), "map-legend-tip", [LEGEND], legend.open, stays=True)
        self.draw_button = tools.add("draw", text("map-draw"), "map-draw-tip", ["D"], self.draw_routes)
        self._layout.addWidget(self.canvas, 1)
        self._layout.addWidget(status_bar(self.status, tools))
        self.setFocusProxy(self.canvas)
        if self._kept is not None:
            self._go_to(*self._kept)

    def standing(self) -> "Kept | None":
        if self.canvas is None or self.tools is None:
            return self._kept
        actions = self.tools.actions_by_name
        return self.canvas.place, {name: action.isChecked() for name, action in actions.items()}

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
        assert self.canvas is not None
        self._hit = hit
        line = hover_text(self.canvas.board.view, hit, self._why_not(hit))
        self.status.show_line(line or self._hint(), quiet=not line)
        rest = self.status.toolTip() if line else ""  # whoever moved to the line to read it would lose it
        set_tip(self.canvas.viewport(), rest)
        company = self._company_at(hit)
        self.point.emit(company or (None if hit is None else hit.hex))
        busy = self.drawing or (self.lay_tool is not None and self.lay_tool.hex is not None)
        self.highlight_company(None if busy else company)

    def _bar(self, hit: Hit) -> None:
        assert self.canvas is not None
        self.barred.emit(hex_title(self.canvas.board.view, hit.hex), self._why_not(hit), self._section_at(hit))

    def _section_at(self, hit: Hit) -> str:
        assert self.moment is not None
        found = reasons(self.moment, hit.hex, hit.node)
        return section_of_refusal(self.moment.rules.title.id, found[0].code) if found else ""

    @property
    def section(self) -> str:
        """What explains a refusal that is told on the map."""
        tool = self.lay_tool
        if tool is not None and tool.palette.isVisible():
            return tool.palette.why
        if self.route_card is not None and self.route_card.why:
            return self.route_card.why
        return self._section_at(self._hit) if self._hit is not None and self._why_not(self._hit) else ""

    def _why_not(self, hit: Hit | None) -> str:
        """Why nothing can be laid where somebody points, if the map is asked about."""
        tool = self.lay_tool
        if hit is None or self.moment is None or tool is None or tool.idle or hit.hex in tool.hexes:
            return ""
        return why_not_here(self.moment, hit.hex, hit.node)

    def _hint(self) -> str:
        return text("map-draw-short" if self.drawing else "map-hint")

    @property
    def drawing(self) -> bool:
        """Routes are being drawn."""
        return self.draw_tool is not None and self.draw_tool.drawing is not None

    def _company_at(self, hit: Hit | None) -> str | None:
        """Whose station is pointed at."""
        if hit is None or hit.slot is None or self.canvas is None:
            return None
        stations = self.canvas.board.view.hexes[hit.hex].stations
        return next((entry.company for entry in stations if (entry.node, entry.slot) == (hit.node, hit.slot)), None)

    def show_pointed(self, what: str | None) -> None:
        """What another panel points at: a company, a hex, or nothing."""
        if self.canvas is None:
            return
        board = self.canvas.board
        self.highlight_company(what if what in board.view.chips else None)
        board.hover(what if what in board.view.hexes else None)

    def look_at(self, action: Action | None) -> None:
        """A piece that another panel points at lies on the map as long as it does."""
        if self.lay_tool is not None:
            self.lay_tool.look_at(action)

    def see(self, what: str | None) -> None:
        """A hex that somebody should look at comes into sight."""
        if self.canvas is not None and what is not None and what in self.canvas.board.view.hexes and self.isVisible():
            self.canvas.see(what)

    def highlight_company(self, sym: str | None) -> None:
        """Show what a company reaches, its stations and its destination; None shows nothing."""
        if self.canvas is None or self.moment is None or sym == self._pointed:
            return
        self._pointed = sym
        board, moment = self.canvas.board, self.moment
        self.canvas.forget_stills()
        if sym is None:
            self._network = None
            board.routes.show_network(None)
        else:
            self._network = network_view(moment.rules, moment.state, board.view, sym)
            board.routes.show_network(self._network, board.view.chips[sym])

    def _keep_highlight(self, moment: Moment) -> None:
        """The company whose turn goes on stays lit; it is painted anew only if it reaches something else now."""
        pointed, frame = self._pointed, moment.state.frame
        if pointed is None or self.canvas is None:
            return
        if not isinstance(frame, CompanyTurn) or frame.company != pointed:
            self.highlight_company(None)
        elif network_view(moment.rules, moment.state, self.canvas.board.view, pointed) != self._network:
            self._pointed = None
            self.highlight_company(pointed)

    def _open_menu(self, label: str, place: QPoint) -> None:
        """What may lie on a hex, and what lies there otherwise than the books have it."""
        look_up = QAction(text("map-look-up", key=key_of("map.look-up")), self)
        look_up.triggered.connect(lambda checked=False: self.look_up.emit(label))
        live = self.moment is not None and self.moment.live
        self.open_menu(place, of_hex(self.moment, label) if live and self.moment is not None else (), [look_up])

    # --- keys

    def tool_takes(self, event: QKeyEvent, focused: bool) -> bool:
        """An open hex and a drawing have their keys wherever the focus is; Enter chooses a hex that somebody went to.

        While the question is about the map and a hex was tried, Enter stays: it may have been meant for it.
        """
        if self.canvas is None or self.lay_tool is None:
            return False
        here = focused and self.canvas.hasFocus()
        if here and event.key() in ENTER and self.canvas.tried and not self.lay_tool.idle:
            return True
        busy = self.drawing or self.lay_tool.hex is not None
        key = Qt.Key(event.key())
        return busy and any(tool.wants(key, event.modifiers()) for tool in self.canvas.tools)

    def press_tool(self, event: QKeyEvent) -> None:
        if self.canvas is not None:
            self.canvas.keyPressEvent(event)

    def say_unused(self, event: QKeyEvent) -> None:
        """The map is alone."""
        name = key_words("Enter") if event.key() in ENTER else event.text().upper()
        self.status.show_line(text("turn-unused-key", key=name, keys=key_of("keys")), quiet=True)

    @property
    def waits(self) -> bool:
        """The keyboard is here, and there is nothing to be done with it."""
        idle = self.lay_tool is not None and self.lay_tool.idle
        return idle and self.canvas is not None and self.canvas.hasFocus()

    # --- routes

    def show_routes(self, routes: Sequence[Route]) -> None:
        """A run that is considered or was made; it stays until the next moment."""
        if self.canvas is not None and self.moment is not None:
            view = self.canvas.board.view
            self._draw_routes(route_views(self.moment.rules, self.moment.state, view, routes))

    def _draw_routes(self, routes: Sequence[RouteView]) -> None:
        assert self.canvas is not None
        assert self.route_card is not None
        self.canvas.board.routes.show_routes(routes)
        self.canvas.forget_stills()
        self._fit_routes(routes)
        total = sum(route.revenue or 0 for route in routes)
        places = [self.canvas.hex_rect(label).center() for route in routes for label, _ in route.counted]
        words = text("map-routes-total", total=total) if len(routes) > 1 else ""
        self.route_card.show_routes(routes, words, clear_of=places)

    def _runner(self) -> str | None:
        """The company whose trains may run now."""
        options = () if self.moment is None else self.moment.options
        for option in options:
            if option.kind == RunTrains.__name__:
                example = next(option.examples())
                assert isinstance(example, RunTrains)
                return example.company
        return None

    def draw_on(self, chosen: Callable[[], tuple[Route, ...]]) -> None:
        """Drawing begins with the routes that somebody has chosen elsewhere by then."""
        self._chosen_routes = chosen

    def draw_routes(self) -> None:
        """Let the user draw the routes of the company that runs."""
        company = self._runner()
        if company is not None and self.draw_tool is not None and self.moment is not None:
            self.highlight_company(None)
            rules, state, chosen = self.moment.rules, self.moment.state, self._chosen_routes()
            begun = self.draw_tool.drawing
            goes_on = isinstance(begun, Drawing) and begun.goes_on(state, company, chosen)
            self.draw_tool.start(begun if begun and goes_on else Drawing(rules, state, company, chosen))
            self.status.show_line(self._hint(), quiet=True)

    # --- what a tile would do

    def _consider(self, action: Action | None) -> None:
        opened = self.lay_tool is not None and self.lay_tool.hex is not None
        if opened:
            self.highlight_company(None)
        elif self.canvas is not None:
            self.canvas.tried = False
        if action is not None or not opened:
            self.considered.emit(action)
        asked = self.moment is not None and may_change_run(self.moment, action)
        self.what_if_wanted.emit(action if asked else None)

    def show_what_if(self, action: Action, line: str) -> None:
        """The answer to `what_if_wanted`; one that comes too late is dropped."""
        if self.lay_tool is not None and self.lay_tool.action == action:
            self.lay_tool.show_what_if(line)
