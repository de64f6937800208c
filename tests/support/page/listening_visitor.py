"""Somebody who hears live regions and what has the focus of any page, and has only keys.

What is focused is heard as Chromium's accessibility tree names it, and a live region counts as
spoken as far as it stands in that tree. The screen stays empty.
"""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page

from support.page.unseen import unseen
from support.waiting import found

Json = dict[str, Any]
HASTE = 25
FAR = 600  # presses of Tab after which everything has been in focus

LISTEN = """() => {
  const REGIONS = "[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";
  const last = new WeakMap();
  const later = window.setTimeout; // pauses of the page are shorter: nobody needs time to listen
  window.setTimeout = (run, ms = 0, ...more) => later(run, ms / HASTE, ...more);
  window.utterances = [];
  const speakers = [];
  const says = (region) => (region?.isConnected ? last.get(region).trim() : undefined);
  window.speaker = (said) => says(speakers[said]) === window.utterances[said] && speakers[said];
  // what lies under an open dialog is silent
  const inert = (region) => {
    const top = [...document.querySelectorAll("dialog:modal")].at(-1);
    return region.closest("[inert]") !== null || (top !== undefined && !top.contains(region));
  };
  const heard = (node) => {
    const region = (node instanceof Element ? node : node.parentElement)?.closest(REGIONS);
    const text = region?.textContent ?? "";
    if (!region || last.get(region) === text || inert(region)) return;
    last.set(region, text); // with its spaces: they tell that it is said again
    if (text.trim()) speakers[window.utterances.push(text.trim()) - 1] = region;
  };
  const watch = new MutationObserver((all) => all.forEach(({ target }) => heard(target)));
  watch.observe(document, { subtree: true, childList: true, characterData: true });
}"""


NOWHERE = {"", "RootWebArea", "generic", "none"}  # roles of what has the focus once it is lost


def plain(words: str) -> str:
    """Words as they sound: signs and spaces are not told apart."""
    return " ".join(re.sub(r"[✓↶⟲«»“”\"]", " ", words).split()).rstrip(".")


class ListeningVisitor:
    """Hears live regions and the focus of any page, and has keys."""

    def __init__(self, page: Page, link: str) -> None:
        self.page = page
        self.presses = 0
        self.regions: dict[str, int] = {}
        self.checked = 0  # so many of the utterances were compared with the accessibility tree
        unseen(page)
        page.add_init_script(f"({LISTEN.replace('HASTE', str(HASTE))})()")
        page.goto(link)
        self.tree = page.context.new_cdp_session(page)
        self.tree.send("Accessibility.enable")

    def hear(self, since: int, what: str = "something is said") -> list[str]:
        """What live regions have said since then, as soon as that is anything."""
        return found(lambda: self.heard(since), what)

    def heard(self, since: int) -> list[str]:
        """What live regions have said since then."""
        said = list(self.page.evaluate("(since) => window.utterances.slice(since)", since))
        for number in range(max(since, self.checked), since + len(said)):
            self._speaks(number, said[number - since])
        self.checked = max(self.checked, since + len(said))
        return said

    def _speaks(self, number: int, said: str) -> None:
        """What still stands in a live region is said: the accessibility tree has all of it."""
        while speaker := self._object(f"window.speaker({number})"):
            told = self.tree.send("Accessibility.queryAXTree", {"objectId": speaker})["nodes"]
            texts = [node["name"]["value"] for node in told if is_text(node)]
            if "".join("".join(texts).split()) == "".join(said.split()):
                return
            assert not self._object(f"window.speaker({number})"), f"{said!r} is read as {texts}"

    def _object(self, expression: str) -> str | None:
        """A part of the page, for the accessibility tree."""
        there = self.tree.send("Runtime.evaluate", {"expression": expression})["result"]
        return there.get("objectId")

    def utterances(self) -> int:
        """How much live regions have said."""
        return int(self.page.evaluate("window.utterances.length"))

    def focused(self) -> tuple[str, str]:
        """Role and name of what has the focus; what opens more is "collapsed", as readers say."""
        there = self._object("document.activeElement")
        wanted = {"objectId": there, "fetchRelatives": False}
        node = self.tree.send("Accessibility.getPartialAXTree", wanted)["nodes"][0]
        role, name = (node.get(each, {}).get("value", "") for each in ("role", "name"))
        facts = {fact["name"]: fact["value"].get("value") for fact in node.get("properties", [])}
        closed = facts.get("expanded") is False
        return f"{role} collapsed" if closed else role, plain(name)

    def keeps_focus(self, after: str) -> None:
        """Something that says what it is has the focus; keys go on from there."""
        role, name = self.focused()
        lost = role in NOWHERE or not name
        assert not lost, f"after {after!r} the focus is lost: {role!r} {name!r}"

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
        self.presses += len(keys)

    def ask(self, key: str) -> str:
        """The answer to a question."""
        since = self.utterances()
        self.press(key)
        return self.hear(since, f"{key.upper()} is answered")[-1]

    def hears(self, words: str, after: int = 0) -> None:
        """Waits until live regions say some words."""
        found(lambda: any(words in said for said in self.heard(after)), f"{words!r} is heard")

    def tab_to(self, name: str) -> None:
        """Presses Tab until a button with this name has the focus."""
        heard: list[str] = []
        while self.focused() != ("button", name):
            assert len(heard) < FAR, f"{name!r} is not found among {heard[:40]}"
            self.press("Tab")
            heard.append(self.focused()[1])

    def reach(self, wanted: str, begin: str = "") -> str:
        """The name of what has the focus, as soon as it is of this kind."""

        def there() -> tuple[str, str] | None:
            role, name = self.focused()
            return (role, name) if role == wanted and name.startswith(begin) else None

        return found(there, f"the {wanted} {begin!r} has the focus")[1]

    def read(self, region: str, **only: str) -> list[Json]:
        """What a part of the page says, in its order."""
        if region not in self.regions:
            wanted = {"objectId": self._object("document"), "role": "region"}
            wanted["accessibleName"] = region
            found = self.tree.send("Accessibility.queryAXTree", wanted)["nodes"]
            self.regions[region] = found[0]["backendDOMNodeId"]
        wanted = {"backendNodeId": self.regions[region], **only}
        return list(self.tree.send("Accessibility.queryAXTree", wanted)["nodes"])


def is_text(node: dict[str, Any]) -> bool:
    """Whether a node of the accessibility tree is text that is read."""
    return not node["ignored"] and node["role"]["value"] == "StaticText"
