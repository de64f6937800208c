"""Commands that a proof types."""

from support.commands import printed, refused

__all__ = ["printed", "refused"]
