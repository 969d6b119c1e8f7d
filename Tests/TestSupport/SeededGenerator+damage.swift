extension SeededGenerator {
  /// Damages a source: changes, removes, inserts, repeats or truncates bytes.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - pieces: The texts to insert, such as the syntax of the format; by default random bytes.
  /// - Returns: The source after one to four such changes.
  public mutating func damaged(_ source: [UInt8], pieces: [String] = []) -> [UInt8] {
    var bytes = source
    for _ in 0...below(4) {
      let place = below(bytes.count + 1)
      switch below(6) {
      case 0 where place < bytes.count: bytes[place] = UInt8(below(256))
      case 1 where place < bytes.count: bytes[place] ^= 1 << UInt8(below(8))
      case 2 where place < bytes.count: bytes.remove(at: place)
      case 3:
        let piece = pieces.isEmpty ? [UInt8(below(256))] : Array(pick(pieces).utf8)
        bytes.insert(contentsOf: piece, at: place)
      case 4:
        let end = min(bytes.count, place + below(16) + 1)
        bytes.insert(contentsOf: bytes[place..<end], at: below(bytes.count + 1))
      default: bytes.removeLast(min(bytes.count, below(9)))
      }
    }
    return bytes
  }
}
