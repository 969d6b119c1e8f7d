import Maquette
import Synchronization

/// What the page asks for, and what it gets.
public enum Playground {
  /// Samples and options, as the page sends them.
  @Mappable
  public struct Question: Sendable, Hashable {
    /// The texts of the samples; those without any text are no samples.
    public var samples: [String] = []

    /// A schema of JSON Schema or a document of OpenAPI, in place of samples; an empty one is none.
    public var schema: String = ""

    /// The format of the samples and the payload; nil to tell it from their contents.
    public var format: SampleFormat?

    /// A payload to check; nothing is checked if it is empty.
    public var payload: String = ""

    /// Whether mistakes in the payload are repaired, and repairs are listed.
    public var repairs: Bool = false
    public var name: String = ""
    public var style: OutputOptions.Style = .mappable
    public var access: OutputOptions.Access = .internal
    public var comments: OutputOptions.Comments = .none
    public var tolerant: Bool = false
  }

  /// The types, and what does not fit them.
  @Mappable
  public struct Answer: Sendable, Hashable {
    /// The code; nil if a sample is malformed.
    public var code: String?

    /// The JSON Schema of what the types decode; nil if there is no code.
    public var schema: String?

    /// What is wrong with a sample, or with the schema.
    public var error: String?

    /// What the types do not say of the schema.
    public var notes: [String] = []

    /// What does not fit in the payload.
    public var problems: [String] = []

    /// What was repaired in the payload.
    public var repairs: [String] = []

    /// What the types make of the payload, as JSON: each document that fits, after repairs and conversions.
    public var decoded: [String] = []

    /// The command that writes the same code for the samples in files.
    public var command: String = ""

    /// The command that writes the same schema.
    public var schemaCommand: String = ""
  }

  /// Returns the types of samples, and where a payload does not fit them.
  ///
  /// - Parameter question: What the page sent.
  /// - Returns: The same code as the command writes for these samples and options.
  public static func answer(_ question: Question) -> Answer {
    var answer = Answer()
    answer.command = question.command
    answer.schemaCommand = question.schemaCommand
    do throws(SampleError) {
      guard let (model, rules) = try model(of: question, &answer) else { return answer }
      var options = OutputOptions()
      options.style = question.style
      options.access = question.access
      options.comments = question.comments
      options.format = question.knownFormat
      answer.code = SwiftFile(model, rules: rules, options: options).text
      answer.schema = SchemaFile(model).text
      guard question.payload.hasText else { return answer }
      guard model.roots.count == 1 else {
        answer.problems = [
          "payload: error: the document has several schemas, and a payload is of one"
        ]
        return answer
      }
      var verification = Verification(model, rules: rules)
      verification.format = question.format
      verification.repairs = question.repairs
      let values = Mutex<[AnyValue]>([])
      verification.onValue = { value in values.withLock { $0.append(value) } }
      defer { answer.decoded = values.withLock { $0 }.compactMap { try? $0.jsonString(.pretty) } }
      try verification.problems(in: .bytes(Array(question.payload.utf8), name: "payload")) {
        if $0.repair == nil {
          answer.problems.append($0.message)
        } else {
          answer.repairs.append($0.message)
        }
      }
    } catch {
      // A malformed payload is a problem of the payload alone.
      let message = error.message(naming: "the format json5")
      if answer.code == nil { answer.error = message } else { answer.problems.append(message) }
    }
    return answer
  }

  /// The types of the samples or of the schema, and the rules that they were made by; nil for what is no schema.
  private static func model(
    of question: Question, _ answer: inout Answer
  ) throws(SampleError) -> (TypeModel, InferenceRules)? {
    var rules = InferenceRules()
    rules.isTolerant = question.tolerant
    if question.schema.hasText {
      let document = try SchemaDocument(.bytes(Array(question.schema.utf8), name: "schema"))
      rules.rootName = question.name.isEmpty ? document.title ?? "Root" : question.name
      guard document.isOpenAPI || document.isSchema else {
        answer.error = "schema: error: it has no keyword of JSON Schema"
        return nil
      }
      let found =
        document.isOpenAPI
        ? try? SchemaInference.model(ofComponents: document, by: rules)
        : SchemaInference.model(of: document, by: rules)
      guard let found else {
        answer.error = "schema: error: its components have no schemas"
        return nil
      }
      answer.notes = found.notes.map(\.message)
      return (found.model, rules)
    }
    var reader = SampleReader(format: question.format)
    for (index, sample) in question.samples.enumerated() where sample.hasText {
      try reader.read(.bytes(Array(sample.utf8), name: "sample \(index + 1)"))
    }
    rules.rootName = question.name.isEmpty ? "Root" : question.name
    let model = Inference.model(of: reader.shape, by: rules)
    answer.notes = model.warnings
    return (model, rules)
  }
}
