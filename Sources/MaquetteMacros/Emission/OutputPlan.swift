/// How a struct is written in place, property by property from its memory.
///
/// As with reading, every stored property has to be known and every key one of its own object.
struct OutputPlan {
  private let model: TypeModel

  init?(_ model: TypeModel) {
    guard
      !model.isEmbedded,
      model.kind == .structure, model.generics.isEmpty, model.isolation == .nonisolated,
      model.knowsItsMemory, !model.hasWritingHooks, model.computed.isEmpty, model.isPlainObject,
      !model.writtenProperties.contains(where: { $0.hasOutputRules(in: model) }),
      !model.writtenProperties.contains(where: { $0.type?.present != nil }),
      model.writtenProperties.allSatisfy({
        !$0.isFlattened && !$0.isExtras && $0.writePlace.steps.count == 1
      })
    else { return nil }
    self.model = model
  }

  /// The members that describe the struct to the core.
  func members(_ member: String) -> [String] {
    let properties = model.writtenProperties
    var output = SourceText()
    output.block("\(member)static let __output: MaquetteCore.StructOutput =", then: "()") {
      let word = properties.isEmpty ? "let" : "var"
      $0.line("\(word) properties = MaquetteCore.WrittenProperties<\(model.reference)>()")
      for property in properties { $0.line(writing(property)) }
      $0.line("return MaquetteCore.StructOutput(properties)")
    }
    return [
      output.declaration,
      "\(member)static var __written: MaquetteCore.WrittenForm { .structure(__output) }",
    ]
  }

  private func writing(_ property: PropertyModel) -> String {
    let options = property.writingOptions(property.writeStrategy(in: model))
    return "properties.add(\(property.writePlace.keys[0].staticKey), "
      + "\\\(model.reference).\(property.reference)\(options))"
  }
}
