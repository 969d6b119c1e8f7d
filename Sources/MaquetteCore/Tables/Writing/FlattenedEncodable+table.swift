// Encodes structs; only the list of their properties differs. Not specialized: then a model is
// passed by address, and encoding needs nothing else.

extension FlattenedEncodable where Self: SchemaProviding, __Code: __WritingByTable {
  /// Writes an object with the fields of this model.
  @_semantics("optimize.sil.specialize.generic.never")
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.beginObject()
    try writer.writeProperties(of: self, Self.output)
    writer.endObject()
  }

  /// Writes an object with the fields of this model.
  @_semantics("optimize.sil.specialize.generic.never")
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    if _slowPath(writer.state.objects != nil), try writer.__writeReference(to: self) { return }
    unsafe try withUnsafePointer(to: self) { (memory) throws(WriteFailure) in
      unsafe try writer.__writeStruct(Self.output, of: UnsafeRawPointer(memory))
    }
  }

  /// Writes the fields of this model into the current object.
  @_semantics("optimize.sil.specialize.generic.never")
  public func __writeFields(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.writeProperties(of: self, Self.output)
  }

  /// Writes the fields of this model into the current object.
  @_semantics("optimize.sil.specialize.generic.never")
  public func __writeFields(to writer: inout ValueWriter) throws(WriteFailure) {
    try writer.writeProperties(of: self, Self.output)
  }

  private static var output: __StructEncodingTable {
    // Invariant of generated code: the kind is that of a struct.
    unsafe __encodingKind.output.unsafelyUnwrapped
  }
}
