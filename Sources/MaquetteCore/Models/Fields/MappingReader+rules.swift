extension MappingReader where Self: ~Copyable {
  /// Applies rules to everything that is read until `__leaveRules` is called.
  ///
  /// - Parameter rules: The rules of the nearest declaration.
  /// - Returns: The previous rules.
  @_specialize(where Self == JSONReader)
  @_specialize(where Self == ValueReader)
  @inline(never)
  public mutating func __enterRules(_ rules: DecodingRules) -> __EnclosingRules {
    let outer = state.options.enclosingRules
    state.options.apply(rules)
    return outer
  }

  /// Restores the rules from before `__enterRules`.
  @_specialize(where Self == JSONReader)
  @_specialize(where Self == ValueReader)
  @inline(never)
  public mutating func __leaveRules(for outer: __EnclosingRules) {
    state.options.enclosingRules = outer
  }

  /// Applies rules, if there are any, until `__leaveRules` is called.
  @inline(__always)
  mutating func __enterRules(_ rules: DecodingRules?) -> __EnclosingRules? {
    rules.map { __enterRules($0) }
  }

  /// Restores the rules from before `__enterRules`, if it changed any.
  @inline(__always)
  mutating func __leaveRules(for outer: __EnclosingRules?) {
    if let outer { __leaveRules(for: outer) }
  }

  /// Reads under rules.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - body: Reads.
  /// - Throws: What the body throws.
  @_specialize(kind:partial,where Self == JSONReader)
  @_specialize(kind:partial,where Self == ValueReader)
  public mutating func read<Result>(
    under rules: DecodingRules, _ body: (inout Self) throws(ReadFailure) -> Result
  ) throws(ReadFailure) -> Result {
    let outer = __enterRules(rules)
    defer { __leaveRules(for: outer) }
    return try body(&self)
  }

  /// Reads the value of a property under rules; the property can stay absent if they allow it.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - isNeeded: Whether the model requires the value.
  ///   - body: Reads.
  /// - Throws: What the body throws.
  mutating func read(
    under rules: DecodingRules, isNeeded: Bool,
    _ body: (inout Self) throws(ReadFailure) -> Void
  ) throws(ReadFailure) {
    let start = mark()
    let outer = __enterRules(rules)
    defer { __leaveRules(for: outer) }
    do throws(ReadFailure) {
      try body(&self)
    } catch {
      guard let resolution = resolution(for: error, at: start), !isNeeded else { throw error }
      try recover(from: error, at: start, severity: .repair, resolution: resolution)
    }
  }

  /// Reads a value that is replaced or dropped as a whole if it has an error.
  ///
  /// A report would otherwise keep the rest of the value, which a call without a report does not.
  ///
  /// - Parameter body: Reads the value.
  /// - Throws: What the body throws.
  mutating func readReplaceable(
    _ body: (inout Self) throws(ReadFailure) -> Void
  ) throws(ReadFailure) {
    let outer = state.endsAtErrors
    state.endsAtErrors = true
    defer { state.endsAtErrors = outer }
    try body(&self)
  }

  /// Notes that the elements read next are dropped as a whole if they have an error, as the options
  /// may require.
  @inline(never)
  @usableFromInline
  mutating func enterElements() {
    if state.options.invalidElements == .drop { state.endsAtErrors = true }
  }

  /// Goes on after an element that failed, if a report is being made or the element may be dropped.
  @inline(never)
  @usableFromInline
  mutating func elementFailed(
    _ error: ReadFailure, at mark: Mark, resolution: StaticString
  ) throws(ReadFailure) {
    let isDropped = state.options.invalidElements == .drop
    guard isDropped || state.isReporting && !state.endsAtErrors else { throw error }
    try recover(
      from: error, at: mark, severity: isDropped ? .repair : .error,
      resolution: resolution.description)
  }

  /// Drops the only element of an array, if a report or the rules allow it.
  ///
  /// An empty element of markup is no value of the property, which decides what that means.
  @inline(never)
  @usableFromInline
  mutating func singleElementFailed(_ error: ReadFailure, at mark: Mark) throws(ReadFailure) {
    let isDropped = state.options.invalidElements == .drop
    guard isDropped || !__isEmptyMarkup(at: mark, after: error.code) else { throw error }
    try elementFailed(error, at: mark, resolution: "dropped the element")
  }

  /// The resolution for a property whose value failed, if the rules allow the model to omit it.
  @usableFromInline
  func resolution(for error: ReadFailure, at mark: Mark) -> String? {
    guard let pending = state.journal?.pending else {
      return state.options.invalidProperties == .drop ? "used the default" : nil
    }
    let isInside = !pending.steps.isEmpty || pending.location.isInside(location(of: mark))
    // A refused key is not an invalid value.
    let isKey = !isInside && (error.code == .unknownKey || error.code == .duplicateKey)
    if state.options.invalidProperties == .drop { return isKey ? nil : "used the default" }
    // An empty element has no value, and under `.lenient` words for null are null, but only an
    // optional property or one with a default can accept these.
    let isNull =
      __isEmptyMarkup(at: mark, after: isInside ? .missingKey : error.code)
      || error.code == .unexpectedNull && state.options.conversions == .lenient && !isInside
    return isNull ? "read as null" : nil
  }

  /// Ensures that there is stack for a type that may be read from the same value without end.
  mutating func checkStack() throws(ReadFailure) {
    guard state.stack.hasRoom() else {
      throw failure(.depthExceeded, expected: StackGuard.expectation, found: "")
    }
  }

  /// Whether a single value is read as an array of one.
  @inline(never)
  @usableFromInline
  mutating func takesSingleElement() throws(ReadFailure) -> Bool {
    // In markup, null is an element like others.
    guard let kind, kind != .array, kind != .null || state.options.isMarkup else { return false }
    // The type of the element may take single elements itself, without end.
    try checkStack()
    if !state.options.singleValuesAreArrays {
      noteRepair(
        .typeMismatch, at: mark(), expected: "an array", resolution: "read as an array of one")
    }
    return true
  }
}
