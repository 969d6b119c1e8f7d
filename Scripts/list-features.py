#!/usr/bin/env python3
"""Writes Documentation/Features.md: what each feature is proved by.

    python3 Scripts/list-features.py            # write the page
    python3 Scripts/list-features.py --check    # fail if the page is not what it would write

Features stand in Documentation/features.tsv: number, group, title. Tests name the numbers that they
prove at the end of their display names, in brackets: @Test("An index steps into an array [39, 3.2]").
A check that is no test has a line of its own: # Proves: It is built without a macro [27]
"""
import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "Documentation/Features.md"
CHECK = re.compile(r"^# Proves: (.*?) \[([\d., ]+)\]$", re.MULTILINE)
NAME = re.compile(r'@(?:Test|Suite)\(\s*"((?:[^"\\\\]|\\\\.)*?)\s*\[([\d., ]+)\]"')

HEAD = """# Features

What Maquette does, and the tests that prove it. Numbers with a dot are those of the five systems that
it succeeds. `Scripts/list-features.py` writes this page from `features.tsv` and the names of the tests.

"""


def tests():
    """The tests that name each number: (title, file)."""
    found = collections.defaultdict(list)
    for file in sorted(ROOT.glob("Tests/**/*.swift")) + sorted(ROOT.glob("Scripts/*.sh")):
        names = NAME if file.suffix == ".swift" else CHECK
        for title, numbers in names.findall(file.read_text()):
            for number in re.findall(r"\d+(?:\.\d+)?", numbers):
                found[number].append((title.strip(), file.relative_to(ROOT)))
    return found


def page():
    proofs = tests()
    lines, group, known = [HEAD], None, set()
    rows = [line.split("\t") for line in (ROOT / "Documentation/features.tsv").read_text().splitlines()]
    for number, name, title in rows:
        known.add(number)
        if name != group:
            group = name
            lines.append(f"\n## {group}\n\n| | feature | proved by |\n| --- | --- | --- |\n")
        cell = "<br>".join(
            f"[{test.replace('|', '&#124;')}](../{file})" for test, file in proofs.get(number, []))
        lines.append(f"| {number} | {title} | {cell or 'not yet'} |\n")
    strangers = sorted(set(proofs) - known)
    if strangers:
        sys.exit(f"no such feature: {', '.join(strangers)}")
    missing = [number for number, _, _ in rows if number not in proofs]
    lines.insert(1, f"{len(rows) - len(missing)} of {len(rows)} have tests.\n")
    return "".join(lines)


text = page()
if "--check" in sys.argv:
    if not PAGE.exists() or PAGE.read_text() != text:
        sys.exit("Documentation/Features.md is stale: python3 Scripts/list-features.py")
else:
    PAGE.write_text(text)
    print(re.search(r"\d+ of \d+ have tests", text).group())
