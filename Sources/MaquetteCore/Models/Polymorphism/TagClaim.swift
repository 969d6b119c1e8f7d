/// What a type writes where the tag of its cluster is.
enum TagClaim {
  /// Nothing: the tag is written before the properties.
  case nothing

  /// The tag itself: a property is the tag.
  case tag

  /// Properties in the object that the tag is in.
  case neighbors

  init(of type: Any.Type, _ path: [String]) {
    guard let schema = (type as? any SchemaProviding.Type)?.schema, schema.claims(path.first) else {
      self = .nothing
      return
    }
    self = schema.claims(path: path) ? .tag : .neighbors
  }
}
