#!/usr/bin/env python3
"""Checks the built manual: every page is there, every link leads to one, no symbol of the engine is shown.

    python3 Scripts/manual/check-site.py FOLDER [--traits]

`--traits` expects the modules behind traits, too.
"""
import json
import pathlib
import sys

MUST_HAVE = [
    "documentation/maquette", "documentation/maquette/firstmodel", "documentation/maquette/anyvalue",
    "documentation/maquette/attribute-codingkey", "documentation/maquette/argument-fieldnaming",
    "documentation/maquette/guide-keys", "documentation/maquette/table-errors",
    "documentation/maquette/migration-overview", "documentation/maquettexml",
]
BEHIND_TRAITS = [
    "documentation/maquettegrdb", "documentation/maquettehttpclient", "documentation/maquettehummingbird",
    "documentation/maquettelogging", "documentation/maquettenio",
]


def links(value):
    """The addresses of the references in a page's data."""
    if isinstance(value, dict):
        if value.get("type") in ("topic", "section") and "url" in value:
            yield value["url"]
        for part in value.values():
            yield from links(part)
    elif isinstance(value, list):
        for part in value:
            yield from links(part)


def main():
    folder = pathlib.Path(sys.argv[1])
    problems = []
    pages = sorted((folder / "data").rglob("*.json"))
    count = 0
    for page in pages:
        data = json.loads(page.read_text())
        name = page.relative_to(folder / "data").with_suffix("")
        if any(part.startswith("__") for part in name.parts):
            problems.append(f"{name}: a page of the engine")
        for url in set(links(data.get("references", {}))):
            count += 1
            path = url.partition("#")[0].strip("/")
            if path and not (folder / "data" / f"{path}.json").exists():
                problems.append(f"{name}: leads to {url}, which is not there")
    for name in MUST_HAVE + (BEHIND_TRAITS if "--traits" in sys.argv else []):
        if not (folder / "data" / f"{name}.json").exists():
            problems.append(f"{name}: not there")
        if not (folder / name / "index.html").exists():
            problems.append(f"{name}/index.html: not there")
    for problem in problems:
        print(problem)
    print(f"{len(pages)} pages, {count} links: {len(problems) or 'no'} problems")
    return 1 if problems else 0


sys.exit(main())
