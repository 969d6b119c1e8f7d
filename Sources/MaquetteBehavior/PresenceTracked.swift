public import MaquetteCore

/// A model that records which of its properties were present in its source.
///
/// Input: `{"name": "Ada", "email": null}`
///
/// ```swift
/// let user = try JSONMapper().decode(PresenceTracked<User>.self, from: data)
/// user.model          // User(name: "Ada", email: nil, age: 0)
/// user.properties     // ["name", "email"]
/// user.has("age")     // false: the model's 0 is its default
/// ```
///
/// It can also be the type of a property or of elements. An update adds the keys that it contains.
/// It is encoded as the model is.
public struct PresenceTracked<Model> {
  /// The model.
  public var model: Model

  /// The keys that were present in the source.
  public private(set) var keys: Set<String>

  /// The names of the properties that were present; nested paths count if they led to a value.
  ///
  /// A flattened member is present if one of its keys is. Extras are present if a key is among
  /// them. The keys of an enum depend on its case, so a flattened one is present if it has a value
  /// and the source has a key that no property declares.
  public private(set) var properties: Set<String>

  /// Whether a property of this name was present.
  ///
  /// - Parameter property: The name of the property in Swift, not its key.
  public func has(_ property: String) -> Bool { properties.contains(property) }
}

extension PresenceTracked: Sendable where Model: Sendable {}
extension PresenceTracked: Equatable where Model: Equatable {}

extension PresenceTracked: MappingDecodable where Model: MappingDecodable & SchemaProviding {
  private init<R: MappingReader & ~Copyable>(reading reader: inout R) throws(ReadFailure) {
    let start = reader.mark()
    let source = try reader.readValue()
    reader.reset(to: start)
    model = try reader.read(Model.self)
    (keys, properties) = ([], [])
    add(source, reader.state.options, reader.state.keyMatcher)
  }

  private mutating func add(
    _ source: AnyValue, _ options: DecodingOptions, _ matcher: KeyMatcher?
  ) {
    let all = Self.properties(under: options)
    guard let object = all.frame.members(of: source).object else { return }
    let names = all.namesOfProperties(of: model, in: object, matcher)
    let isFirst = keys.isEmpty && properties.isEmpty
    // Most keys are the names of their properties, and hashing them takes long.
    if isFirst, names.elementsEqual(object.lazy.map(\.key), by: { $0.isSameKey(as: $1) }) {
      keys = names.count == all.names.count ? all.names : Set(names)
      properties = keys
    } else {
      keys.reserveCapacity(object.count)
      for member in object { keys.insert(member.key) }
      properties.formUnion(names)
    }
  }

  /// What is known of the keys of the model, listed once for each configuration.
  private static func properties(under options: DecodingOptions) -> ReadProperties {
    let declared = presences.value(of: Model.self) { ReadProperties(of: Model.self) }
    // Profiles and formats are as many as applications like.
    if declared.hasVariants { return ReadProperties(of: Model.self, options) }
    guard let configuration = options.configuration else { return declared }
    let known = configuration.trackedKeys.value(of: Model.self) {
      ReadProperties(of: Model.self, options)
    }
    return known as? ReadProperties ?? ReadProperties(of: Model.self, options)
  }

  private mutating func change<R: MappingReader & ~Copyable>(
    by reader: inout R
  ) throws(ReadFailure) {
    let start = reader.mark()
    let source = try reader.readValue()
    reader.reset(to: start)
    try reader.update(&model)
    add(source, reader.state.options, reader.state.keyMatcher)
  }

  /// Reads a model and records which properties are present.
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    try self.init(reading: &reader)
  }

  /// Reads a model and records which properties are present.
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    try self.init(reading: &reader)
  }

  /// Whether an update changes parts of the model.
  public static var __mergesOnUpdate: Bool { Model.__mergesOnUpdate }

  /// Updates the model, and adds the properties that are present.
  public mutating func update(from reader: inout JSONReader) throws(ReadFailure) {
    try change(by: &reader)
  }

  /// Updates the model, and adds the properties that are present.
  public mutating func update(from reader: inout ValueReader) throws(ReadFailure) {
    try change(by: &reader)
  }
}

/// The decoded properties of models, which are made from their schemas.
private let presences = TypeCache<ReadProperties>()

extension PresenceTracked: MappingEncodable where Model: MappingEncodable {
  /// Writes the model.
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try model.write(to: &writer)
  }

  /// Writes the model.
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    try model.write(to: &writer)
  }
}
