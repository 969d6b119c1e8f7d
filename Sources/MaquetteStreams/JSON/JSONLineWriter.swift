public import MaquetteCore

/// How an encoded stream separates records.
public struct JSONStreamForm: Sendable, Hashable {
  package enum Choice: Sendable, Hashable {
    case lines, recordSequence
  }

  package let choice: Choice

  /// Each record on its own line, never pretty: NDJSON.
  public static var lines: Self { Self(choice: .lines) }

  /// Each record between a record separator (0x1E) and a line end: a sequence of RFC 7464.
  public static var recordSequence: Self { Self(choice: .recordSequence) }
}

/// A writer that passes a stream in blocks to any sink: one value per line, or a sequence of RFC
/// 7464.
///
/// ```swift
/// var writer = mapper.lineWriter { block in try handle.write(contentsOf: block) }
/// for tweet in tweets { try writer.write(tweet) }
/// try writer.flush()
/// ```
///
/// It uses the options of the mapper, except that an NDJSON line is never pretty.
public struct JSONLineWriter: ~Copyable {
  @usableFromInline var lines: JSONLineBuffer
  @usableFromInline let blockSize: Int
  private let sink: ([UInt8]) throws -> Void

  @usableFromInline
  init(
    _ options: JSONMapper.Options, _ form: JSONStreamForm, blockSize: Int,
    sink: @escaping ([UInt8]) throws -> Void
  ) {
    lines = JSONLineBuffer(
      options, isSequence: form == .recordSequence, capacity: min(blockSize, 64 * 1024))
    self.blockSize = blockSize
    self.sink = sink
  }

  /// Writes a value on its own line.
  ///
  /// - Parameter record: The value.
  /// - Throws: `MappingError` if the value cannot be encoded, in which case nothing of it is
  ///   written; errors of the sink.
  @inlinable
  public mutating func write(_ record: some MappingEncodable) throws {
    try lines.append(record)
    if lines.count >= blockSize { try flush() }
  }

  /// Passes all pending bytes to the sink; the last step.
  ///
  /// - Throws: Errors of the sink; the bytes are then kept.
  public mutating func flush() throws {
    guard lines.count > 0 else { return }
    try sink(lines.array())
    lines.removeAll()
  }
}

extension JSONMapper {
  /// Creates a writer of NDJSON, or of a sequence of RFC 7464.
  ///
  /// - Parameters:
  ///   - form: How records are separated.
  ///   - blockSize: The number of bytes from which a block is passed on; 0 to pass on each line.
  ///   - sink: Receives bytes, in whole lines.
  public func lineWriter(
    as form: JSONStreamForm = .lines, blockSize: Int = 64 * 1024,
    sink: @escaping (_ block: [UInt8]) throws -> Void
  ) -> JSONLineWriter {
    JSONLineWriter(options, form, blockSize: blockSize, sink: sink)
  }

  /// Encodes values as NDJSON, one per line, or as a sequence of RFC 7464.
  ///
  /// - Parameters:
  ///   - records: The values.
  ///   - form: How records are separated.
  /// - Returns: UTF-8; every line ends with LF, including the last one.
  /// - Throws: `unencodable` for values that JSON cannot represent, `depthExceeded` for a cycle of
  ///   objects; with the path in the value.
  @inlinable
  public func encodeLines(
    _ records: some Sequence<some MappingEncodable>, as form: JSONStreamForm = .lines
  ) throws(MappingError) -> [UInt8] {
    var lines = JSONLineBuffer(options, isSequence: form == .recordSequence, capacity: 512)
    for record in records { try lines.append(record) }
    return lines.takeArray()
  }
}
