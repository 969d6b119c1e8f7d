/// How a struct is written in place, property by property from its memory.
///
/// As with reading, every stored property has to be known, and no path may step into an array.
struct OutputPlan {
  private let model: TypeModel

  /// - Returns: Nil if the struct, or a variant of it, cannot be written in place: a conformance
  ///   cannot depend on compilation conditions.
  init?(_ model: TypeModel) {
    guard Self.isWrittenInPlace(model), model.variants.allSatisfy(Self.isWrittenInPlace) else {
      return nil
    }
    self.model = model
  }

  private static func isWrittenInPlace(_ model: TypeModel) -> Bool {
    guard model.isPlainStruct, !model.hasWritingHooks, model.computed.isEmpty else {
      return false
    }
    return model.writtenProperties.allSatisfy { property in
      !property.hasOutputRules(in: model) && property.type?.present == nil
        && property.writePlace.isPlain
    }
  }

  /// The members that describe the struct to the core.
  ///
  /// - Parameters:
  ///   - member: What stands before a member.
  ///   - hasLayout: Whether the layout describes what is written, too.
  func members(_ member: String, hasLayout: Bool) -> [String] {
    let head = "\(member)static let __output"
    return [
      hasLayout ? "\(head) = MaquetteCore.StructOutput(__layout)" : list(head),
      "\(member)static var __written: MaquetteCore.WrittenForm { .structure(__output) }",
    ]
  }

  private func list(_ head: String) -> String {
    let properties = model.writtenProperties
    var output = SourceText()
    output.block("\(head): MaquetteCore.StructOutput =", then: "()") {
      let word = properties.isEmpty ? "let" : "var"
      $0.line("\(word) properties = MaquetteCore.StructProperties<\(model.reference)>()")
      $0.lines(properties.filter { !$0.isExtras }.map(writing) + extras)
      $0.line("return MaquetteCore.StructOutput(properties)")
    }
    return output.declaration
  }

  /// The statement that adds a property to the list.
  func writing(_ property: PropertyModel) -> String {
    let path = property.path(in: model)
    if property.isFlattened {
      let affixes = property.attributes.affixes
      return "properties.writeFields(of: \(path)\(affixes.isEmpty ? "" : ", " + affixes.arguments))"
    }
    let keys = property.writePlace.keys.map(\.staticKey).joined(separator: ", ")
    return "properties.write([\(keys)], \(path)\(options(of: property)))"
  }

  /// The statements that add the property which keeps what no other takes.
  var extras: [String] {
    model.writtenProperties.filter(\.isExtras).map { property in
      "properties.writeExtras(\(property.path(in: model)), "
        + "besides: \(WriteEmitter.keysBesideExtras(of: model)))"
    }
  }

  /// Whether a property is written as its type does it, by the key that it is read by.
  ///
  func writesAsRead(_ property: PropertyModel) -> Bool {
    property.writePlace == property.readPlaces[0] && options(of: property).isEmpty
  }

  private func options(of property: PropertyModel) -> String {
    property.writingOptions(property.writeStrategy(in: model))
  }
}
