/// The fenced blocks of Markdown that are open at a place in a text.
struct FenceTracker: Sendable {
  /// The marks of a fence: three or more equal ones.
  private struct Fence: Sendable {
    let mark: UInt8
    let length: Int

    /// Whether its first word is the name of JSON or of a variant.
    let isJSON: Bool
  }

  /// What a line with marks is.
  enum Mark {
    case start, end
  }

  /// Models nest fences by giving the inner ones a language, whatever CommonMark says; nobody nests
  /// deeper than this.
  private static let greatestDepth = 8

  private var open: [Fence] = []

  /// Whether a fence is open.
  var isInside: Bool { !open.isEmpty }

  /// Whether the innermost fence says that it contains JSON.
  var isJSON: Bool { open.last?.isJSON == true }

  /// Opens or closes a fence if a line marks one.
  mutating func passLine(at start: Int, in text: borrowing Span<UInt8>) {
    guard let (fence, isBare) = Self.fence(at: start, in: text) else { return }
    if isBare, let inner = open.last, closes(inner, fence) {
      open.removeLast()
    } else if open.count < Self.greatestDepth {
      open.append(fence)
    }
  }

  /// Returns what a line is for the fences; nil if it has no marks.
  func mark(at start: Int, in text: borrowing Span<UInt8>) -> Mark? {
    guard let (fence, isBare) = Self.fence(at: start, in: text) else { return nil }
    return isBare && open.last.map { closes($0, fence) } == true ? .end : .start
  }

  /// Closes the innermost fence if its marks end a line of other text: models write them directly
  /// after a value.
  ///
  /// - Returns: The offset after the marks.
  mutating func passMarks(at start: Int, in text: borrowing Span<UInt8>) -> Int {
    let end = Self.endOfMarks(at: start, in: text)
    if let inner = open.last, text[start] == inner.mark, end - start >= inner.length,
      Self.isLineEnd(at: end, in: text)
    {
      open.removeLast()
    }
    return end
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
    let end = endOfMarks(at: index, in: text)
    guard end - index >= 3 else { return nil }
    let isBare = isLineEnd(at: end, in: text)
    // The text after backticks has none, or they are code in a line.
    if !isBare, text[index] == UInt8(ascii: "`"), hasBacktick(from: end, in: text) { return nil }
    let fence = Fence(
      mark: text[index], length: end - index, isJSON: hasNameOfJSON(from: end, in: text))
    return (fence, isBare)
  }

  private static func endOfMarks(at start: Int, in text: borrowing Span<UInt8>) -> Int {
    var index = start
    while index < text.count, text[index] == text[start] { index += 1 }
    return index
  }

  private static func isLineEnd(at offset: Int, in text: borrowing Span<UInt8>) -> Bool {
    var index = offset
    while index < text.count, text[index] == 0x20 || text[index] == 0x0D { index += 1 }
    return index == text.count || text[index] == 0x0A
  }

  private static func hasBacktick(from start: Int, in text: borrowing Span<UInt8>) -> Bool {
    var index = start
    while index < text.count, text[index] != 0x0A, text[index] != UInt8(ascii: "`") { index += 1 }
    return index < text.count && text[index] != 0x0A
  }

  private static func hasNameOfJSON(from start: Int, in text: borrowing Span<UInt8>) -> Bool {
    var index = start
    while index < text.count, text[index] == 0x20 { index += 1 }
    return text.has("json", at: index) || text.has("JSON", at: index)
  }
}
