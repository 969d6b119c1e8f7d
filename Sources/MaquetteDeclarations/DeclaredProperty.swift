public import MaquetteCore

/// One property of a declared model.
public struct DeclaredProperty<Model>: Sendable {
  let name: String
  let key: String
  let aliases: [String]
  let get: @Sendable (Model) -> Any

  /// How the property is decoded into a slot at an offset.
  let field: @Sendable (Int) -> __StructField

  /// How the property is moved and encoded.
  let access: DeclaredAccess
  let described: ModelSchema.Property

  /// What schemas say of how the property is encoded, and whether nil is always written.
  let written: @Sendable (_ keepsNil: Bool) -> __WrittenValue

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
      name, path, key: key, aliases, isRequired, strategy: nil,
      mayBeMissing: T.acceptsNull,
      field: { .init(declared: name, T.self, at: $0, isRequired: isRequired) },
      json: { (value, key, keepsNil, writer) throws(WriteFailure) in
        try writer.writeMember(key, value, keepsNil: keepsNil)
      },
      tree: { (value, key, keepsNil, writer) throws(WriteFailure) in
        try writer.writeMember(key, value, keepsNil: keepsNil)
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
      name, path, key: key, aliases, isRequired, strategy: strategy, mayBeMissing: false,
      field: { .init(declared: name, by: strategy, at: $0, isRequired: isRequired) },
      json: { (value, key, _, writer) throws(WriteFailure) in
        writer.writeKey(key)
        try writer.write(value, by: strategy)
      },
      tree: { (value, key, _, writer) throws(WriteFailure) in
        writer.writeKey(key)
        try writer.write(value, by: strategy)
      })
  }

  private init<T>(
    _ name: String, _ path: any KeyPath<Model, T> & Sendable, key: String?, _ aliases: [String],
    _ isRequired: Bool, strategy: (any MappingStrategy)?, mayBeMissing: Bool,
    field: @escaping @Sendable (Int) -> __StructField,
    json: @escaping @Sendable (T, String, Bool, inout JSONWriter) throws(WriteFailure) -> Void,
    tree: @escaping @Sendable (T, String, Bool, inout ValueWriter) throws(WriteFailure) -> Void
  ) {
    let key = key ?? name
    (self.name, self.key, self.aliases) = (name, key, aliases)
    self.field = field
    get = { $0[keyPath: path] }
    let place = DeclaredPlace(path)
    access = unsafe DeclaredAccess(
      place,
      writeJSON: { (model, keepsNil, writer) throws(WriteFailure) in
        unsafe try json(place.value(in: model), key, keepsNil, &writer)
      },
      writeTree: { (model, keepsNil, writer) throws(WriteFailure) in
        unsafe try tree(place.value(in: model), key, keepsNil, &writer)
      })
    let isConstant = !(path is WritableKeyPath<Model, T>)
    var flags: ModelSchema.Flags = isRequired ? [] : .hasDefault
    if isConstant { flags.insert(.isConstant) }
    if strategy != nil { flags.insert(.hasStrategy) }
    described = ModelSchema.Property(
      name, type: T.self, path: [key], aliases: aliases.map { [$0] }, flags: flags)
    written = { keepsNil in
      __WrittenValue(
        [key], T.self, by: strategy, keepsNil: keepsNil, mayBeMissing: mayBeMissing && !keepsNil)
    }
  }
}

extension MappingWriter where Self: ~Copyable {
  /// Writes a key and its value; nil is omitted or written as null, as the options say, and always
  /// written if a missing key would not be nil.
  fileprivate mutating func writeMember(
    _ key: String, _ value: some MappingEncodable, keepsNil: Bool
  ) throws(WriteFailure) {
    if value.__isNil, !keepsNil {
      guard state.options.nilValues == .writeNull else { return }
      writeKey(key)
      return try writeValue(.null)
    }
    writeKey(key)
    try write(value)
  }
}
