// What a layout knows is enough for introspection: models that are read in place have no code of
// their own for that.

extension __StructDecodingTable {
  /// The value of a property by its name; nil if there is no such property.
  ///
  /// - Precondition: The layout is that of the model.
  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  public func value<Model>(ofProperty name: String, in model: Model) -> Any? {
    guard let property = property(named: name) else { return nil }
    // Invariant: the layout was made for the type of the model.
    precondition(contents.pointee.model == Model.self, "the layout of another model")
    return withUnsafePointer(to: model) { (place: UnsafePointer<Model>) -> Any in
      property.value(in: place)
    }
  }

  /// The property of a name: most are read, and are found without a list of all.
  private func property(named name: String) -> DescribedProperty? {
    let own = contents.pointee.own.first { $0.property.isNamed(name) }
    return own.map(DescribedProperty.init) ?? all.first { $0.name == name }
  }

  /// All properties of the model itself, in the order of their declaration.
  fileprivate var all: [DescribedProperty] {
    let read = contents.pointee.own.map(DescribedProperty.init)
    let ends = Set(read.map(\.offset))
    // Those of flattened members lie inside these.
    let unread = contents.pointee.unread.filter { field in
      !ends.contains(field.offset)
        && !read.contains { $0.isFlattened && $0.range.contains(field.offset) }
    }
    return (read + unread.map { DescribedProperty(unread: $0) }).sorted { $0.offset < $1.offset }
  }
}

extension ReadProperty {
  fileprivate func isNamed(_ name: String) -> Bool {
    func isEqual(_ own: StaticString) -> Bool {
      own.withUTF8Buffer { name.utf8.elementsEqual($0) }
    }
    return switch self {
    case .field(let field), .extras(let field, _): isEqual(field.name)
    case .flattened(let member): isEqual(member.name)
    }
  }
}

/// What a layout knows of a property.
private struct DescribedProperty {
  let name: String
  let type: any Any.Type
  let offset: Int
  var paths: [[String]] = []
  var affixes = __Affixes()
  var isFlattened = false
  var collectsExtras = false
  var isRead = true
  var mayBeMissing = true

  init(_ own: __StructDecodingTable.OwnProperty) {
    switch own.property {
    case .field(let field):
      (name, type, offset) = (field.name.description, field.type, field.offset)
      paths = own.paths
      mayBeMissing = !field.isRequired
    case .extras(let field, _):
      (name, type, offset) = (field.name.description, field.type, field.offset)
      collectsExtras = true
    case .flattened(let member):
      (name, type, offset) = (member.name.description, member.type, member.offset)
      affixes = member.affixes
      isFlattened = true
      mayBeMissing = member.optional != nil
    }
  }

  init(unread field: __StructField) {
    (name, type, offset) = (field.name.description, field.type, field.offset)
    isRead = false
  }

  /// The memory of the property.
  var range: Range<Int> {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return offset..<offset + _openExistential(type, do: size)
  }

  func value(in model: UnsafeRawPointer) -> Any {
    // Invariant: the property lies at its offset in the model, initialised.
    func typed<T>(_ type: T.Type) -> Any {
      (model + offset).assumingMemoryBound(to: T.self).pointee
    }
    return _openExistential(type, do: typed)
  }
}

extension ModelSchema {
  /// Creates the schema of a struct that is read in place.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - constants: The names of the properties declared with `let`, with spaces between them.
  ///   - unwritten: The names of the properties that are not written.
  ///   - strategies: The names of the properties that are read or written by a strategy.
  ///   - keys: The keys of properties that are not read, as name and key by turns.
  ///   - moved: The keys under which properties are written that are read from another one, as name
  ///     and key by turns.
  ///   - archived: How properties are archived, if not as in every other format.
  ///   - version: The version that archives say of the model.
  public init(
    _ layout: __StructDecodingTable, constants: StaticString = "", unwritten: StaticString = "",
    strategies: StaticString = "", unread keys: [String] = [], moved: [String] = [],
    archived: [String: ArchiveBehavior] = [:], version: Int = 0
  ) {
    let names = [constants, unwritten, strategies].map {
      Set($0.description.split(separator: " "))
    }
    let properties = layout.all.map { property -> Property in
      let name = property.name
      var flags: Flags = []
      if names[0].contains(name[...]) { flags.insert(.isConstant) }
      if property.mayBeMissing { flags.insert(.hasDefault) }
      if !property.isRead { flags.insert(.isNotRead) }
      if names[1].contains(name[...]) { flags.insert(.isNotWritten) }
      if names[2].contains(name[...]) { flags.insert(.hasStrategy) }
      if property.isFlattened { flags.insert(.isFlattened) }
      if property.collectsExtras { flags.insert(.collectsExtras) }
      let other = Self.path(of: name, in: keys) ?? [name]
      let path =
        property.isFlattened || property.collectsExtras ? [] : property.paths.first ?? other
      return Property(
        name, type: property.type, path: path, aliases: Array(property.paths.dropFirst()),
        writtenPath: Self.path(of: name, in: moved), affixes: property.affixes, flags: flags,
        archived: archived[name].map { __ArchivedProperty($0) })
    }
    self.init(
      name: layout.contents.pointee.name.description, properties: properties, version: version)
  }

  /// The path of a property in a list of names and keys by turns.
  private static func path(of name: String, in turns: [String]) -> [String]? {
    stride(from: 0, to: turns.count, by: 2).first { turns[$0] == name }.map { [turns[$0 + 1]] }
  }
}
