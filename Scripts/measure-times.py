#!/usr/bin/env python3
"""Prints what a contributor waits for: the time of each module, and the slowest files and tests.

    python3 Scripts/measure-times.py             # clones the last commit into a temporary folder, and builds that
    python3 Scripts/measure-times.py --tests LOG # only the tests, from the output of swift test --no-parallel

The time of a file is that of the compiler's type checker in it, without most of the code that macros add. All seconds but
those of tests are seconds of the processor, so other programs change them little. It takes about twelve minutes on two
cores. `.ci/run` prints the times of its own steps.
"""
import collections
import csv
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
SLOWEST = 20


def table(title, rows):
    print(f"\n{title}\n")
    print("| seconds | what |\n| --- | --- |")
    for seconds, name in rows:
        print(f"| {seconds:.1f} | {name} |")


def modules(folder):
    """The seconds of the processor, and of the clock, that all compilations of each module took."""
    processor, clock = collections.Counter(), collections.Counter()
    for file in folder.glob("stats-*swift-frontend-*.json"):
        for name, value in json.loads(file.read_text()).items():
            found = re.fullmatch(r"time\.swift-frontend\.(\w+?)-.*\.(user|sys|wall)", name)
            if found:
                (clock if found.group(2) == "wall" else processor)[found.group(1)] += value
    return processor, clock


def files(folder, processor, clock):
    """The seconds of the outermost events of the type checker in each file; a trace has those of the clock."""
    seconds = collections.Counter()
    for trace in folder.glob("trace-*.csv"):
        module = re.search(r"-swift-frontend-(\w+?)-", trace.name).group(1)
        share = processor[module] / (clock[module] or 1)
        events = set()
        with trace.open(newline="", errors="replace") as lines:
            for event in csv.DictReader(lines):
                place = re.match(r"\[.*?/((?:Tests|Sources)/.*?\.swift):", event["EntityRange"] or "")
                if place and event["IsEntry"] == "exit":
                    end = int(event["Time"])
                    events.add((end - int(event["Live"]), -end, place.group(1)))
        last = 0
        for start, end, file in sorted(events):
            if start >= last:
                seconds[file] += share * (-end - start) / 1e6
                last = -end
    return seconds


def tests(log):
    """The seconds of each test function, those of its cases together."""
    found = re.findall(r"Test (?!run)(.*) passed after ([\d.]+) seconds", log)
    return sorted(((float(seconds), name) for name, seconds in found), reverse=True)


def measure(clone):
    stats = clone / "stats"
    stats.mkdir()
    run = lambda *command: subprocess.run(command, cwd=clone, check=True, capture_output=True, text=True)
    flags = ["-Xswiftc", "-stats-output-dir", "-Xswiftc", str(stats), "-Xswiftc", "-trace-stats-events"]
    run("swift", "build", "--build-tests", *flags)
    processor, clock = modules(stats)
    table("Modules, all compilations of each", [(s, n) for n, s in processor.most_common(SLOWEST)])
    table("Files", [(s, n) for n, s in files(stats, processor, clock).most_common(SLOWEST)])
    return run("swift", "test", "--skip-build", "--no-parallel", *flags).stdout


def main():
    if sys.argv[1:2] == ["--tests"]:
        log = pathlib.Path(sys.argv[2]).read_text()
    else:
        with tempfile.TemporaryDirectory() as folder:
            clone = pathlib.Path(folder) / "maquette"
            subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
            log = measure(clone)
    found = tests(log)
    table("Tests", found[:SLOWEST])
    print(f"\n{len(found)} tests, {sum(seconds for seconds, _ in found):.0f} s one after the other")


main()
