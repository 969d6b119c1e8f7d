/// The parts of an unknown case that the fallback of an enum keeps.
enum FallbackShape: Equatable {
  /// Nothing.
  case nothing
  /// The value as a whole, also without a tag if it is not needed.
  case whole(type: String, needsTag: Bool)
  /// The tag, read as a type.
  case tag(type: String)
  /// The tag and its content, at their positions in the payload.
  case tagAndContent(type: String, tagPosition: Int)

  /// Finds the shape of a case; nil if its payload has another form.
  init?(_ model: EnumCaseModel) {
    let isUntagged = model.tagging == .untagged
    let types = model.payload.map(\.type)
    switch types.count {
    case 0 where !model.keepsUntagged: self = .nothing
    case 1 where types[0].isTree || model.keepsUntagged && !isUntagged:
      self = .whole(type: types[0].metatype, needsTag: !model.keepsUntagged)
    case _ where isUntagged || model.keepsUntagged: return nil
    case 1: self = .tag(type: types[0].metatype)
    case 2 where types[0].isTree != types[1].isTree:
      let position = types[0].isTree ? 1 : 0
      self = .tagAndContent(type: types[position].metatype, tagPosition: position)
    default: return nil
    }
  }
}

extension PropertyType {
  /// Whether this is the type of trees.
  fileprivate var isTree: Bool {
    ["AnyValue", "MaquetteCore.AnyValue", "Maquette.AnyValue"].contains(text)
  }
}
