// The steps that all entry points share: parse, decode from the tree, locate errors.

extension FormatMapper {
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
  func reading<Source: ByteSource>(_ source: Source) -> FormatMapper {
    guard Source.self == String.self || Source.self == Substring.self else { return self }
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
        throw MappingError(.sizeExceeded, at: limit, expected: "at most \(limit) bytes")
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

  /// Parses a source into a tree, and decodes something from the tree.
  func read<Result: ~Copyable>(
    _ bytes: Span<UInt8>,
    _ body: (AnyValue, DecodingOptions) throws(MappingError) -> Result
  ) throws(MappingError) -> Result {
    var reading = ParsingContext(options: decodingOptions, isReporting: false)
    let tree = try parse(bytes, &reading)
    do throws(MappingError) {
      return try body(tree, reading.options)
    } catch {
      throw placed([error], in: bytes).first ?? error
    }
  }

  /// Parses a source into a tree, decodes as much of it as possible, and locates the issues.
  func report<T: ~Copyable>(
    _ bytes: Span<UInt8>, _ body: (AnyValue, DecodingOptions) -> MappingReport<T>
  ) -> MappingReport<T> {
    var reading = ParsingContext(options: decodingOptions, isReporting: true)
    do throws(MappingError) {
      let tree = try parse(bytes, &reading)
      var report = body(tree, reading.options)
      let issues = placed(reading.repairs + report.issues, in: bytes)
      let firstError = report.firstError.map { reading.repairs.count + $0 }
      return MappingReport(
        value: report.value.take(), issues: issues, at: issues.places, firstError: firstError)
    } catch {
      let issue = MappingIssue(severity: .error, error: error)
      return MappingReport(value: nil, issues: placed(reading.repairs, in: bytes) + [issue])
    }
  }

  /// Updates a model from a source and reports every issue.
  func update<T: MappingDecodable>(
    _ model: inout T, from bytes: Span<UInt8>, reporting report: @Sendable (MappingIssue) -> Void
  ) throws(MappingError) {
    var reading = ParsingContext(options: decodingOptions, isReporting: true)
    let tree: AnyValue
    do throws(MappingError) {
      tree = try parse(bytes, &reading)
    } catch {
      for repair in placed(reading.repairs, in: bytes) { report(repair) }
      report(MappingIssue(severity: .error, error: error))
      throw error
    }
    let repairs = reading.repairs
    do throws(MappingError) {
      try tree.update(
        &model, reading.options, placing: { placed(repairs + $0, in: bytes) }, reporting: report)
    } catch {
      throw placed([error], in: bytes).first ?? error
    }
  }
}
