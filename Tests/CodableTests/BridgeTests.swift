import Foundation
import Maquette
import MaquetteCBOR
import MaquetteCodable
import MaquetteMessagePack
import MaquettePropertyList
import Testing

/// A third-party `Codable` type with its own form.
struct BridgedMoney: Codable, Equatable {
  var amount: Decimal
  var currency: String
  var paid: Date?
  var proof: Data?
}

extension BridgedMoney: CodableBridged {}

/// A type that decodes a text by hand, and uses the context of the call.
struct BridgedCode: Codable, Hashable, CodableBridged {
  var text: String

  init(_ text: String) { self.text = text }

  init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    text = try single.decode(String.self)
    guard !text.isEmpty else {
      throw DecodingError.dataCorruptedError(in: single, debugDescription: "a code is not empty")
    }
    let context = decoder.userInfo[.mappingContext] as? MappingContext
    text += context?[BridgedSuffix.self] ?? ""
  }

  func encode(to encoder: any Encoder) throws {
    var single = encoder.singleValueContainer()
    try single.encode(text)
  }
}

enum BridgedSuffix: MappingContextKey { static var defaultValue: String { "" } }

struct BridgedPlain: Codable, Equatable { var x: Int; var y: [Double] }

@Mappable
struct BridgedOrder: Equatable {
  var id: Int
  var total: BridgedMoney
  var codes: [BridgedCode] = []
  var byName: [String: BridgedMoney] = [:]
  var tip: BridgedMoney?
  @CodableBy(.codable(BridgedPlain.self)) var place: BridgedPlain
}

@Mappable
indirect enum BridgedPayment: Equatable {
  case paid(BridgedMoney)
  case owed(to: BridgedCode)
}

@Suite struct BridgeTests {
  static let order = BridgedOrder(
    id: 7,
    total: BridgedMoney(
      amount: Decimal(string: "12.50")!, currency: "EUR", paid: Date(timeIntervalSince1970: 1e9),
      proof: Data([1, 2, 255])),
    codes: [BridgedCode("a"), BridgedCode("b/c")],
    byName: ["x": BridgedMoney(amount: 3, currency: "CHF")],
    place: BridgedPlain(x: 1, y: [0.5, 2]))

  @Test("A type that is only Codable is a property of a model, in containers and optionals")
  func json() throws {
    let text = try Self.order.jsonString()
    #expect(
      text == """
        {"id":7,"total":{"amount":12.5,"currency":"EUR","paid":"2001-09-09T01:46:40Z",\
        "proof":"AQL/"},"codes":["a","b/c"],"byName":{"x":{"amount":3,"currency":"CHF"}},\
        "place":{"x":1,"y":[0.5,2.0]}}
        """)
    #expect(try BridgedOrder(json: text) == Self.order)
    #expect(try [BridgedMoney](json: #"[{"currency":"EUR","amount":1}]"#)[0].amount == 1)
  }

  @Test("Every format and tree supports it, with the format's own dates and bytes")
  func formats() throws {
    #expect(try BridgedOrder(dictionary: Self.order.dictionary()) == Self.order)
    let mapper = PropertyListMapper()
    #expect(try mapper.decode(BridgedOrder.self, from: mapper.encode(Self.order)) == Self.order)
    #expect(try BridgedOrder(cbor: Self.order.cborBytes()) == Self.order)
    let tree = try ValueMapper().encode(Self.order)
    #expect(tree["total"]["proof"].bytes == [1, 2, 255])
    #expect(tree["total"]["paid"].date?.secondsSince1970 == 1e9)
    #expect(try ValueMapper().decode(BridgedOrder.self, from: tree) == Self.order)
  }

  @Test("Conventions of the call apply inside, and its context is in userInfo")
  func conventions() throws {
    var context = MappingContext()
    context[BridgedSuffix.self] = "!"
    let mapper = JSONMapper(
      options: .init(
        conventions: CodingConventions(dates: .secondsSince1970, data: .hex, context: context)))
    let text = try String(decoding: mapper.encode(Self.order), as: UTF8.self)
    #expect(text.contains(#""paid":1000000000,"proof":"0102ff""#))
    let order = try mapper.decode(BridgedOrder.self, from: text)
    #expect(order.total == Self.order.total && order.codes.map(\.text) == ["a!", "b/c!"])
  }

  @Test(
    "Errors report the whole path, the location and the value found",
    arguments: [
      (
        #"{"id":1,"total":{"amount":1,"currency":5},"place":{"x":1,"y":[]}}"#,
        "expected String at 'total.currency' in BridgedOrder, found number 5 (line 1, column 40)"
      ),
      (
        "{\"id\":1,\n\"total\":{\"amount\":1},\"place\":{\"x\":1,\"y\":[]}}",
        "missing key 'currency' at 'total' in BridgedOrder (line 2, column 9)"
      ),
      (
        #"{"id":1,"total":{"amount":1,"currency":""},"place":{"x":1,"y":[1,null]}}"#,
        "expected Double at 'place.y[1]' in BridgedOrder, found null (line 1, column 66)"
      ),
    ])
  func errors(json: String, text: String) {
    do {
      _ = try BridgedOrder(json: json)
      Issue.record("no error")
    } catch {
      #expect(error.description == text)
    }
    do {
      _ = try ValueMapper().decode(BridgedOrder.self, from: AnyValue(json: json))
      Issue.record("no error")
    } catch {
      #expect(text.hasPrefix("\(error)"))
    }
  }

  @Test("An error thrown by the type has its location")
  func refusal() {
    let json = #"{"id":1,"total":{"amount":1,"currency":""},"codes":["a",""],"place":5}"#
    do {
      _ = try BridgedOrder(json: json)
      Issue.record("no error")
    } catch {
      #expect(error.path.description == "codes[1]" && error.code == .invalidValue)
      #expect(error.description.contains("a code is not empty"))
    }
    let report = JSONMapper().decodeReporting(BridgedOrder.self, from: json)
    #expect(report.issues.map(\.error.path.description) == ["codes[1]", "place"])
  }

  @Test("An update replaces only the value that it contains")
  func update() throws {
    var order = Self.order
    try JSONMapper().update(&order, from: #"{"total":{"amount":9,"currency":"USD"}}"#)
    #expect(order.total == BridgedMoney(amount: 9, currency: "USD"))
    #expect(order.codes == Self.order.codes && order.place == Self.order.place)
    let before = order
    #expect(throws: MappingError.self) {
      try JSONMapper().update(&order, from: #"{"id":8,"place":{"x":"y"}}"#)
    }
    #expect(order == before)
  }

  @Mappable struct Prices: Equatable {
    @CodableBy(.codable(Decimal.self)) var total: Decimal
    @CodableBy(.codable([String: Decimal].self)) var parts: [String: Decimal]
  }

  @Test("A decimal that a format has as text is read from it") func decimals() throws {
    let long = try #require(Decimal(string: "12345678901234567890.123456789"))
    let prices = Prices(total: long, parts: ["a": 0.1, "b": long, "c": 5])
    let mapper = MessagePackMapper()
    #expect(try mapper.decode(Prices.self, from: mapper.encode(prices)) == prices)
    #expect(throws: MappingError.self) { try Prices(json: #"{"total":"1.5","parts":{}}"#) }
  }

  @Test("Payloads of enums")
  func payloads() throws {
    for payment in [
      BridgedPayment.paid(BridgedMoney(amount: 1, currency: "EUR")), .owed(to: BridgedCode("x")),
    ] {
      #expect(try BridgedPayment(json: payment.jsonString()) == payment)
      #expect(try ValueMapper().decode(from: ValueMapper().encode(payment)) == payment)
    }
  }

  @Test("Decoding continues after the value, limits apply inside, and syntax errors are reported")
  func reading() throws {
    let padding = String(repeating: " ", count: 2000)
    for space in ["", padding] {
      let order = try BridgedOrder(
        json:
          #"{"total":{"amount":1,"currency":"a","more":[{}]}\#(space),"place":{"x":1,"y":[]},"id":3}"#
      )
      #expect(order.id == 3)
    }
    for (json, code): (String, MappingError.Code) in [
      (#"{"id":1,"total":{"amount":01}}"#, .invalidNumber),
      (#"{"id":1,"total":{"amount":1"#, .unexpectedEnd),
      (#"{"id":1,"total":{"x":[[[1]]]}}"#, .depthExceeded),
    ] {
      let mapper = JSONMapper(options: .init(limits: .init(depth: 4)))
      let error = #expect(throws: MappingError.self) {
        try mapper.decode(BridgedOrder.self, from: json)
      }
      #expect(error?.code == code)
    }
  }
}
