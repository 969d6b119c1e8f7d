import MaquetteCore

/// A generator whose numbers are the same in each run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

/// A text with damage: bytes changed, taken out, doubled, and pieces of it put elsewhere.
func damaged(
  _ text: String, pieces: [String], by numbers: inout SeededNumbers
) -> [UInt8] {
  var bytes = Array(text.utf8)
  for _ in 0..<Int.random(in: 1...4, using: &numbers) {
    let place = bytes.isEmpty ? 0 : Int.random(in: 0..<bytes.count, using: &numbers)
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0 where !bytes.isEmpty: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
    case 1 where !bytes.isEmpty: bytes.remove(at: place)
    case 2: bytes.insert(contentsOf: pieces.randomElement(using: &numbers)!.utf8, at: place)
    case 3 where !bytes.isEmpty:
      let end = min(bytes.count, place + Int.random(in: 1...12, using: &numbers))
      bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...place, using: &numbers))
    default: bytes.removeLast(min(bytes.count, Int.random(in: 0...8, using: &numbers)))
    }
  }
  return bytes
}

/// The error of a body; nil if there is none.
func failure<T>(_ body: () throws(MappingError) -> T) -> MappingError? {
  do throws(MappingError) {
    _ = try body()
    return nil
  } catch {
    return error
  }
}
