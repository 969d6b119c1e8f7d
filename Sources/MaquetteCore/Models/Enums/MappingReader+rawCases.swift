extension MappingReader where Self: ~Copyable {
  /// Reads the raw value of an enum that has more values for its cases, or a fallback.
  ///
  /// - Parameter type: The enum.
  /// - Returns: The case; nil without consuming anything if the value is not one of the raw values.
  @_specialize(kind:partial,where Self == JSONReader)
  @_specialize(kind:partial,where Self == ValueReader)
  mutating func readOwnRawValue<T: RawRepresentable>(
    _ type: T.Type
  ) throws(ReadFailure) -> T? where T.RawValue: MappingDecodable {
    let start = mark()
    let issueCount = state.journal?.issues.count ?? 0
    do throws(ReadFailure) {
      if kind != .null, case let rawValue = try read(T.RawValue.self),
        mayBeRawValue(rawValue, of: type),
        let value = T(rawValue: rawValue) ?? caseOfToken(rawValue)
      {
        return value
      }
    } catch {
      guard !error.code.isFatal else { throw error }
      state.journal?.pending = nil
    }
    // A conversion that found no case is not reported.
    if let journal = state.journal {
      journal.issues.removeSubrange(min(issueCount, journal.issues.count)...)
    }
    reset(to: start)
    return nil
  }
}
