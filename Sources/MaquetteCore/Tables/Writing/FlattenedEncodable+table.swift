// All that writing a struct takes beside the list of its properties. Not specialized: a model is
// passed by its address then, which is all that is needed of it.

extension FlattenedEncodable where Self: SchemaProviding, __Code: __WritingByTable {
  /// Writes an object that holds this model's fields.
  @_semantics("optimize.sil.specialize.generic.never")
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.beginObject()
    try writer.writeProperties(of: self, Self.output)
    writer.endObject()
  }

  /// Writes this model's fields into the current object.
  @_semantics("optimize.sil.specialize.generic.never")
  public func __writeFields(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.writeProperties(of: self, Self.output)
  }

  /// Writes this model's fields into the current object.
  @_semantics("optimize.sil.specialize.generic.never")
  public func __writeFields(to writer: inout ValueWriter) throws(WriteFailure) {
    try writer.writeProperties(of: self, Self.output)
  }

  private static var output: __StructEncodingTable {
    // Invariant of generated code: its form is that of a struct.
    unsafe __encodingKind.output.unsafelyUnwrapped
  }
}
