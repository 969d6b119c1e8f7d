import SwiftSyntax

extension TypeChecker {
  /// Checks attributes for profiles and formats.
  func checkProfiles() {
    for property in model.properties + model.computed { check(property) }
    for property in model.properties { checkExclusions(of: property) }
    for attribute in model.cases.flatMap(\.attributes.all) where !attribute.profiles.isEmpty {
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
      findings.add(.needsType(property.name), at: strategy.syntax)
    }
    checkOnce(profiled.keys.map(\.syntax) + profiled.exclusions)
    let excluded = profiled.exclusions.flatMap(\.profiles).map(\.trimmedDescription)
    for name in profiled.strategies.flatMap(\.syntax.profiles)
    where excluded.contains(name.trimmedDescription) {
      findings.add(.profileTwice(name.trimmedDescription), at: name)
    }
    for besides in ["EncodableBy", "DecodableBy"] {
      checkOnce(profiled.strategies.map(\.syntax).filter { $0.baseName != besides })
    }
  }

  /// Checks attributes that leave a property out under some profiles and in some formats.
  private func checkExclusions(of property: PropertyModel) {
    let attributes = property.attributes
    for exclusion in attributes.profiled.exclusions {
      if attributes.readIgnored != nil && attributes.writeIgnored != nil {
        findings.add(.repeated("CodableIgnored"), removing: exclusion)
      } else if let obstacle = obstacle(to: property) {
        findings.add(.cannotBeLeftOut(property.name, obstacle), removing: exclusion)
      } else if model.arguments.reads, property.isRead, !property.isFlattened, !property.isExtras,
        !property.hasValue, property.type?.present == nil,
        attributes.standard(for: "missing") == nil
      {
        findings.add(
          .needsValue(property.name, "CodableIgnored"), at: property.binding,
          fixIts: [.initialize(property.binding)])
      }
    }
  }

  /// Why a property cannot be left out under some profiles only; nil if it can.
  private func obstacle(to property: PropertyModel) -> String? {
    let places = property.readPlaces + [property.writePlace]
    let obstacles = [
      (property.isFixed, "is a constant with a value"),
      (
        property.position != nil,
        "is an element of an array, so leaving it out would move others"
      ),
      (model.arguments.isTransparent, "is the only value of its model"),
      (
        !property.isExtras && model.properties.contains(where: \.isExtras),
        "has '@CodableExtras' beside it, which would keep its key"
      ),
      (!places.allSatisfy(\.isPlain), "has a key that leads into an array"),
    ]
    return obstacles.first(where: \.0)?.1
  }

  /// Checks that no name is used twice.
  private func checkOnce(_ attributes: [AttributeSyntax]) {
    var seen: Set<String> = []
    for name in attributes.flatMap(\.profiles)
    where !seen.insert(name.trimmedDescription).inserted {
      findings.add(.profileTwice(name.trimmedDescription), at: name)
    }
  }

  /// Checks that no two properties write to the same place under any profile.
  private func checkPlaces() {
    guard model.arguments.writes else { return }
    let keys = model.writtenProperties.flatMap(\.attributes.profiled.keys)
    for name in keys.flatMap(\.syntax.profiles).map(\.trimmedDescription).uniqued {
      findings.checkWrittenKeys(of: model.writtenProperties.compactMap { $0.under(name) })
    }
  }
}

extension PropertyModel {
  /// The property under a profile; nil if it is left out there.
  fileprivate func under(_ name: String) -> PropertyModel? {
    func isNamed(_ attribute: AttributeSyntax) -> Bool {
      attribute.profiles.contains { $0.trimmedDescription == name }
    }
    if attributes.profiled.exclusions.contains(where: isNamed) { return nil }
    return attributes.profiled.keys.first { isNamed($0.syntax) }.map(under) ?? self
  }
}
