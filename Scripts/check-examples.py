#!/usr/bin/env python3
"""Checks that the code in pages is compiled.

    python3 Scripts/check-examples.py               # every Swift block is part of a snippet
    python3 Scripts/check-examples.py --run FOLDER  # the programs of snippets in FOLDER print the expected output

A block of Swift in README.md, Documentation/Guide or Documentation/Migration must occur in one file of
Documentation/Snippets, Examples or the server tests, line by line, ignoring indentation, spacing and empty lines. In
the other Markdown files of the repository, it must occur in one file of Sources or Tests. Mark third-party code as
objc or text.

In a snippet, the comment after a print or on the lines below it is its expected output. Scripts/compile-examples.py
compiles and runs the snippets, and the pages that need none. Those in Snippets/Databases are programs of
Checks/Integrations: they need another package.
"""
import pathlib
import subprocess
import sys

from swift_blocks import blocks, promised

ROOT = pathlib.Path(__file__).resolve().parent.parent
SNIPPETS = sorted(ROOT.glob("Documentation/Snippets/**/*.swift"))
# What needs packages of others is compiled with these.
COMPILED = sorted([*ROOT.glob("Examples/*/Sources/**/*.swift"), *ROOT.glob("Checks/Integrations/Tests/ServerTests/*.swift")])
OWN = sorted([*ROOT.glob("Sources/**/*.swift"), *ROOT.glob("Tests/**/*.swift"), *ROOT.glob("Checks/*/Tests/**/*.swift")])


def squeezed(lines):
    """Lines without what does not count."""
    return [line for line in (" ".join(line.split()) for line in lines) if line]


def agreement(block, text):
    """How many lines of a block a text has, at the place where it has most."""
    best = 0
    for start in range(len(text)):
        count = 0
        while count < len(block) and start + count < len(text) and text[start + count] == block[count]:
            count += 1
        best = max(best, count)
    return best


def check_pages():
    guides, others = [ROOT / "README.md"], []
    for folder in ("Guide", "Migration"):
        guides += sorted((ROOT / "Documentation" / folder).glob("*.md"))
    for folder in (".", "Documentation/Decisions", "Examples", "Fuzzing", "Benchmarks"):
        others += sorted(set((ROOT / folder).glob("*.md")) - set(guides))
    mistakes, count = [], 0
    for pages, sources in [(guides, SNIPPETS + COMPILED), (others, OWN)]:
        found, total = check(pages, sources)
        mistakes, count = mistakes + found, count + total
    return mistakes, f"{count} blocks of Swift in {len(guides + others)} pages"


def check(pages, sources):
    """The blocks of pages that are in none of the sources, and the number of all blocks."""
    texts, mistakes, count = None, [], 0
    for page in pages:
        for number, block in blocks(page.read_text().splitlines()):
            texts = texts or [squeezed(file.read_text().splitlines()) for file in sources]
            count += 1
            lines = squeezed(block)
            agreed = max(agreement(lines, text) for text in texts)
            if agreed < len(lines):
                place = f"{page.relative_to(ROOT)}:{number}"
                mistakes.append(f"{place}: in no compiled file from here on: {lines[agreed]}")
    return mistakes, count


def check_results(folder):
    mistakes = []
    snippets = [file for file in SNIPPETS if file.parent.name == "Databases"]
    for file in snippets:
        run = subprocess.run([pathlib.Path(folder) / file.stem], capture_output=True, text=True)
        expected = promised(file.read_text().splitlines())
        printed = run.stdout.splitlines()
        if run.returncode:
            mistakes.append(f"{file.relative_to(ROOT)}: failed\n{run.stderr}")
        for index in range(max(len(expected), len(printed))):
            pair = [lines[index] if index < len(lines) else None for lines in (expected, printed)]
            if pair[0] != pair[1]:
                mistakes.append(
                    f"{file.relative_to(ROOT)}: says {pair[0]!r}\n  but prints {pair[1]!r}")
                break
    return mistakes, f"{len(snippets)} snippets"


if sys.argv[1:2] == ["--run"]:
    mistakes, checked = check_results(*sys.argv[2:])
else:
    mistakes, checked = check_pages()
for mistake in mistakes:
    print(mistake)
print(f"{checked}: {len(mistakes) or 'no'} mistakes")
sys.exit(bool(mistakes))
