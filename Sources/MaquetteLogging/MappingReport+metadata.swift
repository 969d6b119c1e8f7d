#if Logging
public import Logging
public import MaquetteCore

extension MappingReport where Value: ~Copyable {
  /// The report as metadata for a log: the numbers of errors and repairs, and the first issues.
  ///
  /// ```swift
  /// let report = mapper.decodeReporting(Order.self, from: body)
  /// logger.info("Order read", metadata: report.metadata())
  /// // errors=1 repairs=2 issues=["error: missing key 'customer' in Order (line 1, column 1)", ...]
  /// ```
  ///
  /// - Parameter count: The number of issues to include, errors first. Hostile input can cause as
  ///   many issues as the limits allow, so never include all of them.
  /// - Returns: The metadata.
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
