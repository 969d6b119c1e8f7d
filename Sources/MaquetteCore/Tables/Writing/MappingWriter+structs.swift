/// The part of a writer that encodes from memory; only the core calls it.
public protocol __MemoryWriter: ~Copyable {
  // Invariants: the memory is that of an initialized struct of the output, or of an initialized
  // property of the type that the functions were created for.

  /// Writes the properties of a struct into the current object.
  mutating func __writeProperties(
    _ output: __StructEncodingTable, of memory: UnsafeRawPointer
  ) throws(WriteFailure)

  /// Writes a struct.
  mutating func __writeStruct(
    _ output: __StructEncodingTable, of memory: UnsafeRawPointer
  ) throws(WriteFailure)

  /// Writes the object of a model in the form that a configuration defines.
  mutating func __writeModel(
    _ model: any Any.Type, _ writeFields: (inout Self) throws(WriteFailure) -> Void
  ) throws(WriteFailure)

  /// Writes a payload into the current object in the form that a configuration defines.
  mutating func __writePayload(
    _ type: any Any.Type, _ writeFields: (inout Self) throws(WriteFailure) -> Void
  ) throws(WriteFailure)

  /// Writes the number of a value as text.
  ///
  /// - Returns: Whether the value is written; otherwise, nothing is.
  mutating func __writeQuotedNumber<T: MappingEncodable>(_ value: T) throws(WriteFailure) -> Bool

  /// Ensures that the value just written, if the format writes nothing for it, is decoded from a
  /// missing key.
  mutating func __keep(
    _ slot: UnsafePointer<__StructEncodingTable.Slot>, of output: __StructEncodingTable
  ) throws(WriteFailure)

  /// Writes the key of a slot.
  mutating func __writeKey(of slot: UnsafePointer<__StructEncodingTable.Slot>)

  /// Writes a key of a dictionary.
  mutating func __writeMemberKey<Key: MappableKey>(_ key: Key)

  /// Writes a property.
  mutating func __write(
    _ place: UnsafeRawPointer, by slot: UnsafePointer<__StructEncodingTable.Slot>
  ) throws(WriteFailure)
}

extension MappingWriter where Self: ~Copyable {
  /// Writes the properties of a struct into the current object.
  @inlinable @inline(__always)
  public mutating func writeProperties<Model>(
    of model: Model, _ output: __StructEncodingTable
  ) throws(WriteFailure) {
    unsafe try withUnsafePointer(to: model) { (memory) throws(WriteFailure) in
      unsafe try __writeProperties(output, of: UnsafeRawPointer(memory))
    }
  }

  /// Writes an object with the properties of a struct.
  @_specialize(kind:partial,where Self == JSONWriter)
  @_specialize(kind:partial,where Self == ValueWriter)
  @inline(never)
  public mutating func __writeObject<Model>(
    of model: Model, _ output: __StructEncodingTable
  ) throws(WriteFailure) {
    try beginObject()
    try writeProperties(of: model, output)
    endObject()
  }

  /// Writes the value of a property.
  @inline(__always)
  mutating func write(
    _ place: UnsafeRawPointer, as slot: UnsafePointer<__StructEncodingTable.Slot>
  ) throws(WriteFailure) {
    switch unsafe slot.pointee.field.form.kind {
    case .string: unsafe writeString(place.assumingMemoryBound(to: String.self).pointee)
    case .bool: unsafe writeBool(place.assumingMemoryBound(to: Bool.self).pointee)
    case .double: unsafe try writeDouble(place.assumingMemoryBound(to: Double.self).pointee)
    case .int64: unsafe writeInteger(place.assumingMemoryBound(to: Int64.self).pointee)
    case .uint64: unsafe writeInteger(place.assumingMemoryBound(to: UInt64.self).pointee)
    case .int32: unsafe writeInteger(place.assumingMemoryBound(to: Int32.self).pointee)
    case .int16: unsafe writeInteger(place.assumingMemoryBound(to: Int16.self).pointee)
    case .int8: unsafe writeInteger(place.assumingMemoryBound(to: Int8.self).pointee)
    case .uint32: unsafe writeInteger(place.assumingMemoryBound(to: UInt32.self).pointee)
    case .uint16: unsafe writeInteger(place.assumingMemoryBound(to: UInt16.self).pointee)
    case .uint8: unsafe writeInteger(place.assumingMemoryBound(to: UInt8.self).pointee)
    case .structure:
      guard let output = unsafe slot.pointee.field.form.output else { return }
      unsafe try __writeStruct(output, of: place)
    case .int, .uint, .custom:
      // The kind includes the width of integers; these two are only decoded.
      unsafe try __write(place, by: slot)
    }
  }
}

extension JSONWriter {
  public mutating func __writeModel(
    _ model: any Any.Type, _ writeFields: (inout JSONWriter) throws(WriteFailure) -> Void
  ) throws(WriteFailure) {
    // A configured model is encoded through a tree.
    try beginObject()
    try writeFields(&self)
    endObject()
  }

  @inlinable @inline(__always)
  public mutating func __writePayload(
    _ type: any Any.Type, _ writeFields: (inout JSONWriter) throws(WriteFailure) -> Void
  ) throws(WriteFailure) {
    // A configured model is encoded through a tree.
    try writeFields(&self)
  }

  @inline(__always)
  public mutating func __writeStruct(
    _ output: __StructEncodingTable, of memory: UnsafeRawPointer
  ) throws(WriteFailure) {
    try beginObject()
    unsafe try __writeProperties(output, of: memory)
    endObject()
  }

  @inline(never)
  public mutating func __writeProperties(
    _ output: __StructEncodingTable, of memory: UnsafeRawPointer
  ) throws(WriteFailure) {
    guard _fastPath(output.isFlat && !state.sortsKeys) else {
      return unsafe try writeUnusualProperties(output, of: memory)
    }
    var slot = unsafe output.slots
    let end = unsafe slot + output.count
    do throws(WriteFailure) {
      while unsafe slot < end {
        unsafe try writeProperty(of: memory, slot)
        unsafe slot += 1
      }
    } catch {
      throw unsafe fieldFailed(error, of: output, slot)
    }
  }

  @inline(never)
  private mutating func writeUnusualProperties(
    _ output: __StructEncodingTable, of memory: UnsafeRawPointer
  ) throws(WriteFailure) {
    // Other parts of the object would come before these.
    if let positions = unsafe output.contents.pointee.sortedSlots, state.sortsKeys,
      buffer.last == UInt8(ascii: "{")
    {
      for index in 0..<output.count {
        let slot = unsafe output.slots + positions[index]
        do throws(WriteFailure) {
          unsafe try writeProperty(of: memory, slot)
        } catch {
          throw unsafe fieldFailed(error, of: output, slot)
        }
      }
      return
    }
    if unsafe output.contents.pointee.variants != nil, let variant = output.variant(for: state) {
      return unsafe try __writeProperties(variant, of: memory)
    }
    state.hasUnsortedKeys = true
    if unsafe output.contents.pointee.sharesObjects {
      return try __writeShared { (writer) throws(WriteFailure) in
        unsafe try writer.writeSlots(output.slots, output.count, of: memory, output)
      }
    }
    unsafe try writeSlots(output.slots, output.count, of: memory, output)
  }

  /// Writes a property under a key of the current object, unless it is nil.
  ///
  /// Invariant: the memory is that of a struct whose output has the slot.
  @inline(__always)
  private mutating func writeProperty(
    of memory: UnsafeRawPointer, _ slot: UnsafePointer<__StructEncodingTable.Slot>
  ) throws(WriteFailure) {
    let place = unsafe memory + slot.pointee.field.offset
    if unsafe _slowPath(slot.pointee.isNil(place)) {
      if unsafe slot.pointee.field.nilRule.writesNil(state.options.nilValues) {
        unsafe buffer.append(key: slot)
        writeNull()
      }
    } else {
      unsafe buffer.append(key: slot)
      if unsafe slot.pointee.field.form.kind == .string {
        unsafe place.borrowed(as: String.self).pointee.appendQuoted(to: &buffer)
      } else {
        unsafe try write(place, as: slot)
      }
    }
  }

  @inline(__always)
  public mutating func __write(
    _ place: UnsafeRawPointer, by slot: UnsafePointer<__StructEncodingTable.Slot>
  ) throws(WriteFailure) {
    unsafe try slot.pointee.write(place, to: &self)
  }

  @inline(__always)
  public mutating func __keep(
    _ slot: UnsafePointer<__StructEncodingTable.Slot>, of output: __StructEncodingTable
  ) throws(WriteFailure) {
    // JSON has all values.
  }

  @inline(__always)
  public mutating func __writeKey(of slot: UnsafePointer<__StructEncodingTable.Slot>) {
    unsafe buffer.append(key: slot)
  }
}

extension ValueWriter {
  public mutating func __writeModel(
    _ model: any Any.Type, _ writeFields: (inout ValueWriter) throws(WriteFailure) -> Void
  ) throws(WriteFailure) {
    try writeModel(model, writeFields)
  }

  public mutating func __writePayload(
    _ type: any Any.Type, _ writeFields: (inout ValueWriter) throws(WriteFailure) -> Void
  ) throws(WriteFailure) {
    let rules = state.options.configuration?.rules(
      for: type, at: { MappingPath(state.base + openPath.steps) })
    let isPartConfigured = state.hasDeclaredKeys
    state.hasDeclaredKeys = rules != nil
    defer { state.hasDeclaredKeys = isPartConfigured }
    guard let rules else {
      try writeFields(&self)
      return state.losesValues ? try keepFields(of: type) : ()
    }
    try self.writeFields(
      rewriting: { tree in
        if case .object(let object) = tree { tree = .object(try rules.written(object)) }
      }, writeFields)
  }

  public mutating func __writeStruct(
    _ output: __StructEncodingTable, of memory: UnsafeRawPointer
  ) throws(WriteFailure) {
    if _fastPath(state.isPlain) {
      if output.isFlat, let object = unsafe plainObject(output, of: memory) {
        try descend()
        state.depth &-= 1
        return put(.object(object))
      }
      try beginObject()
      unsafe try __writeProperties(output, of: memory)
      return endObject()
    }
    if let configured = configuredOutput(of: output) {
      return unsafe try write(memory, by: configured)
    }
    try writeModel(output.model) { (writer) throws(WriteFailure) in
      unsafe try writer.__writeProperties(output, of: memory)
    }
  }

  public mutating func __writeProperties(
    _ output: __StructEncodingTable, of memory: UnsafeRawPointer
  ) throws(WriteFailure) {
    guard output.isFlat, !state.findsRefused else {
      if let variant = output.variant(for: state) {
        return unsafe try __writeProperties(variant, of: memory)
      }
      if unsafe output.contents.pointee.sharesObjects {
        return try __writeShared { (writer) throws(WriteFailure) in
          unsafe try writer.writeSlots(output.slots, output.count, of: memory, output)
        }
      }
      return unsafe try writeSlots(output.slots, output.count, of: memory, output)
    }
    for index in 0..<output.count {
      let slot = unsafe output.slots + index
      let place = unsafe memory + slot.pointee.field.offset
      if unsafe slot.pointee.isNil(place) {
        guard unsafe slot.pointee.field.nilRule.writesNil(state.options.nilValues) else {
          continue
        }
        let isNeeded = unsafe slot.pointee.field.nilRule == .needed
        unsafe put(isNeeded ? neededNull : .null, under: slot.pointee.name)
        guard !isNeeded, _slowPath(state.losesValues) else { continue }
        do throws(WriteFailure) {
          unsafe try keepLast(slot, of: output)
        } catch {
          throw unsafe fieldFailed(error, of: output, slot)
        }
      } else if let value = unsafe plainValue(at: place, slot.pointee.field.form.kind) {
        unsafe put(value, under: slot.pointee.name)
      } else {
        unsafe writeDistinctKey(slot.pointee.name)
        do throws(WriteFailure) {
          unsafe try write(place, as: slot)
          unsafe try __keep(slot, of: output)
        } catch {
          throw unsafe fieldFailed(error, of: output, slot)
        }
      }
    }
  }

  @inline(__always)
  public mutating func __keep(
    _ slot: UnsafePointer<__StructEncodingTable.Slot>, of output: __StructEncodingTable
  ) throws(WriteFailure) {
    if _slowPath(state.losesValues) { unsafe try keepLast(slot, of: output) }
  }

  @inline(__always)
  public mutating func __write(
    _ place: UnsafeRawPointer, by slot: UnsafePointer<__StructEncodingTable.Slot>
  ) throws(WriteFailure) {
    unsafe try slot.pointee.field.writing?.tree(place, &self)
  }

  public mutating func __writeKey(of slot: UnsafePointer<__StructEncodingTable.Slot>) {
    unsafe writeKey(slot.pointee.name)
  }
}

extension __StructEncodingTable.Slot {
  /// Writes a property with its function, which is borrowed with the slot and so not retained.
  @inline(__always)
  fileprivate borrowing func write(
    _ place: UnsafeRawPointer, to writer: inout JSONWriter
  ) throws(WriteFailure) {
    unsafe try field.writing?.json(place, &writer)
  }

  /// Returns whether a property is nil.
  @inline(__always)
  package func isNil(_ place: UnsafeRawPointer) -> Bool {
    guard hasNil else { return false }
    // Invariant: a value of an optional kind is an optional of its type.
    switch field.form.kind {
    case .string: return unsafe place.borrowed(as: String?.self).pointee.isNil
    case .int64, .uint64: return unsafe place.assumingMemoryBound(to: Int64?.self).pointee == nil
    case .double: return unsafe place.assumingMemoryBound(to: Double?.self).pointee == nil
    case .bool: return unsafe place.assumingMemoryBound(to: Bool?.self).pointee == nil
    default: return unsafe field.isNil?(place) ?? false
    }
  }
}

extension OutputBuffer {
  /// Appends the key of a slot, and reserves room for a short value.
  @inline(__always)
  mutating func append(key slot: UnsafePointer<__StructEncodingTable.Slot>) {
    let count = unsafe slot.pointee.keyCount
    reserve(count &+ 64)
    // Copies whole blocks: they may be read beyond the key, and the buffer has room for them.
    var copied = 0
    repeat {
      let block = unsafe Bytes16.load(slot.pointee.key + copied)
      unsafe UnsafeMutableRawPointer(next + copied).storeBytes(of: block, as: Bytes16.self)
      copied &+= 16
    } while copied < count
    unsafe next += count
  }
}
