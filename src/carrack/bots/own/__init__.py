"""Own bots: an installed package, a class in a module or file, or any program.

Programs communicate in JSON (:mod:`carrack.bots.own.protocol`), over standard input and output or
by HTTP. Whatever the kind of bot, a fault costs it the decision.
"""

from carrack.bots.own.finding import installed_bot, installed_names, is_own, own_bot

__all__ = ["installed_bot", "installed_names", "is_own", "own_bot"]
