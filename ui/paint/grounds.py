"""Ink and grounds of what is printed: hexes, tiles, train cards. They are the same in the light and the dark theme."""

from ui.values.colours import mix

INK = "#17191C"
GROUNDS = {
    "white": "#DCE9CF",
    "yellow": "#F7D54A",
    "green": "#7DBE6B",
    "brown": "#B5824F",
    "gray": "#B9BCC0",
    "printed": "#A8ABAF",
    "red": "#D9705F",
    "pass": "#C9C2D6",
    "blue": "#A9CDE8",
    "plains": "#DCE9CF",
    "hills": "#EBD9A2",
    "mountains": "#C9A985",
    "zone": "#CFC6DC",
}
LIGHT_BORDERS = ("white", "pass", "plains", "hills", "zone")
BORDERS = {name: mix(colour, "#20261C", 0.24 if name in LIGHT_BORDERS else 0.36) for name, colour in GROUNDS.items()}
