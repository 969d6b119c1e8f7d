/// Whole and randomly damaged documents, the same in every run.
struct DamagedDocuments: Sequence, IteratorProtocol {
  private static let small: [[UInt8]] = [
    #"{"id":12,"name":"Ada","score":1.5,"tags":["a","b"],"inner":{"text":"Rome"},"x":[{}]}"#,
    #"{"name":"é\u00e9\ud83d\ude00\n","id":-0,"list":[{"text":""},{"text":"t"}],"flag":null}"#,
    #"{"id":7,"small":255,"wide":9223372036854775807,"float":0.1,"byName":{"a":1,"é":-2}}"#,
    #"[{"id":1e2,"name":"日本語"},{"name":"x","id":12345678},null,true,false,-1.0E-3]"#,
    "\u{FEFF} {\"name\" : \"a text of more than sixteen bytes, plain\",\r\n\t\"id\":\"7\"}",
    #"{"a":{"b":[1,[2,[3,[4,{"c":"\"\\\/\b\f\n\r\t"}]]]]},"":0.25,"id":3,"score":1e-7}"#,
    #""text""#, "-12.5e+3", "null", " [ 1 , 2.0 , [ ] , { } ] ",
  ].map { Array($0.utf8) }

  /// Bytes with a meaning in the grammar.
  private static let alphabet: [[UInt8]] =
    "{}[]:,\"\\ \n\t0123456789-+.eEtrufalsn/*bd'\u{1F}\u{7F}\u{A0}é😀".map { Array(String($0).utf8) }
    + [
      [0xC0], [0xED, 0xA0, 0x80], [0xFF], [0xE2, 0x82], Array("null".utf8), Array(#"\u00e9"#.utf8),
    ]

  private var state: UInt64
  private var left: Int
  private let whole: [[UInt8]]

  /// Creates a sequence over damaged copies of documents.
  ///
  /// - Parameters:
  ///   - whole: The documents; by default small ones of every kind.
  ///   - count: The number of copies.
  ///   - seed: The seed of the random damage.
  init(of whole: [String] = [], count: Int, seed: UInt64) {
    self.whole = whole.isEmpty ? Self.small : whole.map { Array($0.utf8) }
    state = seed
    left = count
  }

  mutating func next() -> [UInt8]? {
    guard left > 0 else { return nil }
    left -= 1
    var text = whole[below(whole.count)]
    for _ in 0..<below(4) { damage(&text) }
    return text
  }

  private mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  private mutating func damage(_ text: inout [UInt8]) {
    guard !text.isEmpty else { return }
    let place = below(text.count)
    let piece = Self.alphabet[below(Self.alphabet.count)]
    switch below(6) {
    case 0: text.replaceSubrange(place..<place + 1, with: piece)
    case 1: text.remove(at: place)
    case 2: text.insert(contentsOf: piece, at: place)
    case 3: text[place] ^= 1 << UInt8(below(7))
    case 4 where below(4) == 0: text.removeLast(text.count - place)
    default:
      let copy = text[place..<Swift.min(place + 1 + below(12), text.count)]
      text.insert(contentsOf: Array(copy), at: below(text.count))
    }
  }
}
