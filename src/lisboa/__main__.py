"""`python -m lisboa` is the `lisboa` command."""

import sys

from lisboa.cli import main

sys.exit(main())
