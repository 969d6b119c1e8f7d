public import MaquetteCore

/// Decodes a value as its type does.
public struct TypeStrategy<Value: MappingDecodable>: DecodingStrategy {
  @usableFromInline init() {}

  /// Reads a value.
  @inlinable @inline(__always)
  public func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws(ReadFailure)
    -> Value
  {
    try reader.read(Value.self)
  }
}

/// Decodes a value with another strategy, and checks it against rules.
public struct ValidatingStrategy<Base: DecodingStrategy>: DecodingStrategy {
  /// The type of the values.
  public typealias Value = Base.Value

  @usableFromInline package let base: Base
  @usableFromInline package let rules: RuleChain<Base.Value>

  @usableFromInline
  init(_ base: Base, _ rules: [ValidationRule<Base.Value>]) {
    self.base = base
    self.rules = RuleChain(rules)
  }

  /// Reads a value.
  @inlinable @inline(__always)
  public func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> Base.Value {
    if _slowPath(reader.state.isReporting) { return try decodeReporting(from: &reader) }
    let start = reader.mark()
    var value = try base.decode(from: &reader)
    if let violated = rules.firstViolated(&value) {
      try reader.enforce(rules.rules, after: violated, on: &value, at: start)
    }
    return value
  }

  /// Reads a value for a report, which drops elements that failed: rules about the number of
  /// elements see those too.
  @inline(never)
  @usableFromInline
  func decodeReporting<R: MappingReader & ~Copyable>(
    from reader: inout R
  ) throws -> Base.Value {
    let start = reader.mark()
    let known = reader.state.journal?.issues.count ?? 0
    var value = try base.decode(from: &reader)
    try reader.enforce(rules.rules, on: &value, at: start, since: known)
    return value
  }
}

extension ValidationRule {
  /// Checks a value, or the number of elements that its source has.
  fileprivate func violations(of value: inout Value, counting count: Int?) -> [RuleViolation]? {
    guard let counting, let count else { return apply(&value) }
    return counting.violations(by: count)
  }
}

extension __Field {
  /// Decodes by type, then checks rules.
  @inlinable
  public static func validating<T: MappingDecodable>(
    _ type: T.Type, _ rules: [ValidationRule<T>]
  ) -> ValidatingStrategy<TypeStrategy<T>> { ValidatingStrategy(TypeStrategy(), rules) }

  /// Decodes with a strategy, then checks rules.
  @inlinable
  public static func validating<S: DecodingStrategy>(
    _ strategy: S, _ rules: [ValidationRule<S.Value>]
  ) -> ValidatingStrategy<S> { ValidatingStrategy(strategy, rules) }
}

extension MappingReader where Self: ~Copyable {
  /// Checks a decoded value against rules.
  ///
  /// - Parameters:
  ///   - rules: The rules, in their order: a later one sees the repairs of an earlier one.
  ///   - value: The value.
  ///   - mark: The position of the value's start.
  /// - Throws: The first violation; a report lists all of them.
  @inlinable @inline(__always)
  package mutating func enforce<Value>(
    _ rules: [ValidationRule<Value>], on value: inout Value, at mark: Mark
  ) throws(ReadFailure) {
    for index in rules.indices {
      if let violations = rules[index].apply(&value) {
        return try enforce(
          rules, after: ViolatedRule(index: index, violations: violations), on: &value, at: mark)
      }
    }
  }

  /// Checks a decoded value against rules that see also the elements that failed in a report.
  ///
  /// - Parameters:
  ///   - rules: The rules, in their order.
  ///   - value: The value.
  ///   - mark: The position of the value's start.
  ///   - known: The number of issues before the value was decoded.
  /// - Throws: The first violation; a report lists all of them.
  @inline(never)
  @usableFromInline
  mutating func enforce<Value>(
    _ rules: [ValidationRule<Value>], on value: inout Value, at mark: Mark, since known: Int
  ) throws(ReadFailure) {
    let issues = state.journal?.issues.dropFirst(known) ?? []
    let failed = issues.contains { $0.severity == .error }
    let count = failed ? countElements(at: mark) : nil
    for (index, rule) in rules.enumerated() {
      guard let violations = rule.violations(of: &value, counting: count) else { continue }
      return try enforce(
        rules, after: ViolatedRule(index: index, violations: violations), on: &value,
        counting: count, at: mark, before: issues.isEmpty ? nil : known)
    }
  }

  /// Checks a value against the remaining rules after one that found something.
  ///
  /// - Parameters:
  ///   - rules: All rules, in their order.
  ///   - violated: The last rule that was applied.
  ///   - value: The value.
  ///   - count: The number of elements in the source, if the value lacks some.
  ///   - mark: The position of the value's start.
  ///   - place: The position in the report of the first issue inside the value.
  /// - Throws: The first violation; a report lists all of them.
  @inline(never)
  @usableFromInline
  mutating func enforce<Value>(
    _ rules: [ValidationRule<Value>], after violated: ViolatedRule,
    on value: inout Value, counting count: Int? = nil, at mark: Mark,
    before place: Int? = nil
  ) throws(ReadFailure) {
    var refusals: [PendingError] = []
    var (rest, violations) = (rules[(violated.index + 1)...], violated.violations)
    while true {
      for violation in violations {
        var error = PendingError(
          contents: violation.contents, location: location(of: mark), steps: violation.steps,
          findsValue: violation.error == nil && violation.found == nil)
        if violation.steps.isEmpty { error.place = place }
        if let resolution = violation.resolution {
          if state.isReporting {
            note(PendingIssue(severity: .repair, error: error, resolution: resolution))
          }
        } else {
          refusals.append(error)
        }
      }
      guard refusals.isEmpty || state.isReporting, let rule = rest.popFirst() else { break }
      violations = rule.violations(of: &value, counting: count) ?? []
    }
    guard let last = refusals.last else { return }
    var thrown = state.isReporting ? last : refusals[0]
    var placed = 0
    for refusal in refusals.dropLast() where state.isReporting {
      note(
        PendingIssue(severity: .error, error: refusal, resolution: nil),
        at: refusal.place.map { $0 + placed })
      if refusal.place != nil { placed += 1 }
    }
    thrown.place = thrown.place.map { $0 + placed }
    state.openJournal().pending = thrown
    throw ReadFailure(thrown.contents.code)
  }

  /// The number of elements or members of the value at a position; nil if it is neither an array
  /// nor an object.
  fileprivate mutating func countElements(at start: Mark) -> Int? {
    let end = mark()
    defer { reset(to: end) }
    reset(to: start)
    do throws(ReadFailure) {
      switch try readValue() {
      case .array(let elements): return elements.count
      case .object(let object): return object.count
      default: return nil
      }
    } catch {
      state.journal?.pending = nil
      return nil
    }
  }
}
