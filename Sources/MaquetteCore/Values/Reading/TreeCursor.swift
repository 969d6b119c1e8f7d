/// A position in a tree, and the containers around it.
///
/// The cursor borrows the tree: a step neither copies a value nor changes a reference count.
@safe struct TreeCursor: ~Copyable {
  // Invariants:
  // - The creator of the cursor keeps the tree alive and unchanged while the cursor is in use.
  // - `value` points to a value of that tree.
  // - Arrays of values and of members do not move their elements while nobody changes them, so a
  //   pointer to an element is valid as long as the tree is.
  // - `innerFrames` has room for `capacity` frames, and the first `depth - 2` are initialized.

  /// A container that the cursor is inside.
  @safe private struct Frame {
    // Invariant: `start` points to `count` members of the object, or elements of the array, that
    // `container` points to; `index` is less than `count`.
    let container: UnsafePointer<AnyValue>
    let start: UnsafeRawPointer
    let count: Int
    let isObject: Bool
    var index = 0
  }

  /// The value at the cursor, with the tags around it (tags are rare).
  private(set) var value: UnsafePointer<AnyValue>

  /// The number of containers around the value.
  private(set) var depth = 0

  /// The innermost container; at the root, a placeholder.
  private var frame: Frame

  // The containers around the innermost one. Most trees are so flat that two frames suffice and
  // nothing is allocated.
  private let rootFrame: Frame
  private var outermostFrame: Frame
  private var innerFrames: UnsafeMutablePointer<Frame>?
  private var capacity = 0

  init(_ root: UnsafePointer<AnyValue>) {
    unsafe value = root
    rootFrame = unsafe Frame(
      container: root, start: UnsafeRawPointer(root), count: 1, isObject: false)
    (frame, outermostFrame) = (rootFrame, rootFrame)
  }

  deinit { unsafe innerFrames?.deallocate() }

  /// The number of elements or members of the value, if it is a container.
  var count: Int {
    switch unsafe untagged.pointee {
    case .array(let elements): elements.count
    case .object(let object): object.count
    default: 0
    }
  }

  /// The number of elements or members of the container around the value.
  @inline(__always)
  var siblingCount: Int { frame.count }

  /// Enters the array at the cursor; nil if the value is not an array, false if the array is empty.
  @inline(__always)
  mutating func enterArray() -> Bool? {
    guard let elements = unsafe elements else { return enterTaggedArray() }
    return unsafe enter(elements.baseAddress, elements.count, isObject: false)
  }

  /// The elements of the array at the cursor; nil if it is not at an array without tags.
  @inline(__always)
  var elements: UnsafeBufferPointer<AnyValue>? {
    unsafe UnsafeRawPointer(value).borrowed(as: AnyValue.self).pointee.elements
  }

  /// The members of the object at the cursor; nil if it is not at an object without tags.
  @inline(__always)
  var members: UnsafeBufferPointer<AnyValue.Object.Member>? {
    unsafe UnsafeRawPointer(value).borrowed(as: AnyValue.self).pointee.members
  }

  /// Enters the object at the cursor; nil if the value is not an object, false if it is empty.
  @inline(__always)
  mutating func enterObject() -> Bool? {
    guard let members = unsafe members else { return enterTaggedObject() }
    return unsafe enter(members.baseAddress, members.count, isObject: true)
  }

  @inline(never)
  private mutating func enterTaggedArray() -> Bool? {
    unsafe value = untagged
    return unsafe elements == nil ? nil : enterArray()
  }

  @inline(never)
  private mutating func enterTaggedObject() -> Bool? {
    unsafe value = untagged
    guard case .object = unsafe value.pointee else { return nil }
    return enterObject()
  }

  @inline(__always)
  private mutating func enter(
    _ start: UnsafeRawPointer?, _ count: Int, isObject: Bool
  ) -> Bool {
    guard count > 0, let start = unsafe start else { return false }
    if _fastPath(depth < 2) {
      // The frame around the root never changes.
      if depth == 1 { outermostFrame = frame }
    } else {
      keepFrame()
    }
    depth &+= 1
    frame = unsafe Frame(container: value, start: start, count: count, isObject: isObject)
    unsafe value = element(0)
    return true
  }

  /// Advances to the next member of an object; false at the end, where it leaves the object.
  ///
  /// Invariant: the innermost container is an object.
  @inline(__always)
  mutating func advanceToMember() -> Bool {
    frame.index &+= 1
    guard frame.index < frame.count else {
      leave()
      return false
    }
    unsafe value = memberValue(frame.index)
    return true
  }

  /// Saves the frame of the innermost container before the cursor enters another one inside it.
  @inline(never)
  private mutating func keepFrame() {
    let kept = depth - 2
    if kept == capacity {
      let grown = UnsafeMutablePointer<Frame>.allocate(capacity: max(16, capacity * 2))
      if let innerFrames = unsafe innerFrames {
        unsafe grown.moveInitialize(from: innerFrames, count: kept)
        unsafe innerFrames.deallocate()
      }
      unsafe (innerFrames, capacity) = (grown, max(16, capacity * 2))
    }
    unsafe (innerFrames.unsafelyUnwrapped + kept).initialize(to: frame)
  }

  /// Advances by some elements or members, by default to the next; false at the end, where it leaves
  /// the container.
  @inline(__always)
  mutating func advance(by count: Int = 1) -> Bool {
    let next = frame.index &+ count
    guard next < frame.count else {
      leave()
      return false
    }
    frame.index = next
    unsafe value = element(next)
    return true
  }

  @inline(__always)
  private mutating func leave() {
    depth &-= 1
    frame = outerFrame(depth)
  }

  /// Moves to a value that replaces the one at the cursor, inside the same containers.
  ///
  /// Invariant: the value stays in place, unchanged, while the cursor is in use.
  mutating func stand(at substitute: UnsafePointer<AnyValue>) { unsafe value = unsafe substitute }

  /// Returns to a position inside the containers around this one.
  mutating func reset(to value: UnsafePointer<AnyValue>, depth: Int) {
    while self.depth > depth { leave() }
    unsafe self.value = value
  }

  @inline(__always)
  private func element(_ index: Int) -> UnsafePointer<AnyValue> {
    unsafe frame.isObject
      ? memberValue(index) : frame.start.assumingMemoryBound(to: AnyValue.self) + index
  }

  @inline(__always)
  private func memberValue(_ index: Int) -> UnsafePointer<AnyValue> {
    let member = unsafe frame.start + index &* MemoryLayout<AnyValue.Object.Member>.stride
    return unsafe (member + AnyValue.Object.Member.valueOffset).assumingMemoryBound(
      to: AnyValue.self)
  }

  /// The value at the cursor without the tags around it.
  @inline(__always)
  var untagged: UnsafePointer<AnyValue> {
    guard case .tagged = unsafe value.pointee else { return unsafe value }
    return unsafe Self.withoutTags(value)
  }

  @inline(never)
  private static func withoutTags(_ value: UnsafePointer<AnyValue>) -> UnsafePointer<AnyValue> {
    var value = unsafe value
    // A tagged value keeps its value in a private array that nobody changes.
    while case .tagged(let tagged) = unsafe value.pointee, !tagged.isReference,
      let inner = unsafe tagged.place.withUnsafeBufferPointer({ $0.baseAddress })
    {
      unsafe value = inner
    }
    return unsafe value
  }

  /// The key of the member at the cursor.
  ///
  /// Invariant: the innermost container is an object.
  @inline(__always)
  var memberKey: UnsafePointer<String> {
    unsafe (frame.start + frame.index &* MemoryLayout<AnyValue.Object.Member>.stride)
      .assumingMemoryBound(to: String.self)
  }

  /// The member at the cursor.
  ///
  /// Invariant: the innermost container is an object, and the cursor is not at a substitute.
  var member: AnyValue.Object.Member { unsafe .init(key: memberKey.pointee, value: value.pointee) }

  /// The key of the member at the cursor; nil for an element.
  @inline(__always)
  var key: UnsafePointer<String>? { unsafe key(of: frame) }

  @inline(__always)
  private func key(of frame: Frame) -> UnsafePointer<String>? {
    guard frame.isObject else { return nil }
    let member = unsafe frame.start + frame.index &* MemoryLayout<AnyValue.Object.Member>.stride
    return unsafe member.assumingMemoryBound(to: String.self)
  }

  /// Returns the key of the innermost member around a position.
  func key(atDepth depth: Int) -> String? { unsafe key(of: frame(atDepth: depth))?.pointee }

  private func frame(atDepth depth: Int) -> Frame {
    depth == self.depth ? frame : outerFrame(depth)
  }

  /// Returns a container around the innermost one; at depth 0, the frame around the root.
  @inline(__always)
  private func outerFrame(_ depth: Int) -> Frame {
    switch depth {
    case 0: rootFrame
    case 1: outermostFrame
    default: unsafe innerFrames.unsafelyUnwrapped[depth &- 2]
    }
  }

  /// Returns the steps from the root to a position.
  func path(depth: Int) -> MappingPath {
    var steps: [MappingPath.Step] = []
    for level in 0..<depth {
      let frame = frame(atDepth: level + 1)
      unsafe steps.append(key(of: frame).map { unsafe .key($0.pointee) } ?? .index(frame.index))
    }
    return MappingPath(steps)
  }

  /// The innermost object around the value.
  var enclosingObject: AnyValue.Object? {
    for level in stride(from: depth, to: 0, by: -1) {
      if case .object(let object) = unsafe frame(atDepth: level).container.pointee { return object }
    }
    return nil
  }
}

// What a tree owns, without retaining it: it does not change while a cursor is in use.
extension Borrowed<AnyValue> {
  /// The elements of an array; nil for any other value.
  @inline(__always)
  fileprivate var elements: UnsafeBufferPointer<AnyValue>? {
    guard case .array(let elements) = value else { return nil }
    return unsafe elements.withUnsafeBufferPointer { unsafe $0 }
  }

  /// The members of an object; nil for any other value.
  @inline(__always)
  fileprivate var members: UnsafeBufferPointer<AnyValue.Object.Member>? {
    guard case .object(let object) = value else { return nil }
    return unsafe object.withMembers { unsafe $0 }
  }
}

extension AnyValue.Object.Member {
  /// The offset of a member's value: after the key, because a struct stores its properties in
  /// order.
  @inline(__always)
  static var valueOffset: Int {
    let mask = MemoryLayout<AnyValue>.alignment &- 1
    return (MemoryLayout<String>.size &+ mask) & ~mask
  }
}
