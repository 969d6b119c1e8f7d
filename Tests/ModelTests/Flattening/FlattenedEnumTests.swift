import AgreementSupport
import Maquette
import Testing

@Suite("Flattened enums")
struct FlattenedEnumTests {
  typealias Models = FlattenedEnum

  // Features: 52
  @Test("The tag and the payload lie in the parent's object") func insideTags() throws {
    try expectRoundTrip(
      Models.Order(id: 1, payment: .card(number: "4", holder: .init(name: "A")), total: 2),
      #"{"id":1,"type":"card","number":"4","holder":{"name":"A"},"total":2}"#)
    try expectRoundTrip(
      Models.Order(id: 1, payment: .cash), #"{"id":1,"type":"cash","total":0}"#)
    try expectRoundTrip(
      Models.Order(id: 1, payment: .transfer(.init(iban: "DE", bank: "B")), total: 2),
      #"{"id":1,"type":"transfer","iban":"DE","bank":"B","total":2}"#)
    // At any position of the keys, and with any other keys.
    #expect(
      try read(
        Models.Order.self, #"{"number":4,"x":{"type":1},"total":2,"type":"card","id":"1"}"#)
        == Models.Order(id: 1, payment: .card(number: "4"), total: 2))
  }

  // Features: 52
  @Test("One of the parent's keys is the name of the case") func namesAsKeys() throws {
    try expectRoundTrip(
      Models.Parcel(id: 1, shipping: .parcel(weight: 3), tags: ["a"]),
      #"{"id":1,"parcel":{"weight":3},"tags":["a"]}"#)
    try expectRoundTrip(
      Models.Parcel(id: 1, shipping: .mail("x")), #"{"id":1,"mail":"x","tags":[]}"#)
    try expectRoundTrip(
      Models.Parcel(id: 1, shipping: .pickup), #"{"id":1,"pickup":{},"tags":[]}"#)
    for json in [
      #"{"pickup":null,"id":1,"other":{}}"#, #"{"other":{},"id":1,"pickup":{}}"#,
    ] {
      #expect(try read(Models.Parcel.self, json) == Models.Parcel(id: 1, shipping: .pickup))
    }
    #expect(
      try read(Models.Parcel.self, #"{"a":1,"letter":"y","id":1}"#)
        == Models.Parcel(id: 1, shipping: .mail("y")))
  }

  // Features: 52
  @Test("Two of the parent's keys are the tag and the payload") func adjacentTags() throws {
    try expectRoundTrip(
      Models.Message(note: .text("t"), author: "a"), #"{"kind":"text","data":"t","author":"a"}"#)
    try expectRoundTrip(
      Models.Message(note: .none, author: "a"), #"{"kind":"none","author":"a"}"#)
    try expectRoundTrip(
      Models.Message(note: .link(url: "u", title: "t"), author: "a"),
      #"{"kind":"link","data":{"url":"u","title":"t"},"author":"a"}"#)
  }

  // Features: 52
  @Test("The parent's keys tell the case") func noTags() throws {
    try expectRoundTrip(
      Models.Product(name: "n", size: .box(width: 1, height: 2)),
      #"{"name":"n","width":1,"height":2}"#)
    try expectRoundTrip(
      Models.Product(name: "n", size: .round(radius: 1)), #"{"name":"n","radius":1}"#)
  }

  // Features: 52
  @Test("An unknown case keeps what belongs to nobody else") func fallbacks() throws {
    let account = Models.Account(iban: "i", bank: "b")
    try expectRoundTrip(
      Models.Event(id: 1, content: .other(["kind": "new", "x": 1]), account: account),
      #"{"id":1,"kind":"new","x":1,"iban":"i","bank":"b"}"#)
    try expectRoundTrip(
      Models.Event(id: 1, content: .known(a: 2), account: account),
      #"{"id":1,"kind":"known","a":2,"iban":"i","bank":"b"}"#)
  }

  // Features: 52
  @Test("A fallback that keeps the tag alone leaves the rest to the parent")
  func keptTags() throws {
    try expectRoundTrip(
      Models.Tagged(content: .other("new"), rest: ["x": 1]), #"{"kind":"new","x":1}"#)
    try expectRoundTrip(
      Models.Tagged(content: .known(a: 1), rest: ["x": 1]), #"{"kind":"known","a":1,"x":1}"#)
  }

  // Features: 52
  @Test("An optional enum is nil if nothing of it is there") func optionals() throws {
    try expectRoundTrip(Models.Draft(id: 1), #"{"id":1}"#)
    try expectRoundTrip(
      Models.Draft(id: 1, payment: .cash, shipping: .mail("a")),
      #"{"id":1,"type":"cash","mail":"a"}"#)
    try expectRoundTrip(
      Models.Draft(id: 1, size: .round(radius: 2)), #"{"id":1,"radius":2}"#)
  }

  // Features: 52
  @Test("Kept keys are those that neither the parent nor the case takes") func keptKeys()
    throws
  {
    try expectRoundTrip(
      Models.Keeping(id: 1, payment: .card(number: "4"), rest: ["x": [1], "y": 2]),
      #"{"id":1,"type":"card","number":"4","x":[1],"y":2}"#)
    try expectRoundTrip(
      Models.Keeping(id: 1, payment: .cash, rest: ["number": 4]),
      #"{"id":1,"type":"cash","number":4}"#)
  }

  // Features: 52
  @Test("Flattened in a flattened model, in generics, in models inside models")
  func nesting() throws {
    try expectRoundTrip(
      Models.Outer(
        order: .init(id: 1, payment: .cash, total: 2), shipping: .parcel(weight: 1), last: true),
      #"{"id":1,"type":"cash","total":2,"parcel":{"weight":1},"last":true}"#)
    try expectRoundTrip(
      Models.Generic(content: [1], payment: .cash), #"{"content":[1],"type":"cash"}"#)
    try expectRoundTrip(
      Models.Recursive(children: [.init(shipping: .mail("a"))], shipping: .pickup),
      #"{"children":[{"children":[],"mail":"a"}],"pickup":{}}"#)
  }

  // Features: 52
  @Test("Classes and subclasses") func classes() throws {
    let json = #"{"id":1,"type":"card","number":"4","extra":"x"}"#
    var derived = try Models.Derived(json: json)
    #expect(derived.payment == .card(number: "4"))
    #expect(try write(derived) == json)
    try JSONMapper().update(&derived, from: #"{"type":"cash"}"#)
    #expect(derived.payment == .cash && derived.id == 1)
  }

  // Features: 52
  @Test("What is wrong is told with the parent's path") func errors() throws {
    try expectErrors(
      in: Models.Order.self,
      [
        #"{"id":1}"#: "missing key 'type' in Order (line 1, column 1)",
        #"{"type":"cash"}"#: "missing key 'id' in Order (line 1, column 1)",
        #"{"id":1,"type":null}"#:
          "expected a case of Payment (cash, card, transfer) at 'type', found null (line 1, column 16)",
        #"{"id":1,"type":"gold"}"#:
          #"expected a case of Payment (cash, card, transfer) at 'type', found string "gold" (line 1, column 16)"#,
        #"{"id":1,"type":"card"}"#: "missing key 'number' in Payment.card (line 1, column 1)",
        #"{"id":1,"type":"card","number":[]}"#:
          "expected String at 'number' in Payment.card, found an array (line 1, column 32)",
        #"{"id":1,"type":"card","number":"","holder":{"name":{}}}"#:
          "expected String at 'holder.name' in Holder, found an object (line 1, column 52)",
        "[]": "expected an object for Order, found an array (line 1, column 1)",
      ])
    try expectErrors(
      in: Models.Parcel.self,
      [
        #"{"id":1,"boat":{}}"#:
          "missing key in Parcel, expected a case of Shipping (pickup, parcel, mail, letter) (line 1, column 1)",
        #"{"id":1}"#:
          "missing key in Parcel, expected a case of Shipping (pickup, parcel, mail, letter) (line 1, column 1)",
        "{}": "missing key 'id' in Parcel (line 1, column 1)",
        #"{"id":1,"parcel":null}"#:
          "expected an object for Shipping.parcel at 'parcel', found null (line 1, column 18)",
        #"{"id":1,"mail":{"a":1}}"#:
          "expected String at 'mail' in Shipping, found an object (line 1, column 16)",
      ])
  }

  // Features: 52
  @Test("What is wrong with two keys and without tags") func otherErrors() throws {
    try expectErrors(
      in: Models.Message.self,
      [
        #"{"author":"a"}"#: "missing key 'kind' in Message (line 1, column 1)",
        #"{"author":"a","kind":7}"#:
          "expected a case of Note (none, text, link) at 'kind', found number 7 (line 1, column 22)",
        #"{"author":"a","kind":"link"}"#:
          "expected an object with the case of Note and its payload, found an object (line 1, column 1)",
      ])
    try expectErrors(
      in: Models.Product.self,
      [
        #"{"name":"n"}"#: "missing key in Product, expected a case of Size (line 1, column 1)",
        #"{"name":"n","width":1}"#:
          "missing key in Product, expected a case of Size (line 1, column 1)",
        #"{"name":"n","radius":"x"}"#:
          #"expected a case of Size, found an object (box: missing key 'width' in Size.box; round: expected Int at 'radius' in Size.round, found string "x") (line 1, column 1)"#,
      ])
  }

  private func expectErrors<T: MappingDecodable>(
    in type: T.Type, _ texts: KeyValuePairs<String, String>
  ) throws {
    for (json, text) in texts {
      let error = try readError(type, json)
      #expect(error.description == text)
    }
  }

  // Features: 52
  @Test("Unknown keys are those that neither the parent nor the case takes")
  func unknownKeys() throws {
    let strict = JSONMapper(options: .init(unknownKeys: .reject))
    let card = #"{"id":1,"type":"card","number":"4"}"#
    #expect(try strict.decode(Models.Order.self, from: card).payment == .card(number: "4"))
    let errors = try [
      #"{"id":1,"type":"cash","number":"4"}"#, #"{"id":1,"type":"card","number":"4","x":1}"#,
      #"{"id":1,"type":"card","number":"4","holder":{"name":"a","x":1}}"#,
    ].map { json in
      try #require(throws: MappingError.self) {
        try strict.decode(Models.Order.self, from: json)
      }.description
    }
    #expect(
      errors == [
        #"unknown key, expected a key of Order at 'number', found string "4" (line 1, column 32)"#,
        "unknown key, expected a key of Order at 'x', found number 1 (line 1, column 40)",
        "unknown key, expected a key of Holder at 'holder.x', found number 1 (line 1, column 61)",
      ])
    #expect(
      try strict.decode(Models.Parcel.self, from: #"{"id":1,"mail":"x"}"#).shipping == .mail("x"))
    #expect(throws: MappingError.self) {
      try strict.decode(Models.Parcel.self, from: #"{"id":1,"mail":"x","pickup":{}}"#)
    }
  }

  // Features: 52
  @Test("Reports tell repairs and all errors once") func reports() throws {
    let mapper = JSONMapper(options: .init(unknownKeys: .report))
    let report = mapper.decodeReporting(
      Models.Order.self, from: #"{"id":"1","type":"card","number":4,"x":1}"#)
    #expect(report.value == Models.Order(id: 1, payment: .card(number: "4")))
    let failed = mapper.decodeReporting(
      Models.Order.self, from: #"{"type":"card","number":[],"total":{}}"#)
    let missing = mapper.decodeReporting(Models.Order.self, from: #"{"total":1}"#)
    #expect(
      report.issues.map(\.description) == [
        #"repair: expected Int at 'id' in Order, found string "1" (line 1, column 7) -> converted"#,
        "repair: expected String at 'number' in Payment.card, found number 4 (line 1, column 34) -> converted",
        "repair: unknown key, expected a key of Order at 'x', found number 1 (line 1, column 40) -> dropped",
      ])
    #expect(
      failed.issues.map(\.description) == [
        "error: missing key 'id' in Order (line 1, column 1)",
        "error: expected String at 'number' in Payment.card, found an array (line 1, column 25)",
        "error: expected Int at 'total' in Order, found an object (line 1, column 36)",
      ])
    #expect(
      missing.issues.map(\.description) == [
        "error: missing key 'id' in Order (line 1, column 1)",
        "error: missing key 'type' in Order (line 1, column 1)",
      ])
  }

  // Features: 52
  @Test("Updates replace the case if its tag is there") func updates() throws {
    var order = Models.Order(id: 1, payment: .card(number: "4"), total: 2)
    try JSONMapper().update(&order, from: #"{"total":3}"#)
    #expect(order == Models.Order(id: 1, payment: .card(number: "4"), total: 3))
    try ValueMapper().update(&order, from: ["type": "cash"])
    #expect(order == Models.Order(id: 1, payment: .cash, total: 3))
    let before = order
    #expect(throws: MappingError.self) {
      try JSONMapper().update(&order, from: #"{"total":4,"type":"card"}"#)
    }
    #expect(order == before)
    var draft = Models.Draft(id: 1)
    try JSONMapper().update(&draft, from: #"{"mail":"a"}"#)
    #expect(draft == Models.Draft(id: 1, shipping: .mail("a")))
  }

  // Features: 52
  @Test("Keys that stand twice are told once") func duplicates() throws {
    let json = #"{"id":1,"type":"card","number":"4","type":"cash"}"#
    #expect(try Models.Order(json: json).payment == .cash)
    let first = JSONMapper(options: .init(duplicateKeys: .firstWins))
    #expect(try first.decode(Models.Order.self, from: json).payment == .card(number: "4"))
    let strict = JSONMapper(options: .init(duplicateKeys: .reject))
    let error = try #require(throws: MappingError.self) {
      try strict.decode(Models.Order.self, from: json)
    }
    #expect(error.code == .duplicateKey)
  }

  // Features: 52
  @Test("Limits hold") func limits() throws {
    let deep =
      String(repeating: #"{"pickup":{},"children":["#, count: 600)
      + String(repeating: "]}", count: 600)
    let error = try #require(throws: MappingError.self) { try Models.Recursive(json: deep) }
    #expect(error.code == .depthExceeded)
    for text in [#"{"id":1,"type":"card""#, #"{"id":1,"type":"cash"} x"#, #"{"type":"cash",}"#] {
      #expect(throws: MappingError.self) { try Models.Order(json: text) }
    }
  }
}
