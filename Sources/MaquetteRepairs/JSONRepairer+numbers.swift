import MaquetteCore

// Numbers, also with separators of thousands.

extension JSONRepairer {
  mutating func passNumber() {
    let start = index
    var end = start
    repeat {
      end = text.endOfName(from: end == start || text[end] == UInt8(ascii: "+") ? end + 1 : end)
    } while end < text.count && text[end] == UInt8(ascii: "+")
    let last = endOfGroups(at: end, from: start)
    let isGrouped = last > end
    end = last
    let number = RepairedNumber(
      text[start..<end], isGrouped: isGrouped, isCutOff: end == text.count)
    guard let number else { return passWord() }
    // What was separated in another way would lose its digits.
    guard !isSeparated(at: end, from: start) else { return refuse() }
    guard endsWord(at: end) else { return passWord() }
    for kind in [JSONRepairs.literals, .thousands, .numbers, .brackets]
    where number.kinds.contains(kind) {
      note(
        kind, .invalidNumber, expected: "a number", found: start..<end,
        "took the number",
        taken: String(decoding: number.text, as: UTF8.self))
    }
    if number.kinds.isEmpty {
      output.copy(start..<end, of: text)
    } else {
      output.insert(number.text, at: start)
    }
    index = end
  }

  // MARK: Separators of thousands

  /// Returns the end of groups of three digits after separators, and of the fraction after them.
  ///
  /// These are apostrophes, or commas in the value of a member.
  private mutating func endOfGroups(at end: Int, from start: Int) -> Int {
    let digits = text[start..<end].drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    // Zero has no thousands: the comma is that of a fraction.
    guard (1...3).contains(digits.count), digits.allSatisfy(\.isASCIIDigit), digits.first != 0x30
    else { return end }
    let length = separatorLength(at: end)
    var last = end
    while length > 0, separatorLength(at: last) > 0, text[last] == text[end] {
      let group = last + length
      let next = endOfDigits(from: group)
      guard next - group == 3 else { break }
      last = next
    }
    guard last > end else { return end }
    // A number may be a key.
    if length == 1, text[end] == UInt8(ascii: ","), isKey(at: last - 3, isCertain: true) {
      return end
    }
    return last < text.count && text[last] == UInt8(ascii: ".")
      ? endOfDigits(from: last + 1) : last
  }

  /// Returns the length of a separator of thousands at an offset; zero if there is none.
  private func separatorLength(at offset: Int) -> Int {
    guard offset < text.count else { return 0 }
    if isInObject, text[offset] == UInt8(ascii: ",") { return 1 }
    return apostropheLength(at: offset)
  }

  private func apostropheLength(at offset: Int) -> Int {
    guard let quote = Quote(at: offset, in: text) else { return 0 }
    return quote.kind == .single || quote.kind == .curlySingle ? quote.length : 0
  }

  private func endOfDigits(from start: Int) -> Int {
    var end = start
    while end < text.count, text[end].isASCIIDigit { end += 1 }
    return end
  }

  /// Whether the digits before an offset go on after a separator that is no right one, or that a group
  /// follows which is cut off.
  ///
  /// An apostrophe before a letter is one of a text, or opens the next string.
  private mutating func isSeparated(at end: Int, from start: Int) -> Bool {
    let apostrophe = apostropheLength(at: end)
    if apostrophe > 0 {
      let next = end + apostrophe
      return next == text.count || text[next].isASCIIDigit || !text[next].isPartOfName
    }
    guard isInObject, end < text.count, text[end] == UInt8(ascii: ","),
      text[end - 1].isASCIIDigit
    else { return false }
    let group = endOfDigits(from: end + 1)
    return group > end + 1 && lookahead.endOfSpace(from: group, in: text) == text.count
  }
}
