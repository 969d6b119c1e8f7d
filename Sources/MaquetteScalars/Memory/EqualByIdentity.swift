/// An object that is equal only to itself, because it contains functions.
public protocol __EqualByIdentity: AnyObject, Hashable {}

extension __EqualByIdentity {
  /// Whether two objects are the same.
  public static func == (left: Self, right: Self) -> Bool { left === right }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
