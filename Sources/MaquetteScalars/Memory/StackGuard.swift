/// Ensures that a call does not exhaust the stack of its thread.
///
/// Nested values are read and written by nested calls, so a deep document needs much stack, and
/// unoptimized code needs several times as much. Only the thread knows its stack's size: 8 MB on a
/// main thread, 512 KB on other threads of Apple's platforms.
@usableFromInline
package struct StackGuard: Sendable {
  /// The number of levels entered without a check: nearly all documents have fewer.
  ///
  /// They fit on a stack of 128 KB, also in unoptimized code.
  @inlinable package static var uncheckedDepth: Int {
    _isDebugAssertConfiguration() ? 4 : 16
  }

  /// The stack size that a call uses after that without asking for the bounds, because on some
  /// threads asking costs as much as reading a document.
  private static let uncheckedSize: UInt = 8 << 10

  /// The stack that one level of a tree takes while the tree is compared, encoded or freed.
  ///
  /// Measured: at most 1900 bytes when not optimized, to encode objects.
  package static var levelSize: UInt { _isDebugAssertConfiguration() ? 2048 : 768 }

  /// The stack that one level of nested values takes while they are freed.
  package static var freeingSize: UInt { 384 }

  /// The reserve for the values of one level, for code of applications, and for building the error.
  private static let reserve: UInt = 64 << 10

  /// The expectation in the error for an exhausted stack.
  package static let expectation = "no more levels than fit on the thread's stack"

  /// The approximate stack position of the first check; 0 before.
  private var start: UInt = 0

  /// Where the reserve begins; the maximum before the bounds were asked for.
  private var floor = UInt.max

  @usableFromInline
  package init() {}

  /// Whether there is room for another level.
  ///
  /// - Parameter depth: The number of levels of a tree that is being made, if one is: comparing,
  ///   encoding and freeing it may take more stack than making it.
  @inline(never)
  @usableFromInline
  package mutating func hasRoom(forTreeOf depth: Int = 0) -> Bool {
    let position = Self.position
    if start == 0 { start = position }
    // Stacks grow downward.
    guard position < start, start - position > Self.uncheckedSize else { return true }
    if floor == .max { floor = Self.floor(around: position) }
    return position > floor && (floor == 0 || UInt(depth) * Self.levelSize <= start - floor)
  }

  /// The number of levels for which there is room from here.
  ///
  /// - Parameter size: The stack that one level takes.
  package static func levels(of size: UInt) -> Int {
    let position = Self.position
    let floor = Self.floor(around: position)
    return floor == 0 ? .max : Int((position - min(position, floor)) / size)
  }

  /// Where the reserve of a stack begins; 0 if that is not known.
  private static func floor(around position: UInt) -> UInt {
    var (begin, end): (UInt, UInt) = (0, 0)
    // Tools such as sanitizers may keep variables outside the stack.
    guard unsafe getStackBounds(&begin, &end), (begin..<end).contains(position) else { return 0 }
    return begin + min(reserve, (end - begin) / 4)
  }

  /// The current end of the stack.
  @inline(never)
  private static var position: UInt {
    var mark: UInt8 = 0
    // Only the address of the pointer is used.
    return unsafe withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
  }
}

/// The bounds of the current thread's stack; false if they are not known.
///
/// The standard library contains the function without declaring it publicly.
@_silgen_name("_swift_stdlib_getCurrentStackBounds")
private func getStackBounds(
  _ begin: UnsafeMutablePointer<UInt>, _ end: UnsafeMutablePointer<UInt>
) -> Bool
