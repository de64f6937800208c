"""`python -m carrack.server play|serve|backup|restore|tables`."""

from __future__ import annotations

import argparse
import sys

from carrack.server import command, keeping, tables_command


def main() -> int:
    """Runs the command that was typed."""
    parser = argparse.ArgumentParser(prog="carrack")
    subparsers = parser.add_subparsers(required=True, metavar="COMMAND")
    command.add_parsers(subparsers)
    keeping.add_parsers(subparsers)
    tables_command.add_parsers(subparsers)
    args = parser.parse_args()
    status: int = args.run(args)
    return status


if __name__ == "__main__":
    sys.exit(main())
