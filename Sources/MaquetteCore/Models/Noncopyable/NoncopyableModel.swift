/// A noncopyable struct that is a model.
///
/// ``NoncopyableDecodable`` and ``NoncopyableEncodable`` add the rest.
public protocol __NoncopyableModel: ~Copyable {
  /// The copyable type that represents the model in schemas.
  associatedtype __Shape: __NoncopyableShape

  /// The result of `schema`; a model may have its own member with that name.
  static var __schema: ModelSchema { get }

  /// The result of `value(ofProperty:)`.
  borrowing func __value(ofProperty name: String) -> Any?
}

extension __NoncopyableModel where Self: ~Copyable {
  /// The schema of the model, without properties that are neither decoded nor encoded.
  public static var schema: ModelSchema { __schema }

  /// Returns the value of a property by its name in Swift; nil if there is no such property, or if
  /// its value is noncopyable.
  ///
  /// - Complexity: O(number of properties).
  public borrowing func value(ofProperty name: String) -> Any? { __value(ofProperty: name) }
}

/// A noncopyable struct that is decoded from every format and updated in place.
///
/// State the protocol; `@Mappable` generates its requirements:
///
/// ```swift
/// @Mappable
/// struct Session: NoncopyableMappable, ~Copyable {
///   let id: Int
///   var name: String = ""
///   deinit { print("session \(id) ends") }
/// }
///
/// var session = try Session(json: #"{"id": 7}"#)
/// try session.update(json: #"{"name": "Ada"}"#)
/// ```
///
/// The model is made after the whole source was decoded, so a failure never deinitializes a partial
/// model. An update changes variables and nested noncopyable structs in place. Constants do not
/// change, and a `deinit` runs only for a property that becomes nil or its initial value.
public protocol NoncopyableDecodable: __NoncopyableModel, ~Copyable {
  /// The copyable state of a model while it is decoded.
  associatedtype __Storage: MappingDecodable

  /// Makes the model from its decoded state.
  init(__storage storage: consuming __Storage)

  /// Returns the state of a model, for changing parts of it.
  static func __storage(of model: borrowing Self) -> __Storage

  /// Applies a changed state to the model.
  mutating func __assign(_ storage: consuming __Storage)
}

/// A noncopyable struct that is decoded from and encoded to any format.
public typealias NoncopyableMappable = NoncopyableDecodable & NoncopyableEncodable

extension NoncopyableDecodable where Self: ~Copyable {
  /// Reads the model that the reader is at, straight from JSON bytes.
  ///
  /// - Throws: `ReadFailure`; the reader keeps the error and its place.
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self.init(__storage: try __Storage(from: &reader))
  }

  /// Reads the model that the reader is at from a tree of values.
  ///
  /// - Throws: `ReadFailure`; the reader keeps the error and its place.
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self.init(__storage: try __Storage(from: &reader))
  }

  /// Updates the model through a body that changes its storage, if the body succeeds.
  ///
  /// - Throws: The errors of the body; the model does not change then.
  @inlinable
  package mutating func change(
    _ body: (inout __Storage) throws(MappingError) -> Void
  ) throws(MappingError) {
    var storage = Self.__storage(of: self)
    try body(&storage)
    __assign(storage)
  }
}
