/// What a parser of a format goes by, and where it notes what it repairs.
public struct ParsingContext {
  /// The options of the call.
  public let options: DecodingOptions

  /// Whether anybody hears of repairs.
  public let isReporting: Bool

  /// What the parser repaired, in source order.
  private(set) var repairs: [MappingIssue] = []

  /// Creates what a parser goes by.
  public init(options: DecodingOptions = DecodingOptions(), isReporting: Bool = false) {
    self.options = options
    self.isReporting = isReporting
  }

  /// Notes that the parser took something for what it is not quite, if a report is made.
  ///
  /// - Parameters:
  ///   - code: What kind of thing it is.
  ///   - offset: Where it begins, in bytes.
  ///   - path: Its path.
  ///   - expected: What the format asks for.
  ///   - found: What was there.
  ///   - remedy: What was done: "read as null".
  public mutating func noteRepair(
    _ code: MappingError.Code, at offset: Int, path: MappingPath, expected: String,
    found: String? = nil, resolution: String
  ) {
    guard isReporting, repairs.count < options.limits.issues else { return }
    let error = MappingError(
      code, at: offset, path: path, expected: expected,
      found: options.hidesValues ? nil : found)
    repairs.append(MappingIssue(severity: .repair, error: error, resolution: resolution))
  }
}
