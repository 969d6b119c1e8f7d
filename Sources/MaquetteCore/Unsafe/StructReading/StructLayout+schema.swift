// What a layout knows is enough for introspection: models that are read in place have no code of
// their own for that.

extension StructLayout {
  /// The value of a property by its name; nil if there is no such property.
  ///
  /// - Precondition: The layout is that of the model.
  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  public func value<Model>(ofProperty name: String, in model: Model) -> Any? {
    guard let property = all.first(where: { $0.name.description == name }) else { return nil }
    // Invariant: the layout was made for the type of the model.
    precondition(contents.pointee.model == Model.self, "the layout of another model")
    return withUnsafePointer(to: model) { (place: UnsafePointer<Model>) -> Any in
      property.value(in: place)
    }
  }

  /// All properties, in the order of their declaration.
  fileprivate var all: [StructField] {
    (contents.pointee.properties + contents.pointee.unread).sorted { $0.offset < $1.offset }
  }

  /// The keys of a property, its own first; none if it is not read.
  fileprivate func keys(of property: StructField) -> [String] {
    let properties = contents.pointee.properties
    guard
      let first = properties.firstIndex(where: { $0.name.description == property.name.description })
    else { return [] }
    let table = contents.pointee.keys
    let aliases = (properties.count..<max(table.count, properties.count)).filter {
      slots[$0].first == first
    }
    return [table[first]] + aliases.map { table[$0] }
  }
}

extension StructField {
  fileprivate func value(in model: UnsafeRawPointer) -> Any {
    // Invariant: the property lies at its offset in the model, initialised.
    func typed<T>(_ type: T.Type) -> Any {
      (model + offset).assumingMemoryBound(to: T.self).pointee
    }
    return _openExistential(type, do: typed)
  }
}

extension Schema {
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
  public init(
    _ layout: StructLayout, constants: StaticString = "", unwritten: StaticString = "",
    strategies: StaticString = "", unread keys: [String] = [], moved: [String] = []
  ) {
    let names = [constants, unwritten, strategies].map {
      Set($0.description.split(separator: " "))
    }
    let properties = layout.all.map { property -> Property in
      let name = property.name.description
      let own = layout.keys(of: property)
      var flags: Flags = []
      if names[0].contains(name[...]) { flags.insert(.isConstant) }
      if own.isEmpty || property.mayBeMissing { flags.insert(.hasDefault) }
      if own.isEmpty { flags.insert(.isNotRead) }
      if names[1].contains(name[...]) { flags.insert(.isNotWritten) }
      if names[2].contains(name[...]) { flags.insert(.hasStrategy) }
      let unread = Self.key(of: name, in: keys)
      let written = Self.key(of: name, in: moved).map { [$0] }
      return Property(
        name, type: property.type, path: [own.first ?? unread ?? name],
        aliases: own.dropFirst().map { [$0] }, writtenPath: written, flags: flags)
    }
    self.init(name: layout.contents.pointee.name.description, properties: properties)
  }

  /// The key of a property in a list of names and keys by turns.
  private static func key(of name: String, in turns: [String]) -> String? {
    stride(from: 0, to: turns.count, by: 2).first { turns[$0] == name }.map { turns[$0 + 1] }
  }
}

extension StructField {
  fileprivate var mayBeMissing: Bool { missingImage != nil || absence.contains(.missing) }
}
