/// What is asked of the values of a property, besides their type: the arguments of `@Validated`.
///
/// A rule either refuses a value or repairs it. What is refused is an error at the place of the
/// value; what is repaired is told in a report.
public struct ValidationRule<Value>: Sendable {
  /// Looks at a value, repairs it if the rule does, and tells what was wrong.
  @usableFromInline let apply: @Sendable (inout Value) -> [RuleViolation]

  @usableFromInline
  init(_ apply: @escaping @Sendable (inout Value) -> [RuleViolation]) { self.apply = apply }

  /// A rule that refuses values.
  ///
  /// - Parameters:
  ///   - expected: What the rule asks for, as errors tell it.
  ///   - test: Whether a value is as asked; what it throws is told instead.
  /// - Returns: The rule.
  @inlinable
  public static func custom(
    _ expected: String, _ test: @escaping @Sendable (Value) throws -> Bool
  ) -> Self {
    Self { value in
      do throws {
        return try test(value) ? [] : [RuleViolation(expected: expected)]
      } catch {
        return [RuleViolation(expected: expected, error: error)]
      }
    }
  }

  /// A rule that repairs values.
  ///
  /// - Parameters:
  ///   - expected: What the rule asks for, as reports tell it.
  ///   - remedy: What it does, as reports tell it.
  ///   - repair: What is to be used instead of a value; nil if the value is as asked.
  /// - Returns: The rule.
  @inlinable
  public static func repaired(
    _ expected: String, resolution: String = "repaired",
    _ repair: @escaping @Sendable (Value) -> Value?
  ) -> Self {
    Self { value in
      guard let repaired = repair(value) else { return [] }
      value = repaired
      return [RuleViolation(expected: expected, resolution: resolution)]
    }
  }
}

extension ValidationRule where Value: Comparable & Sendable {
  /// Values from one to another.
  @inlinable
  public static func range(_ range: ClosedRange<Value>) -> Self {
    custom("a value in \(valueText(range.lowerBound))...\(valueText(range.upperBound))") {
      range.contains($0)
    }
  }

  /// Values from one up to another, which is too much.
  @inlinable
  public static func range(_ range: Range<Value>) -> Self {
    custom("a value in \(valueText(range.lowerBound))..<\(valueText(range.upperBound))") {
      range.contains($0)
    }
  }

  /// Values from one on.
  @inlinable
  public static func range(_ range: PartialRangeFrom<Value>) -> Self {
    custom("at least \(valueText(range.lowerBound))") { range.contains($0) }
  }

  /// Values up to one.
  @inlinable
  public static func range(_ range: PartialRangeThrough<Value>) -> Self {
    custom("at most \(valueText(range.upperBound))") { range.contains($0) }
  }

  /// Values up to one, which is too much.
  @inlinable
  public static func range(_ range: PartialRangeUpTo<Value>) -> Self {
    custom("less than \(valueText(range.upperBound))") { range.contains($0) }
  }

  /// Puts what is out of a range to its nearer end.
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
  /// One of some values.
  @inlinable
  public static func oneOf(_ values: Value...) -> Self {
    custom("one of \(values.map { valueText($0) }.joined(separator: ", "))") { values.contains($0) }
  }
}

extension ValidationRule where Value: BinaryInteger & Sendable {
  /// Multiples of a number.
  @inlinable
  public static func multiple(of number: Value) -> Self {
    custom("a multiple of \(valueText(number))") { $0.isMultiple(of: number) }
  }
}

extension ValidationRule where Value: Collection & SendableMetatype {
  @usableFromInline static var unit: String {
    Value.self == String.self ? "characters" : "elements"
  }

  /// Collections and texts of so many elements or characters.
  @inlinable
  public static func count(_ range: ClosedRange<Int>) -> Self {
    custom("\(range.lowerBound)...\(range.upperBound) \(unit)") { range.contains($0.count) }
  }

  /// Collections and texts of at least so many elements or characters.
  @inlinable
  public static func count(_ range: PartialRangeFrom<Int>) -> Self {
    custom("at least \(range.lowerBound) \(unit)") { range.contains($0.count) }
  }

  /// Collections and texts of at most so many elements or characters.
  @inlinable
  public static func count(_ range: PartialRangeThrough<Int>) -> Self {
    custom("at most \(range.upperBound) \(unit)") { range.contains($0.count) }
  }

  /// Collections and texts that are not empty.
  @inlinable
  public static var notEmpty: Self {
    custom(Value.self == String.self ? "text that is not empty" : "at least one element") {
      !$0.isEmpty
    }
  }
}

extension ValidationRule
where Value: MutableCollection & SendableMetatype, Value.Index == Int, Value.Element: Sendable {
  /// Collections all of whose elements are as other rules ask.
  @inlinable
  public static func each(_ rules: ValidationRule<Value.Element>...) -> Self {
    Self { values in
      var violations: [RuleViolation] = []
      var index = values.startIndex
      while index < values.endIndex {
        defer { index += 1 }
        for rule in rules {
          let found = rule.apply(&values[index])
          if !found.isEmpty { violations += found.map { $0.inElement(index) } }
        }
      }
      return violations
    }
  }
}

extension ValidationRule where Value == String {
  /// Takes white space from both ends.
  @inlinable
  public static var trimmed: Self {
    repaired("text without white space around it", resolution: "trimmed") { text in
      let start = text.drop { $0.isWhitespace }
      guard let last = start.lastIndex(where: { !$0.isWhitespace }) else {
        return text.isEmpty ? nil : ""
      }
      let trimmed = start[...last]
      return trimmed.count == text.count ? nil : String(trimmed)
    }
  }
}
