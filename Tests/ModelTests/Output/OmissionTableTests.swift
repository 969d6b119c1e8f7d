import AgreementSupport
import Maquette
import Testing

/// Conditions, views and values for nil are rows of the encoding table, in every kind of model that has one.
@Suite("Omitted properties in tables")
struct OmissionTableTests {
  typealias Perhaps = Int?

  @Mappable struct Price: Equatable {
    @EncodableIf(.notDefault) var amount = 1
    @EncodableIf(.notNil) var old: Perhaps = 3
    @EncodableIf(.notEmpty) var tags: [String]?
    @EncodableDefault("EUR") var currency: String?
    @CodableView("admin") var cost = 0.5
    @EncodableIf(\Price.isCheap) @CodingKey("z") var hint = "low"
    @CodableIgnored var limit = 2
    var isCheap: Bool { amount < limit }
  }

  @Mappable(omitting: [.nil, .empty]) final class Basket: Equatable {
    var owner: String?
    var items: [Price] = []
    @EncodableIf(\Basket.isOpen) var key = 7
    var isOpen = false
    @CodableFlattened(prefix: "best_") var best: Price?
    init(_ owner: String? = nil, _ items: [Price] = [], isOpen: Bool = false, best: Price? = nil) {
      (self.owner, self.items, self.isOpen, self.best) = (owner, items, isOpen, best)
    }
    static func == (left: Basket, right: Basket) -> Bool {
      left.owner == right.owner && left.items == right.items && left.key == right.key
        && left.isOpen == right.isOpen && left.best == right.best
    }
  }

  @Mappable(omitting: .defaults) struct Page<Element: Mappable & Equatable>: Equatable {
    var number = 1
    var element: Element? = nil
    var next: Int?
  }

  @Mappable(omitting: [.nil, .defaults]) struct Watched: Equatable {
    var count = 0 { didSet { changes += 1 } }
    var name: String?
    @CodableIgnored var changes = 0
  }

  @Mappable(omitting: .defaults) struct Gap: Equatable {
    var old: Perhaps
    var size: Int?
  }

  @Mappable(omitting: .defaults) final class GapObject {
    var old: Perhaps
    var size: Int?
    @EncodableComputed var sum: Int { (old ?? 0) + (size ?? 0) }
    init(_ old: Int?, _ size: Int?) { (self.old, self.size) = (old, size) }
  }

  @Test("Of optionals without a default, only those spelled as such have nil as theirs")
  func otherNames() throws {
    #expect(try written(Gap(old: nil)) { $0.nilValues = .writeNull } == #"{"old":null}"#)
    #expect(try written(Gap(old: 1, size: 2)) == #"{"old":1,"size":2}"#)
    #expect(
      try written(GapObject(nil, nil)) { $0.nilValues = .writeNull } == #"{"old":null,"sum":0}"#)
    #expect(try written(GapObject(1, nil)) == #"{"old":1,"sum":1}"#)
  }

  @Test("A model with such properties is encoded by its table") func tables() {
    #expect(Price.__Code.self == __TableCode.self)
    #expect(Page<Int>.__Code.self == __TableCode.self)
    #expect(Basket.__Storage.__output.holdsSuperclass)
    #expect(Watched.__Storage.__output.holdsSuperclass)
  }

  @Mappable(omitting: [.defaults, .empty]) struct Constants: Equatable {
    var byte: UInt8 = 200
    var negative: Int8 = -3
    var two: Int16 = -300
    var port: UInt16 = 65_000
    var four: Int32 = -70_000
    var long: UInt64 = 18_446_744_073_709_551_615
    var number = -1
    var flag = true
    var ratio = 0.5
    var zero = 0.0
    var text = "en"
    var empty = ""
    var list: [Int] = []
    var map: [String: Int] = [:]
    var perhaps: Int? = 5
    var maybe: Bool? = true
    var none: Int? = nil
    var kept: Character = "x"
  }

  @Mappable struct ConstantsInside: Equatable {
    @CodableFlattened(prefix: "a_") var constants: Constants
    @CodableFlattened(prefix: "b_") var others: Constants?
  }

  @Test("A property equal to a constant default is omitted, whatever its type") func constants()
    throws
  {
    #expect(try written(Constants()) == "{}")
    #expect(try written(ConstantsInside(constants: Constants(), others: Constants())) == "{}")
    #expect(try written(ConstantsInside(constants: Constants(), others: nil)) == "{}")
  }

  static let changes: [(String, @Sendable (inout Constants) -> Void)] = [
    (#"{"byte":201}"#, { $0.byte = 201 }),
    (#"{"negative":3}"#, { $0.negative = 3 }),
    (#"{"two":300}"#, { $0.two = 300 }),
    (#"{"port":1}"#, { $0.port = 1 }),
    (#"{"four":70000}"#, { $0.four = 70_000 }),
    (#"{"long":0}"#, { $0.long = 0 }),
    (#"{"number":255}"#, { $0.number = 255 }),
    (#"{"flag":false}"#, { $0.flag = false }),
    (#"{"ratio":1.5}"#, { $0.ratio = 1.5 }),
    ("{}", { $0.zero = -0.0 }),
    (#"{"text":"EN"}"#, { $0.text = "EN" }),
    ("{}", { $0.text = "" }),
    (#"{"empty":"a"}"#, { $0.empty = "a" }),
    (#"{"list":[0]}"#, { $0.list = [0] }),
    (#"{"map":{"k":1}}"#, { $0.map = ["k": 1] }),
    (#"{"perhaps":6}"#, { $0.perhaps = 6 }),
    (#"{"maybe":false}"#, { $0.maybe = false }),
    // Without null, decoding would take the default.
    (#"{"maybe":null}"#, { $0.maybe = nil }),
    (#"{"perhaps":null}"#, { $0.perhaps = nil }),
    (#"{"none":5}"#, { $0.none = 5 }),
    (#"{"kept":"y"}"#, { $0.kept = "y" }),
  ]

  @Test("A property with another value is encoded, in the model and flattened", arguments: changes)
  func constants(_ expected: String, _ change: @Sendable (inout Constants) -> Void) throws {
    var changed = Constants()
    change(&changed)
    #expect(try written(changed) == expected)
    #expect(try ValueMapper().encode(changed) == AnyValue(json: expected))
    let prefixed = { (prefix: String) in
      expected.replacing("{\"", with: "{\"\(prefix)", maxReplacements: 1)
    }
    #expect(try written(ConstantsInside(constants: changed, others: nil)) == prefixed("a_"))
    #expect(try written(ConstantsInside(constants: Constants(), others: changed)) == prefixed("b_"))
  }

  private func written(
    _ model: some MappingEncodable, _ change: (inout EncodingOptions) -> Void = { _ in }
  ) throws -> String {
    var mapper = JSONMapper()
    change(&mapper.options.encoding)
    let json = try mapper.encodeString(model)
    var trees = ValueMapper()
    change(&trees.options.encoding)
    #expect(try trees.encode(model) == AnyValue(json: json))
    return json
  }

  @Test("Conditions count more than the options, also inside other models") func conditions() throws
  {
    let cheap = Price()
    let dear = Price(amount: 4, old: nil, tags: [], currency: "USD")
    #expect(try written(cheap) == #"{"old":3,"currency":"EUR","cost":0.5,"z":"low"}"#)
    #expect(
      try written(dear) { $0.nilValues = .writeNull }
        == #"{"amount":4,"currency":"USD","cost":0.5}"#)
    #expect(try written(Basket()) { $0.nilValues = .writeNull } == #"{"isOpen":false}"#)
    #expect(
      try written(Basket("A", [dear], isOpen: true, best: cheap))
        == #"{"owner":"A","items":[{"amount":4,"currency":"USD","cost":0.5}],"key":7,"isOpen":true,"best_old":3,"best_currency":"EUR","best_cost":0.5,"best_z":"low"}"#
    )
    #expect(try written(Page(element: 2)) == #"{"element":2}"#)
    #expect(
      try written(Page(number: 2, element: nil as Int?, next: 3)) == #"{"number":2,"next":3}"#)
    #expect(try written(Watched()) { $0.nilValues = .writeNull } == "{}")
    #expect(try written(Watched(count: 1, name: "n")) == #"{"count":1,"name":"n"}"#)
  }

  @Test("Views choose properties of flattened members") func views() throws {
    let basket = Basket(best: Price(amount: 5, old: nil, currency: "USD"))
    #expect(
      try written(basket) { $0.views = [] }
        == #"{"isOpen":false,"best_amount":5,"best_currency":"USD"}"#)
    #expect(
      try written(basket) { $0.views = ["admin"] }
        == #"{"isOpen":false,"best_amount":5,"best_currency":"USD","best_cost":0.5}"#)
    #expect(try written(Basket()) { $0.views = [] } == #"{"isOpen":false}"#)
  }

  @Test("Sorted keys and a configuration keep the conditions") func options() throws {
    #expect(
      try Price().jsonString(JSONFormat(sortsKeys: true))
        == #"{"cost":0.5,"currency":"EUR","old":3,"z":"low"}"#)
    let renamed = try MappingConfiguration(
      .model(Price.self).key("a", for: "amount").key("o", for: "old"))
    #expect(
      try written([Price(), Price(amount: 9, old: nil)]) { $0.configuration = renamed }
        == #"[{"o":3,"currency":"EUR","cost":0.5,"z":"low"},{"a":9,"currency":"EUR","cost":0.5}]"#)
  }

  @Test("What is omitted is decoded as it was") func roundTrips() throws {
    for price in [Price(currency: "EUR"), Price(amount: 4, tags: ["t"], currency: "USD", cost: 2)] {
      #expect(try read(Price.self, write(price)) == price)
      let page = Page(element: price, next: 2)
      #expect(try read(Page<Price>.self, write(page)) == page)
      let basket = Basket("o", [price], isOpen: true, best: price)
      #expect(try read(Basket.self, write(basket)) == basket)
    }
    #expect(try read(Watched.self, write(Watched())) == Watched())
  }
}
