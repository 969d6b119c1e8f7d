/// Validates UTF-8 sixteen bytes at a time, without branches that depend on the bytes.
///
/// Each byte is compared with the three before it: it is a continuation byte if and only if one of
/// them starts a sequence that is long enough. The remaining errors are leading bytes that start no
/// sequence, and second bytes that make a sequence overlong, a surrogate, or greater than U+10FFFF
/// (RFC 3629, section 4).
package enum UTF8Blocks {
  /// The minimum length for blocks: one block and the three bytes before it.
  package static var leastCount: Int { 19 }

  /// Returns whether text is UTF-8.
  ///
  /// Invariant: it has at least `leastCount` bytes.
  package static func isValid(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = unsafe text.baseAddress.unsafelyUnwrapped
    // The first bytes have no predecessors.
    var mistakes = unsafe mistakes(
      Bytes16.load(start), behind: shifted(start, by: 1), shifted(start, by: 2),
      shifted(start, by: 3))
    // Invariant: every block begins at least three bytes after the start, and ends within the text.
    // The last one overlaps the one before.
    let last = text.count &- 16
    var offset = 16
    while offset < last {
      mistakes = unsafe mistakes | Self.mistakes(at: start + offset)
      offset &+= 16
    }
    mistakes = unsafe mistakes | Self.mistakes(at: start + last)
    let halves = unsafe unsafeBitCast(mistakes, to: SIMD2<UInt64>.self)
    return unsafe halves[0] | halves[1] == 0 && isComplete(start + text.count)
  }

  /// Returns whether no sequence goes beyond an end.
  private static func isComplete(_ end: UnsafePointer<UInt8>) -> Bool {
    unsafe end[-1] < 0xC0 && end[-2] < 0xE0 && end[-3] < 0xF0
  }

  @inline(__always)
  private static func mistakes(at place: UnsafePointer<UInt8>) -> Bytes16 {
    unsafe mistakes(
      Bytes16.load(place), behind: Bytes16.load(place - 1), Bytes16.load(place - 2),
      Bytes16.load(place - 3))
  }

  /// Returns a mask of the bytes that cannot follow the three bytes before them.
  @inline(__always)
  private static func mistakes(
    _ bytes: Bytes16, behind first: Bytes16, _ second: Bytes16, _ third: Bytes16
  ) -> Bytes16 {
    let continues = (bytes & all(0xC0)).whereEqual(to: all(0x80))
    let expected =
      first.whereAtLeast(all(0xC0)) | second.whereAtLeast(all(0xE0))
      | third.whereAtLeast(all(0xF0))
    let overlong =
      first.whereEqual(to: all(0xE0)) & bytes.whereBelow(all(0xA0))
      | first.whereEqual(to: all(0xF0)) & bytes.whereBelow(all(0x90))
    let tooGreat =
      first.whereEqual(to: all(0xED)) & bytes.whereAtLeast(all(0xA0))
      | first.whereEqual(to: all(0xF4)) & bytes.whereAtLeast(all(0x90))
    let beginsNothing =
      (bytes & all(0xFE)).whereEqual(to: all(0xC0)) | bytes.whereAtLeast(all(0xF5))
    return (continues ^ expected) | overlong | tooGreat | beginsNothing
  }

  @inline(__always)
  private static func all(_ byte: UInt8) -> Bytes16 { Bytes16(repeating: byte) }

  /// Returns the first sixteen bytes shifted by at most seven places, with zeros before them.
  @inline(__always)
  private static func shifted(_ start: UnsafePointer<UInt8>, by count: UInt64) -> Bytes16 {
    let words = unsafe UnsafeRawPointer(start).loadUnaligned(as: SIMD2<UInt64>.self)
    let bits = count &* 8
    return unsafe unsafeBitCast(
      SIMD2(words[0] &<< bits, words[1] &<< bits | words[0] &>> (64 &- bits)), to: Bytes16.self)
  }
}
