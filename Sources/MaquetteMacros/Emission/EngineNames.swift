/// The names of the core's types, and heads made of them, as in generated code.
enum EngineNames {
  static let readers = ["MaquetteCore.JSONReader", "MaquetteCore.ValueReader"]
  static let writers = ["MaquetteCore.JSONWriter", "MaquetteCore.ValueWriter"]
  static let throwsRead = "throws(MaquetteCore.ReadFailure)"
  static let throwsWrite = "throws(MaquetteCore.WriteFailure)"

  /// The names of generated members, which properties cannot have.
  static let reserved: Set<String> = [
    "__Code", "__Fields", "__Payloads", "__Rules", "__Shape", "__Storage", "__Types", "__Wire",
    "__acceptsNull", "__assign", "__binaryReading", "__caseNames", "__cases", "__change",
    "__checkReading", "__checkWriting", "__decodingForm", "__decodingKind", "__describe",
    "__describeWritten", "__document", "__documentation", "__elements", "__encodingForm",
    "__encodingKind", "__fields", "__hooks", "__layout", "__makeCases", "__makeLayout",
    "__makeOutput", "__making", "__mergesOnUpdate", "__output", "__payloadTypes", "__read",
    "__schema", "__storage", "__taking", "__update", "__value", "__write", "__writeFields",
    "__writtenDocumentation",
  ]

  /// The modules that generated code names, which nested types cannot hide.
  static let modules: Set<String> = ["MaquetteCore", "MaquetteMappings", "Swift"]

  /// An initializer, or a method that updates a model, for each of the readers.
  ///
  /// - Parameters:
  ///   - head: Its attributes, modifiers and name.
  ///   - statements: Its body.
  static func reading(_ head: String, _ statements: [String]) -> [String] {
    readers.map { block("\(head)(from reader: inout \($0)) \(throwsRead)", statements) }
  }

  /// A method for each of the writers.
  static func writing(_ words: String, _ statements: [String]) -> [String] {
    writers.map { block("\(words)(to writer: inout \($0)) \(throwsWrite)", statements) }
  }

  /// The call of a method of the writer, with statements that write in its closure.
  static func writing(
    by method: String, with writer: String = "writer", _ statements: [String]
  ) -> [String] {
    ["try writer.\(method) { (\(writer)) \(throwsWrite) in"] + statements.indented + ["}"]
  }

  /// The single body that writes a model with any writer.
  static func body(of model: TypeModel, _ statements: [String]) -> String {
    // The bodies in subclasses do not override this one. In an actor, the body is isolated.
    let isPrivate = model.kind == .classType || model.kind == .actorType
    let head = """
      @inline(__always)
      \(isPrivate ? "private " : model.isolation.member)\
      func __write<__W: MaquetteCore.MappingWriter & ~Swift.Copyable>(
        to writer: inout __W
      ) \(throwsWrite)\(model.writingConstraints.clause)
      """
    return block(head, statements)
  }

  /// The single body that writes the fields of a model.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - tag: The statements before those of the fields.
  static func fieldsBody(of model: TypeModel, after tag: [String] = []) -> String {
    body(of: model, tag + naming(model, OutputTree(model).statements))
  }

  /// The statements that write a model, so that the errors which they throw name it.
  static func naming(_ model: TypeModel, _ statements: [String]) -> [String] {
    // Without a call that throws, the compiler would warn.
    guard statements.contains(where: { $0.contains("try ") }) else { return statements }
    return ["do \(throwsWrite) {"] + statements.indented + [
      "} catch {", "  throw writer.__failed(error, in: \(model.name.swiftLiteral))", "}",
    ]
  }
}
