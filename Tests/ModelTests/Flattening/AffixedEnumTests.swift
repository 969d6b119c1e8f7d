import AgreementSupport
import Maquette
import Testing

@Suite("Flattened enums with a prefix or a suffix")
struct AffixedEnumTests {
  typealias Models = Affixed

  // Features: 44, 52
  @Test("Affixes stand around the tag and the payload") func insideTags() throws {
    try expectRoundTrip(
      Models.Order(id: 1, payment: .card(number: "4", holder: .init(name: "A")), total: 2),
      #"{"id":1,"x_type":"card","x_number":"4","x_holder":{"name":"A"},"total":2}"#)
    try expectRoundTrip(
      Models.Order(id: 1, payment: .cash), #"{"id":1,"x_type":"cash","total":0}"#)
    try expectRoundTrip(
      Models.Order(id: 1, payment: .transfer(.init(iban: "DE", bank: "B")), total: 2),
      #"{"id":1,"x_type":"transfer","x_iban":"DE","x_bank":"B","total":2}"#)
    // At any position of the keys, and with any other keys.
    #expect(
      try read(
        Models.Order.self,
        #"{"x_number":4,"type":"cash","x_x_type":1,"total":2,"x_":3,"x_type":"card","id":"1"}"#)
        == Models.Order(id: 1, payment: .card(number: "4"), total: 2))
  }

  // Features: 44, 52
  @Test("Affixes stand around the name of the case") func namesAsKeys() throws {
    try expectRoundTrip(
      Models.Parcel(id: 1, shipping: .parcel(weight: 3)), #"{"id":1,"by parcel!":{"weight":3}}"#)
    try expectRoundTrip(
      Models.Parcel(id: 1, shipping: .mail("x")), #"{"id":1,"by mail!":"x"}"#)
    try expectRoundTrip(
      Models.Parcel(id: 1, shipping: .pickup), #"{"id":1,"by pickup!":{}}"#)
    #expect(
      try read(Models.Parcel.self, #"{"mail":1,"by letter!":"y","by mail":2,"id":1}"#)
        == Models.Parcel(id: 1, shipping: .mail("y")))
  }

  // Features: 44, 52
  @Test("Affixes stand around the keys of tag and payload, and of all without a tag")
  func otherTags() throws {
    try expectRoundTrip(
      Models.Message(note: .text("t"), author: "a"),
      #"{"note.kind":"text","note.data":"t","author":"a"}"#)
    try expectRoundTrip(
      Models.Message(note: .none, author: "a"), #"{"note.kind":"none","author":"a"}"#)
    try expectRoundTrip(
      Models.Product(name: "n", size: .box(width: 1, height: 2)),
      #"{"name":"n","width_cm":1,"height_cm":2}"#)
    try expectRoundTrip(
      Models.Product(name: "n", size: .round(radius: 1)), #"{"name":"n","radius_cm":1}"#)
  }

  // Features: 44, 52
  @Test("An unknown case keeps what has the affixes and belongs to nobody else")
  func fallbacks() throws {
    let account = Models.Account(iban: "i", bank: "b")
    try expectRoundTrip(
      Models.Event(id: 1, content: .other(["kind": "new", "x": 1]), account: account),
      #"{"id":1,"e_kind":"new","e_x":1,"e_bank_iban":"i","e_bank_bank":"b"}"#)
    let json = #"{"id":1,"e_kind":"new","kind":"x","x":1,"e_bank_iban":"i"}"#
    #expect(try read(Models.Event.self, json).content == .other(["kind": "new"]))
  }

  // Features: 44, 52
  @Test("An optional enum is nil if nothing of it is there") func optionals() throws {
    try expectRoundTrip(Models.Draft(id: 1), #"{"id":1}"#)
    try expectRoundTrip(
      Models.Draft(id: 1, payment: .cash, shipping: .mail("a")),
      #"{"id":1,"p_type":"cash","s_mail":"a"}"#)
    try expectRoundTrip(
      Models.Draft(id: 1, size: .round(radius: 2)), #"{"id":1,"z_radius":2}"#)
    #expect(
      try read(Models.Draft.self, #"{"id":1,"type":"cash","z_mail":"a","s_radius":2}"#)
        == Models.Draft(id: 1))
  }

  // Features: 44, 52
  @Test("One enum is flattened twice") func twice() throws {
    try expectRoundTrip(
      Models.Twice(source: .card(number: "4"), target: .card(number: "5")),
      #"{"from_type":"card","from_number":"4","to_type":"card","to_number":"5"}"#)
    #expect(
      try readError(Models.Twice.self, #"{"from_type":"cash"}"#).description
        == "missing key 'to_type' in Twice (line 1, column 1)")
  }

  // Features: 44, 52, 53
  @Test("Kept keys are those that the case does not take") func keptKeys() throws {
    try expectRoundTrip(
      Models.Keeping(payment: .card(number: "4"), rest: ["number": 1, "x_y": 2]),
      #"{"x_type":"card","x_number":"4","number":1,"x_y":2}"#)
  }

  // Features: 44, 52
  @Test("Classes, subclasses and generics") func classes() throws {
    let json = #"{"id":1,"x_type":"card","x_number":"4","extra":"x","y_mail":"m"}"#
    var derived = try Models.Derived(json: json)
    #expect(derived.payment == .card(number: "4") && derived.shipping == .mail("m"))
    #expect(try write(derived) == json)
    try JSONMapper().update(&derived, from: #"{"x_type":"cash","y_pickup":{}}"#)
    #expect(derived.payment == .cash && derived.id == 1 && derived.shipping == .pickup)
    try expectRoundTrip(
      Models.Generic(content: [1], payment: .cash), #"{"content":[1],"x_type":"cash"}"#)
  }

  // Features: 44, 52
  @Test(
    "What is wrong is told with the whole key",
    arguments: [
      (#"{"id":1}"#, "missing key 'x_type' in Order (line 1, column 1)"),
      (
        #"{"id":1,"x_type":null}"#,
        "expected a case of Payment (cash, card, transfer) at 'x_type', found null (line 1, column 18)"
      ),
      (
        #"{"id":1,"x_type":"gold"}"#,
        #"expected a case of Payment (cash, card, transfer) at 'x_type', found string "gold" (line 1, column 18)"#
      ),
      (#"{"id":1,"x_type":"card"}"#, "missing key 'x_number' in Payment.card (line 1, column 1)"),
      (
        #"{"id":1,"x_type":"card","x_numbre":"4"}"#,
        #"missing key 'x_number' in Payment.card; did you mean "x_numbre"? (line 1, column 1)"#
      ),
      (
        #"{"id":1,"x_type":"card","x_number":[]}"#,
        "expected String at 'x_number' in Payment.card, found an array (line 1, column 36)"
      ),
      (
        #"{"id":1,"x_type":"card","x_number":"","x_holder":{"name":{}}}"#,
        "expected String at 'x_holder.name' in Holder, found an object (line 1, column 58)"
      ),
      (
        #"{"id":1,"x_type":"card","x_number":"","x_holder":{}}"#,
        "missing key 'name' at 'x_holder' in Holder (line 1, column 50)"
      ),
    ])
  func errors(_ json: String, _ text: String) throws {
    #expect(try readError(Models.Order.self, json).description == text)
  }

  // Features: 44, 52
  @Test("What is wrong with names as keys, two keys and without tags")
  func otherErrors() throws {
    #expect(
      try readError(Models.Parcel.self, #"{"id":1,"mail":"x"}"#).description
        == "missing key in Parcel, expected a case of Shipping (pickup, parcel, mail, letter) (line 1, column 1)"
    )
    #expect(
      try readError(Models.Parcel.self, #"{"id":1,"by mail!":{"a":1}}"#).description
        == #"expected String at '["by mail!"]' in Shipping, found an object (line 1, column 20)"#)
    #expect(
      try readError(Models.Message.self, #"{"author":"a","note.kind":7}"#).description
        == #"expected a case of Note (none, text, link) at '["note.kind"]', found number 7 (line 1, column 27)"#
    )
    #expect(
      try readError(Models.Product.self, #"{"name":"n","radius_cm":"x"}"#).description
        == #"expected a case of Size, found an object (box: missing key 'width_cm' in Size.box; round: expected Int at 'radius_cm' in Size.round, found string "x") (line 1, column 1)"#
    )
  }

  // Features: 44, 52
  @Test("Unknown keys are those that neither the parent nor the case takes")
  func unknownKeys() throws {
    let strict = JSONMapper(options: .init(unknownKeys: .reject))
    let card = #"{"id":1,"x_type":"card","x_number":"4""#
    #expect(try strict.decode(Models.Order.self, from: card + "}").payment == .card(number: "4"))
    for key in ["number", "x_x", "x_", "_number"] {
      let error = try #require(throws: MappingError.self) {
        try strict.decode(Models.Order.self, from: card + #","\#(key)":1}"#)
      }
      #expect(error.code == .unknownKey && error.path.description == key)
    }
  }

  // Features: 44, 52
  @Test("Keys are compared byte for byte") func canonicalEquivalence() throws {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    let strict = JSONMapper(options: .init(unknownKeys: .reject))
    let json = #"{"x_\#(composed)":"a","x_\#(decomposed)":"b","x_kind":"new","id":1}"#
    let event = try JSONMapper().decode(
      Models.Keeping.self, from: json.replacing(#""x_kind":"new""#, with: #""x_type":"cash""#))
    #expect(event.payment == .cash)
    #expect(throws: MappingError.self) {
      try strict.decode(Models.Order.self, from: json)
    }
  }

  // Features: 44, 52
  @Test("Reports tell repairs and all errors once, with whole keys") func reports() throws {
    let mapper = JSONMapper(options: .init(unknownKeys: .report))
    let report = mapper.decodeReporting(
      Models.Order.self, from: #"{"id":"1","x_type":"card","x_number":4,"x_x":1}"#)
    #expect(report.value == Models.Order(id: 1, payment: .card(number: "4")))
    let failed = mapper.decodeReporting(
      Models.Order.self, from: #"{"x_type":"card","x_number":[],"total":{}}"#)
    let missing = mapper.decodeReporting(Models.Order.self, from: #"{"total":1}"#)
    #expect(
      report.issues.map(\.description) == [
        #"repair: expected Int at 'id' in Order, found string "1" (line 1, column 7) -> converted"#,
        "repair: expected String at 'x_number' in Payment.card, found number 4 (line 1, column 38) -> converted",
        "repair: unknown key, expected a key of Order at 'x_x', found number 1 (line 1, column 46) -> dropped",
      ])
    #expect(
      failed.issues.map(\.description) == [
        "error: missing key 'id' in Order (line 1, column 1)",
        "error: expected String at 'x_number' in Payment.card, found an array (line 1, column 29)",
        "error: expected Int at 'total' in Order, found an object (line 1, column 40)",
      ])
    #expect(
      missing.issues.map(\.description) == [
        "error: missing key 'id' in Order (line 1, column 1)",
        "error: missing key 'x_type' in Order (line 1, column 1)",
      ])
  }

  // Features: 44, 52
  @Test("Updates replace the case if its tag is there") func updates() throws {
    var order = Models.Order(id: 1, payment: .card(number: "4"), total: 2)
    try JSONMapper().update(&order, from: #"{"total":3,"type":"cash"}"#)
    #expect(order == Models.Order(id: 1, payment: .card(number: "4"), total: 3))
    try ValueMapper().update(&order, from: ["x_type": "cash"])
    #expect(order == Models.Order(id: 1, payment: .cash, total: 3))
    let before = order
    #expect(throws: MappingError.self) {
      try JSONMapper().update(&order, from: #"{"total":4,"x_type":"card"}"#)
    }
    #expect(order == before)
    var draft = Models.Draft(id: 1)
    try JSONMapper().update(&draft, from: #"{"s_mail":"a"}"#)
    #expect(draft == Models.Draft(id: 1, shipping: .mail("a")))
  }

  // Features: 44, 52
  @Test("Keys that stand twice are told once") func duplicates() throws {
    let json = #"{"id":1,"x_type":"card","x_number":"4","x_type":"cash"}"#
    #expect(try Models.Order(json: json).payment == .cash)
    let first = JSONMapper(options: .init(duplicateKeys: .firstWins))
    #expect(try first.decode(Models.Order.self, from: json).payment == .card(number: "4"))
    let strict = JSONMapper(options: .init(duplicateKeys: .reject))
    #expect(throws: MappingError.self) { try strict.decode(Models.Order.self, from: json) }
  }
}
