public import MaquetteCore

/// A type whose values are encoded as text in a custom format.
///
/// It needs an initializer that returns nil for invalid text, a description that the initializer
/// accepts, and the name of the format for errors:
///
/// ```swift
/// struct Version: TextMappable {
///   static let textShape = "a version as 1.2"
///   var major: Int
///   var minor: Int
///
///   init?(_ text: String) {
///     let parts = text.split(separator: ".").map { Int($0) }
///     guard parts.count == 2, let major = parts[0], let minor = parts[1] else { return nil }
///     (self.major, self.minor) = (major, minor)
///   }
///
///   var description: String { "\(major).\(minor)" }
/// }
/// ```
///
/// Such values can be properties, elements and keys of dictionaries.
public protocol TextMappable: MappingDecodable, MappingEncodable, MappableKey,
  LosslessStringConvertible
{
  /// The expected format, for errors: "an IPv4 address".
  static var textShape: String { get }
}

extension TextMappable {
  /// Decodes a value from its text.
  ///
  /// - Throws: `invalidValue` for invalid text, `typeMismatch` for other kinds of values,
  ///   `unexpectedNull`.
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self = try reader.readText(Self.self)
  }

  /// Decodes a value from its text.
  ///
  /// - Throws: `invalidValue` for invalid text, `typeMismatch` for other kinds of values,
  ///   `unexpectedNull`.
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self = try reader.readText(Self.self)
  }

  /// Writes the text.
  public func write(to writer: inout JSONWriter) { writer.writeString(description) }

  /// Writes the text.
  public func write(to writer: inout ValueWriter) { writer.writeString(description) }

  /// The text.
  public var mappingKey: String { description }

  /// Creates a value from its text; nil for invalid text.
  public init?(mappingKey: String) { self.init(mappingKey) }
}

extension MappingReader where Self: ~Copyable {
  fileprivate mutating func readText<T: TextMappable>(_ type: T.Type) throws(ReadFailure) -> T {
    let start = mark()
    guard case .string(let text) = try readScalar(T.textShape) else {
      throw failure(.typeMismatch, at: start, expected: T.textShape)
    }
    guard let value = T(text) else {
      throw failure(.invalidValue, at: start, expected: T.textShape)
    }
    return value
  }
}
