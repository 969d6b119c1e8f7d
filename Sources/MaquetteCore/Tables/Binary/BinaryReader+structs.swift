// Reads structs by their tables, like the readers of JSON and of trees.

extension BinaryReader {
  /// Reads an object into the memory of a struct.
  ///
  /// Invariant: the memory is for a struct of the layout, and uninitialized; if reading fails, it
  /// remains uninitialized.
  @inline(never)
  mutating func initializeStruct(
    _ layout: __StructDecodingTable, at memory: UnsafeMutableRawPointer
  ) throws(Unusual) {
    let before = unsafe position
    let item = try readItem()
    guard unsafe layout.contents.pointee.isReadDirectly,
      item.kind == .object || item.kind == .openObject
    else {
      unsafe position = before
      return try readTree { (reader) throws(ReadFailure) in
        unsafe try reader.__initializeStruct(layout, at: memory)
      }
    }
    var fields = unsafe __PartialStruct(layout, at: memory)
    fields.beginBlank()
    do throws(Unusual) {
      try enter()
      if _fastPath(item.kind == .object) {
        try readMembers(try count(item), of: &fields)
      } else {
        try readMembersUntilEnd(of: &fields)
      }
      leave()
      if unsafe _slowPath(fields.ownRest != nil), fields.rest?.postponed.isEmpty == false {
        throw Unusual()
      }
      guard fields.finish() else { throw Unusual() }
      fields.end()
    } catch {
      fields.destroy()
      throw error
    }
  }

  @inline(__always)
  private mutating func readMembers(
    _ count: Int, of fields: inout __PartialStruct
  ) throws(Unusual) {
    var (left, expected) = (count, 0)
    while left > 0 {
      try readMember(of: &fields, expecting: &expected)
      left &-= 1
    }
  }

  @inline(never)
  private mutating func readMembersUntilEnd(of fields: inout __PartialStruct) throws(Unusual) {
    var expected = 0
    while try !skipEnd() { try readMember(of: &fields, expecting: &expected) }
  }

  @inline(__always)
  private mutating func readMember(
    of fields: inout __PartialStruct, expecting expected: inout Int
  ) throws(Unusual) {
    let slot = unsafe try readKey(of: fields.node, expecting: expected)
    guard _fastPath(slot >= 0) else { return try skipValue() }
    let entry = unsafe fields.node.pointee.slots + slot
    expected = slot &+ 1
    guard unsafe _fastPath(entry.pointee.isReadDirectly),
      unsafe !fields.presentBits.intersects(entry.pointee.set)
    else { return unsafe try readRareProperty(slot, entry, of: &fields) }
    unsafe try readProperty(slot, entry, of: &fields)
    unsafe fields.presentBits.formUnion(entry.pointee.set)
    if unsafe entry.pointee.firstKey >= 0 { unsafe fields.setSeen(entry.pointee.firstKey) }
  }

  @inline(__always)
  private mutating func readProperty(
    _ slot: Int, _ entry: UnsafePointer<__StructDecodingTable.Slot>,
    of fields: inout __PartialStruct
  ) throws(Unusual) {
    let place = unsafe fields.memory + entry.pointee.offset
    let form = unsafe entry.pointee.form
    let before = unsafe position
    let item = try readItem()
    if unsafe try initialize(place, of: form, from: item) { return }
    unsafe position = before
    if item.kind == .null {
      if unsafe entry.pointee.usesDefaultForNull {
        unsafe position += 1
        return unsafe fields.initializeDefault(entry.pointee.place, for: .null)
      }
      if form.isOptional, let image = unsafe entry.pointee.missingImage {
        unsafe position += 1
        return unsafe place.copyMemory(from: image, byteCount: entry.pointee.size)
      }
    }
    if form.kind == .structure, item.kind != .null, let layout = form.layout {
      return unsafe try initializeStruct(layout, at: place)
    }
    if form.kind == .custom,
      let read = unsafe fields.layout.contents.pointee.directReadings[entry.pointee.place]
    {
      return unsafe try read(&self, place)
    }
    try readTree { (reader) throws(ReadFailure) in
      unsafe try reader.initialize(place, as: entry)
    }
  }

  /// Reads the value of a key that is more than the only way to a property.
  @inline(never)
  private mutating func readRareProperty(
    _ slot: Int, _ entry: UnsafePointer<__StructDecodingTable.Slot>,
    of fields: inout __PartialStruct
  ) throws(Unusual) {
    if unsafe entry.pointee.place < 0 && entry.pointee.node == nil && entry.pointee.next == nil {
      return try skipValue()
    }
    try readTree { (reader) throws(ReadFailure) in
      try fields.readField(slot, from: &reader)
    }
  }
}

extension __StructDecodingTable.Contents {
  /// Whether the struct is an object whose keys lead to its properties, and other keys are skipped.
  @inline(__always)
  var isReadDirectly: Bool { unsafe isPlain && extras.isEmpty && unknownKeys == nil }
}

extension __StructDecodingTable.Slot {
  /// Whether the value of the key is that of a property without a default for invalid values.
  @inline(__always)
  fileprivate var isReadDirectly: Bool { isDirect && !usesDefaultForInvalid }
}
