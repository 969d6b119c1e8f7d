/// A set of kinds of values.
public struct ValueKindSet: SetAlgebra, Sendable, Hashable {
  /// A bit for each kind, in the order of their declaration.
  private var bits: UInt8

  private init(bits: UInt8) { self.bits = bits }

  /// Creates a set without kinds.
  public init() { bits = 0 }

  /// Every kind.
  public static var all: ValueKindSet { ValueKindSet(bits: .max) }

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

  /// Whether a kind is in the set.
  public func contains(_ member: ValueKind) -> Bool { bits & Self.bit(member) != 0 }

  /// Adds a kind.
  @discardableResult
  public mutating func insert(
    _ newMember: ValueKind
  ) -> (inserted: Bool, memberAfterInsert: ValueKind) {
    defer { bits |= Self.bit(newMember) }
    return (!contains(newMember), newMember)
  }

  /// Adds a kind, and returns it if the set had it.
  @discardableResult
  public mutating func update(with newMember: ValueKind) -> ValueKind? {
    insert(newMember).inserted ? nil : newMember
  }

  /// Takes a kind away, and returns it if the set had it.
  @discardableResult
  public mutating func remove(_ member: ValueKind) -> ValueKind? {
    defer { bits &= ~Self.bit(member) }
    return contains(member) ? member : nil
  }

  /// The kinds of both sets.
  public func union(_ other: ValueKindSet) -> ValueKindSet { .init(bits: bits | other.bits) }

  /// The kinds that are in both sets.
  public func intersection(_ other: ValueKindSet) -> ValueKindSet { .init(bits: bits & other.bits) }

  /// The kinds that are in one of the sets alone.
  public func symmetricDifference(_ other: ValueKindSet) -> ValueKindSet {
    .init(bits: bits ^ other.bits)
  }

  /// Adds the kinds of another set.
  public mutating func formUnion(_ other: ValueKindSet) { bits |= other.bits }

  /// Keeps the kinds that are in another set.
  public mutating func formIntersection(_ other: ValueKindSet) { bits &= other.bits }

  /// Keeps the kinds that one of both sets has alone.
  public mutating func formSymmetricDifference(_ other: ValueKindSet) { bits ^= other.bits }
}
