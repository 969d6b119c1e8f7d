#!/usr/bin/env python3
"""Sees that the pages show code that is compiled, and results that were printed.

    python3 Scripts/check-examples.py               # every Swift block is part of a snippet
    python3 Scripts/check-examples.py --run FOLDER  # the snippets in FOLDER print what they say
    python3 Scripts/check-examples.py --run FOLDER TRAIT  # only those that need a trait

A block of Swift in README.md, Documentation/Guide or Documentation/Migration must stand in one file of
Snippets, of Examples or of the tests of servers, line by line; indentation, spacing and empty lines aside.
Code of others is marked objc or text.

In a snippet, the comment behind a print or on the lines below it is what it prints.
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SNIPPETS = sorted(ROOT.glob("Snippets/**/*.swift"))
# What needs packages of others is compiled with these.
COMPILED = sorted([*ROOT.glob("Examples/*/Sources/**/*.swift"), *ROOT.glob("Tests/ServerTests/*.swift")])
FENCE = re.compile(r"^\s*```(\w*)")
CLOSERS = re.compile(r"[\s)}\]]*")


def squeezed(lines):
    """Lines without what does not count."""
    return [line for line in (" ".join(line.split()) for line in lines) if line]


def blocks(page):
    """The Swift blocks of a page: (number of the first line, lines)."""
    language, start, found = None, 0, []
    for number, line in enumerate(page.read_text().splitlines(), 1):
        fence = FENCE.match(line)
        if fence and language is None:
            language, start, found = fence.group(1).lower(), number + 1, []
        elif fence:
            if language == "swift":
                yield start, found
            language = None
        elif language is not None:
            found.append(line)


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
    texts = [squeezed(file.read_text().splitlines()) for file in SNIPPETS + COMPILED]
    pages = [ROOT / "README.md"]
    for folder in ("Guide", "Migration"):
        pages += sorted((ROOT / "Documentation" / folder).glob("*.md"))
    mistakes, count = [], 0
    for page in pages:
        for number, block in blocks(page):
            count += 1
            lines = squeezed(block)
            agreed = max(agreement(lines, text) for text in texts)
            if agreed < len(lines):
                place = f"{page.relative_to(ROOT)}:{number}"
                mistakes.append(f"{place}: in no snippet from here on: {lines[agreed]}")
    return mistakes, f"{count} blocks of Swift in {len(pages)} pages"


def promised(lines):
    """What a snippet says that it prints."""
    results, index = [], 0
    while index < len(lines):
        line = lines[index]
        index += 1
        if "print(" not in line or line.lstrip().startswith("//"):
            continue
        behind = re.search(r"\)[\s}]* +// ?(.*)$", line)
        if behind:
            results.append(behind.group(1))
            continue
        depth = line.count("(") - line.count(")")
        while index < len(lines) and (depth > 0 or CLOSERS.fullmatch(lines[index]) and lines[index]):
            depth += lines[index].count("(") - lines[index].count(")")
            index += 1
        while index < len(lines) and lines[index].lstrip().startswith("//"):
            results.append(lines[index].lstrip()[2:].removeprefix(" "))
            index += 1
    return results


def check_results(folder, trait=None):
    mistakes = []
    # What needs a trait of the package begins with it.
    snippets = [file for file in SNIPPETS if needed_trait(file) == trait]
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


def needed_trait(file):
    """The trait in whose condition a snippet stands whole; None if it needs none."""
    found = re.match(r"#if (\w+)\n", file.read_text())
    return found.group(1) if found else None


if sys.argv[1:2] == ["--run"]:
    mistakes, checked = check_results(*sys.argv[2:])
else:
    mistakes, checked = check_pages()
for mistake in mistakes:
    print(mistake)
print(f"{checked}: {len(mistakes) or 'no'} mistakes")
sys.exit(bool(mistakes))
