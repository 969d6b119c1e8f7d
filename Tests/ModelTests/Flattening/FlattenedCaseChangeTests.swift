import Maquette
import MaquetteJSONTools
import Testing

/// Updates and patches of the members of a flattened enum.
@Suite("Changes of flattened enums") struct FlattenedCaseChangeTests {
  @Mappable(tagged: .internal("type")) enum Payment: Equatable {
    case cash
    case card(number: String, code: Int? = nil)
  }

  @Mappable struct Plain: Equatable {
    var id: Int
    @CodableFlattened var payment: Payment
  }

  @Mappable struct Order: Equatable {
    var id: Int
    @CodableFlattened(prefix: "p_") var payment: Payment
    @CodableExtras var rest: [String: AnyValue] = [:]
  }

  @Mappable enum Move: Equatable { case go(x: Int, y: Int = 0), wait(Int), stop }

  @Mappable struct Step: Equatable {
    var id: Int
    @CodableFlattened var move: Move
  }

  @Mappable struct Outer: Equatable { @CodableFlattened(prefix: "o_") var order: Order }

  private func expectPatches<T: Mappable & Equatable>(_ old: T, _ new: T) throws {
    var patched = old
    try MergePatch(from: old, to: new).apply(to: &patched)
    #expect(patched == new)
  }

  @Test func `A merge patch of two models makes one into the other`() throws {
    let payments: [Payment] = [.cash, .card(number: "1"), .card(number: "2", code: 3)]
    let moves: [Move] = [.stop, .wait(1), .wait(2), .go(x: 1), .go(x: 1, y: 2)]
    for old in payments {
      for new in payments {
        try expectPatches(Plain(id: 1, payment: old), Plain(id: 2, payment: new))
        let orders = [old, new].map { Order(id: 1, payment: $0, rest: ["x": 1]) }
        try expectPatches(orders[0], orders[1])
        try expectPatches(Outer(order: orders[0]), Outer(order: orders[1]))
      }
    }
    for old in moves {
      for new in moves { try expectPatches(Step(id: 1, move: old), Step(id: 1, move: new)) }
    }
  }

  @Test func `An update without the tag changes the payload`() throws {
    var plain = Plain(id: 1, payment: .card(number: "1", code: 2))
    try JSONMapper().update(&plain, from: #"{"number":"3"}"#)
    #expect(plain == Plain(id: 1, payment: .card(number: "3", code: 2)))
    var order = Order(id: 1, payment: .card(number: "1"))
    try JSONMapper().update(&order, from: #"{"p_code":4,"x":5}"#)
    #expect(order == Order(id: 1, payment: .card(number: "1", code: 4), rest: ["x": 5]))
    #expect(try order.jsonString() == #"{"id":1,"p_type":"card","p_number":"1","p_code":4,"x":5}"#)
  }

  @Test func `A JSON patch changes the payload`() throws {
    var plain = Plain(id: 1, payment: .card(number: "1"))
    try JSONPatch(json: #"[{"op":"replace","path":"/number","value":"2"}]"#).apply(to: &plain)
    #expect(plain == Plain(id: 1, payment: .card(number: "2")))
  }

  @Test func `An update without anything of the enum keeps it`() throws {
    var order = Order(id: 1, payment: .card(number: "1"))
    try JSONMapper().update(&order, from: #"{"id":2,"x":5}"#)
    #expect(order == Order(id: 2, payment: .card(number: "1"), rest: ["x": 5]))
  }

  @Mappable struct Open: Equatable {
    var a: Int?
    @CodableExtras var rest: [String: AnyValue] = [:]
  }

  @Mappable(tagged: .internal("t")) enum Inner: Equatable {
    case open(Open)
    case named(a: Int? = 4, b: Int?)
  }

  @Mappable(tagged: .adjacent("t", content: "c")) enum Beside: Equatable {
    case open(Open)
    case named(a: Int? = 4, b: Int?)
  }

  @Mappable enum Outside: Equatable {
    case open(Open)
    case named(a: Int? = 4, b: Int?)
    case none
  }

  @Mappable struct Mixed: Equatable {
    var id = 1
    @CodableFlattened(prefix: "i_") var inner: Inner
    @CodableFlattened(prefix: "b_") var beside: Beside
    @CodableFlattened(prefix: "o_") var outside: Outside
    @CodableFlattened(prefix: "x_") var extra: Open

    init(_ change: (inout Mixed) -> Void = { _ in }) {
      (inner, beside) = (.named(a: 4, b: 1), .named(a: 4, b: 1))
      (outside, extra) = (.none, Open())
      change(&self)
    }
  }

  @Test func `Payloads that keep other keys lose those that a patch removes, and get no nulls`()
    throws
  {
    let open = [
      Open(), Open(a: 1, rest: ["x": 1, "y": ["z": 1]]), Open(a: 2, rest: ["y": ["w": 2], "b": 3]),
    ]
    let named: [(Int?, Int?)] = [(nil, nil), (4, nil), (1, 2)]
    var models = [Mixed()]
    models += open.map { open in Mixed { $0.inner = .open(open) } }
    models += named.map { a, b in Mixed { $0.inner = .named(a: a, b: b) } }
    models += open.map { open in Mixed { ($0.beside, $0.extra) = (.open(open), open) } }
    models += named.map { a, b in Mixed { $0.beside = .named(a: a, b: b) } }
    models += open.map { open in Mixed { ($0.outside, $0.id) = (.open(open), 2) } }
    models += named.map { a, b in Mixed { $0.outside = .named(a: a, b: b) } }
    for old in models {
      for new in models {
        for options in [EncodingOptions(), EncodingOptions(nilValues: .writeNull)] {
          var merged = old
          try MergePatch(from: old, to: new, options: options).apply(to: &merged)
          #expect(merged == new)
        }
        var patched = old
        try JSONPatch([.replace(JSONPointer(tokens: []), try ValueMapper().encode(new))])
          .apply(to: &patched)
        #expect(patched == new)
      }
    }
  }
}
