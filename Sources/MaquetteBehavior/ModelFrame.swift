package import MaquetteCore

/// Where the keys of a model's properties begin in its encoded form.
package enum ModelFrame {
  /// In the object at the end of some steps: the form itself, unless the model has a container.
  case object(at: [MappingPath.Step])

  /// In an array, whose positions are the keys.
  case positions

  /// Nowhere: the form is that of the only property, to which these keys lead.
  case whole([String])

  /// Finds the frame of a model.
  package init(of type: any SchemaProviding.Type) {
    let form =
      (type as? any MappingDecodable.Type)?.__decodingForm
      ?? (type as? any MappingEncodable.Type)?.__encodingForm
    switch form?.kind {
    case .value?: self = .whole(type.schema.properties.first { !$0.isTransient }?.path ?? [])
    case _ where form?.isArray == true: self = .positions
    default: self = .object(at: form?.container ?? [])
    }
  }

  /// Whether the keys are those of the form itself.
  package var isForm: Bool { if case .object(let steps) = self { steps.isEmpty } else { false } }

  /// The object with the keys of the properties in an encoded model.
  package func members(of form: AnyValue) -> AnyValue {
    switch self {
    case .object(let steps): steps.isEmpty ? form : form[path: MappingPath(steps)] ?? [:]
    case .positions:
      .object(
        AnyValue.Object(
          (form.array ?? []).enumerated().map { .init(key: String($0), value: $1) }))
    case .whole(let keys): form.nested(under: keys)
    }
  }

  /// An encoded model, or its patch, in which members replace those of another.
  package func form(of members: AnyValue, over other: AnyValue) -> AnyValue {
    var form = other
    switch self {
    case .object(let steps): form.put(members, at: steps[...])
    case .positions:
      for member in members.object ?? [:] {
        if let position = Int(member.key) { form.put(member.value, at: [.index(position)]) }
      }
    case .whole(let keys): return members[path: MappingPath().appending(keys: keys)] ?? other
    }
    return form
  }
}
