"""`python -m carrack COMMAND …`: the same as `carrack`."""

import sys

from carrack.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
