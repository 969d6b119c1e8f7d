import SwiftSyntax

/// Decides whether attributes for profiles and formats can be obeyed.
struct ProfileChecker {
  private let model: TypeModel
  private let findings: DiagnosticCollector

  init(_ model: TypeModel, _ findings: DiagnosticCollector) {
    self.model = model
    self.findings = findings
  }

  /// Checks all properties and cases.
  func check() {
    for property in model.properties + model.computed { check(property) }
    for attribute in model.cases.flatMap(\.attributes.all) where attribute.profiles != nil {
      findings.add(
        .profileOfCase(attribute.baseName), at: attribute, fixIts: [.remove(attribute)])
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
    checkOnce(profiled.keys.map { ($0.names, $0.syntax) })
    for besides in ["EncodableBy", "DecodableBy"] {
      let strategies = profiled.strategies.map { ($0.names, $0.strategy.syntax) }
      checkOnce(strategies.filter { $0.1.baseName != besides })
    }
  }

  /// No name stands for two things.
  private func checkOnce(_ attributes: [([ExprSyntax], AttributeSyntax)]) {
    var seen: Set<String> = []
    for (names, _) in attributes {
      for name in names where !seen.insert(name.trimmedDescription).inserted {
        findings.add(.profileTwice(name.trimmedDescription), at: name)
      }
    }
  }

  /// Sees that under no profile two properties write to one place.
  private func checkPlaces() {
    guard model.arguments.writes else { return }
    var names: [String] = []
    for name in model.writtenProperties.flatMap(\.attributes.profiled.keys).flatMap(\.names)
    where !names.contains(name.trimmedDescription) {
      names.append(name.trimmedDescription)
    }
    for name in names {
      WrittenKeyChecker(findings).check(model.writtenProperties.map { $0.under(name) })
    }
  }
}

extension PropertyModel {
  /// The property as it is under a profile.
  fileprivate func under(_ name: String) -> PropertyModel {
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
