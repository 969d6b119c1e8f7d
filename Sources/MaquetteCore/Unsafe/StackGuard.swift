/// Sees that a call does not use up the stack of its thread.
///
/// Values inside values are read and written by functions inside functions, so that a deep document
/// needs much stack, and unoptimised code several times as much. Only the thread knows how much there
/// is: 8 MB on a main thread, 512 KB on others of Apple's platforms.
@usableFromInline
package struct StackGuard {
  /// How many levels are entered without a look at the stack: nearly all documents have fewer.
  @usableFromInline static var uncheckedDepth: Int { 16 }

  /// How much of the stack a call uses without asking how much there is, which on some threads costs
  /// as much as reading a document.
  private static let uncheckedSize: UInt = 48 << 10

  /// What is left for the values of one level, for code of applications, and for telling the error.
  private static let reserve: UInt = 64 << 10

  /// What is needed where the stack is used up.
  package static let expectation = "no more levels than the stack of the thread has room for"

  /// About where the call began.
  private let start: UInt

  /// Where the reserve begins, once that has been asked.
  private var floor: UInt?

  @usableFromInline
  package init() {
    start = Self.position
  }

  /// Whether there is room for another level.
  @inline(never)
  @usableFromInline
  package mutating func hasRoom() -> Bool {
    let position = Self.position
    // Stacks grow downwards.
    guard position < start, start - position > Self.uncheckedSize else { return true }
    if let floor { return position > floor }
    let made = Self.floor(around: position)
    floor = made
    return position > made
  }

  /// Where the reserve of a stack begins; 0 if that is not known.
  private static func floor(around position: UInt) -> UInt {
    var (begin, end): (UInt, UInt) = (0, 0)
    // A tool may keep variables elsewhere than on the stack.
    guard getStackBounds(&begin, &end), (begin..<end).contains(position) else { return 0 }
    return begin + min(reserve, (end - begin) / 4)
  }

  /// Where the stack ends now.
  @inline(never)
  private static var position: UInt {
    var mark: UInt8 = 0
    // The pointer is not used, only its address.
    return withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
  }
}

/// The bounds of the current thread's stack, from the standard library, which does not declare the
/// function for others; false where they are not known.
@_silgen_name("_swift_stdlib_getCurrentStackBounds")
private func getStackBounds(
  _ begin: UnsafeMutablePointer<UInt>, _ end: UnsafeMutablePointer<UInt>
) -> Bool
