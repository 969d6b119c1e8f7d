// Empty collections with room for values. The initializers of the standard library that only reserve
// memory are never specialized, so that each call looks up its types again.

/// No values, but the promise of some.
@frozen
@usableFromInline
struct Promise<Element>: Sequence, IteratorProtocol {
  @usableFromInline let underestimatedCount: Int

  @inlinable @inline(__always)
  init(_ count: Int) { underestimatedCount = count }

  @inlinable @inline(__always)
  mutating func next() -> Element? { nil }
}

extension Dictionary {
  /// Creates an empty dictionary with room for some members.
  @inlinable @inline(__always)
  package init(roomFor count: Int) {
    self.init(uniqueKeysWithValues: Promise<(Key, Value)>(count))
  }
}

extension Set {
  /// Creates an empty set with room for some elements.
  @inlinable @inline(__always)
  package init(roomFor count: Int) { self.init(Promise<Element>(count)) }
}
