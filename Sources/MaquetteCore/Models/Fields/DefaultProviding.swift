/// A type with a default of its own, for every property of the type that has none.
///
/// ```swift
/// @Mappable enum Level: String, DefaultProviding {
///   case low, high
///   static var defaultValue: Level { .low }
/// }
///
/// @Mappable struct Settings {
///   var level: Level        // missing or null: .low
/// }
/// ```
///
/// An optional property is still nil, and a default of the property itself counts more.
public protocol DefaultProviding {
  /// The default.
  static var defaultValue: Self { get }
}

extension __Field {
  /// Takes the value of a field, or the default of its type.
  public static func take<T: DefaultProviding>(_ slot: inout T?) -> T {
    slot.take() ?? T.defaultValue
  }
}

extension MappingReader where Self: ~Copyable {
  /// Reads a field whose type has a default: a null stands for it.
  ///
  /// - Throws: Errors of the value, unless the rule makes it absent.
  public mutating func readField<T: MappingDecodable & DefaultProviding>(
    into slot: inout T?, _ rule: __AbsencePolicy = []
  ) throws(ReadFailure) {
    try readFieldByRule(into: &slot, rule.union(.nullIsAbsent))
  }
}
