// Called by generated code for one field. The rules for missing, null and invalid values are here,
// once; `isAbsent` and `value` use the type, not its spelling, to decide whether a property is
// optional.

extension MappingReader where Self: ~Copyable {
  /// Reads a field, or updates it if it holds a value and the model is being updated.
  ///
  /// - Throws: Errors of the value, unless the rule makes it absent.
  @inlinable @inline(__always)
  public mutating func readField<T: MappingDecodable>(
    into slot: inout T?, _ rule: __AbsencePolicy = []
  ) throws(ReadFailure) {
    try readFieldByRule(into: &slot, rule)
  }

  /// The rules of a field of any type.
  @inlinable @inline(__always)
  mutating func readFieldByRule<T: MappingDecodable>(
    into slot: inout T?, _ rule: __AbsencePolicy
  ) throws(ReadFailure) {
    if rule.contains(.nullIsAbsent), try readNull() {
      slot = nil
      return
    }
    guard rule.contains(.invalidIsAbsent) else { return try readPresent(into: &slot) }
    let start = mark()
    do throws(ReadFailure) {
      try readReplaceable { (reader: inout Self) throws(ReadFailure) in
        try reader.readPresent(into: &slot)
      }
    } catch {
      try recover(from: error, at: start, severity: .repair, resolution: "used the default")
      slot = nil
    }
  }

  /// Reads a field whose type is an optional under another name: its null is a value.
  ///
  /// - Throws: Errors of the value, unless the rule makes it absent.
  @inlinable @inline(__always)
  public mutating func readField<T: MappingDecodable>(
    into slot: inout T??, _ rule: __AbsencePolicy = []
  ) throws(ReadFailure) {
    if try readNull() {
      slot = .some(nil)
      return
    }
    var value: T? = slot ?? nil
    try readField(into: &value, rule.subtracting(.nullIsAbsent))
    slot = value.map(Optional.some)
  }

  @inlinable @inline(__always)
  mutating func readPresent<T: MappingDecodable>(into slot: inout T?) throws(ReadFailure) {
    if T.__mergesOnUpdate, _slowPath(state.isUpdating), var present = slot {
      try update(&present)
      slot = present
    } else {
      slot.fill(with: try read(T.self))
    }
  }

  /// Reads a field with a strategy.
  ///
  /// - Throws: Errors of the strategy, unless the rule makes it absent.
  @inlinable @inline(__always)
  public mutating func readField<S: DecodingStrategy>(
    into slot: inout S.Value?, by strategy: S, _ rule: __AbsencePolicy = []
  ) throws(ReadFailure) {
    if rule.contains(.nullIsAbsent), try readNull() {
      slot = nil
      return
    }
    let start = mark()
    do throws(ReadFailure) {
      slot = try readReplaceable(rule.contains(.invalidIsAbsent)) {
        (reader: inout Self) throws(ReadFailure) in try reader.read(by: strategy)
      }
    } catch {
      guard rule.contains(.invalidIsAbsent) else { throw error }
      try recover(from: error, at: start, severity: .repair, resolution: "used the default")
      slot = nil
    }
  }

  /// Reads an optional field, under another name, with a strategy for the wrapped type.
  ///
  /// - Throws: Errors of the strategy, unless the rule makes it absent.
  @inlinable @inline(__always)
  public mutating func readField<S: DecodingStrategy>(
    into slot: inout S.Value??, by strategy: S, _ rule: __AbsencePolicy = []
  ) throws(ReadFailure) {
    if try readNull() {
      slot = .some(nil)
      return
    }
    var value: S.Value?
    try readField(into: &value, by: strategy, rule.subtracting(.nullIsAbsent))
    slot = value.map(Optional.some)
  }

  /// Reads a value with a strategy.
  ///
  /// - Parameter strategy: Decodes the value; it does not receive null.
  /// - Throws: `unexpectedNull` for null, and a failure at the value for an error of the strategy.
  @inlinable @inline(__always)
  public mutating func read<S: DecodingStrategy>(by strategy: S) throws(ReadFailure) -> S.Value {
    let start = mark()
    if kind == .null { throw failure(.unexpectedNull, expected: typeName(S.Value.self)) }
    do {
      return try strategy.decode(from: &self)
    } catch {
      throw failure(error, at: start)
    }
  }
}

/// Functions that generated code calls for a field when its model is made.
public enum __Field {
  /// Whether a required field was not read.
  @inlinable @inline(__always)
  public static func isAbsent<T>(_ slot: T?) -> Bool { slot == nil }

  /// A field whose type is optional, under another name, is never required.
  @inlinable @inline(__always)
  public static func isAbsent<T>(_ slot: T??) -> Bool { false }

  /// Takes the value of a field that was read.
  @inlinable @inline(__always)
  public static func take<T>(_ slot: inout T?) -> T {
    guard let value = slot.take() else {
      preconditionFailure("a model was made from incomplete fields")
    }
    return value
  }

  /// Takes the value of an optional field, under another name; nil if it was not read.
  @inlinable @inline(__always)
  public static func take<T>(_ slot: inout T??) -> T? { slot.take() ?? nil }
}
