import MaquetteCore

/// A regular expression in the syntax of ECMA-262, as in JSON Schema, matched in time linear in the text.
///
/// All states are advanced together, scalar by scalar, so no expression can run away. What would
/// need backtracking, references to groups and looking around, is refused.
package struct LinearPattern: Sendable {
  enum Instruction: Sendable {
    case scalar(ScalarSet)
    case split(Int, Int)
    case jump(Int)
    case start, end
    case boundary(Bool)
    case match
  }

  private let program: [Instruction]

  /// Compiles an expression; nil if it is invalid, too large or not supported.
  package init?(_ pattern: String) {
    guard let program = PatternCompiler.compile(pattern) else { return nil }
    self.program = program
  }

  /// The expression for whole texts of ASCII, if it needs no more than the characters of such a text.
  var forWholeASCII: ASCIIPattern? { ASCIIPattern(program) }

  /// Whether an expression is one of ECMA-262, which this type may still not support.
  package static func isValid(_ pattern: String) -> Bool {
    var parser = PatternParser(pattern)
    return parser.parse() != nil
  }

  /// Whether the expression matches a part of a text.
  ///
  /// - Complexity: O(length of the text × size of the expression).
  package func matches(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    var current = StateSet(program.count)
    var next = StateSet(program.count)
    var stack: [Int] = []
    for position in 0...scalars.count {
      if add(0, to: &current, &stack, scalars, position) { return true }
      guard position < scalars.count else { break }
      next.removeAll()
      for index in current.members {
        guard case .scalar(let set) = program[index], set.contains(scalars[position]) else {
          continue
        }
        if add(index + 1, to: &next, &stack, scalars, position + 1) { return true }
      }
      swap(&current, &next)
    }
    return false
  }

  /// Adds a state and those that it leads to without a scalar; returns whether one is the end.
  private func add(
    _ first: Int, to states: inout StateSet, _ stack: inout [Int], _ text: [Unicode.Scalar],
    _ position: Int
  ) -> Bool {
    stack.append(first)
    while let index = stack.popLast() {
      guard states.insert(index) else { continue }
      switch program[index] {
      case .scalar: break
      case .match:
        stack.removeAll()
        return true
      case .jump(let target): stack.append(target)
      case .split(let one, let other):
        stack.append(other)
        stack.append(one)
      case .start: if position == 0 { stack.append(index + 1) }
      case .end: if position == text.count { stack.append(index + 1) }
      case .boundary(let isExpected):
        let before = position > 0 && text[position - 1].isWord
        let after = position < text.count && text[position].isWord
        if (before != after) == isExpected { stack.append(index + 1) }
      }
    }
    return false
  }

  private struct StateSet {
    private(set) var members: [Int] = []
    private var marks: [Bool]

    init(_ count: Int) { marks = Array(repeating: false, count: count) }

    mutating func insert(_ state: Int) -> Bool {
      guard !marks[state] else { return false }
      marks[state] = true
      members.append(state)
      return true
    }

    mutating func removeAll() {
      for member in members { marks[member] = false }
      members.removeAll(keepingCapacity: true)
    }
  }
}

/// A set of scalars, as a class of a regular expression.
struct ScalarSet: Sendable {
  var ranges: [ClosedRange<UInt32>] = []
  var properties: [ScalarProperty] = []

  /// Whether a property has a name that is valid, but not known here.
  var isUnsupported = false
  var isNegated = false

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    let isMember =
      ranges.contains { $0.contains(scalar.value) } || properties.contains { $0.holds(scalar) }
    return isMember != isNegated
  }

  mutating func add(_ scalar: Unicode.Scalar) { ranges.append(scalar.value...scalar.value) }

  static let digits = [UInt32(0x30)...0x39]
  static let words = [UInt32(0x30)...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A]
  static let spaces = [
    UInt32(0x09)...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A,
    0x2028...0x2029, 0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
  ]
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter, a digit or an underscore of ASCII.
  fileprivate var isWord: Bool { ScalarSet.words.contains { $0.contains(value) } }
}
