/// The part of a writer that writes from memory; only the core calls it.
public protocol __MemoryWriter: ~Copyable {
  // Invariants: the memory is that of an initialised struct of the output, or of an initialised
  // property of the type that the functions were made for.

  /// Writes the properties of a struct into the object under way.
  mutating func __writeProperties(
    _ output: __StructEncodingTable, of memory: UnsafeRawPointer
  ) throws(WriteFailure)

  /// Writes a struct.
  mutating func __writeStruct(
    _ output: __StructEncodingTable, of memory: UnsafeRawPointer
  ) throws(WriteFailure)

  /// Writes the object of a model, as a configuration says that the data should have it.
  mutating func __writeModel(
    _ model: any Any.Type, _ writeFields: (inout Self) throws(WriteFailure) -> Void
  ) throws(WriteFailure)

  /// Writes a payload into the object under way, as a configuration says.
  mutating func __writePayload(
    _ type: any Any.Type, _ writeFields: (inout Self) throws(WriteFailure) -> Void
  ) throws(WriteFailure)

  /// Writes a property.
  mutating func __write(
    _ place: UnsafeRawPointer, by slot: UnsafePointer<__StructEncodingTable.Slot>
  ) throws(WriteFailure)
}

extension MappingWriter where Self: ~Copyable {
  /// Writes the properties of a struct into the object under way.
  @inlinable @inline(__always)
  public mutating func writeProperties<Model>(
    of model: Model, _ output: __StructEncodingTable
  ) throws(WriteFailure) {
    try withUnsafePointer(to: model) { (memory) throws(WriteFailure) in
      try __writeProperties(output, of: UnsafeRawPointer(memory))
    }
  }

  /// Writes a value of a property.
  @inline(__always)
  mutating func write(
    _ place: UnsafeRawPointer, as slot: UnsafePointer<__StructEncodingTable.Slot>
  ) throws(WriteFailure) {
    switch slot.pointee.field.form.kind {
    case .string: writeString(place.assumingMemoryBound(to: String.self).pointee)
    case .bool: writeBool(place.assumingMemoryBound(to: Bool.self).pointee)
    case .double: try writeDouble(place.assumingMemoryBound(to: Double.self).pointee)
    case .int64: writeInteger(place.assumingMemoryBound(to: Int64.self).pointee)
    case .uint64: writeInteger(place.assumingMemoryBound(to: UInt64.self).pointee)
    case .int32: writeInteger(place.assumingMemoryBound(to: Int32.self).pointee)
    case .int16: writeInteger(place.assumingMemoryBound(to: Int16.self).pointee)
    case .int8: writeInteger(place.assumingMemoryBound(to: Int8.self).pointee)
    case .uint32: writeInteger(place.assumingMemoryBound(to: UInt32.self).pointee)
    case .uint16: writeInteger(place.assumingMemoryBound(to: UInt16.self).pointee)
    case .uint8: writeInteger(place.assumingMemoryBound(to: UInt8.self).pointee)
    case .structure:
      guard let output = slot.pointee.field.form.output else { return }
      try __writeStruct(output, of: place)
    case .int, .uint, .custom:
      // Forms tell the width of integers; these two are only read.
      try __write(place, by: slot)
    }
  }
}

extension JSONWriter {
  public mutating func __writeModel(
    _ model: any Any.Type, _ writeFields: (inout JSONWriter) throws(WriteFailure) -> Void
  ) throws(WriteFailure) {
    // What is configured is written by way of a tree.
    try beginObject()
    try writeFields(&self)
    endObject()
  }

  @inlinable @inline(__always)
  public mutating func __writePayload(
    _ type: any Any.Type, _ writeFields: (inout JSONWriter) throws(WriteFailure) -> Void
  ) throws(WriteFailure) {
    // What is configured is written by way of a tree.
    try writeFields(&self)
  }

  @inline(__always)
  public mutating func __writeStruct(
    _ output: __StructEncodingTable, of memory: UnsafeRawPointer
  ) throws(WriteFailure) {
    try beginObject()
    try __writeProperties(output, of: memory)
    endObject()
  }

  @inline(never)
  public mutating func __writeProperties(
    _ output: __StructEncodingTable, of memory: UnsafeRawPointer
  ) throws(WriteFailure) {
    guard _fastPath(output.isFlat) else {
      if let variant = output.variant(for: state.options) {
        return try __writeProperties(variant, of: memory)
      }
      if output.contents.pointee.sharesObjects {
        return try __writeShared { (writer) throws(WriteFailure) in
          try writer.writeSlots(output.slots, output.count, of: memory)
        }
      }
      return try writeSlots(output.slots, output.count, of: memory)
    }
    var slot = output.slots
    let end = slot + output.count
    while slot < end {
      let place = memory + slot.pointee.field.offset
      if _slowPath(slot.pointee.isNil(place)) {
        if slot.pointee.field.keepsNil || state.options.nilValues == .writeNull {
          buffer.append(key: slot)
          writeNull()
        }
      } else {
        buffer.append(key: slot)
        if slot.pointee.field.form.kind == .string {
          place.borrowed(as: String.self).pointee.appendQuoted(to: &buffer)
        } else {
          try write(place, as: slot)
        }
      }
      slot += 1
    }
  }

  @inline(__always)
  public mutating func __write(
    _ place: UnsafeRawPointer, by slot: UnsafePointer<__StructEncodingTable.Slot>
  ) throws(WriteFailure) {
    try slot.pointee.write(place, to: &self)
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
    guard
      let rules = state.options.configuration?.rules(
        for: type, at: { MappingPath(state.base + openPath.steps) })
    else {
      return try writeFields(&self)
    }
    try self.writeFields(
      rewriting: { tree in
        if case .object(let object) = tree { tree = .object(try rules.written(object)) }
      }, writeFields)
  }

  public mutating func __writeStruct(
    _ output: __StructEncodingTable, of memory: UnsafeRawPointer
  ) throws(WriteFailure) {
    try writeModel(output.model) { (writer) throws(WriteFailure) in
      try writer.__writeProperties(output, of: memory)
    }
  }

  public mutating func __writeProperties(
    _ output: __StructEncodingTable, of memory: UnsafeRawPointer
  ) throws(WriteFailure) {
    guard output.isFlat else {
      if let variant = output.variant(for: state.options) {
        return try __writeProperties(variant, of: memory)
      }
      if output.contents.pointee.sharesObjects {
        return try __writeShared { (writer) throws(WriteFailure) in
          try writer.writeSlots(output.slots, output.count, of: memory)
        }
      }
      return try writeSlots(output.slots, output.count, of: memory)
    }
    for index in 0..<output.count {
      let slot = output.slots + index
      let place = memory + slot.pointee.field.offset
      if slot.pointee.isNil(place) {
        guard slot.pointee.field.keepsNil || state.options.nilValues == .writeNull else { continue }
        writeDistinctKey(slot.pointee.name)
        writeNull()
      } else {
        writeDistinctKey(slot.pointee.name)
        try write(place, as: slot)
      }
    }
  }

  @inline(__always)
  public mutating func __write(
    _ place: UnsafeRawPointer, by slot: UnsafePointer<__StructEncodingTable.Slot>
  ) throws(WriteFailure) {
    try slot.pointee.field.writing?.tree(place, &self)
  }
}

extension MappingWriter where Self: ~Copyable {
  /// Writes the slots of an object, which may lead to objects inside it.
  ///
  /// Invariant: the memory is that of a struct of the output.
  @inline(__always)
  fileprivate mutating func writeEach(
    _ slots: UnsafePointer<__StructEncodingTable.Slot>, _ count: Int, of memory: UnsafeRawPointer,
    _ writeKey: (inout Self, UnsafePointer<__StructEncodingTable.Slot>) -> Void,
    _ writeInner: (inout Self, UnsafePointer<__StructEncodingTable.Slot>) throws(WriteFailure) ->
      Void
  ) throws(WriteFailure) {
    var slot = slots
    let end = slot + count
    while slot < end {
      if slot.pointee.kind == .object {
        writeKey(&self, slot)
        try beginObject()
        try writeInner(&self, slot)
        __endObjectUnlessEmpty()
        slot += 1 + slot.pointee.innerCount
        continue
      }
      defer { slot += 1 }
      if slot.pointee.mayBeAbsent, slot.pointee.isAbsent(memory) { continue }
      let place = memory + slot.pointee.field.offset
      if slot.pointee.kind == .member {
        try __write(place, by: slot)
      } else if _slowPath(slot.pointee.isNil(place)) {
        guard slot.pointee.field.keepsNil || state.options.nilValues == .writeNull else { continue }
        writeKey(&self, slot)
        writeNull()
      } else {
        writeKey(&self, slot)
        try write(place, as: slot)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func writeSlots(
    _ slots: UnsafePointer<__StructEncodingTable.Slot>, _ count: Int, of memory: UnsafeRawPointer
  ) throws(WriteFailure) {
    try writeEach(slots, count, of: memory) {
      $0.buffer.append(key: $1)
    } _: { (writer, slot) throws(WriteFailure) in
      try writer.writeSlots(slot + 1, slot.pointee.innerCount, of: memory)
    }
  }
}

extension ValueWriter {
  fileprivate mutating func writeSlots(
    _ slots: UnsafePointer<__StructEncodingTable.Slot>, _ count: Int, of memory: UnsafeRawPointer
  ) throws(WriteFailure) {
    try writeEach(slots, count, of: memory) {
      $0.writeKey($1.pointee.name)
    } _: { (writer, slot) throws(WriteFailure) in
      try writer.writeSlots(slot + 1, slot.pointee.innerCount, of: memory)
    }
  }
}

extension __StructEncodingTable.Slot {
  /// Whether a flattened member that the slot belongs to is nil.
  fileprivate borrowing func isAbsent(_ memory: UnsafeRawPointer) -> Bool {
    isAbsent.contains { $0(memory) }
  }

  /// Writes a property by its function, which is borrowed with the slot and so not retained.
  @inline(__always)
  fileprivate borrowing func write(
    _ place: UnsafeRawPointer, to writer: inout JSONWriter
  ) throws(WriteFailure) {
    try field.writing?.json(place, &writer)
  }

  /// Whether a property is nil.
  @inline(__always)
  fileprivate func isNil(_ place: UnsafeRawPointer) -> Bool {
    guard hasNil else { return false }
    // Invariant: a value of a form that is optional lies in an optional of its type.
    switch field.form.kind {
    case .string: return place.borrowed(as: String?.self).pointee.isNil
    default: return field.isNil?(place) ?? false
    }
  }
}

extension ByteBuffer {
  /// Appends the key of a slot, and makes room for a short value.
  @inline(__always)
  fileprivate mutating func append(key slot: UnsafePointer<__StructEncodingTable.Slot>) {
    let count = slot.pointee.keyCount
    reserve(count &+ 64)
    // Whole blocks: behind the key there is room to read, and in the buffer to write.
    var copied = 0
    repeat {
      let block = Bytes16.load(slot.pointee.key + copied)
      UnsafeMutableRawPointer(next + copied).storeBytes(of: block, as: Bytes16.self)
      copied &+= 16
    } while copied < count
    next += count
  }
}
