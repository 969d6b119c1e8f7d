// Called by generated code for enums: a case is its name, or an object whose only key is its name
// and whose value is its payload.

extension MappingReader where Self: ~Copyable {
  /// Reads the name of a case.
  ///
  /// - Parameters:
  ///   - names: The names of the cases.
  ///   - model: The name of the enum, for errors.
  /// - Returns: The slot of the name.
  /// - Throws: `unknownCase`, and the errors of reading text.
  @_specialize(where Self == JSONReader)
  @_specialize(where Self == ValueReader)
  public mutating func readCase(
    _ names: __KeyTable, of model: String
  ) throws(ReadFailure) -> Int {
    let start = mark()
    let slot = names.slot(of: try __readToken())
    guard slot >= 0 else { throw unknownCase(names, of: model, at: start) }
    return slot
  }

  /// Steps into the object of a case; the reader is then at the payload.
  ///
  /// - Parameters:
  ///   - names: The names of the cases.
  ///   - model: The name of the enum, for errors.
  /// - Returns: The slot of the name.
  /// - Throws: `unknownCase`, and `invalidValue` for an object without keys.
  @_specialize(where Self == JSONReader)
  @_specialize(where Self == ValueReader)
  public mutating func beginCase(
    _ names: __KeyTable, of model: String
  ) throws(ReadFailure) -> Int {
    let start = mark()
    if _fastPath(!state.looksAtKeys), kind == .object {
      if try beginObject() {
        let slot = try readKey(names, expecting: 0)
        if slot >= 0 { return slot }
      }
      reset(to: start)
    }
    let key = try readCaseKey(from: start, of: model, expected: names.expected(of: model)) {
      names.slot(of: $0) >= 0
    }
    let slot = names.slot(of: key)
    guard slot >= 0 else {
      throw unknownCase(
        names, of: model, at: mark(),
        found: state.options.hidesValues ? "a key" : "key " + JSONText.quoted(key))
    }
    return slot
  }

  /// Steps out of the object of a case.
  ///
  /// - Parameters:
  ///   - start: The position of the object's start.
  ///   - model: The name of the enum, for errors.
  /// - Throws: `invalidValue` if the object has a second key.
  @_specialize(where Self == JSONReader)
  @_specialize(where Self == ValueReader)
  public mutating func endCase(from start: Mark, of model: String) throws(ReadFailure) {
    guard try endCaseObject(from: start) else { throw notOneCase(of: model, at: start) }
  }

  /// Reads the empty payload of a case without one: an object or null.
  ///
  /// - Throws: `typeMismatch` for anything else.
  @_specialize(where Self == JSONReader)
  @_specialize(where Self == ValueReader)
  public mutating func __readEmptyPayload() throws(ReadFailure) {
    guard try !readNull() else { return }
    guard kind == .object || __isEmptyMarkup(at: mark(), after: .typeMismatch) else {
      throw failure(.typeMismatch, expected: "an empty object")
    }
    try skipValue()
  }

  /// Reads the only value of a payload, either bare or as `Codable` wraps it: `{"_0": value}`.
  ///
  /// For types that are not themselves decoded from objects.
  ///
  /// - Throws: Errors of the value.
  @_specialize(kind:partial,where Self == JSONReader)
  @_specialize(kind:partial,where Self == ValueReader)
  public mutating func __readOnlyPayload<T: MappingDecodable>(
    _ type: T.Type
  ) throws(ReadFailure) -> T {
    guard scalarKind == .object else { return try read(type) }
    let start = mark()
    guard try beginObject(), try readKey() == "_0" else {
      throw failure(.typeMismatch, at: start, expected: typeName(type))
    }
    let value = try read(type)
    guard try !endField() else { throw failure(.typeMismatch, at: start, expected: typeName(type)) }
    return value
  }

  /// The failure for the name of a case without its payload.
  @inline(never)
  public mutating func __payloadMissing(of model: String, at start: Mark) -> ReadFailure {
    failure(
      .invalidValue, at: start, expected: "an object with the case of \(model) and its payload")
  }

  /// The failure for a name that is not a case of the enum.
  @inline(never)
  mutating func unknownCase(
    _ names: __KeyTable, of model: String, at start: Mark, found: String? = nil
  ) -> ReadFailure {
    failure(.unknownCase, at: start, expected: names.expected(of: model), found: found)
  }

  @inline(never)
  mutating func notOneCase(of model: String, at start: Mark) -> ReadFailure {
    failure(.invalidValue, at: start, expected: "an object with one key, a case of \(model)")
  }
}

extension __KeyTable {
  /// The expectation for a name in the table, as errors show it.
  fileprivate func expected(of model: String) -> String {
    let names = count > 12 ? [] : (0..<count).map { self[$0] }
    return "a case of \(model)" + (names.isEmpty ? "" : " (\(names.joined(separator: ", ")))")
  }
}
