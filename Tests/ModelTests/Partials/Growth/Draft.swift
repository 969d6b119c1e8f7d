import TestSupport

/// A document of random form for a typed model, with at most one wrong value.
///
/// Members have any order; those that may be missing are there or not; unknown ones stand between them.
struct Draft {
  var generator: SeededGenerator
  private(set) var text = ""

  /// The number of values before the wrong one; nil if there shall be none.
  private var countdown: Int?

  /// The number of bytes after which no more text can mend the wrong value.
  private(set) var mistakeEnd: Int?

  /// The number of containers around that have to end before a mistake in them is known.
  private var lateDepth = 0
  private var isPending = false
  private let isPretty: Bool

  init(seed: UInt64, mistakeAfter countdown: Int? = nil) {
    generator = SeededGenerator(seed: seed)
    self.countdown = countdown
    isPretty = generator.below(3) == 0
  }

  mutating func add(_ part: String) { text += part }

  /// Whether one of a number of things happens.
  mutating func happens(in count: Int) -> Bool { generator.below(count) == 0 }

  // MARK: - Mistakes

  /// Whether the next value is to be wrong.
  private mutating func takeTurn() -> Bool {
    guard let left = countdown else { return false }
    countdown = left > 0 ? left - 1 : nil
    return left == 0
  }

  /// Notes that a mistake ends here; a number does so at the byte after it.
  private mutating func mark() {
    if lateDepth == 0 { mistakeEnd = text.utf8.count + 1 } else { isPending = true }
  }

  /// Writes a value in which a mistake is known only at the end.
  mutating func late(_ write: (inout Draft) -> Void) {
    lateDepth += 1
    write(&self)
    lateDepth -= 1
    if lateDepth == 0, isPending {
      isPending = false
      mark()
    }
  }

  /// Writes a value without mistakes.
  mutating func right(_ write: (inout Draft) -> Void) {
    let left = countdown
    countdown = nil
    write(&self)
    countdown = left
  }

  // MARK: - Values

  mutating func value(_ right: String, wrong: [String]) {
    if takeTurn() { addWrong(wrong) } else { add(right) }
  }

  private mutating func addWrong(_ wrong: [String]) {
    add(generator.pick(wrong))
    mark()
  }

  mutating func int() {
    value("\(generator.below(30_000))", wrong: [#""x""#, "[]", #"{"a":1}"#, "1.5"])
  }

  mutating func string() {
    let words = [
      #""""#, #""plain""#, #""a \"b\" \\ \n\u00e9\ud83d\ude00""#, #""日本語 é, no short text at all""#,
      #""}, [1""#,
    ]
    value(generator.pick(words), wrong: ["[]", #"{"a":1}"#])
  }

  /// Writes an array, whose elements are written by a function.
  mutating func array(_ count: Int, _ write: (inout Draft) -> Void) {
    if takeTurn() { return addWrong([#""x""#, "true"]) }
    add("[")
    for index in 0..<count {
      if index > 0 { add(",") }
      space()
      write(&self)
      space()
    }
    add("]")
  }

  /// A member of an object.
  struct Member {
    let keys: [String]
    let isRequired: Bool
    let write: (inout Draft) -> Void

    init(_ keys: String..., required: Bool = false, _ write: @escaping (inout Draft) -> Void) {
      self.keys = keys
      isRequired = required
      self.write = write
    }
  }

  /// Writes an object.
  ///
  /// - Parameters:
  ///   - isOpen: Whether it may have unknown members.
  ///   - members: The members in any order.
  mutating func object(isOpen: Bool = true, _ members: [Member]) {
    var chosen = members.filter { member in member.isRequired || generator.below(4) > 0 }
    let lacksKey = chosen.contains(where: \.isRequired) && takeTurn()
    if lacksKey, let index = chosen.firstIndex(where: \.isRequired) { chosen.remove(at: index) }
    if isOpen, happens(in: 3) { chosen.append(Member("unknown") { $0.right { $0.tree(0) } }) }
    chosen.shuffle(using: &generator)
    add("{")
    for (index, member) in chosen.enumerated() {
      if index > 0 { add(",") }
      space()
      let key = generator.pick(member.keys)
      let first = key.utf8.first.map { "\\u00" + String($0, radix: 16) } ?? ""
      add(happens(in: 8) ? "\"\(first)\(key.dropFirst())\"" : "\"\(key)\"")
      space()
      add(":")
      space()
      member.write(&self)
    }
    space()
    add("}")
    if lacksKey { mark() }
  }

  mutating func tree(_ depth: Int) {
    switch generator.below(depth < 2 ? 6 : 4) {
    case 0: add(generator.pick(["null", "true", "false"]))
    case 1: add("-12.5e3")
    case 2: add(#""a \"text\"""#)
    case 3: add("{}")
    case 4: array(generator.below(3)) { $0.tree(depth + 1) }
    default: object(isOpen: false, [Member("a") { $0.tree(depth + 1) }])
    }
  }

  private mutating func space() {
    if isPretty { add(generator.pick(["", " ", "\n  "])) }
  }
}

/// A value that more text may complete.
protocol Growing {
  /// Whether this has everything that an earlier value had, at the same place.
  ///
  /// What has not arrived is nil, empty, or the value of `unset`, which no document contains.
  func continues(_ earlier: Self, _ strings: OpenValues) -> Bool
}

/// Whether open strings are among the values.
enum OpenValues {
  case omitted, included
}

/// The initial values of properties that may be missing.
enum Unset {
  static let number = -1
  static let text = "unset"
}

extension Int: Growing {
  func continues(_ earlier: Int, _ strings: OpenValues) -> Bool {
    earlier == self || earlier == Unset.number
  }
}

extension String: Growing {
  func continues(_ earlier: String, _ strings: OpenValues) -> Bool {
    earlier == self || earlier == Unset.text
      || strings == .included && unicodeScalars.starts(with: earlier.unicodeScalars)
  }
}

extension Optional: Growing where Wrapped: Growing {
  func continues(_ earlier: Self, _ strings: OpenValues) -> Bool {
    guard let earlier else { return true }
    return self?.continues(earlier, strings) == true
  }
}

extension Array: Growing where Element: Growing {
  func continues(_ earlier: Self, _ strings: OpenValues) -> Bool {
    count >= earlier.count && zip(self, earlier).allSatisfy { $0.continues($1, strings) }
  }
}

extension Set: Growing where Element: Growing {
  func continues(_ earlier: Self, _ strings: OpenValues) -> Bool {
    earlier.allSatisfy { old in contains { $0.continues(old, strings) } }
  }
}

extension Dictionary: Growing where Value: Growing {
  func continues(_ earlier: Self, _ strings: OpenValues) -> Bool {
    earlier.allSatisfy { self[$0.key]?.continues($0.value, strings) == true }
  }
}
