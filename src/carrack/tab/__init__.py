"""Carrack in a browser tab: the server's tables without a server, for one device.

The interpreter (Pyodide) runs in workers of the page. One has the tables (`main.open_tables`), on a
store whose bytes lie in the browser; others think (`main.open_mind`). `web/src/tab` is the other
side.
"""
