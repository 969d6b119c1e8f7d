import SwiftSyntax

extension PropertyChecker {
  /// Checks that `@Archived` can be applied to a property of the model.
  func checkArchiving() {
    guard let attribute = property.attributes["Archived"], let behavior = property.archiving else {
      return
    }
    func refuse(_ reason: MappableDiagnostic.Reason) {
      findings.add(.pointless("@Archived", reason), removing: attribute)
    }
    if model.kind == .actorType || model.isNoncopyable { return refuse(.neverArchived(model.name)) }
    if !model.arguments.reads || !model.arguments.writes {
      return refuse(.oneWay(model.name, model.arguments.reads ? "written" : "read"))
    }
    if property.position != nil { return refuse(.position(property.name)) }
    if model.arguments.isTransparent { return refuse(.transparent(model.name)) }
    switch behavior {
    // What only archives contain is set after the object is created.
    case .always where property.isArchivedAlone, .conditionally where property.isArchivedAlone:
      if model.kind != .classType {
        findings.add(.archivedAloneInValue(property.name), at: attribute)
      } else if property.isConstant || property.isLazy {
        findings.add(.archivedAloneConstant(property.name), at: attribute)
      } else if model.isolation.isActor {
        findings.add(.archivedAloneIsolated(property.name), at: attribute)
      }
    case .excluded where property.isIgnored || !property.isWritten:
      refuse(.notArchived(property.name))
    case .excluded
    where property.isRead && !property.hasValue && property.attributes.defaults.isEmpty:
      findings.add(
        .excludedNeedsValue(property.name), at: property.binding,
        fixIts: [.initialize(property.binding)])
    case .always where property.isRead && !property.isWritten:
      if model.kind != .classType {
        findings.add(.archivedAloneInValue(property.name), at: attribute)
      }
    case .always: refuse(.archivedAnyway(property.name))
    case .conditionally where property.isConstant || !property.hasValue:
      findings.add(.conditionalNeedsValue(property.name), at: attribute)
    case .excluded, .conditionally: break
    }
  }
}
