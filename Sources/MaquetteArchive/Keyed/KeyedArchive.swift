import MaquetteCore

/// The keys of keyed archives.
enum KeyedArchive {
  /// The key of the version that Mantle stores for each model.
  static let mantleVersion = "MTLModelVersion"

  /// Escapes a leading "$" with another one, because the archiver reserves keys with a single "$".
  static func escaped(_ key: String) -> String { key.hasPrefix("$") ? "$" + key : key }

  /// The key without its escape.
  static func unescaped(_ key: String) -> String {
    key.hasPrefix("$$") ? String(key.dropFirst()) : key
  }
}

extension ArchivedModel {
  /// Converts an object with property names as keys to one with the keys of the model.
  func underKeys(_ object: AnyValue.Object) -> AnyValue.Object {
    var tree = AnyValue.object(AnyValue.Object())
    for member in object {
      let property = schema[property: member.key]
      let isMapped = property?.path.isEmpty == false && property?.archived?.isArchivedAlone != true
      tree.insert(member.value, at: (isMapped ? property?.path ?? [] : [member.key])[...])
    }
    return tree.object ?? AnyValue.Object()
  }

  /// Converts an object with the keys of the model to one with property names as keys.
  ///
  /// - Throws: `unencodable` for another member whose key is the name of a property with another key.
  func underNames(_ object: AnyValue.Object) throws(MappingError) -> AnyValue.Object {
    var tree = AnyValue.object(object)
    var result = AnyValue.Object()
    for property in schema.properties where !property.path.isEmpty {
      guard property.archived?.isArchivedAlone != true,
        let value = tree[path: property.path[...]]
      else { continue }
      tree.take(at: property.path[...])
      result[property.name] = value
    }
    // The remaining members: those of flattened properties, and those that only archives have.
    for member in tree.object ?? AnyValue.Object() {
      if let property = schema[property: member.key], !property.path.isEmpty,
        property.path != [member.key], property.archived?.isArchivedAlone != true
      {
        throw MappingError(
          .unencodable, at: MappingPath([.key(member.key)]),
          expected: "a key that is not the name of another property of \(schema.name)",
          found: member.key)
      }
      result[member.key] = member.value
    }
    return result
  }
}

extension AnyValue {
  /// Removes the value at a path of keys, and the objects on the way that become empty.
  ///
  /// - Returns: Whether this object became empty.
  @discardableResult
  fileprivate mutating func take(at keys: ArraySlice<String>) -> Bool {
    guard let key = keys.first, case .object(var object) = self else { return false }
    var inner = object[key] ?? .null
    if keys.count == 1 || inner.take(at: keys.dropFirst()) {
      object[key] = nil
    } else {
      object[key] = inner
    }
    self = .object(object)
    return object.isEmpty
  }
}

extension DeclaredTypes {
  /// The steps from one version of a model to another, in order.
  func steps(of name: String, from version: Int, to newest: Int) -> [ArchiveMigration] {
    (migrations[name] ?? []).enumerated()
      .filter { (version..<max(version, newest)).contains($0.element.version) }
      .sorted { ($0.element.version, $0.offset) < ($1.element.version, $1.offset) }
      .map { step in
        var step = step.element
        step.model = name
        return step
      }
  }
}
