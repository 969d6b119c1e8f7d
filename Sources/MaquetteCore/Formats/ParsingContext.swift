/// The options of a format's parser, and the list of its repairs.
public struct ParsingContext {
  /// The decoding options.
  public let options: DecodingOptions

  /// Whether repairs are reported.
  public let isReporting: Bool

  /// The repairs of the parser, in source order.
  private(set) var repairs: [MappingIssue] = []

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - options: The options of the call, with its limits.
  ///   - isReporting: Whether to collect repairs for a report; otherwise `noteRepair` does nothing.
  public init(options: DecodingOptions = DecodingOptions(), isReporting: Bool = false) {
    self.options = options
    self.isReporting = isReporting
  }

  /// Records a repair of the parser, if a report is requested.
  ///
  /// - Parameters:
  ///   - code: The kind of the repair.
  ///   - offset: The start offset of the value in bytes.
  ///   - path: The path of the value.
  ///   - expected: What the format requires.
  ///   - found: What the source contains.
  ///   - resolution: How the parser repaired it, such as "read as null".
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
