extension Timestamp {
  /// Returns the date of this timestamp at an offset; nil outside the years 1 to 9999.
  ///
  /// - Parameter offset: The offset from UTC of the place whose date is returned.
  public func day(at offset: UTCOffset = .utc) -> CivilDate? {
    DateParts(self, at: offset).flatMap { CivilDate(year: $0.year, month: $0.month, day: $0.day) }
  }
}
