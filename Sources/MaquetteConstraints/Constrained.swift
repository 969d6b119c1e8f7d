public import MaquetteCore
public import MaquetteMappings

/// The rules for the values of a ``Constrained`` type.
///
/// ```swift
/// enum Percent: ValueRule {
///   static var rules: [ValidationRule<Int>] { [.range(0...100)] }
/// }
///
/// @Mappable struct Share { var part: Constrained<Percent> }
/// ```
public protocol ValueRule: SendableMetatype {
  /// The type of the values.
  associatedtype Value

  /// The rules, in their order: a later one sees the repairs of an earlier one.
  static var rules: [ValidationRule<Value>] { get }
}

/// A value that always satisfies a rule: a rule of `@Validated` as a type.
///
/// Input: `{"part": 120}`
///
/// ```swift
/// @Mappable struct Share { var part: Constrained<Percent> }
/// ```
///
/// Result: the error `expected a value in 0...100 at 'part', found number 120`; with 20, a share
/// whose `part.value` is 20. It is decoded and encoded as its value is, and an update replaces it.
///
/// | type | values |
/// | --- | --- |
/// | ``NonEmpty`` | text and collections that are not empty: `NonEmpty<String>`, `NonEmpty<[Int]>` |
/// | ``Positive``, ``NonNegative`` | numbers greater than 0, numbers not below 0: `Positive<Int>` |
/// | ``Trimmed`` | text without surrounding white space, which is removed |
/// | ``EmailAddress``, ``HostName`` | text in these forms |
/// | ``IPv4Address``, ``IPv6Address`` | addresses as numbers, with one text form |
public struct Constrained<Rule: ValueRule> {
  /// The value, which satisfies the rule.
  public let value: Rule.Value

  /// Creates a value, repaired if the rule repairs it; nil if the rule refuses it.
  ///
  /// - Parameter value: The value, which the rule checks and may repair.
  public init?(_ value: Rule.Value) {
    do throws(MappingError) { try self.init(validating: value) } catch { return nil }
  }

  /// Creates a value, repaired if the rule repairs it.
  ///
  /// - Parameter value: The value.
  /// - Throws: `invalidValue` for a value that the rule refuses.
  public init(validating value: Rule.Value) throws(MappingError) {
    var value = value
    try ValidationRule.hold(&value, to: Rule.rules)
    self.value = value
  }
}

extension Constrained: Sendable where Rule.Value: Sendable {}
extension Constrained: Equatable where Rule.Value: Equatable {}
extension Constrained: Hashable where Rule.Value: Hashable {}

extension Constrained: Comparable where Rule.Value: Comparable {
  /// Whether one value is before another.
  public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}

extension Constrained: CustomStringConvertible {
  /// The description of the value.
  public var description: String { "\(value)" }
}

extension Constrained: MappingDecodable where Rule.Value: MappingDecodable {
  private init<R: MappingReader & ~Copyable>(reading reader: inout R) throws(ReadFailure) {
    let start = reader.mark()
    var value = try reader.read(Rule.Value.self)
    try reader.enforce(Rule.rules, on: &value, at: start)
    self.value = value
  }

  /// Reads a value and checks it against the rule.
  ///
  /// - Throws: `invalidValue` for a value that the rule refuses, and the errors of reading the
  ///   value.
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    try self.init(reading: &reader)
  }

  /// Reads a value and checks it against the rule.
  ///
  /// - Throws: `invalidValue` for a value that the rule refuses, and the errors of reading the
  ///   value.
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    try self.init(reading: &reader)
  }
}

extension Constrained: MappingEncodable where Rule.Value: MappingEncodable {
  /// Writes the value.
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try value.write(to: &writer)
  }

  /// Writes the value.
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    try value.write(to: &writer)
  }
}

extension Constrained: MappableKey where Rule.Value: MappableKey {
  /// The key of the value.
  public var mappingKey: String { value.mappingKey }

  /// Creates a value from its key; nil for one that the rule refuses or would repair.
  public init?(mappingKey: String) {
    guard let value = Rule.Value(mappingKey: mappingKey) else { return nil }
    self.init(value)
    guard self.value == value else { return nil }
  }
}
