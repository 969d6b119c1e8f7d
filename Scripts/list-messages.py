#!/usr/bin/env python3
"""Writes Documentation/Messages.md: every text of an error or a repair that the sources of the library contain.

    python3 Scripts/list-messages.py            writes the page
    python3 Scripts/list-messages.py --check    fails if the page is not what the sources say, or a new text is in no test
    python3 Scripts/list-messages.py --untested lists the texts whose words occur in no test

It reads the calls that make errors: those with an argument `expected`, `found`, `hint` or the like, and those of
`TEXTS`. What is known only at run time becomes `…`. Documentation/Errors.md, which a test writes, explains the codes.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "Documentation" / "Messages.md"
DESCRIPTION = ROOT / "Sources/MaquetteCore/Errors/MappingError+Description.swift"
CODES = ROOT / "Sources/MaquetteCore/Errors/MappingError.Code.swift"
UNTESTED = ROOT / "Scripts" / "untested-messages.txt"
TESTS = [
    "Tests/**/*.swift", "Checks/**/*.swift", "Documentation/Errors.md", "Documentation/Snippets/**/*.swift",
    "Sculpt/Tests/**/*.swift"]
DATABASE = ROOT / "Sources/MaquetteGRDB/Errors/ModelDatabaseError.swift"
LABELS = {
    "expecting": "expected", "expected": "expected", "found": "found", "hint": "hint", "reason": "reason",
    "remedy": "hint", "resolution": "resolution", "underlying": "message"}

# Modules whose documents have no lines.
BINARY = {"MaquetteCBOR", "MaquetteMessagePack"}

# Functions whose first text without a label says what was expected.
TEXTS = {
    "counting", "custom", "error", "fail", "failure", "invalid", "repaired", "tooFewBytes", "unencodable"}

# The code of an error that a function makes without naming it.
DEFAULTS = {
    "Mistake": "invalidValue", "Refusal": "unencodable", "counting": "invalidValue", "custom": "invalidValue",
    "duplicate": "duplicateKey", "failed": "invalidValue", "failure": "invalidValue", "findTag": "missingKey",
    "mismatch": "typeMismatch", "repaired": "invalidValue", "scanQuoted": "unexpectedCharacter",
    "standAtJSON": "typeMismatch", "syntaxFailure": "unexpectedCharacter", "tooFewBytes": "unexpectedEnd",
    "unencodable": "unencodable", "unexpected": "unexpectedCharacter", "wordFailure": "unexpectedCharacter",
    "wrongLength": "invalidValue"}
CALL = re.compile(r"(?<![\w`])([\w.]*\w)\(")
QUOTE = "'"
LITERAL = re.compile(r'#?"')


def pieces(text):
    """The parts of a source: (kind, start, end), where a kind is code, comment or string."""
    index, start = 0, 0
    while index < len(text):
        if text.startswith("//", index):
            end = text.find("\n", index)
        elif text.startswith("/*", index):
            end = text.find("*/", index) + 2
        elif text[index] == '"' or text.startswith('#"', index):
            end = end_of_literal(text, index)
        else:
            index += 1
            continue
        end = len(text) if end <= 0 else end
        yield "code", start, index
        yield ("comment" if text[index] == "/" else "string"), index, end
        index = start = end
    yield "code", start, len(text)


def end_of_literal(text, start):
    """The end of a string literal, whose interpolations may contain others."""
    hashes = 1 if text[start] == "#" else 0
    quote = '"""' if text.startswith('"""', start + hashes) else '"'
    index = start + hashes + len(quote)
    escape = "\\" + "#" * hashes
    while not text.startswith(quote + "#" * hashes, index):
        if text.startswith(escape + "(", index):
            index = end_of_brackets(text, index + len(escape)) + 1
        elif text.startswith(escape, index):
            index += len(escape) + 1
        else:
            index += 1
    return index + len(quote) + hashes


def end_of_brackets(text, start):
    """The place of the bracket that closes the one at `start`."""
    depth, index = 0, start
    while True:
        character = text[index]
        if character == '"' or text.startswith('#"', index):
            index = end_of_literal(text, index)
            continue
        depth += (character in "([{") - (character in ")]}")
        if depth == 0:
            return index
        index += 1


def split(text):
    """Arguments at the commas that are in no bracket: (label or None, expression)."""
    start, index, parts = 0, 0, []
    while index <= len(text):
        if index == len(text) or text[index] == ",":
            parts.append(text[start:index].strip())
            start = index = index + 1
        elif text[index] == '"' or text.startswith('#"', index):
            index = end_of_literal(text, index)
        elif text[index] in "([{":
            index = end_of_brackets(text, index) + 1
        else:
            index += 1
    for part in parts:
        label = re.match(r"(\w+):\s*(?!:)", part)
        yield (label.group(1), part[label.end():]) if label else (None, part)


def template(literal):
    """The text of a literal, with `…` for what is inserted."""
    hashes = literal.startswith("#")
    body = literal.strip("#")
    body = body[3:-3] if body.startswith('"""') else body[1:-1]
    escape = "\\#" if hashes else "\\"
    result, index = "", 0
    while index < len(body):
        if body.startswith(escape + "(", index):
            end = end_of_brackets(body, index + len(escape))
            result += inserted(body[index:end])
            index = end + 1
        elif body.startswith(escape, index):
            character = body[index + len(escape)]
            result += {"n": "\n", "t": "\t"}.get(character, character)
            index += len(escape) + 1
        else:
            result += body[index]
            index += 1
    return re.sub(r"\s*\n\s*", " ", result)


def texts(expression):
    """The texts that an expression can have; None among them for no text."""
    expression = expression.strip()
    if expression in ("nil", '""'):
        return [None]
    if LITERAL.match(expression):
        end = end_of_literal(expression, 0)
        rest = expression[end:].strip()
        first = template(expression[:end])
        if not rest:
            return [first or None]
        if rest.startswith("+"):
            return [first + (other or "") for other in texts(rest[1:])]
    choice = ternary(expression)
    if choice:
        return texts(choice[0]) + texts(choice[1])
    if expression.startswith("(") and end_of_brackets(expression, 0) == len(expression) - 1:
        return texts(expression[1:-1])
    sum = at_top(expression, "+")
    if sum is not None:
        return [(left or "") + (right or "")
                for left in texts(expression[:sum]) for right in texts(expression[sum + 1:])]
    return [inserted(expression)]


def inserted(expression):
    """What stands for a value: `… bytes` for a number of bytes."""
    counted = re.search(r'\.counted\(\s*"([\w ]+)"(?:, plural: "([\w ]+)")?', expression)
    return f"… {counted.group(2) or counted.group(1) + 's'}" if counted else "…"


def at_top(text, mark):
    """The place of a mark between spaces that is in no bracket and no literal."""
    index = 0
    while index < len(text):
        if text[index] == '"' or text.startswith('#"', index):
            index = end_of_literal(text, index)
        elif text[index] in "([{":
            index = end_of_brackets(text, index) + 1
        elif text[index] == mark and text[index - 1:index].isspace() and text[index + 1:index + 2].isspace():
            return index
        else:
            index += 1
    return None


def ternary(expression):
    """Both results of `a ? b : c`."""
    question = at_top(expression, "?")
    if question is None:
        return None
    rest = expression[question + 1:]
    depth, index = 0, 0
    while index < len(rest):
        if rest[index] == '"' or rest.startswith('#"', index):
            index = end_of_literal(rest, index)
            continue
        if rest[index] in "([{":
            index = end_of_brackets(rest, index) + 1
            continue
        spaced = rest[index - 1:index].isspace() and rest[index + 1:index + 2].isspace()
        if rest[index] == "?" and spaced:
            depth += 1
        elif rest[index] == ":" and spaced:
            if depth == 0:
                return rest[:index], rest[index + 1:]
            depth -= 1
        index += 1
    return None


def calls(text):
    """The calls of a source: (name, arguments)."""
    code = list(text)
    for kind, start, end in pieces(text):
        if kind == "comment":
            code[start:end] = [" "] * (end - start)
    text = "".join(code)
    for kind, start, end in pieces(text):
        if kind == "code":
            for found in CALL.finditer(text, start, end):
                open = found.end() - 1
                if not re.search(r"\b(func|case)\s*$", text[:found.start()]):
                    yield found.group(1), text[open + 1:end_of_brackets(text, open)]



class Message:
    """The parts of a text, as far as a call names them."""

    def __init__(self, name, arguments, codes, module):
        name = name.rpartition(".")[2]
        arguments = list(split(arguments))
        plain = [text for label, text in arguments if label is None and not LITERAL.match(text)]
        first = [texts(text) for label, text in arguments if label is None and LITERAL.match(text)]
        named = [code for text in plain for code in re.findall(r"(?<![\w)])\.(\w+)\b", text) if code in codes]
        self.codes = named or [None if name == "failure" and plain else DEFAULTS.get(name)]
        self.parts = {LABELS[label]: texts(text) for label, text in arguments if label in LABELS}
        if name == "FileError":
            self.codes, self.parts = ["FileError"], {"message": [f"cannot {first[0][0]} …: …"]} if first else {}
        elif module == "MaquetteGRDB" and name in ("error", "ModelDatabaseError") and first:
            self.codes = named or ["invalidTable"]
            self.parts["message"] = [f"{self.codes[0]} at …: {first[0][0]}"]
        elif name == "note" and module == "MaquetteSchema":
            self.codes, self.parts["message"] = ["SchemaProblem"], first[0] if first else [None]
            if len(first) > 1:
                self.parts["hint"] = first[1]
        elif name == "note" and first:
            self.parts["resolution"] = first[0]
        elif name in TEXTS and first:
            self.parts.setdefault("expected", first[0])

    def words(self):
        """The texts that the call itself has; none if it passes on those of another."""
        return [text for part, values in self.parts.items() if part != "resolution"
                for text in values if text and text.strip("… '\"")]

    def rows(self, sentence):
        """Each text as an error shows it, without the place: (code, text)."""
        found, hint, resolution = (
            " / ".join(text for text in self.parts.get(part, []) if text)
            for part in ("found", "hint", "resolution"))
        rest = (f"; {hint}" if hint else "") + (f" -> {resolution}" if resolution else "")
        if "reason" in self.parts:
            yield "invalidValue", f"expected a path such as a.b[0], found …; it {self.parts['reason'][0]}"
            return
        for text in self.parts.get("message", []):
            yield self.codes[0], f"{text or '…'}{rest}"
        for code in [] if "message" in self.parts else self.codes:
            for expected in self.parts.get("expected", [None]):
                yield code, told(code, expected, found, sentence) + rest


def told(code, expected, found, sentence):
    """The sentence of a code with what was expected and found, as `MappingError` writes it."""
    found = f", found {found}" if found else ""
    if code in ("unexpectedNull", "typeMismatch", "invalidValue", "unknownCase"):
        return f"expected {expected or '…'}{found}"
    if code == "numberOutOfRange":
        return f"number out of range for {expected or '…'}{found}"
    if code == "inexactNumber":
        return f"number cannot become {expected or '…'} without loss{found}"
    beginning = "missing key …" if code == "missingKey" else sentence.get(code, "…")
    return beginning + (f", expected {expected}" if expected else "") + found


def messages():
    """The messages of the library: (where, Message). The core has a part for each of its folders."""
    codes = re.findall(r"static var (\w+): Self", CODES.read_text())
    of_database = re.findall(r"^    case (\w+)$", DATABASE.read_text(), re.M)
    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        place = path.relative_to(ROOT / "Sources").parts
        if place[0] in ("MaquetteMacros", "Tour"):
            continue
        where = f"{place[0]}, {place[1]}" if place[0] == "MaquetteCore" else place[0]
        known = codes + (of_database if place[0] == "MaquetteGRDB" else [])
        for name, arguments in calls(path.read_text()):
            message = Message(name, arguments, known, place[0])
            if message.words():
                yield where, message


def cell(text):
    """A text as code in a cell of a table; DocC takes two backquotes for a link to a symbol."""
    return f"`{text.replace('`', QUOTE)}`".replace("|", "\\|")


def page():
    sentences = {code: texts(text) for code, text in re.findall(r"case \.(\w+): (.+)", DESCRIPTION.read_text())}
    parts = {}
    for where, message in messages():
        # Of two phrases the first is about bytes, the other one about text.
        sentence = {code: phrases[0 if where in BINARY else -1] for code, phrases in sentences.items()}
        for code, text in message.rows(sentence):
            parts.setdefault(where, {}).setdefault((code or "several", text))
    lines = [
        "# Messages", "",
        "Every text of an error or a repair that the sources contain, by module and by code.",
        "`Scripts/list-messages.py` writes this page. [Errors](Errors.md) explains the codes and what to do.", "",
        "`…` stands for what is known only at run time, ` / ` separates alternatives. A real message also has the place,",
        "the model and, where the text does not say what was found, the value. A text that ends in `-> …` is a repair.", ""]
    for where in sorted(parts):
        lines += [f"## {where}", "", "| code | message |", "| --- | --- |"]
        lines += [f"| {code} | {cell(text)} |" for code, text in sorted(parts[where])] + [""]
    return "\n".join(lines)


def untested():
    """The texts that no test contains, not even with other values."""
    tests = []
    for pattern in TESTS:
        for path in sorted(ROOT.glob(pattern)):
            if ".build" not in path.parts:
                tests.append(path.read_text())
    tests = re.sub(r"\\(.)", r"\1", "\n".join(tests))
    tests = re.sub(r"\s+", " ", tests.replace('" + "', ""))
    found = set()
    for where, message in messages():
        for text in message.words():
            parts = [re.escape(part.strip()) for part in text.split("…") if part.strip("… '\"")]
            if not all(re.search(part, tests) for part in parts):
                found.add(f"{where}: {text}")
    return sorted(found)


def main():
    if "--untested" in sys.argv:
        print("\n".join(untested()))
        return 0
    if "--check" not in sys.argv:
        PAGE.write_text(page())
        UNTESTED.write_text("\n".join(untested()) + "\n")
        return 0
    problems = []
    if PAGE.read_text() != page():
        problems.append(f"{PAGE.name} is not what the sources say: python3 Scripts/list-messages.py")
    known = set(UNTESTED.read_text().splitlines())
    problems += [f"no test contains the text of an error: {text}" for text in untested() if text not in known]
    print("\n".join(problems) or f"{PAGE.name} is what the sources say")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
