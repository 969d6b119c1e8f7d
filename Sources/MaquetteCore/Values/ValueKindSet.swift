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
  ///
  /// - Parameter member: The kind to look for.
  public func contains(_ member: ValueKind) -> Bool { bits & Self.bit(member) != 0 }

  /// Adds a kind.
  ///
  /// - Parameter newMember: The kind to add; adding it again changes nothing.
  /// - Returns: Whether the kind is new to the set, and the kind.
  @discardableResult
  public mutating func insert(
    _ newMember: ValueKind
  ) -> (inserted: Bool, memberAfterInsert: ValueKind) {
    defer { bits |= Self.bit(newMember) }
    return (!contains(newMember), newMember)
  }

  /// Adds a kind, and returns it if the set contained it.
  ///
  /// - Parameter newMember: The kind to add; adding it again changes nothing.
  /// - Returns: The kind; nil if it is new to the set.
  @discardableResult
  public mutating func update(with newMember: ValueKind) -> ValueKind? {
    insert(newMember).inserted ? nil : newMember
  }

  /// Removes a kind, and returns it if the set contained it.
  ///
  /// - Parameter member: The kind to remove.
  /// - Returns: The kind; nil if the set did not contain it.
  @discardableResult
  public mutating func remove(_ member: ValueKind) -> ValueKind? {
    defer { bits &= ~Self.bit(member) }
    return contains(member) ? member : nil
  }

  /// Returns the kinds in either set.
  ///
  /// - Parameter other: The set whose kinds are added to those of this one.
  public func union(_ other: ValueKindSet) -> ValueKindSet { .init(bits: bits | other.bits) }

  /// Returns the kinds in both sets.
  ///
  /// - Parameter other: The set that has to contain a kind as well.
  public func intersection(_ other: ValueKindSet) -> ValueKindSet { .init(bits: bits & other.bits) }

  /// Returns the kinds in exactly one of the sets.
  ///
  /// - Parameter other: The set whose kinds are left out if this one contains them, and added if
  ///   not.
  public func symmetricDifference(_ other: ValueKindSet) -> ValueKindSet {
    .init(bits: bits ^ other.bits)
  }

  /// Adds the kinds of another set.
  ///
  /// - Parameter other: The set of the kinds to add.
  public mutating func formUnion(_ other: ValueKindSet) { bits |= other.bits }

  /// Keeps only the kinds that are in another set.
  ///
  /// - Parameter other: The set of the kinds to keep.
  public mutating func formIntersection(_ other: ValueKindSet) { bits &= other.bits }

  /// Keeps the kinds that are in exactly one of the sets.
  ///
  /// - Parameter other: The set whose kinds are removed if this one contains them, and added if
  ///   not.
  public mutating func formSymmetricDifference(_ other: ValueKindSet) { bits ^= other.bits }
}
