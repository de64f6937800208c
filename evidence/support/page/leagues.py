"""A league of two people on pages of their own."""

from __future__ import annotations

from playwright.sync_api import Page

from support.server.process import Server

SEND = """async ([path, body]) => {
  const headers = { "Content-Type": "application/json" };
  const sent = { method: "POST", headers, body: JSON.stringify(body) };
  return (await fetch(`/api/v1/${path}`, sent)).json();
}"""
WISH = {"name": "Thursdays", "kind": "league", "game": "amerigo", "at_table": 2, "games": 2}


def joined(page: Page, server: Server, league: str) -> None:
    """Ben is remembered on this page, and joins a league."""
    if not page.url.startswith(server.address):
        page.goto(server.address)
    page.evaluate(SEND, ["me", {"name": "Ben"}])
    told = page.evaluate(SEND, [f"leagues/{league}/join", {}])
    assert told["yours"]


def begun_league(host: Page, other: Page, server: Server) -> str:
    """A league that whoever is signed in there has begun with Ben; returns its identity."""
    league = str(host.evaluate(SEND, ["leagues", WISH])["league"])
    joined(other, server, league)
    assert host.evaluate(SEND, [f"leagues/{league}/begin", {}])["season"]["round"] == 1
    return league
