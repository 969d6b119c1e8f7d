import Maquette
import MaquetteForm
import TestSupport
import Testing

@Suite("Untrusted forms")
struct FormRobustnessTests {
  static let sample =
    "a=1&b%20c=d+e&u[n]=%C3%A9&u[t][]=1&u[t][]=2&i[0][x]=1&i[1][x]=2&o[][k]=1&o[][k]=2&r=1&r=2"
    + "&flag&e=&d.x=1&l=1,2"

  static let pieces = [
    "&", "=", "[", "]", "[]", "[0]", "[1]", "[x]", "%", "%4", "%41", "%FF", "+", ".", ",", "a", "é",
    "a[b]=1&", "a[]=1&", "r[x]=1&",
  ]

  /// Decodes bytes; an accepted form that can be encoded must survive a round trip.
  static func check(_ bytes: [UInt8], _ format: FormFormat) {
    let mapper = FormMapper(options: .init(format: format))
    switch Result(catching: { () throws(MappingError) in
      try mapper.decode(AnyValue.self, from: bytes)
    }) {
    case .success(let tree):
      guard let written = try? mapper.encode(tree) else { return }
      let again = failure { () throws(MappingError) in
        try mapper.decode(AnyValue.self, from: written)
      }
      #expect(again == nil)
      // In two styles an array of one looks like its element.
      guard format.style != .repeated, format.style != .commas else { return }
      let text = try? mapper.encode(mapper.decode(AnyValue.self, from: written))
      #expect(text == written, "\(String(decoding: bytes, as: UTF8.self))")
    case .failure(let error):
      #expect((0...bytes.count).contains(error.byteOffset ?? -1), "\(error)")
      #expect(!error.description.contains("\n"))
    }
  }

  static let formats =
    [FormFormat.Style.brackets, .indices, .repeated, .dots, .commas].map { FormFormat(style: $0) }
    + [FormFormat(style: .brackets, isLenient: true)]

  @Test("A form that is truncated anywhere is decoded or rejected")
  func truncated() {
    let bytes = Array(Self.sample.utf8)
    for length in 0...bytes.count {
      for format in Self.formats { Self.check(Array(bytes[..<length]), format) }
    }
  }

  @Test("A damaged form is decoded or rejected", arguments: 1...8)
  func mutated(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    for round in 0..<400 {
      let bytes = numbers.damaged(Array(Self.sample.utf8), pieces: Self.pieces)
      Self.check(bytes, Self.formats[round % Self.formats.count])
    }
  }

  @Test("Many pairs take linear time")
  func manyPairs() throws {
    var format = FormFormat()
    format.pairLimit = .max
    let text = (0..<10_000).map { "a[][k]=\($0)&b\($0)=1" }.joined(separator: "&")
    let tree = try FormMapper(options: .init(format: format)).decode(AnyValue.self, from: text)
    #expect(tree["a"].array?.count == 10_000)
  }
}
