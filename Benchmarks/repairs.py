#!/usr/bin/env python3
"""Measures wrong repairs: breaks valid JSON with known faults, repairs it, and compares with the original.

    bash Benchmarks/repairs.sh [documents a row, 300] [--list KIND]
    bash Benchmarks/repairs.sh --check | --record

For every kind of fault there are documents with one and with three faults, at random places. A repair is right if
its value equals that of the original, wrong if it differs, and some texts are refused. Beside ours, the same texts
are repaired by json-repair, if Python can import it. All texts are seeded. `--list` prints the wrong ones of a kind.
`--check` fails if in a row of 30 documents fewer are right or more are wrong than `repairs.tsv` records, or if
json-repair is there and ours are not right in 15 of 100 more, and wrong at most half as often.
"""
import json
import pathlib
import random
import subprocess
import sys

try:
    import json_repair
except ImportError:
    json_repair = None

WORDS = "alpha beta Gamma delta order street Zürich naïve 東京 x 12 3rd on the of".split()
SENTENCES = ["Mix flour, water and salt", "It's done", "Ratio 3:4", "a, b and c", "https://a.example/x?y=1#z", "see [1]",
             "{not} json", "50% off!", "2024-05-17", "10:30", "None of these", "true story", "C, D"]
KEYS = "id name title user_id createdAt tags items price count is_active notes address lat lon parent".split()


def string(rng):
    return rng.choice([lambda: rng.choice(WORDS), lambda: " ".join(rng.choices(WORDS, k=3)), lambda: rng.choice(SENTENCES)])()


def scalar(rng):
    return rng.choice([
        lambda: rng.randrange(10), lambda: rng.randrange(1000, 9_999_999), lambda: round(rng.uniform(-100, 100), 3),
        lambda: rng.choice([True, False, None]), lambda: string(rng), lambda: string(rng)])()


def value(rng, depth):
    kind = rng.randrange(10) if depth < 3 else 0
    if kind < 6:
        return scalar(rng)
    if kind < 8:
        return [value(rng, depth + 1) for _ in range(rng.randrange(5))]
    return {key: value(rng, depth + 1) for key in rng.sample(KEYS, rng.randrange(1, 5))}


def document(rng):
    """An object or an array of objects in which every kind of fault has a place."""
    def record():
        return {**{key: value(rng, 1) for key in rng.sample(KEYS, 4)}, "flag": rng.random() < 0.5, "none": None,
                "total": rng.randrange(1000, 10_000_000), "text": string(rng), "list": [scalar(rng) for _ in range(3)]}
    return record() if rng.random() < 0.6 else [record() for _ in range(rng.randrange(1, 4))]


class Token:
    """A piece of text; `place` says what it is, `value` has a string or a number."""
    def __init__(self, text, place, value=None, inside=None):
        self.text, self.place, self.value, self.inside = text, place, value, inside


def tokens(node, pretty, level=0, place="root"):
    def line(extra):
        return "\n" + "  " * (level + extra) if pretty else ""
    if isinstance(node, dict):
        yield Token("{", "open")
        for index, (key, item) in enumerate(node.items()):
            yield Token(line(1), "space")
            yield Token(json.dumps(key, ensure_ascii=False), "key", key)
            yield Token(":", "colon")
            yield Token(" " if pretty else "", "space")
            yield from tokens(item, pretty, level + 1, "member")
            if index < len(node) - 1:
                yield Token(",", "comma", inside="object")
                yield Token("" if pretty else " ", "space")
        yield Token("", "last", inside="object" if node else "empty")
        yield Token(line(0), "space")
        yield Token("}", "close")
    elif isinstance(node, list):
        yield Token("[", "open")
        for index, item in enumerate(node):
            yield Token(line(1), "space")
            yield from tokens(item, pretty, level + 1, "element")
            if index < len(node) - 1:
                yield Token(",", "comma", inside="array")
                yield Token("" if pretty else " ", "space")
        yield Token("", "last", inside="array" if node else "empty")
        yield Token(line(0), "space")
        yield Token("]", "close")
    else:
        kind = "string" if isinstance(node, str) else "word" if node is None or isinstance(node, bool) else "number"
        yield Token(json.dumps(node, ensure_ascii=False), kind, node, inside=place)


def quoted(token, left, right):
    return left + json.dumps(token.value, ensure_ascii=False)[1:-1].replace(right, "\\" + right if right == "'" else right) + right


def inner(rng, token, make):
    """Puts something into a string, whose value changes with it."""
    before, after = token.value.split(" ", 1) if " " in token.value else (token.value, "end")
    token.value = make(before, after)
    return json.dumps(token.value, ensure_ascii=False)


# Each kind: which tokens it can break, and how. A fault may change the value before it breaks the text, as the value
# needs a line break or a backslash that is written wrongly.
def raw_line_break(rng, token):
    return inner(rng, token, lambda a, b: a + "\n" + b).replace("\\n", "\n")


def single_backslash(rng, token):
    return inner(rng, token, lambda a, b: a + "\\" + rng.choice("dwUsp") + b).replace("\\\\", "\\")


def inner_quotes(rng, token):
    return inner(rng, token, lambda a, b: a + ' "' + b.replace(" ", "") + '" ok').replace('\\"', '"')


def concatenated(rng, token):
    text = json.dumps(token.value, ensure_ascii=False)
    middle = max(1, len(text) // 2)
    return text[:middle] + '" + "' + text[middle:]


def grouped(rng, token):
    return f"{token.value:,}"


KINDS = {
    "missing comma": (lambda t: t.place == "comma", lambda r, t: ""),
    "trailing comma": (lambda t: t.place == "last" and t.inside != "empty", lambda r, t: ","),
    "comment": (lambda t: t.place in ("comma", "open"), lambda r, t: t.text + r.choice([" /* note */ ", " // note\n", " # note\n"])),
    "single quotes": (lambda t: t.place in ("key", "string"), lambda r, t: quoted(t, "'", "'")),
    "typographic quotes": (lambda t: t.place in ("key", "string"), lambda r, t: quoted(t, "“", "”")),
    "unquoted key": (lambda t: t.place == "key", lambda r, t: t.value),
    "Python literal": (lambda t: t.place == "word", lambda r, t: str(t.value)),
    "`undefined`": (lambda t: t.place == "word" and t.value is None, lambda r, t: "undefined"),
    "raw line break": (lambda t: t.place == "string", raw_line_break),
    "single backslash": (lambda t: t.place == "string", single_backslash),
    "unescaped quotes": (lambda t: t.place == "string", inner_quotes),
    "missing closing quote": (lambda t: t.place in ("key", "string"), lambda r, t: t.text[:-1]),
    "missing opening quote": (lambda t: t.place in ("key", "string") and t.value, lambda r, t: t.text[1:]),
    "leading plus": (lambda t: t.place == "number" and t.value >= 0, lambda r, t: "+" + t.text),
    "leading zeros": (lambda t: t.place == "number" and t.value >= 0, lambda r, t: "00" + t.text),
    "final dot": (lambda t: t.place == "number" and isinstance(t.value, int), lambda r, t: t.text + "."),
    "thousands separators": (lambda t: t.place == "number" and t.inside == "member" and isinstance(t.value, int) and t.value > 999, grouped),
    "concatenated strings": (lambda t: t.place == "string" and len(t.value) > 2, concatenated),
    "ellipsis": (lambda t: t.place == "last" and t.inside != "empty", lambda r, t: r.choice([", ...", " ...", ", …"])),
    "doubled quote": (lambda t: t.place in ("key", "string") and t.value, lambda r, t: r.choice(['"' + t.text, t.text + '"', '"' + t.text + '"'])),
    "three quotes": (lambda t: t.place == "string" and t.value, lambda r, t: '""' + t.text + '""'),
    "prefix of Python": (lambda t: t.place in ("key", "string"), lambda r, t: r.choice("ubr") + quoted(t, "'", "'")),
    "doubled colon": (lambda t: t.place == "colon", lambda r, t: r.choice(["::", ": :"])),
    "semicolon": (lambda t: t.place == "comma", lambda r, t: ";"),
    "missing closing bracket": (lambda t: t.place == "close", lambda r, t: ""),
}


def doubled_braces(rng, kinds, count):
    """Braces as in a template, all or those of one object."""
    original = document(rng)
    parts = list(tokens(original, rng.random() < 0.5))
    pairs, stack = [], []
    for part in parts:
        if part.text in "{[" and part.place == "open":
            stack.append(part)
        elif part.place == "close":
            pairs.append((stack.pop(), part))
    pairs = [pair for pair in pairs if pair[0].text == "{"]
    for pair in pairs if rng.random() < 0.5 else [rng.choice(pairs)]:
        for part in pair:
            part.text *= 2
    return original, "".join(part.text for part in parts)


def without_brace(rng, kinds, count):
    """The answer of a model that was given the first brace."""
    while True:
        original = document(rng)
        if isinstance(original, dict):
            return original, "".join(part.text for part in tokens(original, rng.random() < 0.5))[1:]


def set_value(node, found, new):
    """Replaces a scalar by identity of its path."""
    for step in found[:-1]:
        node = node[step]
    node[found[-1]] = new


def paths(node, path=()):
    """The paths of scalars, in the order of the text."""
    if isinstance(node, dict):
        for key, item in node.items():
            yield from paths(item, path + (key,))
    elif isinstance(node, list):
        for index, item in enumerate(node):
            yield from paths(item, path + (index,))
    else:
        yield path


def broken(rng, kinds, count):
    """A valid document and a text that is it with faults."""
    while True:
        original = document(rng)
        parts = list(tokens(original, rng.random() < 0.5))
        scalars = [part for part in parts if part.place in ("string", "number", "word")]
        places = dict(zip(map(id, scalars), paths(original)))
        candidates = [(part, kind) for kind in kinds for part in parts if KINDS[kind][0](part)]
        rng.shuffle(candidates)
        done = set()
        for part, kind in candidates:
            if len(done) == count:
                break
            if id(part) in done or part.place == "close" and any(p.place == "close" and id(p) in done for p in parts):
                continue
            done.add(id(part))
            before = part.value
            part.text = KINDS[kind][1](rng, part)
            if part.place == "string" and part.value is not before:
                set_value(original, places[id(part)], part.value)
        text = "".join(part.text for part in parts)
        if done and not is_valid(text):
            return original, text


def cut(rng, kinds, count):
    """Text that is cut off among its last brackets."""
    original = document(rng)
    text = "".join(part.text for part in tokens(original, rng.random() < 0.5)).rstrip()
    end = len(text)
    while text[end - 1] in "]} \n":
        end -= 1
    length = rng.randrange(end, len(text))
    return original, text[:length]


def wrapped(rng, kinds, count):
    original = document(rng)
    text = json.dumps(original, ensure_ascii=False, indent=rng.choice([None, 2]))
    before = rng.choice(["Sure! Here it is:\n", "The answer [1]:\n\n", ""])
    return original, f"{before}```json\n{text}\n```\n" + rng.choice(["", "Let me know.", "I used {braces}."])


def escaped(rng, kinds, count):
    original = document(rng)
    text = json.dumps(json.dumps(original, ensure_ascii=False), ensure_ascii=False)
    return original, text[1:-1]


def is_valid(text):
    try:
        json.loads(text)
        return True
    except ValueError:
        return False


def normal(node):
    """A value in which equal things are equal: numbers as numbers, but true is not 1."""
    if isinstance(node, bool) or node is None or isinstance(node, str):
        return (type(node).__name__, node)
    if isinstance(node, (int, float)):
        return ("number", float(node))
    if isinstance(node, list):
        return [normal(item) for item in node]
    return {key: normal(item) for key, item in node.items()}


def ours(program, texts):
    lines = "".join(json.dumps(text) + "\n" for text in texts)
    output = subprocess.run([program], input=lines, capture_output=True, text=True, check=True).stdout.split("\n")
    return [json.loads(line) if line else REFUSED for line in output[: len(texts)]]


def theirs(text):
    try:
        result = json_repair.loads(text)
    except Exception:
        return REFUSED
    return REFUSED if result == "" else result


REFUSED = object()

# The right and the wrong ones of each row.
RECORD = pathlib.Path(__file__).with_name("repairs.tsv")


def rates(cases, results):
    right = sum(result is not REFUSED and normal(result) == normal(original) for (original, _), result in zip(cases, results))
    refused = sum(result is REFUSED for result in results)
    return [right, refused, len(cases) - right - refused]


def cases_of(make, kinds, faults, count, seed):
    rng = random.Random(seed)
    return [make(rng, kinds, faults) for _ in range(count)]


def main():
    program = sys.argv[1]
    mode = sys.argv[2] if len(sys.argv) > 2 and sys.argv[2] in ("--check", "--record") else None
    count = 30 if mode else int(sys.argv[2]) if len(sys.argv) > 2 and sys.argv[2].isdigit() else 300
    listed = sys.argv[sys.argv.index("--list") + 1] if "--list" in sys.argv else None
    # A second missing bracket leaves more than one reading.
    once = "missing closing bracket"
    rows = [(kind, broken, [kind], (1,) if kind == once else (1, 3)) for kind in KINDS]
    rows += [("closing brackets cut off", cut, None, (1,)), ("fences and prose", wrapped, None, (1,)),
             ("escapes of a string", escaped, None, (1,)), ("doubled braces", doubled_braces, None, (1,)),
             ("missing first brace", without_brace, None, (1,)), ("any of these", broken, [k for k in KINDS if k != once], (1, 3))]
    tools = [lambda texts: ours(program, texts)]
    if json_repair:
        tools.append(lambda texts: [theirs(text) for text in texts])
    sums, size, counted = [[0, 0, 0] for _ in tools], 0, {}

    def shown(result, total):
        return " / ".join(f"{100 * n / total:.0f}" for n in result)
    names = ["Maquette", "json-repair"][: len(tools)]
    print("| fault | " + " | ".join(f"{name}, {n}" for name in names for n in ("one", "three")) + " |")
    print("| --- |" + " --- | --- |" * len(tools))
    for index, (kind, make, kinds, numbers) in enumerate(rows):
        cells = [["", ""] for _ in tools]
        for column, faults in enumerate(numbers):
            cases = cases_of(make, kinds, faults, count, 1000 * index + faults)
            size += count
            for tool, repair in enumerate(tools):
                results = repair([text for _, text in cases])
                if tool == 0 and kind == listed:
                    list_wrong(cases, results)
                result = rates(cases, results)
                if tool == 0:
                    counted[kind, str(faults)] = result
                cells[tool][column] = shown(result, count)
                sums[tool] = [a + b for a, b in zip(sums[tool], result)]
        print(f"| {kind} | " + " | ".join(cell for pair in cells for cell in pair) + " |")
    for name, total in zip(names, sums):
        print(f"{name}, {size} documents: right, refused, wrong: " + ", ".join(f"{100 * n / size:.1f} %" for n in total))
    if mode == "--record":
        RECORD.write_text("".join("\t".join([*row, str(right), str(wrong)]) + "\n" for row, (right, _, wrong) in counted.items()))
    elif mode:
        sys.exit(has_fallen(counted) or has_lost(sums, size))


def has_fallen(counted):
    """Whether a row has fewer right documents, or more wrong ones, than is recorded."""
    recorded = {tuple(line.split("\t")[:2]): tuple(map(int, line.split("\t")[2:])) for line in RECORD.read_text().splitlines()}
    failed = recorded.keys() != counted.keys()
    for row, (right, wrong) in recorded.items():
        now = counted.get(row, [0, 0, 0])
        if now[0] < right or now[2] > wrong:
            failed = True
            print(f"{row[0]}, {row[1]}: {now[0]} right and {now[2]} wrong, recorded are {right} and {wrong}")
    return failed


def has_lost(sums, size):
    """Whether json-repair is there and ours are not better by what we promise."""
    if len(sums) < 2:
        return False
    (right, _, wrong), (their_right, _, their_wrong) = sums
    return 100 * (right - their_right) < 15 * size or 2 * wrong > their_wrong


def list_wrong(cases, results):
    for (original, text), result in zip(cases, results):
        if result is REFUSED:
            print("refused:", text)
        elif normal(result) != normal(original):
            print("wrong:", text, "\n->", json.dumps(result, ensure_ascii=False))


main()
