"""Requests and connections: routes, limits, payloads, the built page."""

API = "/api/v1"
"""The path of the interface; an incompatible change gets another number."""
