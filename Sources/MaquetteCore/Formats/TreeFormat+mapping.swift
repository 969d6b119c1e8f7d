// Documents of a format with a parser and a printer: parse, decode from the tree, locate errors.

extension TreeFormat {
  public static func __decode<T: MappingDecodable & ~Copyable>(
    _ type: T.Type, from document: Span<UInt8>, isString: Bool, at path: MappingPath?,
    by mapper: FormatMapper<Self>
  ) throws(MappingError) -> T {
    let mapper = mapper.reading(isString: isString)
    if path == nil, let model = mapper.decodeDirectly(type, from: document) { return model }
    var reading = ParsingContext(options: mapper.decodingOptions, isReporting: false)
    let tree = try mapper.parse(document, &reading)
    do throws(MappingError) {
      return try tree.decode(type, reading.options, at: path)
    } catch {
      throw mapper.placed([error], in: document).first ?? error
    }
  }

  public static func __update<T: MappingDecodable>(
    _ model: inout T, from document: Span<UInt8>, isString: Bool, at path: MappingPath?,
    by mapper: FormatMapper<Self>
  ) throws(MappingError) {
    let mapper = mapper.reading(isString: isString)
    var reading = ParsingContext(
      options: mapper.decodingOptions, isReporting: mapper.onIssue != nil)
    let tree: AnyValue
    do throws(MappingError) {
      tree = try mapper.parse(document, &reading)
    } catch {
      if let report = mapper.onIssue {
        for repair in mapper.placed(reading.repairs, in: document) { report(repair) }
        report(MappingIssue(severity: .error, error: error))
      }
      throw error
    }
    let repairs = reading.repairs
    do throws(MappingError) {
      guard let report = mapper.onIssue else {
        return try tree.update(&model, reading.options, at: path)
      }
      try tree.update(
        &model, reading.options, at: path,
        placing: { mapper.placed(repairs + $0, in: document) }, reporting: report)
    } catch {
      throw mapper.placed([error], in: document).first ?? error
    }
  }

  public static func __report<T: MappingDecodable & ~Copyable>(
    _ type: T.Type, from document: Span<UInt8>, isString: Bool, at path: MappingPath?,
    by mapper: FormatMapper<Self>
  ) -> MappingReport<T> {
    let mapper = mapper.reading(isString: isString)
    var reading = ParsingContext(options: mapper.decodingOptions, isReporting: true)
    do throws(MappingError) {
      let tree = try mapper.parse(document, &reading)
      var report = tree.report(type, reading.options, at: path)
      let issues = mapper.placed(reading.repairs + report.issues, in: document)
      let firstError = report.firstError.map { reading.repairs.count + $0 }
      return MappingReport(
        value: report.value.take(), issues: issues, at: issues.places, firstError: firstError)
    } catch {
      let issue = MappingIssue(severity: .error, error: error)
      return MappingReport(
        value: nil, issues: mapper.placed(reading.repairs, in: document) + [issue])
    }
  }

  public static func __encode(
    _ model: borrowing some MappingEncodable & ~Copyable, by mapper: FormatMapper<Self>
  ) throws(MappingError) -> [UInt8] {
    let writing = mapper.encodingOptions
    let format = mapper.options.format
    let traits = format.traits
    do throws(MappingError) {
      if let bytes = try mapper.encodeDirectly(model, writing, traits) { return bytes }
      let tree = try AnyValue(encoding: model, writing).held(by: traits, depth: writing.depth)
      let type = dynamicMetatype(of: model)
      return try format.writing(typeNamed: "\(type)").print(tree, writing)
    } catch {
      throw error.naming(model, writing)
    }
  }
}

extension MappingError {
  /// Names the model and the property of a value that a format refuses, for which the model is written
  /// once more.
  fileprivate func naming(
    _ model: borrowing some MappingEncodable & ~Copyable, _ options: EncodingOptions
  ) -> MappingError {
    guard code == .unencodable, self.model == nil else { return self }
    var (contents, options) = (contents, options)
    options.refused = path
    do throws(MappingError) {
      _ = try AnyValue(encoding: model, options)
    } catch {
      (contents.model, contents.property) = (error.model, error.property)
    }
    guard contents.model == nil, let type = dynamicMetatype(of: model) as? any Any.Type
    else { return MappingError(contents) }
    // Only properties and the fields of payloads are found.
    var shape = ModelSchema.Shape(of: type).unwrapped
    while let element = shape.element { shape = element.unwrapped }
    if case .cases? = (shape.type as? any MappingDecodable.Type)?.__decodingForm?.kind {
      contents.model = "\(shape.type)"
    }
    return MappingError(contents)
  }
}
