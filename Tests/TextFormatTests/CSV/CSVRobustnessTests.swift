import Maquette
import MaquetteCSV
import TestSupport
import Testing

@Suite("Untrusted CSV")
struct CSVRobustnessTests {
  static let sample =
    "id,a.b,\"c,d\",a.é\r\n1,\"x\n\"\"y\"\"\",,z\n,,,\n2,\"\",3.5,\"é😀\"\r\r\n# 3\n\"4\",5,6,7"

  static let pieces = [
    ",", "\"", "\"\"", "\n", "\r", "\r\n", ";", "#", "a.b", ".", "\u{FEFF}", "\u{0}", "é", " ",
    ",,,,", "\"\n",
  ]

  static let formats: [CSVFormat] = {
    var plain = CSVFormat()
    plain.shortRows = .pad
    plain.longRows = .ignoreExtra
    var commented = CSVFormat()
    commented.comment = "#"
    var unnamed = CSVFormat()
    unnamed.header = .none
    return [CSVFormat(), plain, commented, unnamed]
  }()

  /// Decodes bytes at once and as a stream; accepted rows must survive a round trip.
  static func check(_ bytes: [UInt8], _ format: CSVFormat, chunk: Int) {
    let mapper = CSVMapper(options: .init(format: format))
    var streamed: [Result<AnyValue, MappingError>] = []
    var parser = mapper.rowParser(of: AnyValue.self)
    for start in stride(from: 0, to: bytes.count, by: chunk) {
      parser.append(bytes[start..<min(start + chunk, bytes.count)])
      while let row = parser.next() { streamed.append(row) }
    }
    parser.finish()
    while let row = parser.next() { streamed.append(row) }

    switch Result(catching: { () throws(MappingError) in
      try mapper.decode(AnyValue.self, from: bytes)
    }) {
    case .success(let tree):
      #expect(tree.array == streamed.compactMap { try? $0.get() })
      #expect(streamed.count == tree.array?.count)
      if let written = try? mapper.encode(tree) {
        let again = try? mapper.decode(AnyValue.self, from: written)
        #expect(again == tree, "\(String(decoding: bytes, as: UTF8.self))")
      }
    case .failure(let error):
      #expect((0...bytes.count).contains(error.location?.byteOffset ?? -1), "\(error)")
      #expect(streamed.contains { if case .failure = $0 { true } else { false } })
      #expect(!error.description.contains("\n"))
    }
  }

  @Test("A document that is truncated anywhere is decoded or rejected, at once and as a stream")
  func truncated() {
    let bytes = Array(Self.sample.utf8)
    for length in 0...bytes.count {
      for format in Self.formats { Self.check(Array(bytes[..<length]), format, chunk: 3) }
    }
  }

  @Test("A damaged document is decoded or rejected, at once and as a stream", arguments: 1...8)
  func mutated(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    for round in 0..<300 {
      let bytes = numbers.damaged(Array(Self.sample.utf8), pieces: Self.pieces)
      Self.check(bytes, Self.formats[round % Self.formats.count], chunk: 1 + round % 9)
    }
  }
}
