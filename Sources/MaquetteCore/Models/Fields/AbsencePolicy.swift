/// How a field handles a value that it cannot accept.
///
/// The field stays absent, and the property takes its default.
public struct __AbsencePolicy: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a policy from its bits.
  @inlinable
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A null counts as absent.
  @inlinable public static var nullIsAbsent: __AbsencePolicy { __AbsencePolicy(rawValue: 1) }

  /// An invalid value counts as absent, and is reported.
  @inlinable public static var invalidIsAbsent: __AbsencePolicy { __AbsencePolicy(rawValue: 2) }
}
