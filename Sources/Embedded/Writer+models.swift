extension ValueWriter {
  /// Writes the object of a model.
  mutating func writeModel<Model>(
    _ model: Model.Type,
    _ writeFields: (inout ValueWriter) throws(WriteFailure) -> Void
  ) throws(WriteFailure) {
    try beginObject()
    try writeFields(&self)
    endObject()
  }
}

extension FieldWritable {
  /// Whether the fields can be written beside a key of somebody else: nobody knows their keys.
  static func leaves(_ key: String?) -> Bool { false }
}
