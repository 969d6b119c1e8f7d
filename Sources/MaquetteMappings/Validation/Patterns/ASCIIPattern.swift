/// A regular expression for whole texts of ASCII, matched in time linear in the text.
///
/// Each place of the expression that takes a character is a bit. All places that a text may have reached
/// are advanced together, so no text can make the search go back.
struct ASCIIPattern: Sendable {
  /// The places that the first character may have.
  private let first: UInt64

  /// For each place, those that the next character may have.
  private let following: [UInt64]

  /// For each character, the places that take it.
  private let taking: [UInt64]

  /// The places that the last character may have.
  private let last: UInt64

  private let matchesEmptyText: Bool

  /// Compiles a program; nil if it has too many places, ends of words or anything after an end.
  init?(_ program: [LinearPattern.Instruction]) {
    let places = program.indices.filter { program[$0].set != nil }
    guard places.count <= UInt64.bitWidth, let start = Self.reach(0, isStart: true, in: program)
    else { return nil }
    func bits(_ chosen: [Int]) -> UInt64 {
      places.indices.filter { chosen.contains(places[$0]) }.reduce(0) { $0 | 1 << UInt64($1) }
    }
    (first, matchesEmptyText) = (bits(start.places), start.isEnd)
    var following: [UInt64] = []
    var last: [Int] = []
    for place in places {
      guard let next = Self.reach(place + 1, isStart: false, in: program) else { return nil }
      following.append(bits(next.places))
      if next.isEnd { last.append(place) }
    }
    self.following = following
    self.last = bits(last)
    taking = (0..<128).map { byte in
      bits(places.filter { program[$0].set?.contains(Unicode.Scalar(UInt8(byte))) == true })
    }
  }

  /// The places that are reached from an instruction without a character, and whether the end is; nil if
  /// that depends on more than the characters before.
  private static func reach(
    _ start: Int, isStart: Bool, in program: [LinearPattern.Instruction]
  ) -> (places: [Int], isEnd: Bool)? {
    var seen = Array(repeating: false, count: 2 * program.count)
    var open = [(index: start, isAfterEnd: false)]
    var (places, isEnd) = ([Int](), false)
    while let (index, isAfterEnd) = open.popLast() {
      let mark = 2 * index + (isAfterEnd ? 1 : 0)
      guard !seen[mark] else { continue }
      seen[mark] = true
      switch program[index] {
      case .scalar:
        guard !isAfterEnd else { return nil }
        places.append(index)
      case .match: isEnd = true
      case .jump(let target): open.append((target, isAfterEnd))
      case .split(let one, let other): open += [(one, isAfterEnd), (other, isAfterEnd)]
      case .start: if isStart { open.append((index + 1, isAfterEnd)) }
      case .end: open.append((index + 1, true))
      case .boundary: return nil
      }
    }
    return (places, isEnd)
  }

  /// Whether the expression matches all of a text, which is ASCII.
  ///
  /// - Complexity: O(length of the text × number of places).
  func matches(_ text: borrowing Span<UInt8>) -> Bool {
    guard !text.isEmpty else { return matchesEmptyText }
    var possible = first
    var reached: UInt64 = 0
    for index in text.indices {
      reached = possible & taking[Int(text[index])]
      if reached == 0 { return false }
      possible = 0
      var rest = reached
      while rest != 0 {
        possible |= following[rest.trailingZeroBitCount]
        rest &= rest &- 1
      }
    }
    return reached & last != 0
  }
}

extension LinearPattern.Instruction {
  /// The scalars that it takes, if it takes one.
  fileprivate var set: ScalarSet? {
    if case .scalar(let set) = self { set } else { nil }
  }
}
