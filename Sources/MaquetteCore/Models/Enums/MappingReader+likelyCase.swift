// Decodes an enum without tags in one pass, if the kind of the value and its keys decide.

extension MappingReader where Self: ~Copyable {
  /// Decodes the first case that the kind of the value and its keys allow, without conversions;
  /// returns false, without consuming anything, if that does not succeed.
  ///
  /// All cases before it would fail, so it is the case that trials would find. It reports no errors.
  ///
  /// - Throws: A failure that nothing recovers from, if this value is inside another one decoded
  ///   this way.
  mutating func initializeLikelyCase(
    of table: __CaseTable, at memory: UnsafeMutableRawPointer
  ) throws(ReadFailure) -> Bool {
    guard state.allowsAttempts, let kind else { return false }
    let conversions = state.options.conversions
    // Where all scalars are text, the first case that accepts the text wins.
    if conversions != .strict, state.options.scalarsAreText { return false }
    state.options.conversions = .strict
    defer { state.options.conversions = conversions }
    var keys: __SlotBits??
    for index in 0..<table.count {
      let entry = unsafe table.entry(index)
      if unsafe entry.pointee.reading == nil {
        guard kind != .object, kind != .array else { continue }
        return unsafe try initializeLikelyName(of: table, at: memory)
      }
      guard mayBe(index, of: table, kind, &keys) else { continue }
      if unsafe entry.pointee.form.isScalar, kind != .object {
        guard unsafe !initializeScalar(entry, of: table, at: memory) else { return true }
      } else {
        return unsafe try attemptCase(of: table, at: memory) {
          (reader: inout Self) throws(ReadFailure) in
          unsafe try reader.initializePayload(entry, of: table, at: memory)
        }
      }
    }
    return false
  }

  /// Whether a value of a kind may be decoded as the payload of a case without conversions.
  ///
  /// - Parameter keys: The deciding keys that the object may have, once they were looked for.
  private mutating func mayBe(
    _ index: Int, of table: __CaseTable, _ kind: ValueKind, _ keys: inout __SlotBits??
  ) -> Bool {
    let entry = unsafe table.entry(index)
    let (form, needed) = unsafe (entry.pointee.form, entry.pointee.neededKeys)
    guard let wanted = kindNeeded(for: form) else { return true }
    guard wanted == kind else {
      // Text may name NaN or an infinity.
      return form.kind == .double && kind == .string && startsLikeNumberName
    }
    // The keys choose between cases; the last one need not be chosen.
    guard kind == .object, !needed.isEmpty, index < table.count - 1 else { return true }
    let present = keys ?? presentKeys(of: table, until: needed)
    keys = .some(present)
    return present?.isSuperset(of: needed) ?? true
  }

  /// Whether a text begins like the name of a number: "NaN", "-Infinity".
  private var startsLikeNumberName: Bool {
    mutating get {
      let start = mark()
      defer { reset(to: start) }
      guard let text = try? readString() else { return true }
      guard text.utf8.count <= 16, let first = text.utf8.first else { return false }
      return "NnIi+-".utf8.contains(first)
    }
  }

  /// Decodes a name, if no payload before it accepts the value.
  private mutating func initializeLikelyName(
    of table: __CaseTable, at memory: UnsafeMutableRawPointer
  ) throws(ReadFailure) -> Bool {
    let start = mark()
    guard scalarKind == .string, table.hasNamesOnly,
      let index = table.tags.index(of: try readString()),
      let make = unsafe table.entry(index).pointee.makeBare
    else {
      reset(to: start)
      return false
    }
    unsafe make(memory)
    return true
  }

  /// Decodes a scalar; returns false, without consuming anything, if that fails.
  private mutating func initializeScalar(
    _ entry: UnsafePointer<__CaseTable.Case>, of table: __CaseTable,
    at memory: UnsafeMutableRawPointer
  ) -> Bool {
    let start = mark()
    do throws(ReadFailure) {
      unsafe try initializePayload(entry, of: table, at: memory)
      return true
    } catch {
      state.journal?.pending = nil
      reset(to: start)
      return false
    }
  }

  /// Decodes a case from a value that the general functions decode again if this fails.
  @inline(__always)
  mutating func attemptCase(
    of table: __CaseTable, at memory: UnsafeMutableRawPointer,
    _ initialize: (inout Self) throws(ReadFailure) -> Void
  ) throws(ReadFailure) -> Bool {
    try attempt { (reader: inout Self) throws(ReadFailure) in
      try initialize(&reader)
      guard !reader.state.hasFailedAttempt else {
        unsafe table.destroy(memory)
        throw ReadFailure(.invalidValue)
      }
      return true
    } orElse: { _ in
      false
    }
  }
}
