#!/usr/bin/env python3
"""Compiles the Swift of the manual's pages and of doc comments, and compares what it prints.

    python3 Scripts/compile-examples.py "$(swift build --show-bin-path)"
    python3 Scripts/compile-examples.py "$(swift build --show-bin-path)" --pages  # without doc comments
    python3 Scripts/compile-examples.py "$(swift build --show-bin-path)" --all  # the list, too

Each section of a page in a DocC catalog (from one heading of the second level to the next) and each doc
comment is one program: its blocks in their order. A comment at a `print` is what it prints. Doc comments
that show code which needs what they do not show are listed in Scripts/uncompiled-examples.txt, which may
only become shorter; `--all` says which of its lines are no longer needed.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

from swift_blocks import blocks, doc_comments, program, promised

ROOT = pathlib.Path(__file__).resolve().parent.parent
LIST = ROOT / "Scripts" / "uncompiled-examples.txt"
PLAIN = [
    "MaquetteArchive", "MaquetteCBOR", "MaquetteCSV", "MaquetteCodable", "MaquetteConstraints",
    "MaquetteForm", "MaquetteJSON5", "MaquetteMessagePack", "MaquettePropertyList", "MaquetteTOML",
    "MaquetteXML", "MaquetteYAML",
]
# Without these modules there is no program: they are not imported, but linked.
LINKED = [
    "Maquette", "MaquetteAttributes", "MaquetteCore", "MaquetteFiles", "MaquetteXMLSyntax", *PLAIN]


class Example:
    def __init__(self, file, line, title, code):
        self.place = f"{file.relative_to(ROOT)}:{line}"
        self.key = f"{file.relative_to(ROOT)}: {title}"
        self.code = code
        self.promised = promised(code)


def sections(lines):
    """The sections of a page: (number of the first line, title, lines)."""
    start, title, found, fenced = 1, "", [], False
    for number, line in enumerate(lines, 1):
        fenced ^= line.lstrip().startswith("```")
        if line.startswith("## ") and not fenced:
            yield start, title, found
            start, title, found = number, line[3:], []
        found.append(line)
    yield start, title, found


def examples():
    for page in sorted(ROOT.glob("Sources/*/*.docc/**/*.md")):
        for start, title, lines in sections(page.read_text().splitlines()):
            code = [line for _, block in blocks(lines) for line in [*block, ""]]
            if code:
                yield Example(page, start, title, code)
    for module in ["Maquette", "MaquetteCore", *PLAIN]:
        for file in sorted((ROOT / "Sources" / module).rglob("*.swift")):
            for start, lines, declared in doc_comments(file.read_text().splitlines()):
                code = [line for _, block in blocks(lines) for line in [*block, ""]]
                if code:
                    yield Example(file, start, next(line for line in lines if line), code)


def compile_all(found, bin_path, folder):
    """Compiles the examples into one program; what the compiler says, and the program."""
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
    plugin = next(bin_path.glob("MaquetteMacros-tool"))
    # Only what examples import can be linked: objects of each module, as the build made them.
    objects = [str(path) for name in LINKED for path in (bin_path / f"{name}.build").rglob("*.o")]
    done = subprocess.run(
        ["swiftc", *files, str(main), "-o", str(folder / "examples"), "-swift-version", "6",
         "-parse-as-library", "-suppress-warnings", "-continue-building-after-errors", "-j2", "-I", str(bin_path / "Modules"),
         "-load-plugin-executable", f"{plugin}#MaquetteMacros", *objects, "-lm"],
        capture_output=True, text=True, check=False, cwd=folder)
    return done.stdout + done.stderr, done.returncode, folder / "examples"


def failures(found, output):
    """The examples in whose files the compiler found errors, with the first of them."""
    failed = {}
    for index, message in re.findall(r"example(\d+)\.swift:\d+:\d+: error: (.*)", output):
        failed.setdefault(found[int(index)].key, message)
    macro = re.findall(r"@__swiftmacro_\d+\w*?example(\d+)\w*\.swift:\d+:\d+: error: (.*)", output)
    for index, message in macro:
        failed.setdefault(found[int(index)].key, message)
    return failed


def results(found, binary):
    """The examples that do not print what they say."""
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
    listed = {line.rstrip("\n") for line in LIST.open()} if LIST.exists() else set()
    every = list(examples())
    unknown = listed - {example.key for example in every}
    problems = [f"{LIST.name}: no such example: {key}" for key in sorted(unknown)]
    if "--pages" in sys.argv:
        every = [example for example in every if ".docc/" in example.key]
    chosen = every if "--all" in sys.argv else [e for e in every if e.key not in listed]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        output, code, binary = compile_all(chosen, bin_path, folder)
        failed = failures(chosen, output)
        places = {example.key: example.place for example in chosen}
        problems += [
            f"{places[key]}: {message}" for key, message in failed.items() if key not in listed]
        if "--all" in sys.argv:
            problems += [f"compiles, take it off the list: {key}" for key in listed - set(failed)]
            if "--print" in sys.argv:
                print("\n".join(sorted(failed)))
        elif code:
            problems += [] if problems else [output[:4000]]
        else:
            problems += results(chosen, binary)
    for problem in problems:
        print(problem)
    print(f"{len(chosen)} examples: {len(problems) or 'no'} problems")
    return 1 if problems else 0


sys.exit(main())
