"""Runs between Carrack and a program that plays: limits its memory, and ends it.

    python -I -S supervisor.py BYTES DESCRIPTOR COMMAND …

The command has the standard input and output of this process. When it ends, so does this, with the
same exit code. When the descriptor closes, Carrack is gone, however it ended, or done with the
program: then the command and everything that it started are killed. This file is run on its own
and imports nothing from Carrack, so that it starts at once.
"""

import os
import signal
import sys


def bound(memory: int) -> None:
    """Limit memory to this many bytes, if the system can; 0: no limit.

    On Linux memory that is written to counts, as the engines of some languages reserve far more
    than they use; elsewhere, addresses.
    """
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (most, most))  # not those of the parent
    if memory:
        kind = resource.RLIMIT_DATA if sys.platform == "linux" else resource.RLIMIT_AS
        _, most = resource.getrlimit(kind)
        limit = memory if most == resource.RLIM_INFINITY else min(memory, most)
        try:
            resource.setrlimit(kind, (limit, limit))
        except (ValueError, OSError):
            return


def become(command: list[str], memory: int) -> None:
    """Turn the child process into the command."""
    try:
        bound(memory)
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.execvp(command[0], command)
    except OSError as error:
        os.write(2, f"{command[0]}: {error.strerror}\n".encode())
    os._exit(127)


def ended(*_: object) -> None:
    """Exit if the child has ended, and not only been stopped."""
    child, status = os.waitpid(-1, os.WNOHANG)
    if child:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        os.killpg(0, signal.SIGTERM)  # anything it has left running
        code = os.waitstatus_to_exitcode(status)
        os._exit(code if code >= 0 else 128 - code)


def main() -> None:
    """Start the command, and wait for it or Carrack to end."""
    memory, descriptor, command = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
    signal.signal(signal.SIGCHLD, ended)
    if os.fork() == 0:
        os.close(descriptor)
        become(command, memory)
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):  # only the child has them now, so that they end with it
        os.dup2(nothing, number)
    os.read(descriptor, 1)
    os.killpg(0, signal.SIGKILL)


if __name__ == "__main__":
    main()
