/// The properties of a type at the place of its cluster's tag.
enum TagClaim {
  /// None: the tag is written before the properties.
  case nothing

  /// A property is the tag.
  case tag

  /// Properties are in the object that contains the tag.
  case neighbors

  init(of type: Any.Type, _ path: [String]) {
    guard let schema = (type as? any SchemaProviding.Type)?.schema, schema.claims(path.first) else {
      self = .nothing
      return
    }
    self = schema.claims(path: path) ? .tag : .neighbors
  }
}
