/// A set of kinds of values.
public struct ValueKindSet: Sendable, Hashable, ExpressibleByArrayLiteral {
  /// One bit for each kind, in declaration order.
  private var bits: UInt8 = 0

  /// Creates a set.
  ///
  /// - Parameter kinds: The kinds in the set.
  public init(arrayLiteral kinds: ValueKind...) {
    for kind in kinds { bits |= Self.bit(kind) }
  }

  /// Every kind.
  public static let all: ValueKindSet = [
    .null, .bool, .number, .string, .bytes, .date, .array, .object,
  ]

  private static func bit(_ kind: ValueKind) -> UInt8 {
    switch kind {
    case .null: 1
    case .bool: 1 << 1
    case .number: 1 << 2
    case .string: 1 << 3
    case .bytes: 1 << 4
    case .date: 1 << 5
    case .array: 1 << 6
    case .object: 1 << 7
    }
  }

  /// Returns whether a kind is in the set.
  ///
  /// - Parameter kind: The kind to look for.
  public func contains(_ kind: ValueKind) -> Bool { bits & Self.bit(kind) != 0 }

  /// Removes the kinds of another set.
  ///
  /// - Parameter other: The set of the kinds to remove.
  public mutating func subtract(_ other: ValueKindSet) { bits &= ~other.bits }
}
