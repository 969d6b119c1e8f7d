/// Tells whether text is UTF-8 by sixteen bytes at a time, without a branch on what they are.
///
/// Each byte is held against the three before it: a byte continues a sequence exactly if one of them
/// begins one that is long enough. What is left are leading bytes that begin nothing, and second
/// bytes that make a sequence overlong, a surrogate, or greater than U+10FFFF (RFC 3629, section 4).
enum UTF8Blocks {
  /// The fewest bytes that can be looked at in blocks: one of them, and the three bytes before it.
  static var leastCount: Int { 19 }

  /// Whether text is UTF-8.
  ///
  /// Invariant: it has at least `leastCount` bytes.
  static func isValid(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = text.baseAddress.unsafelyUnwrapped
    // The first bytes have none before them that could belong to them.
    var mistakes = mistakes(
      Bytes16.load(start), behind: shifted(start, by: 1), shifted(start, by: 2),
      shifted(start, by: 3))
    // Invariant: every block begins at least three bytes behind the start, and ends by the end. The
    // last one overlaps the one before.
    let last = text.count &- 16
    var offset = 16
    while offset < last {
      mistakes .|= Self.mistakes(at: start + offset)
      offset &+= 16
    }
    mistakes .|= Self.mistakes(at: start + last)
    let halves = unsafeBitCast(mistakes, to: SIMD2<UInt64>.self)
    return halves[0] | halves[1] == 0 && isComplete(start + text.count)
  }

  /// Whether no sequence goes beyond an end.
  private static func isComplete(_ end: UnsafePointer<UInt8>) -> Bool {
    end[-1] < 0xC0 && end[-2] < 0xE0 && end[-3] < 0xF0
  }

  private typealias Mask = SIMDMask<SIMD16<Int8>>

  @inline(__always)
  private static func mistakes(at place: UnsafePointer<UInt8>) -> Mask {
    mistakes(
      Bytes16.load(place), behind: Bytes16.load(place - 1), Bytes16.load(place - 2),
      Bytes16.load(place - 3))
  }

  /// Which bytes cannot stand behind the one, the two and the three before them.
  @inline(__always)
  private static func mistakes(
    _ bytes: Bytes16, behind first: Bytes16, _ second: Bytes16, _ third: Bytes16
  ) -> Mask {
    let continues = (bytes & Bytes16(repeating: 0xC0)) .== Bytes16(repeating: 0x80)
    let expected =
      (first .>= Bytes16(repeating: 0xC0)) .| (second .>= Bytes16(repeating: 0xE0))
      .| (third .>= Bytes16(repeating: 0xF0))
    let isBelowA0 = bytes .< Bytes16(repeating: 0xA0)
    let isBelow90 = bytes .< Bytes16(repeating: 0x90)
    let overlong =
      ((first .== Bytes16(repeating: 0xE0)) .& isBelowA0)
      .| ((first .== Bytes16(repeating: 0xF0)) .& isBelow90)
    let tooGreat =
      ((first .== Bytes16(repeating: 0xED)) .& .!isBelowA0)
      .| ((first .== Bytes16(repeating: 0xF4)) .& .!isBelow90)
    let beginsNothing =
      ((bytes & Bytes16(repeating: 0xFE)) .== Bytes16(repeating: 0xC0))
      .| (bytes .>= Bytes16(repeating: 0xF5))
    return (continues .^ expected) .| overlong .| tooGreat .| beginsNothing
  }

  /// The first sixteen bytes moved on by at most seven places, with zeros before them.
  @inline(__always)
  private static func shifted(_ start: UnsafePointer<UInt8>, by count: UInt64) -> Bytes16 {
    let words = UnsafeRawPointer(start).loadUnaligned(as: SIMD2<UInt64>.self)
    let bits = count &* 8
    return unsafeBitCast(
      SIMD2(words[0] &<< bits, words[1] &<< bits | words[0] &>> (64 &- bits)), to: Bytes16.self)
  }
}
