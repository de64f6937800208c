"""Stands between Carrack and a program that plays: bounds its memory, and ends it.

    python -I -S keeper.py BYTES DESCRIPTOR COMMAND …

The command has the standard input and output of this process. When it ends, so does this, with its
exit code. When the descriptor ends, Carrack is gone or wants no more, however it went: then the
command and all that it started are killed. This file is run by itself and imports nothing of
Carrack, so that it starts in a moment.
"""

import os
import signal
import sys


def bound(memory: int) -> None:
    """No more memory than so many bytes, where the system can see to that; 0: as much as it likes.

    On Linux what is written to counts, for the engines of some languages reserve far more than they
    use; elsewhere addresses.
    """
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (most, most))  # not those of whoever started this
    if memory:
        kind = resource.RLIMIT_DATA if sys.platform == "linux" else resource.RLIMIT_AS
        _, most = resource.getrlimit(kind)
        limit = memory if most == resource.RLIM_INFINITY else min(memory, most)
        try:
            resource.setrlimit(kind, (limit, limit))
        except (ValueError, OSError):
            return


def become(command: list[str], memory: int) -> None:
    """What the child does."""
    try:
        bound(memory)
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.execvp(command[0], command)
    except OSError as error:
        os.write(2, f"{command[0]}: {error.strerror}\n".encode())
    os._exit(127)


def ended(*_: object) -> None:
    """The child has ended, or has only been stopped."""
    child, status = os.waitpid(-1, os.WNOHANG)
    if child:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        os.killpg(0, signal.SIGTERM)  # what it has left behind
        code = os.waitstatus_to_exitcode(status)
        os._exit(code if code >= 0 else 128 - code)


def main() -> None:
    """Starts the command, and waits for the end of it or of Carrack."""
    memory, descriptor, command = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
    signal.signal(signal.SIGCHLD, ended)
    if os.fork() == 0:
        os.close(descriptor)
        become(command, memory)
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):  # the child alone has them now: their ends are its end
        os.dup2(nothing, number)
    os.read(descriptor, 1)
    os.killpg(0, signal.SIGKILL)


if __name__ == "__main__":
    main()
