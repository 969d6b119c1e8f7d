import MaquetteCore
import MaquetteMappings

extension SchemaBuilder {
  /// A node with the rules for its values.
  ///
  /// Characters are counted by validators as scalars, so the count of a text is exact only up to
  /// one.
  mutating func ruled(_ node: SchemaNode, _ constraints: [RuleConstraint]) -> SchemaNode {
    var result = node
    let kind = kind(of: node)
    var isRepaired = false
    for constraint in constraints {
      if case .repair = constraint {
        isRepaired = true
        continue
      }
      if isRepaired {
        if view == .accepting { continue }
        if view == .decoding {
          note("a rule sees the value that an earlier rule has repaired", .value)
        }
      }
      if case .each(let constraints) = constraint, let ruled = ruledElements(result, constraints) {
        result = ruled
        continue
      }
      // Tolerant decoding takes other texts for the same cases.
      if view == .decoding, case .values(let values) = constraint, let encoded = encoded(values),
        let listed = restricted(result, to: encoded)
      {
        result = listed
        continue
      }
      let keywords = keywords(constraint, kind)
      if !keywords.isEmpty { result = .with(result, keywords) }
    }
    return result
  }

  /// An array with the rules for its elements; nil for a node that is no array.
  private mutating func ruledElements(
    _ node: SchemaNode, _ constraints: [RuleConstraint]
  ) -> SchemaNode? {
    switch node {
    case .array(let element, let count, let isUnique):
      .array(
        inEach { $0.ruled(element, constraints) }, count: count, isUnique: isUnique)
    case .with(let node, let keywords):
      ruledElements(node, constraints).map { .with($0, keywords) }
    case .nullable(let node): ruledElements(node, constraints).map { .nullable($0) }
    default: nil
    }
  }

  private enum Kind { case number, text, bool, array, object, other }

  private func kind(of node: SchemaNode) -> Kind {
    switch node {
    case .keywords(let keywords):
      switch keywords["type"]?.string ?? keywords["type"]?[0].string {
      case "integer", "number": .number
      case "string": .text
      case "boolean": .bool
      case "array": .array
      case "object": .object
      default: .other
      }
    case .array, .tuple: .array
    case .dictionary, .object: .object
    case .with(let node, _), .nullable(let node): kind(of: node)
    case .reference(let id): definition(id).map(kind) ?? .other
    case .any, .jsonText, .both: .other
    }
  }

  private mutating func keywords(_ constraint: RuleConstraint, _ kind: Kind) -> AnyValue.Object {
    // Tolerant decoding takes values of other kinds, to which the keywords would not apply, and text
    // for numbers, to which they do not apply either.
    switch constraint {
    case .minimum(let value, let isIncluded):
      return bound(value, .least, isIncluded, kind)
    case .maximum(let value, let isIncluded):
      return bound(value, .greatest, isIncluded, kind)
    case .count(let range): return count(range, kind)
    case .pattern(let pattern): return self.pattern(pattern, kind)
    case .values(let values): return self.values(values, kind)
    case .multiple(let value):
      guard kind == .number, let number = encoded(value), number.int != 0 else {
        return unexpressed("the value is a multiple of \(value)")
      }
      // A double has the digits that are nearest to those of the document.
      if value is any BinaryFloatingPoint {
        if view == .accepting { return [:] }
        note("of a number with more digits than a double has, the nearest is checked", .value)
      }
      return ["multipleOf": abs(number)]
    case .each: return inEach { $0.unexpressed("a rule applies to each element") }
    case .code(let expected): return unexpressed("the value is \(expected)")
    case .repair: return [:]
    }
  }

  private func abs(_ value: AnyValue) -> AnyValue {
    if let integer = value.int { return .number(AnyValue.Number(integer.magnitude)) }
    let digits = value.description.drop { $0 == "-" }
    return AnyValue.Number(decimal: String(digits)).map { .number($0) } ?? value
  }

  private mutating func unexpressed(_ text: String) -> AnyValue.Object {
    if view == .decoding { note(text, .value) }
    return view == .decoding ? ["description": .string(text)] : [:]
  }

  private func encoded(_ value: any Sendable) -> AnyValue? { AnyValue(bound: value) }

  private mutating func bound(
    _ value: any Sendable, _ side: RuleBound.Side, _ isIncluded: Bool, _ kind: Kind
  ) -> AnyValue.Object {
    if kind == .number, RuleBound.isUnlimited(value, side) { return [:] }
    guard kind == .number, let number = encoded(value) else {
      return unexpressed("the value has a bound, \(value)")
    }
    return RuleBound(value: value, number: number, side: side, isIncluded: isIncluded)
      .keywords(for: view)
  }

  private mutating func count(_ range: ClosedRange<Int>, _ kind: Kind) -> AnyValue.Object {
    let (least, most): (String, String)
    switch kind {
    case .text: (least, most) = ("minLength", "maxLength")
    case .array: (least, most) = ("minItems", "maxItems")
    case .object: (least, most) = ("minProperties", "maxProperties")
    case .number, .bool, .other: return unexpressed("the value has a count in \(range)")
    }
    // In a set, and in text, validators count more than the rule does.
    if kind == .text, range.lowerBound > 1, view == .decoding {
      note("characters are counted, where validators count scalars", .value)
    }
    if range.upperBound < 0 {
      return ["not": [:]]
    }
    var result = AnyValue.Object()
    if range.lowerBound > 0 { result[least] = .number(AnyValue.Number(range.lowerBound)) }
    if range.upperBound < .max, view == .decoding {
      result[most] = .number(AnyValue.Number(range.upperBound))
    } else if range.upperBound < .max, kind == .object {
      result[most] = .number(AnyValue.Number(range.upperBound))
    }
    return result
  }

  private mutating func values(_ values: [any Sendable], _ kind: Kind) -> AnyValue.Object {
    guard let encoded = encoded(values), encoded.allSatisfy({ fits($0, kind) }) else {
      return unexpressed("the value is one of \(values.count)")
    }
    // Other kinds of values convert to these.
    return view == .accepting ? [:] : ["enum": .array(encoded)]
  }

  /// The values as they are encoded; nil if one cannot be.
  private func encoded(_ values: [any Sendable]) -> [AnyValue]? {
    let encoded = values.compactMap { AnyValue(inJSON: $0) }
    return encoded.count == values.count ? encoded : nil
  }

  private func fits(_ value: AnyValue, _ kind: Kind) -> Bool {
    switch kind {
    case .text: value.string != nil
    case .number: value.number != nil
    case .bool: value.bool != nil
    case .array, .object, .other: false
    }
  }

  private mutating func pattern(_ pattern: String, _ kind: Kind) -> AnyValue.Object {
    guard kind == .text else { return unexpressed("the text matches \(pattern)") }
    // Expressions of Swift match characters, and know more than those of JSON Schema.
    guard LinearPattern.isCommon(pattern), LinearPattern(pattern) != nil else {
      return unexpressed("the text matches \(pattern)")
    }
    let matchesOnlyASCII =
      !pattern.contains(".") && !pattern.contains("[^")
      && !pattern.contains("\\W") && !pattern.contains("\\S") && !pattern.contains("\\D")
    if view == .accepting {
      let isExact = matchesOnlyASCII && !pattern.contains("\\")
      return isExact ? ["pattern": .string("^(?:\(pattern))$")] : [:]
    }
    if !matchesOnlyASCII, view == .decoding {
      note("the expression matches characters, where validators match scalars", .value)
    }
    return ["pattern": .string("^(?:\(pattern))$")]
  }
}
