#if Hummingbird
public import Hummingbird
public import MaquetteCore
public import MaquetteNIO

extension Request {
  /// Reads a model from the body.
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
  ///   - mapper: How the body is read.
  ///   - context: The context of the request, whose `maxUploadSize` bounds the body.
  /// - Returns: The model.
  /// - Throws: `MappingProblem` with every error of the body, which Hummingbird answers with 400, 413 or
  ///   422; `HTTPError` with 415 if the body is said to be something other than JSON in UTF-8, or compressed.
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

  /// Reads NDJSON from the body, line by line, as it arrives.
  ///
  /// The next bytes are asked of the client when the lines at hand have been read, so that memory is that of
  /// the largest line. `maxUploadSize` does not bound such a body: `limits.size` of the mapper does, and
  /// `limits.recordSize` each line.
  ///
  /// A task that is cancelled ends the lines before the end of the body: call `Task.checkCancellation()` behind
  /// the loop, before you count on having seen all of them.
  ///
  /// - Parameters:
  ///   - type: The type of the value on each line.
  ///   - mapper: How lines are read.
  /// - Returns: The records; their `reports` tell every error of each.
  /// - Throws: `HTTPError` with 415 if the body is said to be something other than lines of JSON in UTF-8, or
  ///   compressed.
  public func lines<Record: MappingDecodable>(
    of type: Record.Type, by mapper: JSONMapper = JSONMapper()
  ) throws(HTTPError) -> AsyncRecords<JSONLines<Record>, BufferChunks<RequestBody>> {
    try checkHeaders(.lines)
    return mapper.lines(of: type, from: body)
  }

  /// Reads the elements of the array that the body is, one by one, as it arrives.
  ///
  /// `maxUploadSize` does not bound such a body: `limits.size` of the mapper does, and `limits.recordSize`
  /// each element.
  ///
  /// - Parameters:
  ///   - type: The type of the elements.
  ///   - mapper: How elements are read.
  /// - Returns: The records; their `reports` tell every error of each.
  /// - Throws: `HTTPError` with 415 if the body is said to be something other than JSON in UTF-8, or compressed.
  public func elements<Record: MappingDecodable>(
    of type: Record.Type, by mapper: JSONMapper = JSONMapper()
  ) throws(HTTPError) -> AsyncRecords<JSONElements<Record>, BufferChunks<RequestBody>> {
    try checkHeaders(.json)
    return mapper.elements(of: type, from: body)
  }
}

extension MappingProblem {
  /// The problem of a body that could not be read: everything that a report finds.
  init<Model: MappingDecodable>(
    _ error: MappingError, reading type: Model.Type, from body: ByteBuffer, by mapper: JSONMapper
  ) {
    // What reading the body tells has been told.
    var mapper = mapper
    mapper.onIssue = nil
    let errors = mapper.decodeReporting(type, from: body).errors
    self.init(errors.isEmpty ? [error] : errors)
  }
}
#endif
