"""`python -m carrack.server play|serve|backup`."""

from __future__ import annotations

import argparse
import sys

from carrack.server.command import add_parsers


def main() -> int:
    """Runs the command that was typed."""
    parser = argparse.ArgumentParser(prog="carrack")
    add_parsers(parser.add_subparsers(required=True, metavar="COMMAND"))
    args = parser.parse_args()
    status: int = args.run(args)
    return status


if __name__ == "__main__":
    sys.exit(main())
