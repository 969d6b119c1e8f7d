import AgreementSupport
import Maquette
import Testing

@Suite("Members of flattened members with a prefix or a suffix")
struct NestedAffixTests {
  typealias Models = Affixed

  // Features: 44, 51, 52
  @Test("Affixes stand around the keys of members of members, each around the next")
  func members() throws {
    try expectRoundTrip(
      Models.Outer(
        plain: .init(id: 1, payment: .card(number: "4"), total: 2),
        order: .init(id: 3, payment: .transfer(.init(iban: "i")), total: 4), last: true),
      #"{"a_id":1,"a_type":"card","a_number":"4","a_total":2,"#
        + #""b_id!":3,"b_x_type!":"transfer","b_x_iban!":"i","b_total!":4,"last":true}"#)
    try expectRoundTrip(
      Models.Outer(plain: .init(id: 1, payment: .cash), last: true),
      #"{"a_id":1,"a_type":"cash","a_total":0,"last":true}"#)
  }

  // Features: 44, 51, 146
  @Test("Affixes stand around the keys of superclasses") func superclasses() throws {
    let json =
      #"{"d_id":1,"d_x_type":"card","d_x_number":"4","d_extra":"x","d_y_mail":"m","name":"n"}"#
    var holder = try Models.Holder(json: json)
    #expect(holder.derived.id == 1 && holder.derived.payment == .card(number: "4"))
    #expect(holder.derived.extra == "x" && holder.derived.shipping == .mail("m"))
    #expect(try write(holder) == json)
    try JSONMapper().update(&holder, from: #"{"d_id":2,"id":3}"#)
    #expect(holder.derived.id == 2 && holder.derived.extra == "x")
  }

  // Features: 44, 51, 53
  @Test("A member keeps what has its affixes, without them") func keptKeys() throws {
    try expectRoundTrip(
      Models.Shelf(
        name: "n", keeping: .init(payment: .card(number: "4"), rest: ["x_y": 2, "z": [1]])),
      #"{"name":"n","k_x_type":"card","k_x_number":"4","k_x_y":2,"k_z":[1]}"#)
    #expect(
      try read(Models.Shelf.self, #"{"z":1,"name":"n","k_x_type":"cash","k_":2}"#)
        == Models.Shelf(name: "n", keeping: .init(payment: .cash)))
  }

  // Features: 44, 51
  @Test(
    "What is wrong is told with the whole key",
    arguments: [
      (#"{"a_id":1,"a_type":"cash"}"#, "missing key 'last' in Outer (line 1, column 1)"),
      (#"{"last":true,"a_id":1}"#, "missing key 'a_type' in Outer (line 1, column 1)"),
      (#"{"last":true,"a_type":"cash"}"#, "missing key 'a_id' in Outer (line 1, column 1)"),
      (
        #"{"last":true,"a_id":1,"a_type":"card","a_number":{}}"#,
        "expected String at 'a_number' in Payment.card, found an object (line 1, column 50)"
      ),
      (
        #"{"last":true,"a_id":1,"a_type":"cash","b_id!":1}"#,
        #"missing key '["b_x_type!"]' in Outer (line 1, column 1)"#
      ),
      (
        #"{"last":true,"a_id":1,"a_type":"cash","b_id!":1,"b_x_type!":"card"}"#,
        #"missing key '["b_x_number!"]' in Payment.card (line 1, column 1)"#
      ),
      (
        #"{"last":true,"a_id":1,"a_type":"cash","b_id!":1,"b_x_type!":3}"#,
        #"expected a case of Payment (cash, card, transfer) at '["b_x_type!"]', found number 3 (line 1, column 61)"#
      ),
    ])
  func errors(_ json: String, _ text: String) throws {
    #expect(try readError(Models.Outer.self, json).description == text)
  }

  // Features: 44
  @Test("The path of what cannot be written has the whole key") func writing() throws {
    let garden = Models.Garden(gate: .init(state: false))
    for write in [{ _ = try garden.jsonString() }, { _ = try ValueMapper().encode(garden) }] {
      let error = try #require(throws: MappingError.self, performing: write)
      #expect(error.path.description == "gate_state")
    }
  }

  private let json =
    #"{"A_ID":1,"a_Type":"card","A_number":"4","last":true,"B_id!":2,"b_X_type!":"cash"}"#

  // Features: 38, 44, 52
  @Test("Affixes match by the rule for keys") func matching() throws {
    let expected = Models.Outer(
      plain: .init(id: 1, payment: .card(number: "4")), order: .init(id: 2, payment: .cash),
      last: true)
    for keys in [KeyMatching.ignoringCase, .ignoringCaseAndSeparators] {
      let json = json.replacing("a_Type", with: "A_type")
      let mapper = JSONMapper(options: .init(keys: keys))
      #expect(try mapper.decode(Models.Outer.self, from: json) == expected)
      #expect(
        try ValueMapper(options: .init(keys: keys))
          .decode(Models.Outer.self, from: AnyValue(json: json)) == expected)
    }
    let loose = JSONMapper(options: .init(keys: .ignoringCaseAndSeparators))
    #expect(
      try loose.decode(
        Models.Outer.self, from: #"{"aID":1,"A-type":"card","a number":"4","LAST":true}"#)
        == Models.Outer(plain: .init(id: 1, payment: .card(number: "4")), last: true))
    for key in ["aid", "A__", "b_id"] {
      #expect(throws: MappingError.self, "\(key)") {
        try JSONMapper(options: .init(unknownKeys: .reject, keys: .ignoringCase))
          .decode(Models.Trip.self, from: #"{"start_latitude":1,"\#(key)":2}"#)
      }
    }
  }

  // Features: 38, 44, 52
  @Test("Reports tell affixes that matched by tolerance") func tolerance() throws {
    let mapper = JSONMapper(options: .init(keys: .ignoringCase))
    let report = mapper.decodeReporting(
      Models.Outer.self,
      from: #"{"A_ID":1,"A_type":"cash","last":true,"b_id!":2,"B_x_type!":"cash"}"#)
    #expect(report.value?.order?.payment == .cash)
    #expect(
      report.issues.map(\.description) == [
        #"repair: unknown key, expected the key "a_id" at 'A_ID' in Outer, found number 1 (line 1, column 9) -> read as "a_id""#,
        #"repair: unknown key, expected the key "a_type" at 'A_type' in Outer, found string "cash" (line 1, column 20) -> read as "a_type""#,
        #"repair: unknown key, expected the key "b_x_type!" at '["B_x_type!"]' in Outer, found string "cash" (line 1, column 61) -> read as "b_x_type!""#,
      ])
  }

  // Features: 37, 44
  @Test("A function renames whole keys") func renaming() throws {
    let keys = KeyMatching.renamed { $0.split(separator: "-").reversed().joined(separator: "_") }
    let mapper = JSONMapper(options: .init(keys: keys))
    #expect(
      try mapper.decode(Models.Trip.self, from: #"{"latitude-start":1}"#)
        == Models.Trip(start: .init(latitude: 1)))
  }

  // Features: 44, 51
  @Test("Keys inside the values of a member are what they are") func values() throws {
    try expectRoundTrip(
      Models.Trip(start: .init(latitude: 1.5, names: ["start_a": "b"])),
      #"{"start_latitude":1.5,"start_names":{"start_a":"b"}}"#)
    #expect(
      try read(Models.Trip.self, #"{"start\u005flatitude":1}"#)
        == Models.Trip(start: .init(latitude: 1)))
  }
}
