// Introspection: a layout has all necessary data, so models decoded in place need no generated code
// for it.

extension __StructDecodingTable {
  /// Returns the value of a property by its name; nil if there is no such property.
  ///
  /// - Precondition: The layout is that of the model.
  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  public func value<Model>(ofProperty name: String, in model: Model) -> Any? {
    // Invariant: the layout was created for the type of the model.
    unsafe precondition(contents.pointee.model == Model.self, "the layout of another model")
    return unsafe withUnsafePointer(to: model) { unsafe value(ofProperty: name, at: $0) }
  }

  /// Returns the value of a property in memory of the layout.
  ///
  /// Most properties are decoded, and are found without a list of all.
  fileprivate func value(ofProperty name: String, at memory: UnsafeRawPointer) -> Any? {
    let own = unsafe contents.pointee.own
    for index in own.indices where own[index].name.isSameKey(as: name) && !name.isEmpty {
      return unsafe memory.value(of: own[index].type, at: own[index].offset)
    }
    return all.first { $0.name == name }.map { unsafe memory.value(of: $0.type, at: $0.offset) }
  }

  /// All properties of the model itself, in declaration order.
  fileprivate var all: [DescribedProperty] {
    let read = unsafe contents.pointee.own.map(DescribedProperty.init)
    let ends = Set(read.map(\.offset))
    // The properties of flattened members are inside those members.
    let unread = unsafe contents.pointee.unread.filter { field in
      !ends.contains(field.offset)
        && !read.contains { $0.isFlattened && $0.range.contains(field.offset) }
    }
    let properties = unsafe zip(read, contents.pointee.own).filter { !$1.name.isEmpty }.map(\.0)
    return (properties + unread.map { DescribedProperty(unread: $0) })
      .sorted { $0.offset < $1.offset }
  }
}

extension __StructDecodingTable {
  /// Whether a property has different keys, or none, under some profiles or in some formats.
  var hasProfiledKeys: Bool {
    unsafe contents.pointee.own.contains { own in
      switch own.property {
      case .field(let field): field.dependsOnProfile
      case .flattened(let member): member.layout?.hasProfiledKeys == true
      case .extras: false
      }
    }
  }

  /// Returns the keys of a property that has different keys, or none, under some profiles or in
  /// some formats; nil for every other property.
  ///
  /// - Parameter outer: The affixes around the keys of the layout.
  func profiledPlaces(
    of property: DefaultedProperty, within outer: __Affixes = __Affixes(),
    for options: DecodingOptions
  ) -> [[String]]? {
    for own in unsafe (variant(for: options) ?? self).contents.pointee.own {
      switch own.property {
      case .field(let field):
        if own.name.isSameKey(as: property.property.name), outer == property.affixes,
          field.dependsOnProfile
        {
          return own.paths
        }
      case .flattened(let member):
        let affixes = outer.around(prefix: member.affixes.prefix, suffix: member.affixes.suffix)
        let places = member.layout?.profiledPlaces(of: property, within: affixes, for: options)
        if let places { return places }
      case .extras: break
      }
    }
    return nil
  }
}

extension __LayoutSource where __Model == Self {
  /// Returns the value of a property of the model by its name; nil if the storage has no such
  /// property.
  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  public func __value(ofProperty name: String) -> Any? {
    // Invariant of generated code: the layout of a storage describes its memory.
    unsafe withUnsafePointer(to: self) { unsafe Self.__layout.value(ofProperty: name, at: $0) }
  }
}

/// A layout's description of a property.
private struct DescribedProperty {
  let name: String
  let type: any Any.Type
  let offset: Int
  var paths: [[String]] = []
  var arrayPath: __ArrayPath?
  var affixes = __Affixes()
  var isFlattened = false
  var collectsExtras = false
  var isRead = true
  var mayBeMissing = true

  init(_ own: __StructDecodingTable.OwnProperty) {
    (name, type, offset) = (own.name, own.type, own.offset)
    switch own.property {
    case .field(let field):
      paths = own.paths
      arrayPath = field.arrayPaths.first.flatMap { $0.isEmpty ? nil : $0 }
      mayBeMissing = !field.isRequired
    case .extras: collectsExtras = true
    case .flattened(let member):
      affixes = member.affixes
      isFlattened = true
      mayBeMissing = member.optional != nil
    }
  }

  init(unread field: __StructField) {
    (name, type, offset) = (field.name, field.type, field.offset)
    isRead = false
  }

  /// The memory range of the property.
  var range: Range<Int> {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return offset..<offset + _openExistential(type, do: size)
  }
}

extension UnsafeRawPointer {
  fileprivate func value(of type: any Any.Type, at offset: Int) -> Any {
    // Invariant: the property is initialized, at its offset in the model.
    func typed<T>(_ type: T.Type) -> Any {
      unsafe (self + offset).assumingMemoryBound(to: T.self).pointee
    }
    return _openExistential(type, do: typed)
  }
}

extension ModelSchema {
  /// Creates the schema of a struct decoded in place.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - constants: The names of the properties declared with `let`, separated by spaces.
  ///   - unwritten: The names of the properties that are not encoded.
  ///   - strategies: The names of the properties that have a strategy.
  ///   - keys: The keys of properties that are not decoded, as alternating names and keys.
  ///   - moved: The encoding keys of properties that are decoded from other keys, as alternating
  ///     names and keys.
  ///   - archived: How properties are archived, if archives differ from other formats.
  ///   - version: The version of the model in archives.
  public init(
    _ layout: __StructDecodingTable, constants: StaticString = "", unwritten: StaticString = "",
    strategies: StaticString = "", unread keys: [String] = [], moved: [String] = [],
    archived: [String: ArchiveBehavior] = [:], version: Int = 0
  ) {
    let names = [constants, unwritten, strategies].map {
      Set(Self.names(in: $0))
    }
    let properties = layout.all.map { property -> Property in
      let name = property.name
      var flags: Flags = []
      if names[0].contains(name) { flags.insert(.isConstant) }
      if property.mayBeMissing { flags.insert(.hasDefault) }
      if !property.isRead { flags.insert(.isNotRead) }
      if names[1].contains(name) { flags.insert(.isNotWritten) }
      if names[2].contains(name) { flags.insert(.hasStrategy) }
      if property.isFlattened { flags.insert(.isFlattened) }
      if property.collectsExtras { flags.insert(.collectsExtras) }
      let other = Self.path(of: name, in: keys) ?? [name]
      let path =
        property.isFlattened || property.collectsExtras ? [] : property.paths.first ?? other
      var result = Property(
        name, type: property.type, path: path, aliases: Array(property.paths.dropFirst()),
        writtenPath: Self.path(of: name, in: moved), affixes: property.affixes, flags: flags,
        archived: archived[name].map { __ArchivedProperty($0) })
      result.arrayPath = property.arrayPath
      return result
    }
    unsafe self.init(
      name: layout.contents.pointee.name, properties: properties, version: version)
  }
}
