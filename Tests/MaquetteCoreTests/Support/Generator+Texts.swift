import TestSupport

extension SeededGenerator {
  /// Bytes with a meaning in the grammar, used for damage.
  static let grammarBytes =
    Array(
      "{}[]:,\"\\ \n\t0123456789-+.eEtrufalsn/*bdDcC8'\u{0}\u{1F}\u{7F}é😀".utf8) + [
      0xC0, 0xED, 0xFF,
    ]

  /// Changes, removes, adds, swaps or doubles some bytes of a text.
  mutating func damage(_ text: inout [UInt8]) {
    guard !text.isEmpty else { return }
    let place = below(text.count)
    let other = below(text.count)
    switch below(7) {
    case 0: text[place] = pick(Self.grammarBytes)
    case 1: text.remove(at: place)
    case 2: text.insert(pick(Self.grammarBytes), at: place)
    case 3: text[place] ^= 1 << UInt8(below(8))
    case 4: text.swapAt(place, other)
    case 5: text.removeSubrange(min(place, other)..<min(max(place, other), min(place, other) + 5))
    default:
      let piece = text[min(place, other)..<min(max(place, other), min(place, other) + 12)]
      text.insert(contentsOf: piece, at: below(text.count))
    }
  }

  /// A text of random members of `Specimen`, most of them with valid types.
  mutating func specimen(depth: Int = 0) -> String {
    var members: [String] = []
    for _ in 0..<below(6) {
      let key = pick(Self.specimenKeys)
      let value = below(8) == 0 ? pick(Self.values) : pick(Self.specimenValues[key] ?? Self.values)
      members.append("\"\(key)\":\(value)")
    }
    if depth < 3, below(3) == 0 {
      members.append("\"children\":[\(specimen(depth: depth + 1)),\(specimen(depth: depth + 1))]")
    }
    return "{\(members.joined(separator: ","))}"
  }

  private static let specimenKeys = specimenValues.keys.sorted() + ["x", "te\\u0078t", "", "byt"]

  private static let specimenValues: [String: [String]] = [
    "byte": ["0", "-128", "127", "128", "1.0", "\"7\"", "1e2"],
    "natural": ["18446744073709551615", "18446744073709551616", "12345678", "-0", "0"],
    "wide": [
      "170141183460469231731687303715884105727", "-170141183460469231731687303715884105729",
    ],
    "double": ["0.1", "1e400", "-0.0", "123456789012345678901234567890", "5e-324", "\"1e3\"", "7"],
    "float": ["0.1", "16777217", "16777217.00000000000001", "1e39", "3.4028236e38", "1e-50"],
    "flag": ["true", "false", "0", "1", "2", "\"true\"", "\"yes\""],
    "text": [
      #""""#, #""a\n\u00e9\ud83d\ude00""#, #""日本語 and more than sixteen bytes""#, "12", "1.50",
    ],
    "letter": [#""é""#, #""e\u0301""#, #""ab""#, #""""#, #""\ud83d\ude00""#],
    "numbers": ["[]", "[1,-2,3]", "[1,\"x\"]", "[12345678,123456789,0]", "[null]", "{}"],
    "gaps": ["[null,1.5]", "[1e5,-1E-5]", "[]", "[[]]"],
    "words": [#"["a","b","a"]"#, "[]", "[1]"],
    "by_name": [#"{"a":1,"b":2}"#, #"{"a":1,"\u0061":2}"#, "{}", #"{"a":"x"}"#],
    "by_number": [#"{"1":[],"-2":{}}"#, #"{"01":1}"#, #"{"x":1}"#],
    "color": [#""red""#, #""dark blue""#, #""blue""#, "0"],
    "moment": [#""2009-03-31T18:01:12Z""#, "1238522472", #""yesterday""#, "1e400", "true"],
    "bytes": [#""AQID""#, #""A""#, "[]"],
    "tolerant": ["1", "\"x\"", "[1,2]", "{\"a\":[]}", "1.5"],
    "anything": [#"{"n":1.0,"e":1e400}"#, "null", "[0.1000000000000000000001]", "-0"],
    "child": [#"{"id":1,"a \"quote\"":"q"}"#, #"{"grüße":true,"id":"2"}"#, "{}", "[]"],
    "children": ["[]", "[{}]", "[null]"],
  ]

  private static let values = ["null", "true", "1", "-1.5e3", #""text""#, "[]", "{}", "[[{}]]"]
}
