#if AsyncHTTPClient
public import AsyncHTTPClient
public import MaquetteCore
public import MaquetteNIO

extension HTTPClientResponse {
  /// Reads a model from the body.
  ///
  /// ```swift
  /// let response = try await client.execute(request, timeout: .seconds(10))
  /// let order = try await response.decode(Order.self, upTo: 1 << 20)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - maxBytes: How many bytes the body may have.
  ///   - mapper: How the body is read.
  /// - Returns: The model.
  /// - Throws: `MappingError`; `NIOTooManyBytesError` if the body is larger; what the connection throws.
  public func decode<Model: MappingDecodable>(
    _ type: Model.Type, upTo maxBytes: Int, by mapper: JSONMapper = JSONMapper()
  ) async throws -> Model {
    try mapper.decode(type, from: try await body.collect(upTo: maxBytes))
  }

  /// Reads NDJSON from the body, line by line, as it arrives.
  ///
  /// - Parameters:
  ///   - type: The type of the value on each line.
  ///   - mapper: How lines are read; its `limits.size` bounds the body, `limits.recordSize` each line.
  /// - Returns: The records.
  public func lines<Record: MappingDecodable>(
    of type: Record.Type, by mapper: JSONMapper = JSONMapper()
  ) -> AsyncRecords<JSONLines<Record>, BufferChunks<HTTPClientResponse.Body>> {
    mapper.lines(of: type, from: body)
  }

  /// Reads the elements of the array that the body is, one by one, as it arrives.
  ///
  /// - Parameters:
  ///   - type: The type of the elements.
  ///   - mapper: How elements are read; its `limits.size` bounds the body, `limits.recordSize` each element.
  /// - Returns: The records.
  public func elements<Record: MappingDecodable>(
    of type: Record.Type, by mapper: JSONMapper = JSONMapper()
  ) -> AsyncRecords<JSONElements<Record>, BufferChunks<HTTPClientResponse.Body>> {
    mapper.elements(of: type, from: body)
  }
}
#endif
