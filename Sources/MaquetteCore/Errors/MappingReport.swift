/// The result of decoding and every issue.
///
/// ```swift
/// let report = mapper.decodeReporting([Tweet].self, from: data)
/// for issue in report.issues { print(issue) }
/// if let tweets = report.value { print(tweets.count) }  // without the elements that could not be read
/// ```
///
/// The report of a noncopyable value is noncopyable, too; `report.value.take()` takes the value out
/// of it.
public struct MappingReport<Value: ~Copyable>: ~Copyable {
  /// The value without the parts that failed; nil if none could be made.
  public var value: Value?

  /// The issues, in the order of the document.
  ///
  /// A missing key is listed where its object begins.
  public var issues: [MappingIssue]

  /// The index of the error that was found first, which a call without a report throws.
  let firstError: Int?

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - value: What could be decoded.
  ///   - issues: The issues as they were found, with their places in the source.
  @usableFromInline
  package init(value: consuming Value?, issues: [MappingIssue]) {
    self.init(value: value, issues: issues, at: issues.places, firstError: issues.firstError)
  }

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - value: What could be decoded.
  ///   - issues: The issues.
  ///   - places: Their places.
  ///   - firstError: The index of the error that was found first.
  init(
    value: consuming Value?, issues: [MappingIssue], at places: [Int?], firstError: Int?
  ) {
    let order = issues.order(by: places)
    self.value = value
    self.issues = order.map { issues[$0] }
    self.firstError = firstError.flatMap { order.firstIndex(of: $0) }
  }
}

extension MappingReport: Copyable where Value: Copyable {}

extension MappingReport where Value: ~Copyable {
  /// Creates the report of a source that could not be decoded at all.
  @usableFromInline
  package init(_ error: MappingError) {
    self.init(value: nil, issues: [MappingIssue(severity: .error, error: error)])
  }

  /// The errors, without repairs.
  public var errors: [MappingError] {
    issues.filter { $0.severity == .error }.map { $0.error }
  }

  /// The issues where a value was converted, defaulted or dropped as the model allows.
  public var repairs: [MappingIssue] {
    issues.filter { $0.severity == .repair }
  }
}

extension MappingReport where Value: ~Copyable {
  /// Returns the issues with a severity or a higher one.
  ///
  /// - Parameter severity: The lowest severity to include.
  public func issues(atLeast severity: MappingIssue.Severity) -> [MappingIssue] {
    issues.filter { $0.severity >= severity }
  }

  /// Returns the number of issues with a severity.
  ///
  /// - Parameter severity: The severity to count; a higher one does not count.
  public func count(of severity: MappingIssue.Severity) -> Int {
    issues.count { $0.severity == severity }
  }

  /// Returns the issues as a table for people: place, severity, path, and what happened.
  ///
  /// ```text
  /// place  severity  path        what
  /// 2:31   repair    age         expected Int, found string "18" -> converted
  /// 5:7    error     lessons[1]  missing key; did you mean "scroe"? -> dropped the element
  /// ```
  ///
  /// - Parameter severity: The lowest severity to include.
  /// - Returns: A line for each issue below a heading; the empty text if there is none.
  public func table(atLeast severity: MappingIssue.Severity = .repair) -> String {
    IssueTable(issues(atLeast: severity)).text
  }
}

extension MappingReport: Sendable where Value: Sendable & ~Copyable {}
