#!/usr/bin/env python3
"""Compiles the Swift of snippets, of single pages and of doc comments, and compares its output.

    python3 Scripts/compile-examples.py "$(swift build --show-bin-path)"
    python3 Scripts/compile-examples.py "$(swift build --show-bin-path)" --pages  # without doc comments
    python3 Scripts/compile-examples.py "$(swift build --show-bin-path)" --all  # also the list

Each file of Documentation/Snippets is a program, except those that need another package. Each section of a page in a DocC catalog or in the top folder of Documentation (from one heading of the second
level to the next) and each doc comment is one program with all of its blocks. A comment at a `print` is its
expected output. Missing declarations of a doc comment or of a page in Documentation come from
Scripts/examples/Surroundings.swift; code that needs a constant from there is compiled but not run.
Scripts/check-examples.py checks all other pages. Scripts/examples/uncompiled.txt lists the fragments that cannot be
compiled, and may only become shorter; `--all` lists the entries that are no longer needed.
"""
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from swift_blocks import Surroundings, blocks, doc_comments, program, promised

ROOT = pathlib.Path(__file__).resolve().parent.parent
LIST = ROOT / "Scripts" / "examples" / "uncompiled.txt"
SURROUNDINGS = ROOT / "Scripts" / "examples" / "Surroundings.swift"
PLAIN = [
    "MaquetteArchive", "MaquetteCBOR", "MaquetteCSV", "MaquetteCodable", "MaquetteConstraints",
    "MaquetteDeclarations", "MaquetteJSONTools",
    "MaquetteForm", "MaquetteJSON5", "MaquetteMessagePack", "MaquettePropertyList", "MaquetteSchema",
    "MaquetteTOML", "MaquetteXML", "MaquetteYAML",
]
# Every program needs these modules: they are not imported, but linked.
LINKED = [
    "Maquette", "MaquetteAttributes", "MaquetteBehavior", "MaquetteCore", "MaquetteEssentials", "MaquetteFiles", "MaquetteFormats", "MaquetteRepairs", "MaquetteScalars", "MaquetteMappings", "MaquetteStreams", "MaquetteXMLSyntax", *PLAIN]


class Example:
    def __init__(self, file, line, code, surroundings=None):
        self.place = f"{file.relative_to(ROOT)}:{line}"
        # Identified by file name, so that moving the file changes nothing.
        self.key = f"{file.name}: {next(line for line in code if line.strip())}"
        self.is_page = file.suffix == ".md"
        self.promised = promised(code)
        self.code = code
        if surroundings:
            self.code, has_constants = surroundings.around(code)
            # The output of such code depends on declarations that it does not show.
            if has_constants:
                self.promised = []


def sections(lines):
    """The sections of a page: (number of the first line, lines)."""
    start, found, fenced = 1, [], False
    for number, line in enumerate(lines, 1):
        fenced ^= line.lstrip().startswith("```")
        if line.startswith("## ") and not fenced:
            yield start, found
            start, found = number, []
        found.append(line)
    yield start, found


def examples():
    surroundings = Surroundings(SURROUNDINGS.read_text().splitlines())
    pages = [(page, None) for page in sorted(ROOT.glob("Sources/*/Maquette.docc/**/*.md"))]
    pages += [(page, surroundings) for page in sorted(ROOT.glob("Documentation/*.md"))]
    for page, around in pages:
        for start, lines in sections(page.read_text().splitlines()):
            code = [line for _, block in blocks(lines) for line in [*block, ""]]
            if code:
                yield Example(page, start, code, around)
    for module in ["Maquette", "MaquetteCore", "MaquetteEssentials", "MaquetteScalars", "MaquetteMappings", *PLAIN]:
        for file in sorted((ROOT / "Sources" / module).rglob("*.swift")):
            for start, lines in doc_comments(file.read_text().splitlines()):
                code = [line for _, block in blocks(lines) for line in [*block, ""]]
                if code:
                    yield Example(file, start, code, surroundings)


def compile_all(found, bin_path, folder):
    """Compiles the examples into one program; the diagnostics, and the program."""
    imports = ["Foundation", "Maquette", *PLAIN]
    if sys.platform == "linux":
        imports.append("FoundationNetworking")
    files = []
    for index, example in enumerate(found):
        file = folder / f"example{index}.swift"
        file.write_text(program(example.code, f"example{index}", imports))
        files.append(str(file))
    runs = "\n".join(
        f'  await run({index}) {{ try await example{index}() }}'
        for index, example in enumerate(found) if example.promised)
    main = folder / "Examples.swift"
    main.write_text(f"""
func run(_ index: Int, _ example: @Sendable () async throws -> Void) async {{
  print("example \\(index)")
  do {{ try await example() }} catch {{ print("error: \\(error)") }}
}}

@main struct Examples {{
  static func main() async {{
{runs}
  }}
}}
""")
    done = swiftc(
        bin_path, folder, "examples", *files, str(main), "-parse-as-library", "-suppress-warnings",
        "-continue-building-after-errors", "-j2")
    return done.stdout + done.stderr, done.returncode, folder / "examples"


def swiftc(bin_path, folder, name, *arguments):
    """Compiles a program with the modules of a build."""
    plugin = next(bin_path.glob("MaquetteMacros-tool"))
    objects = [path for module in LINKED for path in object_files(bin_path / f"{module}.build")]
    return subprocess.run(
        ["swiftc", *arguments, "-o", str(folder / name), "-swift-version", "6", "-I",
         str(bin_path / "Modules"), "-load-plugin-executable", f"{plugin}#MaquetteMacros", *objects, "-lm"],
        capture_output=True, text=True, check=False, cwd=folder)


def snippet_problems(bin_path, folder):
    """What is wrong with snippets: errors of the compiler, and output that is not the expected one."""
    files = [
        file for file in sorted(ROOT.glob("Documentation/Snippets/**/*.swift"))
        if file.parent.name != "Databases"]

    def problem(file):
        place = file.relative_to(ROOT)
        done = swiftc(bin_path, folder, file.stem, str(file))
        if done.returncode:
            return f"{place}: {done.stderr[:2000]}"
        run = subprocess.run([folder / file.stem], capture_output=True, text=True, check=False, timeout=60)
        (folder / file.stem).unlink()
        expected, printed = promised(file.read_text().splitlines()), run.stdout.splitlines()
        for index in range(max(len(expected), len(printed))):
            pair = [lines[index] if index < len(lines) else None for lines in (expected, printed)]
            if pair[0] != pair[1]:
                return f"{place}: says {pair[0]!r}\n  but prints {pair[1]!r}\n{run.stderr}"
        return f"{place}: failed\n{run.stderr}" if run.returncode else None

    # Each compiler uses one core.
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return len(files), [found for found in pool.map(problem, files) if found]


def object_files(module):
    """The object files of a module's present sources; the folder also has those of removed sources."""
    outputs = json.loads((module / "output-file-map.json").read_text()).values()
    return [output["object"] for output in outputs if "object" in output]


def failures(found, output):
    """The examples in whose files, or in the expansions there, the compiler found errors."""
    failed = {}
    for index, message in re.findall(
        r"example(\d+)\w*\.swift:\d+:\d+: error: (.*)", output
    ):
        failed.setdefault(found[int(index)], message)
    for message, index in re.findall(
        r"^macro expansion .*: error: (.*)\n`- .*example(\d+)\.swift:\d+:\d+: note: expanded code",
        output, re.MULTILINE,
    ):
        failed.setdefault(found[int(index)], message)
    return failed


def results(found, binary):
    """The examples that do not print their expected output."""
    run = subprocess.run([binary], capture_output=True, text=True, check=False, timeout=60)
    parts = re.split(r"^example (\d+)\n", run.stdout, flags=re.MULTILINE)
    printed = {int(index): text.splitlines() for index, text in zip(parts[1::2], parts[2::2])}
    for index, example in enumerate(found):
        if example.promised and printed.get(index) != example.promised:
            said = "\n    ".join(example.promised)
            was = "\n    ".join(printed.get(index, ["nothing: it ended before"]))
            yield f"{example.place}: says\n    {said}\n  but prints\n    {was}"


def main():
    bin_path = pathlib.Path(sys.argv[1])
    listed = set(LIST.read_text().splitlines())
    every = list(examples())
    unknown = listed - {example.key for example in every}
    problems = [f"{LIST.name}: no such example: {key}" for key in sorted(unknown)]
    if "--pages" in sys.argv:
        every = [example for example in every if example.is_page]
    chosen = every if "--all" in sys.argv else [e for e in every if e.key not in listed]
    with tempfile.TemporaryDirectory() as name:
        output, code, binary = compile_all(chosen, bin_path, pathlib.Path(name))
        failed = failures(chosen, output)
        problems += [
            f"{example.place}: {message}" for example, message in failed.items()
            if example.key not in listed]
        if "--all" in sys.argv:
            needed = {example.key for example in failed}
            problems += [f"compiles, take it off the list: {key}" for key in listed - needed - unknown]
        elif not code:
            problems += results(chosen, binary)
        elif not failed:
            problems.append(output[:4000])
        count, found = snippet_problems(bin_path, pathlib.Path(name)) if "--pages" not in sys.argv else (0, [])
        problems += found
    for problem in problems:
        print(problem)
    print(f"{len(chosen)} examples and {count} snippets: {len(problems) or 'no'} problems")
    return 1 if problems else 0


sys.exit(main())
