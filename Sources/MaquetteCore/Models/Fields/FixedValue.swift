/// A constant with an initial value, which the source is only compared with.
package struct FixedValue {
  /// The name of the property.
  let property: StaticString

  /// The keys that lead to the value from the object of the model.
  package var path: [String]

  /// The offset of the property in the memory of the model; nil if it is not stored there.
  var offset: Int?

  /// The type of the property.
  let type: any Any.Type

  /// Makes the initial value.
  let make: () -> Any

  /// The strategy for the value, if it has one.
  let strategy: Any?

  package init<T>(
    _ name: StaticString, at keys: [String], offset: Int?, _ value: @escaping () -> T,
    by strategy: Any?
  ) {
    (property, path, self.offset, type) = (name, keys, offset, T.self)
    (make, self.strategy) = (value, strategy)
  }

  /// Whether the value is at a path, or inside the value there.
  func isAt(orInside path: [String]) -> Bool {
    self.path.count >= path.count && zip(self.path, path).allSatisfy { $0.isSameKey(as: $1) }
  }
}

extension MappingReader where Self: ~Copyable {
  /// Skips a value that contains values of constants; a report lists those that differ.
  ///
  /// - Parameters:
  ///   - fixed: The constants.
  ///   - level: The number of their keys that lead to the reader's current value.
  ///   - model: The name of their model.
  ///   - current: The current value of a constant; nil if it is not known.
  mutating func pass(
    _ fixed: [FixedValue], level: Int, of model: String, current: (FixedValue) -> Any?
  ) throws(ReadFailure) {
    if let constant = fixed.first(where: { $0.path.count == level }) {
      guard let current = current(constant) else { return try skipValue() }
      return try pass(constant, of: model, current)
    }
    guard !fixed.isEmpty, kind == .object else { return try skipValue() }
    try walkMembers { (key, reader) throws(ReadFailure) in
      let inner = fixed.filter { $0.path[level].isSameKey(as: key) }
      try reader.pass(inner, level: level + 1, of: model, current: current)
      return true
    }
  }

  private mutating func pass(
    _ fixed: FixedValue, of model: String, _ current: Any
  ) throws(ReadFailure) {
    let start = mark()
    let known = state.openJournal().issues.count
    do throws(ReadFailure) {
      let isSame = try readsSame(fixed, as: current)
      dropIssues(after: known)
      if !isSame { noteConstant(fixed.property.description, of: model, at: start) }
    } catch {
      guard !error.code.isFatal else { throw error }
      dropIssues(after: known)
      state.journal?.pending = nil
      noteConstant(fixed.property.description, of: model, at: start)
    }
    reset(to: start)
    try skipValue()
  }

  /// Notes that the source has another value for a constant.
  mutating func noteConstant(_ property: String, of model: String, at mark: Mark) {
    let error = PendingError(
      contents: .init(
        code: .invalidValue, expected: "the value of the constant \(property)", model: model,
        property: property),
      location: location(of: mark), findsValue: true)
    note(PendingIssue(severity: .repair, error: error, resolution: "kept"))
  }

  /// Drops issues of a value that is only compared.
  private func dropIssues(after count: Int) {
    guard let journal = state.journal, journal.issues.count > count else { return }
    journal.issues.removeSubrange(count...)
  }

  /// Whether the reader's current value equals that of a constant.
  private mutating func readsSame(
    _ fixed: FixedValue, as current: Any
  ) throws(ReadFailure) -> Bool {
    if let strategy = fixed.strategy {
      if kind == .null {
        guard case .absent = ModelPart(current) else { return false }
        return true
      }
      if let strategy = strategy as? any DecodingStrategy {
        return try readsSame(by: strategy, as: current)
      }
      guard let strategy = strategy as? any EncodingStrategy else { return true }
      return try writesSame(by: strategy, current)
    }
    if let type = fixed.type as? any MappingDecodable.Type {
      return try readsSame(type, as: current)
    }
    guard let current = current as? any MappingEncodable else { return true }
    let tree = try? AnyValue(encoding: current, EncodingOptions())
    return try readValue() == tree
  }

  private mutating func readsSame<T: MappingDecodable>(
    _ type: T.Type, as current: Any
  ) throws(ReadFailure) -> Bool {
    ModelComparison.areEqual(try read(T.self), current)
  }

  private mutating func readsSame<S: DecodingStrategy>(
    by strategy: S, as current: Any
  ) throws(ReadFailure) -> Bool {
    ModelComparison.areEqual(try read(by: strategy), current)
  }

  private mutating func writesSame<S: EncodingStrategy>(
    by strategy: S, _ current: Any
  ) throws(ReadFailure) -> Bool {
    guard let current = current as? S.Value,
      let tree = try? AnyValue(
        EncodingOptions(),
        { (writer) throws(WriteFailure) in try writer.write(current, by: strategy) })
    else { return true }
    return try readValue() == tree
  }
}
