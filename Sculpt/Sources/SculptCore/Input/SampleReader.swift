import Maquette

/// Reads samples into one shape.
public struct SampleReader: Sendable {
  /// What is read whole before it is known whether it is one document or many.
  var lookahead = 16 << 20

  /// The format of all sources; nil to tell it from the name or the content of each.
  public var format: SampleFormat?

  private let collector = SampleCollector()
  private var sources = 0

  /// Creates a reader.
  ///
  /// - Parameter format: The format of all sources; nil to tell it from the name or the content of each.
  public init(format: SampleFormat? = nil) { self.format = format }

  /// Creates the reader of a part of many sources.
  init(format: SampleFormat?, firstSource: Int) { (self.format, sources) = (format, firstSource) }

  /// The shape of everything that was read.
  public var shape: Shape { collector.shape }

  /// Reads all samples of a source.
  ///
  /// - Parameter source: The source: one document, or many JSON documents one after the other.
  /// - Throws: `SampleError`; the shape then contains a part of the source.
  public mutating func read(_ source: SampleSource) throws(SampleError) {
    defer { sources += 1 }
    var records = RecordReader<Sample>(
      lookahead: lookahead, format: format, context: collector.context,
      begin: { [collector, sources] format, division in
        collector.begin(source: sources, format: format, division: division)
      })
    records.onDelimiter = { [collector] in collector.note(delimiter: $0) }
    try records.read(source)
  }
}
