/// The values of properties with several keys in one object, for reports.
struct AliasAudit {
  private var values: [Int: (slot: Int, value: AnyValue)] = [:]

  /// Records a value, and returns that of another key of the same property if it differs.
  mutating func insert(_ value: AnyValue, of field: Int, slot: Int) -> Int? {
    guard let earlier = values[field], earlier.slot != slot else {
      values[field] = (slot, value)
      return nil
    }
    // From here on, the preferred key represents both.
    if slot < earlier.slot { values[field] = (slot, value) }
    return earlier.value == value ? nil : earlier.slot
  }
}

extension MappingReader where Self: ~Copyable {
  /// Reports a value that differs from the value of another key of the same property.
  @inline(never)
  mutating func auditAlias(
    _ slot: Int, of fields: borrowing __PartialStruct, _ audit: inout AliasAudit?
  ) {
    let field = slot < 0 ? -1 : fields.aliasedField(of: slot)
    guard field >= 0 else { return }
    let start = mark()
    let pending = state.journal?.pending
    defer {
      state.journal?.pending = pending
      reset(to: start)
    }
    // A value that does not decode as a tree also fails as a field, and is reported then.
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
