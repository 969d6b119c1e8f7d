/// The complete properties of a struct that was open at the end of the text.
@safe package final class StructCheckpoint: Checkpoints.Checkpoint {
  // Invariant: `memory` has room for a struct of the layout; the properties whose places are in
  // `present` are initialized there and owned by this object, all others are not.
  let layout: __StructDecodingTable

  /// The slot and the text of the key of the open value.
  @safe @exclusivity(unchecked) var openSlot = -1
  @safe @exclusivity(unchecked) var openKey = 0..<0
  let memory: UnsafeMutableRawPointer
  @safe @exclusivity(unchecked) private(set) var present = __SlotBits()
  @safe @exclusivity(unchecked) private var seen = __SlotBits()

  init(_ layout: __StructDecodingTable, at start: Int) {
    self.layout = layout
    let size = unsafe layout.contents.pointee.places.map { $0.offset + $0.size }.max() ?? 0
    unsafe memory = UnsafeMutableRawPointer.allocate(byteCount: max(size, 1), alignment: 64)
    super.init(.structure, at: start)
  }

  deinit {
    destroy()
    unsafe memory.deallocate()
  }

  /// Copies the properties that have been completed since the last time.
  ///
  /// - Parameters:
  ///   - fields: The struct.
  ///   - end: The end of the last complete value.
  ///   - isReplaced: Whether a duplicate key has replaced a property that was copied before.
  func save(_ fields: __PartialStruct, upTo end: Int, isReplaced: Bool) {
    if isReplaced { destroy() }
    var new = fields.presentBits.subtracting(present)
    while let place = new.popFirst() {
      let property = unsafe fields.property(place)
      let offset = unsafe property.pointee.offset
      unsafe property.copy(from: fields.memory + offset, to: memory + offset)
    }
    (present, seen, self.end) = (fields.presentBits, fields.seenBits, end)
  }

  /// The struct in the memory, before it has any properties.
  var fields: __PartialStruct { unsafe __PartialStruct(layout, at: memory) }

  /// Takes the properties that have been decoded into the memory.
  func adopt(_ fields: __PartialStruct) {
    present = unsafe fields.presentBits.intersection(layout.contents.pointee.read.bits)
  }

  /// Initializes the properties of a struct without any to copies of those here.
  func restore(_ fields: inout __PartialStruct) {
    var places = present
    while let place = places.popFirst() {
      let property = unsafe fields.property(place)
      let offset = unsafe property.pointee.offset
      unsafe property.copy(from: memory + offset, to: fields.memory + offset)
    }
    (fields.presentBits, fields.seenBits) = (present, seen)
  }

  private func destroy() {
    var places = present
    while let place = places.popFirst() {
      let property = unsafe layout.contents.pointee.places.baseAddress.unsafelyUnwrapped + place
      unsafe property.destroy(memory + property.pointee.offset)
    }
    present = __SlotBits()
  }
}

extension JSONReader {
  /// Decodes an object into a struct, from its checkpoint if it has one.
  @inline(never)
  mutating func readResumedProperties(into fields: inout __PartialStruct) throws(ReadFailure) {
    guard fields.allowsCheckpoints, let container = enterResumed() else {
      return try readWithoutCheckpoints { (reader: inout JSONReader) throws(ReadFailure) in
        try reader.__readProperties(into: &fields)
      }
    }
    let (checkpoints, level, start) = container
    defer { checkpoints.leave(level) }
    let checkpoint: StructCheckpoint
    if let saved = checkpoints.checkpoint(level, at: start, .structure),
      case let same = unsafe unsafeDowncast(saved, to: StructCheckpoint.self),
      unsafe same.layout.contents == fields.layout.contents
    {
      checkpoint = same
    } else {
      checkpoint = StructCheckpoint(fields.layout, at: start)
      checkpoints.save(checkpoint, at: level)
    }
    checkpoint.restore(&fields)
    let openChild = checkpoints.openChild(of: level, at: start)
    var openSlot: Int?
    var more = true
    switch try resume(checkpoint, checkpoints) {
    case .start: more = try beginObject()
    case .afterValue: more = try endField()
    case .atOpenValue:
      openSlot = checkpoint.openSlot
      (keyStart, keyEnd) = (checkpoint.openKey.lowerBound, checkpoint.openKey.upperBound)
    }
    checkpoint.openStart = .max
    var end = checkpoint.end
    var isReplaced = false
    var expected = 0
    while more {
      let slot: Int
      if let known = openSlot.take() {
        slot = known
      } else {
        slot = try readKey(fields.keys, expecting: expected)
      }
      let value = mark()
      if value.offset == openChild {
        // A key that was compared with the expected one has no range.
        checkpoint.save(fields, upTo: end, isReplaced: isReplaced)
        (checkpoint.openStart, checkpoint.openSlot) = (openChild, slot)
        checkpoint.openKey = slot < 0 ? keyStart..<keyEnd : 0..<0
      }
      do throws(ReadFailure) {
        if slot >= 0 {
          isReplaced = isReplaced || fields.hasValue(of: slot)
          try fields.readField(slot, from: &self)
          expected = slot + 1 < fields.keys.count ? slot + 1 : 0
        } else {
          try readOtherField(into: &fields)
        }
      } catch {
        try fieldFailed(error, of: &fields, slot: slot, at: value)
      }
      if value.offset != openChild { end = cursor.offset }
      more = try endField()
    }
    if checkpoint.openStart == .max { checkpoint.save(fields, upTo: end, isReplaced: isReplaced) }
  }
}

extension __PartialStruct {
  /// Whether a key has been decoded before.
  fileprivate func hasValue(of slot: Int) -> Bool {
    let entry = unsafe node.pointee.slots + slot
    if unsafe entry.pointee.node == nil { return unsafe presentBits.intersects(entry.pointee.set) }
    return presentBits.intersects(places(of: slot).bits)
  }

  /// Whether a key of the model's own object is the first one that is missing.
  fileprivate var lacksOwnKey: Bool {
    guard unsafe ownRest == nil, allowsCheckpoints else { return false }
    var missing = requiredPlaces.subtracting(present)
    guard let place = missing.popFirst() else { return false }
    return unsafe property(place).pointee.steps.count == 1
  }

  /// Whether nothing has been decoded apart from the properties in the memory.
  var allowsCheckpoints: Bool {
    let contents = unsafe layout.contents
    return unsafe isInRoot && contents.pointee.isPlain && !contents.pointee.opensRest
      && contents.pointee.extras.isEmpty && ownRest == nil
  }
}

extension MappingReader where Self: ~Copyable {
  /// Notes that an open struct lacks a key that may still arrive; returns false for any other struct,
  /// and if an option needs more than that.
  @inline(never)
  mutating func waits(forKeysOf fields: __PartialStruct, at start: Mark) -> Bool {
    guard let checkpoints = state.checkpoints, case .offset(let offset) = location(of: start),
      let depth = checkpoints.depth(at: offset), fields.lacksOwnKey
    else { return false }
    checkpoints.lackingDepth = depth
    if depth != checkpoints.taggedLevel,
      let saved = checkpoints.checkpoint(depth, at: offset, .structure)
    {
      checkpoints.lacksForSure =
        unsafe unsafeDowncast(saved, to: StructCheckpoint.self).openSlot >= 0
    }
    // The latest failure counts.
    state.journal?.pending = nil
    return true
  }
}
