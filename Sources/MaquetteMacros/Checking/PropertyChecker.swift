import SwiftDiagnostics
import SwiftSyntax

/// Checks whether one property can be mapped as declared.
struct PropertyChecker {
  let property: PropertyModel
  let model: TypeModel
  let findings: DiagnosticCollector
  private var attributes: PropertyAttributes { property.attributes }

  /// Checks the property.
  func check() {
    if EngineNames.reserved.contains(name) {
      findings.add(.reservedName(name), at: property.binding)
    }
    checkAttributes()
    checkValue()
    checkArchiving()
    guard !property.isIgnored else { return }
    checkDeclaration()
    checkType()
    checkDefault()
    checkOutput()
    checkPlaces()
  }

  private var name: String { property.name }

  // MARK: Attributes

  private func checkAttributes() {
    for (_, attribute) in attributes.ofValues {
      findings.add(.payloadKeyOnProperty, removing: attribute)
    }
    let checker = AttributeChecker(attributes: attributes, model: model, findings: findings)
    checker.check()
    if property.isFixed {
      checker.refuse(.constant(name)) {
        $0.direction == .decoding && $0.subject != .ignoring || $0.name == "CodableExtras"
      }
    }
    if property.position != nil {
      checker.refuse(.position(name)) { $0.subject == .keys || $0.subject == .shape }
    }
    if model.arguments.isTransparent {
      checker.refuse(.transparent(model.name)) {
        [.keys, .absence, .output, .partial].contains($0.subject)
      }
    }
    guard let type = property.type, type.isNumber else { return }
    if attributes.output.conditions.contains("notEmpty") {
      checker.refuse(.neverEmpty(name, type.text)) { $0.name == "EncodableIf" }
    }
    let ofElements: Set<String?> = ["invalidElements", "acceptsSingleValues"]
    for argument in attributes.readingRules?.arguments ?? []
    where ofElements.contains(argument.label?.text) {
      findings.add(
        .pointless(argument.label?.text ?? "", .noElements(name, type.text)), at: argument)
    }
  }

  /// Checks that no attribute contradicts a default.
  private func checkDefault() {
    if !property.isFixed, let attribute = attributes.defaults.first?.syntax,
      property.initialValue != nil
    {
      findings.add(.defaultTwice(name), removing: attribute)
    }
    guard let attribute = attributes["CodableFlattened"] else { return }
    if let value = property.initialValue, !value.isNil {
      findings.add(.flattenedValue(name), at: value)
    }
    let type = property.type?.syntax
    if type?.is(ArrayTypeSyntax.self) == true || type?.is(DictionaryTypeSyntax.self) == true
      || property.type?.isScalar == true
    {
      findings.add(.flattenedType(name), at: attribute)
    }
  }

  private func checkOutput() {
    let conditions = attributes.output.conditions
    if let attribute = attributes["EncodableIf"] {
      if conditions.contains("notDefault"), property.standard == nil, property.type?.wrapped == nil
      {
        findings.add(.noStandard(name), at: attribute)
      }
      if conditions.contains("notEmpty"), property.needsKey(in: model) {
        let fixIts = property.isConstant ? [] : [FixIt.initialize(property.binding)]
        findings.add(.emptyNeedsDefault(name), at: attribute, fixIts: fixIts)
      }
    }
    if attributes.output.nilValue != nil, property.type?.wrapped == nil,
      let attribute = attributes["EncodableDefault"]
    {
      findings.add(.neverNil(name), removing: attribute)
    }
  }

  /// Checks where the property is read, and that it can hold what is there.
  private func checkPlaces() {
    var places = Set([property.readPlaces[0].steps])
    for alias in attributes.aliases where !places.insert(alias.place.steps).inserted {
      findings.add(.duplicateAlias(alias.place.steps.pathText, name), at: alias.syntax)
    }
    let type = property.type
    if let attribute = attributes["CodableExtras"] {
      if type?.wrapped != nil || type?.syntax?.is(ArrayTypeSyntax.self) == true {
        findings.add(.extrasType(name), at: attribute)
      }
      if let first = model.properties.first(where: \.isExtras), first.name != name {
        findings.add(.extrasTwice(first.name, name), removing: attribute)
      }
    }
    guard let key = attributes.keys.first(where: \.place.isInEach) else { return }
    if type?.isArray == false { findings.add(.collectedType(name), at: key.syntax) }
    if let strategy = attributes.readStrategy ?? attributes.writeStrategy {
      findings.add(.collectedStrategy(name), at: strategy.syntax)
    }
  }

  // MARK: Values and types

  /// Checks that a property that is not decoded has a value.
  private func checkValue() {
    guard model.arguments.reads, !property.isRead, !property.hasValue,
      let attribute = attributes.readIgnored, attributes.wrappers.isEmpty
    else { return }
    findings.add(
      .needsValue(name, attribute.baseName), at: property.binding,
      fixIts: [.initialize(property.binding)])
  }

  private func checkDeclaration() {
    for wrapper in attributes.wrappers {
      if let meant = AttributeKind.near(wrapper.baseName) {
        findings.add(.misspelled(wrapper.baseName, meant.name, name), at: wrapper)
      } else {
        findings.add(.wrapped(name, wrapper.baseName), at: wrapper, fixIts: ignoreFixIts)
      }
    }
    let declaration = property.declaration
    let references = declaration.modifiers.filter { ["weak", "unowned"].contains($0.name.text) }
    if let modifier = references.first {
      findings.add(.weakReference(name, modifier.name.text), at: modifier, fixIts: ignoreFixIts)
    }
    // The value of such a constant is hardly that of every document.
    if property.isFixed, model.arguments.reads, attributes.readIgnored == nil,
      let value = property.initialValue,
      value.isEmptyCollection || value.is(FunctionCallExprSyntax.self)
    {
      let keyword = declaration.bindingSpecifier
      let change = FixIt.replace(keyword, by: "var", "replace 'let' by 'var'")
      findings.add(
        .constantIsNotRead(name), at: keyword,
        fixIts: [change, .attach("DecodableIgnored", declaration)])
    }
  }

  private func checkType() {
    guard let type = property.type else {
      let isNeeded = model.arguments.reads && property.isRead || property.isFlattened
      guard isNeeded, attributes.wrappers.isEmpty else { return }
      return findings.add(
        .needsType(name), at: property.binding,
        fixIts: [.inserting("add a type annotation", ": <#Type#>", after: property.binding.pattern)]
      )
    }
    guard let syntax = type.syntax else { return }
    if type.positions == nil, let kind = type.unmappableKind {
      findings.add(.unmappableType(name, kind), at: syntax, fixIts: ignoreFixIts)
    } else if !property.isExtras,
      model.needsMappedType(attributes, property.isRead, property.isWritten),
      let problem = type.problem
    {
      let fixIts = problem.strategy.map { [FixIt.attach("CodableBy(\($0))", property.declaration)] }
      findings.add(
        .openType("'\(name)'", problem.phrase, problem.resolution), at: syntax,
        fixIts: property.declaration.bindings.count == 1 ? fixIts ?? [] : [])
    }
  }

  /// Ignoring the property is a single edit only if it then has a value.
  private var ignoreFixIts: [FixIt] {
    property.hasValue && property.declaration.bindings.count == 1
      ? [.attach("CodableIgnored", property.declaration)] : []
  }
}
