public import MaquetteCore

/// A noncopyable struct that is a model.
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
/// try JSONMapper().update(&session, from: #"{"name": "Ada"}"#)
/// ```
///
/// The model is created after its value was decoded, at the root of a document after the whole
/// document was, so a failure never deinitializes a partial model. An update changes variables and
/// nested noncopyable structs in place. Constants do not change, and a `deinit` runs only for a
/// property that becomes nil or its initial value.
public protocol NoncopyableDecodable: __NoncopyableModel, MappingDecodable, ~Copyable {
  /// The copyable state of a model while it is decoded.
  associatedtype __Storage: MappingDecodable

  /// Creates the model from its decoded state.
  init(__storage storage: consuming __Storage)

  /// Returns the state of a model, for changing parts of it.
  static func __storage(of model: borrowing Self) -> __Storage

  /// Applies a changed state to the model.
  mutating func __assign(_ storage: consuming __Storage)
}

/// A noncopyable struct that is encoded to every format without a copy.
///
/// State the protocol; `@Mappable(.encode)` generates its requirements.
public protocol NoncopyableEncodable: __NoncopyableModel, MappingEncodable, ~Copyable {}

/// A noncopyable struct that is decoded from and encoded to any format.
public typealias NoncopyableMappable = NoncopyableDecodable & NoncopyableEncodable

extension NoncopyableDecodable where Self: ~Copyable {
  /// An update changes parts of the model.
  public static var __mergesOnUpdate: Bool { true }

  /// Reads the reader's current value, straight from JSON bytes.
  ///
  /// - Throws: `ReadFailure`; the reader keeps the error and its place.
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    let storage = try __Storage(from: &reader)
    // What follows the document can fail too, and must do so before there is a model.
    if reader.depth == 0 { try reader.end() }
    self.init(__storage: storage)
  }

  /// Reads the reader's current value from a tree of values.
  ///
  /// - Throws: `ReadFailure`; the reader keeps the error and its place.
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self.init(__storage: try __Storage(from: &reader))
  }

  /// Updates the model with the reader's current value, straight from JSON bytes.
  ///
  /// - Throws: `ReadFailure`; the model does not change.
  public mutating func update(from reader: inout JSONReader) throws(ReadFailure) {
    var storage = Self.__storage(of: self)
    try storage.update(from: &reader)
    __assign(storage)
  }

  /// Updates the model with the reader's current value from a tree of values.
  ///
  /// - Throws: `ReadFailure`; the model does not change.
  public mutating func update(from reader: inout ValueReader) throws(ReadFailure) {
    var storage = Self.__storage(of: self)
    try storage.update(from: &reader)
    __assign(storage)
  }
}
