"""What fell, entered on a page: its questions are answered and its automaton is gone through."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

WAITED = "(what) => document.querySelector(`[data-testid=${what[0]}]`)?.%s !== what[1]"

SHIP_STEP = re.compile(r"Automaton: the (?:big|small) ship (?:sails|makes for|to|takes) ")

NEXT = """([at, row, choice]) => {
  const asked = document.querySelector(`[data-testid=asked][data-at='${at}']`);
  if (!asked) return "gone";
  if (asked.querySelector("[data-testid=asked-send]:enabled")) return "send";
  const found = asked.querySelector(`[data-row='${row}'] [data-choice='${choice}']`);
  const others = asked.querySelectorAll("[data-choice]").length > 1;
  if (found?.ariaPressed === "true" && others) return "there";
  return found && !found.disabled && "choice";
}"""
"""What is to be pressed next; "there": what is left follows, "gone": the answer is given."""


def gone_on(page: Page, name: str, of: str, before: str) -> None:
    """Waits until an element is gone, or says something else."""
    page.wait_for_function(WAITED % of, arg=[name, before])


def answer(page: Page, *choices: int) -> int:
    """Presses what gives a choice for each value that is asked for; how many presses that took."""
    asked = page.get_by_test_id("asked")
    at = str(asked.get_attribute("data-at"))
    page.locator("[data-row], [data-grid]").first.wait_for()
    presses = pressed(page, at, choices)
    gone_on(page, "asked", "dataset.at", at)
    return presses


def pressed(page: Page, at: str, choices: tuple[int, ...]) -> int:
    """Presses choice by choice until the answer is sent, or can be."""
    if page.get_by_test_id("asked-pair").count():
        page.locator(f"[data-choice='{' '.join(map(str, choices))}']").click()
        return 1
    counts, presses = page.get_by_test_id("asked-count").count() > 0, 0
    for row, choice in enumerate(choices):
        if counts:
            counted(page.locator(f"[data-row='{row}']").get_by_test_id("asked-count"), choice)
            presses += choice
            continue
        found = page.wait_for_function(NEXT, arg=[at, row, choice]).json_value()
        if found in ("send", "gone"):
            break
        if found == "choice":
            page.locator(f"[data-row='{row}'] [data-choice='{choice}']").click()
            presses += 1
    found = page.wait_for_function(NEXT, arg=[at, -1, -1]).json_value()
    return presses + sent(page, found)


def counted(value: Locator, count: int) -> None:
    """Types how many; where there can be none nothing is asked."""
    if value.count():
        value.fill(str(count))
        value.press("Tab")


def sent(page: Page, found: str) -> int:
    if found == "send":
        page.get_by_test_id("asked-send").click()
    return int(found == "send")


def explained(page: Page, name: str) -> bool:
    """What is told has its rules beside it, and a step of the automaton's ship is on the board.

    Says whether it was such a step.
    """
    told = page.get_by_test_id(name)
    words = told.inner_text()
    rules = told.locator("[data-rule]").evaluate_all(
        "(all) => all.map((each) => each.dataset.rule)"
    )
    assert rules, words
    ship = SHIP_STEP.search(words) is not None
    if ship:
        assert any(rule.startswith("DEI-SOLO-") for rule in rules), (words, rules)
        marks = page.get_by_test_id("log-highlight").locator("circle, path, rect")
        expect(marks).not_to_have_count(0)
    return ship


def step_on(page: Page) -> None:
    """Presses the next step of what an automaton does."""
    said = page.get_by_test_id("walk-said").inner_text()
    page.get_by_test_id("walk-next").click()
    gone_on(page, "walk-said", "innerText", said)
