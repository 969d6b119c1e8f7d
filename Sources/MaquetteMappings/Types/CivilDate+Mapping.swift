public import MaquetteCore

extension CivilDate: MappingDecodable, MappingEncodable {
  /// How binary formats read values.
  public static var __binaryReading: __BinaryReading? { .byTree }

  /// Decodes a date from text such as `2009-03-31`.
  ///
  /// | source | day |
  /// | --- | --- |
  /// | `"2009-03-31"` | 31 March 2009 |
  /// | `"2009-03-31T23:30:00-05:00"` | an error; under `.lenient` the date in the text |
  /// | a native timestamp of the format | an error; under `.lenient` its date in UTC |
  ///
  /// - Throws: `invalidValue` for other text and for dates that do not exist, `typeMismatch` for
  ///   other kinds of values.
  public init(from reader: inout JSONReader) throws(ReadFailure) { self = try reader.readDay() }

  /// Decodes a date from text such as `2009-03-31`; see the other initializer for the rules.
  public init(from reader: inout ValueReader) throws(ReadFailure) { self = try reader.readDay() }

  /// Writes text such as `2009-03-31`.
  public func write(to writer: inout JSONWriter) { writer.writeString(description) }

  /// Writes text such as `2009-03-31`, with the tag of the format if it has one.
  public func write(to writer: inout ValueWriter) {
    writer.writeCivil(description, writer.state.options.civilTags?.date)
  }
}

extension CivilDate: MappableKey {
  /// The text, such as `2009-03-31`.
  public var mappingKey: String { description }

  /// Creates a date from text such as `2009-03-31`.
  public init?(mappingKey: String) { self.init(mappingKey) }
}

extension MappingReader where Self: ~Copyable {
  fileprivate mutating func readDay() throws(ReadFailure) -> CivilDate {
    let start = mark()
    let expected = "a day as yyyy-MM-dd"
    let isLenient = state.options.conversions == .lenient
    let value = try readScalar(expected)
    var isInvalid = false
    switch value {
    case .string(let text):
      if let day = CivilDate(text) { return day }
      isInvalid = true
      if isLenient, ISO8601.timestamp(text) != nil, let day = CivilDate(prefixOf: text) {
        noteRepair(.invalidValue, at: start, expected: expected, resolution: "left out the time")
        return day
      }
    case .date(let moment) where isLenient:
      if let day = moment.day() {
        noteRepair(.typeMismatch, at: start, expected: expected, resolution: "left out the time")
        return day
      }
    default: break
    }
    throw failure(isInvalid ? .invalidValue : .typeMismatch, at: start, expected: expected)
  }
}

extension CivilDateTime: TextMappable {
  /// The expected form, for errors.
  public static var textShape: String { "a date and time as yyyy-MM-ddTHH:mm:ss" }

  /// Writes the text, with the tag of the format if it has one.
  public func write(to writer: inout ValueWriter) {
    writer.writeCivil(description, writer.state.options.civilTags?.dateTime)
  }
}

extension ValueWriter {
  /// Writes a date or time without a time zone.
  mutating func writeCivil(_ text: String, _ tag: ValueTag?) {
    writeValue(tag.map { .tagged(TaggedValue($0, .string(text))) } ?? .string(text))
  }
}

extension TimeOfDay: TextMappable {
  /// The expected form, for errors.
  public static var textShape: String { "a time as HH:mm:ss" }

  /// Writes the text, with the tag of the format if it has one.
  public func write(to writer: inout ValueWriter) {
    writer.writeCivil(description, writer.state.options.civilTags?.time)
  }
}
