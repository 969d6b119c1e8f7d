/// The names of the core's types, and heads made of them, as in generated code.
enum EngineNames {
  static let readers = ["MaquetteCore.JSONReader", "MaquetteCore.ValueReader"]
  static let writers = ["MaquetteCore.JSONWriter", "MaquetteCore.ValueWriter"]
  static let throwsRead = "throws(MaquetteCore.ReadFailure)"
  static let throwsWrite = "throws(MaquetteCore.WriteFailure)"

  /// The names of generated members, which properties cannot have.
  static let reserved: Set<String> = [
    "__assign", "__binaryReading", "__cases", "__change", "__decodingForm", "__decodingKind",
    "__describe", "__describeWritten", "__elements", "__encodingForm", "__encodingKind", "__fields",
    "__hooks", "__layout", "__makeCases", "__makeLayout", "__makeOutput", "__making",
    "__mergesOnUpdate",
    "__output", "__payloadTypes", "__read", "__schema", "__storage", "__taking", "__update",
    "__value",
    "__write", "__writeFields",
  ]

  /// The modules that generated code names, which nested types cannot hide.
  static let modules: Set<String> = ["MaquetteCore", "MaquetteMappings", "Swift"]

  /// Adds the single body that reads a value of a type with any reader.
  static func readingHead(
    of model: TypeModel, as type: String = "Self", _ source: inout SourceText,
    _ body: (inout SourceText) -> Void
  ) {
    source.line("@inline(__always)")
    source.line(
      "\(model.isolation.member)static func __read<__R: MaquetteCore.MappingReader & ~Swift.Copyable>("
    )
    source.line("  from reader: inout __R")
    source.block(") \(throwsRead) -> \(type)\(model.readingConstraints.clause)", body)
  }

  /// Adds an initializer for each of the readers.
  static func readingInitializers(
    of model: TypeModel, _ source: inout SourceText, _ statements: [String]
  ) {
    let member = model.isolation.member + model.access
    for (index, reader) in readers.enumerated() {
      if index > 0 { source.gap() }
      source.lines(entrance(of: model))
      source.block("\(member)init(from reader: inout \(reader)) \(throwsRead)") {
        $0.lines(statements)
      }
    }
  }

  /// The attributes of the functions that decode and encode a type.
  ///
  /// The payload of an enum may contain the enum again: if it were inlined into itself, the
  /// optimizer would take minutes.
  static func entrance(of model: TypeModel) -> [String] {
    model.kind == .enumeration ? ["@inline(never)"] : []
  }

  /// Adds the single body that writes a model with any writer.
  static func writingHead(
    of model: TypeModel, _ source: inout SourceText, _ body: (inout SourceText) -> Void
  ) {
    // The bodies in subclasses do not override this one. In an actor, the body is isolated.
    let isPrivate = model.kind == .classType || model.kind == .actorType
    let word = isPrivate ? "private " : model.isolation.member
    source.line("@inline(__always)")
    source.line("\(word)func __write<__W: MaquetteCore.MappingWriter & ~Swift.Copyable>(")
    source.line("  to writer: inout __W")
    source.block(") \(throwsWrite)\(model.writingConstraints.clause)", body)
  }

  /// The statements that write a model, so that the errors which they throw name it.
  static func naming(_ model: TypeModel, _ statements: [String]) -> [String] {
    // Without a call that throws, the compiler would warn.
    guard statements.contains(where: { $0.contains("try ") }) else { return statements }
    return ["do \(throwsWrite) {"] + statements.map { "  " + $0 } + [
      "} catch {", "  throw writer.__failed(error, in: \(model.name.swiftLiteral))", "}",
    ]
  }
}
