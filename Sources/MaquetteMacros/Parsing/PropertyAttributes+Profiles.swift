import SwiftSyntax
import SwiftSyntaxBuilder

extension PropertyAttributes {
  /// The contents of attributes for some profiles or formats: those with `in:`.
  struct Profiled {
    /// The keys instead of the property's own.
    var keys: [Key] = []

    /// The strategies instead of the property's own.
    var strategies: [Strategy] = []

    /// Where the property is left out.
    var exclusions: [AttributeSyntax] = []
  }

  /// Combines the strategies for profiles with that for all others.
  ///
  /// - Parameter type: The type of the property, which maps itself where there is no strategy.
  mutating func combineStrategies(with type: PropertyType?) {
    guard let type, !profiled.strategies.isEmpty else { return }
    readStrategy = combined(readStrategy, besides: "EncodableBy", "decoding", type)
    writeStrategy = combined(writeStrategy, besides: "DecodableBy", "encoding", type)
  }

  private func combined(
    _ own: Strategy?, besides name: String, _ function: String, _ type: PropertyType
  ) -> Strategy? {
    let chosen = profiled.strategies.filter { $0.syntax.baseName != name }
    guard let first = chosen.first else { return own }
    func call(_ strategy: Strategy) -> String {
      let word = strategy.syntax.baseName == "CodableBy" ? "coding" : function
      return "MaquetteCore.__Field.\(word)(\(strategy.expression.trimmedDescription))"
    }
    let value = type.present ?? type.wrapped ?? type.text
    let plain = type.positionsStrategy ?? "MaquetteMappings.PlainStrategy<\(value)>()"
    let text = chosen.reversed().reduce(own.map(call) ?? plain) { other, chosen in
      let names = chosen.syntax.profiles.map(\.trimmedDescription).joined(separator: ", ")
      return "MaquetteMappings.FormatDependentStrategy(\(call(chosen)), in: [\(names)], "
        + "otherwise: \(other))"
    }
    return Strategy(expression: "\(raw: text)", syntax: first.syntax, isCombined: true)
  }
}

extension PropertyAttributes.Profiled {
  /// The profiles and formats in which the property is left out, as an array; nil if there are none.
  func exclusions(inModel model: String) -> String? {
    let names = exclusions.flatMap(\.profiles)
    return names.isEmpty ? nil : "[\(names.sources(inModel: model))]"
  }
}

extension AttributeSyntax {
  /// The places of the profiles among the arguments.
  private var profileRange: Range<Int> {
    guard let start = labeledArguments.firstIndex(where: { $0.label?.text == "in" }) else {
      return 0..<0
    }
    let others = labeledArguments[(start + 1)...].prefix { $0.label == nil }
    return start..<others.endIndex
  }

  /// The profiles and formats of the attribute: `in: .storage, .yaml`; empty if it is for all.
  var profiles: [ExprSyntax] { labeledArguments[profileRange].map(\.expression) }

  /// The arguments except the profiles.
  var ownArguments: [LabeledExprSyntax] {
    var arguments = labeledArguments
    arguments.removeSubrange(profileRange)
    return arguments
  }

  /// Whether another attribute is for other profiles and formats.
  func isApart(from other: AttributeSyntax) -> Bool {
    // One of them is for all others.
    if profiles.isEmpty || other.profiles.isEmpty { return profiles.count != other.profiles.count }
    let texts = Set(profiles.map(\.trimmedDescription))
    return texts.isDisjoint(with: other.profiles.map(\.trimmedDescription))
  }
}

extension PropertyModel {
  /// The property with the key that it has under a profile.
  func under(_ key: PropertyAttributes.Key) -> PropertyModel {
    var changed = self
    changed.attributes.key = key
    changed.attributes.encodedKey = key.encodedKey
    return changed
  }
}
