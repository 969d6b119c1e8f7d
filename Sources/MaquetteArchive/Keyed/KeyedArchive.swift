import MaquetteCore

/// The words of keyed archives.
enum KeyedArchive {
  /// The key of the version that Mantle writes for each model.
  static let mantleVersion = "MTLModelVersion"

  /// Keys that begin with "$" have one more, for single ones are the archiver's own.
  static func escaped(_ key: String) -> String { key.hasPrefix("$") ? "$" + key : key }

  /// A key without what escapes it.
  static func unescaped(_ key: String) -> String {
    key.hasPrefix("$$") ? String(key.dropFirst()) : key
  }
}

extension ArchivedModel {
  /// An object under the keys of the model, which has the names of properties as keys.
  func underKeys(_ object: AnyValue.Object) -> AnyValue.Object {
    var tree = AnyValue.object(AnyValue.Object())
    for member in object {
      let property = schema[property: member.key]
      let isMapped = property?.path.isEmpty == false && property?.archived?.isArchivedAlone != true
      tree.insert(member.value, at: (isMapped ? property?.path ?? [] : [member.key])[...])
    }
    return tree.object ?? AnyValue.Object()
  }

  /// An object under the names of properties, which has the keys of the model.
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
    // What a flattened member wrote, and what archives alone have.
    for member in tree.object ?? AnyValue.Object() {
      let isLeft = member.value.isEmptyObject && !archivedAlone.contains { $0.name == member.key }
      if !isLeft { result[member.key] = member.value }
    }
    return result
  }
}

extension AnyValue {
  /// Whether nothing is left of an object that a path led through.
  fileprivate var isEmptyObject: Bool { object?.isEmpty == true }
}

extension DeclaredTypes {
  /// The steps from one version of a model to another, in their order.
  func steps(of name: String, from version: Int, to newest: Int) -> [ArchiveMigration] {
    (migrations[name] ?? []).enumerated()
      .filter { (version..<max(version, newest)).contains($0.element.version) }
      .sorted { ($0.element.version, $0.offset) < ($1.element.version, $1.offset) }
      .map(\.element)
  }
}
