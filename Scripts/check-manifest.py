#!/usr/bin/env python3
"""Checks the manifest that users read: python3 Scripts/check-manifest.py

Products are libraries; each is listed in .spi.yml, which chooses what the Swift Package Index documents; names of targets
are no names of Apple's frameworks; targets of products come first; only the host of the documentation changes the
manifest by a variable of the environment; and a target depends on the targets that its files import.
"""
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Frameworks whose names a target of ours might take by accident.
APPLE = {
    "Accelerate", "Charts", "Combine", "CoreData", "CoreML", "CryptoKit", "Dispatch", "Foundation", "FoundationModels",
    "NaturalLanguage", "Network", "Observation", "PropertyList", "Security", "SwiftData", "SwiftUI", "Synchronization",
    "System", "Testing", "XCTest",
}

IMPORT = re.compile(r"^(?:@\w+(?:\(\w+\))? +)*(?:(?:public|package|internal|private|fileprivate) +)?import +(?:\w+ +)?(\w+)", re.MULTILINE)


def main():
    package = json.loads(subprocess.check_output(["swift", "package", "dump-package"], cwd=ROOT))
    problems = []
    products = {product["name"]: product for product in package["products"]}
    problems += [f"{name} is a product but no library" for name, product in products.items() if "library" not in product["type"]]
    listed = re.findall(r"^ +- (\w+)$", (ROOT / ".spi.yml").read_text(), re.MULTILINE)
    problems += [f".spi.yml does not list {name}" for name in products if name not in listed]
    names = [target["name"] for target in package["targets"]]
    problems += [f"{name} is the name of a framework" for name in names if name in APPLE]
    needed = {name: [part for parts in target["dependencies"] for part in (parts.get("byName") or parts.get("target") or [])[:1]]
              for target in package["targets"] for name in [target["name"]]}
    reached, queue = set(), [name for product in products.values() for name in product["targets"]]
    while queue:
        if (name := queue.pop()) in needed and name not in reached:
            reached.add(name)
            queue += needed[name]
    if reached != set(names[:len(reached)]):
        problems.append("a target that no product needs comes before one that a product needs")
    variables = re.findall(r'environment\["(\w+)"\]', (ROOT / "Package.swift").read_text())
    problems += [f"the variable {name} changes the manifest" for name in variables if name != "SPI_GENERATE_DOCS"]
    for target in package["targets"]:
        known, queue = set(), needed[target["name"]][:]
        while queue:
            if (name := queue.pop()) in needed and name not in known:
                known.add(name)
                queue += needed[name]
        folder = ROOT / (target.get("path") or f"{'Tests' if target['type'] == 'test' else 'Sources'}/{target['name']}")
        imported = {name: file for file in folder.rglob("*.swift") for name in IMPORT.findall(file.read_text())}
        problems += [f"{imported[name].relative_to(ROOT)} imports {name}, on which {target['name']} does not depend"
                     for name in sorted(imported.keys() & needed.keys() - known - {target["name"]})]
    print("\n".join(problems + [f"{len(products)} products, {len(names)} targets, {len(problems)} problems"]))
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())
