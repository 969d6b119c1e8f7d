// In a table, the columns of a model that is nil are empty.

extension ValueReader {
  /// Replaces the object at the reader by one without the keys of those optional flattened members of
  /// which all keys are null.
  @inline(never)
  mutating func standWithoutEmptyMembers(of layout: __StructDecodingTable) {
    guard case .object(var object) = unsafe cursor.untagged.pointee else { return }
    let count = object.count
    let keys = unsafe layout.root.pointee.keys
    for group in unsafe layout.contents.pointee.groups {
      removeEmpty(from: &object) { key, state in
        let slot = state.slot(of: key, in: keys)
        return unsafe slot >= 0 && layout.root.pointee.places(of: slot).intersects(group.places)
      }
    }
    for plan in unsafe layout.contents.pointee.members where plan.isOptional {
      let own = plan.make().takenKeys.affixed(
        prefix: plan.affixes.prefix, suffix: plan.affixes.suffix)
      removeEmpty(from: &object) { key, state in own.contains { $0.hold(key, &state) } }
    }
    guard object.count < count else { return }
    unsafe cursor.stand(at: substitutes.add(.object(object)))
  }

  /// Removes the keys of a member if all their values are null.
  private mutating func removeEmpty(
    from object: inout AnyValue.Object, _ isOwn: (String, inout __ReadingState) -> Bool
  ) {
    var others: [AnyValue.Object.Member] = []
    for member in object {
      if !isOwn(member.key, &state) {
        others.append(member)
      } else if !member.value.isNull {
        return
      }
    }
    object = AnyValue.Object(distinct: others)
  }
}
