// The slots of an object that is not flat: with objects inside, members, and conditions.

extension MappingWriter where Self: ~Copyable {
  /// Writes the slots of an object, which may include nested objects.
  ///
  /// Invariant: the memory is that of a struct of the output.
  @inline(__always)
  fileprivate mutating func writeEach(
    _ slots: UnsafePointer<__StructEncodingTable.Slot>, _ count: Int, of memory: UnsafeRawPointer,
    _ output: __StructEncodingTable,
    _ writeInner: (inout Self, UnsafePointer<__StructEncodingTable.Slot>) throws(WriteFailure) ->
      Void
  ) throws(WriteFailure) {
    var slot = unsafe slots
    let end = unsafe slot + count
    while unsafe slot < end {
      if unsafe slot.pointee.kind == .object {
        unsafe __writeKey(of: slot)
        try beginObject()
        unsafe try writeInner(&self, slot)
        __endObjectUnlessEmpty()
        unsafe slot += 1 + slot.pointee.innerCount
        continue
      }
      if unsafe slot.pointee.kind == .array {
        if unsafe !slot.isAbsent(from: memory, state.options.nilValues) {
          unsafe __writeKey(of: slot)
          try beginArray()
          unsafe try writeInner(&self, slot)
          endArray()
        }
        unsafe slot += 1 + slot.pointee.innerCount
        continue
      }
      defer { unsafe slot += 1 }
      if unsafe slot.pointee.isOmitted(from: memory, under: state.options) { continue }
      let place = unsafe memory + slot.pointee.field.offset
      do throws(WriteFailure) {
        if unsafe slot.pointee.kind == .member {
          unsafe try __write(place, by: slot)
        } else if unsafe _slowPath(slot.pointee.isNil(place)) {
          let rule = unsafe slot.pointee.field.nilRule
          guard rule.writesNil(state.options.nilValues) else { continue }
          unsafe __writeKey(of: slot)
          if rule == .needed { writeNull() } else { try writeValue(.null) }
          unsafe try __keep(slot, of: output)
        } else {
          unsafe __writeKey(of: slot)
          unsafe try write(place, as: slot)
          unsafe try __keep(slot, of: output)
        }
      } catch {
        throw unsafe fieldFailed(error, of: output, slot)
      }
    }
  }

  /// Names the model and the property of a failure, unless it names a deeper model.
  ///
  /// - Returns: The failure.
  @inline(never)
  mutating func fieldFailed(
    _ error: WriteFailure, of output: __StructEncodingTable,
    _ slot: UnsafePointer<__StructEncodingTable.Slot>
  ) -> WriteFailure {
    guard state.lacksModel else { return error }
    unsafe state.nameFailure(model: output.modelName, property: output.propertyName(of: slot))
    return error
  }
}

extension MappingWriter where Self: ~Copyable {
  /// Writes the slots of an object.
  ///
  /// Invariant: the memory is that of a struct of the output.
  @_specialize(where Self == JSONWriter)
  @_specialize(where Self == ValueWriter)
  mutating func writeSlots(
    _ slots: UnsafePointer<__StructEncodingTable.Slot>, _ count: Int, of memory: UnsafeRawPointer,
    _ output: __StructEncodingTable
  ) throws(WriteFailure) {
    unsafe try writeEach(slots, count, of: memory, output) { (writer, slot) throws(WriteFailure) in
      unsafe try writer.writeInner(slot, of: memory, output)
    }
  }

  /// Writes the slots of an array.
  ///
  /// Invariant: the memory is that of a struct of the output.
  @_specialize(where Self == JSONWriter)
  @_specialize(where Self == ValueWriter)
  mutating func writeElements(
    _ slots: UnsafePointer<__StructEncodingTable.Slot>, _ count: Int, of memory: UnsafeRawPointer,
    _ output: __StructEncodingTable
  ) throws(WriteFailure) {
    unsafe try writeEachElement(slots, count, of: memory, output) {
      (writer, slot) throws(WriteFailure) in
      unsafe try writer.writeInner(slot, of: memory, output)
    }
  }

  @inline(__always)
  private mutating func writeInner(
    _ slot: UnsafePointer<__StructEncodingTable.Slot>, of memory: UnsafeRawPointer,
    _ output: __StructEncodingTable
  ) throws(WriteFailure) {
    if unsafe slot.pointee.kind == .array {
      unsafe try writeElements(slot + 1, slot.pointee.innerCount, of: memory, output)
    } else {
      unsafe try writeSlots(slot + 1, slot.pointee.innerCount, of: memory, output)
    }
  }
}

extension __StructEncodingTable.Slot {
  /// Returns whether the slot of a model is omitted other than as nil.
  ///
  /// The function is borrowed with the slot and so not retained.
  @inline(__always)
  borrowing func isOmitted(
    from memory: UnsafeRawPointer, under options: @autoclosure () -> EncodingOptions
  ) -> Bool {
    unsafe hasTest && (omission.memoryTest.holds(in: memory) || (omission.test?(memory) ?? false))
      || hasViews && isHidden(by: options().views)
  }

  /// Returns whether the options select none of the slot's views.
  @inline(never)
  borrowing func isHidden(by shown: Set<EncodingView>?) -> Bool {
    guard let shown else { return false }
    return omission.views.contains { views in views.allSatisfy { !shown.contains($0) } }
  }
}
