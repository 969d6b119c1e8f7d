import SwiftSyntax

extension TypeModel {
  /// Whether the core handles everything: the raw value is the whole form.
  var usesRawValues: Bool { rawType != nil && !namesCases && !needsTags }

  /// The type of an enum's raw values.
  ///
  /// The first type of the inheritance clause may be a protocol. It is the raw type if it is one of
  /// the standard library's, or if a case has a raw value.
  var rawType: String? {
    guard kind == .enumeration, let first = inherited.first else { return nil }
    let name = first.trimmedDescription.unqualified
    let known = PropertyType.numbers.union(["String", "Character", "Int128", "UInt128"])
    return known.contains(name) || cases.contains { $0.syntax.rawValue != nil } ? name : nil
  }

  /// Whether attributes or a naming rule name the cases, instead of their raw values.
  var namesCases: Bool {
    arguments.caseNaming != .unchanged
      || cases.contains {
        $0.attributes.key != nil || !$0.attributes.aliases.isEmpty
          || $0.attributes.caseValues != nil
      }
  }

  /// Whether the cases are more than names in text, or their tags are not in the default place.
  var needsTags: Bool {
    guard kind == .enumeration, !cases.isEmpty else { return false }
    return arguments.tagging != .external || arguments.ignoresCase
      || cases.contains { value in
        value.isFallback || !value.isRead || !value.isWritten
          || isRaw && value.attributes.caseValues != nil
          || value.tags.contains { if case .text = $0 { false } else { true } }
          || value.writtenTag != .text(value.writeName)
      }
  }

  /// Whether the cases are values of another type than text.
  var isRaw: Bool { rawType.map { $0 != "String" } ?? false }
}
