"""`lisboa`, as players have it but for one thing: the games it deals are the same each time."""

import random
import sys

from lisboa.cli import main
from lisboa.server.play import foundations

if __name__ == "__main__":
    foundations.randbits = random.Random(1755).getrandbits
    sys.exit(main())
