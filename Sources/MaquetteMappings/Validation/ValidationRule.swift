import MaquetteCore

/// A rule for the values of a property: an argument of `@Validated`.
///
/// A rule either refuses a value or repairs it. A refused value is an error at its place; a report
/// lists a repaired one.
public struct ValidationRule<Value>: Sendable {
  /// Checks a value, repairs it if the rule does that, and returns the violations; nil for a valid
  /// value, because an empty array would be retained and released.
  @usableFromInline let apply: @Sendable (inout Value) -> [RuleViolation]?

  /// What the rule requires of a number of elements; nil for a rule about something else.
  let counting: CountRule?

  /// What the rule requires, as data: for schemas.
  package private(set) var constraints: [RuleConstraint] = []

  @usableFromInline
  init(
    counting: CountRule? = nil, _ apply: @escaping @Sendable (inout Value) -> [RuleViolation]?
  ) {
    self.counting = counting
    self.apply = apply
  }

  /// The same rule with its requirements as data.
  @usableFromInline
  func stating(_ constraints: StatedConstraint...) -> Self {
    var rule = self
    rule.constraints = constraints.map(\.constraint)
    return rule
  }

  /// The same rule with what it requires of each element.
  @usableFromInline
  func stating<Element>(each rules: [ValidationRule<Element>]) -> Self {
    stating(StatedConstraint(constraint: .each(rules.flatMap(\.constraints))))
  }

  /// Creates a rule that refuses values.
  ///
  /// - Parameters:
  ///   - expected: What the rule requires, as errors show it.
  ///   - test: Whether a value is valid. If it throws, the error replaces the rule's own.
  /// - Returns: The rule.
  @inlinable
  public static func custom(
    _ expected: String, _ test: @escaping @Sendable (Value) throws -> Bool
  ) -> Self {
    Self { value in
      do throws {
        return try test(value) ? nil : [RuleViolation(expected: expected)]
      } catch {
        return [RuleViolation(expected: expected, error: error)]
      }
    }.stating(.code(expected))
  }

  /// Creates a rule that repairs values.
  ///
  /// - Parameters:
  ///   - expected: What the rule requires, as reports show it.
  ///   - resolution: What the rule does, as reports show it.
  ///   - repair: Returns the replacement for a value; nil if the value is valid.
  /// - Returns: The rule.
  @inlinable
  public static func repaired(
    _ expected: String, resolution: String = "repaired",
    _ repair: @escaping @Sendable (Value) -> Value?
  ) -> Self {
    Self { value in
      guard let repaired = repair(value) else { return nil }
      value = repaired
      return [RuleViolation(expected: expected, resolution: resolution)]
    }.stating(.repair(expected))
  }
}

extension ValidationRule where Value: Comparable & Sendable {
  /// Values in a closed range.
  ///
  /// - Parameter range: The valid values, with both bounds.
  /// - Returns: The rule.
  @inlinable
  public static func range(_ range: ClosedRange<Value>) -> Self {
    custom("a value in \(valueText(range.lowerBound))...\(valueText(range.upperBound))") {
      range.contains($0)
    }.stating(.minimum(range.lowerBound), .maximum(range.upperBound))
  }

  /// Values in a half-open range.
  ///
  /// - Parameter range: The valid values, without the upper bound.
  /// - Returns: The rule.
  @inlinable
  public static func range(_ range: Range<Value>) -> Self {
    custom("a value in \(valueText(range.lowerBound))..<\(valueText(range.upperBound))") {
      range.contains($0)
    }.stating(.minimum(range.lowerBound), .maximum(range.upperBound, isIncluded: false))
  }

  /// Values that are not below a bound.
  ///
  /// - Parameter range: The range from the least valid value, such as `1...`.
  /// - Returns: The rule.
  @inlinable
  public static func range(_ range: PartialRangeFrom<Value>) -> Self {
    custom("at least \(valueText(range.lowerBound))") { range.contains($0) }
      .stating(.minimum(range.lowerBound))
  }

  /// Values that are not above a bound.
  ///
  /// - Parameter range: The range through the greatest valid value, such as `...10`.
  /// - Returns: The rule.
  @inlinable
  public static func range(_ range: PartialRangeThrough<Value>) -> Self {
    custom("at most \(valueText(range.upperBound))") { range.contains($0) }
      .stating(.maximum(range.upperBound))
  }

  /// Values below a bound.
  ///
  /// - Parameter range: The range up to the first value that is too large, such as `..<10`.
  /// - Returns: The rule.
  @inlinable
  public static func range(_ range: PartialRangeUpTo<Value>) -> Self {
    custom("less than \(valueText(range.upperBound))") { range.contains($0) }
      .stating(.maximum(range.upperBound, isIncluded: false))
  }

  /// Values above a bound, which is not valid itself.
  ///
  /// Swift has no range without its lower bound; `.range(..<10)` excludes the upper one.
  ///
  /// - Parameter bound: The greatest value that is too small.
  /// - Returns: The rule.
  @inlinable
  public static func greaterThan(_ bound: Value) -> Self {
    custom("more than \(valueText(bound))") { $0 > bound }
      .stating(.minimum(bound, isIncluded: false))
  }

  /// Moves values outside a range to its nearer end.
  ///
  /// - Parameter range: The values that stay as they are, with both ends.
  /// - Returns: The rule.
  @inlinable
  public static func clamped(to range: ClosedRange<Value>) -> Self {
    repaired(
      "a value in \(valueText(range.lowerBound))...\(valueText(range.upperBound))",
      resolution: "clamped"
    ) { value in
      guard !range.contains(value) else { return nil }
      return value < range.lowerBound ? range.lowerBound : range.upperBound
    }
  }
}

extension ValidationRule where Value: Equatable & Sendable {
  /// One of the given values.
  ///
  /// - Parameter values: The valid values, which errors list in this order.
  /// - Returns: The rule.
  @inlinable
  public static func oneOf(_ values: Value...) -> Self {
    custom("one of \(values.map { valueText($0) }.joined(separator: ", "))") { values.contains($0) }
      .stating(.values(values))
  }
}

extension ValidationRule where Value: BinaryInteger & Sendable {
  /// Multiples of a number.
  ///
  /// - Parameter number: The number that divides every valid value; the only multiple of 0 is 0.
  /// - Returns: The rule.
  @inlinable
  public static func multiple(of number: Value) -> Self {
    custom("a multiple of \(valueText(number))") { $0.isMultiple(of: number) }
      .stating(.multiple(number))
  }
}

extension ValidationRule where Value: BinaryFloatingPoint & Sendable {
  /// Multiples of a number, in decimal digits: 0.3 is a multiple of 0.1.
  ///
  /// The digits are the fewest that stand for a value, as it is printed. What a binary division
  /// leaves does not count.
  ///
  /// - Parameter number: The number that divides every valid value; the only multiple of 0 is 0.
  /// - Returns: The rule.
  public static func multiple(of number: Value) -> Self { multiple(ofDigits: number) }
}

extension ValidationRule where Value: Sendable {
  /// Multiples of a number, both as the decimals that their descriptions contain.
  package static func multiple(ofDigits number: any Sendable) -> Self {
    let divisor = DecimalText("\(number)")
    let isDouble = Value.self is any BinaryFloatingPoint.Type
    let stated: any Sendable = isDouble ? number : AnyValue.Number(decimal: "\(number)") ?? number
    return custom("a multiple of \(number)") { value in
      guard let divisor, let value = DecimalText(valueText(value)) else { return false }
      return value.isMultiple(of: divisor)
    }.stating(.multiple(stated))
  }
}

extension ValidationRule where Value: Collection & SendableMetatype {
  /// The number of elements of a value, with its noun.
  @usableFromInline
  static func counted(_ count: Int) -> String {
    count.counted(Value.self == String.self ? "character" : "element")
  }

  /// Collections and texts whose number of elements or characters is in a range.
  ///
  /// - Parameter range: The valid counts, with both bounds.
  /// - Returns: The rule.
  @inlinable
  public static func count(_ range: ClosedRange<Int>) -> Self {
    counting("\(range.lowerBound)...\(counted(range.upperBound))", { range.contains($0) }) {
      $0.hasCount(in: range)
    }.stating(.count(from: range.lowerBound, through: range.upperBound))
  }

  /// Collections and texts with a minimum number of elements or characters.
  ///
  /// - Parameter range: The range from the least valid count, such as `1...`.
  /// - Returns: The rule.
  @inlinable
  public static func count(_ range: PartialRangeFrom<Int>) -> Self {
    counting("at least \(counted(range.lowerBound))", { range.contains($0) }) {
      range.contains($0.count)
    }.stating(.count(from: range.lowerBound, through: .max))
  }

  /// Collections and texts with a maximum number of elements or characters.
  ///
  /// - Parameter range: The range through the greatest valid count, such as `...10`.
  /// - Returns: The rule.
  @inlinable
  public static func count(_ range: PartialRangeThrough<Int>) -> Self {
    counting("at most \(counted(range.upperBound))", { range.contains($0) }) {
      // A bound below zero allows no count.
      range.upperBound >= 0 && $0.hasCount(in: 0...range.upperBound)
    }.stating(.count(from: .min, through: range.upperBound))
  }

  /// Collections and texts that are not empty.
  @inlinable
  public static var notEmpty: Self {
    counting(
      Value.self == String.self ? "text that is not empty" : "at least one element", { $0 > 0 }
    ) { !$0.isEmpty }.stating(.count(from: 1, through: .max))
  }

  /// Creates a rule about the number of elements.
  @inlinable
  static func counting(
    _ expected: String, _ isValid: @escaping @Sendable (Int) -> Bool,
    _ test: @escaping @Sendable (Value) -> Bool
  ) -> Self {
    let rule = CountRule(expected: expected, isValid: isValid)
    return Self(counting: rule) { value in
      if test(value) { return nil }
      // Errors show the text itself.
      return [rule.violation(by: Value.self == String.self ? nil : value.count)]
    }
  }
}

extension Collection {
  /// Whether the number of elements is in a range.
  ///
  /// Counting characters takes long, and no text has more of them than bytes, so most texts are
  /// only measured.
  @inlinable
  func hasCount(in range: ClosedRange<Int>) -> Bool {
    if let text = self as? String, text.utf8.count <= range.upperBound,
      range.lowerBound <= (text.isEmpty ? 0 : 1)
    {
      return true
    }
    return range.contains(count)
  }
}

extension ValidationRule
where Value: MutableCollection & SendableMetatype, Value.Index == Int, Value.Element: Sendable {
  /// Collections whose elements all satisfy other rules.
  ///
  /// - Parameter rules: The rules for each element, applied in this order; a rule sees the repairs
  ///   of the rules before it.
  /// - Returns: The rule.
  @inlinable
  public static func each(_ rules: ValidationRule<Value.Element>...) -> Self {
    Self { values in
      var violations: [RuleViolation]?
      var index = values.startIndex
      while index < values.endIndex {
        defer { index += 1 }
        for rule in rules {
          if let found = rule.apply(&values[index]) {
            violations = (violations ?? []) + found.map { $0.inElement(index) }
          }
        }
      }
      return violations
    }.stating(each: rules)
  }
}

extension ValidationRule where Value == String {
  /// Removes white space from both ends.
  @inlinable
  public static var trimmed: Self {
    repaired("text without white space around it", resolution: "trimmed") { text in
      // Most texts begin and end with a letter or digit.
      let visible: ClosedRange<UInt8> = 0x21...0x7E
      if let first = text.utf8.first, let last = text.utf8.last, visible ~= first, visible ~= last {
        return nil
      }
      let start = text.drop { $0.isWhitespace }
      guard let last = start.lastIndex(where: { !$0.isWhitespace }) else {
        return text.isEmpty ? nil : ""
      }
      let trimmed = start[...last]
      return trimmed.count == text.count ? nil : String(trimmed)
    }
  }
}
