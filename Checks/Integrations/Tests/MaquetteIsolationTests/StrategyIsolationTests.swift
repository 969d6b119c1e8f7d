import Maquette
import Testing

// The closures in these attributes are nonisolated, although the code around them is isolated to
// the main actor.

@DecodableRules(conversions: .lenient)
@Mappable
struct Bill: Equatable {
  @CodableBy(.transform(decode: { (cents: Int) in Double(cents) / 100 }, encode: { Int($0 * 100) }))
  var price: Double
  @DecodableRules(fractions: .round) var count: Int = 1
  @DecodableBy(siblings: { (n: Int, object: AnyValue.Object) in n + (object["plus"]?.int ?? 0) })
  var sum: Int = 0
}

@Mappable
class Order {
  @DecodableBy(.transform { (text: String) in text.count }) var length: Int
  @CodableBy(.elements(of: .plain(Int.self))) var parts: [Int] = []
}

@Suite("Strategies and rules under a main-actor default")
struct StrategyIsolationTests {
  // Features: 92, 243
  @Test("Functions in attributes are called from anywhere")
  func functions() async throws {
    let bill = try await Task.detached {
      try Bill(json: #"{"price":150,"count":1.5,"sum":1,"plus":2}"#)
    }
    .value
    #expect(bill == Bill(price: 1.5, count: 2, sum: 3))
    #expect(try Order(json: #"{"length":"four","parts":[1]}"#).length == 4)
  }
}
