// Structs from sources other than documents, such as the columns of a database: each property is
// initialized separately, in any order, without a tree of the whole.

/// The layout of a struct whose properties can be initialized separately.
package struct PlainLayout: Sendable {
  fileprivate let table: __StructDecodingTable

  /// The struct.
  package let model: any Any.Type

  /// Returns nil for all other types: those with hooks, rules, extras, members that decode
  /// themselves, properties that are not decoded, or keys that depend on a profile.
  package init?(of type: any MappingDecodable.Type) {
    let form = type.__decodingKind
    guard case .structure = form.kind, !form.isOptional, let table = form.layout,
      unsafe table.contents.pointee.isPlain, unsafe !table.contents.pointee.hasRest,
      unsafe table.contents.pointee.extras.isEmpty
    else { return nil }
    self.table = table
    model = type
  }

  /// Returns the property with a key in the model's own object; nil if the key has other uses, or
  /// the property has separate rules.
  package func property(ofKey key: String) -> PlainProperty? {
    let slot = unsafe table.root.pointee.keys.slot(of: key)
    guard slot >= 0, unsafe table.root.pointee.slots[slot].isDirect else { return nil }
    return unsafe PlainProperty(table.root.pointee.slots + slot, in: table)
  }
}

/// A property that is initialized separately.
@safe package struct PlainProperty: @unchecked Sendable {
  // Invariant: the slot is direct, belongs to the table that the property was created for, and is
  // never changed or freed.
  fileprivate let slot: UnsafePointer<__StructDecodingTable.Slot>

  /// The type of the property.
  package let type: any Any.Type

  fileprivate init(
    _ slot: UnsafePointer<__StructDecodingTable.Slot>, in table: __StructDecodingTable
  ) {
    unsafe self.slot = slot
    type = unsafe table.contents.pointee.places[slot.pointee.place].type
  }

  private var form: __DecodingKind { unsafe slot.pointee.form }

  /// Whether the property is a string, or an optional of it.
  package var isString: Bool { form.kind == .string }

  /// Whether the property is a double, or an optional of it.
  package var isDouble: Bool { form.kind == .double }

  /// Whether the property is a Boolean, or an optional of it.
  package var isBool: Bool { form.kind == .bool }

  /// Whether the property is an integer of at most 64 bits, or an optional of it.
  package var isInteger: Bool {
    form.isScalar && !isString && !isDouble && !isBool
  }
}

/// A struct whose properties are being initialized in its memory.
///
/// After `destroy`, and after `finish` unless that throws, it must not be used again.
@safe package struct PlainFields {
  fileprivate var fields: __PartialStruct

  /// Begins a struct.
  ///
  /// Invariant: the memory is uninitialized, is for a struct of the layout, and outlives this value.
  package init(_ layout: PlainLayout, at memory: UnsafeMutableRawPointer) {
    fields = unsafe __PartialStruct(layout.table, at: memory)
  }

  /// Checks that a property belongs to this struct and has no value, and returns its memory.
  @inline(__always)
  private mutating func begin(_ property: PlainProperty) -> UnsafeMutableRawPointer {
    let slot = unsafe property.slot
    precondition(unsafe !fields.isPresent(slot.pointee.place), "initialized twice")
    unsafe fields.setPresent(slot.pointee.place)
    return unsafe fields.memory + slot.pointee.offset
  }

  /// Initializes a property to a value of its type.
  package mutating func initialize<T>(_ property: PlainProperty, to value: consuming T) {
    precondition(property.type == T.self, "a value of another type")
    unsafe begin(property).initializeMemory(as: T.self, to: value)
  }

  /// Initializes a string, or an optional of it.
  package mutating func initialize(_ property: PlainProperty, toText text: consuming String) {
    precondition(property.isString, "a value of another type")
    unsafe begin(property).initialize(
      to: text, isOptional: property.slot.pointee.form.isOptional)
  }

  /// Initializes a double, or an optional of it.
  package mutating func initialize(_ property: PlainProperty, toReal value: Double) {
    precondition(property.isDouble, "a value of another type")
    unsafe begin(property).initialize(
      to: value, isOptional: property.slot.pointee.form.isOptional)
  }

  /// Initializes a Boolean, or an optional of it.
  package mutating func initialize(_ property: PlainProperty, toBool value: Bool) {
    precondition(property.isBool, "a value of another type")
    unsafe begin(property).initialize(
      to: value, isOptional: property.slot.pointee.form.isOptional)
  }

  /// Initializes an integer, or an optional of it; returns false if its type cannot represent the
  /// value.
  package mutating func initialize(_ property: PlainProperty, toInteger value: Int64) -> Bool {
    switch unsafe property.slot.pointee.form.kind {
    case .int: store(Int(exactly: value), in: property)
    case .int64: store(value, in: property)
    case .int32: store(Int32(exactly: value), in: property)
    case .int16: store(Int16(exactly: value), in: property)
    case .int8: store(Int8(exactly: value), in: property)
    case .uint: store(UInt(exactly: value), in: property)
    case .uint64: store(UInt64(exactly: value), in: property)
    case .uint32: store(UInt32(exactly: value), in: property)
    case .uint16: store(UInt16(exactly: value), in: property)
    case .uint8: store(UInt8(exactly: value), in: property)
    default: preconditionFailure("a value of another type")
    }
  }

  @inline(__always)
  private mutating func store<I>(_ value: I?, in property: PlainProperty) -> Bool {
    guard let value else { return false }
    unsafe begin(property).initialize(
      to: value, isOptional: property.slot.pointee.form.isOptional)
    return true
  }

  /// Initializes a property to nil; returns false if it is not an optional scalar.
  package mutating func initializeToNil(_ property: PlainProperty) -> Bool {
    guard unsafe property.slot.pointee.isScalar, unsafe property.slot.pointee.form.isOptional,
      let image = unsafe property.slot.pointee.missingImage
    else { return false }
    unsafe begin(property).copyMemory(from: image, byteCount: property.slot.pointee.size)
    return true
  }

  /// Initializes the remaining properties to their defaults, which completes the struct.
  ///
  /// - Throws: `missingKey` if a property has no default.
  package mutating func finish() throws(MappingError) {
    guard fields.finish() else {
      let missing = fields.missingFields.first
      throw MappingError(.missingKey, at: MappingPath(missing?.steps ?? []))
        .naming(fields.modelName, missing?.property)
    }
  }

  /// Destroys the initialized properties.
  package mutating func destroy() { fields.destroy() }
}

extension TreeReader {
  /// Decodes a value into a property.
  ///
  /// - Throws: The error, with a path that begins at the value; the reader must not be used
  ///   afterwards.
  package mutating func read(
    _ property: PlainProperty, of target: inout PlainFields, from value: AnyValue
  ) throws(MappingError) {
    let slot = unsafe property.slot
    precondition(unsafe !target.fields.isPresent(slot.pointee.place), "initialized twice")
    try read(value) { (reader) throws(ReadFailure) in
      do throws(ReadFailure) {
        unsafe try target.fields.initializeField(slot, from: &reader)
      } catch {
        let root = unsafe target.fields.layout.root
        let index = unsafe slot - root.pointee.slots
        reader.nameFailure(of: target.fields, slot: index, key: unsafe root.pointee.keys[index])
        throw error
      }
      unsafe target.fields.setPresent(slot.pointee.place)
    }
  }
}
