"""The release workflow and the scripts that it runs."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.fixture(scope="module")
def workflow(repository: Path) -> str:
    return (repository / ".github" / "workflows" / "release.yml").read_text("utf-8")


def test_every_action_is_pinned_to_a_commit(workflow: str) -> None:
    uses = re.findall(r"uses: (\S+)(.*)", workflow)
    assert len(uses) >= 4
    for action, comment in uses:
        assert re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40}", action), action
        assert re.fullmatch(r" # v[\d.]+", comment), action


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not know who may run a file")
def test_the_scripts_are_there_and_may_be_run(workflow: str, repository: Path) -> None:
    scripts = set(re.findall(r"packaging/\w+/\w+\.sh", workflow))
    assert {f"packaging/{system}/build.sh" for system in ("linux", "macos", "windows")} <= scripts
    for script in scripts:
        assert (repository / script).stat().st_mode & 0o100, script


def test_secrets_may_be_missing(workflow: str) -> None:
    """Steps that need one ask for it first; nothing else depends on them."""
    named = "Certificate|Account for notarisation|Forget the certificate"
    conditions = re.findall(rf"- name: (?:{named})\n\s+if: (.*)", workflow)
    assert len(conditions) == 4
    assert all("env.CERTIFICATE != ''" in condition for condition in conditions)


def test_lines_end_alike_on_every_system(repository: Path) -> None:
    """Git for Windows ends them otherwise unless it is told; shells then cannot read their scripts."""
    assert "* text=auto eol=lf" in (repository / ".gitattributes").read_text("utf-8").splitlines()
    texts = ("*.sh", "*.py", "*.toml", "*.nsi", "*.ftl", "*.md", "*.svg")
    for folder in ("packaging", "assets", "core"):
        for path in (path for kind in texts for path in (repository / folder).rglob(kind)):
            assert b"\r" not in path.read_bytes(), path


def test_shell_scripts_can_be_read(repository: Path) -> None:
    scripts = [*(repository / "packaging").rglob("*.sh"), repository / "dev"]
    assert scripts
    for script in scripts:
        shell = "bash" if "bash" in script.read_text("utf-8").splitlines()[0] else "sh"
        if shutil.which(shell) is None:
            pytest.skip(f"there is no {shell} here")
        done = subprocess.run([shell, "-n", str(script)], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, ""), script
