import SwiftSyntax

/// Decides whether the cases of an enum can be mapped as they stand.
struct EnumChecker {
  private let model: TypeModel
  private let findings: Findings

  init(_ model: TypeModel, _ findings: Findings) {
    self.model = model
    self.findings = findings
  }

  /// Checks the cases.
  func check() {
    checkRawValues()
    checkNames()
    for value in model.cases { check(value) }
  }

  private func checkRawValues() {
    guard let rawType = model.rawType, rawType != "String" else { return }
    if let argument = model.arguments.caseNamingSyntax, model.arguments.caseNaming != .unchanged {
      findings.add(.namedRawValue("Mappable", model.name, rawType: rawType), at: argument)
    }
    for attribute in model.cases.flatMap(\.attributes.all) {
      findings.add(
        .namedRawValue(attribute.baseName, model.name, rawType: rawType), at: attribute,
        fixIts: [.remove(attribute)])
    }
  }

  private func checkNames() {
    var owners: [String: EnumCaseModel] = [:]
    for value in model.cases {
      for name in value.readNames {
        if let owner = owners[name] {
          let node = value.attributes.all.first.map { Syntax($0) } ?? Syntax(value.syntax)
          findings.add(.duplicateCase(name, owner.name, value.name), at: node)
        }
        owners[name] = value
      }
    }
  }

  private func check(_ value: EnumCaseModel) {
    let keys = (value.attributes.key.map { [$0] } ?? []) + value.attributes.aliases
    for key in keys where key.place.steps.count > 1 {
      findings.add(.caseInPath(key.syntax.baseName), at: key.syntax)
    }
    var seen: Set<String> = []
    for payload in value.payload {
      if !seen.insert(payload.key).inserted {
        findings.add(.duplicatePayloadKey(payload.key, value.name), at: payload.syntax)
      }
      if let kind = payload.type.unmappableKind {
        findings.add(.unmappablePayload(value.name, kind), at: payload.syntax)
      }
    }
  }
}
