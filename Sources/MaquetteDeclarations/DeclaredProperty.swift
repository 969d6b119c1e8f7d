public import MaquetteCore

/// One property of a declared model.
public struct DeclaredProperty<Model>: Sendable {
  /// How the property is decoded.
  let reading: DeclaredReading
  let get: @Sendable (Model) -> Any

  /// How the property is set and encoded in the memory of a model.
  let access: DeclaredAccess
  let described: ModelSchema.Property

  /// A property that its type maps.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - path: The property.
  ///   - key: Its key; nil if that is its name.
  ///   - aliases: Further keys that are decoded, in order of preference.
  ///   - isRequired: Whether a missing key or a null is an error.
  public static func property<T: Mappable & SendableMetatype>(
    _ name: String, _ path: any KeyPath<Model, T> & Sendable, key: String? = nil,
    aliases: [String] = [], isRequired: Bool = false
  ) -> Self {
    Self(
      name, path, key: key, aliases, isRequired, TypeReading<T>(),
      json: { (value, key, writer) throws(WriteFailure) in
        try writer.writeMember(key, value)
      },
      tree: { (value, key, writer) throws(WriteFailure) in
        try writer.writeMember(key, value)
      })
  }

  /// A property that a strategy maps.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - path: The property.
  ///   - key: Its key; nil if that is its name.
  ///   - aliases: Further keys that are decoded, in order of preference.
  ///   - isRequired: Whether a missing key or a null is an error.
  ///   - strategy: The strategy.
  public static func property<S: CodingStrategy>(
    _ name: String, _ path: any KeyPath<Model, S.Value> & Sendable, key: String? = nil,
    aliases: [String] = [], isRequired: Bool = false, by strategy: S
  ) -> Self {
    Self(
      name, path, key: key, aliases, isRequired, StrategyReading(strategy: strategy),
      json: { (value, key, writer) throws(WriteFailure) in
        writer.writeKey(key)
        try writer.write(value, by: strategy)
      },
      tree: { (value, key, writer) throws(WriteFailure) in
        writer.writeKey(key)
        try writer.write(value, by: strategy)
      })
  }

  private init<T>(
    _ name: String, _ path: any KeyPath<Model, T> & Sendable, key: String?, _ aliases: [String],
    _ isRequired: Bool, _ value: any DeclaredValueReading,
    json: @escaping @Sendable (T, String, inout JSONWriter) throws(WriteFailure) -> Void,
    tree: @escaping @Sendable (T, String, inout ValueWriter) throws(WriteFailure) -> Void
  ) {
    let key = key ?? name
    reading = DeclaredReading(name, key: key, aliases, isRequired: isRequired, value)
    get = { $0[keyPath: path] }
    let place = DeclaredPlace(path)
    access = unsafe DeclaredAccess(
      // The value is from `reading` or `get`. A conditional cast would cost a search for metadata.
      set: { model, value in unsafe place.set(value as! T, in: model) },
      writeJSON: { (model, writer) throws(WriteFailure) in
        unsafe try json(place.value(in: model), key, &writer)
      },
      writeTree: { (model, writer) throws(WriteFailure) in
        unsafe try tree(place.value(in: model), key, &writer)
      })
    let isConstant = !(path is WritableKeyPath<Model, T>)
    var flags: ModelSchema.Flags = isRequired ? [] : .hasDefault
    if isConstant { flags.insert(.isConstant) }
    if value.isStrategy { flags.insert(.hasStrategy) }
    described = ModelSchema.Property(
      name, type: T.self, path: [key], aliases: aliases.map { [$0] }, flags: flags)
  }
}

extension DeclaredProperty {
  /// The name of the property.
  var name: String { reading.name }
}

/// How a property is decoded.
///
/// It does not depend on the model's type, so code that uses it need not find metadata, and it is
/// an object, because it is copied for every value.
final class DeclaredReading: Sendable {
  let name: String
  let key: String
  let aliases: [String]
  let isRequired: Bool

  /// Whether null is a value of the property.
  let takesNull: Bool
  let value: any DeclaredValueReading

  init(
    _ name: String, key: String, _ aliases: [String], isRequired: Bool,
    _ value: any DeclaredValueReading
  ) {
    self.name = name
    self.key = key
    self.aliases = aliases
    self.isRequired = isRequired
    self.value = value
    takesNull = value.takesNull
  }
}

/// Decodes the values of a property whose type is erased.
protocol DeclaredValueReading: Sendable {
  /// Whether null is a value.
  var takesNull: Bool { get }

  /// Whether a strategy decodes the values.
  var isStrategy: Bool { get }

  /// Decodes a value; an update changes the present one part by part.
  func read<R: MappingReader & ~Copyable>(
    from reader: inout R, over present: Any?
  ) throws(ReadFailure) -> Any
}

private struct TypeReading<T: MappingDecodable & SendableMetatype>: DeclaredValueReading {
  var takesNull: Bool { T.__valueForMissingKey != nil }
  var isStrategy: Bool { false }

  func read<R: MappingReader & ~Copyable>(
    from reader: inout R, over present: Any?
  ) throws(ReadFailure) -> Any {
    if let present, T.__mergesOnUpdate { return try updated(present, from: &reader) }
    return try reader.read(T.self)
  }

  /// Returns an existing value changed by the one at the reader.
  @inline(never)
  private func updated<R: MappingReader & ~Copyable>(
    _ present: Any, from reader: inout R
  ) throws(ReadFailure) -> Any {
    guard var value = present as? T else { return try reader.read(T.self) }
    try reader.update(&value)
    return value
  }
}

private struct StrategyReading<S: DecodingStrategy>: DeclaredValueReading {
  let strategy: S
  var takesNull: Bool { false }
  var isStrategy: Bool { true }

  func read<R: MappingReader & ~Copyable>(
    from reader: inout R, over present: Any?
  ) throws(ReadFailure) -> Any {
    try reader.read(by: strategy)
  }
}

extension MappingWriter where Self: ~Copyable {
  /// Writes a key and its value; nil is omitted or written as null, as the options say.
  fileprivate mutating func writeMember(
    _ key: String, _ value: some MappingEncodable
  ) throws(WriteFailure) {
    if value.__isNil, state.options.nilValues == .omit { return }
    writeKey(key)
    try write(value)
  }
}
