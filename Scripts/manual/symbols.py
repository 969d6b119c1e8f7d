#!/usr/bin/env python3
"""Writes the symbol graphs that the manual is built from.

    python3 Scripts/manual/symbols.py BIN FOLDER [TRAITS]

BIN has the modules of a build without traits, TRAITS those of one with all traits, which
Scripts/test-traits.sh makes. `import Maquette` brings the symbols of several modules, so the manual shows them as
one. Every other module is separate. Symbols whose names begin with an underscore stay out, and so do links to
them: they are for generated code and for the engine.
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

MODULES = {
    "Maquette": ["MaquetteCore", "MaquetteAttributes", "MaquetteBehavior", "MaquetteEssentials", "MaquetteFiles", "MaquetteRepairs", "MaquetteScalars", "MaquetteMappings", "MaquetteStreams", "Maquette"],
    **{name: [name] for name in [
        "MaquetteArchive", "MaquetteCBOR", "MaquetteCSV", "MaquetteCodable", "MaquetteConstraints",
        "MaquetteDeclarations", "MaquetteJSONTools",
        "MaquetteForm", "MaquetteJSON5", "MaquetteMessagePack", "MaquettePropertyList", "MaquetteSchema",
        "MaquetteTOML", "MaquetteXML", "MaquetteYAML"]},
}
BEHIND_TRAITS = [
    "MaquetteGRDB", "MaquetteHTTPClient", "MaquetteHummingbird", "MaquetteLogging", "MaquetteNIO"]


def module_maps(binaries):
    """The options with which the compiler finds the C modules of other packages."""
    places = sorted(path for path in binaries.glob("*.build/module.modulemap") if "-tool." not in str(path))
    places += sorted(binaries.resolve().parents[1].glob("checkouts/*/Sources/**/module.modulemap"))
    found = {}
    for path in places:
        name = re.search(r"module (\w+)", path.read_text())
        if name:
            found.setdefault(name.group(1), path)
    # The headers of swift-nio need it on Linux.
    return ["-Xcc", "-D_GNU_SOURCE=1"] + [
        option for path in found.values() for option in ("-Xcc", f"-fmodule-map-file={path}")]


def graphs(module, binaries, triple, options):
    """The symbol graphs of a module: (the module that its symbols extend, or None; the graph)."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            ["swift-symbolgraph-extract", "-module-name", module, "-I", f"{binaries}/Modules",
             "-target", triple, "-output-dir", folder, "-minimum-access-level", "public",
             "-skip-synthesized-members", "-skip-inherited-docs",
             "-emit-extension-block-symbols", *options],
            check=True, capture_output=True)
        for path in sorted(pathlib.Path(folder).glob("*.symbols.json")):
            found = re.fullmatch(rf"{module}(?:@(\w+))?\.symbols\.json", path.name)
            if found:
                yield found.group(1), json.loads(path.read_text())


def is_public(symbol):
    return not any(part.startswith("_") for part in symbol["pathComponents"])


def joined(graph):
    """A graph of extensions as if its members were declared in the types themselves."""
    types = {
        relationship["source"]: relationship["target"]
        for relationship in graph["relationships"] if relationship["kind"] == "extensionTo"}
    graph["symbols"] = [
        symbol for symbol in graph["symbols"] if symbol["identifier"]["precise"] not in types]
    graph["relationships"] = [
        {**relationship,
         "source": types.get(relationship["source"], relationship["source"]),
         "target": types.get(relationship["target"], relationship["target"])}
        for relationship in graph["relationships"] if relationship["kind"] != "extensionTo"]
    return graph


def merged(modules, binaries, triple, name, options=()):
    """One graph for each module that the symbols of a product declare or extend."""
    results = {}
    for module in modules:
        for extended, graph in graphs(module, binaries, triple, options):
            key = None if extended is None or extended in modules else extended
            if key is None and extended:
                graph = joined(graph)
            if key not in results:
                graph["module"]["name"] = name if key is None else graph["module"]["name"]
                results[key] = graph
            else:
                results[key]["symbols"] += graph["symbols"]
                results[key]["relationships"] += graph["relationships"]
    for key, graph in results.items():
        unique = {}
        for symbol in graph["symbols"]:
            if is_public(symbol):
                unique.setdefault(symbol["identifier"]["precise"], symbol)
        known = {s["identifier"]["precise"] for g in results.values() for s in g["symbols"]}
        graph["symbols"] = list(unique.values())
        graph["relationships"] = [
            relationship for relationship in graph["relationships"]
            if relationship["source"] in unique
            and (relationship["target"] in unique or relationship["target"] not in known)
            and not relationship.get("targetFallback", "").rpartition(".")[2].startswith("_")]
    return results


def main():
    binaries, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    target = json.loads(subprocess.check_output(["swiftc", "-print-target-info"]))["target"]
    sources = [(name, modules, binaries, ()) for name, modules in MODULES.items()]
    if len(sys.argv) > 3:
        options = module_maps(pathlib.Path(sys.argv[3]))
        sources += [(name, [name], sys.argv[3], options) for name in BEHIND_TRAITS]
    for name, modules, built, options in sources:
        out = folder / name
        out.mkdir(parents=True, exist_ok=True)
        for extended, graph in merged(modules, built, target["triple"], name, options).items():
            suffix = f"@{extended}" if extended else ""
            (out / f"{name}{suffix}.symbols.json").write_text(json.dumps(graph))


main()
