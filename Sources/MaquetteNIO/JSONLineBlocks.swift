#if NIO
public import MaquetteCore
public import NIOCore

/// A sequence of values, encoded as blocks of NDJSON.
///
/// Create one with `JSONMapper.lineBlocks(of:blockSize:)`. It requests the next value after the
/// previous block has been taken.
public struct JSONLineBlocks<Records: AsyncSequence>: AsyncSequence
where Records.Element: MappingEncodable {
  /// A block of whole lines.
  public typealias Element = ByteBuffer

  fileprivate let records: Records
  fileprivate let mapper: JSONMapper
  fileprivate let blockSize: Int

  /// Starts the iteration.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(records: records.makeAsyncIterator(), mapper: mapper, blockSize: blockSize)
  }

  /// A position between two blocks.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var records: Records.AsyncIterator
    fileprivate let mapper: JSONMapper
    fileprivate let blockSize: Int
    private var hasEnded = false

    fileprivate init(records: Records.AsyncIterator, mapper: JSONMapper, blockSize: Int) {
      self.records = records
      self.mapper = mapper
      self.blockSize = blockSize
    }

    /// Encodes the next block.
    ///
    /// - Returns: At least one line; nil at the end.
    /// - Throws: Errors of the value sequence and of encoding a value. The sequence then ends.
    @concurrent
    public mutating func next() async throws -> ByteBuffer? {
      guard !hasEnded else { return nil }
      hasEnded = true
      var block = ByteBuffer()
      block.reserveCapacity(blockSize)
      while let record = try await records.next() {
        try block.writeJSONLine(record, by: mapper)
        guard block.readableBytes < blockSize else {
          hasEnded = false
          return block
        }
      }
      return block.readableBytes > 0 ? block : nil
    }
  }
}

extension JSONLineBlocks: Sendable where Records: Sendable {}

@available(*, unavailable)
extension JSONLineBlocks.AsyncIterator: Sendable {}

extension JSONMapper {
  /// Encodes values that arrive over time as NDJSON, for a streamed body.
  ///
  /// - Parameters:
  ///   - records: The values, one for each line.
  ///   - blockSize: The size in bytes at which a block is complete; 0 makes each line a block.
  /// - Returns: Blocks of whole lines.
  public func lineBlocks<Records: AsyncSequence>(
    of records: Records, blockSize: Int = 32 * 1024
  ) -> JSONLineBlocks<Records> where Records.Element: MappingEncodable {
    JSONLineBlocks(records: records, mapper: self, blockSize: blockSize)
  }
}
#endif
