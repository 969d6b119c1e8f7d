public import MaquetteCore
public import MaquetteStreams

extension JSONMapper {
  /// Decodes server-sent events in memory.
  ///
  /// ```swift
  /// for event in mapper.events(of: Tweet.self, from: text) { print(try event.get().data) }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the data, which is JSON.
  ///   - source: Bytes, a string or Foundation's data.
  /// - Returns: The events up to `[DONE]`; they are decoded lazily.
  public func events<Record: MappingDecodable, Source: ByteSource>(
    of type: Record.Type, from source: Source
  ) -> Records<ServerSentEvents<Record>, Source> {
    Records(ServerSentEvents(self), source)
  }

  /// Creates a push parser for server-sent events.
  ///
  /// - Parameter type: The type of the data, which is JSON.
  public func eventParser<Record: MappingDecodable>(
    of type: Record.Type
  ) -> RecordParser<ServerSentEvents<Record>> {
    RecordParser(ServerSentEvents(self))
  }

  /// Decodes server-sent events that arrive in chunks of bytes.
  ///
  /// - Parameters:
  ///   - type: The type of the data, which is JSON.
  ///   - chunks: The bytes, split anywhere.
  /// - Returns: The events up to `[DONE]`, each as soon as the empty line after it has arrived.
  public func events<Record: MappingDecodable, Chunks: AsyncSequence>(
    of type: Record.Type, from chunks: Chunks
  ) -> AsyncRecords<ServerSentEvents<Record>, Chunks> where Chunks.Element: Collection<UInt8> {
    AsyncRecords(ServerSentEvents(self), chunks)
  }

  /// Decodes server-sent events that arrive byte by byte; chunks are faster if you have them.
  ///
  /// - Parameters:
  ///   - type: The type of the data, which is JSON.
  ///   - bytes: The bytes.
  /// - Returns: The events up to `[DONE]`, each as soon as the empty line after it has arrived.
  public func events<Record: MappingDecodable, Bytes: AsyncSequence>(
    of type: Record.Type, from bytes: Bytes
  ) -> AsyncRecords<ServerSentEvents<Record>, __AsyncByteRuns<ServerSentEvents<Record>, Bytes>>
  where Bytes.Element == UInt8 {
    events(of: type, from: __AsyncByteRuns(bytes))
  }
}
