public import MaquetteCore

/// An actor that is a model.
///
/// Its schema is available everywhere, its values only on the actor.
///
/// ``IsolatedDecodable`` and ``IsolatedEncodable`` add the rest.
public protocol __IsolatedModel: Actor {
  /// The result of `schema`; a model may have its own member with that name.
  static var __schema: ModelSchema { get }

  /// The result of `value(ofProperty:)`.
  func __value(ofProperty name: String) -> Any?
}

extension __IsolatedModel {
  /// The schema of the model.
  public static var schema: ModelSchema { __schema }

  /// The value of a property by its name in Swift; nil if there is no such property.
  ///
  /// - Complexity: O(number of properties).
  public func value(ofProperty name: String) -> Any? { __value(ofProperty: name) }
}

/// A type that a static function creates from a reader.
///
/// An actor's initializer cannot satisfy a protocol requirement that is called from anywhere, so an
/// initializer in an extension calls this function.
public protocol __ReadByFunction: MappingDecodable {
  /// Reads a value.
  static func __read(from reader: inout JSONReader) throws(ReadFailure) -> Self

  /// Reads a value.
  static func __read(from reader: inout ValueReader) throws(ReadFailure) -> Self
}

extension __ReadByFunction {
  /// Reads the reader's current value, straight from JSON bytes.
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self = try Self.__read(from: &reader)
  }

  /// Reads the reader's current value from a tree of values.
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self = try Self.__read(from: &reader)
  }
}

/// An actor that is decoded from every format, and updated in place by code that runs on it.
///
/// State the protocol; `@Mappable` generates its requirements:
///
/// ```swift
/// @Mappable
/// actor Session: IsolatedMappable {
///   let id: Int
///   var name: String = ""
/// }
///
/// let session = try Session(json: #"{"id": 7}"#)
/// try await session.update(json: #"{"name": "Ada"}"#)
/// ```
///
/// If another model contains an actor, updating that model replaces the actor.
public protocol IsolatedDecodable: __IsolatedModel, __ReadByFunction {
  /// Updates the actor with the reader's current value; changes only what the source has.
  func __update(from reader: inout JSONReader) throws(ReadFailure)

  /// Updates the actor with the reader's current value; changes only what the source has.
  func __update(from reader: inout ValueReader) throws(ReadFailure)
}

/// An actor that is encoded to every format, by code that runs on it.
///
/// State the protocol; `@Mappable` generates its requirements:
///
/// ```swift
/// @Mappable(.encode)
/// actor Session: IsolatedEncodable {
///   let id: Int
///   var name: String
///   init(id: Int, name: String) { (self.id, self.name) = (id, name) }
/// }
///
/// print(try await session.jsonString())  // {"id":7,"name":"Ada"}
/// ```
///
/// It is not ``MappingEncodable``, whose code runs anywhere: a model that contains an actor cannot
/// be encoded.
public protocol IsolatedEncodable: __IsolatedModel {
  /// How the actor is encoded, for schemas.
  static var __encodingForm: __ModelForm? { get }

  /// Writes the actor as JSON bytes.
  ///
  /// - Throws: `WriteFailure`; the writer keeps the error and its place.
  func write(to writer: inout JSONWriter) throws(WriteFailure)

  /// Writes the actor into a tree of values.
  ///
  /// - Throws: `WriteFailure`; the writer keeps the error and its place.
  func write(to writer: inout ValueWriter) throws(WriteFailure)
}

extension IsolatedEncodable {
  /// Unknown.
  public static var __encodingForm: __ModelForm? { nil }
}

/// An actor that is decoded from and encoded to any format.
public typealias IsolatedMappable = IsolatedDecodable & IsolatedEncodable
