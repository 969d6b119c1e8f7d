extension Schema {
  /// Whether a property of the model is written under a key, as far as is known.
  func claims(_ key: String?) -> Bool {
    properties.contains { $0.path.first == key && !$0.flags.contains(.isNotWritten) }
  }

  /// Whether a property of the model is written at the end of some keys, as far as is known.
  func claims(path: [String]) -> Bool {
    properties.contains { $0.path == path && !$0.flags.contains(.isNotWritten) }
  }

  /// Whether the keys of other models lie in the object of the model.
  var hasFlattenedMembers: Bool { properties.contains { $0.flags.contains(.isFlattened) } }
}

extension FieldWritable {
  /// Whether the fields can be written beside a key of somebody else, as far as is known.
  static func leaves(_ key: String?) -> Bool {
    if let output = Self.__written.output { return output.leaves(key) }
    guard let schema = (Self.self as? any SchemaProviding.Type)?.schema else { return false }
    return !schema.claims(key) && !schema.hasFlattenedMembers
  }
}
