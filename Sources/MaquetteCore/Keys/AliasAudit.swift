/// The values of properties that several keys feed, as one object has them, while a report is made.
@usableFromInline
struct AliasAudit {
  private var values: [Int: (slot: Int, value: AnyValue)] = [:]

  @usableFromInline
  init() {}

  /// Notes a value, and tells that of another key of the same property if it differs.
  mutating func insert(_ value: AnyValue, of field: Int, slot: Int) -> Int? {
    guard let earlier = values[field], earlier.slot != slot else {
      values[field] = (slot, value)
      return nil
    }
    // The key that counts more stands for both from here on.
    if slot < earlier.slot { values[field] = (slot, value) }
    return earlier.value == value ? nil : earlier.slot
  }
}

extension MappingReader where Self: ~Copyable {
  /// Tells a value that differs from what another key of the same property has.
  @inline(never)
  @usableFromInline
  mutating func auditAlias<F: __FieldTarget>(
    _ slot: Int, of fields: borrowing F, _ audit: inout AliasAudit?
  ) {
    let field = slot < 0 ? -1 : fields.aliasedField(of: slot)
    guard field >= 0 else { return }
    let start = mark()
    let pending = state.journal?.pending
    defer {
      state.journal?.pending = pending
      reset(to: start)
    }
    // What cannot be read as a tree fails as a field, too, and is told then.
    guard let value = try? readValue() else { return }
    var present = audit ?? AliasAudit()
    let earlier = present.insert(value, of: field, slot: slot)
    audit = present
    guard let earlier else { return }
    let key = JSONText.quoted(fields.keys[earlier])
    reset(to: start)
    noteRepair(
      .conflictingKeys, at: start, expected: "the value of \(key)",
      resolution: slot < earlier ? "used instead of \(key)" : "dropped")
  }
}
