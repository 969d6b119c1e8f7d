/// A model whose object is shared by an enum, and how both are read in one walk over that object.
///
/// The walk reads the keys of the model and keeps all others aside; then the enum reads itself from those. This
/// is the short way: it tells no errors and looks at no key for more than its place. If anything is unusual,
/// or fails, nothing has been read, and the way that knows every rule reads all of it again.
struct SharedObject {
  /// The layout of the model without the enum.
  let model: __StructDecodingTable

  // Invariant: in the memory of the model the enum is at the offset.
  let offset: Int
  let cases: SharedCases
}

/// How an enum is read from what is left to it of an object, and given back.
@safe struct SharedCases {
  // Invariant: the pointers that the functions take are those of properties of one type.
  let reading: __FieldReading
  let destroy: (UnsafeMutableRawPointer) -> Void

  init<T: MappingDecodable>(_ type: T.Type) {
    reading = .type(type)
    unsafe destroy = { unsafe $0.assumingMemoryBound(to: T.self).deinitialize(count: 1) }
  }
}

extension __ReadingState {
  /// Whether nothing is asked for that takes more than one walk over an object that is shared.
  var readsSharedObjectsAtOnce: Bool {
    allowsFastPath && !isUpdating && !findsInstances && !isKeyNarrowed
      && options.unknownKeys == .ignore && !options.isMarkup
      && journal?.allowsSharedObjectsAtOnce != false
  }

  /// Forgets what a walk over a shared object has done that failed, and that there are such walks.
  mutating func giveUpSharedObjects(commitCount: Int) {
    let journal = openJournal()
    journal.pending = nil
    journal.tags = []
    journal.openTrials = 0
    journal.commits.removeSubrange(min(commitCount, journal.commits.count)...)
    journal.readsSharedObjectsApart = true
  }
}

extension __ReadingState.DiagnosticLog {
  /// Whether nothing is under way that an enum in a shared object would have to know of.
  fileprivate var allowsSharedObjectsAtOnce: Bool {
    !readsSharedObjectsApart && search == nil && openFlattened == 0 && openTrials == 0
      && tags.isEmpty
  }
}

extension MappingReader where Self: ~Copyable {
  /// Decodes a model and the enum that shares its object.
  ///
  /// Invariant: the memory is that of a model of the layout, and not initialized; it is initialized
  /// if the result is true.
  ///
  /// - Parameters:
  ///   - memory: The memory.
  ///   - sharing: The layout.
  ///   - readModel: Reads the model's own keys, and keeps the others aside.
  ///   - readCases: Reads the enum from these.
  /// - Returns: Whether both were read; if not, the reader is where it was.
  /// - Throws: A failure that nothing recovers from, if an object around this one is read so, too.
  @inline(__always)
  fileprivate mutating func initialize(
    _ memory: UnsafeMutableRawPointer, by sharing: UnsafePointer<SharedObject>,
    _ readModel: (inout Self, inout __PartialStruct) throws(ReadFailure) -> Void,
    _ readCases: (inout Self, UnsafeMutableRawPointer) throws(ReadFailure) -> Void
  ) throws(ReadFailure) -> Bool {
    let start = mark()
    let isInside = state.isSharing
    state.isSharing = true
    defer { state.isSharing = isInside }
    let commitCount = state.journal?.commits.count ?? 0
    var fields = unsafe __PartialStruct(sharing.pointee.model, at: memory)
    do throws(ReadFailure) {
      try readModel(&self, &fields)
      if unsafe fields.ownRest != nil { try settlePostponedFailures(of: &fields) }
      guard fields.isComplete else { throw ReadFailure(.missingKey) }
      unsafe try readCases(&self, memory + sharing.pointee.offset)
      // Code of the application may have skipped a failure inside.
      guard state.journal?.readsSharedObjectsApart != true else {
        unsafe sharing.pointee.cases.destroy(memory + sharing.pointee.offset)
        throw ReadFailure(.missingKey)
      }
      // What is complete can be finished.
      _ = fields.finish()
      fields.end()
      return true
    } catch {
      fields.destroy()
      reset(to: start)
      state.giveUpSharedObjects(commitCount: commitCount)
      // Of such objects inside each other only the outermost is read again.
      if isInside { throw ReadFailure(.sizeExceeded) }
      return false
    }
  }
}

extension JSONReader {
  /// Decodes a model and the enum that shares its object; false, and nothing read, if that takes
  /// more than the short way.
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
      // Two levels each: members that share one object may be inside each other, which costs more of the stack
      // than objects inside each other.
      inner.depth = reader.depth + 2
      unsafe try sharing.pointee.cases.reading.json(&inner, place)
      if let journal = inner.state.journal { reader.state.journal = journal }
    }
  }
}

extension ValueReader {
  /// Decodes a model and the enum that shares its object; false, and nothing read, if that takes
  /// more than the short way.
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
      // The stack is looked at from the first level on: members that share one object may be inside each other.
      inner.freeDepth = 0
      try ValueReader.read(.object(AnyValue.Object(distinct: others)), state: &inner) {
        (reader: inout ValueReader) throws(ReadFailure) in
        unsafe try sharing.pointee.cases.reading.tree(&reader, place)
      }
      if let journal = inner.journal { reader.state.journal = journal }
    }
  }
}

/// The text of an object that is put together of members of another one.
@safe private struct MemberText {
  // Invariant: `bytes` has room for `capacity` bytes, of which the first `count` are initialized;
  // nil while there is none. The cursor that `finish` makes is not used after `deallocate`.
  private var bytes: UnsafeMutablePointer<UInt8>?
  private var (count, capacity) = (0, 0)

  /// The most bytes that are copied: a member may hold objects whose members are copied in turn.
  private static let limit = 64 << 10

  /// What a cursor may read behind a text.
  private static let padding = 64

  /// Adds a member.
  ///
  /// Invariant: the bytes are those of a key, a colon and a value.
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

  /// A cursor over the object.
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
