// Documents of JSON, which are read and written without a tree.

extension JSONFormat: DocumentFormat {
  @inlinable
  public static func __decode<T: MappingDecodable & ~Copyable>(
    _ type: T.Type, from document: Span<UInt8>, isString: Bool, at path: MappingPath?,
    by mapper: JSONMapper
  ) throws(MappingError) -> T {
    guard let path else {
      return try JSONReader.decode(type, from: document, mapper.options.decoding)
    }
    return try JSONReader.decode(type, from: document, at: path, mapper.options.decoding)
  }

  @inlinable
  public static func __update<T: MappingDecodable>(
    _ model: inout T, from document: Span<UInt8>, isString: Bool, at path: MappingPath?,
    by mapper: JSONMapper
  ) throws(MappingError) {
    let options = mapper.options.decoding
    if let report = mapper.onIssue {
      return try JSONReader.update(&model, from: document, at: path, options, reporting: report)
    }
    guard let path else { return try JSONReader.update(&model, from: document, options) }
    try JSONReader.update(&model, from: document, at: path, options)
  }

  @inlinable
  public static func __report<T: MappingDecodable & ~Copyable>(
    _ type: T.Type, from document: Span<UInt8>, isString: Bool, at path: MappingPath?,
    by mapper: JSONMapper
  ) -> MappingReport<T> {
    guard let path else { return JSONReader.report(type, from: document, mapper.options.decoding) }
    return JSONReader.report(type, from: document, at: path, mapper.options.decoding)
  }

  @inlinable
  public static func __encode(
    _ model: borrowing some MappingEncodable & ~Copyable, by mapper: JSONMapper
  ) throws(MappingError) -> [UInt8] {
    let options = mapper.options
    return try JSONWriter.bytes(options.encoding, options.format) { (writer) throws(WriteFailure) in
      try writer.writeOutput(model)
    }
  }
}

extension JSONReader {
  /// Decodes the value at a path in text.
  @usableFromInline
  static func decode<T: MappingDecodable & ~Copyable>(
    _ type: T.Type, from text: Span<UInt8>, at path: MappingPath, _ options: DecodingOptions
  ) throws(MappingError) -> T {
    try decode(from: text, options) { (reader) throws(ReadFailure) in
      try reader.read(placed: type, at: path)
    }
  }

  /// Updates a value from the value at a path in text.
  @usableFromInline
  static func update<T: MappingDecodable>(
    _ value: inout T, from text: Span<UInt8>, at path: MappingPath, _ options: DecodingOptions
  ) throws(MappingError) {
    try update(&value, from: text, options) { (reader, value) throws(ReadFailure) in
      try reader.update(placed: &value, at: path)
    }
  }

  /// Decodes as much as possible of the value at a path in text, and collects every issue.
  @usableFromInline
  static func report<T: MappingDecodable & ~Copyable>(
    _ type: T.Type, from text: Span<UInt8>, at path: MappingPath, _ options: DecodingOptions
  ) -> MappingReport<T> {
    report(from: text, options) { (reader) throws(ReadFailure) in
      try reader.read(placed: type, at: path)
    }
  }
}
