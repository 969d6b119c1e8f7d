import Foundation
import Maquette
import MaquetteSchema
import Synchronization
import Testing

@testable import SculptCore

/// `sculpt verify` accepts what the compiled types decode, and nothing else; the schema accepts nothing else, either.
///
/// The value that the page shows is what they encode.
@Suite struct AgreementTests {
  private static let replacements: [AnyValue] = [
    .null, true, false, 0, 1, 1.5, -1, .number(AnyValue.Number(UInt64.max)), "", "x", "5", "true",
    "1.5",
    "2024-05-06", "2024-05-06T07:08:09Z", "https://a.example", [], [1], ["x"], [.null], [[:]], [:],
    ["type": "image"], ["type": 1], ["type": "other", "x": 1], ["type": .null],
    "7F3B9A52-3F0D-4C0B-9E43-1B6E1F6D2C11", "7f3b9a52-3f0d-4c0b-9e43-1b6e1f6d2c11",
  ]

  /// Returns a value with one place in it changed, which a number chooses.
  private func changed(_ value: AnyValue, _ random: inout Numbers) -> AnyValue {
    switch value {
    case .array(var elements) where !elements.isEmpty && random.next(below: 5) > 0:
      let index = random.next(below: elements.count)
      if random.next(below: 12) == 0 {
        elements.remove(at: index)
      } else {
        elements[index] = changed(elements[index], &random)
      }
      return .array(elements)
    case .object(var object) where !object.isEmpty && random.next(below: 8) > 0:
      let key = Array(object.keys)[random.next(below: object.count)]
      switch random.next(below: 12) {
      case 0, 1: object[key] = AnyValue?.none
      case 2: object["other"] = 1
      default: object[key] = object[key].map { changed($0, &random) }
      }
      return .object(object)
    default: return Self.replacements[random.next(below: Self.replacements.count)]
    }
  }

  /// - Parameter documents: What is changed; nil for the samples of the fixture.
  private func expectAgreement<T: Mappable>(
    of type: T.Type, _ name: String, isTolerant: Bool, changing documents: [AnyValue]? = nil
  ) throws {
    var rules = InferenceRules()
    rules.isTolerant = isTolerant
    let model = try Fixtures.model(of: name, by: rules)
    var verification = Verification(model, rules: rules)
    let values = Mutex<[AnyValue]>([])
    verification.onValue = { value in values.withLock { $0.append(value) } }
    let validator = try SchemaValidator(SchemaFile(model).value)
    let documents =
      try documents ?? Fixtures.documents(of: name).map { try AnyValue(json: $0) }
    // What the first line of the code says: the rules of a type begin inside it.
    let drops = DecodingRules(invalidElements: .drop)
    let mapper = JSONMapper(options: .init(rules: isTolerant ? drops : DecodingRules()))
    var random = Numbers(state: 7)
    var outcomes: [Bool: Int] = [:]
    let isLong = ProcessInfo.processInfo.environment["MAQUETTE_LONG"] != nil
    for round in 0..<(isLong ? 1500 : 150) {
      var document = documents[round % documents.count]
      for _ in 0...random.next(below: 2) { document = changed(document, &random) }
      let text = try document.jsonString()
      let decoded = try? mapper.decode(type, from: text)
      let decodes = decoded != nil
      values.withLock { $0 = [] }
      var problems: [String] = []
      try verification.problems(in: .bytes(Array(text.utf8), name: "x.json")) {
        problems.append($0.message)
      }
      outcomes[decodes, default: 0] += 1
      #expect(problems.isEmpty == decodes, "\(text)\n\(problems.first ?? "accepted")")
      if decodes, problems.isEmpty {
        let encoded = try decoded.map { try AnyValue(json: JSONMapper().encodeString($0)) }
        #expect(values.withLock { $0 } == [encoded], "of \(text)")
      }
      let isPromised = validator.isValid(document)
      #expect(decodes || !isPromised, "the schema accepts \(text)")
      if problems.isEmpty != decodes || isPromised && !decodes { return }
    }
    #expect(outcomes[true, default: 0] > 10 && outcomes[false, default: 0] > 10, "\(outcomes)")
  }

  @Test func orders() throws {
    try expectAgreement(of: MappableOrders.self, "orders.json", isTolerant: false)
    try expectAgreement(of: MappableOrdersTolerant.self, "orders.json", isTolerant: true)
  }

  @Test func trees() throws {
    try expectAgreement(of: MappableTree.self, "tree.json", isTolerant: false)
    try expectAgreement(of: MappableTreeTolerant.self, "tree.json", isTolerant: true)
  }

  @Test func mixedValues() throws {
    try expectAgreement(of: MappableMixed.self, "mixed.ndjson", isTolerant: false)
    try expectAgreement(of: MappableMixedTolerant.self, "mixed.ndjson", isTolerant: true)
  }

  @Test func names() throws {
    try expectAgreement(of: MappableNames.self, "names.json", isTolerant: false)
    try expectAgreement(of: MappableNamesTolerant.self, "names.json", isTolerant: true)
  }

  @Test func schemas() throws {
    let order = try AnyValue(json: SchemaSamples.order)
    try expectAgreement(
      of: MappableShop.self, "shop.schema.json", isTolerant: false, changing: [order])
    try expectAgreement(
      of: MappableShopTolerant.self, "shop.schema.json", isTolerant: true, changing: [order])
    let owner = try AnyValue(json: SchemaSamples.owner)
    try expectAgreement(
      of: MappablePets.self, "pets.openapi.yaml", isTolerant: false, changing: [owner])
    try expectAgreement(
      of: MappablePetsTolerant.self, "pets.openapi.yaml", isTolerant: true, changing: [owner])
  }

  @Test func variants() throws {
    try expectAgreement(of: [MappableBlocks].self, "blocks.json", isTolerant: false)
    try expectAgreement(of: [MappableBlocksTolerant].self, "blocks.json", isTolerant: true)
    try expectAgreement(of: [MappableEvents].self, "events.json", isTolerant: false)
    try expectAgreement(of: [MappableEventsTolerant].self, "events.json", isTolerant: true)
  }
}

/// Numbers that are the same in every run.
private struct Numbers {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
