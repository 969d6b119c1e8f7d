import MaquetteBehavior
public import MaquetteCore

extension MergePatch {
  /// Changes a model.
  ///
  /// Properties that are not in the patch do not change; nested models change in place.
  ///
  /// A null makes an optional nil and gives other properties their default; a property with neither
  /// throws, and so does a flattened member that would have no key left. Members of dictionaries and
  /// of extras change one by one, and null removes them. A value that a strategy encodes as an object
  /// changes like that object.
  ///
  /// - Parameters:
  ///   - model: The model, which does not change if anything fails.
  ///   - options: The options of decoding values.
  /// - Throws: The errors of decoding the values, and of encoding the values that change in part.
  public func apply<Model: MappingDecodable>(
    to model: inout Model, options: DecodingOptions = DecodingOptions()
  ) throws(MappingError) {
    var patch = value
    if patch.needsCompletion || (model as? any SchemaProviding)?.hasMovedKeys != false {
      patch = try ModelPlaces.completed(
        value, for: model, PatchRules(nullsRemove: true, options: options))
    }
    try patch.update(&model, options)
  }
}

extension AnyValue {
  /// Whether a member of the object is a container or null; otherwise nothing needs completion.
  fileprivate var needsCompletion: Bool {
    object?.contains { $0.value.object != nil || $0.value.array != nil || $0.value.isNull } ?? true
  }
}

extension SchemaProviding {
  /// Whether a key of a property differs from the one in the encoded form, or may do so, as in another
  /// class of a cluster.
  fileprivate var hasMovedKeys: Bool {
    self is any ClassCluster || !ModelFrame(of: type(of: self)).isForm
      || type(of: self).schema.properties.contains {
        $0.writtenPath != $0.path || $0.flags.contains(.isFlattened)
      }
  }
}
