import Maquette
import Testing

@testable import SculptCore

/// Documents of few keys, which occur at every level: objects are like those around them, and like others, too.
private struct NestedDocuments {
  private var random: RandomDocuments
  private let keys: [String]

  init(seed: Int) {
    random = RandomDocuments(seed: seed)
    let letters = ["a", "b", "d", "i", "p", "s", "t", "u"]
    let first = random.number(below: letters.count)
    keys = (0..<3 + random.number(below: 5)).map { letters[(first + $0) % letters.count] }
  }

  /// Three to six documents, one a line.
  mutating func documents() throws -> String {
    let documents = try (0..<3 + random.number(below: 4)).map { _ in
      try object(depth: 4).jsonString()
    }
    return documents.joined(separator: "\n")
  }

  private mutating func object(depth: Int) -> AnyValue {
    var object = AnyValue.Object()
    // Keys that are years make a map of some objects.
    let isMap = random.number(below: 12) == 0
    for _ in 0..<random.number(below: 6) {
      let key = isMap ? "201\(random.number(below: 10))" : keys[random.number(below: keys.count)]
      object[key] = value(depth: depth - 1)
    }
    return .object(object)
  }

  private mutating func value(depth: Int) -> AnyValue {
    switch random.number(below: depth > 0 ? 10 : 5) {
    case 0: .null
    case 1: .bool(random.number(below: 2) == 0)
    case 2: .number(AnyValue.Number(random.number(below: 20)))
    case 3, 4: .string(["", "12", "x"][random.number(below: 3)])
    case 5: .array((0..<random.number(below: 3)).map { _ in value(depth: depth - 1) })
    default: object(depth: depth)
    }
  }
}

/// Types that contain themselves, and merges that come back to where they began.
@Suite struct RecursionTests {
  /// The problems of samples with their own types, which are to be none.
  private func problems(
    of documents: String, rules: InferenceRules = InferenceRules()
  ) throws -> [String] {
    let model = Inference.model(of: try shape(documents), by: rules)
    for style in OutputOptions.Style.allCases {
      var options = OutputOptions()
      options.style = style
      #expect(!SwiftFile(model, rules: rules, options: options).text.isEmpty)
    }
    var found: [String] = []
    try Verification(model, rules: rules).problems(
      in: .bytes(Array(documents.utf8), name: "sample.json")
    ) { found.append($0.message) }
    return found
  }

  @Test(
    "Merges that come back to their beginning end, and count each value once",
    .timeLimit(.minutes(1)),
    arguments: [
      // A merge of two objects leads to one that they are both inside of.
      """
      {"d":"x"}
      {"a":{"s":{"b":"12","s":1,"a":"y","i":1},"a":{}}}
      {"b":"","d":{"s":null,"p":true,"d":"z","a":{}},"s":1,"i":1,"a":"12"}
      {"p":true}
      """,
      // A map is among its own values.
      """
      {"r":{"t":{"t":1,"u":null,"i":{}}}}
      {"u":1}
      {"i":{"u":1,"t":1,"i":1},"t":1}
      {"i":1}
      """,
      // More paths lead to the merged objects than can be walked.
      """
      {"c":1,"e":{"t":{"y":{"e":true,"y":"a","s":"b","t":true}},"y":1,"e":"c"},"s":{"e":{},"c":"d","s":{"y":{}},\
      "t":{"s":null,"e":{"e":1.5,"c":0,"t":0,"y":true,"s":"e"},"c":1},"y":{"c":{"c":"f","y":null,"t":1,"s":2},"s":[],\
      "y":{"e":"g","t":null,"c":"h","s":true,"y":"i"},"e":[],"t":[1,"j"]}},"y":{"t":1}}
      {}
      {"e":0.1,"y":1,"s":"k"}
      {"t":{"e":{"y":{"y":"","e":"a"},"c":"l","s":1}},"e":1}
      """,
    ])
  func mergesEnd(_ documents: String) throws {
    #expect(try problems(of: documents) == [])
  }

  @Test("Samples with the same keys at several levels decode", .timeLimit(.minutes(5)))
  func nestedDocumentsDecode() throws {
    for seed in 0..<400 {
      var random = NestedDocuments(seed: seed)
      let documents = try random.documents()
      var rules = InferenceRules()
      rules.guessesGaps = seed % 2 == 0
      rules.mergesTypes = seed % 5 != 0
      rules.isTolerant = seed % 7 == 0
      #expect(try problems(of: documents, rules: rules) == [], "seed \(seed):\n\(documents)")
    }
  }
}
