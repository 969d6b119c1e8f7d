/// What a source that is no JSON text at all seems to be, as a hint for errors at its beginning.
enum SourceHint {
  /// The hint for an error in the grammar; nil if the source looks like text of its format.
  ///
  /// Only the first bytes are examined.
  ///
  /// - Parameters:
  ///   - code: The kind of error.
  ///   - offset: The place of the error.
  ///   - isRoot: Whether the error is about the whole value.
  ///   - text: The source.
  static func hint(
    for code: MappingError.Code, at offset: Int, isRoot: Bool, in text: borrowing Span<UInt8>
  ) -> String? {
    switch code.storage {
    case .unexpectedCharacter, .unexpectedEnd, .invalidUTF8, .controlCharacter: break
    default: return nil
    }
    var start = text.count > 2 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF ? 3 : 0
    while start < min(text.count, 256), isSpace(text[start]) { start += 1 }
    if start == text.count, code == .unexpectedEnd { return "the text is empty" }
    // In UTF-16, the byte after the first character is the first that is wrong.
    guard start < text.count, offset <= start + 1 else { return nil }
    if let encoding = encoding(of: text) {
      return "the text seems to be \(encoding); convert it to UTF-8"
    }
    if text.count > 1, text[0] == 0x1F, text[1] == 0x8B {
      return "the data seems to be compressed with gzip; decompress it"
    }
    guard isRoot, text[start] == UInt8(ascii: "<") else { return nil }
    return isPage(text, from: start)
      ? "the text seems to be a page in HTML, such as a server's error"
      : "the text seems to be XML"
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// The encoding of text that has two or four bytes for each character.
  private static func encoding(of text: borrowing Span<UInt8>) -> String? {
    guard text.count > 1 else { return nil }
    let next: (UInt8, UInt8)? = text.count > 3 ? (text[2], text[3]) : nil
    switch (text[0], text[1]) {
    case (0xFF, 0xFE): return next.map { $0 == (0, 0) } == true ? "UTF-32" : "UTF-16"
    case (0xFE, 0xFF): return "UTF-16"
    default: break
    }
    // A single zero may be a mistake of another kind.
    guard let next else { return nil }
    return switch (text[0] == 0, text[1] == 0, next.0 == 0, next.1 == 0) {
    case (true, true, _, _), (false, true, true, true): "UTF-32"
    case (true, false, true, false), (false, true, false, true): "UTF-16"
    default: nil
    }
  }

  private static func isPage(_ text: borrowing Span<UInt8>, from start: Int) -> Bool {
    let beginning = text.extracting(start..<min(start + 14, text.count))
    var letters: [UInt8] = []
    for index in beginning.indices { letters.append(beginning[index] | 0x20) }
    return ["<html", "<head", "<body", "<!doctype html"].contains {
      letters.starts(with: $0.utf8.map { $0 | 0x20 })
    }
  }
}
