import MaquetteCore
import MaquetteXMLSyntax
import Testing

@Suite struct EncodingTests {
  static func utf16(_ text: String, highFirst: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return highFirst ? [high, low] : [low, high]
    }
  }

  @Test("UTF-16 is decoded in both byte orders, with a mark and without", arguments: [true, false])
  func utf16(highFirst: Bool) {
    let plain = "<a>é語😀</a>"
    let declared = "<?xml version='1.0' encoding='UTF-16'?>" + plain
    for text in [plain, declared] {
      for mark in ["", "\u{FEFF}"] {
        #expect(
          Trace(Self.utf16(mark + text, highFirst: highFirst)) == .tokens("<a>é語😀</>"), "\(text)")
      }
    }
  }

  @Test("Places in UTF-16 count the bytes of the source")
  func placesInUTF16() {
    let source = Self.utf16("\u{FEFF}<a>\r\né😀&x;</a>", highFirst: false)
    #expect(Trace(source) == .failure(.invalidEscape, "2:3@18"))
  }

  @Test("Broken UTF-16 is rejected where it breaks")
  func brokenUTF16() {
    let start: [UInt8] = [0xFE, 0xFF, 0, 0x3C]
    #expect(Trace(start + [0xD8, 0x00, 0, 0x41]) == .failure(.unexpectedCharacter, "1:2@4"))
    #expect(Trace(start + [0xDC, 0x00]) == .failure(.unexpectedCharacter, "1:2@4"))
    #expect(Trace(start + [0xD8, 0x3D]) == .failure(.unexpectedCharacter, "1:2@4"))
    #expect(Trace(start + [0x00]) == .failure(.unexpectedEnd, "1:2@4"))
  }

  @Test("ISO-8859-1 is decoded where it is declared")
  func latin1() {
    let head = Array("<?xml version='1.0' encoding='iso-8859-1'?><a>".utf8)
    #expect(Trace(head + [0xE9, 0xFF] + Array("</a>".utf8)) == .tokens("<a>éÿ</>"))
    #expect(Trace(head + [0xE9] + Array("&x;</a>".utf8)) == .failure(.invalidEscape, "1:48@47"))
  }

  @Test(
    "windows-1252 and the parts of ISO 8859 are decoded where they are declared",
    arguments: [
      ("windows-1252", [0x80, 0x93, 0x99, 0x81, 0xE9], "€“™\u{81}é"), ("CP1252", [0x80], "€"),
      ("ISO-8859-2", [0xA1, 0xF5, 0x80], "Ąő\u{80}"), ("iso-8859-5", [0xB0, 0xF1], "Аё"),
      ("iso_8859-7", [0xE1, 0xA4], "α€"), ("ISO-8859-9", [0xFD], "ı"), ("ISO-8859-15", [0xA4], "€"),
      ("ISO-8859-16", [0xAA], "Ș"), ("ISO-8859-11", [0xA1], "ก"), ("ISO-8859-6", [0xC7], "ا"),
      ("ISO-8859-8", [0xE0], "א"), ("ISO-8859-13", [0xFF], "’"), ("ISO-8859-14", [0xA1], "Ḃ"),
      ("ISO-8859-3", [0xA1], "Ħ"), ("ISO-8859-4", [0xA2], "ĸ"), ("ISO-8859-10", [0xBD], "―"),
    ] as [(String, [UInt8], String)])
  func codePages(name: String, bytes: [UInt8], text: String) {
    let head = Array("<?xml version='1.0' encoding='\(name)'?><a>".utf8)
    #expect(Trace(head + bytes + Array("</a>".utf8)) == .tokens("<a>\(text)</>"))
    let place = "1:\(head.count + bytes.count + 1)@\(head.count + bytes.count)"
    #expect(Trace(head + bytes + Array("&x;</a>".utf8)) == .failure(.invalidEscape, place))
  }

  @Test("A byte without a character is rejected in its place")
  func bytesWithoutCharacter() {
    let head = Array("<?xml version='1.0' encoding='ISO-8859-3'?><a>".utf8)
    #expect(Trace(head + [0xA5]) == .failure(.unexpectedCharacter, "1:47@46"))
  }

  @Test(
    "Bytes that are not UTF-8 are rejected",
    arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE9], [0xF5, 0x80, 0x80, 0x80]]
      as [[UInt8]]
  )
  func invalidUTF8(bytes: [UInt8]) {
    let (before, after) = (Array("<a>\né".utf8), Array("</a>".utf8))
    #expect(Trace(before + bytes + after) == .failure(.invalidUTF8, "2:2@6"))
    #expect(Trace(Array("<a>".utf8) + bytes) == .failure(.invalidUTF8, "1:4@3"))
  }

  @Test("Unsupported encodings are rejected by their signature")
  func unsupported() {
    #expect(Trace([0, 0, 0, 0x3C]) == .failure(.unexpectedCharacter, "1:1@0"))
    #expect(Trace([0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0]) == .failure(.unexpectedCharacter, "1:1@0"))
    #expect(Trace([0x4C, 0x6F, 0xA7, 0x94]) == .failure(.unexpectedCharacter, "1:1@0"))
  }

  @Test("The declared encoding must match the byte order mark")
  func contradiction() {
    let text = "\u{FEFF}<?xml version='1.0' encoding='iso-8859-1'?><a/>"
    #expect(Trace(text) == .failure(.unexpectedCharacter, "1:31@33"))
    #expect(Trace(Array(text.utf8), encoding: .utf8) == .tokens("<a></>"))
    let source = Self.utf16("\u{FEFF}<?xml version='1.0' encoding='utf-8'?><a/>", highFirst: true)
    #expect(Trace(source) == .failure(.unexpectedCharacter, "1:31@62"))
  }

  @Test("A Swift string is UTF-8, whatever it declares")
  func knownEncoding() {
    let text = Array("<?xml version='1.0' encoding='iso-8859-1'?><a>é</a>".utf8)
    #expect(Trace(text, encoding: .utf8) == .tokens("<a>é</>"))
    #expect(Trace(text) == .tokens("<a>Ã©</>"))
  }
}
