"""The worker that hosts the tables of a device, asked directly, without a page of the client."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page

START_SCRIPT = """script => new Promise((resolve, reject) => {
    const worker = new Worker(script, { type: "module", name: "host" });
    const waiting = new Map();
    let lastId = 0;
    worker.onmessage = ({ data }) => {
        if (data.type === "failed") reject(data.message);
        else if (data.type === "answer") waiting.get(data.id)(data.text);
    };
    window.askHost = ([method, path, body]) => new Promise(answered => {
        waiting.set(++lastId, answered);
        worker.postMessage({ type: "request", id: lastId, method, path, body });
    });
    window.askHost(["POST", "/api/options", "{}"]).then(resolve, reject);
})"""


class HostWorker:
    """A worker of this page. The page must not start one by itself."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.evaluate(START_SCRIPT, worker_url(page))

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        text = "" if body is None else json.dumps(body)
        return json.loads(self.page.evaluate("request => window.askHost(request)", [method, path, text]))

    def open_record(self, record: Any) -> str:
        """Open the record of a game as a table. Return its path."""
        return f"/api/tables/{self.ask('POST', '/api/records', {'record': record})['id']}"

    def review(self, table: str, effort: str = "quick") -> list[dict[str, Any]]:
        """Make the review of a table's game. Return its pages, one per half second."""
        pages = [self.ask("POST", f"{table}/review", {"effort": effort})]
        while pages[-1]["state"] in ("waiting", "running"):
            self.page.wait_for_timeout(500)
            pages.append(self.ask("GET", f"{table}/review"))
        return pages


def worker_url(page: Page) -> str:
    """Return the address of the worker's script."""
    names = page.evaluate("fetch('/offline.json').catch(() => caches.match('/offline.json')).then(list => list.json())")
    (url,) = [file["url"] for file in names["files"] if re.search(r"worker-[^/]*\.js$", file["url"])]
    return f"/{url}"
