import SwiftParser
import SwiftSyntax

/// A file with what changes in it.
final class MigrationSource {
  let name: String
  let tree: SourceFileSyntax
  private let text: String
  private let places: SourceLocationConverter
  private var edits: [Edit] = []
  private var imported: [String] = []
  private(set) var findings: [MigrationFinding] = []

  private struct Edit {
    let range: Range<Int>
    let text: String
  }

  init(name: String, text: String) {
    (self.name, self.text) = (name, text)
    tree = Parser.parse(source: text)
    places = SourceLocationConverter(fileName: name, tree: tree)
  }

  /// Remembers a change of bytes from one position to another.
  func replace(_ start: AbsolutePosition, _ end: AbsolutePosition, by text: String) {
    edits.append(Edit(range: start.utf8Offset..<end.utf8Offset, text: text))
  }

  func insert(_ text: String, at position: AbsolutePosition) {
    replace(position, position, by: text)
  }

  /// Removes a declaration with the comments above it, up to the last blank line.
  func remove(_ node: some SyntaxProtocol) {
    let lead = node.leadingTrivia.description
    let lines = lead.split(separator: "\n", omittingEmptySubsequences: false)
    // The first piece ends the line before, and the last one indents the declaration.
    let blank = lines.indices.dropFirst().dropLast().last { index in
      lines[index].allSatisfy { $0 == " " || $0 == "\t" }
    }
    let kept = blank.map { lines[..<$0].joined(separator: "\n") } ?? ""
    let start = node.position.utf8Offset + kept.utf8.count
    replace(AbsolutePosition(utf8Offset: start), node.endPosition, by: "")
  }

  /// Says something of a node.
  func say(_ severity: MigrationFinding.Severity, _ text: String, at node: some SyntaxProtocol) {
    say(severity, text, at: node.positionAfterSkippingLeadingTrivia)
  }

  func say(
    _ severity: MigrationFinding.Severity, _ text: String, at position: AbsolutePosition
  ) {
    let place = places.location(for: position)
    findings.append(
      MigrationFinding(
        file: name, line: place.line, column: place.column, severity: severity, text: text))
  }

  var isChanged: Bool { !edits.isEmpty }

  /// The text with all changes.
  var changedText: String {
    var bytes: [UInt8] = []
    let old = Array(text.utf8)
    var position = 0
    // Changes of one place keep the order in which they were made; imports are before them.
    let ordered = ([importEdit].compactMap { $0 } + edits).enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered where edit.range.lowerBound >= position {
      bytes += old[position..<edit.range.lowerBound]
      bytes += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    bytes += old[position...]
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The white space before the first token of a node, on its line.
  func indentation(of node: some SyntaxProtocol) -> String {
    let lead = node.leadingTrivia.description
    let line = lead.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    return String(line.prefix { $0 == " " || $0 == "\t" })
  }

  /// Writes a declaration below the last one.
  func append(_ declaration: String) {
    let end = tree.statements.endPosition
    insert("\n\n\(declaration)", at: end)
  }

  /// Imports a module once.
  func importModule(_ module: String) {
    let imports = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    let isThere = imports.contains { $0.path.trimmedDescription == module }
    if !isThere, !imported.contains(module) { imported.append(module) }
  }

  /// The imports, after the last one or before the first declaration.
  private var importEdit: Edit? {
    guard !imported.isEmpty else { return nil }
    let lines = imported.map { "import \($0)" }.joined(separator: "\n")
    let last = tree.statements.last { $0.item.is(ImportDeclSyntax.self) }
    if let end = last?.endPositionBeforeTrailingTrivia.utf8Offset {
      return Edit(range: end..<end, text: "\n" + lines)
    }
    // Comments of the file stay on top; those of the declaration stay with it.
    let lead = (tree.statements.first?.leadingTrivia ?? []).description
    let above = lead.split(separator: "\n", omittingEmptySubsequences: false)
    let blank = above.indices.dropLast().last { $0 > 0 && above[$0].allSatisfy { $0 == " " } }
    let start = blank.map { above[...$0].map { $0 + "\n" }.joined() }?.utf8.count ?? 0
    return Edit(range: start..<start, text: lines + "\n\n")
  }
}
