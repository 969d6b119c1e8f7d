#!/usr/bin/env python3
"""Checks that every attribute and every argument of @Mappable has a reference page, which its overview lists.

    python3 Scripts/manual/reference.py
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
REFERENCE = ROOT / "Sources" / "Maquette" / "Maquette.docc" / "Reference"
MACROS = ROOT / "Sources" / "MaquetteAttributes"


def attributes():
    """The attributes that are declared as macros, without @Mappable."""
    for file in sorted(MACROS.glob("*.swift")):
        yield from re.findall(r"^public macro (\w+)", file.read_text(), re.MULTILINE)


def arguments():
    """The labels of the arguments of @Mappable, the first of which has none."""
    for declaration in re.findall(
        r"^public macro Mappable\((.*?)^\)", (MACROS / "Mappable.swift").read_text(), re.MULTILINE | re.DOTALL
    ):
        for label in re.findall(r"^  (\w+)", declaration, re.MULTILINE):
            yield "direction" if label == "_" else label


def problems(kind, names):
    overview = (REFERENCE / f"{kind}s.md").read_text()
    pages = {page.stem for page in (REFERENCE / f"{kind}s").glob("*.md")}
    wanted = {f"{kind}-{name}" for name in names}
    for name in sorted(wanted - pages):
        yield f"{name}.md: not there"
    for name in sorted(pages - wanted):
        yield f"{name}.md: about nothing that is declared"
    for name in sorted(wanted):
        # Once in the table, once in the topics.
        if overview.count(f"({kind}s/{name}.md)") != 2:
            yield f"{kind}s.md: {name} is not in the table and in the topics"


def main():
    found = [*problems("Attribute", set(attributes()) - {"Mappable"}), *problems("Argument", set(arguments()))]
    for problem in found:
        print(problem)
    return 1 if found else 0


sys.exit(main())
