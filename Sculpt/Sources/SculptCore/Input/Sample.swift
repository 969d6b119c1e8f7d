import Maquette
import Synchronization

/// A value that is read into the shape of a collector while a reader walks over it: no tree of it ever exists.
struct Sample: MappingDecodable {
  init(from reader: inout JSONReader) throws(ReadFailure) { try Self.observe(&reader) }

  init(from reader: inout ValueReader) throws(ReadFailure) { try Self.observe(&reader) }

  private static func observe<R: MappingReader & ~Copyable>(_ reader: inout R) throws(ReadFailure) {
    // Without a collector the value is only read.
    guard let collector = reader.context[SampleCollector.Key.self] else {
      return try reader.skipValue()
    }
    try collector.observe(&reader)
  }
}

/// Where samples meet: a shape that grows in place.
final class SampleCollector: Sendable {
  enum Key: MappingContextKey {
    static var defaultValue: SampleCollector? { nil }
  }

  private struct State {
    var shape = Shape()
    var rules = ObservationRules()
    var isInArray = false
  }

  private let state = Mutex(State())

  /// What has been seen so far.
  var shape: Shape { state.withLock { $0.shape } }

  /// Begins another source.
  ///
  /// - Parameters:
  ///   - source: Its index.
  ///   - format: Its format.
  ///   - division: How it is divided into samples.
  func begin(source: Int, format: SampleFormat, division: RecordReader<Sample>.Division) {
    state.withLock {
      $0.rules = ObservationRules(
        textIsTyped: format.textIsTyped, isMarkup: format == .xml, needsZones: format.needsZones,
        source: source, record: division == .whole ? nil : 0)
      $0.shape.formats.insert(format)
      $0.isInArray = division == .elements
      if division == .elements { $0.shape.beginArray(by: $0.rules) }
    }
  }

  /// Notes what is between the fields of the rows of a source.
  func note(delimiter: Unicode.Scalar) {
    state.withLock { $0.shape.delimiter = $0.shape.delimiter ?? delimiter }
  }

  fileprivate func observe<R: MappingReader & ~Copyable>(
    _ reader: inout R
  ) throws(ReadFailure) {
    try state.withLock { (state) throws(ReadFailure) in
      if case .offset(let start) = reader.location(of: reader.mark()), state.rules.record != nil {
        state.rules.start = start
      }
      if state.isInArray {
        try state.shape.observeElement(&reader, by: state.rules)
      } else {
        try state.shape.observe(&reader, by: state.rules)
      }
      if let record = state.rules.record { state.rules.record = record + 1 }
    }
  }

  /// The collector as what a mapper passes to a sample.
  var context: MappingContext {
    var context = MappingContext()
    context[Key.self] = self
    return context
  }
}
