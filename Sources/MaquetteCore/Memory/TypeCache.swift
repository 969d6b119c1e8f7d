/// A cache with one value per type, or other address that stays, which is found without a lock.
///
/// Generic types have no static stored properties, so the values of their instantiations are here.
/// Two threads may create the same value at the same time; one of them is kept.
@safe package final class TypeCache<Value: Sendable>: @unchecked Sendable {
  /// A value, and the place of the next one with the same hash.
  private final class Entry: ChainLink {
    let key: Int
    let value: Value

    init(_ key: Int, _ value: Value) { (self.key, self.value) = (key, value) }
  }

  // Invariants: there are `1 << 8` places, each nil or an `Entry`, and so is `next` of every entry.
  // A place is set once, by an atomic instruction, and never changes after that; it is freed with
  // the cache, when nobody uses it any more.
  private let places: UnsafeMutablePointer<AnyObject?>

  package init() {
    unsafe places = .allocate(capacity: 1 << 8)
    unsafe places.initialize(repeating: nil, count: 1 << 8)
  }

  deinit {
    unsafe places.deinitialize(count: 1 << 8)
    unsafe places.deallocate()
  }

  /// Returns the value of a type, which `make` creates if there is none yet.
  package func value(of type: any Any.Type, _ make: () -> Value) -> Value {
    value(at: Int(bitPattern: ObjectIdentifier(type)), make)
  }

  /// Returns the value of an address.
  func value(at key: Int, _ make: () -> Value) -> Value {
    // The address with its bits mixed.
    let hash = UInt(bitPattern: key &* 0x4F1B_BCDC_BFA5_3E0B)
    var place = unsafe places + Int(hash >> 56)
    var made: Entry?
    while true {
      guard let found = unsafe _stdlib_atomicLoadARCRef(object: place) else {
        let entry = made ?? Entry(key, make())
        made = entry
        if unsafe _stdlib_atomicInitializeARCRef(object: place, desired: entry) {
          return entry.value
        }
        continue
      }
      let entry = unsafe unsafeDowncast(found, to: Entry.self)
      if entry.key == key { return entry.value }
      unsafe place = entry.next
    }
  }
}

/// A link with a place for the next one, which is set once, atomically, and never changes after that.
@safe class ChainLink {
  // Invariant: the place contains nil or a link of the same class.
  let next: UnsafeMutablePointer<AnyObject?>

  init() {
    unsafe next = .allocate(capacity: 1)
    unsafe next.initialize(to: nil)
  }

  deinit {
    unsafe next.deinitialize(count: 1)
    unsafe next.deallocate()
  }
}
