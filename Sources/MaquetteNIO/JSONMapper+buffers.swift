#if NIO
public import MaquetteCore
public import MaquetteStreams
public import NIOCore

extension JSONMapper {
  /// Decodes NDJSON that arrives in buffers, such as the body of a request.
  ///
  /// ```swift
  /// for try await line in mapper.lines(of: Order.self, from: request.body) {
  ///   store(try line.get())
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the value on each line.
  ///   - buffers: The bytes, split at any offset.
  /// - Returns: The records; each is available as soon as its line has ended.
  public func lines<Record: MappingDecodable, Buffers: AsyncSequence>(
    of type: Record.Type, from buffers: Buffers
  ) -> AsyncRecords<JSONLines<Record>, BufferChunks<Buffers>>
  where Buffers.Element == ByteBuffer {
    lines(of: type, from: BufferChunks(buffers))
  }

  /// Decodes the elements of a top-level array that arrives in buffers.
  ///
  /// - Parameters:
  ///   - type: The type of the elements.
  ///   - buffers: The bytes, split at any offset.
  /// - Returns: The records; each is available as soon as its last byte has arrived.
  public func elements<Record: MappingDecodable, Buffers: AsyncSequence>(
    of type: Record.Type, from buffers: Buffers
  ) -> AsyncRecords<JSONElements<Record>, BufferChunks<Buffers>>
  where Buffers.Element == ByteBuffer {
    elements(of: type, from: BufferChunks(buffers))
  }

  /// Decodes JSON documents that follow each other and arrive in buffers.
  ///
  /// - Parameters:
  ///   - type: The type of the documents.
  ///   - buffers: The bytes, split at any offset.
  /// - Returns: The records; each is available as soon as its last byte has arrived.
  public func documents<Record: MappingDecodable, Buffers: AsyncSequence>(
    of type: Record.Type, from buffers: Buffers
  ) -> AsyncRecords<JSONDocuments<Record>, BufferChunks<Buffers>>
  where Buffers.Element == ByteBuffer {
    documents(of: type, from: BufferChunks(buffers))
  }
}

extension RecordParser {
  /// Appends the readable bytes of a buffer, in a channel handler for example.
  ///
  /// - Parameter buffer: The buffer, whose reader index stays.
  /// - Complexity: O(number of bytes), amortized.
  public mutating func append(_ buffer: ByteBuffer) { append(buffer.readableBytesView) }
}
#endif
