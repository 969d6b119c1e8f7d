import SwiftSyntax

extension TypeChecker {
  /// Checks whether the arguments of `@Mappable` suit the kind of the type.
  func checkArguments() {
    for argument in model.arguments.all {
      guard let label = argument.label?.text, let kind = ArgumentKind.named(label) else { continue }
      if !kind.kinds.contains(model.kind) {
        findings.add(.argumentOfOthers(label, kind.place), at: argument)
      } else if let reason = reason(against: kind) {
        findings.add(.pointless(label, reason), at: argument)
      }
    }
    checkTogether()
  }

  /// Checks combinations of two arguments, or of an argument and a property.
  private func checkTogether() {
    let arguments = model.arguments
    if arguments.writesNil, arguments.omitting.contains("notNil"),
      let argument = arguments.argument("nilValues")
    {
      findings.add(.rivals("nilValues", "omitting"), at: argument)
    }
    if arguments.unknownKeys != nil, model.properties.contains(where: \.isExtras),
      let argument = arguments.argument("unknownKeys")
    {
      findings.add(.rivals("unknownKeys", "@CodableExtras"), at: argument)
    }
  }

  /// Why an argument has no effect.
  private func reason(against kind: ArgumentKind) -> MappableDiagnostic.Reason? {
    let arguments = model.arguments
    if let via = arguments.via, !kind.isOfVia { return .via(model.name, via.type) }
    if arguments.isTransparent, !kind.isOfTransparent { return .transparent(model.name) }
    switch kind.direction {
    case .decoding where !arguments.reads: return .oneWay(model.name, "read")
    case .encoding where !arguments.writes: return .oneWay(model.name, "written")
    default: break
    }
    let labels = model.cases.flatMap(\.payload).contains { $0.label != nil }
    switch kind.label {
    case "fieldNaming", "fieldAliases", "unknownKeys", "nilValues":
      if arguments.isArray {
        return model.kind == .enumeration ? .payloadArrays(model.name) : .positions(model.name)
      }
      return model.kind == .enumeration && !labels ? .noLabels(model.name) : nil
    case "layout" where model.kind == .enumeration && arguments.isArray:
      if arguments.tagging.isInside || arguments.tagging == .codable {
        return .payloadObjects(model.name)
      }
      if arguments.tagging == .firstElement { return .arraysByTagging(model.name) }
      let hasArrays = model.cases.contains { CasePlan($0, index: 0, in: model).isObject }
      return hasArrays ? nil : .noPayloads(model.name)
    default: return nil
    }
  }
}

/// One of the arguments of `@Mappable`: the types that accept it, and what it affects.
struct ArgumentKind {
  let label: String

  /// The kinds of types that accept it.
  let kinds: Set<TypeModel.Kind>

  /// The kinds as shown in messages.
  let place: String

  /// The direction that it affects.
  var direction = AttributeKind.Direction.both

  /// Whether it applies to a type that is mapped as another.
  var isOfVia = false

  /// Whether it applies to a struct that is mapped as its only property.
  var isOfTransparent = false

  private static let ofObjects: Set<TypeModel.Kind> = [.structure, .classType, .actorType]
  private static let objects = "a struct, a class or an actor"

  private static let all: [ArgumentKind] = [
    .init(label: "fieldNaming", kinds: ofObjects.union([.enumeration]), place: ""),
    .init(
      label: "fieldAliases", kinds: ofObjects.union([.enumeration]), place: "",
      direction: .decoding),
    .init(label: "caseNaming", kinds: [.enumeration], place: "an enum"),
    .init(label: "tagged", kinds: [.enumeration], place: "an enum"),
    .init(
      label: "caseMatching", kinds: [.enumeration], place: "an enum", direction: .decoding),
    .init(
      label: "transparent", kinds: [.structure], place: "a struct", isOfTransparent: true),
    .init(label: "omitting", kinds: ofObjects, place: objects, direction: .encoding),
    .init(
      label: "nilValues", kinds: ofObjects.union([.enumeration]), place: "", direction: .encoding),
    .init(label: "unknownKeys", kinds: ofObjects, place: objects, direction: .decoding),
    .init(label: "ignoring", kinds: ofObjects, place: objects, isOfTransparent: true),
    .init(
      label: "conversions", kinds: ofObjects.union([.enumeration]), place: "",
      direction: .decoding, isOfVia: true, isOfTransparent: true),
    .init(label: "version", kinds: [.structure, .classType], place: "a struct or a class"),
    .init(label: "container", kinds: ofObjects, place: objects),
    .init(label: "layout", kinds: ofObjects.union([.enumeration]), place: ""),
  ]

  /// The argument with a label; nil if other code checks it.
  static func named(_ label: String) -> ArgumentKind? { all.first { $0.label == label } }
}
