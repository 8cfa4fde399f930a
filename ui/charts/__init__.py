"""Charts beside the game. `axes` and `plot` need pyqtgraph, which takes long to load: who needs them waits for it."""
