extension TypeModel {
  /// Names all types and properties.
  ///
  /// A type whose name is taken is named after the type around it as well, then with a number.
  mutating func assignNames(by rules: InferenceRules) {
    // The types around those of each name, and around these.
    var scopes: [String: Set<Int?>] = [:]
    var outerScopes: [String: Set<Int?>] = [:]
    var numbers: [String: Int] = [:]
    // A key path to a property would name a type of the same name beside it.
    let members = declarations.map { memberNames(of: $0, by: rules) }
    let locked = declarations.map { rules.lock.types[$0.lockKey] }
    let lockedNames = Set(locked.compactMap { $0 })
    // Those that others are named after come first.
    for index in namingOrder() {
      let declaration = declarations[index]
      // What the user names counts first, then what an earlier run named.
      let isGiven = rules.names[declaration.path] != nil && declaration.tag == nil
      let lock = isGiven ? nil : locked[index]
      let proposals = ((lock.map { [$0] } ?? []) + declaration.proposals).map(Identifier.type)
      let around = scopesAround(declaration.owner)
      func isTaken(_ name: String) -> Bool {
        if Identifier.reservedTypes.contains(name) { return true }
        if let owner = declaration.owner, members[owner].contains(name) { return true }
        if lock == nil, lockedNames.contains(name) { return true }
        // One that is seen here, or that would hide this one where it is seen.
        return scopes[name].map { !$0.isDisjoint(with: around) } ?? false
          || outerScopes[name]?.contains(declaration.owner) == true
      }
      var name = proposals.first { !isTaken($0) }
      if name == nil, let owner = declaration.owner {
        name = declarations[owner].name + proposals[0]
      }
      let isReserved = Identifier.reservedTypes.contains(proposals[0])
      let base = name ?? (isReserved ? proposals[0] + "Model" : proposals[0])
      var unique = base
      while isTaken(unique) {
        numbers[base, default: 1] += 1
        unique = "\(base)\(numbers[base, default: 2])"
      }
      declarations[index].name = unique
      scopes[unique, default: []].insert(declaration.owner)
      outerScopes[unique, default: []].formUnion(around)
    }
    for index in declarations.indices { nameProperties(of: index, by: rules) }
  }

  /// The names that the properties of a type have, unless two have the same.
  private func memberNames(of declaration: Declaration, by rules: InferenceRules) -> Set<String> {
    guard case .record(let properties) = declaration.kind else { return [] }
    return Set(properties.map { Identifier.member(rules.chosenName(of: $0) ?? $0.key) })
  }

  /// Owners before what they own, the root first.
  private func namingOrder() -> [Int] {
    var owned: [Int?: [Int]] = [:]
    for index in declarations.indices {
      owned[declarations[index].owner, default: []].append(index)
    }
    var order: [Int] = []
    var open = owned[nil, default: []][...]
    while let next = open.popFirst() {
      order.append(next)
      open += owned[next, default: []]
    }
    return order
  }

  /// A scope and those around it, up to the top.
  private func scopesAround(_ scope: Int?) -> [Int?] {
    var scopes = [scope]
    while let inner = scopes[scopes.count - 1] { scopes.append(declarations[inner].owner) }
    return scopes
  }

  private mutating func nameProperties(of index: Int, by rules: InferenceRules) {
    guard case .record(var properties) = declarations[index].kind else { return }
    var taken: Set<String> = []
    // What the user or an earlier run named comes first, then keys that are names as they are.
    func rank(_ property: Property) -> Int {
      if rules.chosenName(of: property) != nil { return 0 }
      return Identifier.member(property.key) == property.key ? 1 : 2
    }
    for wanted in 0...2 {
      for position in properties.indices where rank(properties[position]) == wanted {
        let property = properties[position]
        properties[position].name = Identifier.member(
          rules.chosenName(of: property) ?? property.key, besides: &taken)
      }
    }
    declarations[index].kind = .record(properties)
  }
}

extension InferenceRules {
  fileprivate func chosenName(of property: TypeModel.Property) -> String? {
    names[property.path] ?? lock.properties[property.path.description]
  }
}
