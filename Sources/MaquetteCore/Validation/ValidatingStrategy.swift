/// Reads a value as its type does.
public struct TypeStrategy<Value: Readable>: DecodingStrategy {
  @usableFromInline init() {}

  /// Reads a value.
  public func read<R: Reader & ~Copyable>(from reader: inout R) throws(ReadFailure) -> Value {
    try reader.read(Value.self)
  }
}

/// Reads a value by another strategy, and holds it to rules.
public struct ValidatingStrategy<Base: DecodingStrategy>: DecodingStrategy {
  /// The type of the values.
  public typealias Value = Base.Value

  let base: Base
  let rules: [ValidationRule<Base.Value>]

  @usableFromInline
  init(_ base: Base, _ rules: [ValidationRule<Base.Value>]) {
    self.base = base
    self.rules = rules
  }

  /// Reads a value.
  public func read<R: Reader & ~Copyable>(from reader: inout R) throws -> Base.Value {
    let start = reader.mark()
    var value = try base.read(from: &reader)
    try reader.enforce(rules, on: &value, at: start)
    return value
  }
}

extension Field {
  /// Reading by type, held to rules.
  @inlinable
  public static func validating<T: Readable>(
    _ type: T.Type, _ rules: [ValidationRule<T>]
  ) -> ValidatingStrategy<TypeStrategy<T>> { ValidatingStrategy(TypeStrategy(), rules) }

  /// Reading by a strategy, held to rules.
  @inlinable
  public static func validating<S: DecodingStrategy>(
    _ strategy: S, _ rules: [ValidationRule<S.Value>]
  ) -> ValidatingStrategy<S> { ValidatingStrategy(strategy, rules) }
}

extension Reader where Self: ~Copyable {
  /// Holds a value that was read to rules.
  ///
  /// - Parameters:
  ///   - rules: The rules, in their order: a later one sees what an earlier one has repaired.
  ///   - value: The value.
  ///   - mark: Where the value began.
  /// - Throws: What the first rule refuses; in a report all are told.
  mutating func enforce<Value>(
    _ rules: [ValidationRule<Value>], on value: inout Value, at mark: Mark
  ) throws(ReadFailure) {
    var refusals: [PendingError] = []
    for rule in rules {
      for violation in rule.apply(&value) {
        let error = PendingError(
          contents: violation.contents, location: location(of: mark), steps: violation.steps,
          findsValue: violation.error == nil)
        if let remedy = violation.remedy {
          if state.isReporting {
            note(PendingIssue(severity: .repair, error: error, remedy: remedy))
          }
        } else {
          refusals.append(error)
        }
      }
      if !refusals.isEmpty, !state.isReporting { break }
    }
    guard let last = refusals.last else { return }
    for refusal in refusals.dropLast() where state.isReporting {
      note(PendingIssue(severity: .error, error: refusal, remedy: nil))
    }
    let thrown = state.isReporting ? last : refusals[0]
    state.openJournal().pending = thrown
    throw ReadFailure(thrown.contents.code)
  }
}
