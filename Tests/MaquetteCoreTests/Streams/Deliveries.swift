@testable import MaquetteCore
@testable import MaquetteStreams

/// The records of a stream as text: values as Swift prints them, errors with their offset.
///
/// The result that is equal for every way in which the bytes arrive.
struct Outcome: Equatable, CustomStringConvertible {
  var records: [String] = []

  init<Record>(_ records: some Sequence<Result<Record, MappingError>>) {
    for record in records { append(record) }
  }

  mutating func append<Record>(_ record: Result<Record, MappingError>) {
    switch record {
    case .success(let value): records.append("\(value)")
    case .failure(let error):
      records.append("! \(error) \(error.location.map { "\($0.byteOffset)" } ?? "?")")
      // The long form is also equal, and compared separately.
      records.append(error.details)
    }
  }

  /// Without the long forms of errors.
  var brief: [String] {
    var brief: [String] = []
    var isDetails = false
    for record in records {
      if !isDetails { brief.append(record) }
      isDetails = !isDetails && record.hasPrefix("! ")
    }
    return brief
  }

  var description: String { records.joined(separator: "\n") }
}

/// The ways to split a stream into records.
enum Framings: CaseIterable {
  case lines, elements

  /// Decodes the whole input in memory.
  func whole<T: MappingDecodable>(
    _ type: T.Type, _ text: some ByteSource, _ options: DecodingOptions = DecodingOptions()
  ) -> Outcome {
    let mapper = JSONMapper(options)
    return switch self {
    case .lines: Outcome(mapper.lines(of: type, from: text))
    case .elements: Outcome(mapper.elements(of: type, from: text))
    }
  }

  /// Decodes chunks, and returns each record as soon as it is complete.
  func pushed<T: MappingDecodable>(
    _ type: T.Type, _ chunks: some Sequence<some Collection<UInt8>>,
    _ options: DecodingOptions = DecodingOptions()
  ) -> Outcome {
    let mapper = JSONMapper(options)
    return switch self {
    case .lines: push(chunks, mapper.lineParser(of: type))
    case .elements: push(chunks, mapper.elementParser(of: type))
    }
  }

  private func push<Framing>(
    _ chunks: some Sequence<some Collection<UInt8>>, _ parser: RecordParser<Framing>
  ) -> Outcome where Framing.Element == Result<Framing.Record, MappingError> {
    var parser = parser
    var outcome = Outcome(EmptyCollection<Result<Framing.Record, MappingError>>())
    for chunk in chunks {
      parser.append(chunk)
      while let record = parser.next() { outcome.append(record) }
    }
    parser.finish()
    while let record = parser.next() { outcome.append(record) }
    return outcome
  }
}

extension JSONMapper {
  init(_ reading: DecodingOptions) {
    self.init(options: .init(decoding: reading, encoding: EncodingOptions(), format: .compact))
  }
}

extension [UInt8] {
  /// The bytes in chunks of a given length.
  func chunks(of length: Int) -> [ArraySlice<UInt8>] {
    stride(from: 0, to: count, by: length).map { self[$0..<Swift.min($0 + length, count)] }
  }
}
