/// The finished values of the containers that a writer has open, innermost last.
///
/// A container is created when it ends, in one allocation of its exact size.
@usableFromInline
@safe package struct TreeBuilder: ~Copyable {
  // Invariants: the first `count` of the `capacity` members at `members` are initialized and owned
  // by this value. So is the memory, unless it is lent; then it outlives this value.
  @usableFromInline var members: UnsafeMutablePointer<AnyValue.Object.Member>
  @usableFromInline var capacity: Int
  @usableFromInline var isLent: Bool
  @usableFromInline package private(set) var count = 0

  package init() {
    unsafe members = .allocate(capacity: Self.firstCapacity)
    (capacity, isLent) = (Self.firstCapacity, false)
  }

  /// Creates a builder in memory that the caller lends; more members move out of it.
  ///
  /// Invariant: the memory is uninitialized and outlives the builder.
  init(lent memory: UnsafeMutableBufferPointer<AnyValue.Object.Member>) {
    unsafe members = memory.baseAddress.unsafelyUnwrapped
    (capacity, isLent) = (memory.count, true)
  }

  /// The number of members for which there is room at first.
  static var firstCapacity: Int { 16 }

  deinit {
    unsafe members.deinitialize(count: count)
    if !isLent { unsafe members.deallocate() }
  }

  /// Adds a value; elements of arrays have no key.
  @inlinable @inline(__always)
  package mutating func append(_ value: consuming AnyValue, key: consuming String) {
    if _slowPath(count == capacity) { grow() }
    unsafe (members + count).initialize(to: AnyValue.Object.Member(key: key, value: value))
    count &+= 1
  }

  /// Replaces the last value, under the same key.
  @inline(__always)
  mutating func replaceLast(by value: consuming AnyValue) {
    guard count > 0 else { return }
    unsafe members[count - 1].value = value
  }

  /// Adds a tag to the last value.
  mutating func tagLast(_ tag: ValueTag) {
    guard count > 0 else { return }
    unsafe members[count - 1].value = .tagged(TaggedValue(tag, members[count - 1].value))
  }

  /// The last value.
  var last: AnyValue? { count > 0 ? unsafe members[count - 1].value : nil }

  /// Returns the key of a value.
  func key(at index: Int) -> String { unsafe members[index].key }

  /// The value at an index.
  func value(at index: Int) -> AnyValue { unsafe members[index].value }

  @usableFromInline
  @inline(never)
  mutating func grow() {
    let grown = UnsafeMutablePointer<AnyValue.Object.Member>.allocate(capacity: capacity * 2)
    unsafe grown.moveInitialize(from: members, count: count)
    if !isLent { unsafe members.deallocate() }
    unsafe (members, capacity, isLent) = (grown, capacity * 2, false)
  }

  /// Takes the last value.
  mutating func takeLast() -> AnyValue? {
    guard count > 0 else { return nil }
    count -= 1
    return unsafe (members + count).move().value
  }

  /// Takes the values from an index on.
  package mutating func takeElements(from start: Int) -> [AnyValue] {
    let (first, found) = unsafe (members + start, count - start)
    count = start
    return unsafe [AnyValue].make(exactly: found) { places, made in
      while made < found {
        unsafe (places + made).initialize(to: (first + made).move().value)
        made += 1
      }
    }
  }

  /// Takes the members from an index on.
  package mutating func takeMembers(from start: Int) -> [AnyValue.Object.Member] {
    let (first, found) = unsafe (members + start, count - start)
    count = start
    return unsafe [AnyValue.Object.Member].make(exactly: found) { places, made in
      unsafe places.moveInitialize(from: first, count: found)
      made = found
    }
  }
}
