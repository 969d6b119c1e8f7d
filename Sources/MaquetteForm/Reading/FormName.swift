import MaquetteCore

/// A step of a name in a form.
enum FormStep: Hashable {
  /// `[name]`, `.name`, or the first part of the name.
  case key(String)

  /// `[0]`
  case index(Int)

  /// `[]`: the next element.
  case append
}

/// Splits names into steps.
struct FormNameParser {
  let readsDots: Bool
  let isLenient: Bool

  /// The number of levels that the tree may have.
  var levels: TreeLevels

  /// The maximum number of digits in an index; a longer number is a name.
  private static let indexDigits = 6

  /// The steps of a name.
  ///
  /// - Parameters:
  ///   - name: The name, decoded.
  ///   - offset: The offset of the name in the source.
  /// - Throws: `unexpectedCharacter` for unbalanced brackets, `depthExceeded`.
  mutating func steps(_ name: String, at offset: Int) throws(MappingError) -> [FormStep] {
    guard name.utf8.contains(where: isSpecial) else { return [.key(name)] }
    var steps: [FormStep] = []
    let bytes = Array(name.utf8)
    var index = endOfKey(from: 0, in: bytes)
    steps.append(.key(text(bytes[..<index])))
    while index < bytes.count {
      let step: FormStep?
      switch bytes[index] {
      case UInt8(ascii: "["): step = bracket(at: &index, in: bytes)
      case UInt8(ascii: ".") where readsDots:
        let start = index + 1
        index = endOfKey(from: start, in: bytes)
        step = .key(text(bytes[start..<index]))
      default: step = nil
      }
      guard let step else {
        if isLenient { return [.key(name)] }
        throw MappingError(
          .unexpectedCharacter, at: offset, expected: "matching brackets, as in 'a[b][]'",
          found: nil, hint: "a name cannot contain further brackets")
      }
      steps.append(step)
      if let expected = levels.refusal(of: steps.count) {
        throw MappingError(.depthExceeded, at: offset, expected: expected)
      }
    }
    return steps
  }

  private func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") || readsDots && byte == UInt8(ascii: ".")
  }

  private func endOfKey(from start: Int, in bytes: [UInt8]) -> Int {
    var index = start
    while index < bytes.count, !isSpecial(bytes[index]) { index += 1 }
    return index
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Reads `[…]`; returns nil if the closing bracket is missing.
  private func bracket(at index: inout Int, in bytes: [UInt8]) -> FormStep? {
    let start = index + 1
    guard
      let end = bytes[start...].firstIndex(where: {
        $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "[")
      }),
      bytes[end] == UInt8(ascii: "]")
    else { return nil }
    index = end + 1
    let content = bytes[start..<end]
    if content.isEmpty { return .append }
    return Self.index(content).map { .index($0) } ?? .key(text(content))
  }

  /// The index with these digits, which has no leading zeros.
  static func index(_ digits: some Collection<UInt8>) -> Int? {
    guard let first = digits.first, digits.count <= indexDigits,
      first != UInt8(ascii: "0") || digits.count == 1
    else { return nil }
    var index = 0
    for digit in digits {
      guard digit &- UInt8(ascii: "0") < 10 else { return nil }
      index = index * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return index
  }
}
