/// The supported encodings.
package enum XMLEncoding: Sendable, Hashable {
  case utf8
  case utf16BigEndian
  case utf16LittleEndian
  case latin1
  case codePage(XMLCodePage)

  /// The encoding that the first bytes of a document indicate, before its declaration is read.
  enum Signature: Equatable {
    /// An encoding known from a byte order mark, or from the bytes of the first character.
    case certain(XMLEncoding, markLength: Int)

    /// An unsupported encoding.
    case unsupported(String)

    /// An encoding that contains ASCII.
    case asciiCompatible

    init(_ source: Span<UInt8>) {
      func begins(_ bytes: UInt8...) -> Bool {
        guard source.count >= bytes.count else { return false }
        for (index, byte) in bytes.enumerated() where source[index] != byte { return false }
        return true
      }
      if begins(0xEF, 0xBB, 0xBF) {
        self = .certain(.utf8, markLength: 3)
      } else if begins(0, 0, 0xFE, 0xFF) || begins(0xFF, 0xFE, 0, 0) || begins(0, 0, 0, 0x3C)
        || begins(0x3C, 0, 0, 0)
      {
        self = .unsupported("UTF-32")
      } else if begins(0xFE, 0xFF) {
        self = .certain(.utf16BigEndian, markLength: 2)
      } else if begins(0xFF, 0xFE) {
        self = .certain(.utf16LittleEndian, markLength: 2)
      } else if begins(0, 0x3C) {
        self = .certain(.utf16BigEndian, markLength: 0)
      } else if begins(0x3C, 0) {
        self = .certain(.utf16LittleEndian, markLength: 0)
      } else if begins(0x4C, 0x6F, 0xA7, 0x94) {
        self = .unsupported("EBCDIC")
      } else {
        self = .asciiCompatible
      }
    }
  }

  /// Whether this encoding has a declared name.
  func isCalled(_ name: String) -> Bool {
    switch self {
    case .utf8: ["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased())
    case .utf16BigEndian: ["utf-16", "utf-16be"].contains(name.lowercased())
    case .utf16LittleEndian: ["utf-16", "utf-16le"].contains(name.lowercased())
    case .codePage(let page): XMLCodePage(name) == page
    case .latin1: ["iso-8859-1", "iso_8859-1", "latin1", "l1"].contains(name.lowercased())
    }
  }
}
