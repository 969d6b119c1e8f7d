/// A place in a tree, and the containers around it.
///
/// The tree is borrowed: a step costs neither a copy of a value nor a count of references.
@safe struct TreeCursor: ~Copyable {
  // Invariants:
  // - Whoever makes the cursor keeps the tree alive and unchanged as long as the cursor is used.
  // - `value` points to a value of that tree.
  // - Arrays of values and of members have their elements in one place as long as nobody changes
  //   them, so a pointer to an element holds good as long as the tree.
  // - `innerFrames` has room for `capacity` frames, of which the first `depth - 2` are initialised.

  /// A container that is being walked.
  @safe private struct Frame {
    // Invariant: `start` points to `count` members of the object, or elements of the array, that
    // `container` points to; `index` is less than `count`.
    let container: UnsafePointer<AnyValue>
    let start: UnsafeRawPointer
    let count: Int
    let isObject: Bool
    var index = 0
  }

  /// The value that the cursor is at, with the tags around it, which hardly any value has.
  private(set) var value: UnsafePointer<AnyValue>

  /// How many containers are around the value.
  private(set) var depth = 0

  /// The innermost container; around the root one that has nothing else.
  private var frame: Frame

  // The containers around the innermost one. Most trees that are read are so flat that two of them
  // are enough, and nothing is allocated.
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

  /// Whether the cursor is at an array without tags.
  @inline(__always)
  var isAtArray: Bool {
    if case .array = unsafe value.pointee { true } else { false }
  }

  /// Steps into the array that the cursor is at; nil if there is none, false if it is empty.
  @inline(__always)
  mutating func enterArray() -> Bool? {
    guard case .array(let elements) = unsafe value.pointee else { return enterTaggedArray() }
    return enter(elements)
  }

  /// Steps into the object that the cursor is at; nil if there is none, false if it is empty.
  @inline(__always)
  mutating func enterObject() -> Bool? {
    guard case .object(let object) = unsafe value.pointee else { return enterTaggedObject() }
    return enter(object)
  }

  @inline(never)
  private mutating func enterTaggedArray() -> Bool? {
    unsafe value = untagged
    guard case .array(let elements) = unsafe value.pointee else { return nil }
    return enter(elements)
  }

  @inline(never)
  private mutating func enterTaggedObject() -> Bool? {
    unsafe value = untagged
    guard case .object(let object) = unsafe value.pointee else { return nil }
    return enter(object)
  }

  @inline(__always)
  private mutating func enter(_ elements: [AnyValue]) -> Bool {
    unsafe elements.withUnsafeBufferPointer {
      unsafe enter($0.baseAddress, $0.count, isObject: false)
    }
  }

  @inline(__always)
  private mutating func enter(_ object: AnyValue.Object) -> Bool {
    unsafe object.withMembers { unsafe enter($0.baseAddress, $0.count, isObject: true) }
  }

  @inline(__always)
  private mutating func enter(
    _ start: UnsafeRawPointer?, _ count: Int, isObject: Bool
  ) -> Bool {
    guard count > 0, let start = unsafe start else { return false }
    if _fastPath(depth < 2) {
      // Around the root there is always the same.
      if depth == 1 { outermostFrame = frame }
    } else {
      keepFrame()
    }
    depth &+= 1
    frame = unsafe Frame(container: value, start: start, count: count, isObject: isObject)
    unsafe value = element(0)
    return true
  }

  /// Steps to the next member of an object; false if there was none, and the object is left.
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

  /// Keeps the innermost container while one inside it is walked.
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

  /// Steps to the next element or member; false if there was none, and the container is left.
  @inline(__always)
  mutating func advance() -> Bool {
    let next = frame.index &+ 1
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

  /// Stands at another value in place of the one that the cursor is at, with the same containers around it.
  ///
  /// Invariant: the value stays where it is, unchanged, as long as the cursor is used.
  mutating func stand(at substitute: UnsafePointer<AnyValue>) { unsafe value = unsafe substitute }

  /// Returns to a place inside the containers around this one.
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

  /// The value that the cursor is at without the tags around it.
  @inline(__always)
  var untagged: UnsafePointer<AnyValue> {
    guard case .tagged = unsafe value.pointee else { return unsafe value }
    return unsafe Self.withoutTags(value)
  }

  @inline(never)
  private static func withoutTags(_ value: UnsafePointer<AnyValue>) -> UnsafePointer<AnyValue> {
    var value = unsafe value
    // A tagged value keeps its value in an array of its own, which nobody changes.
    while case .tagged(let tagged) = unsafe value.pointee,
      let inner = unsafe tagged.place.withUnsafeBufferPointer({ $0.baseAddress })
    {
      unsafe value = inner
    }
    return unsafe value
  }

  /// The key of the member that the cursor is at.
  ///
  /// Invariant: the innermost container is an object.
  @inline(__always)
  var memberKey: UnsafePointer<String> {
    unsafe (frame.start + frame.index &* MemoryLayout<AnyValue.Object.Member>.stride)
      .assumingMemoryBound(to: String.self)
  }

  /// The member that the cursor is at.
  ///
  /// Invariant: the innermost container is an object, and the cursor is at no substitute.
  var member: AnyValue.Object.Member { unsafe .init(key: memberKey.pointee, value: value.pointee) }

  /// The key of the member that the cursor is at; nil for an element.
  @inline(__always)
  var key: UnsafePointer<String>? { unsafe key(of: frame) }

  @inline(__always)
  private func key(of frame: Frame) -> UnsafePointer<String>? {
    guard frame.isObject else { return nil }
    let member = unsafe frame.start + frame.index &* MemoryLayout<AnyValue.Object.Member>.stride
    return unsafe member.assumingMemoryBound(to: String.self)
  }

  /// The key of the innermost member around a place.
  func key(atDepth depth: Int) -> String? { unsafe key(of: frame(atDepth: depth))?.pointee }

  private func frame(atDepth depth: Int) -> Frame {
    depth == self.depth ? frame : outerFrame(depth)
  }

  /// A container around the innermost one: at depth 0 what is around the root.
  @inline(__always)
  private func outerFrame(_ depth: Int) -> Frame {
    switch depth {
    case 0: rootFrame
    case 1: outermostFrame
    default: unsafe innerFrames.unsafelyUnwrapped[depth &- 2]
    }
  }

  /// The steps from the root to a place.
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

extension AnyValue.Object.Member {
  /// Where the value of a member is: after the key, for a struct has its properties in their order.
  @inline(__always)
  fileprivate static var valueOffset: Int {
    let mask = MemoryLayout<AnyValue>.alignment &- 1
    return (MemoryLayout<String>.size &+ mask) & ~mask
  }
}
