public import MaquetteCore

/// What is asked of the values of a ``Constrained`` type.
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

  /// The rules, in their order: a later one sees what an earlier one has repaired.
  static var rules: [ValidationRule<Value>] { get }
}

/// A value that keeps to a rule, wherever it comes from: a rule of `@Validated` as a type.
///
/// Input: `{"part": 120}`
///
/// ```swift
/// @Mappable struct Share { var part: Constrained<Percent> }
/// ```
///
/// Result: the error `expected a value in 0...100 at part, found number 120`; with 20, a share whose
/// `part.value` is 20. It is read and written as its value is, and an update replaces it.
///
/// | ready-made | holds |
/// | --- | --- |
/// | ``NonEmpty`` | text and collections that are not empty: `NonEmpty<String>`, `NonEmpty<[Int]>` |
/// | ``Positive``, ``NonNegative`` | numbers more than 0, numbers from 0 on: `Positive<Int>` |
/// | ``Trimmed`` | text without white space around it, which is taken away |
/// | ``EmailAddress``, ``HostName`` | text of these shapes |
/// | ``IPv4Address``, ``IPv6Address`` | addresses as numbers, with text of one shape |
public struct Constrained<Rule: ValueRule> {
  /// The value, as the rule asks.
  public let value: Rule.Value

  /// Creates a value that keeps to the rule, repaired if the rule repairs; nil if the rule refuses it.
  public init?(_ value: Rule.Value) {
    do throws(MappingError) { try self.init(validating: value) } catch { return nil }
  }

  /// Creates a value that keeps to the rule, repaired if the rule repairs.
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

  /// Reads a value and holds it to the rule.
  ///
  /// - Throws: `invalidValue` for a value that the rule refuses, and what reading the value throws.
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    try self.init(reading: &reader)
  }

  /// Reads a value and holds it to the rule.
  ///
  /// - Throws: `invalidValue` for a value that the rule refuses, and what reading the value throws.
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

  /// Creates a value from its key; nil for one that the rule refuses, or would have to repair.
  public init?(mappingKey: String) {
    guard let value = Rule.Value(mappingKey: mappingKey) else { return nil }
    self.init(value)
    guard self.value == value else { return nil }
  }
}
