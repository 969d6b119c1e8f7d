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
  func underNames(_ object: AnyValue.Object) -> AnyValue.Object {
    var tree = AnyValue.object(object)
    var result = AnyValue.Object()
    for property in schema.properties where !property.path.isEmpty {
      guard property.archived?.isArchivedAlone != true,
        let value = tree[path: property.path[...]]
      else { continue }
      tree.remove(at: property.path[...])
      result[property.name] = value
    }
    // The remaining members: those of flattened properties, and those that only archives have.
    for member in tree.object ?? AnyValue.Object() {
      let isLeft = member.value.isEmptyObject && !archivedAlone.contains { $0.name == member.key }
      if !isLeft { result[member.key] = member.value }
    }
    return result
  }
}

extension AnyValue {
  /// Whether this is an object that became empty because a path led through it.
  fileprivate var isEmptyObject: Bool { object?.isEmpty == true }
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
