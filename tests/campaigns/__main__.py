import sys
from pathlib import Path

from tests.dispatch import dispatch

if __name__ == "__main__":
    sys.exit(dispatch("campaign", Path(__file__).parent, sys.argv[1:]))
