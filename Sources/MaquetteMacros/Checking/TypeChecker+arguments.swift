import SwiftSyntax

extension TypeChecker {
  /// Checks whether the arguments of `@Mappable` suit the kind of the type.
  func checkArguments() {
    for argument in model.arguments.all {
      guard let label = argument.label?.text, let kind = ArgumentKind.named(label) else { continue }
      if !kind.types.kinds.contains(model.kind) {
        findings.add(.argumentOfOthers(label, kind.types.place), at: argument)
      } else if let reason = reason(against: kind) {
        findings.add(.pointless(label, reason), at: argument)
      }
    }
    let arguments = model.arguments
    if arguments.writesNil, arguments.omitting.contains("notNil") {
      report(.rivals("nilValues", "omitting"), at: "nilValues")
    }
    if arguments.unknownKeys != nil, model.properties.contains(where: \.isExtras) {
      report(.rivals("unknownKeys", "@CodableExtras"), at: "unknownKeys")
    }
  }

  /// Reports a problem at the argument with a label, if it is there.
  func report(_ problem: MappableDiagnostic, at label: String) {
    let argument = model.arguments.all.first { $0.label?.text == label }
    if let argument { findings.add(problem, at: argument) }
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
      return model.cases.contains(where: \.isObject) ? nil : .noPayloads(model.name)
    default: return nil
    }
  }
}

/// One of the arguments of `@Mappable`: the types that accept it, and what it affects.
struct ArgumentKind {
  let label: String

  /// The types that accept it.
  let types: Types

  /// The direction that it affects.
  var direction = AttributeKind.Direction.both

  /// Whether it applies to a type that is mapped as another.
  var isOfVia = false

  /// Whether it applies to a struct that is mapped as its only property.
  var isOfTransparent = false

  /// Types that accept an argument: their kinds, and what messages call them.
  struct Types {
    let kinds: Set<TypeModel.Kind>
    let place: String

    static let all = Self(kinds: [.structure, .classType, .actorType, .enumeration], place: "")
    static let objects = Self(
      kinds: [.structure, .classType, .actorType], place: "a struct, a class or an actor")
    static let archived = Self(kinds: [.structure, .classType], place: "a struct or a class")
    static let structs = Self(
      kinds: [.structure], place: "a struct; a class holds one, or conforms by hand")
    static let enums = Self(kinds: [.enumeration], place: "an enum")
  }

  private static let all: [ArgumentKind] = [
    .init(label: "fieldNaming", types: .all),
    .init(label: "fieldAliases", types: .all, direction: .decoding),
    .init(label: "caseNaming", types: .enums),
    .init(label: "tagged", types: .enums),
    .init(label: "caseMatching", types: .enums, direction: .decoding),
    .init(label: "transparent", types: .structs, isOfTransparent: true),
    .init(label: "omitting", types: .objects, direction: .encoding),
    .init(label: "nilValues", types: .all, direction: .encoding),
    .init(label: "unknownKeys", types: .objects, direction: .decoding),
    .init(label: "ignoring", types: .objects, isOfTransparent: true),
    .init(
      label: "conversions", types: .all, direction: .decoding, isOfVia: true,
      isOfTransparent: true),
    .init(label: "version", types: .archived),
    .init(label: "container", types: .objects),
    .init(label: "layout", types: .all),
  ]

  /// The argument with a label; nil if other code checks it.
  static func named(_ label: String) -> ArgumentKind? { all.first { $0.label == label } }
}
