import MaquetteCore

/// A document laid out as a list of values, for decoders that access members in their own order.
///
/// The coders of `Codable` types look up each key separately, return to containers, and skip
/// unknown members. Text is checked and laid out in one pass. Each value then has its position, the
/// start of the next value, and, for a number, its value. Strings are created on demand.
@safe final class CodingTape {
  // Invariants:
  // - `entries` has `count` initialized entries, and memory for `capacity`.
  // - The entry of an array or object is followed by those of its elements, or keys and values, up
  //   to its own `end`. A key is followed by its value.
  // - `text` lends the bytes that the offsets refer to while `withTape` runs; after that the tape
  //   owns a copy of them.
  private(set) var entries: UnsafeMutablePointer<Entry>
  private(set) var count = 0
  private var capacity: Int

  /// The text, at its start; empty for a tree.
  private(set) var text: JSONCursor

  /// Memory for text that the tape owns; nil while the text is lent.
  private var ownedText: UnsafeMutableBufferPointer<UInt8>?

  /// The values of a tree that are not in text: strings, exact numbers, bytes and timestamps.
  var held: [AnyValue] = []

  /// Locates errors.
  var places = TapePlaces()

  /// The entry of the value that the tape was created from.
  var root = 0

  /// The entry of a null that represents missing values.
  var absent = 0

  init(_ text: JSONCursor, capacity: Int) {
    self.text = text
    self.capacity = max(capacity, 16)
    unsafe entries = .allocate(capacity: self.capacity)
  }

  deinit {
    unsafe entries.deallocate()
    unsafe ownedText?.deallocate()
  }

  /// The kind of a value.
  enum Kind: UInt8 {
    case null, no, yes

    /// A signed 64-bit integer.
    case integer

    /// A finite double that was written with a fraction or an exponent.
    case double

    /// Any other number; its exact text is parsed on access.
    case number

    case string, array, object

    /// An object whose keys cannot be compared byte by byte from any position: it has a key with
    /// escapes, a non-ASCII key, a duplicate key, or very many keys.
    case irregularObject

    // Kinds that occur only in trees.
    case bytes, date
  }

  /// A value or a key.
  struct Entry {
    /// The kind in the lowest byte, and above it the offset in the text, or the index in `held`.
    var head: UInt64

    /// An integer, the bits of a double, the `Extent` of a string or number, or the `Span` of a container.
    var payload: UInt64

    @inline(__always)
    init(_ kind: Kind, at offset: Int, _ payload: UInt64 = 0) {
      head = UInt64(kind.rawValue) | UInt64(truncatingIfNeeded: offset) &<< 8
      self.payload = payload
    }

    @inline(__always)
    var kind: Kind { unsafe unsafeBitCast(UInt8(truncatingIfNeeded: head), to: Kind.self) }

    @inline(__always)
    var offset: Int { Int(truncatingIfNeeded: head &>> 8) }
  }

  /// Appends an entry.
  @inline(__always)
  func append(_ entry: Entry) {
    if _slowPath(count == capacity) { grow() }
    unsafe (entries + count).initialize(to: entry)
    count &+= 1
  }

  @inline(never)
  private func grow() {
    let larger = UnsafeMutablePointer<Entry>.allocate(capacity: capacity * 2)
    unsafe larger.moveInitialize(from: entries, count: count)
    unsafe entries.deallocate()
    unsafe entries = larger
    capacity *= 2
  }

  /// Copies the text, because it will no longer be lent.
  func ownText() {
    guard unsafe ownedText == nil, unsafe text.end > text.start else { return }
    let count = unsafe text.end - text.start
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count + 64)
    let start = unsafe copy.baseAddress.unsafelyUnwrapped
    unsafe start.initialize(from: text.start, count: count)
    unsafe (start + count).initialize(repeating: 0, count: 64)
    unsafe ownedText = copy
    text = unsafe JSONCursor(UnsafeBufferPointer(start: start, count: count), isPadded: true)
  }

  /// Returns a cursor at an offset in the text.
  @inline(__always)
  func cursor(at offset: Int) -> JSONCursor {
    var cursor = text
    cursor.offset = offset
    return cursor
  }
}

extension CodingTape {
  /// Returns the kind of a value.
  @inline(__always)
  func kind(_ node: Int) -> Kind { unsafe entries[node].kind }

  /// Returns the first entry of a container: an element or a key.
  func first(of node: Int) -> Int { node &+ 1 }

  /// Returns the number of elements or members of a container.
  func count(of node: Int) -> Int {
    unsafe Int(truncatingIfNeeded: entries[node].payload &>> 32)
  }

  /// Returns the entry after a value.
  @inline(__always)
  func next(after node: Int) -> Int {
    let entry = unsafe entries[node]
    guard entry.kind.isContainer else { return node &+ 1 }
    return Int(truncatingIfNeeded: entry.payload & 0xFFFF_FFFF)
  }
}

extension CodingTape.Kind {
  /// Whether the values of this one follow it.
  @inline(__always)
  var isContainer: Bool { self == .array || isObject }

  /// Whether the value has keys.
  @inline(__always)
  var isObject: Bool { self == .object || self == .irregularObject }
}

/// The end of a string or a number, and known facts about it.
struct Extent {
  var bits: UInt64

  private static var escaped: UInt64 { 1 << 32 }
  private static var beyondASCII: UInt64 { 1 << 33 }

  @inline(__always)
  init(count: Int, isEscaped: Bool = false, isASCII: Bool = true, tag: UInt64 = 0) {
    bits =
      UInt64(truncatingIfNeeded: count) | (isEscaped ? Self.escaped : 0)
      | (isASCII ? 0 : Self.beyondASCII) | tag &<< 34
  }

  @inline(__always)
  init(_ bits: UInt64) { self.bits = bits }

  /// The number of bytes.
  @inline(__always)
  var count: Int { Int(truncatingIfNeeded: bits & 0xFFFF_FFFF) }

  @inline(__always)
  var isEscaped: Bool { bits & Self.escaped != 0 }

  @inline(__always)
  var isASCII: Bool { bits & Self.beyondASCII == 0 }

  /// Whether the bytes are the string, without escapes.
  @inline(__always)
  var isPlain: Bool { bits & (Self.escaped | Self.beyondASCII) == 0 }
}
