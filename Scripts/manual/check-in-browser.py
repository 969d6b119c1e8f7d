#!/usr/bin/env python3
"""Opens the built manual in Chromium: pages render, their links lead to pages.

    python3 Scripts/manual/check-in-browser.py FOLDER [CHROMIUM]

It needs playwright from PyPI and a Chromium, such as Debian's chromium-headless-shell, and is no part of
.ci/run, which looks at the data of the site with check-site.py.
"""
import functools
import http.server
import shutil
import sys
import threading

from playwright.sync_api import sync_playwright

PAGES = {
    "documentation/maquette": "Maquette",
    "documentation/maquette/firstmodel": "Your first model in ten minutes",
    "documentation/maquette/anyvalue": "AnyValue",
    "documentation/maquette/attribute-codingkey": "@CodingKey",
    "documentation/maquette/argument-fieldnaming": "@Mappable(fieldNaming:)",
    "documentation/maquette/guide-keys": "Keys",
    "documentation/maquettexml": "MaquetteXML",
}


class Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def problems(page, address):
    missing = []
    page.on("response", lambda answer: missing.append(answer.url) if answer.status >= 400 else None)
    page.on("pageerror", lambda error: missing.append(str(error)))
    links = set()
    for path, title in PAGES.items():
        page.goto(f"{address}/{path}/", wait_until="networkidle")
        heading = page.query_selector("h1")
        if not heading or heading.inner_text().strip() != title:
            yield f"{path}: the heading is {heading and heading.inner_text()!r}"
        found = [link.get_attribute("href") or "" for link in page.query_selector_all("main a")]
        links |= {link.partition("#")[0] for link in found if link.startswith("/documentation")}
    for link in sorted(links):
        if page.request.get(f"{address}{link.rstrip('/')}/").status != 200:
            yield f"{link}: not there"
    yield from (f"failed: {name}" for name in missing)
    print(f"{len(PAGES)} pages opened, {len(links)} links followed")


def main():
    handler = functools.partial(Handler, directory=sys.argv[1])
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    chromium = sys.argv[2] if len(sys.argv) > 2 else (
        shutil.which("chromium-headless-shell") or shutil.which("chromium"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1300, "height": 1000})
        found = list(problems(page, f"http://127.0.0.1:{server.server_port}"))
        browser.close()
    for problem in found:
        print(problem)
    return 1 if found else 0


sys.exit(main())
