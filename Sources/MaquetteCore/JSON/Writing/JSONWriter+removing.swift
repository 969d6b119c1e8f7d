extension JSONWriter {
  /// Removes the parts of the text from a position on that the options exclude.
  mutating func removeParts(from start: Int) {
    var removal = unsafe PartRemoval(
      buffer.start + start, buffer.next, state.options.selection, state.options.omitsEmpty)
    unsafe buffer.next = removal.run()
  }
}

/// Removes members and elements from JSON text in place, with one pass over it.
///
/// The text is that of a writer: it may contain spaces in `RawJSON`, which are removed too, and a
/// hand-written conformance may have made it invalid. Open containers are in a list, because some
/// documents are deep.
@safe private struct PartRemoval {
  // Invariants: `start <= place <= next <= end`; the bytes from `start` to `end` are initialized
  // and writable, and they outlive this value. A member begins at or after `start`, and ends at or
  // before `place`.

  /// An open container; the outermost one stands for the document.
  @safe private struct Container {
    var isObject = false

    /// Whether the next string is a key.
    var expectsKey = false

    /// The number of elements before the current one.
    var index = 0

    /// Where the current member or element begins, and its value.
    var member: UnsafeMutablePointer<UInt8>
    var value: UnsafeMutablePointer<UInt8>

    /// What is left of the container, and of the current member or element.
    var part: SelectedPart
    var memberPart: SelectedPart
  }

  private let start: UnsafeMutablePointer<UInt8>
  private let end: UnsafeMutablePointer<UInt8>

  /// The next byte to read, and where to write.
  private var next: UnsafeMutablePointer<UInt8>
  private var place: UnsafeMutablePointer<UInt8>

  private let selection: EncodingSelection?
  private let omitsEmpty: Bool
  private var container: Container
  private var outer: [Container] = []

  init(
    _ start: UnsafeMutablePointer<UInt8>, _ end: UnsafeMutablePointer<UInt8>,
    _ selection: EncodingSelection?, _ omitsEmpty: Bool
  ) {
    unsafe (self.start, self.end, next, place) = (start, end, start, start)
    (self.selection, self.omitsEmpty) = (selection, omitsEmpty)
    unsafe container = Container(
      member: start, value: start, part: .whole, memberPart: selection?.root ?? .whole)
  }

  /// Removes the parts, and returns the end of what is left.
  mutating func run() -> UnsafeMutablePointer<UInt8> {
    while unsafe next < end {
      let byte = unsafe next.pointee
      switch byte {
      case UInt8(ascii: "\""):
        passString()
      case UInt8(ascii: ":"):
        copy(1)
        unsafe container.value = place
      case UInt8(ascii: ","):
        endMember()
        passSeparator()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        enter(isObject: byte == UInt8(ascii: "{"))
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        leave()
      case ...0x20:
        unsafe next += 1
      default:
        passWord()
      }
    }
    return unsafe place
  }

  /// Passes a number, true, false or null.
  @inline(__always)
  private mutating func passWord() {
    var last = unsafe next + 1
    while unsafe last < end, unsafe last.pointee &- 0x30 < 10 || last.pointee | 0x20 &- 0x61 < 26 {
      unsafe last += 1
    }
    unsafe copy(last - next)
  }

  /// Moves the next bytes to their new place.
  @inline(__always)
  private mutating func copy(_ count: Int) {
    if unsafe place != next { unsafe place.update(from: next, count: count) }
    unsafe place += count
    unsafe next += count
  }

  private mutating func passString() {
    var last = unsafe next + 1
    var hasEscapes = false
    while unsafe last < end {
      // Skips blocks without quotes and escapes.
      while unsafe end - last >= 16 {
        let block = unsafe Bytes16.load(UnsafePointer(last))
        let stops =
          block.equals(Bytes16(repeating: 0x22)).bits | block.equals(Bytes16(repeating: 0x5C)).bits
        unsafe last += stops == 0 ? 16 : stops.trailingZeroBitCount
        if stops != 0 { break }
      }
      guard unsafe last < end, unsafe last.pointee != 0x22 else { break }
      let isEscape = unsafe last.pointee == 0x5C
      hasEscapes = hasEscapes || isEscape
      unsafe last += min(isEscape ? 2 : 1, end - last)
    }
    let count = unsafe min(last - next + 1, end - next)
    if container.expectsKey {
      container.expectsKey = false
      let key = unsafe UnsafeBufferPointer(start: UnsafePointer(next), count: count)
      unsafe choose(key, hasEscapes: hasEscapes)
    }
    copy(count)
  }

  /// Finds what is left of the member with a key, which is in quotes.
  private mutating func choose(_ key: UnsafeBufferPointer<UInt8>, hasEscapes: Bool) {
    guard let selection, case .inside(let paths, _) = container.part else { return }
    if !hasEscapes, key.count >= 2, unsafe key.allSatisfy({ $0 < 0x80 }) {
      let bytes = unsafe UnsafeBufferPointer(rebasing: key[1..<key.count - 1])
      container.memberPart = unsafe selection.member(
        of: paths, String(decoding: bytes, as: UTF8.self)
      ) {
        unsafe $0.utf8.count == bytes.count && $0.utf8.elementsEqual(bytes)
      }
    } else {
      let text = unsafe JSONText.unquoted(String(decoding: key, as: UTF8.self))
      container.memberPart = selection.member(of: paths, text) { $0 == text }
    }
  }

  private mutating func enter(isObject: Bool) {
    let part: SelectedPart
    if case .inside = container.memberPart { part = container.memberPart } else { part = .whole }
    if outer.isEmpty { outer.reserveCapacity(8) }
    outer.append(container)
    copy(1)
    unsafe container = Container(
      isObject: isObject, expectsKey: isObject, member: place, value: place, part: part,
      memberPart: .whole)
    beginMember()
  }

  private mutating func passSeparator() {
    // The separator of a removed member goes with it.
    if outer.isEmpty || hasMember { copy(1) } else { unsafe next += 1 }
    container.index += 1
    container.expectsKey = container.isObject
    beginMember()
  }

  /// Whether something is left of the current member.
  private var hasMember: Bool { unsafe place > container.member }

  private mutating func beginMember() {
    unsafe (container.member, container.value) = (place, place)
    guard !container.isObject, let selection, case .inside(let paths, _) = container.part else {
      return
    }
    container.memberPart = selection.element(container.index, of: paths)
  }

  /// Ends a member or an element, and removes it if nothing is left of it.
  private mutating func endMember() {
    guard !outer.isEmpty, hasMember, isRemoved else { return }
    unsafe place = container.member
  }

  private var isRemoved: Bool {
    let count = unsafe place - container.value
    let first = unsafe count > 0 ? container.value.pointee : 0
    let opens = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    if omitsEmpty, container.isObject, count == 2, opens || first == UInt8(ascii: "\"") {
      return true
    }
    return switch container.memberPart {
    case .whole: false
    case .nothing: true
    case .inside(_, let keepsScalars): !keepsScalars && !opens
    }
  }

  private mutating func leave() {
    endMember()
    if let around = outer.popLast() {
      // The separator before a removed member.
      if !hasMember, container.index > 0, unsafe place > start,
        unsafe place[-1] == UInt8(ascii: ",")
      {
        unsafe place -= 1
      }
      container = around
    }
    copy(1)
  }
}
