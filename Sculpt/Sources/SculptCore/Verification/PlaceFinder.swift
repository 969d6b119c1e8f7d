import Maquette
import Synchronization

/// Finds the line and the column, or the byte, of a place in a source, by reading up to it once more.
///
/// The reader of the format makes an error there, so that places are written as those of errors.
final class PlaceFinder: Sendable {
  fileprivate enum Key: MappingContextKey {
    static var defaultValue: PlaceFinder? { nil }
  }

  /// A value on the way.
  private struct Walked: MappingDecodable {
    init(from reader: inout JSONReader) throws(ReadFailure) { try Self.walk(&reader) }

    init(from reader: inout ValueReader) throws(ReadFailure) { try Self.walk(&reader) }

    private static func walk<R: MappingReader & ~Copyable>(_ reader: inout R) throws(ReadFailure) {
      guard let finder = reader.context[PlaceFinder.Key.self] else {
        return try reader.skipValue()
      }
      try finder.walk(&reader)
    }
  }

  private let place: SamplePlace

  /// The record that is next, and where it begins.
  private let state = Mutex((record: Int?.none, start: 0))

  private init(_ place: SamplePlace) { self.place = place }

  /// Returns the error at a place.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - source: Its source.
  ///   - format: The format of the source; nil to tell it from its name or its content.
  /// - Returns: Nil if the source cannot be read again.
  static func error(
    at place: SamplePlace, in source: SampleSource, format: SampleFormat?
  ) -> MappingError? {
    switch source {
    case .standardInput, .restOfStandardInput: return nil
    case .file, .bytes: break
    }
    let finder = PlaceFinder(place)
    var context = MappingContext()
    context[Key.self] = finder
    let records = RecordReader<Walked>(
      format: format, context: context,
      begin: { _, division in
        finder.state.withLock { $0 = (division == .whole ? nil : 0, 0) }
      })
    do throws(SampleError) {
      try records.read(source)
      return nil
    } catch {
      switch error {
      case .malformed(_, let error), .json5(_, let error): return error
      default: return nil
      }
    }
  }

  private func walk<R: MappingReader & ~Copyable>(_ reader: inout R) throws(ReadFailure) {
    let record = state.withLock { state in
      defer { state.record = state.record.map { $0 + 1 } }
      if state.record != nil, case .offset(let start) = reader.location(of: reader.mark()) {
        state.start = start
      }
      return state.record
    }
    guard record == place.record else { return try reader.skipValue() }
    var rules = ObservationRules()
    (rules.source, rules.record) = (place.source, record)
    rules.start = state.withLock { $0.start }
    try look(at: &reader, by: rules)
  }

  private func look<R: MappingReader & ~Copyable>(
    at reader: inout R, by rules: ObservationRules
  ) throws(ReadFailure) {
    let mark = reader.mark()
    if SamplePlace(of: mark, in: reader, by: rules) == place {
      throw reader.failure(.custom, at: mark)
    }
    switch reader.kind {
    case .object:
      var more = try reader.beginObject()
      while more {
        _ = try reader.readKey()
        try look(at: &reader, by: rules)
        more = try reader.endField()
      }
    case .array:
      var more = try reader.beginArray()
      while more {
        try look(at: &reader, by: rules)
        more = try reader.endElement()
      }
    default: try reader.skipValue()
    }
  }
}
