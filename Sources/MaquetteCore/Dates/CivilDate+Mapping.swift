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
    writer.writeCivil(description, writer.state.options.traits.civilTags?.date)
  }
}

extension CivilDate: MappableKey {
  /// The text, such as `2009-03-31`.
  public var mappingKey: String { description }

  /// Creates a date from text such as `2009-03-31`.
  public init?(mappingKey: String) { self.init(mappingKey) }
}

extension CivilDate: LosslessStringConvertible, Comparable {
  /// Creates a date from text such as `2009-03-31`; nil for anything else.
  ///
  /// - Parameter text: The date as `yyyy-MM-dd`: ten characters, with nothing before or after.
  public init?(_ text: String) {
    guard text.utf8.count == 10 else { return nil }
    self.init(prefixOf: text)
  }

  /// The date as text, such as `2009-03-31`.
  public var description: String {
    OutputBuffer.text { text in
      text.append(number: year, width: 4)
      text.append("-", number: month)
      text.append("-", number: day)
    }
  }

  /// Returns whether a date is before another.
  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  fileprivate init?(prefixOf text: String) {
    let day = text.withBytes { text -> CivilDate? in
      var scanner = DateScanner()
      guard let year = scanner.number(4, in: text), scanner.skip(UInt8(ascii: "-"), in: text),
        let month = scanner.number(2, in: text), scanner.skip(UInt8(ascii: "-"), in: text),
        let day = scanner.number(2, in: text)
      else { return nil }
      return CivilDate(year: year, month: month, day: day)
    }
    guard let day else { return nil }
    self = day
  }
}

extension Timestamp {
  /// Returns the date of this timestamp at an offset; nil outside the years 1 to 9999.
  ///
  /// - Parameter offset: The offset from UTC of the place whose date is returned.
  public func day(at offset: UTCOffset = .utc) -> CivilDate? {
    DateParts(self, at: offset).flatMap { CivilDate(year: $0.year, month: $0.month, day: $0.day) }
  }
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
