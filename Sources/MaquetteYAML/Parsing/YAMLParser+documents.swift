import MaquetteCore
import MaquetteFormats

/// The beginning of a document.
struct DocumentStart {
  let offset: Int

  /// Whether `---` precedes it on its line, where no block collection may begin.
  let hasMarker: Bool
}

extension YAMLParser {
  /// Moves to the next document, and reads the directives before it.
  ///
  /// - Returns: nil if there is none.
  mutating func beginDocument() throws(MappingError) -> DocumentStart? {
    handles = [:]
    hasVersion = false
    var hasDirectives = false
    while true {
      skipByteOrderMark()
      if scanner.nextLine() != nil {
        if scanner.byte == UInt8(ascii: "%"), scanner.column == 0, mayBeginBare {
          try parseDirective()
          hasDirectives = true
          continue
        }
        guard mayBeginBare, !hasDirectives else {
          throw scanner.unexpected(expecting: hasDirectives ? "'---'" : "'---' or '...'")
        }
        mayBeginBare = false
        scanner.offset = scanner.lineStart
        return DocumentStart(offset: scanner.offset, hasMarker: false)
      }
      let offset = scanner.offset
      if scanner.isAt(marker: "-") {
        scanner.offset += 3
        mayBeginBare = false
        return DocumentStart(offset: offset, hasMarker: true)
      }
      if hasDirectives { throw scanner.unexpected(expecting: "'---'") }
      if scanner.isAtEnd { return nil }
      scanner.offset += 3
      try scanner.endLine()
      mayBeginBare = true
    }
  }

  private mutating func skipByteOrderMark() {
    guard scanner.column == 0, scanner.byte == 0xEF, scanner.byte(after: 1) == 0xBB,
      scanner.byte(after: 2) == 0xBF
    else { return }
    scanner.offset += 3
    scanner.lineStart += 3
  }

  /// Parses `%YAML` or `%TAG`, and ignores other directives.
  private mutating func parseDirective() throws(MappingError) {
    let start = scanner.offset
    scanner.offset += 1
    let name = scanner.offset
    while !scanner.isBlankOrEnd(after: 0) { scanner.offset += 1 }
    switch scanner.string(name..<scanner.offset) {
    case "YAML":
      guard !hasVersion else {
        throw MappingError(
          .duplicateKey, at: start, expected: "one %YAML directive",
          found: scanner.shown(start..<scanner.offset))
      }
      hasVersion = true
      try parseVersion(at: start)
    case "TAG":
      scanner.skipBlanks()
      let tag = scanner.offset
      let (handle, prefix) = try scanner.scanTagPrefix()
      guard handles.updateValue(prefix, forKey: handle) == nil else {
        throw MappingError(
          .duplicateKey, at: tag, expected: "a handle that is not declared twice",
          found: scanner.shown(tag..<tag + handle.utf8.count))
      }
    case "":
      throw scanner.unexpected(expecting: "the name of a directive")
    default:
      while !scanner.isAtLineEnd { scanner.offset += 1 }
    }
    try scanner.endLine()
  }

  private mutating func parseVersion(at start: Int) throws(MappingError) {
    scanner.skipBlanks()
    let first = scanner.offset
    while scanner.byte &- 0x30 < 10 || scanner.byte == UInt8(ascii: ".") { scanner.offset += 1 }
    let version = scanner.string(first..<scanner.offset)
    let numbers = version.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let major = numbers[0], let minor = numbers[1] else {
      throw MappingError(.invalidValue, at: first, expected: "a version such as '1.2'")
    }
    guard major == 1 else {
      throw MappingError(
        .invalidValue, at: first, expected: "YAML version 1.2", found: "'\(version)'")
    }
    if minor != 2 { otherVersion = (start, version) }
  }
}
