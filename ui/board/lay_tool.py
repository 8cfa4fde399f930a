"""Laying tiles, stations and other pieces: a hex, a piece, a rotation, and the order to lay it."""

from collections.abc import Container, Mapping
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QPixmap

from core.hexmap.geometry import Hit
from core.kernel.action import Action
from core.text.catalogue import text, text_of
from ui.board.canvas import ENTER, MapCanvas
from ui.board.palette import PIECES, SIDE, Palette, Shape
from ui.board.picture import hex_picture
from ui.board.placing import best_place, is_free, way_beside
from ui.board.tools import Tool
from ui.values.hexes import HexView
from ui.values.keys import PLACES, key_words
from ui.values.pieces import Offers, Piece, Refusals
from ui.values.tracks import around, led_to

DIGITS = (*range(Qt.Key.Key_1, Qt.Key.Key_9 + 1), Qt.Key.Key_0)
ALT = Qt.KeyboardModifier.AltModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
INSIST = PLACES["game"]["overrule"][0]
EDGE = 4  # pixels between the palette and the edge of the map
TRIES = 3  # that the board is moved to make room for the palette


class Judge(Protocol):
    """Who knows the rules of the game that the map belongs to, at the moment that it shows."""

    def looks(self, action: Action) -> Mapping[str, HexView]:
        """The hexes that a piece would change, as they would be."""
        ...

    def refused(self, label: str, node: int | None) -> tuple[Piece, ...]:
        """What only a rule forbids on a hex, and the table may lay all the same."""
        ...

    def why_refused(self, first: Piece, node: int | None) -> Refusals:
        """Why nothing may be laid on a hex, where this is the first of what the rules forbid there."""
        ...

    def told(self, broken: Refusals) -> tuple[tuple[str, ...], str]:
        """A sentence for each refusal, and the section of the companion that explains the first."""
        ...


class LayTool(Tool):
    act = Signal(object)  # the action that lays what was chosen
    overruled = Signal(object, str)  # an action that a rule forbids, and the table's reason
    considered = Signal(object)  # the action that Enter would lay now, or None
    missed = Signal(object)  # a Hit where nothing can be laid, while the map is asked about

    def __init__(self, canvas: MapCanvas) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._marks = canvas.board.marks
        self._judge: Judge | None = None
        self._offers = Offers()
        self.hex: str | None = None  # where pieces are being chosen
        self._pieces: tuple[Piece, ...] = ()
        self._refused: tuple[Piece, ...] = ()  # what only a rule forbids here; the first of them come next
        self._why: Refusals = ()  # why nothing may be laid here
        self._number: int | None = None
        self._rotations: list[int] = []  # how each piece is turned
        self._wanted: list[int] = []  # edges that were clicked
        self._pointed: int | None = None  # the piece under the mouse
        self._looked_at: Action | None = None  # in another panel
        self._clear: tuple[tuple[str, ...], ...] = ()  # what the palette must not cover, what matters most first
        self._shape: Shape = (PIECES, False)  # the palette's
        self._opening = False  # it is not placed yet
        self.palette = Palette(canvas.viewport())
        self.palette.picked.connect(self._pick)
        self.palette.pointed.connect(self._point)
        self.palette.turned.connect(self._turn)
        self.palette.laid.connect(self._lay)
        self.palette.left.connect(self.close)
        self.palette.insisted.connect(self._insist)

    @property
    def idle(self) -> bool:
        """The open question is not about the map."""
        return not self._offers.marked and not self._offers.stations

    @property
    def hexes(self) -> Container[str]:
        """The hexes where something can be laid."""
        return self._offers.pieces

    def look_at(self, action: Action | None) -> None:
        """What is pointed at elsewhere lies on the map as long as it is; None: nothing any more."""
        if action == self._looked_at or self._judge is None:
            return
        self._looked_at = action
        if action is not None:
            looks = self._judge.looks(action)
            self._canvas.board.preview(looks)
            self._marks.opened(looks)
            self._canvas.refresh()
        elif self.hex is not None:
            self._draw()
        else:
            self._canvas.board.preview({})
            self._marks.opened(())
            self._canvas.refresh()

    def offer(self, judge: Judge, offers: Offers) -> None:
        self.close()
        self.look_at(None)
        self._judge, self._offers = judge, offers
        self._marks.legal(sorted(offers.marked))
        board = self._canvas.board
        self._marks.circles(
            board.station_point(label, node, board.view.hexes[label].free_slot(node))
            for label, node in sorted(offers.stations)
        )

    @property
    def piece(self) -> Piece | None:
        return None if self._number is None else self._pieces[self._number]

    @property
    def action(self) -> Action | None:
        return None if self.piece is None else self.piece.actions[self._rotation]

    @property
    def _rotation(self) -> int:
        """Of the chosen piece."""
        assert self._number is not None
        return self._rotations[self._number]

    # --- opening and leaving a hex

    def open(self, label: str, node: int | None = None) -> None:
        """Show what may be laid on a hex; a click on a city means the station there."""
        self._begin(label)
        self._refused = self._refused_at(label)
        self._show_pieces(self._offers.pieces[label], node)

    def _begin(self, label: str) -> None:
        self.close()
        self._looked_at = None
        self.hex = label
        self._canvas.reveal(label)

    def _show_pieces(self, pieces: tuple[Piece, ...], node: int | None = None) -> None:
        assert self.hex is not None
        label, self._pieces, self._number, self._pointed = self.hex, pieces, None, None
        self._rotations = [piece.rotations[0] for piece in pieces]
        hexes = self._canvas.board.view.hexes
        beside = around(hexes, label)
        self._clear = (label,), beside, tuple(led_to(hexes, label).difference(beside))
        name = hexes[label].name
        self._let_go_of_reason()
        self.palette.hide()  # what is added to it counts for its size as soon as it comes
        pictures = [self._picture(number) for number in range(len(pieces))]
        self.palette.show_pieces(f"{label} {name}" if name else label, pieces, pictures)
        self.palette.show()
        self.palette.raise_()
        self._opening = True
        meant = [at for at, piece in enumerate(pieces) if piece.node is not None and piece.node == node]
        if meant or len(pieces) == 1:
            self._pick(meant[0] if meant else 0)
        else:
            self._show()
        self._make_room()
        self._opening = False

    def _picture(self, number: int) -> QPixmap:
        """A piece as it is turned now."""
        assert self.hex is not None
        look = replace(self._looks(self._pieces[number], self._rotations[number])[self.hex], name=None)
        board, ratio = self._canvas.board, self._canvas.devicePixelRatioF()
        phase, turned = board.view.phase_colour, board.turned
        return hex_picture(look, board.view.chips, SIDE, ratio, phase_colour=phase, turned=turned)

    def _turn_to(self, number: int, rotation: int) -> None:
        if self._rotations[number] != rotation:
            self._rotations[number] = rotation
            self.palette.show_picture(number, self._picture(number))

    def close(self) -> None:
        if self.hex is None:
            return
        self.hex, self._pieces, self._number, self._wanted = None, (), None, []
        self._refused, self._why = (), ()
        self._let_go_of_reason()
        self.palette.hide()
        self._marks.opened(())
        self._canvas.board.preview({})
        self._canvas.refresh()
        self.considered.emit(None)

    # --- what the rules forbid, for the table to lay all the same

    def _refused_at(self, label: str, node: int | None = None) -> tuple[Piece, ...]:
        return () if self._judge is None else self._judge.refused(label, node)

    def _bar(self, hit: Hit) -> None:
        """Nothing may be laid there: why, and at the table a way to lay it all the same."""
        if not self.idle:
            self.missed.emit(hit)
        refused = self._refused_at(hit.hex, hit.node)
        if refused:
            assert self._judge is not None
            self._begin(hit.hex)
            self._refused, self._why = refused, self._judge.why_refused(refused[0], hit.node)
            self._show_pieces(())

    def _insist(self) -> None:
        """Show what the rules forbid here, a row at a time: there is more to read than of what may be laid."""
        if self._refused:
            alike = [piece for piece in self._refused if piece.kind == self._refused[0].kind]
            shown = tuple(alike[:PIECES])
            self._refused = self._refused[len(shown) :]
            self._why = ()
            self._show_pieces(shown)
            self._ask_reason()

    def _ask_reason(self) -> None:
        if self.piece is not None and self.piece.refused:
            self.palette.reason.setFocus(Qt.FocusReason.OtherFocusReason)

    def _let_go_of_reason(self) -> None:
        if self.palette.reason.hasFocus():
            self._canvas.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_refusal(self, piece: Piece | None) -> None:
        assert self._judge is not None
        said, why = self._judge.told(self._why if piece is None else piece.refused.get(self._rotation, ()))
        self.palette.show_refusal(said, why, asks=piece is not None and bool(piece.refused))
        label = ""
        if self._refused:
            kind = self._refused[0].kind
            label = text_of(self._insisting(kind), kind, kind=kind, key=key_words(INSIST))
        self.palette.offer_insisting(label, text("map-insist-tip", key=key_words(INSIST)))

    def _insisting(self, following: str) -> str:
        """How the way to what is refused is called, after what is shown already."""
        shown = self._pieces[0] if self._pieces else None
        if shown is None:
            return "map-insist"
        return "map-insist-more" if shown.refused and shown.kind == following else "map-insist-others"

    # --- choosing

    def _pick(self, number: int) -> None:
        """Choose a piece; the edges that were clicked stay touched where it can be."""
        self._number = number
        fitting = self._touching(self._pieces[number])
        if fitting and self._rotations[number] not in fitting:
            self._turn_to(number, fitting[0])
        self._show()

    def _point(self, number: int | None) -> None:
        """The mouse is over a piece: the map shows how it would lie."""
        if number != self._pointed:
            self._pointed = number
            self._draw()

    def _turn(self, steps: int) -> None:
        piece = self.piece
        if piece is None:
            if self._pieces:
                self._pick(0)
            return
        assert self._number is not None
        turns = piece.rotations
        self._wanted = []
        self._turn_to(self._number, turns[(turns.index(self._rotation) + steps) % len(turns)])
        self._show()

    def _touch(self, edge: int) -> None:
        """Turn the piece so that it touches the edges that were clicked, the last ones first."""
        again = bool(self._wanted) and self._wanted[-1] == edge
        self._wanted = [other for other in self._wanted if other != edge] + [edge]
        while self._wanted:
            if self.piece is None:
                number = next((at for at, piece in enumerate(self._pieces) if self._touching(piece)), None)
                if number is not None:
                    self._pick(number)
                    return
            elif fitting := self._touching(self.piece):
                later = [turn for turn in fitting if turn > self._rotation]
                if again or self._rotation not in fitting:
                    assert self._number is not None
                    self._turn_to(self._number, (later or fitting)[0])
                    self._show()
                return
            self._wanted.pop(0)

    def _touching(self, piece: Piece) -> list[int]:
        if not self._wanted:
            return []
        wanted = set(self._wanted)
        return [turn for turn in piece.rotations if wanted <= self._edges(piece, turn)]

    def _edges(self, piece: Piece, rotation: int) -> frozenset[int]:
        """Those that a piece touches which is turned by them: a tile, or what is new upon the hex."""
        assert self.hex is not None
        if not piece.turned:
            return frozenset()
        now, then = self._canvas.board.view.hexes[self.hex], self._looks(piece, rotation)[self.hex]
        if piece.kind == "tile":
            return then.face.edges
        return frozenset[int]().union(*(overlay.edges for overlay in then.overlays if overlay not in now.overlays))

    def piece_edges(self, rotation: int) -> frozenset[int]:
        """The edges that the chosen piece touches in a rotation."""
        return frozenset() if self.piece is None else self._edges(self.piece, rotation)

    def _looks(self, piece: Piece, rotation: int) -> Mapping[str, HexView]:
        assert self._judge is not None
        return self._judge.looks(piece.actions[rotation])

    def _lay(self) -> None:
        piece, action, reason = self.piece, self.action, self.palette.reason.words
        if piece is None or action is None:
            return
        if not piece.refused:
            self.close()
            self.act.emit(action)
        elif reason:
            self.close()
            self.overruled.emit(action, reason)
        else:
            self._ask_reason()

    def _show(self) -> None:
        assert self.hex is not None
        piece, hint = self.piece, text("map-choose-piece") if self._pieces else ""
        if piece is not None:
            several = len(piece.rotations) > 1
            place = piece.rotations.index(self._rotation) + 1
            turns = text("map-rotation", number=place, of=len(piece.rotations)) if several else ""
            alone = piece.caption if piece.refused and len(self._pieces) == 1 else ""
            hint = " · ".join(part for part in (alone, piece.detail, turns) if part)
        self._draw()
        self.palette.show_choice(self._number, piece, hint)
        self._show_refusal(piece)
        self.moved()
        self.considered.emit(self.action)

    def _draw(self) -> None:
        """The chosen piece lies on the map, or the one that the mouse is over."""
        assert self.hex is not None
        number = self._number if self._pointed is None else self._pointed
        if number is None:
            self._canvas.board.preview({})
            self._marks.opened((self.hex,))
        else:
            piece, rotation = self._pieces[number], self._rotations[number]
            looks = self._looks(piece, rotation)
            self._canvas.board.preview(looks)
            possible = frozenset[int]().union(*(self._edges(piece, turn) for turn in piece.rotations))
            labels = (self.hex, *(label for label in looks if label != self.hex))
            several = len(piece.rotations) > 1
            self._marks.opened(labels, possible if several else (), self._edges(piece, rotation))
        self._canvas.refresh()

    def show_what_if(self, line: str) -> None:
        self.palette.show_what_if(line)
        self.moved()

    # --- events

    def click(self, hit: Hit) -> bool:
        if self.hex is None or hit.hex != self.hex:
            if hit.hex in self._offers.pieces:
                self.open(hit.hex, hit.node)
                return True
            opened = self.hex is not None
            self.close()
            self._bar(hit)
            return opened or self.hex is not None
        meant = [at for at, piece in enumerate(self._pieces) if piece.node is not None and piece.node == hit.node]
        if meant:
            self._pick(meant[0])
        elif hit.edge is not None:
            self._touch(hit.edge)
        else:
            self._turn(1)
        return True

    def wants(self, key: Qt.Key, held: Qt.KeyboardModifier) -> bool:
        open_keys = (*ENTER, *DIGITS, Qt.Key.Key_R, Qt.Key.Key_Escape, Qt.Key.Key_Left, Qt.Key.Key_Right,
                     Qt.Key.Key_Up, Qt.Key.Key_Down)  # fmt: skip
        if self.hex is not None:
            return key in open_keys or _insists(key, held)
        return key in ENTER and self._canvas.board.hovered in self._offers.pieces

    def key(self, key: Qt.Key, held: Qt.KeyboardModifier) -> bool:
        if self.hex is None:
            return False
        if key == Qt.Key.Key_Escape:
            self.close()
        elif _insists(key, held) or (key in ENTER and not self._pieces):
            self._insist()
        elif key in ENTER and self.piece is None:
            self._pick(0)
        elif key in ENTER:
            self._lay()
        elif key == Qt.Key.Key_R:
            self._turn(-1 if held & SHIFT else 1)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._turn(-1 if key == Qt.Key.Key_Up else 1)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and self._pieces:
            step = -1 if key == Qt.Key.Key_Left else 1
            before = self._number if self._number is not None else -1 if step > 0 else 0
            self._pick((before + step) % len(self._pieces))
        elif key in DIGITS:
            number = DIGITS.index(key)
            if number == self._number:
                self._turn(1)
            elif number < len(self._pieces):
                self._pick(number)
        else:
            return False
        return True

    def wheel(self, hit: Hit | None, steps: int) -> bool:
        """Turns the piece when the pointer is over it."""
        if self.hex is None or hit is None or hit.hex != self.hex:
            return False
        if steps:
            self._turn(-steps)
        return True

    # --- where the palette lies

    def moved(self) -> None:
        """It stays where it is as long as it covers nothing that matters there."""
        if self.hex is None or self._opening:
            return
        self.palette.take_shape(self._shape)
        if not is_free(self.palette.geometry(), self._room(), self._kept_clear()):
            self._place()

    def _make_room(self) -> None:
        """The board makes way where there is no room beside the hex and what lies around it."""
        for _ in range(TRIES):
            if self._place():
                return
            assert self.hex is not None
            group = QRect()
            for label in (self.hex, *self._clear[1]):
                group = group.united(self._canvas.hex_rect(label))
            share, way = way_beside(group, list(self.palette.shapes().values()), self._room())
            if share < 1.0:
                self._canvas.zoom_by(share * 0.98, self._canvas.hex_rect(self.hex).center().toPointF())
            else:
                self._canvas.pan(-way.x(), -way.y())
        self._place()

    def _place(self) -> bool:
        """False where it covers something that it should not, all the same."""
        assert self.hex is not None
        shapes, points = self.palette.shapes(), [self._canvas.hex_rect(label).center() for label in self._mattering()]
        near = self._canvas.hex_rect(self.hex).center()
        number, place, free = best_place(list(shapes.values()), self._room(), self._kept_clear(), near, points)
        self._shape = list(shapes)[number]
        self.palette.take_shape(self._shape)
        self.palette.move(place)
        return free

    def _room(self) -> QRect:
        return self._canvas.viewport().rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)

    def _kept_clear(self) -> list[list[QRect]]:
        return [[self._canvas.hex_rect(label) for label in rank] for rank in self._clear]

    def _mattering(self) -> set[str]:
        """Where something else may be laid, and where the company has its stations."""
        return set(self._offers.marked) | self._own()

    def _own(self) -> set[str]:
        """Where the company that lays something has its stations."""
        company = next((piece.company for piece in self._pieces), None)
        hexes = self._canvas.board.view.hexes.items()
        return {label for label, entry in hexes if any(station.company == company for station in entry.stations)}


def _insists(key: Qt.Key, held: Qt.KeyboardModifier) -> bool:
    return key == Qt.Key.Key_O and bool(held & ALT)
