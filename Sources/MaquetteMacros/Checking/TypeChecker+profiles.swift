import SwiftSyntax

extension TypeChecker {
  /// Checks attributes for profiles and formats.
  func checkProfiles() {
    for property in model.properties + model.computed { check(property) }
    for property in model.properties { checkExclusions(of: property) }
    for attribute in model.cases.flatMap(\.attributes.all) where attribute.profiles != nil {
      findings.add(.profileOfCase(attribute.baseName), removing: attribute)
    }
    checkPlaces()
  }

  private func check(_ property: PropertyModel) {
    let profiled = property.attributes.profiled
    for key in profiled.keys {
      if !key.place.isPlain || !property.readPlaces[0].isPlain || !property.writePlace.isPlain {
        findings.add(.profileInArray(property.name), at: key.syntax)
      }
      if property.isFixed { findings.add(.profileOfConstant(property.name), at: key.syntax) }
      if model.properties.contains(where: \.isExtras) {
        findings.add(.profileBesideExtras(property.name), at: key.syntax)
      }
    }
    if property.type == nil, let strategy = profiled.strategies.first {
      findings.add(.needsType(property.name), at: strategy.strategy.syntax)
    }
    let exclusions = profiled.exclusions.map { ($0.names, $0.syntax) }
    checkOnce(profiled.keys.map { ($0.names, $0.syntax) } + exclusions)
    let excluded = exclusions.flatMap(\.0).map(\.trimmedDescription)
    for name in profiled.strategies.flatMap(\.names)
    where excluded.contains(name.trimmedDescription) {
      findings.add(.profileTwice(name.trimmedDescription), at: name)
    }
    for besides in ["EncodableBy", "DecodableBy"] {
      let strategies = profiled.strategies.map { ($0.names, $0.strategy.syntax) }
      checkOnce(strategies.filter { $0.1.baseName != besides })
    }
  }

  /// Checks attributes that leave a property out under some profiles and in some formats.
  private func checkExclusions(of property: PropertyModel) {
    let attributes = property.attributes
    for exclusion in attributes.profiled.exclusions {
      if attributes.readIgnored != nil && attributes.writeIgnored != nil {
        findings.add(.repeated("CodableIgnored"), removing: exclusion.syntax)
      } else if let obstacle = obstacle(to: property) {
        findings.add(.cannotBeLeftOut(property.name, obstacle), removing: exclusion.syntax)
      } else if model.arguments.reads, property.needsOwnValue, !property.hasValueWhenMissing {
        findings.add(
          .needsValue(property.name, attribute: "CodableIgnored"), at: property.binding,
          fixIts: [.initialize(property.binding)])
      }
    }
  }

  /// Why a property cannot be left out under some profiles only; nil if it can.
  private func obstacle(to property: PropertyModel) -> MappableDiagnostic.Obstacle? {
    if property.isFixed { return .constant }
    if property.position != nil { return .position }
    if model.arguments.isTransparent { return .transparent }
    if !property.isExtras, model.properties.contains(where: \.isExtras) { return .extras }
    let places = property.readPlaces + [property.writePlace]
    return places.allSatisfy(\.isPlain) ? nil : .array
  }

  /// Checks that no name is used twice.
  private func checkOnce(_ attributes: [([ExprSyntax], AttributeSyntax)]) {
    var seen: Set<String> = []
    for (names, _) in attributes {
      for name in names where !seen.insert(name.trimmedDescription).inserted {
        findings.add(.profileTwice(name.trimmedDescription), at: name)
      }
    }
  }

  /// Checks that no two properties write to the same place under any profile.
  private func checkPlaces() {
    guard model.arguments.writes else { return }
    var names: [String] = []
    for name in model.writtenProperties.flatMap(\.attributes.profiled.keys).flatMap(\.names)
    where !names.contains(name.trimmedDescription) {
      names.append(name.trimmedDescription)
    }
    for name in names {
      WrittenKeyChecker(findings: findings).check(
        model.writtenProperties.compactMap { $0.under(name) })
    }
  }
}

extension PropertyModel {
  /// Whether the property is decoded from its own key.
  fileprivate var needsOwnValue: Bool { isRead && !isFlattened && !isExtras }

  /// Whether the property has a value if the source has none for it.
  fileprivate var hasValueWhenMissing: Bool {
    hasValue || type?.present != nil || attributes.standard(for: "missing") != nil
  }

  /// The property under a profile; nil if it is left out there.
  fileprivate func under(_ name: String) -> PropertyModel? {
    let excluded = attributes.profiled.exclusions.flatMap(\.names)
    if excluded.contains(where: { $0.trimmedDescription == name }) { return nil }
    let key = attributes.profiled.keys.first { key in
      key.names.contains { $0.trimmedDescription == name }
    }
    guard let key else { return self }
    var attributes = attributes
    attributes.key = .init(place: key.place, syntax: key.syntax)
    attributes.encodedKey = key.encodedKey
    return with(attributes)
  }
}
