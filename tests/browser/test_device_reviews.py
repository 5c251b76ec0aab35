"""Reviews in the browser's worker, without a page of the client."""

from __future__ import annotations

import json
from typing import Any

from nasrid.rules.record import replay
from tests.browser.conftest import OpenPage
from tests.browser.host_worker import HostWorker
from tests.reviews.test_reviews import finished
from tests.server.reviewing import SHORT, review_of

SHORTER = json.loads(finished(0, tiles=2))  # a standard review takes the browser much longer than a quick one
WORKERLESS_PATH = "/rules"  # a page that starts no worker


def outline(review: dict[str, Any]) -> list[Any]:
    """Return what the evaluation does not change. Mathematical functions differ a little between systems."""
    head = [review[name] for name in ("nasrid_review", "version", "effort", "game", "net", "complete", "scorings")]
    return head + [[decision[name] for name in ("action", "seat", "played")] for decision in review["decisions"]]


def test_browser_makes_the_same_review_and_keeps_it(open_page: OpenPage) -> None:
    page = open_page(WORKERLESS_PATH)
    host = HostWorker(page)
    table = host.open_record(SHORT)
    pages = host.review(table)
    assert pages[-1]["state"] == "done"
    review = pages[-1]["review"]
    assert outline(review) == outline(review_of())
    record = host.ask("GET", f"{table}/record")
    assert record["review"] == review
    assert list(replay(record).scores) == record["scores"]

    again = page.context.new_page()
    again.goto(WORKERLESS_PATH)
    assert HostWorker(again).ask("GET", f"{table}/review")["review"] == review


def test_bot_moves_while_the_browser_makes_a_review(open_page: OpenPage) -> None:
    host = HostWorker(open_page(WORKERLESS_PATH))
    reviewed = host.open_record(SHORTER)
    bot = {"kind": "bot", "level": "apprentice"}
    form = {"settings": {"options": {"players": 2}, "seats": [{}, bot]}, "names": ["Zaida"]}
    table = f"/api/tables/{host.ask('POST', '/api/tables', form)['id']}"
    host.ask("POST", f"{reviewed}/review", {"effort": "standard"})
    for number in range(3):
        while not (seen := host.ask("GET", table))["view"]["legal_actions"]:
            host.page.wait_for_timeout(50)
        command = {"type": "act", "id": f"{number}", "action": seen["view"]["legal_actions"][0], "seq": seen["seq"]}
        assert host.ask("POST", f"{table}/commands", command)["type"] == "done"
        assert host.ask("GET", f"{reviewed}/review")["state"] == "running"
    assert host.review(reviewed)[-1]["state"] == "done"
    review = host.ask("GET", f"{reviewed}/review")["review"]
    assert outline(review) == outline(review_of(SHORTER, "standard"))
