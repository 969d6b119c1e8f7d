"""Swift code in pages and doc comments: its blocks, their expected output, and their conversion to files."""
import re

FENCE = re.compile(r"^\s*```(\w*)")
CLOSERS = re.compile(r"[\s)}\]]*")
KEYWORDS = "struct|class|enum|extension|protocol|actor|import|typealias"
MODIFIERS = re.compile(r"(public|open|internal|package|private|fileprivate)\s+")
DECLARATION = re.compile(rf"((?:final|indirect|nonisolated)\s+)*({KEYWORDS})\b")


def blocks(lines):
    """The Swift blocks of a page's lines: (number of the first line, lines)."""
    language, start, found = None, 0, []
    for number, line in enumerate(lines, 1):
        fence = FENCE.match(line)
        if fence and language is None:
            language, start, found = fence.group(1).lower(), number + 1, []
        elif fence:
            if language == "swift":
                yield start, found
            language = None
        elif language is not None:
            found.append(line)


def promised(lines):
    """The expected output of code: the comment after a print, or on the lines below it."""
    results, index = [], 0
    while index < len(lines):
        line = lines[index]
        index += 1
        if "print(" not in line or line.lstrip().startswith("//"):
            continue
        after = re.search(r"\)[\s}]* +// ?(.*)$", line)
        if after:
            results.append(after.group(1))
            continue
        depth = line.count("(") - line.count(")")
        while index < len(lines) and (depth > 0 or CLOSERS.fullmatch(lines[index]) and lines[index]):
            depth += lines[index].count("(") - lines[index].count(")")
            index += 1
        while index < len(lines) and lines[index].lstrip().startswith("//"):
            results.append(lines[index].lstrip()[2:].removeprefix(" "))
            index += 1
    return results


def doc_comments(lines):
    """The doc comments of a source file: (number of the first line, lines without the slashes)."""
    start, found = 0, []
    for number, line in enumerate([*lines, ""], 1):
        text = line.strip()
        if text.startswith("///"):
            start = start or number
            found.append(text[3:].removeprefix(" "))
        elif found:
            yield start, found
            start, found = 0, []


def without_literals(line):
    """A line without string literals and comments, for counting brackets."""
    line = re.sub(r'#".*?"#|"(\\.|[^"\\])*"', "", line)
    return re.sub(r"//.*", "", line)


def depth_of(line):
    line = without_literals(line)
    return sum(line.count(open) for open in "([{") - sum(line.count(close) for close in ")]}")


def without_attributes(text):
    """A declaration's text after its comments and attributes, and its offset."""
    index = 0
    while index < len(text):
        rest = text[index:]
        space = re.match(r"\s+|//[^\n]*\n", rest)
        attribute = re.match(r"@\w+", rest)
        if space:
            index += space.end()
        elif attribute:
            index += attribute.end()
            if text[index:index + 1] == "(":
                depth = 0
                while index < len(text):
                    depth += (text[index] == "(") - (text[index] == ")")
                    index += 1
                    if depth == 0:
                        break
        else:
            break
    return text[index:], index


def chunks(lines):
    """The declarations and statements at the outer level, each with the lines that belong to it."""
    found, current, depth, text_open = [], [], 0, False
    for line in lines:
        starts = line[:1] not in ("", " ", ")", "}", "]") and depth <= 0 and not text_open
        if starts and current and without_attributes("\n".join(current) + "\n")[0].strip():
            found.append(current)
            current = []
        current.append(line)
        if line.count('"""') % 2:
            text_open = not text_open
        elif not text_open:
            depth += depth_of(line)
    return found + ([current] if current else [])


def program(lines, name, imports):
    """A Swift file with private types, whose statements are the body of a function."""
    declarations, statements = [], []
    for chunk in chunks(lines):
        text = "\n".join(chunk)
        rest, start = without_attributes(text)
        rest = MODIFIERS.sub("", rest, count=1) if MODIFIERS.match(rest) else rest
        found = DECLARATION.match(rest)
        if not found and re.match(r"(private|fileprivate) (let|var)", text[start:]):
            declarations.append(text)
        elif not found:
            statements += chunk
        elif found.group(2) == "import":
            continue
        elif found.group(2) == "extension" and re.match(r"extension\s+[\w.<>]+\s*:", rest):
            declarations.append(text[:start] + rest)
        else:
            declarations.append(text[:start] + "fileprivate " + rest)
    body = "\n".join("  " + line if line else line for line in statements)
    return "\n".join(
        [*(f"import {module}" for module in imports), "", *declarations, "",
         f"func {name}() async throws {{", body, "}", ""])


NAMES = re.compile(r"(?:struct|class|enum|actor|protocol|func|let|var|typealias)\s+(\w+)")
# Names that code uses: not labels, and members only with their dot.
USED = re.compile(r"(?<![\w.])(\w+)(?![\w:])|(?<![\w)\]])(\.\w+)")


class Surroundings:
    """Declarations and constants that examples use without showing them."""

    def __init__(self, lines):
        self.parts = {}
        for chunk in chunks(lines):
            rest, _ = without_attributes("\n".join(chunk))
            extended = re.match(r"extension MappingStrategy where Self == (\w+)", rest)
            name = NAMES.search(rest)
            if extended:
                # Found by a dot: ".shouting".
                self.parts["." + name.group(1)] = chunk
            elif name:
                self.parts[name.group(1)] = chunk

    def around(self, code):
        """Code after the parts that it needs, and whether some of them are constants."""
        text = "\n".join(without_literals(line) for line in code)
        declared = set(NAMES.findall(text))
        needed, waiting = [], [text]
        while waiting:
            used = {a or b for a, b in USED.findall(waiting.pop())}
            for name, part in self.parts.items():
                if name in used and name.lstrip(".") not in declared and part not in needed:
                    needed.append(part)
                    waiting.append("\n".join(part))
        around = [line for part in self.parts.values() if part in needed for line in part]
        return around + code, any(re.match("let |var ", part[-1]) for part in needed)
