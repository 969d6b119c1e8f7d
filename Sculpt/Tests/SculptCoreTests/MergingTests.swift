import Maquette
import Testing

@testable import SculptCore

/// Random documents, the same for the same seed.
struct RandomDocuments {
  private var state: UInt64
  var hasNegatives = true

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  mutating func value(depth: Int) -> AnyValue {
    let texts = [
      "open", "closed", "", "2024-05-06", "2024-05-06T07:08:09Z", "https://a.example/x",
      "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "1",
    ]
    let numbers = [
      "0", hasNegatives ? "-7" : "7", "1.5", "1e2", "18446744073709551615",
      "0.12345678901234567890", "9007199254740993",
      "1.0",
    ]
    switch number(below: depth > 0 ? 9 : 5) {
    case 0: return .null
    case 1: return .bool(number(below: 2) == 0)
    case 2: return .number(AnyValue.Number(decimal: numbers[number(below: numbers.count)])!)
    case 3, 4: return .string(texts[number(below: texts.count)])
    case 5: return .array((0..<number(below: 4)).map { _ in value(depth: depth - 1) })
    default:
      let keys = ["a", "b", "next", "children", "id", "2019", "2020", "en", "de", "x y"]
      var object = AnyValue.Object()
      for _ in 0..<number(below: 5) {
        object[keys[number(below: keys.count)]] = value(depth: depth - 1)
      }
      return .object(object)
    }
  }

  mutating func documents(_ count: Int) throws -> [String] {
    try (0..<count).map { _ in try value(depth: 4).jsonString() }
  }
}

@Suite struct MergingTests {
  /// All that a shape says, without the order of properties and first places.
  private func canonical(_ shape: Shape) -> String {
    var text = "\(shape.count) \(shape.nulls) \(shape.booleans) "
    if let numbers = shape.numbers { text += "\(numbers) " }
    if let texts = shape.texts {
      text += "\(texts.count) \(texts.forms) \((texts.distinct ?? [:]).sorted { $0.key < $1.key }) "
    }
    if let arrays = shape.arrays { text += "\(arrays.count) [\(canonical(arrays.element))]" }
    if let objects = shape.objects {
      let properties = objects.properties.sorted { $0.key < $1.key }
      text += "\(objects.count) \(objects.members) {"
      for property in properties {
        text += "\(property.key) \(property.presence): \(canonical(property.shape));"
      }
      text += "} \(objects.collapsed.map(canonical) ?? "")"
    }
    return text
  }

  @Test(arguments: 0..<40)
  func shapesMergeInAnyGroupingAndOrder(_ seed: Int) throws {
    var random = RandomDocuments(seed: seed)
    let documents = try random.documents(12)
    let parts = try [documents[..<4], documents[4..<9], documents[9...]].map {
      try shape(of: Array($0))
    }
    let whole = canonical(try shape(of: documents))
    var left = parts[0]
    left.merge(parts[1])
    left.merge(parts[2])
    var right = parts[1]
    right.merge(parts[2])
    var all = parts[0]
    all.merge(right)
    var reversed = parts[2]
    reversed.merge(parts[1])
    reversed.merge(parts[0])
    for merged in [left, all, reversed] { #expect(canonical(merged) == whole) }
  }

  @Test func collapsingDoesNotDependOnTheOrder() throws {
    let documents = (0..<6).map { part in
      "{" + (0..<120).map { "\"k\(part * 110 + $0)\": \(part)" }.joined(separator: ",") + "}"
    }
    var merged = try shape(of: Array(documents[3...]))
    merged.merge(try shape(of: Array(documents[..<3])))
    #expect(canonical(merged) == canonical(try shape(of: documents)))
    #expect(merged.objects?.collapsed?.count == 720)
  }

  /// Only the order of properties and cases follows the order of samples.
  @Test("The order of samples does not change types", arguments: 0..<60)
  func orderDoesNotMatter(_ seed: Int) throws {
    var random = RandomDocuments(seed: seed)
    var documents = try random.documents(10)
    func lines() throws -> [String] {
      SwiftFile(Inference.model(of: try shape(of: documents))).text.split(separator: "\n").map {
        String($0)
      }.sorted()
    }
    let first = try lines()
    for _ in 0..<4 {
      for place in documents.indices.dropFirst().reversed() {
        documents.swapAt(place, random.number(below: place + 1))
      }
      #expect(try lines() == first)
    }
  }

  @Test("Objects with the same keys and different kinds do not hide others that are alike")
  func alikeObjectsAreFoundInAnyOrder() throws {
    let documents = [
      #"{"p": {"a": 1, "b": 2, "c": 3}}"#, #"{"q": {"a": "x", "b": 2, "c": 3}}"#,
      #"{"r": {"a": "x", "b": 2, "c": 3}}"#,
    ]
    for order in [[0, 1, 2], [1, 0, 2], [2, 1, 0], [1, 2, 0]] {
      let found = try code(order.map { documents[$0] }.joined(separator: "\n"))
      #expect(found.contains("var p: P?") && found.contains("var q: Q?"))
      #expect(found.contains("var r: Q?"))
    }
  }

  @Test(arguments: 0..<20)
  func codeIsTheSameInEachRun(_ seed: Int) throws {
    var random = RandomDocuments(seed: seed)
    let shape = try shape(of: try random.documents(10))
    for style in OutputOptions.Style.allCases {
      var options = OutputOptions()
      options.style = style
      let texts = (0..<3).map { _ in SwiftFile(Inference.model(of: shape), options: options).text }
      #expect(Set(texts).count == 1)
    }
  }
}
