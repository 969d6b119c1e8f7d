import MaquetteBehavior
import MaquetteCore

/// A value before it changes, as it is encoded.
struct WrittenValue {
  /// The encoded value without the nils that decoding finds in their absence.
  ///
  /// If the tag of another class or case is in a patch, they would be among the other's keys.
  let tree: AnyValue

  /// The encoded value with a null for each nil.
  let full: AnyValue

  /// Encodes a value.
  init(encoding value: Any) throws(MappingError) {
    (tree, full) = (try ModelState.written(value, EncodingOptions()), try ModelState.written(value))
  }

  /// A value that is its own tree.
  init(_ tree: AnyValue) { (self.tree, full) = (tree, tree) }

  private init(tree: AnyValue, full: AnyValue) { (self.tree, self.full) = (tree, full) }

  /// The same part of both trees.
  func map(_ part: (AnyValue) -> AnyValue) -> WrittenValue {
    WrittenValue(tree: part(tree), full: part(full))
  }

  /// The value at a path; nil if there is none.
  subscript(path path: MappingPath) -> WrittenValue? {
    full[path: path].map { WrittenValue(tree: tree[path: path] ?? .null, full: $0) }
  }

  /// The nulls that the tree does not have, as a merge patch.
  var nulls: AnyValue { full.nulls(missingIn: tree) }
}

extension AnyValue {
  fileprivate func nulls(missingIn other: AnyValue) -> AnyValue {
    guard case .object(let full) = self, case .object(let part) = other else { return [:] }
    var nulls = AnyValue.Object()
    for member in full {
      if let present = part[member.key] {
        let inner = member.value.nulls(missingIn: present)
        if inner != [:] { nulls[member.key] = .some(inner) }
      } else if member.value.isNull {
        nulls[member.key] = .some(.null)
      }
    }
    return .object(nulls)
  }
}
