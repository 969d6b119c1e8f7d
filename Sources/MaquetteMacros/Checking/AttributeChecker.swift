import SwiftSyntax

/// Checks the attributes of one property or case, individually and together.
struct AttributeChecker {
  let attributes: PropertyAttributes
  let model: TypeModel
  let findings: DiagnosticCollector

  /// Checks the attributes.
  func check() {
    checkContradictions()
    checkDirection()
    checkDatePatterns()
  }

  /// Finds date patterns that fail whenever they are used: literals after `.date(` and `.dates(`.
  ///
  /// A warning, because the application may have a static member `date` of its own.
  private func checkDatePatterns() {
    let strategies = attributes.all.filter { $0.baseName.hasSuffix("ableBy") }
    for call in strategies.flatMap(\.calls) {
      guard ["date", "civilDate", "dates"].contains(call.calledExpression.memberName),
        let argument = call.arguments.first, argument.label == nil
      else { continue }
      for expression in argument.elements {
        guard let pattern = expression.stringLiteral,
          let mistake = DatePatternWalk.mistake(in: Array(pattern.utf8).span)
        else { continue }
        findings.add(.wrongPattern(pattern, mistake), at: expression)
      }
    }
  }

  private func checkContradictions() {
    let present = attributes.all
    for (index, attribute) in present.enumerated() {
      for other in present[(index + 1)...] {
        guard let kind = AttributeKind.named(attribute.baseName),
          let rival = AttributeKind.named(other.baseName), kind.contradicts(rival),
          kind.subject != .strategy || rival.subject != .strategy
            || !attribute.isApart(from: other),
          // A property that some formats leave out still follows its other attributes elsewhere.
          ![attribute, other].contains(where: {
            $0.baseName == "CodableIgnored" && !$0.profiles.isEmpty
          })
            || kind.subject == .shape || rival.subject == .shape
        else { continue }
        findings.add(
          .contradiction(kind.name, rival.name), at: other,
          fixIts: [.remove(attribute), .remove(other)])
      }
    }
  }

  /// Checks that no attribute affects only a direction in which the model is not mapped.
  private func checkDirection() {
    if !model.arguments.reads {
      let conditions = attributes.output.conditions.union(model.arguments.omitting)
      refuse(.oneWay(model.name, "read")) { kind in
        // `validate()` uses the rules too, and the default is compared with the value.
        kind.direction == .decoding && kind.subject != .validation
          && !(kind.subject == .absence && conditions.contains("notDefault"))
      }
    }
    guard !model.arguments.writes else { return }
    refuse(.oneWay(model.name, "written")) { $0.direction == .encoding }
    for argument in attributes.all.flatMap(\.labeledArguments)
    where argument.label?.text == "encode" && !argument.expression.isNil {
      findings.add(.pointless("encode", .oneWay(model.name, "written")), at: argument)
    }
  }

  /// Reports for each attribute of some kinds why it has no effect.
  func refuse(_ reason: MappableDiagnostic.Reason, _ isPointless: (AttributeKind) -> Bool) {
    for attribute in attributes.all {
      guard let kind = AttributeKind.named(attribute.baseName), isPointless(kind) else { continue }
      findings.add(.pointless("@" + kind.name, reason), removing: attribute)
    }
  }
}

extension TypeModel {
  /// Whether the type of a value must be mapped itself, in at least one direction.
  func needsMappedType(
    _ attributes: PropertyAttributes, _ isRead: Bool, _ isWritten: Bool
  ) -> Bool {
    arguments.reads && isRead && attributes.readStrategy == nil
      || arguments.writes && isWritten && attributes.writeStrategy == nil
  }
}
