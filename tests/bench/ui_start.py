"""From the start of the process to the first painted page."""

import json
import os
import subprocess
import sys
import tempfile
import time

from ui.app.settings import HOME

TRIES = 5
PROBE = """
import json, os, sys, time
begun = float(sys.argv[1])
from PySide6.QtCore import QTimer
import ui.app.start

class Probed(ui.app.start.MainWindow):
    def __init__(self, *given):
        super().__init__(*given)
        self.painted.connect(lambda: QTimer.singleShot(0, self.told))

    def told(self):
        print(json.dumps({"wall": time.time() - begun, "cpu": time.process_time()}), flush=True)
        os._exit(0)

ui.app.start.MainWindow = Probed
ui.app.start.main([])
"""


def started() -> dict[str, float]:
    """Seconds: those that pass, and those of the processor."""
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, HOME: home}
        command = [sys.executable, "-c", PROBE, str(time.time())]
        done = subprocess.run(command, stdout=subprocess.PIPE, env=environment, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def fastest(cpu: bool) -> float:
    """Of several starts; the first one may have to read everything from disk."""
    return min(started()["cpu" if cpu else "wall"] for _ in range(TRIES))
