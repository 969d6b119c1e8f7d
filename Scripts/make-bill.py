#!/usr/bin/env python3
"""Prints a software bill of materials, CycloneDX 1.5: the packages that a package resolves, and what needs what.

    python3 Scripts/make-bill.py [FOLDER OF A PACKAGE] > bill.json
    python3 Scripts/make-bill.py --check       # that of this package is complete

By default it is that of this package with its default traits. Without a trait, packages behind it are not listed.
"""
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def reference(package):
    """The name of a package for tools: a package URL."""
    path = re.sub(r"^\w+://|\.git$", "", package["url"])
    # A package in a folder has no address.
    if not re.match(r"^\w+://", package["url"]):
        return f"pkg:swift/{package['identity']}"
    return f"pkg:swift/{path}@{package['version']}"


def walk(package, found):
    """Adds a package and those that it needs."""
    found[reference(package)] = package
    for other in package["dependencies"]:
        walk(other, found)
    return found


def bill(folder):
    """The bill of a package."""
    tree = json.loads(subprocess.check_output(
        ["swift", "package", "show-dependencies", "--format", "json"], cwd=folder, stderr=subprocess.DEVNULL))
    packages = walk(tree, {})
    root = reference(tree)

    def component(key, package, kind):
        return {"type": kind, "bom-ref": key, "name": package["name"], "version": package["version"], "purl": key}

    return {
        "bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
        "metadata": {"component": component(root, tree, "library")},
        "components": [component(key, packages[key], "library") for key in sorted(packages) if key != root],
        "dependencies": [
            {"ref": key, "dependsOn": sorted({reference(other) for other in packages[key]["dependencies"]})}
            for key in sorted(packages)],
    }


def main():
    folder = next((word for word in sys.argv[1:] if not word.startswith("-")), ROOT)
    made = bill(folder)
    if "--check" not in sys.argv:
        print(json.dumps(made, indent=2))
        return 0
    names = {part["name"] for part in made["components"]}
    refs = {part["bom-ref"] for part in made["components"]} | {made["metadata"]["component"]["bom-ref"]}
    wrong = [part["purl"] for part in made["components"] if not re.fullmatch(r"pkg:swift/[\w./-]+@\d+\.\d+\.\d+", part["purl"])]
    wrong += [ref for line in made["dependencies"] for ref in line["dependsOn"] if ref not in refs]
    wrong += [] if "swift-syntax" in names else ["swift-syntax is missing"]
    print("\n".join(wrong + [f"a bill of {len(names)} packages, {len(wrong)} problems"]))
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
