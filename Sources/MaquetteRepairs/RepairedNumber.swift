import MaquetteCore

/// A number in the form of JSON, made from one in another form.
struct RepairedNumber {
  /// The number.
  private(set) var text: [UInt8] = []

  /// What was repaired; empty for a number of JSON.
  private(set) var kinds: JSONRepairs = []

  /// Reads a number; nil if the word is none.
  ///
  /// - Parameters:
  ///   - word: Everything up to the next delimiter.
  ///   - isGrouped: Whether there are separators between groups of three digits.
  ///   - isCutOff: Whether the text ends after it, so that an exponent may lack its digits.
  init?(_ word: ArraySlice<UInt8>, isGrouped: Bool = false, isCutOff: Bool) {
    var rest = isGrouped ? Self.withoutGroups(word) : Self.withoutUnderscores(word)
    if rest.count < word.count { kinds.insert(.thousands) }
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      rest.removeFirst()
      if sign == UInt8(ascii: "-") { text.append(sign) } else { kinds.insert(.numbers) }
    }
    if JSONRepairer.isNonFinite(rest, isCutOff: isCutOff) {
      text = Array("null".utf8)
      kinds = JSONRepairer.isNonFinite(rest, isCutOff: false) ? .literals : .brackets
    } else if rest.count > 2, rest.first == UInt8(ascii: "0"),
      rest.dropFirst().first! | 0x20 == 0x78
    {
      guard let value = UInt64(String(decoding: rest.dropFirst(2), as: UTF8.self), radix: 16) else {
        return nil
      }
      text += "\(value)".utf8
      kinds.insert(.numbers)
    } else {
      guard takeDecimal(rest, isCutOff) else { return nil }
    }
  }

  private static func withoutGroups(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    word.filter { $0.isASCIIDigit || [0x2B, 0x2D, 0x2E].contains($0) }[...]
  }

  private static func withoutUnderscores(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let underscore = UInt8(ascii: "_")
    guard word.first != underscore, word.last != underscore, word.contains(underscore) else {
      return word
    }
    return word.filter { $0 != underscore }[...]
  }

  private mutating func takeDecimal(_ word: ArraySlice<UInt8>, _ isCutOff: Bool) -> Bool {
    var whole = word.prefix(while: \.isASCIIDigit)
    var rest = word[whole.endIndex...]
    var fraction: ArraySlice<UInt8>?
    if rest.first == UInt8(ascii: ".") {
      fraction = rest.dropFirst().prefix(while: \.isASCIIDigit)
      rest = rest[fraction!.endIndex...]
    }
    guard !whole.isEmpty || fraction?.isEmpty == false else { return false }
    if whole.count > 1, whole.first == UInt8(ascii: "0") || whole.isEmpty {
      whole = whole.drop { $0 == UInt8(ascii: "0") }
      kinds.insert(.numbers)
    } else if whole.isEmpty {
      kinds.insert(.numbers)
    }
    if whole.isEmpty { text.append(UInt8(ascii: "0")) } else { text += whole }
    if let fraction {
      if fraction.isEmpty { kinds.insert(.numbers) } else { text += [UInt8(ascii: ".")] + fraction }
    }
    return takeExponent(rest, isCutOff)
  }

  private mutating func takeExponent(_ word: ArraySlice<UInt8>, _ isCutOff: Bool) -> Bool {
    guard let mark = word.first else { return true }
    guard mark | 0x20 == UInt8(ascii: "e") else { return false }
    var digits = word.dropFirst()
    if digits.first == UInt8(ascii: "-") || digits.first == UInt8(ascii: "+") {
      digits.removeFirst()
    }
    if digits.isEmpty, isCutOff {
      kinds.insert(.brackets)
      return true
    }
    guard !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit) else { return false }
    text += word
    return true
  }
}
