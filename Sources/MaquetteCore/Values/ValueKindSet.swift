/// A set of kinds of values.
public struct ValueKindSet: SetAlgebra, Sendable, Hashable {
  /// One bit for each kind, in declaration order.
  private var bits: UInt8

  private init(bits: UInt8) { self.bits = bits }

  /// Creates an empty set.
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

  /// Returns whether a kind is in the set.
  public func contains(_ member: ValueKind) -> Bool { bits & Self.bit(member) != 0 }

  /// Adds a kind.
  @discardableResult
  public mutating func insert(
    _ newMember: ValueKind
  ) -> (inserted: Bool, memberAfterInsert: ValueKind) {
    defer { bits |= Self.bit(newMember) }
    return (!contains(newMember), newMember)
  }

  /// Adds a kind, and returns it if the set contained it.
  @discardableResult
  public mutating func update(with newMember: ValueKind) -> ValueKind? {
    insert(newMember).inserted ? nil : newMember
  }

  /// Removes a kind, and returns it if the set contained it.
  @discardableResult
  public mutating func remove(_ member: ValueKind) -> ValueKind? {
    defer { bits &= ~Self.bit(member) }
    return contains(member) ? member : nil
  }

  /// Returns the kinds in either set.
  public func union(_ other: ValueKindSet) -> ValueKindSet { .init(bits: bits | other.bits) }

  /// Returns the kinds in both sets.
  public func intersection(_ other: ValueKindSet) -> ValueKindSet { .init(bits: bits & other.bits) }

  /// Returns the kinds in exactly one of the sets.
  public func symmetricDifference(_ other: ValueKindSet) -> ValueKindSet {
    .init(bits: bits ^ other.bits)
  }

  /// Adds the kinds of another set.
  public mutating func formUnion(_ other: ValueKindSet) { bits |= other.bits }

  /// Keeps only the kinds that are in another set.
  public mutating func formIntersection(_ other: ValueKindSet) { bits &= other.bits }

  /// Keeps the kinds that are in exactly one of the sets.
  public mutating func formSymmetricDifference(_ other: ValueKindSet) { bits ^= other.bits }
}
