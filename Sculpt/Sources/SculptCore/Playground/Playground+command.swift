extension Playground.Question {
  /// The command that writes the same code for the samples in files.
  var command: String {
    var words = ["sculpt"] + wordsOfTypes
    if style != .mappable { words += ["--style", style.rawValue] }
    if access != .internal { words += ["--access", access.rawValue] }
    if comments != .none { words += ["--comments", comments.rawValue] }
    return words.joined(separator: " ")
  }

  /// The command that writes the JSON Schema of the types.
  var schemaCommand: String { (["sculpt", "infer"] + wordsOfTypes).joined(separator: " ") }

  /// The format that the names of the files tell, if it is one.
  var knownFormat: SampleFormat {
    if schema.hasText { return .json }
    let formats = Set(samples.filter(\.hasText).map(format(of:)))
    return formats.count == 1 ? formats.first ?? .json : .json
  }

  /// The files, and what the types depend on.
  private var wordsOfTypes: [String] {
    var words: [String] = []
    var hasName = false
    if schema.hasText {
      let bytes = Array(schema.utf8)
      let document = try? SchemaDocument(.bytes(bytes, name: "schema"))
      let kind = document?.isOpenAPI == true ? "openapi" : "schema"
      words += ["--\(kind)", "\(kind).\(SchemaDocument.format(of: bytes).rawValue)"]
      hasName = document?.title != nil
    } else {
      words += samples.indices.filter { samples[$0].hasText }
        .map { "sample\($0 + 1).\(format(of: samples[$0]).rawValue)" }
    }
    // The command names the type after the title of the schema, or after the file.
    if !hasName || !name.isEmpty { words += ["-n", (name.isEmpty ? "Root" : name).quotedForShell] }
    if tolerant { words.append("--tolerant") }
    return words
  }

  private func format(of sample: String) -> SampleFormat {
    format ?? SampleFormat(content: Array(sample.utf8))
  }
}

extension String {
  /// Whether there is more than white space.
  var hasText: Bool { contains { !$0.isWhitespace } }

  /// The text as one word of a shell.
  fileprivate var quotedForShell: String {
    let isPlain = utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
        || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
    }
    return isPlain && !isEmpty ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
