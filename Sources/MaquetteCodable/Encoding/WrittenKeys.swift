import MaquetteCore

/// The keys of an object that is being encoded, stored just precisely enough to suspect duplicates.
struct WrittenKeys {
  private struct Storage {
    var tags: UInt64 = 0
    var hashes: [UInt64] = []
    var mayRepeat = false
  }

  private let storage = Cell(Storage())

  /// Frees the memory.
  func free() { storage.free() }

  /// Whether a key may be a duplicate.
  var mayRepeat: Bool {
    if storage.value.mayRepeat || storage.value.hashes.count <= Self.comparedCount {
      return storage.value.mayRepeat
    }
    let hashes = storage.value.hashes.sorted()
    return zip(hashes, hashes.dropFirst()).contains { $0 == $1 }
  }

  /// This many keys are compared as they arrive; more are sorted at the end.
  private static var comparedCount: Int { 64 }

  /// Whether the key may have been written.
  func mayContain(_ key: String) -> Bool { storage.value.hashes.contains(key.codingKeyHash) }

  @inline(__always)
  func insert(_ key: String) {
    let hash = key.codingKeyHash
    let bit: UInt64 = 1 &<< (hash &>> 58)
    if storage.value.tags & bit != 0, storage.value.hashes.count < Self.comparedCount {
      compare(hash)
    }
    storage.value.tags |= bit
    storage.value.hashes.append(hash)
  }

  @inline(never)
  private func compare(_ hash: UInt64) {
    if storage.value.hashes.contains(hash) { storage.value.mayRepeat = true }
  }

  func removeAll() {
    storage.value.tags = 0
    storage.value.mayRepeat = false
    storage.value.hashes.removeAll(keepingCapacity: true)
  }
}
