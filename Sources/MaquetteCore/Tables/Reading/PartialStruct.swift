/// A struct that is being read into its own memory: the memory, and which properties are there.
///
/// Only the core makes one.
@safe public struct __PartialStruct: __FieldTarget {
  // Invariants:
  // - `memory` is that of one struct of the layout and outlives this value.
  // - The properties whose places are in `present` are initialized and belong to this value until
  //   `finish` succeeds or `destroy` is called; all others are not initialized.
  // - An optional member is not one before `finish` wraps it: its properties are there, or nothing.
  // - In an update the properties that are not read are initialized too, but for those of optional
  //   members that were not there. Members that read themselves are in `rest`, not in memory.
  let layout: __StructDecodingTable
  var memory: UnsafeMutableRawPointer

  /// The object whose keys are being read.
  var node: UnsafePointer<__StructDecodingTable.Node>
  var present = SlotSet()

  /// The keys that were read of properties that have several.
  var seen = SlotSet()

  /// Whether finishing takes more than defaults for missing keys; there is a `rest` then.
  let hasRest: Bool

  /// Whether a failure under a key that is not the best of its property may wait for the end of the
  /// object; what reads the fields sees to it then.
  var mayPostpone = true

  /// What only some structs have, updates, and reports of failures; nil for all others.
  ///
  /// No other copy of the fields is used to change it.
  var rest: Rest? {
    @inline(__always) get { unsafe ownRest?.takeUnretainedValue() }
  }

  // Held until `end` is called. A strong reference would make every copy of the fields cost a call.
  var ownRest: Unmanaged<Rest>?

  @inline(__always)
  init(_ layout: __StructDecodingTable, at memory: UnsafeMutableRawPointer) {
    self.layout = layout
    unsafe self.memory = memory
    unsafe node = layout.root
    hasRest = unsafe layout.contents.pointee.hasRest
    if _slowPath(hasRest) { unsafe ownRest = unsafe .passRetained(Rest(layout)) }
  }

  /// Gives back what the fields hold beside the memory; they are not used after it.
  @inline(__always)
  mutating func end() {
    guard unsafe _slowPath(ownRest != nil) else { return }
    unsafe ownRest?.release()
    unsafe ownRest = nil
  }

  /// The keys whose fields failed while a report is made; nil as long as none did.
  public var failedKeys: [String]? {
    get { rest?.failedKeys }
    set { openRest().failedKeys = newValue }
  }

  /// The state that most structs do without.
  mutating func openRest() -> Rest {
    if let rest { return rest }
    let made = Rest(layout)
    unsafe ownRest = .passRetained(made)
    return made
  }

  /// The keys of the object that is being read.
  public var keys: __KeyTable { unsafe node.pointee.keys }

  /// The name of the model, for errors.
  public var modelName: String { unsafe layout.contents.pointee.name.description }

  /// The model, if the object that is being read is its own.
  public var modelType: (any Any.Type)? { unsafe isInRoot ? layout.contents.pointee.model : nil }

  /// Whether the keys are those of the model's own object.
  var isInRoot: Bool { unsafe node == layout.root }

  /// Reads the value at the reader into the property of a slot.
  @inline(__always)
  public mutating func readField<R: MappingReader & ~Copyable>(
    _ slot: Int, from reader: inout R
  ) throws(ReadFailure) {
    let entry = unsafe node.pointee.slots + slot
    guard unsafe _fastPath(entry.pointee.isDirect && !present.intersects(entry.pointee.set)) else {
      return unsafe try readUses(entry, from: &reader)
    }
    unsafe try initializeField(entry, from: &reader)
    unsafe present.formUnion(entry.pointee.set)
    if unsafe entry.pointee.firstKey >= 0 { unsafe seen.insert(entry.pointee.firstKey) }
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

  /// Reads a property that has a default for what it cannot take.
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

  /// Gives a property its default for null, or for what cannot be mapped.
  func initializeDefault(_ place: Int, for reason: __StructField.Absence) {
    let property = unsafe property(place)
    unsafe property.pointee.initializeDefault(memory + property.pointee.offset, for: reason)
  }

  /// The property of a place.
  @inline(__always)
  func property(_ place: Int) -> UnsafePointer<__StructField> {
    unsafe layout.contents.pointee.places.baseAddress.unsafelyUnwrapped + place
  }
}
