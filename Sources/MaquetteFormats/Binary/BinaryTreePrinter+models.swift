// Models from their memory: structs and arrays of them are printed without a tree, everything else
// as a tree of its own, which is built by the same code as a tree of the whole.

package import MaquetteCore

extension BinaryTreePrinter where Self: ~Copyable {
  /// Prints a model.
  ///
  /// - Throws: The errors of encoding through a tree, with the same paths.
  package mutating func print(
    _ value: __ValueInMemory, _ options: EncodingOptions
  ) throws(MappingError) {
    var trees = ValueWriter(state: __WritingState(options: options))
    unsafe try write(value.place, as: value.form, nil, value.elements, &trees)
  }

  // Invariant of the following functions: the pointer is that of an initialized value of the type
  // that the other arguments describe, which is not nil.

  private mutating func write(
    _ place: UnsafeRawPointer, as form: __EncodingKind, _ writing: __FieldWriting?,
    _ elements: __ElementsInMemory?, _ trees: inout ValueWriter
  ) throws(MappingError) {
    switch form.kind {
    case .string: unsafe try write(.string(place.assumingMemoryBound(to: String.self).pointee))
    case .bool: unsafe try write(.bool(place.assumingMemoryBound(to: Bool.self).pointee))
    case .double:
      unsafe try write(place.assumingMemoryBound(to: Double.self).pointee, &trees)
    case .int64: unsafe try write(integer: place.assumingMemoryBound(to: Int64.self).pointee)
    case .uint64: unsafe try write(integer: place.assumingMemoryBound(to: UInt64.self).pointee)
    case .int32: unsafe try write(integer: place.assumingMemoryBound(to: Int32.self).pointee)
    case .int16: unsafe try write(integer: place.assumingMemoryBound(to: Int16.self).pointee)
    case .int8: unsafe try write(integer: place.assumingMemoryBound(to: Int8.self).pointee)
    case .uint32: unsafe try write(integer: place.assumingMemoryBound(to: UInt32.self).pointee)
    case .uint16: unsafe try write(integer: place.assumingMemoryBound(to: UInt16.self).pointee)
    case .uint8: unsafe try write(integer: place.assumingMemoryBound(to: UInt8.self).pointee)
    case .structure:
      guard let output = form.output else { return }
      unsafe try write(output, of: place, &trees)
    case .int, .uint, .custom:
      if let elements { return unsafe try write(elements, of: place, &trees) }
      try write(&trees) { (writer) throws(WriteFailure) in
        unsafe try writing?.tree(place, &writer)
      }
    }
  }

  private mutating func write(integer: some FixedWidthInteger) throws(MappingError) {
    try write(.number(AnyValue.Number(integer)))
  }

  private mutating func write(
    _ value: Double, _ trees: inout ValueWriter
  ) throws(MappingError) {
    if value.isFinite { return try write(.number(AnyValue.Number(value))) }
    try write(&trees) { (writer) throws(WriteFailure) in try writer.writeDouble(value) }
  }

  private mutating func write(
    _ elements: __ElementsInMemory, of array: UnsafeRawPointer, _ trees: inout ValueWriter
  ) throws(MappingError) {
    let form = elements.form()
    let writing = form.kind == .custom ? elements.writing() : nil
    unsafe try elements.lend(array) { (start, count) throws(MappingError) in
      try beginArray(count)
      try depth.enter()
      for index in 0..<count {
        guard let start = unsafe start else { continue }
        do throws(MappingError) {
          unsafe try write(
            start + index * elements.stride, as: form, writing, writing?.elements, &trees)
        } catch {
          throw error.below(.index(index))
        }
      }
      depth.leave()
    }
  }

  private mutating func write(
    _ output: __StructEncodingTable, of memory: UnsafeRawPointer, _ trees: inout ValueWriter
  ) throws(MappingError) {
    guard output.isFlat else {
      return try write(&trees) { (writer) throws(WriteFailure) in
        unsafe try writer.__writeStruct(output, of: memory)
      }
    }
    let nilValues = trees.state.options.nilValues
    try beginObject(unsafe output.writtenCount(of: memory, nilValues))
    try depth.enter()
    var slot = unsafe output.slots
    let end = unsafe slot + output.count
    while unsafe slot < end {
      defer { unsafe slot += 1 }
      let place = unsafe memory + slot.pointee.field.offset
      let isNil = unsafe slot.pointee.hasNil && slot.pointee.isNil(place)
      if isNil, unsafe !slot.pointee.field.nilRule.writesNil(nilValues) { continue }
      do throws(MappingError) {
        unsafe try writeKey(slot.pointee.name)
        if isNil {
          try write(.null)
        } else {
          let form = unsafe slot.pointee.field.form
          // Most properties have no functions, whose copies would cost more than the value.
          let writing = unsafe form.kind == .custom ? slot.pointee.field.writing : nil
          unsafe try write(place, as: form, writing, writing?.elements, &trees)
        }
      } catch {
        let placed = unsafe error.below(.key(slot.pointee.name))
        // The printer's own errors are those of any tree, which has no model, and limits name none.
        guard trees.state.pending != nil, !placed.code.isFatal else { throw placed }
        let property = unsafe output.propertyName(of: slot)
        throw placed.naming(output.modelName, property)
      }
    }
    depth.leave()
  }

  /// Writes a value through a tree of its own.
  private mutating func write(
    _ trees: inout ValueWriter, _ body: (inout ValueWriter) throws(WriteFailure) -> Void
  ) throws(MappingError) {
    trees.state.depth = depth.level
    try write(trees.tree(body))
  }
}

extension __StructEncodingTable {
  /// Returns how many properties of a struct are not omitted as nil.
  ///
  /// Invariant: the memory is that of a struct of this table.
  fileprivate func writtenCount(
    of memory: UnsafeRawPointer, _ nilValues: EncodingOptions.NilValues
  ) -> Int {
    var written = count
    for index in 0..<count {
      let slot = unsafe slots + index
      if unsafe slot.pointee.hasNil, unsafe !slot.pointee.field.nilRule.writesNil(nilValues),
        unsafe slot.pointee.isNil(memory + slot.pointee.field.offset)
      {
        written -= 1
      }
    }
    return written
  }
}
