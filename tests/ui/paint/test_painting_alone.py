"""Where there are few processors Qt paints in the window's own thread: it would wait too long for others."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PAINTED = """
from pathlib import Path
from PySide6.QtCore import QThread
from PySide6.QtGui import QPainter, QPixmap, QRadialGradient
from PySide6.QtWidgets import QApplication
from ui.paint import theme
QThread.idealThreadCount = lambda: {processors}
theme.set_up(QApplication([]), theme.LIGHT)
picture = QPixmap(600, 600)
painter = QPainter(picture)
painter.setRenderHint(QPainter.RenderHint.Antialiasing)
painter.setBrush(QRadialGradient(300, 300, 300))
painter.drawEllipse(0, 0, 600, 600)
painter.end()
print(any("pooled" in (task / "comm").read_text() for task in Path("/proc/self/task").iterdir()))
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="threads are counted as Linux names them")
@pytest.mark.parametrize(("processors", "helped"), [(2, False), (8, True)])
def test_only_many_processors_share_a_picture(processors: int, helped: bool) -> None:
    known = {name: value for name, value in os.environ.items() if name != "QT_NO_GUI_THREADPOOL"}
    done = subprocess.run(
        [sys.executable, "-c", PAINTED.format(processors=processors)],
        cwd=ROOT,
        env={**known, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == str(helped)
