/// The fenced blocks of Markdown that are open at a place in a text.
struct FenceTracker {
  /// The marks of a fence: three or more equal ones.
  private struct Fence {
    let mark: UInt8
    let length: Int
  }

  /// Models nest fences by giving the inner ones a language, whatever CommonMark says; nobody nests
  /// deeper than this.
  private static let greatestDepth = 8

  private var open: [Fence] = []

  /// Whether a fence is open.
  var isInside: Bool { !open.isEmpty }

  /// Opens or closes a fence if a line marks one.
  mutating func passLine(at start: Int, in text: borrowing Span<UInt8>) {
    guard let (fence, isBare) = Self.fence(at: start, in: text) else { return }
    if isBare, let inner = open.last, closes(inner, fence) {
      open.removeLast()
    } else if open.count < Self.greatestDepth {
      open.append(fence)
    }
  }

  /// Whether a line closes the innermost fence.
  func endsFence(at start: Int, in text: borrowing Span<UInt8>) -> Bool {
    guard let inner = open.last, let (fence, isBare) = Self.fence(at: start, in: text) else {
      return false
    }
    return isBare && closes(inner, fence)
  }

  private func closes(_ inner: Fence, _ fence: Fence) -> Bool {
    fence.mark == inner.mark && fence.length >= inner.length
  }

  /// Returns the fence that a line marks, and whether nothing follows the marks.
  private static func fence(
    at start: Int, in text: borrowing Span<UInt8>
  ) -> (Fence, isBare: Bool)? {
    var index = start
    while index < text.count, index < start + 32, text[index] == 0x20 || text[index] == 0x09 {
      index += 1
    }
    guard index < text.count, text[index] == UInt8(ascii: "`") || text[index] == UInt8(ascii: "~")
    else { return nil }
    let (mark, first) = (text[index], index)
    while index < text.count, text[index] == mark { index += 1 }
    let fence = Fence(mark: mark, length: index - first)
    guard fence.length >= 3 else { return nil }
    while index < text.count, text[index] == 0x20 || text[index] == 0x0D { index += 1 }
    return (fence, isBare: index == text.count || text[index] == 0x0A)
  }
}
