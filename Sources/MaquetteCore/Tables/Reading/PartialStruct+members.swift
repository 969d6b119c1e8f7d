// Copies the members of objects that are what the properties of a struct ask for.

extension __PartialStruct {
  /// Copies the values of an object's members up to the first that needs a conversion, a check, a step
  /// into it or an error.
  ///
  /// - Parameters:
  ///   - members: The members.
  ///   - expected: The most likely slot of the first member; on return, of the next one.
  ///   - passesUnknownKeys: Whether the options want no members that no property has.
  /// - Returns: The number of members.
  @inline(__always)
  mutating func copyMembers(
    _ members: UnsafeBufferPointer<AnyValue.Object.Member>, expecting expected: inout Int,
    passesUnknownKeys: Bool
  ) -> Int {
    guard let first = members.baseAddress else { return 0 }
    let node = unsafe node
    let slots = unsafe node.pointee.slots
    var index = 0
    while index < members.count {
      // Invariant: a struct stores its properties in order.
      let key = unsafe UnsafeRawPointer(first + index)
      let slot = unsafe node.pointee.texts.slot(
        of: key.assumingMemoryBound(to: String.self), expecting: expected)
      index &+= 1
      if slot < 0 {
        guard passesUnknownKeys, !takesOtherKeys else { return index &- 1 }
        continue
      }
      let entry = unsafe slots + slot
      let value = unsafe (key + AnyValue.Object.Member.valueOffset)
        .assumingMemoryBound(to: AnyValue.self)
      guard unsafe entry.pointee.isSimple && !presentBits.intersects(entry.pointee.set),
        unsafe value.copyScalar(to: memory + entry.pointee.offset, as: entry)
      else { return index &- 1 }
      unsafe presentBits.formUnion(entry.pointee.set)
      expected = slot &+ 1
    }
    return index
  }
}

extension UnsafePointer<AnyValue> {
  /// Initializes a property of one of the most frequent kinds to the value.
  ///
  /// Invariant: the place is that of an uninitialized property of the slot.
  ///
  /// - Returns: Whether the value is what the property asks for; otherwise, nothing has happened.
  @inline(__always)
  fileprivate func copyScalar(
    to place: UnsafeMutableRawPointer, as slot: UnsafePointer<__StructDecodingTable.Slot>
  ) -> Bool {
    let isOptional = unsafe slot.pointee.form.isOptional
    switch unsafe slot.pointee.form.kind {
    case .string:
      if let text = unsafe pointee.plainText {
        unsafe place.initialize(to: text, isOptional: isOptional)
        return true
      }
    case .bool:
      if let truth = unsafe pointee.plainTruth {
        unsafe place.initialize(to: truth, isOptional: isOptional)
        return true
      }
    case .double:
      if let number = unsafe pointee.plainDouble {
        unsafe place.initialize(to: number, isOptional: isOptional)
        return true
      }
    case .int:
      if let integer = unsafe pointee.plainInteger(Int.self) {
        unsafe place.initialize(to: integer, isOptional: isOptional)
        return true
      }
    case .int64:
      if let integer = unsafe pointee.plainInteger(Int64.self) {
        unsafe place.initialize(to: integer, isOptional: isOptional)
        return true
      }
    default: return false
    }
    guard isOptional, unsafe pointee.isUntaggedNull else { return false }
    unsafe slot.pointee.initializeNil(place)
    return true
  }
}
