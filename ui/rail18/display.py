"""What the table display shows of a game of 18xx."""

from ui.display.source import DisplaySource
from ui.game.bridge import GameBridge
from ui.rail18.drawings import DRAWINGS
from ui.rail18.views.display.story import Story
from ui.rail18.views.display.view import SECTIONS, Reader


def display_source(bridge: GameBridge) -> DisplaySource:
    story = Story(bridge.log, bridge.moment_at)
    return DisplaySource(Reader(story.runs, story.lines, bridge.clock), SECTIONS, DRAWINGS)
