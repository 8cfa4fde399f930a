"""What some tests ask of the system they run on, and why: elsewhere they are skipped, and listed by these reasons."""

import os
import shutil
import sys

import pytest

# What a process of Windows cannot do without; elsewhere it starts with nothing.
LEAST = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT", "TEMP") if os.name == "nt" and name in os.environ}

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="needs the limits and process table of Linux")
on_posix = pytest.mark.skipif(os.name != "posix", reason="needs signals, limits, users or devices of POSIX")
open_files_can_go = pytest.mark.skipif(os.name == "nt", reason="Windows lets nobody move or replace an open file")
with_shell = pytest.mark.skipif(shutil.which("sh") is None, reason="needs a POSIX shell")
with_git = pytest.mark.skipif(shutil.which("git") is None, reason="needs git")
