/// The first bytes of the items of a binary format.
///
/// MessagePack and CBOR differ only in these: everything else that `BinaryReader` needs to know
/// follows from the kind of an item and its argument.
@safe @usableFromInline
package final class BinarySyntax: @unchecked Sendable, __EqualByIdentity {
  // Invariant: `heads` points to 256 heads, which are never changed; they are freed with this
  // object.
  // Threads may share them.
  let heads: UnsafePointer<BinaryHead>

  /// Returns the timestamp at the start of some bytes, and how many of them it takes; nil if there
  /// is anything else, or a form that only the parser of the format can judge.
  let timestamp: @Sendable (Span<UInt8>) -> (moment: Timestamp, size: Int)?

  /// Creates a syntax.
  ///
  /// - Parameters:
  ///   - timestamp: Returns the timestamp at the start of some bytes, if there is one of at most
  ///     sixteen bytes, and how many of them it takes.
  ///   - head: Returns what a first byte means.
  package init(
    timestamp: @escaping @Sendable (Span<UInt8>) -> (moment: Timestamp, size: Int)?,
    head: (UInt8) -> BinaryHead
  ) {
    let heads = UnsafeMutablePointer<BinaryHead>.allocate(capacity: 256)
    for byte in 0...255 { unsafe (heads + byte).initialize(to: head(UInt8(byte))) }
    unsafe self.heads = UnsafePointer(heads)
    self.timestamp = timestamp
  }

  deinit { unsafe heads.deallocate() }
}

/// What the first byte of an item means.
package struct BinaryHead: Sendable {
  /// The kind of an item, which also determines the meaning of its argument.
  package enum Kind: UInt8, Sendable {
    /// The integer that the argument is.
    case unsigned

    /// The integer that the argument is in two's complement.
    case signed

    /// The integer −1 − *n* for the argument *n*.
    case negative

    /// The float with the bits of the argument.
    case float16, float32, float64

    /// A string with the argument as its number of bytes.
    case text, bytes

    /// An array or object with the argument as its number of elements or members.
    case array, object

    /// An array, an object, or a sequence of strings that a break ends.
    case openArray, openObject, chunks

    /// The end of one of those.
    case end

    /// The Boolean that the argument is.
    case bool
    case null

    /// A byte for the type and as many bytes as the argument says.
    case typed

    /// A tag for the item that follows.
    case tag

    /// A byte that begins no item, or one that only the parser of the format can judge.
    case other
  }

  let kind: Kind

  /// The number of bytes of the argument after the first byte: 0, 1, 2, 4 or 8.
  let width: UInt8

  /// The argument, if no bytes of it follow.
  let value: Int16

  /// Creates the head of items whose argument is in the first byte.
  package init(_ kind: Kind, _ value: Int = 0) {
    (self.kind, width, self.value) = (kind, 0, Int16(value))
  }

  /// Creates the head of items whose argument follows as a big-endian integer.
  ///
  /// - Parameters:
  ///   - kind: The kind of the items.
  ///   - width: The number of bytes of the argument: 1, 2, 4 or 8.
  package init(_ kind: Kind, width: Int) {
    (self.kind, self.width, value) = (kind, UInt8(width), 0)
  }
}

/// The first byte of an item, and its argument.
struct BinaryItem {
  let kind: BinaryHead.Kind
  let argument: UInt64

  /// The integer; nil for items of other kinds, and for integers that `Int64` cannot represent.
  @inline(__always)
  var integer: Int64? {
    switch kind {
    case .unsigned: argument <= UInt64(Int64.max) ? Int64(truncatingIfNeeded: argument) : nil
    case .signed: Int64(bitPattern: argument)
    case .negative: argument <= UInt64(Int64.max) ? ~Int64(truncatingIfNeeded: argument) : nil
    default: nil
    }
  }

  /// The float; nil for items of other kinds, and for 16-bit floats, which are rare.
  @inline(__always)
  var float: Double? {
    switch kind {
    case .float64: Double(bitPattern: argument)
    case .float32: Double(Float(bitPattern: UInt32(truncatingIfNeeded: argument)))
    default: nil
    }
  }
}
