#if AsyncHTTPClient
public import AsyncHTTPClient
public import MaquetteCore
public import MaquetteNIO
public import MaquetteStreams

extension HTTPClientResponse {
  /// Decodes a model from the body.
  ///
  /// ```swift
  /// let response = try await client.execute(request, timeout: .seconds(10))
  /// let order = try await response.decode(Order.self, upTo: 1 << 20)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - maxBytes: The maximum size of the body in bytes.
  ///   - mapper: The mapper that decodes the body.
  /// - Returns: The model.
  /// - Throws: `MappingError`; `NIOTooManyBytesError` if the body is larger; errors of the
  ///   connection.
  public func decode<Model: MappingDecodable>(
    _ type: Model.Type, upTo maxBytes: Int, by mapper: JSONMapper = JSONMapper()
  ) async throws -> Model {
    try mapper.decode(type, from: try await body.collect(upTo: maxBytes))
  }

  /// Decodes NDJSON from the body, line by line, as it arrives.
  ///
  /// - Parameters:
  ///   - type: The type of the value on each line.
  ///   - mapper: The mapper that decodes the lines; its `limits.size` bounds the body,
  ///     `limits.recordSize` each line.
  /// - Returns: The records.
  public func lines<Record: MappingDecodable>(
    of type: Record.Type, by mapper: JSONMapper = JSONMapper()
  ) -> AsyncRecords<JSONLines<Record>, BufferChunks<HTTPClientResponse.Body>> {
    mapper.lines(of: type, from: body)
  }

  /// Decodes the elements of an array, which is the whole body, one by one as they arrive.
  ///
  /// - Parameters:
  ///   - type: The type of the elements.
  ///   - mapper: The mapper that decodes the elements; its `limits.size` bounds the body,
  ///     `limits.recordSize` each element.
  /// - Returns: The records.
  public func elements<Record: MappingDecodable>(
    of type: Record.Type, by mapper: JSONMapper = JSONMapper()
  ) -> AsyncRecords<JSONElements<Record>, BufferChunks<HTTPClientResponse.Body>> {
    mapper.elements(of: type, from: body)
  }
}
#endif
