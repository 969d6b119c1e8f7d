/// Ensures that a call does not use up the stack of its thread.
///
/// Values inside values are read and written by functions inside functions, so that a deep document
/// needs much stack, and unoptimized code several times as much. Only the thread knows how much
/// there is: 8 MB on a main thread, 512 KB on others of Apple's platforms.
@usableFromInline
package struct StackGuard {
  /// How many levels are entered without a look at the stack: nearly all documents have fewer.
  @usableFromInline package static var uncheckedDepth: Int { 16 }

  /// How much of the stack a call uses from then on without asking how much there is, which on some threads costs
  /// as much as reading a document.
  private static let uncheckedSize: UInt = 48 << 10

  /// What is left for the values of one level, for code of applications, and for telling the error.
  private static let reserve: UInt = 64 << 10

  /// What is needed where the stack is used up.
  package static let expectation = "no more levels than the stack of the thread has room for"

  /// About where the stack was when it was first looked at; 0 before.
  private var start: UInt = 0

  /// Where the reserve begins; the greatest number before that has been asked.
  private var floor = UInt.max

  @usableFromInline
  package init() {}

  /// Whether there is room for another level.
  @inline(never)
  @usableFromInline
  package mutating func hasRoom() -> Bool {
    let position = Self.position
    if start == 0 { start = position }
    // Stacks grow downwards.
    guard position < start, start - position > Self.uncheckedSize else { return true }
    if floor == .max { floor = Self.floor(around: position) }
    return position > floor
  }

  /// How many levels of a tree can be freed from here: the language frees one value inside the other.
  package static var levelsToFree: Int {
    let position = Self.position
    let floor = Self.floor(around: position)
    // Measured: 610 bytes a level when optimized, 1140 when not.
    let levelSize: UInt = _isDebugAssertConfiguration() ? 1536 : 768
    return floor == 0 ? .max : Int((position - min(position, floor)) / levelSize)
  }

  /// Where the reserve of a stack begins; 0 if that is not known.
  private static func floor(around position: UInt) -> UInt {
    var (begin, end): (UInt, UInt) = (0, 0)
    // A tool may keep variables elsewhere than on the stack.
    guard unsafe getStackBounds(&begin, &end), (begin..<end).contains(position) else { return 0 }
    return begin + min(reserve, (end - begin) / 4)
  }

  /// Where the stack ends now.
  @inline(never)
  private static var position: UInt {
    var mark: UInt8 = 0
    // The pointer is not used, only its address.
    return unsafe withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
  }
}

/// The bounds of the current thread's stack, from the standard library, which does not declare the
/// function for others; false where they are not known.
@_silgen_name("_swift_stdlib_getCurrentStackBounds")
private func getStackBounds(
  _ begin: UnsafeMutablePointer<UInt>, _ end: UnsafeMutablePointer<UInt>
) -> Bool
