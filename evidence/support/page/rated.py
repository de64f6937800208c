"""Somebody who is signed in on a page, and has played a rated game."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from support.server.process import Server

PLAYED = """async () => {
  const ask = async (method, path, body, token) => {
    const headers = { "Content-Type": "application/json" };
    if (token) headers.Authorization = `Bearer ${token}`;
    const answer = await fetch(`/api/v1/${path}`, { method, headers, body: JSON.stringify(body) });
    return answer.json();
  };
  const seats = [{ kind: "human", name: "Ada" }, { kind: "bot", bot: "random" }];
  const made = await ask("POST", "tables", { game: "amerigo", players: 2, seats, rated: true });
  await ask("POST", `tables/${made.table}/seats/0`, { action: "resign" }, made.seats[0].token);
  for (let i = 0; i < 200; i++) {
    const profile = await (await fetch("/api/v1/me/profile")).json();
    if (profile.games.length) return profile;
    await new Promise((done) => setTimeout(done, 50));
  }
}"""
"""Ada resigns at once, and bots play her rated game to its end."""


def remembered(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/#/you")
    page.get_by_test_id("my-name").fill("Ada")
    page.get_by_test_id("my-name").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada")


def left_game(page: Page) -> Any:
    """The profile after a rated game of Amerigo against a bot that Ada resigned."""
    return page.evaluate(PLAYED)
