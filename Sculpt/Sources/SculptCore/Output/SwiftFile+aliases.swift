extension SwiftFile {
  /// The types of documents that have no declaration of their own, with names that no other type has.
  var aliases: [TypeModel.Root] {
    guard model.roots.count > 1 || model.declarations.isEmpty else { return [] }
    var taken = Set(owned[nil, default: []].map { model.declarations[$0].name })
    let declared = rootsWithDeclaration
    var aliases: [TypeModel.Root] = []
    for (index, root) in model.roots.enumerated() where !declared.contains(index) {
      var name = Identifier.type(root.name)
      if Identifier.reservedTypes.contains(name) { name += "Model" }
      var unique = name
      var number = 2
      while Identifier.reservedTypes.contains(unique) || !taken.insert(unique).inserted {
        unique = "\(name)\(number)"
        number += 1
      }
      aliases.append(TypeModel.Root(name: unique, type: root.type))
    }
    return aliases
  }

  /// The indexes of the roots that declarations were made for; others may be names of the same types.
  private var rootsWithDeclaration: Set<Int> {
    var found: Set<Int> = []
    var claimed: Set<Int> = []
    // A declaration is that of the root with its name; where its own name was taken, that of the first with a proposal.
    for isNamed in [true, false] {
      for (place, root) in model.roots.enumerated() {
        guard case .declared(let index) = root.type.withoutNull, !claimed.contains(index) else {
          continue
        }
        let declaration = model.declarations[index]
        let isOwn =
          isNamed
          ? declaration.name == Identifier.type(root.name)
          : declaration.proposals.contains(root.name)
        guard isOwn else { continue }
        claimed.insert(index)
        found.insert(place)
      }
    }
    return found
  }

  /// Names the type of a document.
  func write(_ alias: TypeModel.Root, to code: inout CodeWriter) {
    code.line("\(access)typealias \(alias.name) = \(type(alias.type))")
  }
}

extension ValueType {
  /// The type of its values but for null.
  fileprivate var withoutNull: ValueType {
    if case .optional(let inner) = self { inner } else { self }
  }
}
