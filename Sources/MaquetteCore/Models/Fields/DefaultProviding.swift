/// A type with a default for all properties of the type that have none themselves.
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
/// An optional property is still nil, and a default of the property itself takes precedence.
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
