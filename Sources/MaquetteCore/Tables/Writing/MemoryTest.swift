/// A test of one property of a model that the loops over a table make without a call.
@usableFromInline
@safe package struct MemoryTest {
  enum Kind: UInt8 {
    case none

    /// The property is an empty text.
    case isEmptyText

    /// The bytes of the property, which has no padding and no other form of the same value, are
    /// those of a constant. The names say how many bytes it has.
    case equalsByte, equalsTwo, equalsFour, equalsEight
  }

  private(set) var kind = Kind.none
  private var offset = 0
  private var bytes: UInt64 = 0

  init() {}

  /// Tests whether a property is empty; nil unless it is text.
  @usableFromInline
  init?(isEmpty type: any Any.Type, at offset: Int) {
    guard type == String.self else { return nil }
    self.init(.isEmptyText, offset, 0)
  }

  /// Tests whether a property equals a constant; nil unless equal values have equal bytes.
  @usableFromInline
  init?<T: Equatable>(equals constant: T, at offset: Int) {
    switch constant {
    // An optional, or on Apple's platforms a number object, may be cast to Bool, too.
    case let value as Bool where T.self == Bool.self: self.init(.equalsByte, offset, value ? 1 : 0)
    case let value as any FixedWidthInteger where Self.integers.contains { $0 == T.self }:
      let bytes = UInt64(truncatingIfNeeded: value)
      switch MemoryLayout<T>.size {
      case 1: self.init(.equalsByte, offset, bytes & 0xff)
      case 2: self.init(.equalsTwo, offset, bytes & 0xffff)
      case 4: self.init(.equalsFour, offset, bytes & 0xffff_ffff)
      case 8: self.init(.equalsEight, offset, bytes)
      default: return nil
      }
    default: return nil
    }
  }

  private init(_ kind: Kind, _ offset: Int, _ bytes: UInt64) {
    (self.kind, self.offset, self.bytes) = (kind, offset, bytes)
  }

  private static var integers: [any Any.Type] {
    [
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
      UInt32.self, UInt64.self,
    ]
  }

  /// Returns the test of the property of a model that is part of another one.
  func moved(by distance: Int) -> Self {
    var moved = self
    moved.offset += distance
    return moved
  }

  /// Returns whether the property of a model passes the test.
  ///
  /// Invariant: the memory is that of an initialized model of the type that the test is for.
  @inline(__always)
  package func holds(in model: UnsafeRawPointer) -> Bool {
    let place = unsafe model + offset
    switch kind {
    case .none: return false
    case .isEmptyText: return unsafe place.borrowed(as: String.self).pointee.isEmpty
    case .equalsByte: return unsafe UInt64(place.load(as: UInt8.self)) == bytes
    case .equalsTwo: return unsafe UInt64(place.load(as: UInt16.self)) == bytes
    case .equalsFour: return unsafe UInt64(place.load(as: UInt32.self)) == bytes
    case .equalsEight: return unsafe place.load(as: UInt64.self) == bytes
    }
  }
}
