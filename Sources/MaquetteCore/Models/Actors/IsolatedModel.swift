/// An actor that is a model: what it is made of is known to all, what it holds only on the actor.
///
/// ``IsolatedDecodable`` and ``IsolatedEncodable`` say what else it can do.
public protocol __IsolatedModel: Actor {
  /// What `schema` gives; a model may have a member of that name itself.
  static var __schema: ModelSchema { get }

  /// What `value(ofProperty:)` gives.
  func __value(ofProperty name: String) -> Any?
}

extension __IsolatedModel {
  /// What the model is made of.
  public static var schema: ModelSchema { __schema }

  /// The value of a property by its name in Swift; nil if there is no such property.
  ///
  /// - Complexity: O(number of properties).
  public func value(ofProperty name: String) -> Any? { __value(ofProperty: name) }
}

/// A type that a function makes of what is read.
///
/// The language lets no initializer of an actor be that of a protocol that others call from
/// anywhere; an initializer that is no actor's calls this function instead.
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

/// An actor that is read from every format, and changed in place on itself.
///
/// An actor states the protocol, and `@Mappable` does what it asks for:
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
/// An actor that is held by another model is replaced by an update of that model, not changed.
public protocol IsolatedDecodable: __IsolatedModel, __ReadByFunction {
  /// Changes the actor with the reader's current value: only what the source names.
  func __update(from reader: inout JSONReader) throws(ReadFailure)

  /// Changes the actor with the reader's current value: only what the source names.
  func __update(from reader: inout ValueReader) throws(ReadFailure)
}

/// An actor that is written to every format, by code that runs on it.
///
/// An actor states the protocol, and `@Mappable` does what it asks for:
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
/// It is not ``MappingEncodable``, which would write it from anywhere: a model that holds an actor cannot
/// write it.
public protocol IsolatedEncodable: __IsolatedModel {
  /// Writes the actor as JSON bytes.
  ///
  /// - Throws: `WriteFailure`; the writer keeps what went wrong and where.
  func write(to writer: inout JSONWriter) throws(WriteFailure)

  /// Writes the actor into a tree of values.
  ///
  /// - Throws: `WriteFailure`; the writer keeps what went wrong and where.
  func write(to writer: inout ValueWriter) throws(WriteFailure)
}

/// An actor that is read from and written to any format.
public typealias IsolatedMappable = IsolatedDecodable & IsolatedEncodable
