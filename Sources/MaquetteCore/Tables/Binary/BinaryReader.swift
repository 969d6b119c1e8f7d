/// Reads models directly from binary data.
///
/// It reads data that is what the models expect, and gives up at anything else, such as an error or
/// an unusual tag: then the parser of the format and the reader of trees, which know all rules and
/// all errors, read the same data again. A value of a type without a direct way becomes a tree of
/// its own, which the reader of trees reads.
@safe struct BinaryReader: ~Copyable {
  // Invariants:
  // - `start`, `position` and `end` are in order and in one buffer, which outlives the reader.
  // - 32 bytes are readable from each position up to `wideEnd`, which may be before `start`.
  // - `heads` has 256 elements and outlives the reader.
  var position: UnsafePointer<UInt8>
  let start: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  let wideEnd: UnsafePointer<UInt8>
  let heads: UnsafePointer<BinaryHead>
  let syntax: BinarySyntax

  /// The reader of values that become trees.
  var trees: TreeValueReader

  /// Parses a part of the source; nil if that fails.
  let parse: (Span<UInt8>) -> AnyValue?

  /// The number of containers around the position.
  private(set) var depth = 0

  /// The number of containers that may be open before the limit and the stack are checked.
  private var freeDepth: Int
  private let deepest: Int

  /// How many bytes of memory the open arrays may reserve in addition.
  ///
  /// A count in the source must not reserve much more memory than the source has bytes.
  var roomToReserve: Int

  /// Thrown at anything that the reader leaves to the parser and the reader of trees.
  struct Unusual: Error {}

  /// Creates a reader.
  ///
  /// Invariant: the buffer outlives the reader, and 64 bytes after it are readable if it is padded.
  init(
    _ source: UnsafeBufferPointer<UInt8>, isPadded: Bool, _ syntax: BinarySyntax,
    _ trees: consuming TreeValueReader, parse: @escaping (Span<UInt8>) -> AnyValue?
  ) {
    unsafe start = source.baseAddress.unsafelyUnwrapped
    unsafe position = start
    unsafe end = start + source.count
    unsafe wideEnd = isPadded ? end : end - 32
    self.syntax = syntax
    unsafe heads = syntax.heads
    let limits = trees.reader.state.options.limits
    deepest = TreeLevels.bounded(limits.depth)
    freeDepth = min(deepest, StackGuard.uncheckedDepth)
    roomToReserve = source.count &* 32 &+ 1 << 16
    self.trees = trees
    self.parse = parse
  }

  /// Whether 32 bytes are readable from the position on.
  @inline(__always)
  var isWide: Bool { unsafe position <= wideEnd }

  /// The number of bytes after the position.
  @inline(__always)
  var remaining: Int { unsafe end - position }

  // MARK: Heads

  /// Reads the head of an item.
  @inline(__always)
  mutating func readItem() throws(Unusual) -> BinaryItem {
    guard unsafe position < end else { throw Unusual() }
    let head = unsafe heads[Int(position.pointee)]
    guard _fastPath(head.width == 0) else { return try readArgument(of: head) }
    unsafe position += 1
    return BinaryItem(
      kind: head.kind, argument: UInt64(bitPattern: Int64(truncatingIfNeeded: head.value)))
  }

  /// Reads the head of an item whose argument takes several bytes.
  @inline(__always)
  private mutating func readArgument(of head: BinaryHead) throws(Unusual) -> BinaryItem {
    let width = Int(head.width)
    guard remaining > width else { throw Unusual() }
    var bits: UInt64 = 0
    let bytes = unsafe UnsafeRawPointer(position + 1)
    if _fastPath(isWide) {
      unsafe bits = UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self))
    } else {
      for offset in 0..<width {
        unsafe bits |=
          UInt64(bytes.load(fromByteOffset: offset, as: UInt8.self))
          &<< UInt64(truncatingIfNeeded: 56 &- 8 &* offset)
      }
    }
    unsafe position += width &+ 1
    let shift = UInt64(truncatingIfNeeded: 64 &- 8 &* width)
    let argument =
      head.kind == .signed ? UInt64(bitPattern: Int64(bitPattern: bits) &>> shift) : bits &>> shift
    return BinaryItem(kind: head.kind, argument: argument)
  }

  /// Returns a number of bytes, elements or members that the remaining source can contain.
  @inline(__always)
  func count(_ item: BinaryItem) throws(Unusual) -> Int {
    guard item.argument <= UInt64(truncatingIfNeeded: remaining) else { throw Unusual() }
    return Int(truncatingIfNeeded: item.argument)
  }

  /// Moves past a break, and returns whether there is one.
  @inline(__always)
  mutating func skipEnd() throws(Unusual) -> Bool {
    guard unsafe position < end else { throw Unusual() }
    guard unsafe heads[Int(position.pointee)].kind == .end else { return false }
    unsafe position += 1
    return true
  }

  // MARK: Depth

  /// Whether a container may be entered without a check.
  @inline(__always)
  var hasFreeDepth: Bool { depth < freeDepth }

  /// Enters a container.
  @inline(__always)
  mutating func enter() throws(Unusual) {
    if _slowPath(!hasFreeDepth) { try checkDepth() }
    depth &+= 1
  }

  /// Leaves a container.
  @inline(__always)
  mutating func leave() { depth &-= 1 }

  @inline(never)
  private mutating func checkDepth() throws(Unusual) {
    guard depth < deepest, trees.reader.state.stack.hasRoom() else { throw Unusual() }
    // Values that become trees are now checked from their first level on.
    trees.reader.state.freeDepth = 0
  }

  /// Checks that a value with a number of levels does not exceed the limit.
  func checkDepth(ofLevels levels: Int) throws(Unusual) {
    guard depth + levels <= deepest else { throw Unusual() }
  }
}
