"""The table server: tables, seats, storage, HTTP and WebSocket.

It knows games only through the registry.
"""
