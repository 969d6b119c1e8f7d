// Called by generated code for values at positions of an array: an object would omit the key of a
// nil, but an array contains a null.

extension MappingWriter where Self: ~Copyable {
  /// Writes an element.
  @inlinable @inline(__always)
  public mutating func __writeElement<T: MappingEncodable>(
    _ value: T, keepsNil: Bool = false, writesNil: Bool = false
  ) throws(WriteFailure) {
    try write(value)
  }

  /// Writes an element; null for nil.
  @inlinable @inline(__always)
  public mutating func __writeElement<T: MappingEncodable>(
    _ value: T?, keepsNil: Bool = false, writesNil: Bool = false
  ) throws(WriteFailure) {
    if let value { try write(value) } else { writeNull() }
  }

  /// Writes an element with a strategy.
  @inlinable @inline(__always)
  public mutating func __writeElement<S: EncodingStrategy>(
    _ value: S.Value, by strategy: S, keepsNil: Bool = false, writesNil: Bool = false
  ) throws(WriteFailure) {
    try write(value, by: strategy)
  }

  /// Writes an element with a strategy; null for nil.
  @inlinable @inline(__always)
  public mutating func __writeElement<S: EncodingStrategy>(
    _ value: S.Value?, by strategy: S, keepsNil: Bool = false, writesNil: Bool = false
  ) throws(WriteFailure) {
    if let value { try write(value, by: strategy) } else { writeNull() }
  }

  /// Writes nulls for the positions before the next element.
  public mutating func __writeGap(_ count: Int) {
    for _ in 0..<count { writeNull() }
  }

  /// Opens the containers around a model: objects, and arrays with nulls before the position.
  ///
  /// - Throws: `depthExceeded`.
  public mutating func __begin(container steps: [MappingPath.Step]) throws(WriteFailure) {
    for step in steps {
      switch step {
      case .key(let key):
        try beginObject()
        writeKey(key)
      case .index(let index):
        try beginArray()
        __writeGap(index)
      }
    }
  }

  /// Closes the containers around a model.
  public mutating func __end(container steps: [MappingPath.Step]) {
    for step in steps.reversed() {
      if case .key = step { endObject() } else { endArray() }
    }
  }
}
