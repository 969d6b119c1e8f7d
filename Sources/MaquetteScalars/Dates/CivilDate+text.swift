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

  /// Creates a date from the first ten characters of a text; nil for anything else.
  package init?(prefixOf text: String) {
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
