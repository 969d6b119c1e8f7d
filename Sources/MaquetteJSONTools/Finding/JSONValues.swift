public import MaquetteCore
public import MaquetteStreams

/// The JSON objects and arrays in prose that arrives in pieces, such as the answer of a language model
/// or the output of a program that logs other lines too.
///
/// They are the values that `JSONText.values(in:)` finds in the whole text. Each one is decoded at the
/// latest when the line on which it ends has arrived and the text has grown by an eighth of the value;
/// usually directly after that line.
///
/// ```swift
/// var parser = JSONMapper().valueParser(of: [String: Int].self)
/// parser.append("Here it is: {\"id\": 1}\n".utf8)
/// while let value = parser.next() { print(try value.get()) }   // ["id": 1]
/// ```
///
/// A value that does not decode is a failure with its location in the whole text, and later values still
/// decode. A value over `limits.recordSize` that is not complete ends the stream, and so does a line of
/// prose that is longer.
public struct JSONValues<Record: MappingDecodable>: RecordFraming {
  /// A value, or its error.
  public typealias Element = Result<Record, MappingError>

  private let mapper: JSONMapper
  private var stream: ValueStream

  init(_ mapper: JSONMapper) {
    self.mapper = mapper
    stream = ValueStream(mapper.options.decoding.limits)
  }

  /// The offset of the next byte to read in the available bytes.
  public var __offset: Int { stream.position.offset }

  /// Whether the stream has ended and ignores further bytes.
  public var __isEnded: Bool { stream.isEnded }

  /// Decodes the next value.
  public mutating func __next(
    in bytes: Span<UInt8>, upTo end: Int, isComplete: Bool
  ) -> Element? {
    if let onIssue = mapper.onIssue {
      return __nextReport(in: bytes, upTo: end, isComplete: isComplete)?.result(reporting: onIssue)
    }
    switch stream.next(in: bytes, upTo: end, isComplete: isComplete) {
    case .value(let range):
      do throws(MappingError) {
        return .success(try mapper.decode(Record.self, from: bytes.array(range)))
      } catch {
        return .failure(error.moved(to: stream.position.location(of: range.lowerBound, in: bytes)))
      }
    case .failure(let error): return .failure(error)
    case nil: return nil
    }
  }

  /// Decodes the next value as far as possible, and collects every issue.
  public mutating func __nextReport(
    in bytes: Span<UInt8>, upTo end: Int, isComplete: Bool
  ) -> MappingReport<Record>? {
    switch stream.next(in: bytes, upTo: end, isComplete: isComplete) {
    case .value(let range):
      stream.position.moved(
        mapper.decodeReporting(Record.self, from: bytes.array(range)), to: range.lowerBound,
        in: bytes)
    case .failure(let error):
      MappingReport(value: nil, issues: [.init(severity: .error, error: error)])
    case nil: nil
    }
  }

  /// Returns whether a value may be complete once a byte has arrived.
  public static func __mayEnd(at byte: UInt8) -> Bool { byte == 0x0A }

  /// Adjusts offsets after the first bytes were removed.
  public mutating func __removeFirst(_ count: Int, of bytes: borrowing Span<UInt8>) {
    stream.removeFirst(count, of: bytes)
  }
}

extension JSONMapper {
  /// Decodes the JSON objects and arrays in prose in memory.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - source: Bytes, a string or Foundation's data, in UTF-8.
  /// - Returns: The values that `JSONText.values(in:)` finds; they are decoded lazily.
  public func values<Record: MappingDecodable, Source: ByteSource>(
    of type: Record.Type, in source: Source
  ) -> Records<JSONValues<Record>, Source> {
    Records(JSONValues(self), source)
  }

  /// Creates a push parser for the JSON objects and arrays in prose.
  ///
  /// - Parameter type: The type of the values.
  public func valueParser<Record: MappingDecodable>(
    of type: Record.Type
  ) -> RecordParser<JSONValues<Record>> {
    RecordParser(JSONValues(self))
  }

  /// Decodes the JSON objects and arrays in prose that arrives in chunks of bytes.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - chunks: The bytes, split anywhere.
  /// - Returns: The values, each after the line on which it ends.
  public func values<Record: MappingDecodable, Chunks: AsyncSequence>(
    of type: Record.Type, in chunks: Chunks
  ) -> AsyncRecords<JSONValues<Record>, Chunks> where Chunks.Element: Collection<UInt8> {
    AsyncRecords(JSONValues(self), chunks)
  }

  /// Decodes the JSON objects and arrays in prose that arrives byte by byte; chunks are faster if you
  /// have them.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - bytes: The bytes.
  /// - Returns: The values, each after the line on which it ends.
  public func values<Record: MappingDecodable, Bytes: AsyncSequence>(
    of type: Record.Type, in bytes: Bytes
  ) -> AsyncRecords<JSONValues<Record>, __AsyncByteRuns<JSONValues<Record>, Bytes>>
  where Bytes.Element == UInt8 {
    values(of: type, in: __AsyncByteRuns(bytes))
  }
}
