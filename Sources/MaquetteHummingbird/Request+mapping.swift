#if Hummingbird
public import Hummingbird
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
  ///   413 or 422; `HTTPError` with 415 if the headers declare a body that is compressed or not
  ///   JSON in UTF-8.
  public func decode<Model: MappingDecodable>(
    _ type: Model.Type, by mapper: JSONMapper = JSONMapper(), context: some RequestContext
  ) async throws -> Model {
    let body = try await collectJSON(upTo: context.maxUploadSize)
    do throws(MappingError) {
      return try mapper.decode(type, from: body)
    } catch {
      throw MappingProblem(error, reading: type, from: body, by: mapper)
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
  /// - Throws: `HTTPError` with 415 if the headers declare a body that is compressed or not lines
  ///   of JSON in UTF-8.
  public func lines<Record: MappingDecodable>(
    of type: Record.Type, by mapper: JSONMapper = JSONMapper()
  ) throws(HTTPError) -> AsyncRecords<JSONLines<Record>, BufferChunks<RequestBody>> {
    try checkHeaders(.lines)
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
  /// - Throws: `HTTPError` with 415 if the headers declare a body that is compressed or not JSON in
  ///   UTF-8.
  public func elements<Record: MappingDecodable>(
    of type: Record.Type, by mapper: JSONMapper = JSONMapper()
  ) throws(HTTPError) -> AsyncRecords<JSONElements<Record>, BufferChunks<RequestBody>> {
    try checkHeaders(.json)
    return mapper.elements(of: type, from: body)
  }
}

extension MappingProblem {
  /// Creates a problem from every error that a second, reporting decode of the body finds.
  init<Model: MappingDecodable>(
    _ error: MappingError, reading type: Model.Type, from body: ByteBuffer, by mapper: JSONMapper
  ) {
    // The first decode already called the diagnostics handler.
    var mapper = mapper
    mapper.onIssue = nil
    let errors = mapper.decodeReporting(type, from: body).errors
    // Repairs alone may have filled the report.
    let hasErrors = errors.contains { $0.code != .tooManyIssues }
    self.init(hasErrors ? errors : [error] + errors)
  }
}
#endif
