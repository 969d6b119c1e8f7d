#!/usr/bin/env python3
"""Writes tests of models whose numbers of properties, keys or cases cross the bounds of machine words and bytes.

  python3 Scripts/generate-large-models.py FOLDER COUNT...

Checks/LargeModels has what the tests call. Scripts/test-variant.sh generates, compiles and runs the models of one number as
LargeModel64Tests or the like: all of them in one module need more than nine gigabytes of memory.
"""
import json
import pathlib
import sys


def value(index, suffix=""):
    """A text that does not fit into a string's own memory."""
    return f"the value of property number {index}{suffix}"


def compact(document):
    return json.dumps(document, separators=(",", ":"))


class Place:
    """Where the properties of a model are: their attributes, and the document with their values."""

    def __init__(self, name, attribute, path):
        self.name, self.attribute, self.path = name, attribute, path

    def document(self, values):
        result = {}
        for index, text in values:
            *outer, last = self.path(index)
            inner = result
            for key in outer:
                inner = inner.setdefault(key, {})
            inner[last] = text
        return result


FLAT = Place("Flat", lambda i: "", lambda i: [f"p{i}"])
SHARED = Place("Shared", lambda i: f'@CodingKey(path: "a.c{i}") ', lambda i: ["a", f"c{i}"])
OWN = Place("Own", lambda i: f'@CodingKey(path: "a{i}.c") ', lambda i: [f"a{i}", "c"])
ALIASED = Place("Aliased", lambda i: f'@DecodableAlias("other{i}") ', lambda i: [f"p{i}"])


def properties(place, count, first=0):
    return "\n".join(f"  {place.attribute(i)}var p{i}: String" for i in range(first, first + count))


def model_document(place, count, extra=()):
    """The document of a model of `count` properties, as Swift."""
    extra = dict(extra)
    all_of = lambda suffix="", changed=(): [
        (i, value(i, suffix if i in changed else "")) for i in range(count)]
    changed = [i for i in range(count) if i % 3 == 2 or i == count - 1]
    whole = {**extra, **place.document(all_of())}
    others = [compact({**extra, **place.document(reversed(all_of()))})]
    if place is ALIASED:
        others.append(compact({**extra, **{f"other{i}": text for i, text in all_of()}}))
    patch = place.document([(i, value(i, "!")) for i in changed])
    after = {**extra, **place.document(all_of("!", changed))}
    last = place.document([pair for pair in all_of() if pair[0] != count - 1])
    path = ".".join(place.path(count - 1))
    return swift_document(
        whole, others, (patch, after), ({**extra, **last}, path))


def swift_document(text, others=(), patch=None, missing=None):
    raw = lambda document: f'#"{compact(document) if not isinstance(document, str) else document}"#'
    parts = [f"text: {raw(text)}"]
    if patch:
        parts.append(f"patch: ({raw(patch[0])}, {raw(patch[1])})")
    if missing:
        parts.append(f'missing: ({raw(missing[0])}, "{missing[1]}")')
    if others:
        parts.append(f"others: [{', '.join(raw(other) for other in others)}]")
    return f"LargeDocument({', '.join(parts)})"


def structs(count):
    for place in (FLAT, SHARED, OWN, ALIASED):
        yield (f"Struct{place.name}{count}",
               f"struct # {{\n{properties(place, count)}\n}}", "check", model_document(place, count))
        yield (f"Class{place.name}{count}",
               f"final class # {{\n{properties(place, count)}\n}}", "check", model_document(place, count))
    for place in (FLAT, SHARED):
        document = model_document(place, count)
        yield (f"Noncopyable{place.name}{count}",
               f"struct #: ~Copyable, NoncopyableMappable {{\n{properties(place, count)}\n}}",
               "checkNoncopyable", document)
        yield (f"Actor{place.name}{count}",
               f"actor #: IsolatedMappable {{\n{properties(place, count)}\n}}", "await checkActor", document)
        yield (f"Generic{place.name}{count}",
               f"struct #<T: Sendable> {{\n  var item: T\n{properties(place, count)}\n}}", "check",
               model_document(place, count, {"item": 1}))
    yield (f"Subclass{count}",
           f"class #Base {{\n  var own: Int\n}}\n\n@Mappable\nclass #: #Base {{\n{properties(FLAT, count)}\n}}",
           "check", model_document(FLAT, count, {"own": 1}))
    half = count // 2
    yield (f"Flattened{count}",
           f"struct # {{\n  @CodableFlattened var first: #First\n{properties(FLAT, count - half, half)}\n}}\n\n"
           f"@Mappable\nstruct #First {{\n{properties(FLAT, half)}\n}}", "check", model_document(FLAT, count))
    yield (f"Positions{count}", f"(layout: .array)\nstruct # {{\n{properties(FLAT, count)}\n}}", "check",
           swift_document([value(i) for i in range(count)]))
    names = ", ".join(f'"k{i}"' for i in range(1, count))
    yield (f"Keys{count}", f'struct # {{\n  @CodingKey("k0") @DecodableAlias({names}) var p: String\n}}', "check",
           swift_document({"k0": "x"}, [compact({f"k{i}": "x"}) for i in range(count)]
                          + [compact({**{f"k{i}": "y" for i in range(count - 1, 0, -1)}, "k0": "x"})]))


def enums(count):
    """Enums with many cases, and with a case of many values: each with its tags."""
    cases = "\n".join(f"  case c{i}(v{i}: Int)" for i in range(count))
    labels = ", ".join(f"p{i}: String" for i in range(count))
    payload = {f"p{i}": value(i) for i in range(count)}
    for name, argument, around in (
        ("External", "", lambda tag, inner: {tag: inner}),
        ("Internal", '(tagged: .internal("t"))', lambda tag, inner: {"t": tag, **inner}),
        ("Adjacent", '(tagged: .adjacent("t", content: "c"))', lambda tag, inner: {"t": tag, "c": inner}),
        ("Untagged", "(tagged: .untagged)", lambda tag, inner: inner),
    ):
        all_cases = [around(f"c{i}", {f"v{i}": i}) for i in (0, count // 2, count - 1)]
        yield (f"Cases{name}{count}", f"{argument}\nenum # {{\n{cases}\n}}", "checkEach",
               "[" + ", ".join(swift_document(each) for each in all_cases) + "]")
        yield (f"Values{name}{count}", f"{argument}\nenum # {{\n  case many({labels})\n  case one(x: Int)\n}}", "check",
               swift_document(around("many", payload),
                              [compact(around("many", dict(reversed(payload.items()))))]))


def file(count):
    lines = ["// Made by Scripts/generate-large-models.py.", "", "import Maquette", "import Testing", "",
             f'@Suite("Models of {count}")', f"struct Of{count}Tests {{"]
    models = []
    for name, declaration, function, document in [*structs(count), *enums(count)]:
        arguments, _, rest = declaration.partition("\n") if declaration[0] == "(" else ("", "", declaration)
        models.append(f"@Mappable{arguments}\n{rest.lstrip().replace('#', name)}\n")
        generic = "<Int>" if name.startswith("Generic") else ""
        effect = "async " if "await" in function else ""
        lines.append(f"  @Test func check{name}() {effect}throws {{")
        if function == "checkEach":
            lines.append(f"    for document in {document} {{ try check({name}.self, document) }}")
        else:
            lines.append(f"    try {function}({name}{generic}.self, {document})")
        lines.append("  }")
    return "\n".join([*lines, "}", "", *models])


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for count in map(int, sys.argv[2:]):
        (folder / f"Of{count}.swift").write_text(file(count))


main()
