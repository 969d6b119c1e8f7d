import MaquetteBehavior
import MaquetteCore

// How a patch of a value is completed: by its structure, or as that of a model.

extension ModelPlaces {
  /// The patch of a value, in which parts that an update replaces as a whole are complete.
  ///
  /// - Parameter whole: How the value is decoded, if not by its type.
  static func completed(
    _ patch: AnyValue, for value: Any, _ rules: PatchRules, as whole: WholeValue? = nil
  ) throws(MappingError) -> AnyValue {
    var decoding: WholeValue? {
      whole
        ?? (type(of: value) as? any MappingDecodable.Type).map { WholeValue(of: $0, rules.options) }
    }
    switch (ModelPart(ofPresent: value), patch) {
    case (.model(let model), _): return try completed(patch, of: model, rules)
    case (.map, .object):
      return try rules.changed(WrittenValue(encoding: value), by: patch, as: decoding)
    case (.leaf(let written as WrittenValue), .object) where written.tree.object != nil:
      return try rules.changed(written, by: patch, as: whole)
    case (.leaf(let value as any MappingEncodable), .object),
      (.leaf(let value as any MappingEncodable), .array):
      // An update replaces an enum, and what is JSON itself, as a whole.
      let written = try WrittenValue(encoding: value)
      // A type that is mapped as a model is updated like that model.
      if let model = written.full.model(behind: type(of: value)) {
        return try completed(patch, of: model, rules)
      }
      // What may be missing, and is, gets a new value, in which nulls are those of properties.
      guard patch.object != nil, written.tree.object != nil || !canBeMissing(value) else {
        return patch
      }
      return try rules.changed(written, by: patch, as: decoding)
    default: return patch
    }
  }

  private static func completed(
    _ patch: AnyValue, of model: any SchemaProviding, _ rules: PatchRules
  ) throws(MappingError) -> AnyValue {
    let frame = ModelFrame(of: type(of: model))
    switch (frame, patch) {
    case (.whole(let keys), _):
      do throws(MappingError) {
        let members = try ModelPlaces(of: model, rules).completed(frame.members(of: patch))
        return frame.form(of: members, over: patch)
      } catch {
        // The value of the only property is the model's own.
        var error = error
        error.contents.path = MappingPath(Array(error.path.steps.dropFirst(keys.count)))
        throw error
      }
    case (.positions, .array(let elements)):
      // The elements of a model that is an array replace all of its properties.
      return .array(try ModelPlaces(of: model, rules).completed(elements))
    case (.object(let steps), .object):
      if let tag = tagPath(of: model), let new = patch[path: tag] {
        // An object of another class is decoded anew.
        let written = try WrittenValue(encoding: model)
        if written.tree[path: tag] != new {
          let base = (type(of: model) as? any ClassCluster.Type)?.baseType
          return try rules.changed(
            written, by: patch, as: base.map { WholeValue(of: $0, rules.options) })
        }
      }
      guard let members = patch.reached(by: steps, rules.nullsRemove) else { return patch }
      let keys = steps.compactMap { if case .key(let key) = $0 { key } else { nil } }
      let whole = try within(keys) { () throws(MappingError) in
        try ModelPlaces(of: model, rules).completed(members)
      }
      return frame.form(of: whole, over: patch)
    default: return patch
    }
  }

  /// The path of the tag of an object whose class is in a cluster.
  private static func tagPath(of model: any SchemaProviding) -> MappingPath? {
    guard let type = type(of: model) as? any ClassCluster.Type else { return nil }
    let keys = type.tagKeys
    return keys.isEmpty ? nil : MappingPath().appending(keys: keys)
  }
}

extension AnyValue {
  /// What a patch says about the object at the end of some steps: nil if it says nothing, null if it
  /// removes the object or one around it.
  fileprivate func reached(by steps: [MappingPath.Step], _ nullsRemove: Bool) -> AnyValue? {
    var value = self
    for step in steps {
      guard let next = value[path: [step]] else { return nil }
      if next.removes(nullsRemove) { return .null }
      value = next
    }
    return value
  }
}

extension ClassCluster {
  /// The keys that lead to the tag.
  fileprivate static var tagKeys: [String] { cluster.table.path }

  /// The class that decodes an object of any class of the cluster.
  fileprivate static var baseType: (any MappingDecodable.Type)? {
    cluster.table.base as? any MappingDecodable.Type
  }
}
