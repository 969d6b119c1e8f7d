/// How a struct is written in place, property by property from its memory.
///
/// As with reading, every stored property has to be known and every key one of its own object.
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
        && !property.isFlattened && !property.isExtras && property.writePlace.steps.count == 1
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
      $0.lines(properties.map(writing))
      $0.line("return MaquetteCore.StructOutput(properties)")
    }
    return output.declaration
  }

  /// The statement that adds a property to the list.
  func writing(_ property: PropertyModel) -> String {
    "properties.write(\(property.writePlace.keys[0].staticKey), \(property.path(in: model))"
      + "\(options(of: property)))"
  }

  /// Whether a property is written as its type does it, by the key that it is read by.
  ///
  /// A key with escapes stands in JSON otherwise than in the table of keys.
  func writesAsRead(_ property: PropertyModel) -> Bool {
    let key = property.writePlace.keys[0]
    return property.writePlace == property.readPlaces[0] && options(of: property).isEmpty
      && JSONText.quoted(key) == "\"\(key)\""
  }

  private func options(of property: PropertyModel) -> String {
    property.writingOptions(property.writeStrategy(in: model))
  }
}
