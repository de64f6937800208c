"""Bots of one's own: an installed package, a class in a module or file, or any program.

A program is spoken to in JSON (:mod:`carrack.bots.own.protocol`), over its standard input and
output or by HTTP. However a bot comes in, what it does wrong costs it the decision.
"""

from carrack.bots.own.finding import installed_bot, installed_names, is_own, own_bot

__all__ = ["installed_bot", "installed_names", "is_own", "own_bot"]
