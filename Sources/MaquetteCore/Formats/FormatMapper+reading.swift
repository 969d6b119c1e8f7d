// The steps that all entry points of a format with a parser share.

extension FormatMapper where Format: TreeFormat {
  /// The decoding options, adjusted for the format.
  package var decodingOptions: DecodingOptions {
    let traits = options.format.traits
    guard traits != FormatTraits() else { return options.decoding }
    var reading = options.decoding
    reading.traits = traits
    return reading
  }

  /// The encoding options, adjusted for the format.
  var encodingOptions: EncodingOptions {
    let traits = options.format.traits
    guard traits != FormatTraits() else { return options.encoding }
    var writing = options.encoding
    writing.traits = traits
    return writing
  }

  /// Returns the mapper for a kind of source: the encoding of a Swift string is known.
  func reading(isString: Bool) -> FormatMapper {
    guard isString else { return self }
    var mapper = self
    mapper.options.format = options.format.readingText()
    return mapper
  }

  /// Parses a source into a tree.
  func parse(
    _ bytes: Span<UInt8>, _ reading: inout ParsingContext
  ) throws(MappingError) -> AnyValue {
    let limit = reading.options.limits.size
    do throws(MappingError) {
      guard bytes.count <= limit else {
        throw MappingError(.sizeExceeded, at: limit, expected: "at most \(limit.counted("byte"))")
      }
      return try options.format.parse(bytes, &reading)
    } catch {
      throw placed([error], in: bytes).first ?? error
    }
  }

  /// Decodes a model without a tree of the whole source; nil if the tree is needed, for any reason.
  func decodeDirectly<T: MappingDecodable & ~Copyable>(
    _ type: T.Type, from bytes: Span<UInt8>
  ) -> T? {
    let reading = decodingOptions
    guard let syntax = reading.traits.syntax else { return nil }
    return BinaryReader.decode(type, from: bytes, syntax, reading) { part in
      var context = ParsingContext(options: reading)
      return try? options.format.parse(part, &context)
    }
  }
}

extension FormatMapper where Format: TreeFormat {
  /// Parses a source into a tree.
  ///
  /// - Parameter source: Bytes, a string or Foundation's data.
  /// - Returns: The tree, with the tags of the format.
  /// - Throws: The first syntax error, with its location.
  public func decodeValue(from source: some ByteSource) throws(MappingError) -> AnyValue {
    let mapper = reading(isString: source.isString)
    return try source.withBytes { (bytes) throws(MappingError) in
      try mapper.decodeValue(from: bytes)
    }
  }

  /// Parses a source into a tree.
  ///
  /// - Parameter bytes: The source.
  /// - Returns: The tree, with the tags of the format.
  /// - Throws: The first syntax error, with its location.
  public func decodeValue(from bytes: Span<UInt8>) throws(MappingError) -> AnyValue {
    var reading = ParsingContext(options: decodingOptions, isReporting: false)
    return try parse(bytes, &reading)
  }
}

extension FormatMapper where Format: TextFormat {
  /// Encodes a model as text.
  ///
  /// - Parameter model: The model.
  /// - Returns: The text.
  /// - Throws: `unencodable` with the path of a value that the format cannot represent, errors that
  ///   the model's own code throws, `depthExceeded` for a cycle of objects.
  public func encodeString(_ model: borrowing some MappingEncodable & ~Copyable)
    throws(MappingError) -> String
  {
    String(decoding: try encode(model), as: UTF8.self)
  }
}
