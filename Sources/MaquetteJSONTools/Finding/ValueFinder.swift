import MaquetteCore

/// Finds objects and arrays in prose, in one pass.
///
/// A bracket opens a candidate. What follows must have the form of JSON; otherwise all open brackets
/// are given up, the complete values inside them are kept, and the search goes on at the same byte.
/// So no byte is visited twice.
struct ValueFinder {
  /// An open bracket.
  private struct Level {
    let isObject: Bool
    let start: Int

    /// The number of values that were found before the bracket.
    let foundBefore: Int
  }

  /// What the innermost open bracket needs next.
  private enum Need {
    case keyOrEnd, colon, memberValue, elementOrEnd, commaOrEnd
  }

  /// Deeper values could not be decoded, and the list of open brackets must stay small.
  private static let greatestDepth = 512

  /// The values so far: the outermost complete ones.
  private(set) var found: [JSONText.Value] = []

  private var levels: [Level] = []
  private var need = Need.keyOrEnd
  private var fences = FenceTracker()

  private var index = 0

  /// Searches a text.
  mutating func search(_ text: borrowing Span<UInt8>) {
    fences.passLine(at: 0, in: text)
    while index < text.count {
      if levels.isEmpty { passProse(text) } else { passToken(text) }
    }
    giveUpRest(at: text.count)
  }

  private mutating func passProse(_ text: borrowing Span<UInt8>) {
    let byte = text[index]
    if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
      open(byte)
    } else {
      index += 1
      if byte == 0x0A { fences.passLine(at: index, in: text) }
    }
  }

  private mutating func open(_ byte: UInt8) {
    guard levels.count < Self.greatestDepth else { return abandon() }
    let isObject = byte == UInt8(ascii: "{")
    levels.append(Level(isObject: isObject, start: index, foundBefore: found.count))
    need = isObject ? .keyOrEnd : .elementOrEnd
    index += 1
  }

  /// Gives up all open brackets, which are part of prose; the current byte may begin a value.
  private mutating func abandon() { levels.removeAll(keepingCapacity: true) }

  private mutating func close(_ isObject: Bool) {
    guard let level = levels.last, level.isObject == isObject, need != .colon,
      need != .memberValue
    else {
      index += 1
      return abandon()
    }
    levels.removeLast()
    index += 1
    found.removeSubrange(level.foundBefore...)
    add(from: level.start, to: index, isComplete: true)
    need = .commaOrEnd
  }

  private mutating func add(from start: Int, to end: Int, isComplete: Bool) {
    found.append(
      .init(range: start..<end, isComplete: isComplete, isFenced: fences.isInside))
  }

  /// Lists the outermost open bracket as an incomplete value, if there is one.
  private mutating func giveUpRest(at end: Int) {
    guard let outermost = levels.first else { return }
    levels.removeAll(keepingCapacity: true)
    found.removeSubrange(outermost.foundBefore...)
    add(from: outermost.start, to: end, isComplete: false)
  }
}

// MARK: - Tokens

extension ValueFinder {
  private mutating func passToken(_ text: borrowing Span<UInt8>) {
    let byte = text[index]
    switch byte {
    case 0x0A: passLineEnd(text)
    case 0x20, 0x09, 0x0D: index += 1
    case UInt8(ascii: "{"), UInt8(ascii: "["): beginsValue() ? open(byte) : abandon()
    case UInt8(ascii: "}"), UInt8(ascii: "]"): close(byte == UInt8(ascii: "}"))
    case UInt8(ascii: ","):
      guard need == .commaOrEnd, let level = levels.last else { return abandon() }
      need = level.isObject ? .keyOrEnd : .elementOrEnd
      index += 1
    case UInt8(ascii: ":"):
      guard need == .colon else { return abandon() }
      need = .memberValue
      index += 1
    case UInt8(ascii: "\""), UInt8(ascii: "'"): passString(byte, text)
    case UInt8(ascii: "/"), UInt8(ascii: "#"): passComment(text)
    default: passWord(text)
    }
  }

  /// Passes a line end, and ends the value at the end of its fence.
  private mutating func passLineEnd(_ text: borrowing Span<UInt8>) {
    let lineEnd = index
    index += 1
    guard fences.endsFence(at: index, in: text) else { return }
    giveUpRest(at: lineEnd)
    fences.passLine(at: index, in: text)
  }

  /// Whether a value may begin here; the comma before it may be missing.
  private mutating func beginsValue() -> Bool {
    switch need {
    case .memberValue, .elementOrEnd: true
    case .commaOrEnd: levels.last?.isObject == false
    case .keyOrEnd, .colon: false
    }
  }

  /// Notes that a scalar has ended, which is a key or a value.
  private mutating func take(canBeKey: Bool, canBeValue: Bool) {
    switch need {
    case .keyOrEnd where canBeKey: need = .colon
    case .commaOrEnd where canBeKey && levels.last?.isObject == true: need = .colon
    case .memberValue where canBeValue, .elementOrEnd where canBeValue: need = .commaOrEnd
    case .commaOrEnd where canBeValue && levels.last?.isObject == false: break
    default: abandon()
    }
  }

  private mutating func passString(_ quote: UInt8, _ text: borrowing Span<UInt8>) {
    index += 1
    // After a word of prose, as in `{name's value}`, it is no quote; a string might never end.
    if need == .colon { return abandon() }
    while index < text.count, text[index] != quote {
      if text[index] == 0x0A {
        passLineEnd(text)
        if levels.isEmpty { return }
      } else {
        index += text[index] == UInt8(ascii: "\\") ? 2 : 1
      }
    }
    index = min(index, text.count)
    guard index < text.count else { return }
    index += 1
    take(canBeKey: true, canBeValue: true)
  }

  private mutating func passComment(_ text: borrowing Span<UInt8>) {
    let isBlock = index + 1 < text.count && text[index + 1] == UInt8(ascii: "*")
    let isLine = index + 1 < text.count && text[index + 1] == UInt8(ascii: "/")
    guard isBlock || isLine || text[index] == UInt8(ascii: "#") else {
      index += 1
      return abandon()
    }
    index += isBlock ? 2 : 1
    while index < text.count {
      if isBlock, text[index] == UInt8(ascii: "/"), text[index - 1] == UInt8(ascii: "*") {
        index += 1
        return
      }
      if text[index] == 0x0A {
        passLineEnd(text)
        if levels.isEmpty || !isBlock { return }
      } else {
        index += 1
      }
    }
  }

  private mutating func passWord(_ text: borrowing Span<UInt8>) {
    let start = index
    while index < text.count, text[index].isPartOfWord { index += 1 }
    guard index > start else {
      // A byte of prose.
      index += 1
      return abandon()
    }
    let isNumber = !text[start].isLetter
    take(
      canBeKey: !isNumber || text[start] >= 0x30,
      canBeValue: isNumber || Self.isLiteral(start..<index, in: text))
  }

  private static func isLiteral(_ word: Range<Int>, in text: borrowing Span<UInt8>) -> Bool {
    // No literal is longer than `undefined`.
    guard word.count <= 9, let text = text.text(word) else { return false }
    switch text {
    case "true", "false", "null", "True", "False", "None", "undefined", "NaN", "Infinity":
      return true
    default: return false
    }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (0x61...0x7A).contains(self | 0x20) || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
  }

  fileprivate var isPartOfWord: Bool {
    isLetter || (0x30...0x39).contains(self) || self == UInt8(ascii: "-")
      || self == UInt8(ascii: "+") || self == UInt8(ascii: ".")
  }
}
