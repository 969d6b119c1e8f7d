import AgreementSupport
import Maquette
import Testing

@Suite("Prefixes and suffixes of flattened members")
struct AffixTests {
  @Mappable struct Address: Equatable {
    var city: String
    var zipCode: Int?
  }

  @Mappable struct Order: Equatable {
    var id: Int
    @CodableFlattened(prefix: "billing_") var billing: Address
    @CodableFlattened(prefix: "shipping_", suffix: "!") var shipping: Address?
  }

  // Features: 44
  @Test("They stand around the keys of the member, both ways")
  func roundTrip() throws {
    try expectRoundTrip(
      Order(
        id: 1, billing: Address(city: "a", zipCode: 2), shipping: Address(city: "b", zipCode: 3)),
      #"{"id":1,"billing_city":"a","billing_zipCode":2,"shipping_city!":"b","shipping_zipCode!":3}"#
    )
    try expectRoundTrip(
      Order(id: 1, billing: Address(city: "a")), #"{"id":1,"billing_city":"a"}"#)
    #expect(
      try read(Order.self, #"{"id":1,"billing_city":"a","shipping_city":"b","city":"c"}"#)
        == Order(id: 1, billing: Address(city: "a")))
  }

  // Features: 44
  @Test(
    "Errors tell the whole key",
    arguments: [
      (#"{"id":1}"#, "missing key 'billing_city' in Order (line 1, column 1)"),
      (
        #"{"id":1,"billing_city":[]}"#,
        "expected String at 'billing_city' in Order, found an array (line 1, column 24)"
      ),
      (
        #"{"id":1,"billing_city":"","shipping_zipCode!":1}"#,
        #"missing key '["shipping_city!"]' in Order (line 1, column 1)"#
      ),
    ])
  func errors(_ json: String, _ text: String) throws {
    #expect(try readError(Order.self, json).description == text)
  }

  @Test("A report continues; an update changes only the keys that it contains")
  func reportAndUpdate() throws {
    let report = JSONMapper().decodeReporting(
      Order.self, from: #"{"billing_city":[],"billing_zipCode":"x","id":"1"}"#)
    #expect(report.issues.map(\.path.description) == ["billing_city", "billing_zipCode", "id"])
    var order = Order(id: 1, billing: Address(city: "a", zipCode: 2))
    try JSONMapper().update(&order, from: #"{"billing_city":"c"}"#)
    #expect(order == Order(id: 1, billing: Address(city: "c", zipCode: 2)))
  }

  @Test("Keys without their affixes are unknown")
  func unknown() {
    let mapper = JSONMapper(options: .init(unknownKeys: .reject))
    for key in ["city", "billing_", "billing_x", "shipping_city", "_city"] {
      let error = #expect(throws: MappingError.self) {
        try mapper.decode(Order.self, from: #"{"id":1,"billing_city":"a","\#(key)":"b"}"#)
      }
      #expect(error?.code == .unknownKey)
    }
  }
}
