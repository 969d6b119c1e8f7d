import MaquetteCore

// The tokens of a candidate: JSON with the mistakes that models make.

extension ValueFinder {
  mutating func passToken(_ text: borrowing Span<UInt8>) {
    let byte = text[index]
    tokenStart = index
    switch byte {
    case 0x0A: passLineEnd(text)
    case 0x20, 0x09, 0x0D: index += 1
    case 0xC2 where text.has("\u{A0}", at: index): index += 2
    case UInt8(ascii: "{"), UInt8(ascii: "["): beginsValue() ? open(byte) : lose(text)
    case UInt8(ascii: "}"), UInt8(ascii: "]"): close(byte == UInt8(ascii: "}"), in: text)
    case UInt8(ascii: ","):
      guard need == .commaOrEnd, let level = levels.last else { return lose(text) }
      noteComma()
      need = level.isObject ? .keyOrEnd : .elementOrEnd
      index += 1
    case UInt8(ascii: ":"):
      guard need == .colon else { return lose(text) }
      noteColon()
      need = .memberValue
      isEmpty = false
      index += 1
    case UInt8(ascii: "\""), UInt8(ascii: "'"): passString(byte, length: 1, text)
    case 0xE2 where text.hasTypographicQuote(at: index): passString(byte, length: 3, text)
    case UInt8(ascii: "/"), UInt8(ascii: "#"): passComment(text)
    default: passWord(text)
    }
  }

  /// Passes a line end, and ends the value at the end of its fence.
  ///
  /// - Parameter token: The string or comment that the line end is in.
  private mutating func passLineEnd(
    _ text: borrowing Span<UInt8>, inside token: Token? = nil
  ) {
    let lineEnd = index
    index += 1
    switch fences.mark(at: index, in: text) {
    case .end:
      index = lineEnd
      giveUpRest(at: lineEnd, inside: token, in: text)
    case .start: hide(at: lineEnd, isFence: true)
    case nil: break
    }
  }

  /// Whether a value may begin here; the comma before it may be missing.
  private func beginsValue() -> Bool {
    switch need {
    case .memberValue, .elementOrEnd: true
    case .commaOrEnd: levels.last?.isObject == false
    case .keyOrEnd, .colon: false
    }
  }

  /// Notes that a scalar has ended, which is a key or a value.
  private mutating func take(
    canBeKey: Bool, canBeValue: Bool, isQuoted: Bool, _ text: borrowing Span<UInt8>
  ) {
    switch need {
    case .keyOrEnd where canBeKey:
      noteKey(isQuoted)
      need = .colon
      return
    case .commaOrEnd where canBeKey && levels.last?.isObject == true:
      noteKey(isQuoted)
      need = .colon
    case .memberValue where canBeValue, .elementOrEnd where canBeValue:
      noteValue(isQuoted)
      need = .commaOrEnd
    case .commaOrEnd where canBeValue && levels.last?.isObject == false: noteValue(isQuoted)
    default: return lose(text)
    }
    isEmpty = false
  }

  private mutating func passString(
    _ quote: UInt8, length: Int, _ text: borrowing Span<UInt8>
  ) {
    // After a word of prose, as in `{name's value}`, it is no quote; a string might never end.
    if need == .colon { return lose(text) }
    index += length
    while index < text.count {
      switch text[index] {
      case quote where length == 1 || text.hasTypographicQuote(at: index):
        index += length
        hasQuotes = true
        isEmpty = false
        return take(canBeKey: true, canBeValue: true, isQuoted: true, text)
      case 0x0A:
        passLineEnd(text, inside: .string(quote))
        if levels.isEmpty { return }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        hide(at: index)
        index += 1
      case UInt8(ascii: "\\"): index += 2
      default: index += 1
      }
    }
    giveUpRest(at: text.count, inside: .string(quote), in: text)
  }

  private mutating func passComment(_ text: borrowing Span<UInt8>) {
    let isBlock = index + 1 < text.count && text[index + 1] == UInt8(ascii: "*")
    let isLine = index + 1 < text.count && text[index + 1] == UInt8(ascii: "/")
    guard isBlock || isLine || text[index] == UInt8(ascii: "#") else { return lose(text) }
    index += isBlock ? 2 : 1
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "/") where isBlock && text[index - 1] == UInt8(ascii: "*"):
        index += 1
        return
      case 0x0A:
        passLineEnd(text, inside: .comment)
        if levels.isEmpty || !isBlock { return }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        hide(at: index)
        index += 1
      default: index += 1
      }
    }
    giveUpRest(at: text.count, inside: .comment, in: text)
  }

  private mutating func passWord(_ text: borrowing Span<UInt8>) {
    let start = index
    while index < text.count, text[index].isPartOfWord, !text.hasTypographicQuote(at: index) {
      index += 1
    }
    let word = start..<index
    guard !word.isEmpty else { return lose(text) }
    if text.isEllipsis(word) { return passEllipsis(word.lowerBound, text) }
    let isName = text[start].beginsName
    // A date or a measure may be the value of a member, but in an array of prose it is none.
    let isValue =
      text.isNumber(word) || text.isLiteral(word)
      || need == .memberValue && text[start].isDigit
      || text.beginsLiteral(word) && endsText(text)
    take(
      canBeKey: isName || text[start].isDigit, canBeValue: isValue, isQuoted: false, text)
  }

  /// Whether the text or its fence ends at the index, so that a word may be cut off.
  private mutating func endsText(_ text: borrowing Span<UInt8>) -> Bool {
    guard index < text.count else { return true }
    needsNextLine = index + 1 == text.count
    return text[index] == 0x0A && fences.mark(at: index + 1, in: text) == .end
  }

  /// Passes an ellipsis in place of elements or members.
  private mutating func passEllipsis(_ start: Int, _ text: borrowing Span<UInt8>) {
    guard need != .colon, need != .memberValue else {
      index = start
      return lose(text)
    }
    isEmpty = false
  }
}
