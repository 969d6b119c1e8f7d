#!/usr/bin/env python3
"""Checks the page of `sculpt serve` in Chromium, as a user sees it.

    python3 Sculpt/Scripts/check-page.py .build/debug/sculpt [--pictures FOLDER]

Keys and clicks go to the page; what it shows, asks for and says in its console is compared with what it should.
"""
import argparse
import json
import pathlib
import random
import re
import subprocess
import sys
import urllib.parse

from browser import Page, chromium

ORDERS = """{
  "id": 1,
  "placedAt": "2026-05-06T07:08:09Z",
  "items": [
    {"sku": "A-1", "price": 2.5},
    {"sku": "B-7", "price": 12}
  ],
  "note": null
}
"""
LATER = '{"id": 2, "items": [], "note": "gift"}'
WRONG = """{
  "id": "x",
  "items": [{"price": "free"}],
  "note": null
}
"""
MISTAKEN = """{id: '2', // a comment
  "items": [{"sku": "A", "price": 1,}],
  "note": None
"""
SCHEMA = '''{"title": "Pet", "type": "object", "required": ["name"],
 "properties": {"name": {"type": "string", "minLength": 1}, "age": {"type": "integer"}}}'''


def text(identifier):
    return f"document.getElementById('{identifier}').textContent"


def expect(condition, what):
    if not condition:
        raise AssertionError(what)


def caret_is_below(shown, value):
    """Whether a caret stands below a value in the line above it."""
    lines = shown.split("\n")
    return any(
        re.fullmatch(r"\s*\|\s*\^", below) and above[below.index("^"):].startswith(value)
        for above, below in zip(lines, lines[1:]))


def check_typing(page):
    """Types appear while samples are typed, a second sample makes a key optional, and a mistake keeps the last types."""
    # The script of the page sets the focus once it runs.
    page.wait("document.activeElement.id === 'source'")
    page.type(ORDERS)
    page.wait(f"{text('code')}.includes('struct Root')")
    expect("var placedAt: FormatPreservingDate" in page.evaluate(text("code"))
           or "var placedAt: Date" in page.evaluate(text("code")), "a date is inferred")
    page.press("n", "KeyN", modifiers=1)
    page.wait("document.querySelectorAll('#tabs [role=tab]').length === 3")
    page.type(LATER)
    page.wait(f"/placedAt: [A-Za-z]+\\?/.test({text('code')}) && {text('code')}.includes('note: String?')")
    code = page.evaluate(text("code"))
    page.type('{"id": }')
    page.wait(f"{text('error')}.includes('sample 2:1:8: error: ')")
    expect(caret_is_below(page.evaluate(text("error")), "}"), "a caret shows the mistake")
    expect(page.evaluate(text("code")) == code, "the last types stay")
    expect(page.evaluate("document.getElementById('code').classList.contains('old')"), "dimmed")
    page.type(LATER)
    page.wait(f"{text('error')} === '' && !document.getElementById('code').classList.contains('old')")


def decoded(page):
    """The value that the types make of the payload; None if it is not shown."""
    if page.evaluate("document.getElementById('result').hidden"):
        return None
    return json.loads(page.evaluate(text("decoded")))


def check_payload(page):
    """A payload that does not fit is reported with a caret below the value; one that fits is shown as it is decoded."""
    page.click("#payload")
    page.type(WRONG)
    page.wait(f"{text('problems')}.includes('payload:2:9: error: $.id')")
    shown = page.evaluate(text("problems"))
    expect(caret_is_below(shown, '"x"'), "a caret below the value: " + shown)
    expect("$.items[0].price" in shown and '"free"' in shown, "the second problem: " + shown)
    expect(not decoded(page), "nothing is decoded of what does not fit")
    page.type(LATER)
    page.wait(f"{text('problems')} === 'It fits.\\n'")
    expect(decoded(page) == json.loads(LATER), f"the decoded value: {decoded(page)}")
    page.press("Tab")
    expect(page.evaluate("document.activeElement.id") == "decoded", "Tab leads from a payload to its value")
    named = "document.getElementById(document.activeElement.getAttribute('aria-labelledby')).textContent"
    expect(page.evaluate(named) == "Decoded", "the value has a name")
    page.click("#payload")
    page.type('{"id": "7", "items": null}')
    page.wait(f"{text('decoded')}.includes('7')")
    expect(decoded(page) == {"id": 7, "items": [], "note": None} or decoded(page) == {"id": 7, "items": []},
           f"a text becomes a number, and null an empty array: {decoded(page)}")
    page.type(WRONG)
    page.wait(f"{text('problems')} !== 'It fits.\\n'")
    expect(not decoded(page), "the value of an earlier payload is gone")


def check_repairs(page):
    """With repairs, mistakes in a payload are listed, each with a caret; without, the first one is an error."""
    page.click("#payload")
    page.type(MISTAKEN)
    page.wait(f"{text('problems')}.includes('it is JSON5') || {text('problems')}.includes('payload:1:2: error')")
    expect(page.evaluate(text("repaired")) == "", "no repairs that nobody asked for")
    page.click("#repairs")
    page.wait(f"{text('problems')} === 'It fits.\\n' && {text('repaired')} !== ''")
    shown = page.evaluate(text("repaired"))
    for place, value in [("1:2", "id"), ("1:6", "'2'"), ("1:11", "//"), ("2:36", ","), ("3:11", "None")]:
        expect(f"payload:{place}: repair: " in shown, f"a repair at {place}: {shown}")
        expect(caret_is_below(shown, value), f"a caret below {value}: {shown}")
    expect("-> converted" in shown, "the text that becomes a number: " + shown)
    repaired = {"id": 2, "items": [{"sku": "A", "price": 1}], "note": None}
    expect(decoded(page) == repaired, f"the value after repairs: {decoded(page)}")
    page.click("#repairs")
    page.wait(f"{text('repaired')} === ''")
    page.click("#payload")
    page.type(WRONG)
    page.wait(f"{text('problems')}.includes('$.id')")


def check_views(page):
    """The other view of the types is their schema, which has a command of its own."""
    code = page.evaluate(text("code"))
    page.evaluate("document.querySelector('#views [aria-selected=true]').focus()")
    page.press("ArrowRight")
    page.wait(f"document.activeElement.textContent === 'JSON Schema' && {text('code')}.startsWith('{{')")
    schema = json.loads(page.evaluate(text("code")))
    expect(schema["properties"]["note"]["type"] == ["string", "null"], f"note may be null: {schema}")
    expect(schema["required"] == ["id"], f"id is needed: {schema}")
    page.click("#command")
    page.wait("navigator.clipboard.readText().then(text => text === 'sculpt infer sample1.json sample2.json -n Root')")
    page.click("#copy")
    page.wait(f"navigator.clipboard.readText().then(text => text === {text('code')})")
    page.click("#views button:first-child")
    page.wait(f"{text('code')} === {json.dumps(code)}")


def check_link(page):
    """All of the page is in the fragment of its address: a reload and a copied link restore it."""
    page.click("#repairs")
    page.evaluate("document.getElementById('name').focus()")
    page.type("Örder")
    page.wait(f"{text('code')}.includes('struct Örder')")
    page.click("#views button:last-child")
    page.click("#link")
    page.wait(f"{text('status')} === 'Copied.\\n'")
    link = page.evaluate("navigator.clipboard.readText()")
    expect(link == page.evaluate("location.href") and "#" in link, "the link is the address")
    saw = """JSON.stringify([sources, current, view, at('payload').value, at('code').textContent,
        at('problems').textContent, ...[...fields, 'tolerant', 'repairs'].map(id => at(id).value + at(id).checked)])"""
    before = page.evaluate(saw)
    page.call("Page.reload")
    page.wait(f"document.readyState === 'complete' && {text('code')}.startsWith('{{') && {text('problems')} !== ''")
    expect(page.evaluate(saw) == before, f"a reload restores {before}, not {page.evaluate(saw)}")
    page.evaluate("location.replace('#'); document.getElementById('payload').value = ''")
    page.evaluate(f"location.replace({json.dumps(link)})")
    page.wait(f"{saw} === {json.dumps(before)}")
    # Numbers without an order cannot be made much shorter.
    page.click("#payload")
    chance = random.Random(7)
    page.type(json.dumps([chance.random() for _ in range(2000)]))
    page.click("#link")
    page.wait(f"{text('status')}.includes('some programs cut off addresses above 8 kB')")
    page.evaluate("location.replace('#damaged!')")
    page.wait(f"{text('status')}.includes('The address is damaged')")
    page.evaluate(f"location.replace({json.dumps(link)})")
    page.wait(f"{saw} === {json.dumps(before)}")
    page.click("#views button:first-child")
    page.click("#repairs")
    page.evaluate("document.getElementById('name').focus()")
    page.evaluate("document.activeElement.value = ''; document.activeElement.dispatchEvent(new Event('input'))")
    page.wait(f"{text('code')}.includes('struct Root')")


def check_schema(page):
    """The tabs are chosen by arrow keys; a schema has types and notes."""
    page.evaluate("document.querySelector('#tabs [aria-selected=true]').focus()")
    page.press("ArrowRight")
    page.wait("document.activeElement.textContent === 'Schema'")
    page.press("Tab")
    page.press("Tab")
    expect(page.evaluate("document.activeElement.id") == "source", "Tab leads to the text")
    page.type(SCHEMA)
    page.wait(f"{text('code')}.includes('struct Pet') && {text('notes')}.includes(\"'minLength'\")")
    page.evaluate("document.querySelector('#tabs [aria-selected=true]').focus()")
    page.press("ArrowRight")
    page.wait(f"document.activeElement.textContent === 'Sample 1' && {text('code')}.includes('struct Root')")
    expect(page.evaluate("document.getElementById('source').value") == ORDERS, "texts stay in their tabs")


def check_controls(page):
    """Options change the code, Tab reaches every control, and buttons copy."""
    page.evaluate("document.getElementById('tolerant').focus()")
    page.press(" ", "Space")
    page.wait(f"/var id: [A-Za-z]+\\?/.test({text('code')})")
    page.press(" ", "Space")
    page.wait(f"!/var id: [A-Za-z]+\\?/.test({text('code')})")
    reached = set()
    page.evaluate("document.getElementById('name').focus()")
    for _ in range(24):
        reached.add(page.evaluate("document.activeElement.id || document.activeElement.getAttribute('role')"))
        page.press("Tab")
    wanted = {"name", "format", "style", "access", "comments", "tolerant", "tab", "add", "source", "copy", "command",
              "code", "payload", "repairs", "link"}
    expect(wanted <= reached, f"Tab reaches {sorted(wanted - reached)}")
    page.click("#command")
    page.wait("navigator.clipboard.readText().then(text => text === 'sculpt sample1.json sample2.json -n Root')")
    page.click("#copy")
    page.wait(f"navigator.clipboard.readText().then(text => text === {text('code')})")


def contrast(page, selector):
    """The contrast of the text of an element with what is behind it, as WCAG defines it."""
    return page.evaluate("""(selector => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      const light = color => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map(v => v / 255)
          .map(v => v <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4);
        return .2126 * r + .7152 * g + .0722 * b;
      };
      let element = document.querySelector(selector);
      const ink = light(getComputedStyle(element).color);
      while (getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)') element = element.parentElement;
      const paper = light(getComputedStyle(element).backgroundColor);
      return (Math.max(ink, paper) + .05) / (Math.min(ink, paper) + .05);
    })(%r)""" % selector)


def show_others(page):
    """Shows the schema, repairs and a long link."""
    page.resize(1440, 900)
    page.click("#views button:last-child")
    page.click("#repairs")
    page.click("#payload")
    page.type(MISTAKEN)
    page.wait(f"{text('repaired')} !== '' && {text('code')}.startsWith('{{') && {text('decoded')} !== ''")
    page.click("#link")
    page.wait(f"{text('status')} !== ''")


def check_looks(page, pictures, prefix=""):
    """Wide and narrow, light and dark: nothing is cut off, and texts can be read."""
    for name, width, height, scheme in [
            ("wide-light", 1200, 560, "light"), ("wide-dark", 1200, 560, "dark"), ("narrow", 390, 844, "light"),
            ("narrow-dark", 390, 844, "dark")]:
        page.resize(width, height)
        page.prefer(scheme)
        page.evaluate("scrollTo(0, 0); for (const e of document.querySelectorAll('textarea')) e.scrollTo(0, 0)")
        if pictures:
            page.picture(pictures / f"{prefix}{name}.png")
        expect(page.evaluate("document.scrollingElement.scrollWidth") <= width, f"{name}: it is too wide")
        columns = page.evaluate(
            "new Set([...document.querySelectorAll('section')].map(s => s.getBoundingClientRect().x)).size")
        expect(columns == (3 if width > 900 else 1), f"{name}: {columns} columns")
        # What is said of a payload is in sight, however long the code is.
        if width > 900:
            expect(page.evaluate("document.scrollingElement.scrollHeight") <= height, f"{name}: it is too high")
        for selector in ["#source", "#code", "#problems", "#repaired", "#decoded", "#status", "h1"]:
            expect(contrast(page, selector) >= 4.5, f"{name}: the text of {selector} is hard to read")
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.prefer("light")
    expect(page.evaluate("getComputedStyle(document.body).backgroundColor") != dark, "dark is not light")


def check_requests(page, address):
    """Nothing but the page and its answers was asked for, and the console is empty."""
    origin = urllib.parse.urlsplit(address).netloc
    foreign = [url for url in page.requests if urllib.parse.urlsplit(url).netloc != origin and url != "about:blank"]
    expect(foreign == [], f"requests elsewhere: {foreign}")
    expect(page.console == [], f"the console says {page.console}")
    # The policy refuses other servers, and this check would see it.
    page.evaluate("fetch('http://127.0.0.1:9/').catch(() => 0)")
    page.wait("true")
    expect(any("Content Security Policy" in entry for entry in page.console), "a violation is seen")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("sculpt", help="the command")
    parser.add_argument("--pictures", type=pathlib.Path, help="a folder for screenshots")
    options = parser.parse_args()
    if not chromium():
        sys.exit("There is no Chromium: apt-get install chromium")
    if options.pictures:
        options.pictures.mkdir(parents=True, exist_ok=True)
    server = subprocess.Popen([options.sculpt, "serve"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        address = server.stdout.readline().strip()
        with Page() as page:
            page.call("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
            page.resize(1440, 900)
            page.open(address)
            check_typing(page)
            check_payload(page)
            check_repairs(page)
            check_views(page)
            check_link(page)
            check_schema(page)
            check_controls(page)
            check_looks(page, options.pictures)
            show_others(page)
            check_looks(page, options.pictures, "schema-")
            check_requests(page, address)
            print(f"The page works: {len(page.requests)} requests, all to {urllib.parse.urlsplit(address).netloc}")
    finally:
        server.kill()
        server.wait()


if __name__ == "__main__":
    main()
