// The slots of an array that paths step into.

extension MappingWriter where Self: ~Copyable {
  /// Writes the slots of an array; an element that is omitted is null.
  ///
  /// Invariant: the memory is that of a struct of the output.
  @inline(__always)
  mutating func writeEachElement(
    _ slots: UnsafePointer<__StructEncodingTable.Slot>, _ count: Int, of memory: UnsafeRawPointer,
    _ output: __StructEncodingTable,
    _ writeInner: (inout Self, UnsafePointer<__StructEncodingTable.Slot>) throws(WriteFailure) ->
      Void
  ) throws(WriteFailure) {
    var slot = unsafe slots
    let end = unsafe slot + count
    while unsafe slot < end {
      defer { unsafe slot += 1 + slot.pointee.innerCount }
      switch unsafe slot.pointee.kind {
      case .gap: writeNull()
      case .object:
        try beginObject()
        unsafe try writeInner(&self, slot)
        endObject()
      case .array:
        try beginArray()
        unsafe try writeInner(&self, slot)
        endArray()
      case .property, .member:
        do throws(WriteFailure) {
          unsafe try writeElement(slot, of: memory)
        } catch {
          throw unsafe fieldFailed(error, of: output, slot)
        }
      }
    }
  }

  @inline(__always)
  private mutating func writeElement(
    _ slot: UnsafePointer<__StructEncodingTable.Slot>, of memory: UnsafeRawPointer
  ) throws(WriteFailure) {
    if unsafe slot.pointee.isOmitted(from: memory, under: state.options) { return writeNull() }
    let place = unsafe memory + slot.pointee.field.offset
    if unsafe _slowPath(slot.pointee.isNil(place)) { return writeNull() }
    unsafe try write(place, as: slot)
  }
}

extension UnsafePointer<__StructEncodingTable.Slot> {
  /// Returns whether the array of the slot is omitted, because all properties in it are nil.
  func isAbsent(from memory: UnsafeRawPointer, _ nilValues: EncodingOptions.NilValues) -> Bool {
    guard unsafe pointee.mayBeAbsent, nilValues != .writeNull else { return false }
    return unsafe (0..<pointee.innerCount).allSatisfy { index in
      let slot = unsafe self + (1 + index)
      guard unsafe slot.pointee.kind == .property else { return true }
      return unsafe slot.pointee.isNil(memory + slot.pointee.field.offset)
    }
  }
}
