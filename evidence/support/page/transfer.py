"""What comes over the line."""

from __future__ import annotations

from playwright.sync_api import Page, Response

TABLE_BYTES = 165_000  # compressed: the most that comes over the line until a table is shown


def transferred(page: Page, table: str) -> dict[str, int]:
    """What comes over the line until a table is shown: the bytes of each answer."""
    came: list[Response] = []

    def comes(response: Response) -> None:
        came.append(response)

    page.on("response", comes)
    page.goto(table)
    page.get_by_test_id("board").wait_for()
    page.wait_for_load_state("networkidle")
    return {response.url: response.request.sizes()["responseBodySize"] for response in came}
