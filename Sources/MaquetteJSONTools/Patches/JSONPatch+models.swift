import MaquetteBehavior
public import MaquetteCore

extension JSONPatch {
  /// Changes a model: pointers lead through its encoded form, without nil.
  ///
  /// Removed values become nil or get their default. Nested models change in place; arrays are
  /// decoded anew if anything in them changes.
  ///
  /// - Parameters:
  ///   - model: The model, which does not change if anything fails.
  ///   - options: The options of decoding values.
  /// - Throws: The errors of the patch for trees; the errors of encoding and decoding the model.
  public func apply<Model: Mappable>(
    to model: inout Model, options: DecodingOptions = DecodingOptions()
  ) throws(MappingError) {
    let old = try ModelState.written(model, EncodingOptions())
    var new = old
    try apply(to: &new)
    // A null is a value here; in a merge patch, it would remove.
    let patch = MergePatch.difference(old, new, removed: .removal)
    let rules = PatchRules(nullsRemove: false, options: options)
    try ModelPlaces.completed(patch, for: model, rules).update(&model, options)
  }
}
