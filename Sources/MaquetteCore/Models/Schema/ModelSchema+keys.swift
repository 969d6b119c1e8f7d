extension ModelSchema {
  /// Whether a property of the model is written under a key, as far as is known.
  func claims(_ key: String?) -> Bool {
    properties.contains { $0.path.first == key && !$0.flags.contains(.isNotWritten) }
  }

  /// Whether a property of the model is written at the end of some keys, as far as is known.
  func claims(path: [String]) -> Bool {
    properties.contains { $0.path == path && !$0.flags.contains(.isNotWritten) }
  }

  /// The name of the property at some keys of the model's object, in the model that declares it;
  /// nil if there is none, or if there are several.
  package func propertyName(at keys: [String]) -> String? {
    let own = properties.filter { property in
      !property.flags.contains(.isFlattened)
        && ([property.path] + property.aliases).contains {
          $0.starts(with: keys) { $0.isSameKey(as: $1) }
        }
    }
    guard own.isEmpty else { return own.count == 1 ? own[0].name : nil }
    for property in properties where property.flags.contains(.isFlattened) {
      guard let first = keys.first, let inner = property.affixes.inner(of: first) else { continue }
      let model = property.shape.model
      if let name = model?.propertyName(at: [inner] + keys.dropFirst()) { return name }
    }
    return nil
  }
}

extension FlattenedEncodable {
  /// Whether the fields can be written next to a key of another owner, as far as is known.
  static func leaves(_ key: String?) -> Bool {
    if let output = Self.__encodingKind.output { return output.leaves(key) }
    guard let schema = (Self.self as? any SchemaProviding.Type)?.schema else { return false }
    return !schema.claims(key) && !schema.properties.contains { $0.flags.contains(.isFlattened) }
  }
}
