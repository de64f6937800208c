"""`carrack` on a system that gives it 256 descriptors, as after `ulimit -n 256`."""

from __future__ import annotations

import resource
import sys

from carrack.cli.main import main

if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))
    sys.exit(main())
