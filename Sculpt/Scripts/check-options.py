#!/usr/bin/env python3
"""Compiles what sculpt writes for every choice of style, access, files and enums, and expects documents to come back.

    python3 Sculpt/Scripts/check-options.py .build/debug

All are one module in the Swift 6 mode, in which warnings are errors. The other options take turns, so that each is there in
both styles. The document is Fixtures/kitchen-sink.json.
"""
import itertools
import pathlib
import subprocess
import sys
import tempfile

from measure import execute

DOCUMENT = pathlib.Path(__file__).resolve().parent.parent / "Fixtures" / "kitchen-sink.json"
OTHERS = [
    [], ["--tolerant"], ["--no-maps"], ["--no-formats"], ["--no-discriminators"], ["--no-merge-types"], ["--no-guesses"],
    ["--comments", "counts"], ["--comments", "examples"], ["--indent", "4"], ["--indent", "0"]]


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        whole = folder / "whole.json"
        whole.write_text(" ".join(line.strip() for line in DOCUMENT.read_text().splitlines()))
        files, calls, names = [], [], {}
        choices = itertools.product(["internal", "package", "public"], ["one", "many"], [[], ["--no-enums"]])
        for turn, (access, layout, enums) in enumerate(choices):
            for style in ["mappable", "codable"]:
                name = f"Sink{len(calls)}"
                flags = ["--style", style, "--access", access, *enums, *OTHERS[turn % len(OTHERS)]]
                output = folder / f"{name}.swift" if layout == "one" else folder / name
                if layout == "many":
                    output.mkdir()
                subprocess.run([build / "sculpt", DOCUMENT, "-n", name, "-o", output, *flags], check=True)
                files += [output] if layout == "one" else sorted(output.iterdir())
                calls.append(f'{style}("{name}", "{whole}", {name}.self, roundTrip: true)')
                names[name] = " ".join([*flags, "in many files" if layout == "many" else ""])
        said, rows = execute(build, files, calls, folder, "-package-name", "sinks")
    if said:
        sys.exit(said)
    bad = [f"{names[name]}: {reason}" for name, passed, total, reason in rows if (passed, total) != ("1", "1")]
    if bad or len(rows) != len(calls):
        sys.exit("\n".join(bad) or "not all were run")
    print(f"{len(rows)} choices of options compile, and the document comes back from each")


if __name__ == "__main__":
    main()
