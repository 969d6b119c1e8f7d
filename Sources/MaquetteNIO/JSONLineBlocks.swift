#if NIO
public import MaquetteCore
public import NIOCore

/// Values that arrive over time, as blocks of NDJSON to be sent.
///
/// `JSONMapper.lineBlocks(of:blockSize:)` makes one. The next value is asked for when the block before has been
/// taken.
public struct JSONLineBlocks<Records: AsyncSequence>: AsyncSequence
where Records.Element: MappingEncodable {
  /// Whole lines.
  public typealias Element = ByteBuffer

  fileprivate let records: Records
  fileprivate let mapper: JSONMapper
  fileprivate let blockSize: Int

  /// Begins to write.
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

    /// Writes the next block.
    ///
    /// - Returns: At least one line; nil at the end.
    /// - Throws: What the source of the values throws, and what writing one throws. Nothing comes after that.
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
  /// Writes values that arrive over time as NDJSON, for a body that is sent as it comes into being.
  ///
  /// - Parameters:
  ///   - records: The values, one for each line.
  ///   - blockSize: From how many bytes on lines are handed on; 0 to hand on every line by itself.
  /// - Returns: Blocks of whole lines.
  public func lineBlocks<Records: AsyncSequence>(
    of records: Records, blockSize: Int = 32 * 1024
  ) -> JSONLineBlocks<Records> where Records.Element: MappingEncodable {
    JSONLineBlocks(records: records, mapper: self, blockSize: blockSize)
  }
}
#endif
