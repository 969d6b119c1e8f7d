import MaquetteCore

// Choices of forms, whose forms may be in another order.

extension SchemaComparison {
  /// Alternatives are the same if they are equal, or of the same tag.
  ///
  /// Even equal ones may refer to different definitions.
  mutating func compareAlternatives(
    _ old: AnyValue.Object, _ new: AnyValue.Object, at place: String
  ) {
    guard let before = old["anyOf"]?.array, let after = new["anyOf"]?.array else {
      guard old["anyOf"] != new["anyOf"] else { return }
      return add(
        new["anyOf"] == nil ? "no choice of forms" : "a choice of forms", at: place, .both)
    }
    compareForms(before, after, at: place, gone: .writers, added: .readers)
  }

  mutating func compareForms(
    _ old: [AnyValue], _ new: [AnyValue], at place: String, gone: SchemaChange.Breaks,
    added: SchemaChange.Breaks
  ) {
    var rest = old
    for alternative in new {
      if let index = rest.firstIndex(of: alternative)
        ?? rest.firstIndex(where: { isSame($0, alternative) && !new.contains($0) })
      {
        compare(rest.remove(at: index), alternative, at: place)
      } else {
        add("a form is new: \(name(alternative))", at: place, added)
      }
    }
    for alternative in rest { add("a form is gone: \(name(alternative))", at: place, gone) }
  }

  private func isSame(_ old: AnyValue, _ new: AnyValue) -> Bool {
    (!tags(old).isEmpty && tags(old) == tags(new))
      || old["$ref"] != .null && old["$ref"] == new["$ref"]
  }

  /// The keys with a constant, or the only key of an object.
  private func tags(_ schema: AnyValue) -> [String] {
    let properties = schema["properties"].object ?? [:]
    let constants = properties.filter { $0.value["const"] != .null }
    if constants.isEmpty, properties.count == 1 { return [properties[0].key] }
    return constants.map { "\($0.key)=\($0.value["const"])" }
  }

  private func name(_ schema: AnyValue) -> String {
    let tags = tags(schema)
    return tags.isEmpty ? schema["$ref"].string ?? schema.description : tags.joined(separator: ", ")
  }
}
