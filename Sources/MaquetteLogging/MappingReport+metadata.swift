#if Logging
public import Logging
public import MaquetteCore

extension MappingReport where Value: ~Copyable {
  /// What the report tells, for a line of a log: how many errors and repairs, and the first of them.
  ///
  /// ```swift
  /// let report = mapper.decodeReporting(Order.self, from: body)
  /// logger.info("Order read", metadata: report.metadata())
  /// // errors=1 repairs=2 issues=["error: missing key at customer (line 1, column 1)", ...]
  /// ```
  ///
  /// - Parameter count: How many issues are told: errors first. A hostile source can have as many as the limits
  ///   allow, so never all of them.
  /// - Returns: Metadata.
  public func metadata(issues count: Int = 5) -> Logger.Metadata {
    let errors = issues.filter { $0.severity == .error }
    let repairs = issues.filter { $0.severity == .repair }
    let told = (errors + repairs).prefix(count)
    return [
      "errors": .stringConvertible(errors.count), "repairs": .stringConvertible(repairs.count),
      "issues": .array(told.map { .string($0.description) }),
    ]
  }
}
#endif
