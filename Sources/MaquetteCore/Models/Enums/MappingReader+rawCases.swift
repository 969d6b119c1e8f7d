extension MappingReader where Self: ~Copyable {
  /// Reads the raw value of an enum that has further values for its cases, or a fallback.
  ///
  /// - Parameter type: The enum.
  /// - Returns: The case; nil, and nothing consumed, if it is none of the enum's own raw values.
  @_specialize(kind:partial,where Self == JSONReader)
  @_specialize(kind:partial,where Self == ValueReader)
  public mutating func __readOwnRawValue<T: RawRepresentable>(
    _ type: T.Type
  ) throws(ReadFailure) -> T? where T.RawValue: MappingDecodable {
    let start = mark()
    let issueCount = state.journal?.issues.count ?? 0
    do throws(ReadFailure) {
      if kind != .null, case let rawValue = try read(T.RawValue.self),
        let value = T(rawValue: rawValue) ?? caseOfToken(rawValue)
      {
        return value
      }
    } catch {
      guard !error.code.isFatal else { throw error }
      state.journal?.pending = nil
    }
    // A conversion that led nowhere is none.
    if let journal = state.journal {
      journal.issues.removeSubrange(min(issueCount, journal.issues.count)...)
    }
    reset(to: start)
    return nil
  }
}
