/// How the records of a stream that is written are set apart.
public struct JSONStreamForm: Sendable, Hashable {
  package enum Choice: Sendable, Hashable {
    case lines, recordSequence
  }

  package let choice: Choice

  /// Each on a line of its own, never pretty: NDJSON.
  public static var lines: Self { Self(choice: .lines) }

  /// Each with a record separator (0x1E) before it and a line end behind it: a sequence of RFC 7464.
  public static var recordSequence: Self { Self(choice: .recordSequence) }
}

/// Writes a stream to wherever bytes go: one value a line, or a sequence of RFC 7464, handed on in
/// blocks.
///
/// ```swift
/// var writer = mapper.lineWriter { block in try handle.write(contentsOf: block) }
/// for tweet in tweets { try writer.write(tweet) }
/// try writer.flush()
/// ```
///
/// The options of the mapper are obeyed, except that a line of NDJSON is never pretty.
public struct JSONLineWriter: ~Copyable {
  @usableFromInline var lines: JSONLineBuffer
  @usableFromInline let blockSize: Int
  private let sink: ([UInt8]) throws -> Void

  @usableFromInline
  init(
    _ options: JSONMapper.Options, _ form: JSONStreamForm, blockSize: Int,
    sink: @escaping ([UInt8]) throws -> Void
  ) {
    lines = JSONLineBuffer(options, form, capacity: min(blockSize, 64 * 1024))
    self.blockSize = blockSize
    self.sink = sink
  }

  /// Writes a value on a line of its own.
  ///
  /// - Parameter record: The value.
  /// - Throws: `MappingError` if it cannot be written, and then nothing of it is; what the sink
  ///   throws.
  @inlinable
  public mutating func write(_ record: some MappingEncodable) throws {
    try lines.append(record)
    if lines.count >= blockSize { try flush() }
  }

  /// Hands on what has been written and not yet handed on; the last step.
  ///
  /// - Throws: What the sink throws; the bytes are then kept.
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
  ///   - form: How records are set apart.
  ///   - blockSize: From how many bytes on they are handed on; 0 to hand on every line by itself.
  ///   - sink: Takes bytes, whole lines.
  public func lineWriter(
    as form: JSONStreamForm = .lines, blockSize: Int = 64 * 1024,
    sink: @escaping (_ block: [UInt8]) throws -> Void
  ) -> JSONLineWriter {
    JSONLineWriter(options, form, blockSize: blockSize, sink: sink)
  }

  /// Writes values as NDJSON, one on each line, or as a sequence of RFC 7464.
  ///
  /// - Parameters:
  ///   - records: The values.
  ///   - form: How records are set apart.
  /// - Returns: UTF-8; every line ends with LF, the last one too.
  /// - Throws: `unencodable` for what JSON cannot hold, `depthExceeded` for a cycle of objects; with
  ///   the path in the value.
  @inlinable
  public func encodeLines(
    _ records: some Sequence<some MappingEncodable>, as form: JSONStreamForm = .lines
  ) throws(MappingError) -> [UInt8] {
    var lines = JSONLineBuffer(options, form, capacity: 512)
    for record in records { try lines.append(record) }
    return lines.takeArray()
  }
}
