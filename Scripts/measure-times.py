#!/usr/bin/env python3
"""Prints what a contributor waits for: the time of each module, and the slowest files, expansions and tests.

    python3 Scripts/measure-times.py             # clones the last commit into a temporary folder, and builds that
    python3 Scripts/measure-times.py --tests LOG # only the tests, from the output of swift test --no-parallel

The time of a file is that of the compiler's type checker in it, without most of the code that macros add; the time of its
expansions is what the process of the macro takes for them, measured between the compiler and it. All seconds but those of
expansions and tests are seconds of the processor, so other programs change them little. It takes about twelve minutes on
two cores. `.ci/run` prints the times of its own steps.
"""
import collections
import csv
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time

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


def relay(plugin, log):
    """Stands between the compiler and the process of the macro, and writes how long each expansion takes, by file."""
    process = subprocess.Popen([plugin], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def message(source):
        head = source.read(8)
        return head + source.read(int.from_bytes(head, "little")) if head else None

    def forward(bytes, target):
        target.write(bytes)
        target.flush()

    with open(log, "a") as lines:
        while (request := message(sys.stdin.buffer)) is not None:
            start = time.monotonic()
            forward(request, process.stdin)
            forward(message(process.stdout), sys.stdout.buffer)
            file = re.search(rb'"fileName":"([^"]*)"', request)
            if file:
                name = file.group(1).decode().replace("\\/", "/")
                print(f"{time.monotonic() - start}\t{name}", file=lines, flush=True)
    process.stdin.close()
    process.wait()


def expansions(clone, stats):
    """The seconds of the macro's process for each file of the suites, and how many expansions it has.

    The compiler checks the types of each suite alone, and writes when it looks at which file.
    """
    built = pathlib.Path(subprocess.check_output(["swift", "build", "--show-bin-path"], cwd=clone, text=True).strip())
    resources = json.loads(subprocess.check_output(["swiftc", "-print-target-info"]))["paths"]["runtimeResourcePath"]
    features = re.findall(r'enableUpcomingFeature\("(\w+)"\)', (clone / "Package.swift").read_text())
    log, wrapper = clone / "expansions.tsv", clone / "relay.sh"
    log.touch()
    wrapper.write_text(f"#!/bin/sh\nexec python3 {__file__} --relay {built}/MaquetteMacros-tool {log}\n")
    wrapper.chmod(0o755)
    for module in sorted((clone / "Tests").iterdir()):
        files = [str(path) for path in module.rglob("*.swift")]
        if not module.name.endswith("Tests") or not files:
            continue
        checked = subprocess.run(
            ["swiftc", "-typecheck", "-wmo", *files, "-module-name", module.name, "-swift-version", "6", "-package-name",
             "maquette", "-parse-as-library", "-I", f"{built}/Modules", "-plugin-path", f"{resources}/host/plugins/testing",
             "-load-plugin-executable", f"{wrapper}#MaquetteMacros", "-stats-output-dir", str(stats), "-trace-stats-events"]
            + [part for name in features for part in ("-enable-upcoming-feature", name)],
            cwd=clone, capture_output=True)
        if checked.returncode:
            # What the package manager generates, such as the place of resources, is not there.
            print(f"{module.name} cannot be checked alone", file=sys.stderr)
    seconds, counts = collections.Counter(), collections.Counter()
    for line in log.read_text().splitlines():
        spent, file = line.split("\t")
        file = file.removeprefix(f"{clone}/")
        seconds[file] += float(spent)
        counts[file] += 1
    return seconds, counts


def tests(log):
    """The seconds of each test function, those of its cases together."""
    found = re.findall(r"Test (?!run)(.*) passed after ([\d.]+) seconds", log)
    return sorted(((float(seconds), name) for name, seconds in found), reverse=True)


def measure(clone):
    stats, traces = clone / "stats", clone / "traces"
    stats.mkdir()
    traces.mkdir()
    run = lambda *command: subprocess.run(command, cwd=clone, check=True, capture_output=True, text=True)
    # Events of all files would crash the compiler (6.3) in some modules.
    flags = ["-Xswiftc", "-stats-output-dir", "-Xswiftc", str(stats)]
    run("swift", "build", "--build-tests", *flags)
    table("Modules, all compilations of each", [(s, n) for n, s in modules(stats)[0].most_common(SLOWEST)])
    seconds, counts = expansions(clone, traces)
    table("Files", [(s, n) for n, s in files(traces, *modules(traces)).most_common(SLOWEST)])
    table("Expansions", [(s, f"{n}, {counts[n]} of them") for n, s in seconds.most_common(SLOWEST)])
    print(f"\n{sum(counts.values())} expansions, {sum(seconds.values()):.1f} s", flush=True)
    return run("swift", "test", "--skip-build", "--no-parallel", *flags).stdout


def main():
    if sys.argv[1:2] == ["--relay"]:
        return relay(*sys.argv[2:])
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
