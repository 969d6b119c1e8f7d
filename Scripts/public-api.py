#!/usr/bin/env python3
"""Lists the public API of each product in Documentation/PublicAPI.

    python3 Scripts/public-api.py "$(swift build --show-bin-path)"          writes the lists
    python3 Scripts/public-api.py "$(swift build --show-bin-path)" --check  fails where one differs
    python3 Scripts/public-api.py BIN --traits [--check]                    those of products under a trait

A declaration counts unless its name, or a type that it needs, begins with an underscore: what only
generated code and the engine can call is no API. The modules have to be built.
"""

import functools
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGES = ROOT / "Documentation" / "PublicAPI"

# The modules of each product.
PRODUCTS = {
    "Maquette": ["Maquette", "MaquetteAttributes", "MaquetteBehavior", "MaquetteCore", "MaquetteEssentials", "MaquetteFiles", "MaquetteRepairs", "MaquetteScalars", "MaquetteMappings", "MaquetteStreams"],
    "MaquetteArchive": ["MaquetteArchive"],
    "MaquetteCBOR": ["MaquetteCBOR"],
    "MaquetteCSV": ["MaquetteCSV"],
    "MaquetteCodable": ["MaquetteCodable"],
    "MaquetteConstraints": ["MaquetteConstraints"],
    "MaquetteDeclarations": ["MaquetteDeclarations"],
    "MaquetteForm": ["MaquetteForm"],
    "MaquetteJSON5": ["MaquetteJSON5"],
    "MaquetteJSONTools": ["MaquetteJSONTools"],
    "MaquetteMessagePack": ["MaquetteMessagePack"],
    "MaquettePropertyList": ["MaquettePropertyList"],
    "MaquetteSchema": ["MaquetteSchema"],
    "MaquetteTOML": ["MaquetteTOML"],
    "MaquetteXML": ["MaquetteXML"],
    "MaquetteYAML": ["MaquetteYAML"],
}

# The modules that need a trait, which only Scripts/test-traits.sh builds.
UNDER_TRAITS = {
    "MaquetteGRDB": ["MaquetteGRDB"],
    "MaquetteHTTPClient": ["MaquetteHTTPClient"],
    "MaquetteHummingbird": ["MaquetteHummingbird"],
    "MaquetteLogging": ["MaquetteLogging"],
    "MaquetteNIO": ["MaquetteNIO"],
}

# `import Maquette` stays small enough to be known. Schemas brought four types (what a model or a strategy says of its
# data), repairs two, values that arrive two, times of day with an offset one.
LARGEST = 141

# Types of strategies whose names nobody has to know: a static member makes them, and messages of the compiler name them.
# They do not count as brought by the import.
KNOWN_BY_NAME = {
    "MappingStrategy", "CodingStrategy", "DecodingStrategy", "EncodingStrategy", "DescribedStrategy", "BytesStrategy",
    "PlainStrategy", "TimestampStrategy", "TupleStrategy", "CodableStrategy", "Transformation",
}
MADE_BY_A_MEMBER = re.compile(r"\w+(Strategy|codingTransformation)")
REQUIRED = re.compile(MADE_BY_A_MEMBER.pattern + r"\.(Value|decode\(from:\)|encode\(_:to:\)|dataForm\(for:\))")

NOMINAL = {"struct", "class", "enum", "protocol", "actor"}
RUNTIME = re.compile(r"(?<!\w)__\w")
INHERITED = re.compile(r" : (__\w+)(, )?")


def products(arguments):
    """The products that the arguments of a script choose."""
    return UNDER_TRAITS if "--traits" in arguments else PRODUCTS


def module_maps(binaries):
    """The maps of the C modules of other packages, those that SwiftPM makes included."""
    build = pathlib.Path(binaries).resolve()
    shipped = (build.parent.parent / "checkouts").glob("*/Sources/**/module.modulemap")
    made = build.glob("*.build/module.modulemap")
    # The maps of other variants of SQLite, and those that SwiftPM makes for tools, declare modules again.
    return sorted(path for path in shipped if "SQLCipher" not in path.parent.parent.name) + sorted(
        path for path in made if not path.parent.name.endswith("-tool.build"))


def imports(module, binaries):
    """Where a module finds those of other packages."""
    maps = module_maps(binaries) if module in UNDER_TRAITS else []
    return ["-I", f"{binaries}/Modules"] + [part for path in maps for part in ("-Xcc", f"-fmodule-map-file={path}")]


@functools.cache
def triple():
    """The platform for which modules are built."""
    return json.loads(subprocess.check_output(["swiftc", "-print-target-info"]))["target"]["triple"]


def symbols(module, binaries, folder, others=None):
    """The symbols of a module, those of its extensions of other modules' types included."""
    subprocess.run(
        ["swift-symbolgraph-extract", "-module-name", module, "-I", f"{binaries}/Modules",
         "-target", triple(), "-output-dir", folder, "-minimum-access-level", "public"]
        + imports(module, others or binaries),
        check=True, capture_output=True)
    for path in pathlib.Path(folder).glob(f"{module}*.symbols.json"):
        if re.fullmatch(rf"{module}(@\w+)?\.symbols\.json", path.name):
            yield from json.loads(path.read_text())["symbols"]


def needs(path, text):
    """The requirements for a caller: for strategies found by a leading dot, not the type of the result."""
    if path.startswith("MappingStrategy."):
        return text.split("->")[0] if "->" in text else ""
    return text.rsplit("->", 1)[0] if text.count("->") == 1 else text


def lines(modules, binaries, others=None):
    """The lines of a product's page, and how many types it has; `others` has the modules of other packages."""
    found, types = set(), set()
    with tempfile.TemporaryDirectory() as folder:
        for module in modules:
            for symbol in symbols(module, binaries, folder, others):
                path = ".".join(symbol["pathComponents"])
                text = "".join(part["spelling"] for part in symbol["declarationFragments"])
                if "::SYNTHESIZED::" in symbol["identifier"]["precise"]:
                    continue
                kind = symbol["kind"]["identifier"].split(".")[-1]
                if kind == "protocol":
                    # What callers of the core alone may use is inherited, too.
                    text = INHERITED.sub(lambda found: " : " if found[2] else "", text)
                if REQUIRED.fullmatch(path) and symbol["pathComponents"][0] not in KNOWN_BY_NAME:
                    continue
                # An attribute is API, whatever its arguments expand to.
                if RUNTIME.search(path) or kind != "macro" and RUNTIME.search(needs(path, text)):
                    continue
                if kind in NOMINAL and (path in KNOWN_BY_NAME or not MADE_BY_A_MEMBER.fullmatch(path)):
                    types.add(path)
                found.add(f"{path}: {' '.join(text.split())}")
    return sorted(found), len(types)


def main():
    binaries = sys.argv[1]
    check = "--check" in sys.argv
    problems = 0
    for product, modules in products(sys.argv).items():
        found, count = lines(modules, binaries)
        if product == "Maquette" and count > LARGEST:
            print(f"import Maquette brings {count} types; at most {LARGEST} are wanted")
            problems += 1
        page = PAGES / f"{product}.txt"
        text = f"{product}: {count} types\n\n" + "\n".join(found) + "\n"
        old = page.read_text() if page.exists() else ""
        if check and text != old:
            problems += 1
            before, after = set(old.splitlines()), set(text.splitlines())
            for line in sorted(before ^ after):
                print(("+ " if line in after else "- ") + line)
            print(f"the API of {product} changed: python3 Scripts/public-api.py BIN, and look at the difference")
        elif not check:
            PAGES.mkdir(parents=True, exist_ok=True)
            page.write_text(text)
        print(f"{product}: {count} types, {len(found)} declarations")
    return problems != 0


if __name__ == "__main__":
    sys.exit(main())
