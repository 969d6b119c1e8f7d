#!/usr/bin/env python3
"""Checks the compiler's own diagnostics for invalid models, such as unmapped types.

    python3 Scripts/check-messages.py "$(swift build --show-bin-path)"

Compiles each file in Scripts/messages with and without optimization. The text after `// error:` is a part
of the expected message, and the text after `// at:` one of the lines that it shows; `// no error` marks a
file that must compile. Crashes are failures.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent


def said(file, bin_path, flags):
    """The diagnostics of the compiler for a file, and its exit status."""
    plugin = next(bin_path.glob("MaquetteMacros-tool"))
    with tempfile.TemporaryDirectory() as folder:
        command = [
            "swiftc", "-c", str(file), "-swift-version", "6", "-parse-as-library",
            "-enable-upcoming-feature", "ExistentialAny", "-I", str(bin_path / "Modules"),
            "-load-plugin-executable", f"{plugin}#MaquetteMacros", "-o", f"{folder}/out.o", *flags,
        ]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    return done.stdout + done.stderr, done.returncode


def problems(file, bin_path):
    text = file.read_text()
    expected = re.findall(r"^// (error|at): (.*)$", text, re.MULTILINE)
    for flags in ([], ["-O"]):
        output, code = said(file, bin_path, flags)
        name = f"{file.name} {' '.join(flags)}"
        if code not in (0, 1) or "Stack dump" in output:
            yield f"{name}: the compiler crashed"
        elif (code == 0) != ("// no error" in text):
            yield f"{name}: {'it compiled' if code == 0 else output}"
        errors = [line for line in output.splitlines() if "error:" in line]
        for kind, part in expected:
            lines = errors if kind == "error" else output.splitlines()
            if not any(part in line for line in lines):
                yield f"{name}: nothing said '{part}', but:\n" + "\n".join(errors)


def main():
    bin_path = pathlib.Path(sys.argv[1])
    files = sorted((ROOT / "Scripts/messages").glob("*.swift"))
    found = [problem for file in files for problem in problems(file, bin_path)]
    for problem in found:
        print(problem)
    print(f"{len(files)} files, {len(found)} problems")
    return 1 if found else 0


sys.exit(main())
