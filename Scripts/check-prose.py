#!/usr/bin/env python3
"""Finds words that Documentation/Glossary.md says to avoid.

    python3 Scripts/check-prose.py                 fails if a file has more than the baseline allows
    python3 Scripts/check-prose.py --list [NAME]   shows them, in files whose path contains NAME
    python3 Scripts/check-prose.py --update        lowers the baseline to what is left
    python3 Scripts/check-prose.py --accept        rewrites the baseline, after merges

It checks the pages of the repository, and the comments and texts of its sources, but not code in pages and
comments. Scripts/prose-baseline.tsv has the findings of each file from when the check was introduced; it may
only become shorter. Files are identified by name, so that moving one changes nothing.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
GLOSSARY = ROOT / "Documentation" / "Glossary.md"
BASELINE = ROOT / "Scripts" / "prose-baseline.tsv"
PAGES = ["*.md", "Documentation/**/*.md", "Sources/**/*.md", "Examples/**/*.md", "Sculpt/*.md"]
SOURCES = ["Sources/**/*.swift"]
TEXT = re.compile(r'"((?:\\.|[^"\\])*)"')


def patterns():
    """The rows of the second table: (pattern, what to write)."""
    table = GLOSSARY.read_text().partition("## Words to avoid")[2]
    for line in table.splitlines():
        row = re.fullmatch(r"\| `(.+)` \| (.+) \|", line)
        if row:
            yield re.compile(row.group(1).replace("\\|", "|"), re.IGNORECASE), row.group(2)


def without_code(text):
    """A line of prose without the code in it and without the targets of links."""
    text = re.sub(r"``[^`]*``|`[^`]*`", "`", text)
    return re.sub(r"\]\([^)]*\)", "]", text)


def prose_of_page(lines):
    """The lines of a page that are prose: (number, text)."""
    fenced = False
    for number, line in enumerate(lines, 1):
        if line.lstrip().startswith("```"):
            fenced = not fenced
        elif not fenced:
            yield number, without_code(line)


def prose_of_source(lines):
    """The comments of a source file, and its texts of several words."""
    fenced = False
    for number, line in enumerate(lines, 1):
        stripped = line.strip()
        comment = re.match(r"///? ?(.*)", stripped)
        if comment:
            if comment.group(1).lstrip().startswith("```"):
                fenced = not fenced
            elif not fenced:
                yield number, without_code(comment.group(1))
            continue
        fenced = False
        for text in TEXT.findall(line):
            if text.count(" ") > 1:
                yield number, re.sub(r"'[^']*'|\\\([^)]*\)", "", text)
        after = re.search(r"\s// (.*)$", line)
        if after:
            yield number, without_code(after.group(1))


def findings():
    """What was found: (file, number of the line, word, what to write)."""
    known = list(patterns())
    files = [(path, prose_of_page) for glob in PAGES for path in ROOT.glob(glob)]
    files += [(path, prose_of_source) for glob in SOURCES for path in ROOT.glob(glob)]
    for path, prose in sorted(set(files), key=lambda pair: pair[0]):
        # The catalog of the manual is a copy.
        if path == GLOSSARY or {".build", "Manual.docc"} & set(path.parts):
            continue
        for number, text in prose(path.read_text().splitlines()):
            for pattern, better in known:
                for match in pattern.finditer(text):
                    yield path.relative_to(ROOT), number, match.group(0), better


def main():
    found = list(findings())
    if "--list" in sys.argv:
        part = sys.argv[sys.argv.index("--list") + 1] if sys.argv[-1] != "--list" else ""
        for path, number, word, better in found:
            if part in str(path):
                print(f"{path}:{number}: '{word}': write {better}")
        return 0
    counts = {}
    for path, *_ in found:
        counts[path.name] = counts.get(path.name, 0) + 1
    rows = [line.split("\t") for line in BASELINE.read_text().splitlines()] if BASELINE.exists() else []
    allowed = {name: int(count) for name, count in rows}
    if "--accept" in sys.argv:
        allowed = counts
    if "--update" in sys.argv:
        allowed = {name: min(count, counts.get(name, 0)) for name, count in allowed.items()}
    if "--accept" in sys.argv or "--update" in sys.argv:
        BASELINE.write_text(
            "".join(f"{name}\t{count}\n" for name, count in sorted(allowed.items()) if count))
    problems = 0
    for name in sorted(set(counts) | set(allowed)):
        count, most = counts.get(name, 0), allowed.get(name, 0)
        if count > most:
            problems += 1
            print(f"{name}: {count} words to avoid, {most} allowed: --list {name}")
        elif count < most:
            problems += 1
            print(f"{name}: {count} words to avoid, the baseline says {most}: run with --update")
    print(f"{len(found)} words to avoid in {len(counts)} files, {problems or 'no'} problems")
    return 1 if problems else 0


sys.exit(main())
