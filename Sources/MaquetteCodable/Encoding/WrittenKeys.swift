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

/// Removes members whose key is repeated later in the object.
enum RepeatedKeys {
  /// The object without them; nil if there are none.
  static func removed(from object: [UInt8]) -> [UInt8]? {
    let limits = DecodingOptions.Limits(depth: .max)
    return try? CodingTape.withTape(over: object.span, DecodingOptions(limits: limits)) { tape in
      var last: [String: Int] = [:]
      var members: [(key: String, range: Range<Int>)] = []
      var place = tape.first(of: tape.root)
      let end = tape.next(after: tape.root)
      while place < end {
        let key = tape.string(place)
        let next = tape.next(after: place + 1)
        let start = tape.offset(of: place) ?? 0
        let stop = next < end ? (tape.offset(of: next) ?? 0) - 1 : object.count - 1
        last[key] = members.count
        members.append((key, start..<stop))
        place = next
      }
      guard last.count < members.count else { return nil }
      var result = [UInt8(ascii: "{")]
      for (index, member) in members.enumerated() where last[member.key] == index {
        result += object[member.range]
        result.append(UInt8(ascii: ","))
      }
      result[result.count - 1] = UInt8(ascii: "}")
      return result
    }
  }
}
