extension SchemaProviding where Self: AnyObject & MappingDecodable & MappingEncodable {
  /// A copy of the object and of all models inside it.
  ///
  /// The copy is read from what the object writes: it is of the object's own class, the objects inside
  /// it are of the classes that properties declare, and transient properties have their initial
  /// values.
  ///
  /// - Throws: `depthExceeded` for a cycle of objects; what writing and reading throw.
  public func copy() throws(MappingError) -> Self {
    try made(from: try ModelState.tree(of: self), DecodingOptions())
  }

  /// An object of this one's class that is read from a tree.
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

  /// A copy of the object and of all models inside it, with changes.
  ///
  /// ```swift
  /// let renamed = try person.copy { $0.name = "Eve"; $0.email = nil }
  /// ```
  ///
  /// - Parameter change: Changes the copy.
  /// - Throws: What copying throws, and what `change` does.
  public func copy(changing change: (Self) throws -> Void) throws -> Self {
    let copy = try copy()
    try change(copy)
    return copy
  }
}

extension SchemaProviding {
  /// A copy of a struct, with changes.
  ///
  /// ```swift
  /// let renamed = user.copy { $0.name = "Eve"; $0.email = nil }
  /// ```
  ///
  /// - Parameter change: Changes the copy.
  /// - Throws: What `change` does.
  public func copy(changing change: (inout Self) throws -> Void) rethrows -> Self {
    var copy = self
    try change(&copy)
    return copy
  }
}

extension SchemaProviding where Self: MappingDecodable {
  /// A copy of a struct, with values set by the paths of their properties; constants too.
  ///
  /// ```swift
  /// let moved = try user.copy(setting: ["address.city": "Paris", "email": nil])
  /// ```
  ///
  /// - Parameters:
  ///   - values: Values as a source would have them, by path; null is nil.
  ///   - options: How the values are read.
  /// - Throws: `unknownKey` if a path leads nowhere; what reading a value throws.
  public func copy(
    setting values: KeyValuePairs<MappingPath, AnyValue>,
    options: DecodingOptions = DecodingOptions()
  ) throws(MappingError) -> Self {
    var copy = self
    for (path, value) in values { try copy.setValue(value, at: path, options: options) }
    return copy
  }
}

extension SchemaProviding where Self: AnyObject & MappingDecodable & MappingEncodable {
  /// A copy of the object and of all models inside it, with values set by the paths of their
  /// properties.
  ///
  /// - Parameters:
  ///   - values: Values as a source would have them, by path; null is nil.
  ///   - options: How the values are read.
  /// - Throws: What copying throws; `unknownKey` if a path leads nowhere; what reading a value
  ///   throws.
  public func copy(
    setting values: KeyValuePairs<MappingPath, AnyValue>,
    options: DecodingOptions = DecodingOptions()
  ) throws(MappingError) -> Self {
    var copy = try copy()
    for (path, value) in values { copy = try copy.remade(setting: value, at: path, options) }
    return copy
  }
}
