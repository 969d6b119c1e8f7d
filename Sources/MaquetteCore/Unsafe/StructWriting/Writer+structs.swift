/// The part of a writer that writes from memory; only the core calls it.
public protocol MemoryWriter: ~Copyable {
  // Invariants: the memory is that of an initialised struct of the output, or of an initialised
  // property of the type that the functions were made for.

  /// Writes the properties of a struct into the object under way.
  mutating func __writeProperties(
    _ output: StructOutput, of memory: UnsafeRawPointer
  ) throws(WriteFailure)

  /// Writes a property.
  mutating func __write(
    _ place: UnsafeRawPointer, by writing: FieldWriting
  ) throws(WriteFailure)
}

extension Writer where Self: ~Copyable {
  /// Writes the properties of a struct into the object under way.
  @inlinable @inline(__always)
  public mutating func writeProperties<Model>(
    of model: Model, _ output: StructOutput
  ) throws(WriteFailure) {
    try withUnsafePointer(to: model) { (memory) throws(WriteFailure) in
      try __writeProperties(output, of: UnsafeRawPointer(memory))
    }
  }

  /// Writes a value of a property.
  @inline(__always)
  mutating func write(
    _ place: UnsafeRawPointer, as slot: UnsafePointer<StructOutput.Slot>
  ) throws(WriteFailure) {
    switch slot.pointee.field.form.kind {
    case .string: writeString(place.assumingMemoryBound(to: String.self).pointee)
    case .bool: writeBool(place.assumingMemoryBound(to: Bool.self).pointee)
    case .double: try writeDouble(place.assumingMemoryBound(to: Double.self).pointee)
    case .int, .int64: writeInteger(place.assumingMemoryBound(to: Int64.self).pointee)
    case .uint, .uint64: writeInteger(place.assumingMemoryBound(to: UInt64.self).pointee)
    case .int32: writeInteger(place.assumingMemoryBound(to: Int32.self).pointee)
    case .int16: writeInteger(place.assumingMemoryBound(to: Int16.self).pointee)
    case .int8: writeInteger(place.assumingMemoryBound(to: Int8.self).pointee)
    case .uint32: writeInteger(place.assumingMemoryBound(to: UInt32.self).pointee)
    case .uint16: writeInteger(place.assumingMemoryBound(to: UInt16.self).pointee)
    case .uint8: writeInteger(place.assumingMemoryBound(to: UInt8.self).pointee)
    case .structure:
      guard let output = slot.pointee.field.form.output else { return }
      try beginObject()
      try __writeProperties(output, of: place)
      endObject()
    case .custom:
      guard let writing = slot.pointee.field.writing else { return }
      try __write(place, by: writing)
    }
  }
}

extension JSONWriter {
  @inline(never)
  public mutating func __writeProperties(
    _ output: StructOutput, of memory: UnsafeRawPointer
  ) throws(WriteFailure) {
    for index in 0..<output.count {
      let slot = output.slots + index
      let place = memory + slot.pointee.field.offset
      if let isNil = slot.pointee.field.isNil, isNil(place) {
        guard slot.pointee.field.keepsNil || state.options.nilValues == .writeNull else { continue }
        buffer.append(key: slot)
        writeNull()
      } else {
        buffer.append(key: slot)
        try write(place, as: slot)
      }
    }
  }

  @inline(__always)
  public mutating func __write(
    _ place: UnsafeRawPointer, by writing: FieldWriting
  ) throws(WriteFailure) {
    try writing.json(place, &self)
  }
}

extension ValueWriter {
  public mutating func __writeProperties(
    _ output: StructOutput, of memory: UnsafeRawPointer
  ) throws(WriteFailure) {
    for index in 0..<output.count {
      let slot = output.slots + index
      let place = memory + slot.pointee.field.offset
      if let isNil = slot.pointee.field.isNil, isNil(place) {
        guard slot.pointee.field.keepsNil || state.options.nilValues == .writeNull else { continue }
        writeKey(slot.pointee.field.key)
        writeNull()
      } else {
        writeKey(slot.pointee.field.key)
        try write(place, as: slot)
      }
    }
  }

  @inline(__always)
  public mutating func __write(
    _ place: UnsafeRawPointer, by writing: FieldWriting
  ) throws(WriteFailure) {
    try writing.tree(place, &self)
  }
}

extension ByteBuffer {
  /// Appends the key of a slot, and makes room for a short value.
  @inline(__always)
  fileprivate mutating func append(key slot: UnsafePointer<StructOutput.Slot>) {
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

extension Writable {
  /// Writes a value from its memory.
  ///
  /// Invariant: the memory is initialised.
  @inlinable @inline(__always)
  static func write(
    _ memory: UnsafePointer<Self>, to writer: inout JSONWriter
  ) throws(WriteFailure) {
    let form = Self.__written
    if case .structure = form.kind, !form.isOptional, let output = form.output {
      try writer.beginObject()
      try writer.__writeProperties(output, of: UnsafeRawPointer(memory))
      writer.endObject()
    } else {
      try memory.pointee.write(to: &writer)
    }
  }
}

extension JSONWriter {
  /// Writes an array, each element from its place.
  @inlinable @inline(__always)
  mutating func writeElements<Element: Writable>(of array: [Element]) throws(WriteFailure) {
    try beginArray()
    try array.withUnsafeBufferPointer { (elements) throws(WriteFailure) in
      for index in elements.indices {
        try Element.write(elements.baseAddress.unsafelyUnwrapped + index, to: &self)
      }
    }
    endArray()
  }
}
