/// Randomly damaged documents, the same in every run.
struct Mutations: Sequence, IteratorProtocol {
  private let documents: [[UInt8]]
  private var state: UInt64
  private var left: Int

  /// Creates a sequence over damaged copies of documents.
  ///
  /// - Parameters:
  ///   - documents: The documents.
  ///   - count: The number of copies.
  ///   - seed: The seed of the random damage.
  init(of documents: [[UInt8]], count: Int, seed: UInt64) {
    self.documents = documents
    left = count
    state = seed
  }

  mutating func next() -> [UInt8]? {
    guard left > 0 else { return nil }
    left -= 1
    var bytes = documents[below(documents.count)]
    for _ in 0...below(4) { damage(&bytes) }
    return bytes
  }

  private mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let place = below(bytes.count)
    switch below(7) {
    case 0: bytes[place] = UInt8(below(256))
    case 1: bytes[place] ^= 1 << UInt8(below(8))
    case 2: bytes.remove(at: place)
    case 3: bytes.insert(UInt8(below(256)), at: place)
    case 4: bytes.removeLast(below(bytes.count))
    case 5: bytes[place] = [0xFF, 0x7F, 0x9F, 0xBF, 0xDB, 0xC0, 0x5F, 0x1B][below(8)]
    default:
      let copy = bytes[place..<Swift.min(place + 1 + below(16), bytes.count)]
      bytes.insert(contentsOf: copy, at: below(bytes.count))
    }
  }
}
