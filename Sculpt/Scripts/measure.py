#!/usr/bin/env python3
"""Measures what generated types do with payloads in a folder.

    python3 Sculpt/Scripts/measure.py BUILD FOLDER              # compile in both styles, strict round trip
    python3 Sculpt/Scripts/measure.py BUILD FOLDER --held-out   # learn from a part of each array, decode the rest
    python3 Sculpt/Scripts/measure.py BUILD FOLDER... --table   # both for each folder, and only a table of the figures

FOLDER can be one that `fetch-fixtures.sh` filled: its JSON files, but for schemas and JSONTestSuite, are payloads.

BUILD is the folder with the products, such as .build/debug; FOLDER has JSON files, which are not part of this
repository. A held-out run takes every array of 20 objects or more in the files, shuffles it (seed 7), learns from the
first 1, 3, 10 or half of its elements and decodes at most 300 of the others, one by one.
"""
import argparse
import json
import pathlib
import random
import subprocess
import sys
import tempfile

MODULES = ["Maquette", "MaquetteAttributes", "MaquetteBehavior", "MaquetteCore", "MaquetteEssentials", "MaquetteFiles", "MaquetteRepairs", "MaquetteScalars", "MaquetteMappings", "MaquetteStreams"]

DRIVER = """
import Foundation
import Maquette

func lines(_ path: String) -> [Substring] {
  try! String(contentsOfFile: path, encoding: .utf8).split(separator: "\\n")
}

func report(_ name: String, _ path: String, _ attempt: (Data) throws -> Data, roundTrip: Bool) {
  var good = 0
  var all = 0
  var first = ""
  for line in lines(path) {
    all += 1
    do {
      let data = Data(line.utf8)
      let written = try attempt(data)
      if roundTrip, try AnyValue(json: written) != AnyValue(json: data) {
        if first.isEmpty { first = "not the same: " + String(decoding: written, as: UTF8.self).prefix(300) }
      } else {
        good += 1
      }
    } catch {
      if first.isEmpty { first = "\\(error)" }
    }
  }
  print(name, good, all, first.replacingOccurrences(of: "\\n", with: " "), separator: "\\t")
}

func mappable<T: Mappable>(_ name: String, _ path: String, _ type: T.Type, roundTrip: Bool) {
  let mapper = JSONMapper()
  report(name, path, { try mapper.encodeData(mapper.decode(type, from: $0)) }, roundTrip: roundTrip)
}

func codable<T: Codable>(_ name: String, _ path: String, _ type: T.Type, roundTrip: Bool) {
  report(name, path, { try JSONEncoder().encode(JSONDecoder().decode(type, from: $0)) }, roundTrip: roundTrip)
}
"""


class Case:
    def __init__(self, name, training, tests, style, flags, is_round_trip, is_element):
        self.name, self.training, self.tests, self.style = name, training, tests, style
        self.flags, self.is_round_trip, self.is_element = flags, is_round_trip, is_element


def generate(build, case, number):
    done = subprocess.run(
        [build / "sculpt", "-n", "Root", "--style", case.style, *case.flags, case.training],
        capture_output=True, text=True)
    if done.returncode != 0:
        print("FAILED", case.name, done.stderr, file=sys.stderr)
        return None
    code = done.stdout
    root = code.split("decodes as ", 1)[1].split(": try", 1)[0]
    # An extension is only at the top of a file.
    code, _, extension = code.partition("\nextension ")
    lines = [line for line in code.splitlines() if not line.startswith(("import ", "//"))]
    name = f"Case{number}"
    text = "import Foundation\nimport Maquette\n\nenum " + name + " {\n" + "\n".join(lines) + "\n}\n"
    if case.is_element:
        root = root[1:-1]
    if extension:
        text += f"\nextension {name}.{extension}\n"
    text += f"extension {name} {{ typealias Whole = {root} }}\n"
    call = (f'{case.style}("{case.name}", "{case.tests}", {name}.Whole.self, '
            f'roundTrip: {"true" if case.is_round_trip else "false"})')
    return text, call


def execute(build, files, calls, folder, *options):
    """Compiles files and calls of the driver as one module, which may have no warnings.

    Returns what the compiler says, and the rows of the output; no rows if it does not compile.
    """
    main = folder / "main.swift"
    main.write_text(DRIVER + "\n".join(calls) + "\n")
    objects = [path for module in MODULES for path in sorted((build / f"{module}.build").rglob("*.o"))]
    plugin = build / "MaquetteMacros-tool"
    done = subprocess.run(
        ["nice", "swiftc", "-swift-version", "6", "-warnings-as-errors", "-wmo", "-num-threads", "2", "-I", build / "Modules",
         "-load-plugin-executable", f"{plugin}#MaquetteMacros", *files, main, *objects, "-lm",
         "-o", folder / "measure", *options], capture_output=True, text=True)
    if done.returncode != 0:
        return done.stdout + done.stderr, []
    done = subprocess.run([folder / "measure"], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(done.stdout + done.stderr)
    return "", [line.split("\t") for line in done.stdout.splitlines()]


def run(build, cases, folder):
    """Compiles all cases as one module and runs it; the rows of its output.

    A case that does not compile is left out, so that the others are measured.
    """
    made = {}
    for number, case in enumerate(cases):
        generated = generate(build, case, number)
        if generated is not None:
            file = folder / f"Case{number}.swift"
            file.write_text(generated[0])
            made[file] = generated[1]
    while made:
        said, rows = execute(build, list(made), made.values(), folder)
        if not said:
            return rows
        bad = {file for file in made if f"{file.name}:" in said}
        if not bad:
            sys.exit(said)
        for file in bad:
            print("DOES NOT COMPILE", cases[int(file.stem[4:])].name, file=sys.stderr)
            print("\n".join(line for line in said.splitlines() if f"{file.name}:" in line), file=sys.stderr)
            del made[file]
    return []


def arrays(value, path="$"):
    """All arrays of at least 20 objects in a document."""
    if isinstance(value, list):
        if len(value) >= 20 and all(isinstance(item, dict) for item in value):
            yield path, value
            return
        for item in value[:50]:
            yield from arrays(item, path + "[]")
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from arrays(item, f"{path}.{key}")


def load(file):
    text = file.read_text()
    if file.suffix == ".ndjson":
        return [json.loads(line) for line in text.splitlines() if line.strip()]
    return json.loads(text)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("folders", type=pathlib.Path, nargs="+")
    parser.add_argument("--held-out", action="store_true")
    parser.add_argument("--table", action="store_true")
    parser.add_argument("--keep", type=pathlib.Path)
    arguments = parser.parse_args()
    build = arguments.build.resolve()
    table = []
    for source in arguments.folders:
        files = sorted(file for file in source.rglob("*") if is_payload(file.relative_to(source)))
        with tempfile.TemporaryDirectory() as temporary:
            folder = arguments.keep or pathlib.Path(temporary)
            folder.mkdir(exist_ok=True)
            if arguments.table or not arguments.held_out:
                figures = round_trip(build, files, folder, arguments.table)
            if arguments.table or arguments.held_out:
                rates = held_out(build, files, folder, arguments.table)
        if arguments.table:
            table.append((source.name, len(files), figures, rates))
    if arguments.table:
        show(table)


def is_payload(path):
    """Whether a file is a document of samples: schemas have their own folder, and JSONTestSuite is about syntax."""
    return path.suffix in (".json", ".ndjson") and not {"schema", "JSONTestSuite"} & set(path.parts)


def show(table):
    """Prints the figures of folders as a table of Markdown."""
    print("| | " + " | ".join(name for name, *_ in table) + " |")
    print("| --- |" + " --- |" * len(table))
    row = lambda title, figure: print(f"| {title} | " + " | ".join(figure(*entry) for entry in table) + " |")
    row("files", lambda name, count, *_: str(count))
    for style in ["mappable", "codable"]:
        row(f"compile, `{style}`", lambda _, __, figures, ___: str(figures[style][0]))
        row(f"come back unchanged, `{style}`", lambda _, __, figures, ___: str(figures[style][1]))
    for mode in ["default", "tolerant"]:
        for label in ["1", "3", "10", "half"]:
            def rate(_, __, ___, rates):
                good, all_ = rates.get((mode, label), (0, 0))
                return f"{100 * good / all_:.1f} % of {all_:,}" if all_ else "–"
            row(f"decode, learned from {label}, {mode}", rate)


def round_trip(build, files, folder, is_quiet=False):
    """How many files compile, and how many come back unchanged, for each style."""
    cases = []
    for number, file in enumerate(files):
        whole = folder / f"whole{number}.json"
        lines = file.read_text().splitlines()
        if file.suffix == ".ndjson":
            whole.write_text("\n".join(lines))
        else:
            # A line is a document. Text outside strings has no line ends in compact JSON.
            whole.write_text(" ".join(line.strip() for line in lines))
        for style in ["mappable", "codable"]:
            cases.append(Case(f"{file.name} {style}", file, whole, style, [], True, False))
    figures = {"mappable": (0, 0), "codable": (0, 0)}
    for name, passed, total, reason in run(build, cases, folder):
        style = name.split()[-1]
        is_whole = passed == total and total != "0"
        figures[style] = (figures[style][0] + 1, figures[style][1] + is_whole)
        if not is_whole:
            print(f"{name}: {passed} of {total}: {reason}", file=sys.stderr if is_quiet else sys.stdout)
    if not is_quiet:
        for style, (compiled, good) in figures.items():
            print(f"{style}: {compiled} of {len(files)} compile, {good} come back unchanged")
    return figures


def held_out(build, files, folder, is_quiet=False):
    """How many elements decode with the types of others, by mode and by how many were learned from."""
    cases = []
    for file in files:
        try:
            document = load(file)
        except (ValueError, RecursionError):
            continue
        for path, array in arrays(document):
            items = list(array)
            random.Random(7).shuffle(items)
            for size in [1, 3, 10, len(items) // 2]:
                if size >= len(items):
                    continue
                label = "half" if size == len(items) // 2 else str(size)
                base = folder / f"array{len(cases)}"
                training, tests = base.with_suffix(".json"), base.with_suffix(".ndjson")
                training.write_text(json.dumps(items[:size]))
                tests.write_text("\n".join(json.dumps(item) for item in items[size:size + 300]))
                for mode, flags in [("default", []), ("tolerant", ["--tolerant"])]:
                    name = f"{file.name}{path} {label} {mode}"
                    cases.append(Case(name, training, tests, "mappable", flags, False, True))
    totals = {}
    for name, passed, total, reason in run(build, cases, folder):
        _, label, mode = name.rsplit(" ", 2)
        good, all_ = totals.get((mode, label), (0, 0))
        totals[mode, label] = (good + int(passed), all_ + int(total))
        if passed != total and not is_quiet:
            print(f"{name}: {passed} of {total}: {reason[:200]}")
    if not is_quiet:
        for (mode, label), (good, all_) in sorted(totals.items()):
            print(f"{mode}, learned from {label}: {good} of {all_}, {100 * good / all_:.1f} %")
    return totals


if __name__ == "__main__":
    main()
