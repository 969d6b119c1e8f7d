#!/usr/bin/env python3
"""Checks that every relative link of the pages leads to a file and every anchor to a heading, and that every page
of Documentation is linked.

    python3 Scripts/check-links.py

It does not check links to the network.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Scripts" / "manual"))
from pages import LINK, headings  # noqa: E402

PAGES = ["*.md", "Documentation/**/*.md", "Sources/**/*.md", "Examples/**/*.md", "Fuzzing/**/*.md", "Sculpt/*.md"]
HTML = re.compile(r'(?:href|src)="([^"]+)"')


def links(page):
    """The links of a page: (number of the line, target)."""
    fenced = False
    for number, line in enumerate(page.read_text().splitlines(), 1):
        if line.lstrip().startswith("```"):
            fenced = not fenced
        if fenced:
            continue
        # A link in code is an example; code in the text of a link is not.
        line = re.sub(r"(?<!\[)`[^`]*`(?!\])", "", line)
        for match in LINK.finditer(line):
            yield number, match.group(3)
        for target in HTML.findall(line):
            yield number, target


def main():
    problems, count, linked = [], 0, set()
    # The catalog of the manual is a copy with links of DocC.
    copies = {".build", "Manual.docc"}
    pages = sorted({page for glob in PAGES for page in ROOT.glob(glob) if not copies & set(page.parts)})
    for page in pages:
        for number, target in links(page):
            if re.match(r"\w+:", target):
                continue
            count += 1
            place = f"{page.relative_to(ROOT)}:{number}"
            path, _, anchor = target.partition("#")
            file = (page.parent / path).resolve() if path else page
            if file != page:
                linked.add(file)
            if not file.exists():
                problems.append(f"{place}: {target}: no such file")
            elif anchor and file.suffix == ".md" and anchor not in headings(file):
                problems.append(f"{place}: {target}: no such heading")
    for page in pages:
        if "Documentation" in page.parts and page not in linked and page.parent not in linked:
            problems.append(f"{page.relative_to(ROOT)}: no page links to it")
    for problem in problems:
        print(problem)
    print(f"{count} links in {len(pages)} pages: {len(problems) or 'no'} problems")
    return 1 if problems else 0


sys.exit(main())
