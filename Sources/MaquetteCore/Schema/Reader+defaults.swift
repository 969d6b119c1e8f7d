// Defaults that stand for what is not there are told in reports.

extension Reader where Self: ~Copyable {
  /// Tells a null that a property took its default for.
  @inline(never)
  @usableFromInline
  mutating func noteDefaultForNull<F: FieldTarget>(
    _ slot: Int, of fields: borrowing F, at start: Mark
  ) {
    let end = mark()
    reset(to: start)
    let isNull = kind == .null
    reset(to: end)
    guard isNull, let model = fields.modelType as? any SchemaProviding.Type else { return }
    let key = slot < 0 ? keyBefore(start) : fields.keys[slot]
    let property = model.schema.properties.first { $0.isRead(by: key) }
    guard let property, property.takesDefault else { return }
    noteRepair(
      .unexpectedNull, at: start, expected: property.typeName, remedy: "used the default")
  }

  /// Tells the properties that take their defaults because an object lacks their keys.
  @inline(never)
  @usableFromInline
  mutating func noteDefaults<F: FieldTarget>(
    of fields: borrowing F, _ audit: KeyAudit?, at mark: Mark
  ) {
    guard state.options.reportsDefaults, !state.isUpdating,
      let model = fields.modelType as? any SchemaProviding.Type
    else { return }
    for property in model.schema.properties
    where property.takesDefault && !property.beginnings.contains(where: { has($0, audit) }) {
      let field = MissingField(keys: property.path, property: property.name)
      let error = missing(field, model: fields.modelName, keys: fields.keys, at: mark)
      noteMissing(PendingIssue(severity: .repair, error: error, remedy: "used the default"))
    }
  }

  /// Whether an object had a key, by the rule for keys.
  private func has(_ key: String, _ audit: KeyAudit?) -> Bool {
    guard let audit else { return false }
    return audit.contains(key)
      || state.keyMatcher.map { matcher in audit.contains { matcher.matches($0, key) } } ?? false
  }
}

extension Schema.Property {
  /// Whether the value is a default if the object lacks the key, and not simply nil.
  fileprivate var takesDefault: Bool {
    let others: Schema.Flags = [.isNotRead, .isFlattened, .keepsOtherKeys]
    return flags.contains(.hasDefault) && flags.isDisjoint(with: others) && !isNilIfMissing
  }

  private var isNilIfMissing: Bool {
    func isNil<T: Readable>(_ type: T.Type) -> Bool { T.__missing != nil }
    return (type as? any Readable.Type).map { isNil($0) } ?? false
  }

  /// The keys of the object that lead to the value.
  fileprivate var beginnings: [String] { ([path] + aliases).compactMap(\.first) }

  /// Whether a key of the object is that of the value.
  fileprivate func isRead(by key: String) -> Bool {
    ([path] + aliases).contains { $0.count == 1 && $0[0].isSameKey(as: key) }
  }
}
