"""Requests and connections: routes, limits, payloads, the built page."""
