"""The Swift files that the generator writes."""

import json

from .feature import Positions, spelled

HEADER = """\
// Made by Scripts/generate-feature-pairs.py; change what it makes, not this file.
// swift-format-ignore-file

"""


def literal(document):
    """A document as a Swift string."""
    text = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
    return f'#"{text}"#'


def table(values):
    if not values:
        return "[:]"
    members = ", ".join(
        f"{json.dumps(name)}: {raw(spelled(value))}" for name, value in values.items())
    return f"[{members}]"


def raw(text):
    return f'#"{text}"#' if '"' in text else f'"{text}"'


def strings(values):
    return "[" + ", ".join(json.dumps(value) for value in values) + "]"


def wrong(pair):
    members, path = pair
    return f".init({literal(members)}, at: {raw(path)})"


def positions(value: Positions):
    parts = [f"good: {literal(value.good)}"]
    if value.written is not None:
        parts.append(f"written: {literal(value.written)}")
    parts.append(f"patched: {literal(value.patched)}")
    if value.wrong:
        parts.append(f"wrong: {wrong(value.wrong)}")
    return f".init({', '.join(parts)})"


def feature_row(feature):
    """A feature as a value of the tests' own type."""
    lines = [f'name: "{feature.name}"']
    for swift, value in [
        ("good", feature.good), ("fields", None), ("written", feature.written),
        ("writtenSparsely", feature.written_sparsely), ("readRepeated", None),
        ("archived", None), ("patch", feature.patch), ("patched", None), ("whole", feature.whole),
    ]:
        if swift in ("fields", "readRepeated", "archived", "patched"):
            values = {
                "fields": feature.fields, "readRepeated": feature.read_again,
                "archived": feature.archived, "patched": feature.patched,
            }[swift]
            if values:
                lines.append(f"{swift}: {table(values)}")
        elif value is not None and (value or swift.startswith("written")):
            lines.append(f"{swift}: {literal(value)}")
    if feature.replaced:
        lines.append(f"replaced: {strings(feature.replaced)}")
    if feature.wrong:
        lines.append("wrong: [" + ", ".join(wrong(each) for each in feature.wrong) + "]")
    if feature.repairs:
        lines.append(f"repairs: {strings(feature.repairs)}")
    if feature.positions:
        lines.append(f"positions: {positions(feature.positions)}")
    if feature.keeps_keys:
        lines.append("keepsKeys: true")
    if feature.recursion:
        lines.append(f'recursion: "{feature.recursion}"')
    return "    Feature(\n      " + ",\n      ".join(lines) + ")"


def feature_table(features):
    """The file of the table of features."""
    rows = ",\n".join(feature_row(each) for each in features)
    return (
        HEADER + "extension Feature {\n"
        "  /// What each feature does, by its name.\n"
        "  static let all: [String: Feature] = Dictionary(\n"
        "    uniqueKeysWithValues: table.map { ($0.name, $0) })\n\n"
        f"  private static let table: [Feature] = [\n{rows},\n  ]\n}}\n"
    )


def case_row(row, known):
    carrier, features, type_name, subject = row
    names = ", ".join(f'"{each}"' for each in features)
    tail = ""
    if known:
        pairs = ", ".join(f'"{check}": .{cause}' for check, cause in sorted(known.items()))
        tail = f",\n      known: [{pairs}]"
    if subject:
        return f"    PairCase(.{carrier}, [{names}], {subject}{tail}),"
    return f"    PairCase(.{carrier}, {names}, of: {type_name}.self{tail}),"


def case_file(name, title, pieces, known):
    """A file of models and the test of their cases."""
    rows = [row for piece in pieces for row in piece.rows]
    swift = "\n".join(piece.swift for piece in pieces if piece.swift)
    lines = "\n".join(case_row(row, known.get((row[0], tuple(row[1])), {})) for row in rows)
    return (
        HEADER + "import Foundation\nimport Maquette\nimport Testing\n\n"
        f'@Suite("{title}")\nstruct {name}Tests {{\n'
        f"  static let cases: [PairCase] = [\n{lines}\n  ]\n\n"
        "  @Test(arguments: cases) func pair(_ pair: PairCase) async { await pair.check() }\n}\n\n"
        + swift
    )


def cause_file(words):
    """The causes of known failures."""
    rows = "\n".join(
        f"  static let {name} = KnownCause(\n    words: {raw(text)})" for name, text in words.items())
    return HEADER + f"extension KnownCause {{\n{rows}\n}}\n"


def refusal_file(refused):
    """The test of what the library refuses when it is compiled."""
    rows = "\n".join(misuse(source, messages) for source, messages in refused)
    return (
        HEADER + "import SwiftDiagnostics\nimport Testing\n\n"
        '@Suite("Pairs of features and carriers that are refused")\n'
        "struct RefusedPairsTests {\n"
        f"  static let refused: [Misuse] = [\n{rows}\n  ]\n\n"
        "  @Test(arguments: refused) func refusal(_ misuse: Misuse) {\n"
        "    #expect(diagnostics(of: misuse.source).map(\\.message) == misuse.messages)\n  }\n}\n"
    )


def misuse(source, messages):
    lines = source.rstrip("\n").replace("\n", "\n      ")
    words = ", ".join(raw(message) for message in messages)
    return f'    Misuse(\n      """\n      {lines}\n      """,\n      {words}),'
