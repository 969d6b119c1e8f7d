import SwiftSyntax

/// The types of the payloads of an enum, under names that its extensions can see.
///
/// The compiler (6.3) checks the bodies of members that a macro adds to an enum only when it emits
/// code for them, and crashes at errors there. It does check extensions, so an extension first
/// checks that every type is mapped.
struct PayloadTypes {
  private let model: TypeModel
  private let types: [(type: String, place: String, reads: Bool, writes: Bool)]

  init(_ model: TypeModel) {
    self.model = model
    let uses = model.cases.flatMap { entry in
      entry.payload.filter { !$0.type.isSurelyMapped(in: model) }.map { value in
        (
          type: value.type.text, place: "case \(entry.name), \(value.name): \(value.type.text)",
          reads: entry.isRead && value.isRead && value.attributes.readStrategy == nil,
          writes: entry.isWritten && value.isWritten && value.attributes.writeStrategy == nil
        )
      }
    }
    let types = uses.map(\.type).uniqued.map { type in
      let same = uses.filter { $0.type == type }
      let (reads, writes) = (same.contains { $0.reads }, same.contains { $0.writes })
      return (type: type, place: same[0].place, reads: reads, writes: writes)
    }
    self.types = types.filter { $0.reads || $0.writes }
  }

  /// The names of the types; nil if none need a check.
  var declaration: String? {
    guard !types.isEmpty else { return nil }
    return block(
      "\(model.isolation.conformance)enum __Types",
      types.enumerated().map { "typealias __T\($0) = \($1.type)" })
  }

  /// The names of those of some types whose spelling does not show that null is none of their values.
  func names(of payloads: [PropertyType]) -> [String] {
    payloads.filter { !$0.isScalar && !$0.isEmptiable && $0.positions == nil }.map { payload in
      types.firstIndex { $0.type == payload.text }.map { "__Types.__T\($0)" } ?? payload.text
    }.uniqued
  }

  /// The function that asks whether the types can be read, or written; none if none need a check.
  func check(reading: Bool) -> [String] {
    let (direction, function) = reading ? ("Reading", "canRead") : ("Writing", "canWrite")
    let indices = types.indices.filter { reading ? types[$0].reads : types[$0].writes }
    let calls = indices.map { index in
      "MaquetteCore.__Field.\(function)(__Types.__T\(index).self, "
        + "in: \(types[index].place.swiftLiteral))"
    }
    let head = "\(model.isolation.member)private static func __check\(direction)()"
    return calls.isEmpty ? [] : [block(head, calls)]
  }
}

extension PropertyType {
  /// Whether the spelling shows that the type is mapped.
  fileprivate func isSurelyMapped(in model: TypeModel) -> Bool {
    var name = wrapped ?? text
    while name.hasPrefix("["), name.hasSuffix("]") { name = String(name.dropFirst().dropLast()) }
    return Self.scalars.union(["String: String", "String: Int"]).contains(name.unqualified)
      // The extensions themselves constrain generic parameters.
      || model.generics.contains { $0.name.text == name }
  }
}
