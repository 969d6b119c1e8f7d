/// A struct that is a model and cannot be copied.
///
/// ``NoncopyableDecodable`` and ``NoncopyableEncodable`` say what else it can do.
public protocol __NoncopyableModel: ~Copyable {
  /// What stands for the type in schemas.
  associatedtype __Shape: __NoncopyableShape

  /// What `schema` gives; a model may have a member of that name itself.
  static var __schema: ModelSchema { get }

  /// What `value(ofProperty:)` gives.
  borrowing func __value(ofProperty name: String) -> Any?
}

extension __NoncopyableModel where Self: ~Copyable {
  /// What the model is made of; properties that are neither read nor written are left out.
  public static var schema: ModelSchema { __schema }

  /// The value of a property by its name in Swift; nil if there is no such property, or if its value
  /// cannot be copied.
  ///
  /// - Complexity: O(number of properties).
  public borrowing func value(ofProperty name: String) -> Any? { __value(ofProperty: name) }
}

/// A struct that cannot be copied, read from every format and changed in place.
///
/// A struct states the protocol, and `@Mappable` does what it asks for:
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
/// It is made when the whole source has been read, so that nothing that failed is ever deinitialised.
/// An update changes its variables, and structs like it inside it, where they are: constants stay, and
/// no `deinit` runs but that of a property that becomes nil or its initial value.
public protocol NoncopyableDecodable: __NoncopyableModel, ~Copyable {
  /// What is stored of a model while it is read, which can be copied.
  associatedtype __Storage: MappingDecodable

  /// Makes the model from what is stored of it.
  init(__storage storage: consuming __Storage)

  /// Takes a model apart, for changing some of it.
  static func __storage(of model: borrowing Self) -> __Storage

  /// Changes the model to what its storage has become.
  mutating func __assign(_ storage: consuming __Storage)
}

/// A struct that cannot be copied, read from and written to any format.
public typealias NoncopyableMappable = NoncopyableDecodable & NoncopyableEncodable

extension NoncopyableDecodable where Self: ~Copyable {
  /// Reads the model that the reader is at, straight from JSON bytes.
  ///
  /// - Throws: `ReadFailure`; the reader keeps what went wrong and where.
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self.init(__storage: try __Storage(from: &reader))
  }

  /// Reads the model that the reader is at from a tree of values.
  ///
  /// - Throws: `ReadFailure`; the reader keeps what went wrong and where.
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self.init(__storage: try __Storage(from: &reader))
  }

  /// Updates the model with what a body does with its storage, if that does not fail.
  ///
  /// - Throws: What the body throws; the model does not change.
  @inlinable
  package mutating func change(
    _ body: (inout __Storage) throws(MappingError) -> Void
  ) throws(MappingError) {
    var storage = Self.__storage(of: self)
    try body(&storage)
    __assign(storage)
  }
}
