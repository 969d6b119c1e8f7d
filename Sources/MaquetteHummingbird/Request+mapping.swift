#if Hummingbird
public import Hummingbird
import MaquetteCodable
public import MaquetteCore
public import MaquetteNIO
public import MaquetteStreams

extension Request {
  /// Decodes a model from the body.
  ///
  /// ```swift
  /// router.post("orders") { request, context in
  ///   let order = try await request.decode(Order.self, context: context)
  ///   ...
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - mapper: The mapper that decodes the body.
  ///   - context: The context of the request, whose `maxUploadSize` bounds the body.
  /// - Returns: The model.
  /// - Throws: `MappingProblem` with every error of the body, which Hummingbird answers with 400,
  ///   413 or 422, or with 415 if the headers declare a body that is compressed or not JSON in
  ///   UTF-8.
  public func decode<Model: MappingDecodable>(
    _ type: Model.Type, by mapper: JSONMapper = JSONMapper(), context: some RequestContext
  ) async throws -> Model {
    try await mapper.decode(type, fromBody: collect(.json, upTo: context.maxUploadSize))
  }

  /// Decodes a model from a body in another format.
  ///
  /// ```swift
  /// let order = try await request.decode(
  ///   Order.self, by: FormMapper(), as: "application/x-www-form-urlencoded", context: context)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - mapper: The mapper that decodes the body.
  ///   - mediaTypes: The media types of the format, in small letters and without parameters.
  ///   - context: The context of the request, whose `maxUploadSize` bounds the body.
  /// - Returns: The model.
  /// - Throws: `MappingProblem` with every error of the body, or with 415 if the headers declare
  ///   another type, another charset than UTF-8 or a compression.
  public func decode<Model: MappingDecodable, Format: TreeFormat>(
    _ type: Model.Type, by mapper: FormatMapper<Format>, as mediaTypes: String...,
    context: some RequestContext
  ) async throws -> Model {
    try await mapper.decode(
      type, fromBody: collect(.media(mediaTypes), upTo: context.maxUploadSize))
  }

  /// Updates a model from the body: changes only the properties that the body contains, in nested
  /// models too.
  ///
  /// ```swift
  /// router.patch("orders/:id") { request, context in
  ///   var order = try await store.order(id)
  ///   try await request.update(&order, context: context)
  ///   ...
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - model: The model; it is unchanged if anything fails.
  ///   - mapper: The mapper that decodes the body.
  ///   - context: The context of the request, whose `maxUploadSize` bounds the body.
  /// - Throws: `MappingProblem` with every error of the body, as `decode` does.
  public func update<Model: MappingDecodable>(
    _ model: inout Model, by mapper: JSONMapper = JSONMapper(), context: some RequestContext
  ) async throws {
    let body = try await collect(.json, upTo: context.maxUploadSize)
    do throws(MappingError) {
      try mapper.update(&model, from: body)
    } catch {
      let issues = Locked<[MappingIssue]>([])
      var mapper = mapper
      mapper.onIssue = { issue in issues.withValue { $0.append(issue) } }
      try? mapper.update(&model, from: body)
      let errors = issues.withValue { $0 }.filter { $0.severity == .error }.map(\.error)
      throw MappingProblem(error, errors)
    }
  }

  /// Decodes NDJSON from the body, line by line, as it arrives.
  ///
  /// More bytes are requested from the client after the lines at hand have been decoded, so memory
  /// is bounded by the largest line. `maxUploadSize` does not bound such a body: the mapper's
  /// `limits.size` bounds the body, and `limits.recordSize` each line.
  ///
  /// Cancelling the task ends the sequence before the end of the body. Call
  /// `Task.checkCancellation()` after the loop if you rely on having seen every line.
  ///
  /// - Parameters:
  ///   - type: The type of the value on each line.
  ///   - mapper: The mapper that decodes the lines.
  /// - Returns: The records; their `reports` list every error of each.
  /// - Throws: `MappingProblem` with 415 if the headers declare a body that is compressed or not
  ///   lines of JSON in UTF-8, with 413 if they declare one larger than `limits.size`.
  public func lines<Record: MappingDecodable>(
    of type: Record.Type, by mapper: JSONMapper = JSONMapper()
  ) throws(MappingProblem) -> AsyncRecords<JSONLines<Record>, BufferChunks<RequestBody>> {
    try checkHeaders(.lines, upTo: mapper.options.decoding.limits.size)
    return mapper.lines(of: type, from: body)
  }

  /// Decodes the elements of an array, which is the whole body, one by one as they arrive.
  ///
  /// `maxUploadSize` does not bound such a body: the mapper's `limits.size` bounds the body, and
  /// `limits.recordSize` each element.
  ///
  /// - Parameters:
  ///   - type: The type of the elements.
  ///   - mapper: The mapper that decodes the elements.
  /// - Returns: The records; their `reports` list every error of each.
  /// - Throws: `MappingProblem` with 415 if the headers declare a body that is compressed or not
  ///   JSON in UTF-8, with 413 if they declare one larger than `limits.size`.
  public func elements<Record: MappingDecodable>(
    of type: Record.Type, by mapper: JSONMapper = JSONMapper()
  ) throws(MappingProblem) -> AsyncRecords<JSONElements<Record>, BufferChunks<RequestBody>> {
    try checkHeaders(.json, upTo: mapper.options.decoding.limits.size)
    return mapper.elements(of: type, from: body)
  }
}

extension FormatMapper where Format: DocumentFormat {
  /// Decodes a model from a body; every error of the body is in the problem.
  fileprivate func decode<Model: MappingDecodable>(
    _ type: Model.Type, fromBody body: some ByteSource
  ) throws(MappingProblem) -> Model {
    do throws(MappingError) {
      return try decode(type, from: body)
    } catch {
      // The first decode already called the diagnostics handler.
      var mapper = self
      mapper.onIssue = nil
      throw MappingProblem(error, mapper.decodeReporting(type, from: body).errors)
    }
  }
}

extension MappingProblem {
  /// Creates a problem from the error of a body and every error that a second, reporting read finds.
  fileprivate init(_ error: MappingError, _ errors: [MappingError]) {
    // Repairs alone may have filled the report.
    let hasErrors = errors.contains { $0.code != .tooManyIssues }
    self.init(hasErrors ? errors : [error] + errors)
  }
}
#endif
