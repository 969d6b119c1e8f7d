extension Set: Readable where Element: Readable {
  /// Reads an array into a set; equal elements count once.
  @inlinable
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self = []
    try reader.readElements { (reader: inout JSONReader) throws(ReadFailure) in
      self.insert(try Element(from: &reader))
    }
  }

  /// Reads an array into a set; equal elements count once.
  ///
  /// Not specialised: code for every type of elements would cost more than it saves.
  @_semantics("optimize.sil.specialize.generic.never")
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self = []
    try reader.readElements { (reader: inout ValueReader) throws(ReadFailure) in
      self.insert(try Element(from: &reader))
    }
  }
}

extension Set: Writable where Element: Writable {
  /// Writes the elements as an array, in no order.
  @inlinable
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try Array(self).write(to: &writer)
  }

  /// Writes the elements as an array, in no order.
  ///
  /// Not specialised: code for every type of elements would cost more than it saves.
  @_semantics("optimize.sil.specialize.generic.never")
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    try Array(self).write(to: &writer)
  }
}
