// The names that errors have: found when an error is thrown, and never stored.

extension __StructEncodingTable {
  /// The name of the model.
  package var modelName: String {
    if let name = unsafe contents.pointee.source.name { return name }
    func name<T>(_ type: T.Type) -> String { typeName(type) }
    return schema?.name ?? _openExistential(model, do: name)
  }

  /// Returns the name of the property of a slot, in the model that declares it; nil if it is not known.
  package func propertyName(of slot: UnsafePointer<Slot>) -> String? {
    if let name = unsafe slot.pointee.field.computedName { return name.description }
    let offset = unsafe slot.pointee.field.offset
    if let name = unsafe contents.pointee.source.own.property(at: offset)?.name { return name }
    // A model that is only encoded has no list of its properties except the schema.
    let member = unsafe contents.pointee.members.first { $0.offset == offset }
    return member.flatMap { schema?.propertyName(at: $0.path) }
  }

  private var schema: ModelSchema? { (model as? any SchemaProviding.Type)?.schema }
}

extension [__StructDecodingTable.OwnProperty] {
  /// Returns the property at an offset, also in a flattened member; one with its own keys has a field.
  func property(at offset: Int) -> (name: String, field: __StructField?)? {
    for own in self {
      switch own.property {
      case .field(let field): if own.offset == offset { return (own.name, field) }
      case .extras: if own.offset == offset { return (own.name, nil) }
      case .flattened(let member):
        let inner = unsafe member.layout?.contents.pointee.own
        if let found = inner?.property(at: offset - own.offset) { return found }
        if own.offset == offset, !own.name.isEmpty { return (own.name, nil) }
      }
    }
    return nil
  }
}

extension OutputMember {
  fileprivate var offset: Int? {
    switch property {
    case .field(let field): field.offset
    case .member(let member): member.offset
    case .superclass, .tag: nil
    }
  }
}
