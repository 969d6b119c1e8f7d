/// A struct that is being read into its own memory: the memory, and which properties are there.
@usableFromInline
struct PartialStruct: FieldTarget {
  // Invariants:
  // - `memory` is that of one struct of the layout and outlives this value.
  // - The properties whose first slots are in `present` are initialised and belong to this value
  //   until `finish` succeeds or `destroy` is called; all others are not initialised.
  let layout: StructLayout
  var memory: UnsafeMutableRawPointer
  var present = SlotSet()

  /// The slots that were read; an update begins with all properties present and none read.
  var seen = SlotSet()
  @usableFromInline var failedKeys: [String]?

  @inline(__always)
  init(_ layout: StructLayout, at memory: UnsafeMutableRawPointer) {
    self.layout = layout
    self.memory = memory
  }

  @usableFromInline var keys: KeyTable { layout.contents.pointee.keys }

  @usableFromInline var modelName: String { layout.contents.pointee.name.description }

  @usableFromInline var modelType: (any Any.Type)? { layout.contents.pointee.model }

  @usableFromInline
  var isComplete: Bool { present.isSuperset(of: layout.contents.pointee.required) }

  @usableFromInline
  var missingFields: [MissingField] {
    var missing = layout.contents.pointee.required.subtracting(present)
    var fields: [MissingField] = []
    while let slot = missing.popFirst() {
      let property = layout.contents.pointee.properties[slot]
      fields.append(MissingField(keys: [keys[slot]], property: property.name.description))
    }
    return fields
  }

  @inline(__always)
  @usableFromInline
  mutating func readInheritedField<R: Reader & ~Copyable>(
    from reader: inout R
  ) throws(ReadFailure) -> Bool {
    false
  }

  /// Reads the value that the reader stands at into the property of a slot.
  @inline(__always)
  @usableFromInline
  mutating func readField<R: Reader & ~Copyable>(
    _ slot: Int, from reader: inout R
  ) throws(ReadFailure) {
    let entry = layout.slots + slot
    let first = entry.pointee.first
    if _slowPath(first != slot || present.contains(first)) {
      return try readAgain(slot, from: &reader)
    }
    try initializeField(entry, from: &reader)
    present.insert(slot)
    seen.insert(slot)
  }

  @inline(__always)
  func initializeField<R: Reader & ~Copyable>(
    _ entry: UnsafePointer<StructLayout.Slot>, from reader: inout R
  ) throws(ReadFailure) {
    if _fastPath(!entry.pointee.usesDefaultForInvalid && !entry.pointee.usesDefaultForNull) {
      try reader.initialize(memory + entry.pointee.offset, as: entry)
    } else {
      try initializeForgivingField(entry, from: &reader)
    }
  }

  /// Reads a property that has a default for what it cannot take.
  @inline(never)
  private func initializeForgivingField<R: Reader & ~Copyable>(
    _ entry: UnsafePointer<StructLayout.Slot>, from reader: inout R
  ) throws(ReadFailure) {
    if entry.pointee.usesDefaultForNull, try reader.readNull() {
      return initializeDefault(entry.pointee.first)
    }
    let start = reader.mark()
    do throws(ReadFailure) {
      try reader.initialize(memory + entry.pointee.offset, as: entry)
    } catch {
      guard entry.pointee.usesDefaultForInvalid else { throw error }
      try reader.recover(from: error, at: start, severity: .repair, remedy: "used the default")
      initializeDefault(entry.pointee.first)
    }
  }

  /// Gives a property its default.
  private func initializeDefault(_ slot: Int) {
    let property = layout.contents.pointee.properties[slot]
    property.makeDefault?(memory + property.offset)
  }

  /// Gives the properties that were not read their defaults; false if one cannot do without.
  @inline(__always)
  mutating func finish() -> Bool {
    guard isComplete else { return false }
    let absent = layout.contents.pointee.read.subtracting(present)
    if absent.low | absent.high != 0 { initializeMissing(absent) }
    if _slowPath(!layout.contents.pointee.unread.isEmpty) { initializeUnread() }
    return true
  }

  @inline(never)
  private mutating func initializeMissing(_ slots: SlotSet) {
    var slots = slots
    while let slot = slots.popFirst() {
      let property = layout.contents.pointee.properties[slot]
      property.initializeMissing(memory + property.offset)
    }
  }

  @inline(never)
  private func initializeUnread() {
    for property in layout.contents.pointee.unread {
      property.makeDefault?(memory + property.offset)
    }
  }

  /// Gives back the properties that were read.
  @inline(never)
  mutating func destroy() {
    var initialized = present.intersection(layout.contents.pointee.read)
    while let slot = initialized.popFirst() {
      let property = layout.contents.pointee.properties[slot]
      property.destroy(memory + property.offset)
    }
    present = SlotSet()
  }
}
