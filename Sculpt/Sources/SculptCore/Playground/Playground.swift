import Maquette

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

    /// What is wrong with a sample, or with the schema.
    public var error: String?

    /// What the types do not say of the schema.
    public var notes: [String] = []

    /// What does not fit in the payload.
    public var problems: [String] = []

    /// The command that writes the same code for the samples in files.
    public var command: String = ""
  }

  /// Returns the types of samples, and where a payload does not fit them.
  ///
  /// - Parameter question: What the page sent.
  /// - Returns: The same code as the command writes for these samples and options.
  public static func answer(_ question: Question) -> Answer {
    var answer = Answer()
    answer.command = question.command
    do throws(SampleError) {
      let (model, rules) = try model(of: question, &answer)
      var options = OutputOptions()
      options.style = question.style
      options.access = question.access
      options.comments = question.comments
      options.format = question.format ?? .json
      answer.code = SwiftFile(model, rules: rules, options: options).text
      guard question.payload.hasText else { return answer }
      guard model.roots.count == 1 else {
        answer.problems = [
          "payload: error: the document has several schemas, and a payload is of one"
        ]
        return answer
      }
      var verification = Verification(model, rules: rules)
      verification.format = question.format
      try verification.problems(in: .bytes(Array(question.payload.utf8), name: "payload")) {
        answer.problems.append($0.message)
      }
    } catch {
      // A malformed payload is a problem of the payload alone.
      if answer.code == nil {
        answer.error = error.message
      } else {
        answer.problems.append(error.message)
      }
    }
    return answer
  }

  /// The types of the samples or of the schema, and the rules that they were made by.
  private static func model(
    of question: Question, _ answer: inout Answer
  ) throws(SampleError) -> (TypeModel, InferenceRules) {
    var rules = InferenceRules()
    rules.isTolerant = question.tolerant
    if question.schema.hasText {
      let document = try SchemaDocument(.bytes(Array(question.schema.utf8), name: "schema"))
      rules.rootName = question.name.isEmpty ? document.title ?? "Root" : question.name
      let components = try? SchemaInference.model(ofComponents: document, by: rules)
      let (model, notes) = components ?? SchemaInference.model(of: document, by: rules)
      answer.notes = notes.map(\.message)
      return (model, rules)
    }
    var reader = SampleReader(format: question.format)
    for (index, sample) in question.samples.enumerated() where sample.hasText {
      try reader.read(.bytes(Array(sample.utf8), name: "sample \(index + 1)"))
    }
    rules.rootName = question.name.isEmpty ? "Root" : question.name
    rules.singularizesRoot = question.name.isEmpty && reader.shape.arrays != nil
    return (Inference.model(of: reader.shape, by: rules), rules)
  }
}

extension Playground.Question {
  /// The command that writes the same code for the samples in files.
  var command: String {
    var words = ["sculpt"]
    if schema.hasText {
      let isOpenAPI =
        (try? SchemaDocument(.bytes(Array(schema.utf8), name: "schema")).isOpenAPI) == true
      words += isOpenAPI ? ["--openapi", "openapi.json"] : ["--schema", "schema.json"]
    } else {
      words += samples.indices.filter { samples[$0].hasText }
        .map { "sample\($0 + 1).\(format?.rawValue ?? "json")" }
    }
    // The command names the type after the file, or after the title of the schema.
    if !schema.hasText || !name.isEmpty {
      words += ["-n", (name.isEmpty ? "Root" : name).quotedForShell]
    }
    if style != .mappable { words += ["--style", style.rawValue] }
    if access != .internal { words += ["--access", access.rawValue] }
    if comments != .none { words += ["--comments", comments.rawValue] }
    if tolerant { words.append("--tolerant") }
    return words.joined(separator: " ")
  }
}

extension String {
  /// Whether there is more than white space.
  fileprivate var hasText: Bool { contains { !$0.isWhitespace } }

  /// The text as one word of a shell.
  fileprivate var quotedForShell: String {
    let isPlain = utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
        || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
    }
    return isPlain && !isEmpty ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
