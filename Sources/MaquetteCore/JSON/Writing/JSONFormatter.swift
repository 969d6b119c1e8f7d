/// Converts the compact JSON of a writer to other layouts.
///
/// The input may contain whitespace and escapes of any kind, because `RawJSON` text is written
/// unchanged. Invalid JSON from a hand-written conformance stays invalid. Open containers are
/// counted, or in a list if keys are sorted, and not on the stack, because some documents are deep.
///
/// This is separate from the writer, so that the compact form costs nothing extra.
@safe package struct JSONFormatter: ~Copyable {
  // Invariants: `start <= next <= end`; the bytes from `start` to `end` are readable, and they
  // outlive the formatter and do not change.

  /// An open container whose members may be sorted; the outermost one stands for the document.
  struct Container {
    var isObject = false

    /// Whether the next string is a key.
    var expectsKey = false

    /// The index of its first member.
    var firstMember = 0

    /// The current member.
    var member = Member()
  }

  private let start: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>
  private var next: UnsafePointer<UInt8>
  private let format: JSONFormat
  let isCanonical: Bool
  private let sortsKeys: Bool
  private let changesStrings: Bool

  /// The number of open containers.
  private var depth = 0

  /// The innermost container and the ones around it, if keys are sorted.
  private var container = Container()
  private var outer: [Container] = []

  /// The finished members of all open sorted objects, innermost last.
  var members: [Member] = []

  /// The keys that have escapes in the source, as UTF-8.
  private var unescapedKeys: [UInt8] = []

  /// The output; the members of a sorted object keep their old order until it ends.
  var result: OutputBuffer

  private init(
    _ source: UnsafeBufferPointer<UInt8>, _ format: JSONFormat, hasSortedKeys: Bool,
    into result: consuming OutputBuffer
  ) {
    unsafe start = source.baseAddress ?? UnsafePointer(result.start)
    unsafe next = start
    unsafe end = start + source.count
    // The canonical form ignores the other properties.
    self.format = format.isCanonical ? JSONFormat(sortsKeys: true) : format
    isCanonical = format.isCanonical
    sortsKeys = self.format.sortsKeys && !hasSortedKeys
    changesStrings = isCanonical || format.escapesSlashes || format.escapesNonASCII
    self.result = result
    self.result.reserve(source.count)
    if sortsKeys {
      outer.reserveCapacity(8)
      members.reserveCapacity(16)
    }
  }

  /// Formats a document and lends the result.
  ///
  /// - Parameters:
  ///   - compact: The compact JSON of a writer.
  ///   - format: The layout.
  ///   - hasSortedKeys: Whether the keys of all objects are different and already sorted.
  ///   - body: Receives the same document in this layout.
  /// - Throws: `unencodable` and `duplicateKey` for documents without a canonical form.
  /// - Complexity: O(n), and O(n log n) where keys are sorted.
  static func format<Output>(
    _ compact: UnsafeBufferPointer<UInt8>, as format: JSONFormat, hasSortedKeys: Bool = false,
    _ body: (inout OutputBuffer) -> Output
  ) throws(MappingError) -> Output {
    try OutputBuffer.withLentMemory { (buffer) throws(MappingError) in
      var formatter = unsafe JSONFormatter(
        compact, format, hasSortedKeys: hasSortedKeys, into: buffer)
      try formatter.run()
      return body(&formatter.result)
    }
  }

  /// Returns the same document in another layout.
  ///
  /// - Parameter compact: The compact JSON of a writer.
  /// - Throws: `unencodable` and `duplicateKey` for documents without a canonical form.
  package static func format(_ compact: [UInt8], as format: JSONFormat) throws(MappingError)
    -> [UInt8]
  {
    guard !format.isCompact else { return compact }
    return unsafe try compact.withUnsafeBufferPointer { (compact) throws(MappingError) in
      unsafe try Self.format(compact, as: format) { $0.takeArray() }
    }
  }

  private mutating func run() throws(MappingError) {
    while unsafe next < end { try formatToken() }
    while depth > 0 { try leave() }
  }

  @inline(__always)
  private mutating func formatToken() throws(MappingError) {
    let byte = unsafe next.pointee
    switch byte {
    case UInt8(ascii: "\""):
      formatString()
    case UInt8(ascii: ":"):
      unsafe next += 1
      result.reserve(3)
      if format.isPretty, format.spaceBeforeColon { result.put(0x20) }
      result.put(byte)
      if format.isPretty { result.put(0x20) }
    case UInt8(ascii: ","):
      unsafe next += 1
      passSeparator()
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      unsafe next += 1
      enter(byte)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      unsafe next += 1
      try leave()
      put(byte)
    case ...0x20:
      unsafe next += 1
    default:
      try formatWord()
    }
  }

  /// Enters a container; an empty one is skipped, because it has no lines.
  private mutating func enter(_ bracket: UInt8) {
    while unsafe next < end, unsafe next.pointee <= 0x20 { unsafe next += 1 }
    put(bracket)
    if unsafe next < end, unsafe next.pointee == bracket + 2 {
      unsafe next += 1
      if format.spreadsEmptyContainers {
        put(0x0A)
        breakLine()
      }
      return put(bracket + 2)
    }
    depth += 1
    guard sortsKeys else { return breakLine() }
    outer.append(container)
    let isObject = bracket == UInt8(ascii: "{")
    container = Container(isObject: isObject, firstMember: members.count)
    breakLine()
    if isObject { beginMember() }
  }

  private mutating func passSeparator() {
    if container.isObject { endMember() }
    put(UInt8(ascii: ","))
    if depth > 0 { breakLine() }
    if container.isObject { beginMember() }
  }

  private mutating func beginMember() {
    container.expectsKey = true
    unsafe container.member = Member(at: result.count, from: next - start)
  }

  private mutating func endMember() {
    container.member.end = result.count
    members.append(container.member)
  }

  /// Leaves the innermost container.
  private mutating func leave() throws(MappingError) {
    guard depth > 0 else { return }
    depth -= 1
    if sortsKeys {
      if container.isObject {
        endMember()
        try sortMembers(from: container.firstMember)
      }
      container = outer.removeLast()
    }
    breakLine()
  }

  @inline(__always)
  private mutating func put(_ byte: UInt8) {
    result.reserve(1)
    result.put(byte)
  }

  @inline(__always)
  private mutating func breakLine() {
    guard format.isPretty else { return }
    put(0x0A)
    format.indentation.append(depth, to: &result)
  }
}

// MARK: - Scalars

extension JSONFormatter {
  /// Formats a number, true, false or null.
  private mutating func formatWord() throws(MappingError) {
    let first = unsafe next
    let written = result.count
    copyWord()
    guard isCanonical, unsafe first.pointee == UInt8(ascii: "-") || first.pointee &- 0x30 < 10
    else { return }
    let word = unsafe UnsafeBufferPointer(start: first, count: next - first)
    if unsafe CanonicalNumber.isCanonical(word) { return }
    let number = unsafe String(decoding: word, as: UTF8.self)
    guard let text = CanonicalNumber.text(of: number) else {
      throw unsafe failure(
        .unencodable, at: first - start, expected: "a number that a double can represent",
        found: number)
    }
    result.removeLast(result.count - written)
    result.append(text)
  }

  /// Copies the bytes up to white space, a separator or the end of the container.
  @inline(__always)
  private mutating func copyWord() {
    while unsafe end - next >= 16 {
      let block = unsafe Bytes16.load(next)
      let ends =
        block.isBelow(Bytes16(repeating: 0x21)).bits
        | block.equals(Bytes16(repeating: UInt8(ascii: ","))).bits
        | block.equals(Bytes16(repeating: UInt8(ascii: ":"))).bits
        | block.equals(Bytes16(repeating: UInt8(ascii: "]"))).bits
        | block.equals(Bytes16(repeating: UInt8(ascii: "}"))).bits
      let count = ends == 0 ? 16 : ends.trailingZeroBitCount
      result.put(block, count: count)
      unsafe next += count
      if ends != 0 { return }
    }
    while unsafe next < end && !Self.endsWord(next.pointee) { copy(1) }
  }

  @inline(__always)
  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case ...0x20, UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ":"): true
    default: false
    }
  }

  private mutating func formatString() {
    let first = unsafe next
    let written = result.count
    let hasEscapes = copyString()
    let text = unsafe UnsafeBufferPointer(start: first, count: next - first)
    if container.expectsKey {
      container.expectsKey = false
      unsafe setKey(text, hasEscapes: hasEscapes, at: first - start)
    }
    if changesStrings {
      unsafe changeString(text, hasEscapes: hasEscapes, at: written)
    }
  }

  /// Copies a string with its quotes, unchanged.
  ///
  /// - Returns: Whether it has escapes.
  @inline(__always)
  private mutating func copyString() -> Bool {
    var hasEscapes = false
    copy(1)
    while unsafe next < end {
      while unsafe end - next >= 16 {
        let block = unsafe Bytes16.load(next)
        let quotes = block.equals(Bytes16(repeating: 0x22)).bits
        let escapes = block.equals(Bytes16(repeating: 0x5C)).bits
        // The bytes before the first quote or escape, and the quote.
        let count = (quotes | escapes | 1 &<< 16).trailingZeroBitCount
        if quotes &>> UInt32(truncatingIfNeeded: count) & 1 != 0 {
          result.put(block, count: count &+ 1)
          unsafe next += count &+ 1
          return hasEscapes
        }
        result.put(block, count: count)
        unsafe next += count
        if count < 16 { break }
      }
      guard unsafe next < end else { break }
      let byte = unsafe next.pointee
      hasEscapes = hasEscapes || byte == 0x5C
      unsafe copy(min(byte == 0x5C ? 2 : 1, end - next))
      if byte == 0x22 { break }
    }
    return hasEscapes
  }

  /// Copies one or two bytes.
  @inline(__always)
  private mutating func copy(_ count: Int) {
    result.reserve(2)
    unsafe result.put(next.pointee)
    if count > 1 { unsafe result.put(next[1]) }
    unsafe next += count
  }

  /// Replaces a string that was copied by its form in the layout.
  private mutating func changeString(
    _ text: UnsafeBufferPointer<UInt8>, hasEscapes: Bool, at written: Int
  ) {
    let hasChange =
      unsafe isCanonical
      ? hasEscapes
      : text.contains {
        $0 == 0x2F && format.escapesSlashes || $0 >= 0x80 && format.escapesNonASCII
      }
    guard hasChange else { return }
    let string = unsafe String(decoding: text, as: UTF8.self)
    result.removeLast(result.count - written)
    guard !isCanonical else { return result.append(JSONText.quoted(JSONText.unquoted(string))) }
    for scalar in string.unicodeScalars {
      if scalar == "/", format.escapesSlashes {
        result.append(#"\/"#)
      } else if scalar.value >= 0x80, format.escapesNonASCII {
        for unit in String(scalar).utf16 { append(unit) }
      } else {
        result.append(String(scalar))
      }
    }
  }

  private mutating func append(_ unit: UInt16) {
    let digits = String(unit, radix: 16)
    result.append(#"\u"# + String(repeating: "0", count: 4 - digits.utf8.count) + digits)
  }
}

// MARK: - Keys

extension JSONFormatter {
  /// Records the key of the current member.
  ///
  /// - Parameters:
  ///   - text: The key with its quotes. Text that lacks one is no key, and stays as it is.
  ///   - hasEscapes: Whether there are escapes in it.
  ///   - offset: Its place in the source.
  private mutating func setKey(
    _ text: UnsafeBufferPointer<UInt8>, hasEscapes: Bool, at offset: Int
  ) {
    guard hasEscapes || text.count < 2 else {
      (container.member.key, container.member.keyCount) = (offset + 1, text.count - 2)
      let key = unsafe UnsafeBufferPointer(rebasing: text[1..<text.count - 1])
      container.member.prefix = unsafe KeyOrder.prefix(of: key, isCanonical: isCanonical)
      return
    }
    let key = unsafe Array(JSONText.unquoted(String(decoding: text, as: UTF8.self)).utf8)
    (container.member.key, container.member.keyCount) = (unescapedKeys.count, key.count)
    container.member.isUnescaped = true
    container.member.prefix = unsafe key.withUnsafeBufferPointer {
      unsafe KeyOrder.prefix(of: $0, isCanonical: isCanonical)
    }
    unescapedKeys += key
  }

  /// The keys in the source.
  var keys: KeyOrder {
    unsafe KeyOrder(source: start, unescaped: unescapedKeys, isCanonical: isCanonical)
  }

  /// Returns the error for a value without a canonical form, with the path of the text before it.
  func failure(
    _ code: MappingError.Code, at offset: Int, expected: String? = nil, found: String
  ) -> MappingError {
    let source = unsafe UnsafeBufferPointer(start: start, count: end - start).span
    let path = JSONLocator.places(of: [offset], in: source).first?.path ?? MappingPath()
    return MappingError(code, at: path, expected: expected, found: found.abbreviated)
  }
}
