/// A struct that is being decoded into its memory, with the set of its initialized properties.
///
/// Only the core creates it.
@safe public struct __PartialStruct {
  // Invariants:
  // - `memory` is for one struct of the layout and outlives this value.
  // - The properties whose places are in `present` are initialized and owned by this value until
  //   `finish` succeeds or `destroy` is called; all others are uninitialized.
  // - An optional member is not an optional before `finish` wraps it: either its properties are
  //   initialized, or nothing is.
  // - In an update, the properties that are not decoded are initialized too, except for those of
  //   optional members that were nil. Members that decode themselves are in `rest`, not in memory.
  let layout: __StructDecodingTable
  var memory: UnsafeMutableRawPointer

  /// The object whose keys are being decoded.
  var node: UnsafePointer<__StructDecodingTable.Node>

  /// The initialized properties; those after the first 128 are in `rest`, which large models
  /// always have.
  var presentBits = __SlotBits()

  /// The decoded keys of properties that have several; those after the first 128 are in `rest`.
  var seenBits = __SlotBits()

  /// The properties that are nil unless they are decoded: they need no default.
  var blank = __SlotBits()

  /// Whether finishing takes more than defaults for missing keys.
  let hasRest: Bool

  /// Whether a failure of a key that is not the preferred one may wait for the end of the object;
  /// the code that reads the fields must handle it then.
  var mayPostpone = true

  /// The state that members that decode themselves, updates, and reports of failures need; nil
  /// otherwise.
  ///
  /// No other copy of the fields is used to change it.
  var rest: Rest? {
    @inline(__always) get { unsafe ownRest?.takeUnretainedValue() }
  }

  // Retained until `end` is called. A strong reference would make every copy of the fields cost a
  // call.
  var ownRest: Unmanaged<Rest>?

  @inline(__always)
  init(_ layout: __StructDecodingTable, at memory: UnsafeMutableRawPointer) {
    self.layout = layout
    unsafe self.memory = memory
    unsafe node = layout.root
    hasRest = unsafe layout.contents.pointee.hasRest
    if _slowPath(hasRest), unsafe layout.contents.pointee.opensRest { _ = openRest() }
  }

  /// Lets optional properties begin as nil.
  ///
  /// Invariant: nothing in the memory is initialized.
  @inline(__always)
  mutating func beginBlank() {
    guard let memory = unsafe layout.contents.pointee.blank else { return }
    unsafe memory.copy(to: self.memory)
    blank = memory.places
  }

  /// Creates the fields of a layout for questions about it, or for an object without properties.
  init(empty layout: __StructDecodingTable) {
    // Without properties, the memory is not accessed.
    unsafe self.init(layout, at: UnsafeMutableRawPointer(bitPattern: 1)!)
  }

  /// Releases the state outside the memory; the fields must not be used afterwards.
  @inline(__always)
  mutating func end() {
    guard unsafe _slowPath(ownRest != nil) else { return }
    unsafe ownRest?.release()
    unsafe ownRest = nil
  }

  /// Returns the state that most structs do not need, and creates it if necessary.
  mutating func openRest() -> Rest {
    if let rest { return rest }
    let made = Rest(layout)
    unsafe ownRest = .passRetained(made)
    return made
  }

  /// The keys of the current object.
  var keys: __KeyTable { unsafe node.pointee.keys }

  /// The name of the model, for errors.
  var modelName: String { unsafe layout.contents.pointee.name }

  /// The model, if the current object is its own.
  var modelType: (any Any.Type)? { unsafe isInRoot ? layout.contents.pointee.model : nil }

  /// Whether the keys are those of the model's own object.
  var isInRoot: Bool { unsafe node == layout.root }

  /// Decodes the value at the reader into the property of a slot.
  @inline(__always)
  mutating func readField<R: MappingReader & ~Copyable>(
    _ slot: Int, from reader: inout R
  ) throws(ReadFailure) {
    let entry = unsafe node.pointee.slots + slot
    guard !reader.state.reportsDrops,
      unsafe !(reader.state.isReporting && entry.pointee.usesDefaultForInvalid),
      unsafe _fastPath(entry.pointee.isDirect && !presentBits.intersects(entry.pointee.set))
    else {
      return unsafe try readUses(entry, from: &reader)
    }
    unsafe try initializeField(entry, from: &reader)
    unsafe presentBits.formUnion(entry.pointee.set)
    if unsafe entry.pointee.firstKey >= 0 { unsafe setSeen(entry.pointee.firstKey) }
  }

  @inline(__always)
  func initializeField<R: MappingReader & ~Copyable>(
    _ entry: UnsafePointer<__StructDecodingTable.Slot>, from reader: inout R
  ) throws(ReadFailure) {
    if unsafe _fastPath(!entry.pointee.usesDefaultForInvalid && !entry.pointee.usesDefaultForNull) {
      unsafe try reader.initialize(memory + entry.pointee.offset, as: entry)
    } else {
      unsafe try initializeForgivingField(entry, from: &reader)
    }
  }

  /// Decodes a property that has a default for invalid values.
  @inline(never)
  private func initializeForgivingField<R: MappingReader & ~Copyable>(
    _ entry: UnsafePointer<__StructDecodingTable.Slot>, from reader: inout R
  ) throws(ReadFailure) {
    if unsafe entry.pointee.usesDefaultForNull, try reader.readNull() {
      return unsafe initializeDefault(entry.pointee.place, for: .null)
    }
    let start = reader.mark()
    do throws(ReadFailure) {
      unsafe try reader.initialize(memory + entry.pointee.offset, as: entry)
    } catch {
      guard unsafe entry.pointee.usesDefaultForInvalid else { throw error }
      try reader.recover(from: error, at: start, severity: .repair, resolution: "used the default")
      unsafe initializeDefault(entry.pointee.place, for: .invalid)
    }
  }

  /// Initializes a property to its default for null or an invalid value.
  func initializeDefault(_ place: Int, for reason: __StructField.Absence) {
    let property = unsafe property(place)
    unsafe property.initializeDefault(memory + property.pointee.offset, for: reason)
  }

  /// Returns the property of a place.
  @inline(__always)
  func property(_ place: Int) -> UnsafePointer<__StructField> {
    unsafe layout.contents.pointee.places.baseAddress.unsafelyUnwrapped + place
  }
}
