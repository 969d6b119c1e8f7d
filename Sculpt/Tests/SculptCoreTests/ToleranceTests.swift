import Maquette
import Testing

@testable import SculptCore

/// What `--tolerant` takes beyond the samples.
@Suite struct ToleranceTests {
  private func problems(_ payload: AnyValue, of samples: [String]) throws -> [String] {
    var rules = InferenceRules()
    rules.isTolerant = true
    let verification = Verification(
      Inference.model(of: try shape(of: samples), by: rules), rules: rules)
    var found: [String] = []
    let bytes = Array(try payload.jsonString().utf8)
    try verification.problems(in: .bytes(bytes, name: "new.json")) { found.append($0.message) }
    return found
  }

  @Test("A value of any other kind, anywhere in an object, is left out")
  func otherKinds() throws {
    let sample = #"""
      {"id": 1, "at": "2024-05-06T07:08:09Z", "url": "https://a.example/b", "on": true, "sizes": [1, 2],
       "to": {"zip": "1", "geo": {"lat": 1.5}}, "rates": {"EUR": 1, "USD": 2}, "mixed": [1, "x", {"a": 1}],
       "lines": [{"sku": "a", "count": 1}, {"sku": "b", "count": 2}]}
      """#
    let others: [AnyValue] = [
      .null, true, 7, 1.5, "x", "", [], [1], [.null], [[:]], [:], ["zip": []], ["a": ["b": [:]]],
    ]
    let document = try #require(try AnyValue(json: sample).object)
    for key in document.keys {
      for other in others {
        var changed = document
        changed[key] = other
        #expect(try problems(.object(changed), of: [sample]).isEmpty, "\(key): \(other)")
        changed["to"] = ["zip": other, "geo": ["lat": other]]
        changed["lines"] = [["sku": other], other]
        #expect(try problems(.object(changed), of: [sample]).isEmpty, "\(key): \(other)")
      }
      var lacking = document
      lacking[key] = AnyValue?.none
      #expect(try problems(.object(lacking), of: [sample]).isEmpty)
    }
    #expect(try problems([document["to"] ?? .null], of: [sample]).count == 1)
  }

  @Test("One line says so in the style mappable, at each type that is not inside another")
  func code() throws {
    let sample = #"{"id": 1, "to": {"zip": "1"}}"#
    #expect(
      try SculptCoreTests.code(sample) { $0.isTolerant = true } == """
        @DecodableRules(invalidElements: .drop, invalidProperties: .drop)
        @Mappable
        struct Root: Sendable, Hashable {
          var id: Int?
          var to: To?

          @Mappable
          struct To: Sendable, Hashable {
            var zip: String?
          }
        }

        """)
    #expect(
      try !SculptCoreTests.code(sample, style: .codable) { $0.isTolerant = true }.contains("Rules"))
    #expect(try !SculptCoreTests.code(sample).contains("Rules"))
  }

  @Test("Documents of another make are refused only for the kind of the whole", arguments: 0..<60)
  func randomDocuments(_ seed: Int) throws {
    var random = RandomDocuments(seed: seed)
    func document() -> AnyValue { ["a": random.value(depth: 4), "b": random.value(depth: 3)] }
    let samples = try (0..<3).map { _ in try document().jsonString() }
    for _ in 0..<20 {
      let payload = document()
      #expect(try problems(payload, of: samples) == [], "\(payload)")
    }
  }
}
