import SwiftSyntax

extension TypeChecker {
  /// Checks whether the cases of an enum can be mapped as declared.
  func checkCases() {
    checkRawValues()
    checkNames()
    checkFallbacks()
    checkTagPlace()
    for value in model.cases { check(value) }
  }

  private func checkRawValues() {
    guard let rawType = model.rawType else { return }
    if let value = model.cases.first(where: { !$0.payload.isEmpty }) {
      let node = value.payload.first.map { Syntax($0.syntax) } ?? Syntax(value.syntax)
      findings.add(.payloadOfRawValue(value.name, model.name, rawType), at: node)
    }
    guard rawType != "String" else { return }
    if model.arguments.caseNaming != .unchanged {
      report(.namedRawValue("Mappable", model.name, rawType), at: "caseNaming")
    }
    for argument in model.arguments.all
    where ["tagged", "caseMatching"].contains(argument.label?.text) {
      findings.add(.taggedRawValue(model.name, rawType), at: argument)
    }
    for value in model.cases {
      guard let values = value.attributes.caseValues, values.encoded != nil else { continue }
      findings.add(.encodedRawValue(model.name), at: values.syntax)
    }
    let naming = ["CodingKey", "DecodableAlias"]
    for attribute in model.cases.flatMap(\.attributes.all)
    where naming.contains(attribute.baseName) {
      findings.add(
        .namedRawValue(attribute.baseName, model.name, rawType), removing: attribute)
    }
  }

  private func checkNames() {
    var owners: [(tag: CaseTagModel, owner: EnumCaseModel)] = []
    for value in model.cases where value.isRead {
      for tag in value.tags {
        let owner = owners.first {
          $0.tag.overlaps(tag, ignoringCase: model.arguments.ignoresCase)
        }
        if let owner {
          let node = value.attributes.all.first.map { Syntax($0) } ?? Syntax(value.syntax)
          findings.add(.duplicateCase(tag.text, owner.owner.name, value.name), at: node)
        }
        owners.append((tag, value))
      }
    }
  }

  private func checkFallbacks() {
    let fallbacks = model.cases.compactMap { value in
      value.attributes["CodableFallback"].map { (value, $0) }
    }
    guard let (fallback, attribute) = fallbacks.first else { return }
    for (other, attribute) in fallbacks.dropFirst() {
      findings.add(.severalFallbacks(fallback.name, other.name), removing: attribute)
    }
    let isUntagged = model.arguments.tagging == .untagged
    if FallbackShape(fallback) == nil {
      let problem: MappableDiagnostic =
        isUntagged ? .untaggedFallbackPayload(fallback.name) : .fallbackPayload(fallback.name)
      findings.add(problem, at: attribute)
    }
  }

  private func checkTagPlace() {
    if case .adjacent(let path, let content) = model.arguments.tagging, path[0] == content {
      report(.contentAtTag(content), at: "tagged")
    }
    guard case .inside(let path) = model.arguments.tagging else { return }
    for value in model.cases where !value.isFallback && value.isObject {
      for payload in value.payload
      where payload.key == path[0] && !payload.isFlattened && (payload.isRead || payload.isWritten)
      {
        findings.add(.payloadAtTag(payload.key, value.name), at: payload.syntax)
      }
    }
  }

  private func check(_ value: EnumCaseModel) {
    for key in value.attributes.keys where key.place.steps.count > 1 {
      findings.add(.caseInPath(key.syntax.baseName), at: key.syntax)
    }
    let isKey =
      model.arguments.tagging == .codable
      || model.arguments.tagging == .external && !value.payload.isEmpty
    if isKey, value.tags.contains(.none), let values = value.attributes.caseValues {
      findings.add(.nilAsKey(value.name), at: values.syntax)
    }
    if !model.isRaw, !value.writtenTag.isOne, let values = value.attributes.caseValues {
      findings.add(.rangeIsNotWritten, at: values.syntax)
    }
    checkAttributes(of: value)
    var seen: Set<PathText.Step> = []
    for payload in value.payload {
      let hasKey = !payload.isFlattened && (payload.isRead || payload.isWritten)
      if hasKey, !seen.insert(.key(payload.key)).inserted {
        findings.add(.duplicatePayloadKey(payload.key, value.name), at: payload.syntax)
      }
      if let kind = payload.type.unmappableKind {
        findings.add(.unmappablePayload(value.name, kind), at: payload.syntax)
      } else if model.needsMappedType(
        payload.attributes, value.isRead && payload.isRead, value.isWritten && payload.isWritten),
        let problem = payload.type.problem
      {
        findings.add(
          .openType("a value of the case '\(value.name)'", problem.phrase, problem.resolution),
          at: payload.syntax)
      }
    }
  }

  private func checkAttributes(of value: EnumCaseModel) {
    for (label, attribute) in value.attributes.ofValues
    where !value.payload.contains(where: { $0.name == label }) {
      findings.add(.noSuchLabel(label, value.name), at: attribute)
    }
    let checker = AttributeChecker(attributes: value.attributes, model: model, findings: findings)
    checker.check()
    if model.arguments.tagging == .untagged, !value.payload.isEmpty, !value.isFallback {
      checker.refuse(.untagged(value.name)) {
        $0.subject == .keys || $0.name == "CodableCase"
      }
    }
    let keepsUnknown = value.isFallback && !value.payload.isEmpty
    for payload in value.payload {
      let checker = AttributeChecker(
        attributes: payload.attributes, model: model, findings: findings)
      checker.check()
      if model.arguments.isArray {
        checker.refuse(.payloadArrays(model.name)) {
          [.keys, .ignoring, .shape].contains($0.subject)
        }
      }
      checkValue(payload)
      if keepsUnknown, let attribute = payload.attributes.first {
        findings.add(.valueOfFallback(attribute.baseName, value.name), removing: attribute)
      }
    }
  }

  /// Checks that a value that is not decoded has a default, and that a flattened value is a model.
  private func checkValue(_ payload: PayloadValue) {
    let attributes = payload.attributes
    if model.arguments.reads, let attribute = attributes.readIgnored, payload.defaultValue == nil,
      payload.type.wrapped == nil
    {
      findings.add(
        .valueNeedsDefault(payload.name, attribute.baseName), at: payload.syntax)
    }
    if let value = payload.defaultValue, payload.isFlattened {
      findings.add(.flattenedValue(payload.name), at: value)
    }
    if let attribute = attributes["CodableFlattened"], payload.type.isNeverObject {
      findings.add(.flattenedType(payload.name), removing: attribute)
    }
  }
}
