/// A head, a body in braces, and what follows the opening and the closing brace.
func block(
  _ head: String, opening: String = "", then tail: String = "", _ body: [String]
) -> String {
  ([head + " {" + opening] + body.nested + ["}" + tail]).joined(separator: "\n")
}

/// Statements under a condition, and those that run otherwise.
func when(_ condition: String, _ body: [String], otherwise: [String] = []) -> [String] {
  ["if \(condition) {"] + body.indented
    + (otherwise.isEmpty ? [] : ["} else {"] + otherwise.indented) + ["}"]
}

extension [String] {
  /// The lines, each line of a longer text too, one level deeper; empty lines stay empty.
  var nested: [String] {
    flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      .map { $0.isEmpty ? "" : "  " + $0 }
  }

  /// Statements one level deeper; a text from the source keeps its further lines.
  var indented: [String] { map { "  " + $0 } }

  /// Statements that write an object of what these write.
  var inObject: [String] { ["try writer.beginObject()"] + self + ["writer.endObject()"] }

  /// Statements that write an array of what these write.
  var inArray: [String] { ["try writer.beginArray()"] + self + ["writer.endArray()"] }

  /// The members, each after an empty line.
  var spaced: [String] { flatMap { ["", $0] } }

  /// The members, with an empty line between each two.
  var apart: [String] { Array(spaced.dropFirst()) }

  /// Statements that initialize properties; many of them in basic blocks of eight, because the
  /// compiler checks a block in a time that grows with the cube of its length.
  var inShortBlocks: [String] {
    enumerated().flatMap { index, statement in
      count > 32 && index.isMultiple(of: 8) ? ["if true {}", statement] : [statement]
    }
  }
}
