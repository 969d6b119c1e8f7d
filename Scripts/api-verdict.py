#!/usr/bin/env python3
"""Says what changed for callers since a revision: the verdict of swift-api-digester, beside the change of our own lists.

    python3 Scripts/api-verdict.py [REVISION] [PRODUCTS]    the working tree with REVISION, all products

REVISION is the last tag; without one, the commit that wrote the lists before those of now. Modules are made of the
declarations of both states, without code and without the macro, so nothing has to be built and no dump is recorded.
Products under a trait need the modules of other packages: they are compared if `Scripts/test-traits.sh` has built them
in `.build`. What the digester calls a break of callers is a `break`; a `layout` is a change of the memory of a @frozen
type, after which callers have to be compiled again; a line of our lists that went or came is a `list`. The status
is 3 if there are breaks.
"""

import concurrent.futures
import importlib.util
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
_spec = importlib.util.spec_from_file_location("public_api", ROOT / "Scripts" / "public-api.py")
public_api = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(public_api)

BUILT = ROOT / ".build" / "debug"


def run(*command, **options):
    """The output of a command; what it prints about a failure is shown."""
    result = subprocess.run(command, text=True, **({"stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | options))
    if result.returncode:
        sys.exit(f"{' '.join(map(str, command[:3]))} failed:\n{(result.stderr or result.stdout)[-4000:]}")
    return result.stdout


def compared(wanted):
    """The modules of each product, by our lists, and where the modules of other packages are."""
    products = dict(public_api.PRODUCTS)
    if (BUILT / "Modules" / "Hummingbird.swiftmodule").exists():
        products |= public_api.UNDER_TRAITS
    if unknown := set(wanted) - set(products):
        sys.exit(f"No list of {', '.join(sorted(unknown))}, or its trait is not built.")
    return {name: modules for name, modules in products.items() if not wanted or name in wanted}


def imports(name):
    """Where a module or product under a trait finds other packages."""
    return public_api.imports(name, BUILT) if name in public_api.UNDER_TRAITS else []


class State:
    """The package at a revision, with the modules that some products need."""

    def __init__(self, source, folder, products):
        self.folder = folder
        (folder / "Modules").mkdir(parents=True)
        package = json.loads(run("swift", "package", "dump-package", cwd=source))
        self.products = [product["name"] for product in package["products"]]
        self.targets = {target["name"]: target for target in package["targets"]}
        for modules in products.values():
            for name in modules:
                self.emit(name, source)

    def emit(self, name, source):
        """Makes the interface of a module, after those of the modules that it needs."""
        target = self.targets.get(name)
        made = self.folder / "Modules" / f"{name}.swiftmodule"
        if target is None or target["type"] == "macro" or made.exists():
            return
        for dependency in target["dependencies"]:
            for part in (dependency.get("byName") or dependency.get("target") or [])[:1]:
                self.emit(part, source)
        flags = ["-swift-version", "6", "-package-name", "maquette"]
        for kind in (setting["kind"] for setting in target["settings"]):
            for option in ("enableUpcomingFeature", "enableExperimentalFeature"):
                if option in kind:
                    flags += [re.sub("([A-Z])", r"-\1", f"-{option}").lower(), kind[option]["_0"]]
        for trait in ("Macros", "NIO", "Hummingbird", "AsyncHTTPClient", "Logging", "GRDB"):
            flags += ["-D", trait]
        files = sorted(path for path in (source / "Sources" / name).rglob("*.swift"))
        run("swiftc", "-emit-module", "-wmo", "-parse-as-library", "-suppress-warnings", "-module-name", name,
            "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies-without-types",
            "-I", self.folder / "Modules", *imports(name), *flags, "-o", made, *files)

    def lines(self, modules):
        """The lines of the list of a product."""
        return set(public_api.lines([name for name in modules if name in self.targets], self.folder, BUILT)[0])

    def dump(self, product, modules, kept, *flags):
        """A file with what `kept` keeps of the declarations of a product."""
        file = self.folder / f"{product}{''.join(flags)}.json"
        names = [part for name in modules if name in self.targets for part in ("-module", name)]
        content = ["-dump-sdk", *names] if names else ["-generate-empty-baseline"]
        run("swift-api-digester", *content, *flags, "-I", self.folder / "Modules", *imports(product),
            "-target", public_api.triple(), "-swift-version", "6", "-o", file)
        tree = json.loads(file.read_text())
        tree["ABIRoot"] = kept(tree["ABIRoot"])
        file.write_text(json.dumps(tree))
        return file


def visible(node):
    """A declaration with its types, without members that are not the API: those inside the package, and for generated code."""
    return node | {"children": [
        visible(child) for child in node.get("children", [])
        if "declKind" not in child
        or not child.get("isInternal") and not child["name"].startswith("_") and not takes_engine(child)]}


def frozen(node):
    """What a declaration says of the memory of @frozen types, those for generated code left out."""
    kept = []
    for child in node.get("children", []):
        if child["kind"] == "TypeDecl" and not child["name"].startswith("_"):
            child = frozen(child)
            kept += [child] if child["children"] or "Frozen" in child.get("declAttributes", []) else []
        elif "Frozen" in node.get("declAttributes", []) and ("fixedbinaryorder" in child or child.get("declKind") == "EnumElement"):
            kept.append(child)
    return node | {"conformances": [], "children": kept}


def takes_engine(function):
    """Whether a function has a parameter of a type that only generated code and the engine use."""
    return function["kind"] in {"Function", "Constructor"} and any(
        public_api.RUNTIME.search(part.get("printedName", "")) for part in function["children"][1:])


def verdict(before, after, *flags):
    """The lines of the digester on two dumps."""
    # It prints to the stream of errors.
    text = run("swift-api-digester", "-diagnose-sdk", "-disable-fail-on-error", *flags,
               "-input-paths", before, "-input-paths", after, stderr=subprocess.STDOUT)
    # Titles of sections, and names of symbols, which no caller links.
    return [line for line in text.splitlines() if line and not re.search(r"^/\*|mangled name changing|without '@available'", line)]


def main():
    arguments = sys.argv[1:]
    revision = arguments[0] if arguments else run(
        "bash", "-c", "git describe --tags --abbrev=0 --match '[0-9]*' 2>/dev/null"
        " || git log -2 --format=%h -- Documentation/PublicAPI | tail -1", cwd=ROOT).strip()
    products = compared(arguments[1:])
    breaks = layouts = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        # The compiler leaves a folder there each time.
        os.environ["TMPDIR"] = name
        run("git", "clone", "-q", "--shared", "--no-checkout", ROOT, folder / "source")
        run("git", "checkout", "-q", run("git", "rev-parse", revision, cwd=ROOT).strip(), cwd=folder / "source")
        with concurrent.futures.ThreadPoolExecutor() as pool:
            before, after = pool.map(
                State, (folder / "source", ROOT), (folder / "before", folder / "after"), (products, products))
        for product, modules in products.items():
            broken = verdict(*(state.dump(product, modules, visible) for state in (before, after)))
            moved = verdict(*(state.dump(product, modules, frozen, "-abi") for state in (before, after)), "-abi")
            old, new = before.lines(modules), after.lines(modules)
            breaks += len(broken)
            layouts += len(moved)
            said = [f"break: {line}" for line in broken] + [f"layout: {line}" for line in moved]
            said += [f"list: - {line}" for line in sorted(old - new)] + [f"list: + {line}" for line in sorted(new - old)]
            if said:
                print("\n  ".join([product] + said))
        for product in sorted(set(before.products) - set(after.products)):
            print(f"{product}\n  break: the product has been removed")
            breaks += 1
    plural = lambda count, word: f"{count} {word}{'s' * (count != 1)}"
    print(f"Since {revision}, {plural(len(products), 'product')}: {plural(breaks, 'break')}, {plural(layouts, 'layout')} changed.")
    return 3 if breaks else 0


if __name__ == "__main__":
    sys.exit(main())
