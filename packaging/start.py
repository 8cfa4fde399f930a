"""Where the frozen program begins."""

import sys

from ui.__main__ import main

sys.exit(main())
