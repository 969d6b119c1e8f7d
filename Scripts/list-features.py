#!/usr/bin/env python3
"""Writes Documentation/Features.md: what the library does, by subject.

    python3 Scripts/list-features.py            # write the page
    python3 Scripts/list-features.py --check    # fail if the page is not what it would write
    python3 Scripts/list-features.py --proofs   # print which tests prove which feature

Documentation/features.tsv has the features: number, subject, title. A feature is there if a test proves it. A
comment before the test has the numbers: // Features: 39, 3.2
A check that is no test has a line of its own: # Proves: It is built without a macro [27]
"""
import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "Documentation/Features.md"
CHECK = re.compile(r"^# Proves: (.*?) \[([\d., ]+)\]$", re.MULTILINE)
NAME = re.compile(r'// Features: ([\d., ]+)\n\s*@(?:Test|Suite)\(\s*"((?:[^"\\\\]|\\\\.)*?)"')

HEAD = """# Features

What Maquette does, by subject. A feature is listed as there if a test proves it:
`python3 Scripts/list-features.py --proofs` prints which.

"""

# The page that explains each subject.
GUIDES = {
    "Declaration": ["DeclaringModels", "Shapes"],
    "Key mapping": ["Keys"],
    "Nesting, flattening": ["Keys", "Shapes"],
    "Defaults and tolerance": ["DeclaringModels", "Presence", "Collections"],
    "Conversions": ["Strategies", "../Conversions"],
    "Dates": ["Dates"],
    "Numbers": ["Values", "../Conversions"],
    "Enums": ["Enums"],
    "Polymorphism": ["Classes"],
    "Inheritance": ["Classes"],
    "Hooks": ["Hooks"],
    "Validation": ["Hooks"],
    "Errors and diagnostics": ["Errors", "../Errors"],
    "Dynamic values": ["Values"],
    "Encoding control": ["Presence"],
    "Merge, patch, copy, diff": ["Changes"],
    "Archive and versioning": ["Archives", "../Compatibility"],
    "Databases": ["Databases"],
    "Formats": ["../Formats", "XML", "PropertyLists", "YAML", "TOML", "CSV", "Forms", "JSON5", "BinaryFormats"],
    "Streaming and partial": ["Streams"],
    "Language models": ["LanguageModels"],
    "Schema export": ["Schema"],
    "Concurrency": ["Shapes"],
    "Limits and safety": ["../Strictness"],
    "YYModel": ["../Migration/YYModel"],
    "KeyValueObjectMapping": ["../Migration/KeyValueObjectMapping"],
    "Mantle": ["../Migration/Mantle"],
}


def proofs():
    """The tests for each number: (title, file)."""
    found = collections.defaultdict(list)
    patterns = ["Tests/**/*.swift", "Checks/*/Tests/**/*.swift", "Sculpt/Tests/*/*.swift", "Scripts/*.sh"]
    for file in [file for pattern in patterns for file in sorted(ROOT.glob(pattern))]:
        text = file.read_text()
        if file.suffix == ".swift":
            pairs = [(title, numbers) for numbers, title in NAME.findall(text)]
            if len(pairs) != text.count("// Features: "):
                sys.exit(f"{file.relative_to(ROOT)}: a 'Features' comment is not followed by a named test")
        else:
            pairs = CHECK.findall(text)
        for title, numbers in pairs:
            for number in re.findall(r"\d+(?:\.\d+)?", numbers):
                found[number].append((title.strip(), file.relative_to(ROOT)))
    return found


def features():
    """Number, subject and title of each feature."""
    lines = (ROOT / "Documentation/features.tsv").read_text().splitlines()
    return [line.split("\t") for line in lines]


def link(page):
    path = (ROOT / "Documentation/Guide" / f"{page}.md").resolve()
    title = path.read_text().splitlines()[0].removeprefix("# ")
    return f"[{title}]({path.relative_to(ROOT / 'Documentation')})"


def page():
    proved, rows = proofs(), features()
    strangers = sorted(set(proved) - {number for number, _, _ in rows})
    if strangers:
        sys.exit(f"no such feature: {', '.join(strangers)}")
    lines, subject = [HEAD], None
    for number, name, title in rows:
        if name != subject:
            subject = name
            lines.append(f"\n## {name}\n\n")
            if name in GUIDES:
                lines.append("See " + ", ".join(link(page) for page in GUIDES[name]) + ".\n\n")
        lines.append(f"- {title}" + ("" if number in proved else " (not yet)") + "\n")
    missing = [number for number, _, _ in rows if number not in proved]
    lines.insert(1, f"{len(rows) - len(missing)} of {len(rows)} are there.\n")
    return "".join(lines)


if "--proofs" in sys.argv:
    proved = proofs()
    for number, _, title in features():
        print(f"{number} {title}")
        for test, file in proved.get(number, []):
            print(f"    {test} ({file})")
    sys.exit()

text = page()
if "--check" in sys.argv:
    if not PAGE.exists() or PAGE.read_text() != text:
        sys.exit("Documentation/Features.md is stale: python3 Scripts/list-features.py")
else:
    PAGE.write_text(text)
    print(re.search(r"\d+ of \d+ are there", text).group())
