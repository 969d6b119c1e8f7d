import Foundation
import MaquetteCodable
import Testing

/// A price whose currency is known to the caller, not to the document.
private struct Price: CodableWithConfiguration, Equatable {
  var amount: Int
  var currency: String

  init(amount: Int, currency: String) { (self.amount, self.currency) = (amount, currency) }

  private enum CodingKeys: CodingKey { case amount, parts }

  init(from decoder: any Decoder, configuration: String) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    (amount, currency) = (try values.decode(Int.self, forKey: .amount), configuration)
  }

  func encode(to encoder: any Encoder, configuration: String) throws {
    guard configuration == currency else {
      throw EncodingError.invalidValue(
        self, .init(codingPath: encoder.codingPath, debugDescription: "another currency"))
    }
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(amount, forKey: .amount)
  }
}

private enum Francs: DecodingConfigurationProviding, EncodingConfigurationProviding {
  static let decodingConfiguration = "CHF"
  static let encodingConfiguration = "CHF"
}

@Suite("Coders with a configuration, as Foundation's")
struct CodingConfigurationTests {
  @Test("A configuration reaches the value, given or provided by a type")
  func reachesTheValue() throws {
    let data = Data(#"{"amount":5}"#.utf8)
    let price = Price(amount: 5, currency: "CHF")
    let decoder = CodableJSONDecoder()
    let expected = try JSONDecoder().decode(Price.self, from: data, configuration: "CHF")
    #expect(try decoder.decode(Price.self, from: data, configuration: "CHF") == expected)
    #expect(try decoder.decode(Price.self, from: data, configuration: Francs.self) == price)
    #expect(try CodableJSONEncoder().encode(price, configuration: "CHF") == data)
    #expect(try CodableJSONEncoder().encode(price, configuration: Francs.self) == data)
    #expect(throws: EncodingError.self) {
      try CodableJSONEncoder().encode(price, configuration: "EUR")
    }
    // The decoder keeps no configuration.
    #expect(decoder.userInfo.isEmpty)
  }

  @Test("Arrays and optionals of such values pass it on")
  func passedOn() throws {
    let data = Data(#"[{"amount":5},{"amount":6}]"#.utf8)
    let prices = [5, 6].map { Price(amount: $0, currency: "EUR") }
    #expect(
      try CodableJSONDecoder().decode([Price].self, from: data, configuration: "EUR") == prices)
    #expect(try CodableJSONEncoder().encode(prices, configuration: "EUR") == data)
    #expect(
      try CodableJSONDecoder().decode(Price?.self, from: Data("null".utf8), configuration: "EUR")
        == nil)
  }

  @Test("Errors have the path inside the value")
  func errors() {
    let data = Data(#"[{"amount":5},{"amount":"x"}]"#.utf8)
    let error = #expect(throws: DecodingError.self) {
      try CodableJSONDecoder().decode([Price].self, from: data, configuration: "EUR")
    }
    guard case .typeMismatch(_, let context)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["Index 1", "amount"])
  }
}
