/// A model whose object also contains the members of an enum; one walk over the object decodes
/// both.
///
/// The walk decodes the keys of the model and sets all others aside; then the enum is decoded from
/// those. This is a fast path: it reports no errors, and for each key it only looks up the place.
/// If anything is unusual or fails, it has consumed nothing, and the general path, which implements
/// every rule, decodes everything again.
struct SharedObject {
  /// The layout of the model without the enum.
  let model: __StructDecodingTable

  // Invariant: the enum is at the offset in the memory of the model.
  let offset: Int
  let cases: SharedCases
}

/// How an enum is decoded from the remaining members of an object, and destroyed.
@safe struct SharedCases {
  // Invariant: the functions take pointers to properties of one type.
  let reading: UnsafePointer<__FieldReading>
  let destroy: (UnsafeMutableRawPointer) -> Void

  init<T: MappingDecodable>(_ type: T.Type) {
    unsafe reading = __FieldReading.type(type).kept()
    unsafe destroy = { unsafe $0.assumingMemoryBound(to: T.self).deinitialize(count: 1) }
  }
}

extension MappingReader where Self: ~Copyable {
  /// Decodes a model and the enum that shares its object.
  ///
  /// Invariant: the memory is for a model of the layout, and uninitialized; it is initialized if
  /// the result is true.
  ///
  /// - Parameters:
  ///   - memory: The memory.
  ///   - sharing: The layout.
  ///   - readModel: Decodes the model's own keys, and sets the others aside.
  ///   - readCases: Decodes the enum from those.
  /// - Returns: Whether both were decoded; if not, the reader is where it was before.
  /// - Throws: A failure that nothing recovers from, if this object is inside another one decoded
  ///   this way.
  @inline(__always)
  fileprivate mutating func initialize(
    _ memory: UnsafeMutableRawPointer, by sharing: UnsafePointer<SharedObject>,
    _ readModel: (inout Self, inout __PartialStruct) throws(ReadFailure) -> Void,
    _ readCases: (inout Self, UnsafeMutableRawPointer) throws(ReadFailure) -> Void
  ) throws(ReadFailure) -> Bool {
    try attempt { (reader: inout Self) throws(ReadFailure) in
      var fields = unsafe __PartialStruct(sharing.pointee.model, at: memory)
      do throws(ReadFailure) {
        try readModel(&reader, &fields)
        if unsafe fields.ownRest != nil { try reader.settlePostponedFailures(of: &fields) }
        guard fields.isComplete else { throw ReadFailure(.missingKey) }
        unsafe try readCases(&reader, memory + sharing.pointee.offset)
        guard !reader.state.hasFailedAttempt else {
          unsafe sharing.pointee.cases.destroy(memory + sharing.pointee.offset)
          throw ReadFailure(.missingKey)
        }
        // A complete struct can always be finished.
        _ = fields.finish()
        fields.end()
        return true
      } catch {
        fields.destroy()
        throw error
      }
    } orElse: { _ in
      false
    }
  }
}

extension JSONReader {
  /// Decodes a model and the enum that shares its object; returns false, without consuming
  /// anything, if the fast path does not suffice.
  @inline(never)
  mutating func initialize(
    _ memory: UnsafeMutableRawPointer, by sharing: UnsafePointer<SharedObject>
  ) throws(ReadFailure) -> Bool {
    var others = MemberText()
    defer { others.deallocate() }
    return unsafe try initialize(memory, by: sharing) {
      (reader: inout JSONReader, fields: inout __PartialStruct) throws(ReadFailure) in
      try reader.readProperties(into: &fields) {
        (reader: inout JSONReader, _: inout __PartialStruct) throws(ReadFailure) in
        let key = unsafe reader.cursor.start + (reader.keyStart - 1)
        try reader.skipValue()
        unsafe try others.append(key, count: reader.cursor.position - key)
      }
    } _: { (reader: inout JSONReader, place: UnsafeMutableRawPointer) throws(ReadFailure) in
      var inner = JSONReader(cursor: others.finish(), state: reader.state)
      // Two levels each: members that share one object may be nested, and they need more stack than
      // nested objects.
      inner.depth = reader.depth + 2
      unsafe try sharing.pointee.cases.reading.pointee.initialize(place, from: &inner)
      if let journal = inner.state.journal { reader.state.journal = journal }
    }
  }
}

extension ValueReader {
  /// Decodes a model and the enum that shares its object; returns false, without consuming
  /// anything, if the fast path does not suffice.
  @inline(never)
  mutating func initialize(
    _ memory: UnsafeMutableRawPointer, by sharing: UnsafePointer<SharedObject>
  ) throws(ReadFailure) -> Bool {
    guard prepared.isEmpty else { return false }
    var others: [AnyValue.Object.Member] = []
    return unsafe try initialize(memory, by: sharing) {
      (reader: inout ValueReader, fields: inout __PartialStruct) throws(ReadFailure) in
      try reader.readProperties(into: &fields) {
        (reader: inout ValueReader, _: inout __PartialStruct) throws(ReadFailure) in
        others.append(reader.cursor.member)
      }
    } _: { (reader: inout ValueReader, place: UnsafeMutableRawPointer) throws(ReadFailure) in
      var inner = reader.state
      // The stack is checked from the first level on, because members that share one object may be
      // nested.
      inner.freeDepth = 0
      try ValueReader.read(.object(AnyValue.Object(distinct: others)), state: &inner) {
        (reader: inout ValueReader) throws(ReadFailure) in
        unsafe try sharing.pointee.cases.reading.pointee.initialize(place, from: &reader)
      }
      if let journal = inner.journal { reader.state.journal = journal }
    }
  }
}

/// The text of an object assembled from members of another one.
@safe private struct MemberText {
  // Invariant: `bytes` has room for `capacity` bytes, and the first `count` are initialized; it is
  // nil while there is no memory. The cursor that `finish` returns is not used after `deallocate`.
  private var bytes: UnsafeMutablePointer<UInt8>?
  private var (count, capacity) = (0, 0)

  /// The maximum number of bytes to copy: a member may contain objects whose members are copied
  /// again.
  private static let limit = 64 << 10

  /// The number of bytes that a cursor may read after a text.
  private static let padding = 64

  /// Appends a member.
  ///
  /// Invariant: the bytes are a key, a colon and a value.
  mutating func append(_ member: UnsafePointer<UInt8>, count added: Int) throws(ReadFailure) {
    // A bracket or a comma before it, and a bracket at the end.
    let needed = count + added + 2 + Self.padding
    guard needed <= Self.limit else { throw ReadFailure(.sizeExceeded) }
    if needed > capacity { grow(to: needed) }
    guard let bytes = unsafe bytes else { return }
    unsafe bytes[count] = UInt8(ascii: count == 0 ? "{" : ",")
    unsafe (bytes + count + 1).initialize(from: member, count: added)
    count += added + 1
  }

  private mutating func grow(to needed: Int) {
    capacity = max(needed, capacity * 2, 512)
    let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    if let bytes = unsafe bytes {
      unsafe grown.moveInitialize(from: bytes, count: count)
      unsafe bytes.deallocate()
    }
    unsafe bytes = grown
  }

  /// Returns a cursor over the object.
  mutating func finish() -> JSONCursor {
    if unsafe bytes == nil { grow(to: 2 + Self.padding) }
    guard let bytes = unsafe bytes else { preconditionFailure("there is room for an object") }
    if count == 0 {
      unsafe bytes[0] = UInt8(ascii: "{")
      count = 1
    }
    unsafe bytes[count] = UInt8(ascii: "}")
    count += 1
    unsafe (bytes + count).initialize(repeating: 0, count: Self.padding)
    return unsafe JSONCursor(UnsafeBufferPointer(start: bytes, count: count), isPadded: true)
  }

  func deallocate() { unsafe bytes?.deallocate() }
}
