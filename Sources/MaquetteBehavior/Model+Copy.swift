public import MaquetteCore

extension SchemaProviding where Self: AnyObject & MappingDecodable & MappingEncodable {
  /// Returns a copy of the object and of all models inside it.
  ///
  /// The objects are encoded, and the copies are decoded from the results. Each is copied once, however
  /// many objects refer to it, and its copy is of the same class; transient properties have their
  /// initial values.
  ///
  /// - Throws: `depthExceeded` for a cycle of objects; the errors of encoding and decoding.
  /// - Complexity: O(size of the objects).
  public func copy() throws(MappingError) -> Self {
    let copy = try CopiedObjects().copy(of: self)
    guard let own = copy as? Self else {
      throw MappingError(
        .typeMismatch, expected: "\(Self.self)", found: copy.map { "\(type(of: $0))" })
    }
    return own
  }

  /// Returns an object of this object's class, decoded from a tree.
  func made(from tree: AnyValue, _ options: DecodingOptions) throws(MappingError) -> Self {
    let type = dynamicType(of: self)
    func read<T: MappingDecodable>(_ type: T.Type) throws(MappingError) -> Any {
      try tree.decode(type, options)
    }
    guard let readable = type as? any MappingDecodable.Type, let copy = try read(readable) as? Self
    else {
      throw MappingError(.typeMismatch, expected: "\(Self.self)", found: "\(type)")
    }
    return copy
  }

  /// Returns a copy of the object and of all models inside it, with changes.
  ///
  /// ```swift
  /// let renamed = try person.copy { $0.name = "Eve"; $0.email = nil }
  /// ```
  ///
  /// - Parameter change: Changes the copy.
  /// - Throws: The errors of copying, and those of `change`.
  public func copy(changing change: (Self) throws -> Void) throws -> Self {
    let copy = try copy()
    try change(copy)
    return copy
  }
}

extension SchemaProviding {
  /// Returns a copy of a struct, with changes.
  ///
  /// ```swift
  /// let renamed = user.copy { $0.name = "Eve"; $0.email = nil }
  /// ```
  ///
  /// - Parameter change: Changes the copy.
  /// - Throws: The errors of `change`.
  public func copy(changing change: (inout Self) throws -> Void) rethrows -> Self {
    var copy = self
    try change(&copy)
    return copy
  }
}

extension SchemaProviding where Self: MappingDecodable {
  /// Returns a copy of a struct, with values set by the paths of their properties, even constants.
  ///
  /// ```swift
  /// let moved = try user.copy(setting: ["address.city": "Paris", "email": nil])
  /// ```
  ///
  /// The original does not change: objects on the way are copied, in which transient properties
  /// have their initial values. The copy shares all other objects.
  ///
  /// - Parameters:
  ///   - values: Values in the form of a source, by path; null is nil.
  ///   - options: The options of decoding the values.
  /// - Throws: `unknownKey` if a path leads nowhere; the errors of decoding a value, and of copying
  ///   an object; `invalidValue` for a flattened object.
  public func copy(
    setting values: KeyValuePairs<MappingPath, AnyValue>,
    options: DecodingOptions = DecodingOptions()
  ) throws(MappingError) -> Self {
    var copy = self
    let objects = SharedObjects()
    if dynamicType(of: self) is AnyClass {
      copy = try objects.substitute(for: self as AnyObject) as? Self ?? self
    }
    for (path, value) in values {
      try copy.setValue(value, at: path, options, sharing: objects)
    }
    try objects.callHooks()
    return copy
  }
}

extension SchemaProviding where Self: AnyObject & MappingDecodable & MappingEncodable {
  /// Returns a copy of the object and of all models inside it, with values set by their paths.
  ///
  /// - Parameters:
  ///   - values: Values in the form of a source, by path; null is nil.
  ///   - options: The options of decoding the values.
  /// - Throws: The errors of copying; `unknownKey` if a path leads nowhere; the errors of decoding
  ///   a value.
  public func copy(
    setting values: KeyValuePairs<MappingPath, AnyValue>,
    options: DecodingOptions = DecodingOptions()
  ) throws(MappingError) -> Self {
    var copy = try copy()
    for (path, value) in values { copy = try copy.remade(setting: value, at: path, options) }
    return copy
  }
}
