#!/usr/bin/env python3
"""Checks that every public declaration says what it takes, returns and throws.

    python3 Scripts/check-documentation.py "$(swift build --show-bin-path)" [--list] [--traits]

A summary is needed everywhere; `- Parameter` where there are parameters, `- Throws` where an error can be
thrown. Members that a protocol requires are documented there: those in REQUIREMENTS need a summary alone, and
the cases of an enumeration need nothing more than their names. The modules have to be built.
"""

import importlib.util
import pathlib
import re
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
_spec = importlib.util.spec_from_file_location("public_api", ROOT / "Scripts" / "public-api.py")
public_api = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(public_api)

# What protocols require, of ours and of the standard library: their page has the parameters.
REQUIREMENTS = {
    "init(from:)", "update(from:)", "write(to:)", "encode(_:to:)", "decode(from:)", "encode(to:)",
    "init(mappingKey:)", "mappingKey", "hash(into:)", "==(_:_:)", "<(_:_:)", "init(rawValue:)",
    "init(dictionaryLiteral:)", "init(arrayLiteral:)", "init(stringLiteral:)", "init(nilLiteral:)",
    "init(booleanLiteral:)", "init(integerLiteral:)", "init(floatLiteral:)", "withBytes(_:)",
    "index(after:)", "index(before:)", "subscript(_:)", "makeIterator()", "makeAsyncIterator()", "next()",
    "next(isolation:)", "description", "parse(_:_:)", "print(_:_:)", "offsets(of:in:)", "encodeString(_:)", "writing(_:)",
    "dataForm(for:)",
    # Of GRDB and Hummingbird.
    "init(row:)", "didInsert(_:)", "decode(_:from:context:)", "encode(_:from:context:)",
    "response(from:context:)",
}
CALLS = {"method", "func", "init", "macro", "subscript"}


def problems(symbol):
    """What the documentation of a symbol lacks."""
    kind = symbol["kind"]["identifier"].split(".")[-1]
    name = symbol["pathComponents"][-1]
    lines = [line["text"] for line in symbol.get("docComment", {}).get("lines", [])]
    if kind == "case" or "::SYNTHESIZED::" in symbol["identifier"]["precise"]:
        return []
    if name in REQUIREMENTS:
        return []
    text = "".join(part["spelling"] for part in symbol["declarationFragments"])
    if not lines:
        return ["a summary"]
    found = []
    if kind in CALLS and "(" in name and not name.endswith("()"):
        if not any("- Parameter" in line for line in lines):
            found.append("parameters")
    # Its own `throws`, not that of a closure it takes.
    signature = text
    while (shorter := re.sub(r"\([^()]*\)", "", signature)) != signature:
        signature = shorter
    if kind in CALLS and re.search(r"\bthrows\b", signature.split("->")[0]):
        if not any("- Throws" in line for line in lines):
            found.append("errors")
    return found


def main():
    binaries, listing = sys.argv[1], "--list" in sys.argv
    count = 0
    for modules in public_api.products(sys.argv).values():
        with tempfile.TemporaryDirectory() as folder:
            for module in modules:
                for symbol in public_api.symbols(module, binaries, folder):
                    path = ".".join(symbol["pathComponents"])
                    text = "".join(part["spelling"] for part in symbol["declarationFragments"])
                    if public_api.RUNTIME.search(path) or public_api.RUNTIME.search(public_api.needs(path, text)):
                        continue
                    lacks = problems(symbol)
                    count += bool(lacks)
                    if lacks and listing:
                        place = symbol.get("location", {})
                        file = place.get("uri", module).split("/Sources/")[-1]
                        line = place.get("position", {}).get("line", 0) + 1
                        print(f"Sources/{file}:{line}: {path}: {', '.join(lacks)}")
    print(f"{count} declarations lack documentation")
    return count != 0


if __name__ == "__main__":
    sys.exit(main())
