import Maquette

/// Checks payloads against types without compiling them.
///
/// The types that `SwiftFile` writes in the style `mappable` decode a payload if, and only if, this finds no problem in
/// it: each value is read by the same reader and as the same type.
public struct Verification: Sendable {
  /// Something that the types do not decode, or that was repaired.
  public struct Problem: Sendable {
    /// The name of the source.
    public let name: String

    /// What is wrong, and where.
    public let error: MappingError

    /// What was done about it, such as "converted"; nil for what the types do not decode.
    public let repair: String?

    fileprivate init(_ issue: MappingIssue, in name: String) {
      (self.name, error) = (name, issue.error)
      repair = issue.severity == .repair ? issue.resolution ?? "repaired" : nil
    }

    /// The message in the form that editors parse: the file, the line, the column, and the line with a caret.
    public var message: String {
      let rooted = error.rootedPath
      guard let repair else { return error.message(in: name, "\(rooted): \(error.summary)") }
      return error.message(in: name, "\(rooted): \(error.summary) -> \(repair)", as: "repair")
    }
  }

  /// The format of all payloads; nil to tell it from the name or the content of each.
  public var format: SampleFormat?

  /// Whether keys that the types do not have are problems; the types ignore them.
  public var rejectsUnknownKeys = false

  /// Whether mistakes in JSON text are repaired, and every repair is reported: those of the text, and values that are
  /// converted or left out.
  public var repairs = false

  /// Is called with what the types encode for each payload that fits; nil if nobody wants to know.
  public var onValue: (@Sendable (AnyValue) -> Void)?

  /// What is read whole before it is known whether it is one document or many.
  var lookahead = 16 << 20

  private let model: TypeModel
  private let rules: InferenceRules

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - model: The types.
  ///   - rules: The rules that they were made by.
  public init(_ model: TypeModel, rules: InferenceRules = InferenceRules()) {
    (self.model, self.rules) = (model, rules)
  }

  /// Calls a function with every problem of a source, in the order of the source.
  ///
  /// - Parameters:
  ///   - source: Payloads: one document, or many JSON documents one after the other.
  ///   - report: Receives each problem.
  /// - Throws: `SampleError` for a source that cannot be read, or that breaks its grammar; the problems before that
  ///   place have been reported.
  public func problems(
    in source: SampleSource, _ report: (Problem) -> Void
  ) throws(SampleError) {
    let decoder = PayloadDecoder(
      model, file: SwiftFile(model, rules: rules), rejectsUnknownKeys: rejectsUnknownKeys,
      keepsValues: onValue != nil)
    var elements: ValueType?
    if case .array(let element) = model.root { elements = element }
    var isApart = false
    try withoutActuallyEscaping(report) { (report) throws(SampleError) in
      var records = RecordReader<Payload>(
        lookahead: lookahead, format: format, context: decoder.context,
        begin: { [root = model.root, elements] format, division in
          isApart = division == .elements
          decoder.begin(with: isApart ? elements ?? root : root, in: format)
        },
        onIssues: { issues in
          for var issue in issues {
            // An element that is read apart is left out as a part of its array is.
            if isApart, decoder.isTolerant, issue.severity == .error {
              guard repairs else { continue }
              (issue.severity, issue.resolution) = (.repair, "dropped the element")
            }
            report(Problem(issue, in: source.name))
          }
        })
      records.repairs = repairs
      records.onRecord = { [onValue] payload in
        if let value = payload.value { onValue?(value) }
      }
      try records.read(source, dividingArrays: elements != nil)
    }
  }
}

extension Verification.Problem: MappingEncodable {
  /// The problem as an object: `file`, what an error of mapping has, and `repair`.
  public var value: AnyValue {
    var members: AnyValue.Object = ["file": .string(name)]
    for member in error.value.object ?? [:] { members[member.key] = member.value }
    if let repair { members["repair"] = .string(repair) }
    return .object(members)
  }

  /// Writes the problem as an object.
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.writeValue(value)
  }

  /// Writes the problem as an object.
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    writer.writeValue(value)
  }
}
