#!/usr/bin/env python3
"""Measures what generated types do with payloads in a folder.

    python3 Sculpt/Scripts/measure.py BUILD FOLDER              # compile in both styles, strict round trip
    python3 Sculpt/Scripts/measure.py BUILD FOLDER --held-out   # learn from a part of each array, decode the rest

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


def run(build, cases, folder, options):
    """Compiles all cases as one module and runs it; the rows of its output."""
    files, calls = [], []
    for number, case in enumerate(cases):
        made = generate(build, case, number)
        if made is None:
            continue
        file = folder / f"Case{number}.swift"
        file.write_text(made[0])
        files.append(file)
        calls.append(made[1])
    main = folder / "main.swift"
    main.write_text(DRIVER + "\n".join(calls) + "\n")
    objects = [path for module in MODULES for path in sorted((build / f"{module}.build").rglob("*.o"))]
    plugin = build / "MaquetteMacros-tool"
    done = subprocess.run(
        ["nice", "swiftc", "-swift-version", "6", "-warnings-as-errors", "-wmo", "-num-threads", "2", "-I", build / "Modules",
         "-load-plugin-executable", f"{plugin}#MaquetteMacros", *files, main, *objects, "-lm",
         "-o", folder / "measure", *options], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(done.stdout + done.stderr)
    done = subprocess.run([folder / "measure"], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(done.stdout + done.stderr)
    return [line.split("\t") for line in done.stdout.splitlines()]


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


class Number(str):
    """A number with its digits."""


def load(file):
    text = file.read_text()
    if file.suffix == ".ndjson":
        return [json.loads(line) for line in text.splitlines() if line.strip()]
    return json.loads(text)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--held-out", action="store_true")
    parser.add_argument("--keep", type=pathlib.Path)
    arguments = parser.parse_args()
    build = arguments.build.resolve()
    files = sorted(
        file for file in arguments.folder.rglob("*") if file.suffix in (".json", ".ndjson"))
    with tempfile.TemporaryDirectory() as temporary:
        folder = arguments.keep or pathlib.Path(temporary)
        folder.mkdir(exist_ok=True)
        if arguments.held_out:
            held_out(build, files, folder)
        else:
            round_trip(build, files, folder)


def round_trip(build, files, folder):
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
    rows = run(build, cases, folder, [])
    good = {"mappable": 0, "codable": 0}
    for name, passed, total, reason in rows:
        style = name.split()[1]
        if passed == total and total != "0":
            good[style] += 1
        else:
            print(f"{name}: {passed} of {total}: {reason}")
    for style, count in good.items():
        print(f"strict round trip, {style}: {count} of {len(files)}")


def held_out(build, files, folder):
    cases, sizes = [], {}
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
    rows = run(build, cases, folder, [])
    totals = {}
    for name, passed, total, reason in rows:
        _, label, mode = name.rsplit(" ", 2)
        good, all_ = totals.get((mode, label), (0, 0))
        totals[mode, label] = (good + int(passed), all_ + int(total))
        if passed != total:
            print(f"{name}: {passed} of {total}: {reason[:200]}")
    for (mode, label), (good, all_) in sorted(totals.items()):
        print(f"{mode}, learned from {label}: {good} of {all_}, {100 * good / all_:.1f} %")


if __name__ == "__main__":
    main()
