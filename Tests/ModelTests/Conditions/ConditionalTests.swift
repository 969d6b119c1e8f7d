import AgreementSupport
import Maquette
import Testing

@Suite("Members under compilation conditions")
struct ConditionalTests {
  // Features: 22
  @Test("The clause that the build takes is mapped")
  func theClauseThatTheBuildTakes() throws {
    try expectRoundTrip(
      Conditional.Settings(name: "a", path: "b", size: 2), #"{"name":"a","place":"b","size":2}"#)
    #expect(
      try read(Conditional.Settings.self, #"{"name":"a","debug_level":5,"other":false}"#)
        == Conditional.Settings(name: "a"))
    let settings = Conditional.Settings.schema
    #expect(settings.properties.map(\.name) == ["name", "path", "size"])
    #expect(settings.properties.map(\.path) == [["name"], ["place"], ["size"]])
  }

  // Features: 22
  @Test("Blocks one after the other and inside each other") func severalBlocks() throws {
    #if DEBUG
      let isDebug = true
    #else
      let isDebug = false
    #endif
    #expect(
      try read(Conditional.Several.self, #"{"somewhere_key":1,"nowhere_key":"x"}"#)
        == Conditional.Several(somewhereKey: 1, isDebug: isDebug))
    try expectRoundTrip(
      Conditional.Several(somewhereKey: 1, isDebug: !isDebug),
      #"{"somewhere_key":1,"is_debug":\#(!isDebug)}"#)
  }

  // Features: 22
  @Test("Attributes under conditions") func attributes() throws {
    try expectRoundTrip(Conditional.Attributes(a: 1, b: [2]), #"{"six":1,"b":[2]}"#)
    try expectRoundTrip(Conditional.Attributes(a: 1), #"{"six":1}"#)
    #expect(
      try read(Conditional.Attributes.self, #"{"six":1,"old":[3],"five":2}"#)
        == Conditional.Attributes(a: 1, b: [3]))
  }

  // Features: 22, 51
  @Test("Paths, flattened members and kept keys under conditions")
  func nestedPlaces() throws {
    try expectRoundTrip(
      Conditional.Nested(name: "n", settings: .init(x: 1, y: 2), rest: ["z": 3]),
      #"{"user":{"name":"n"},"x":1,"y":2,"z":3}"#)
  }

  // Features: 22
  @Test("Generics, positions, wrapped values and initializers under conditions")
  func otherStructs() throws {
    try expectRoundTrip(Conditional.Box(id: 1, content: "c"), #"{"id":1,"content":"c"}"#)
    #expect(try Conditional.EmptyBox<Int>(json: #"{"id":1,"content":"c"}"#).id == 1)
    try expectRoundTrip(Conditional.Made(a: "a"), #"{"a":"a","b":2}"#)
    try expectRoundTrip(Conditional.Position(x: 1, z: 3), "[1,3]")
    try expectRoundTrip(Conditional.Wrapped(number: 3), "3")
    try expectRoundTrip(Conditional.Untouched(a: 3), #"{"a":3}"#)
  }

  // Features: 22
  @Test("Hooks and written computed properties under conditions") func hooks() throws {
    let hooked = try read(Conditional.Hooked.self, #"{"names":["a"]}"#)
    #expect(hooked.names == ["a", "read"])
    #expect(try write(hooked) == #"{"names":["a","read","written"],"count":3}"#)
  }

  // Features: 22
  @Test("Cases under conditions") func cases() throws {
    try expectRoundTrip(Conditional.Suit.allCases, #"["hearts","spades"]"#)
    try expectRoundTrip(
      [Conditional.Shape.circle(radius: 2), .point], #"[{"round":{"radius":2}},"point"]"#)
    try expectRoundTrip(
      [Conditional.Payment.cash, .card(number: "1")],
      #"[{"type":"cash"},{"type":"card","number":"1"}]"#)
    #expect(try read([Conditional.Payment].self, #"[{"type":"stamps"}]"#) == [.other])
    #expect(try read([Conditional.Level].self, "[1,5,10]") == [.low, .high, .high])
  }

  // Features: 22
  @Test("Errors tell of the clause that the build takes") func errors() throws {
    let errors = [
      try readError(Conditional.Settings.self, #"{"name":"a","place":{}}"#),
      try readError(Conditional.Several.self, #"{"nowhere_key":1}"#),
      try readError([Conditional.Suit].self, #"["stars"]"#),
    ]
    #expect(
      errors.map(\.description) == [
        "expected String at 'place' in Settings, found an object (line 1, column 21)",
        "missing key 'somewhere_key' in Several (line 1, column 1)",
        #"expected a case of Suit (hearts, spades) at '[0]', found string "stars" (line 1, column 2)"#,
      ])
  }

  // Features: 22
  @Test("Updates change what the build has") func updates() throws {
    var settings = Conditional.Settings(name: "a", path: "b", size: 2)
    try JSONMapper().update(&settings, from: #"{"place":"c","level":9}"#)
    #expect(settings == Conditional.Settings(name: "a", path: "c", size: 2))
    let derived = Conditional.Derived(name: "n")
    var object = derived
    try JSONMapper().update(&object, from: #"{"extra":"f"}"#)
    #expect(object === derived && derived.extra == "f" && derived.id == 1)
  }

  // Features: 22
  @Test("Unknown keys are those of the build") func unknownKeys() throws {
    let mapper = JSONMapper(options: .init(unknownKeys: .reject))
    let error = #expect(throws: MappingError.self) {
      _ = try mapper.decode(
        Conditional.Settings.self, from: #"{"name":"a","place":"b","debug_level":1}"#)
    }
    #expect(error?.path.description == "debug_level")
  }

  // Features: 22
  @Test("Classes whose members stand under conditions") func classes() throws {
    let base = try Conditional.Base(json: #"{"id":1,"name":"n","number":2}"#)
    #expect(try write(base) == #"{"id":1,"name":"n"}"#)
    let derived = try Conditional.Derived(json: #"{"id":1,"name":"n","extra":"x"}"#)
    #expect(try write(derived) == #"{"id":2,"name":"n","extra":"x"}"#)
    #expect(try write(Conditional.Plain()) == #"{"a":1}"#)
    #expect(try Conditional.Plain(json: "{}").a == 1)
  }
}
