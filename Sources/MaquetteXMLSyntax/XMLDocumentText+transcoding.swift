import MaquetteCore

// Converts other encodings to UTF-8.

extension XMLDocumentText {
  mutating func transcode(_ source: Span<UInt8>) {
    switch encoding {
    case .utf8: break
    case .latin1:
      var text: [UInt8] = []
      text.reserveCapacity(source.count + source.count / 8)
      for index in 0..<source.count {
        let byte = source[index]
        if byte < 0x80 {
          text.append(byte)
        } else {
          text.append(0xC0 | byte >> 6)
          text.append(0x80 | byte & 0x3F)
        }
      }
      transcoded = text
    case .codePage(let page): transcode(source, page)
    case .utf16BigEndian: transcodeUTF16(source, highFirst: true)
    case .utf16LittleEndian: transcodeUTF16(source, highFirst: false)
    }
  }

  private mutating func transcode(_ source: Span<UInt8>, _ page: XMLCodePage) {
    let characters = page.characters.map { Array(UTF8.encode($0) ?? UTF8.EncodedScalar()) }
    let none: [UInt8] = [0xEF, 0xBF, 0xBD]
    var text: [UInt8] = []
    text.reserveCapacity(source.count + source.count / 8)
    defer { transcoded = text }
    for index in 0..<source.count {
      let character = characters[Int(source[index])]
      guard character != none else {
        mistake = XMLSyntaxError(
          .unexpectedCharacter, at: text.count, expected: "a character of \(page.name)",
          found: "a byte that stands for none")
        return
      }
      text += character
    }
  }

  private mutating func transcodeUTF16(_ source: Span<UInt8>, highFirst: Bool) {
    var text: [UInt8] = []
    text.reserveCapacity(source.count)
    defer { transcoded = text }
    func unit(_ index: Int) -> UInt16 {
      let (first, second) = (UInt16(source[index]), UInt16(source[index + 1]))
      return highFirst ? first << 8 | second : second << 8 | first
    }
    var index = markLength
    while index + 1 < source.count {
      var scalar = Unicode.Scalar(unit(index))
      if UTF16.isLeadSurrogate(unit(index)), index + 3 < source.count,
        UTF16.isTrailSurrogate(unit(index + 2))
      {
        let (high, low) = (UInt32(unit(index)) & 0x3FF, UInt32(unit(index + 2)) & 0x3FF)
        scalar = Unicode.Scalar(0x10000 + (high << 10 | low))
        index += 2
      }
      guard let scalar, let encoded = UTF8.encode(scalar) else {
        mistake = XMLSyntaxError(
          .unexpectedCharacter, at: text.count, expected: "UTF-16",
          found: "half of a surrogate pair")
        return
      }
      text.append(contentsOf: encoded)
      index += 2
    }
    if index < source.count {
      mistake = XMLSyntaxError(
        .unexpectedEnd, at: text.count, expected: "UTF-16", found: "half of a character")
    }
  }
}
