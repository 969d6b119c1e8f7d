public import MaquetteCore

extension JSONPatch {
  /// Changes a model: pointers lead through what it writes, nil left out.
  ///
  /// What the patch removes becomes nil or gets its default; models inside are changed in place,
  /// arrays are read anew if anything in them changes.
  ///
  /// - Parameters:
  ///   - model: The model, which does not change if anything fails.
  ///   - options: How values are read.
  /// - Throws: What the patch throws for trees; what writing and reading the model throw.
  public func apply<Model: Mappable>(
    to model: inout Model, options: DecodingOptions = DecodingOptions()
  ) throws(MappingError) {
    let old = try AnyValue(encoding: model, EncodingOptions())
    var new = old
    try apply(to: &new)
    try MergePatch(from: old, to: new).apply(to: &model, options: options)
  }
}
