extension ModelSchema {
  /// Creates the schema of a model whose properties are listed by name.
  ///
  /// One call with constants compiles to less than a description of each property.
  ///
  /// - Parameters:
  ///   - name: The name of the model.
  ///   - names: The names of the properties in their order, separated by spaces.
  ///   - types: Their types.
  ///   - superclass: The schema of the superclass, if that is a model too.
  ///   - constants: The names of the properties declared with `let`.
  ///   - defaults: The names of the properties that may be missing.
  ///   - unread: The names of the properties that are not decoded.
  ///   - unwritten: The names of the properties that are not encoded.
  ///   - strategies: The names of the properties that a strategy decodes or encodes.
  ///   - keys: The keys that differ from the names of their properties: names and keys in
  ///     alternation.
  ///   - others: The properties that need a full description, each by its position among all.
  ///   - version: The version that archives record for the model.
  ///   - validates: Whether the model has hooks `.validate`.
  public init(
    _ name: StaticString, _ names: StaticString, _ types: [any Any.Type],
    superclass: ModelSchema? = nil, constants: StaticString = "", defaults: StaticString = "",
    unread: StaticString = "", unwritten: StaticString = "", strategies: StaticString = "",
    keys: [String] = [], besides others: [Int: Property] = [:], version: Int = 0,
    validates: Bool = false
  ) {
    let marks: [(Flags, StaticString)] = [
      (.isConstant, constants), (.hasDefault, defaults), (.isNotRead, unread),
      (.isNotWritten, unwritten), (.hasStrategy, strategies),
    ]
    let marked = marks.map { ($0, Set(Self.names(in: $1))) }
    let listed = zip(Self.names(in: names), types).map { name, type in
      var flags: Flags = []
      for (flag, names) in marked where names.contains(name) { flags.insert(flag) }
      return Property(name, type: type, path: Self.path(of: name, in: keys) ?? [name], flags: flags)
    }
    self.init(
      name: name.description, properties: listed.inserting(others), superclass: superclass,
      version: version, validates: validates)
  }

  /// The names in a list separated by spaces.
  static func names(in list: StaticString) -> [String] {
    list.description.split(separator: " ").map(String.init)
  }

  /// The path of a property in an alternating list of names and keys.
  static func path(of name: String, in turns: [String]) -> [String]? {
    stride(from: 0, to: turns.count, by: 2).first { turns[$0] == name }.map { [turns[$0 + 1]] }
  }
}

extension [ModelSchema.Property] {
  /// The properties with others inserted, each at its position among all.
  func inserting(_ others: [Int: ModelSchema.Property]) -> Self {
    var all = self
    for (index, other) in others.sorted(by: { $0.key < $1.key }) { all.insert(other, at: index) }
    return all
  }
}
