#!/usr/bin/env python3
"""Measures how many payloads decode with types of others, in payloads that no rule was chosen with.

    python3 Sculpt/Scripts/unseen.py SCULPT                # families that families.py makes by chance
    python3 Sculpt/Scripts/unseen.py SCULPT FOLDER...      # the JSON files and NDJSON files of folders

SCULPT is the command, such as .build/debug/sculpt. Every array of 14 objects or more is shuffled (seed 7); the types are
learned from its first 1, 3, 10 or half of its elements, and `sculpt verify` checks at most 300 of the others one by
one. Tests check that it accepts what compiled types decode. Folders are read, and nothing of them is kept.
"""
import argparse
import collections
import json
import pathlib
import random
import subprocess
import sys
import tempfile

from families import Family

LEAST = 14
MODES = [("default", []), ("tolerant", ["--tolerant"])]


def arrays(value):
    """All arrays of enough objects in a document, but for those inside others."""
    if isinstance(value, list):
        if len(value) >= LEAST and all(isinstance(item, dict) for item in value):
            yield value
            return
        for item in value[:50]:
            yield from arrays(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from arrays(item)


def documents(folder):
    """The arrays of the files of a folder, with names."""
    for file in sorted(path for path in folder.rglob("*") if path.suffix in (".json", ".ndjson")):
        try:
            text = file.read_text()
            value = [json.loads(line) for line in text.splitlines() if line.strip()] if file.suffix == ".ndjson" else json.loads(text)
        except (ValueError, RecursionError):
            continue
        for index, array in enumerate(arrays(value)):
            yield f"{file.relative_to(folder)}[{index}]", array


def failures(sculpt, training, others, flags, folder):
    """The elements that do not fit the types of others, with what is wrong with the first of each."""
    samples, payload = folder / "samples.json", folder / "payload.ndjson"
    samples.write_text(json.dumps(training))
    # An element is an array of its own, as the samples are an array.
    payload.write_text("".join(json.dumps([item]) + "\n" for item in others))
    done = subprocess.run(
        [sculpt, "verify", payload, "--samples", samples, "--diagnostics-format", "json", *flags],
        capture_output=True, text=True)
    if done.returncode not in (0, 1):
        sys.exit(done.stdout + done.stderr)
    found = {}
    for line in done.stdout.splitlines():
        problem = json.loads(line)
        found.setdefault(problem["line"], f"{problem['path']}: {problem['code']}")
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("sculpt", type=pathlib.Path)
    parser.add_argument("folders", type=pathlib.Path, nargs="*")
    parser.add_argument("--families", type=int, default=40, help="how many families are made")
    parser.add_argument("--reasons", action="store_true", help="list what fails")
    options = parser.parse_args()
    if options.folders:
        cases = [case for folder in options.folders for case in documents(folder)]
    else:
        cases = [(f"family {seed}", Family(seed).objects(100)) for seed in range(options.families)]
    if not cases:
        sys.exit(f"There is no array of {LEAST} objects.")
    totals = collections.defaultdict(lambda: [0, 0])
    with tempfile.TemporaryDirectory() as temporary:
        for name, array in cases:
            items = list(array)
            random.Random(7).shuffle(items)
            for label, size in [("1", 1), ("3", 3), ("10", 10), ("half", len(items) // 2)]:
                others = items[size:size + 300]
                for mode, flags in MODES:
                    found = failures(options.sculpt, items[:size], others, flags, pathlib.Path(temporary))
                    totals[mode, label][0] += len(others) - len(found)
                    totals[mode, label][1] += len(others)
                    if options.reasons:
                        for reason, count in collections.Counter(found.values()).most_common(3):
                            print(f"{name}, {label}, {mode}: {count} × {reason}", file=sys.stderr)
    print(f"| {len(cases)} arrays | default | tolerant |\n| --- | --- | --- |")
    for label in ["1", "3", "10", "half"]:
        rates = [f"{100 * good / all_:.1f} % of {all_:,}" for good, all_ in (totals[mode, label] for mode, _ in MODES) if all_]
        print(f"| learned from {label} | {' | '.join(rates)} |")


if __name__ == "__main__":
    main()
