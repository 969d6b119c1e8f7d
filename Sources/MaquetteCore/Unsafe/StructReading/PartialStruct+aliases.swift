extension PartialStruct {
  /// The field that a slot feeds, if other keys do too; -1 if none does.
  @usableFromInline
  func aliasedField(of slot: Int) -> Int {
    let first = layout.slots[slot].first
    let isAliased = (0..<keys.count).contains { $0 != slot && layout.slots[$0].first == first }
    return isAliased ? first : -1
  }
}
