import AgreementSupport
import Maquette
import Testing

/// Values decoded into the memory of a struct are freed once, whatever happens.
@Suite("Ownership in decoding in place")
struct OwnershipTests {
  @Mappable struct Inner: Equatable, CustomStringConvertible {
    var label: Counted
    var other: Counted?
    var description: String { "(\(label) \(told(other)))" }
  }

  /// This struct is smaller than its optional.
  @Mappable struct Number: Equatable, CustomStringConvertible {
    var value: Double
    var description: String { "\(value)" }
  }

  @Mappable struct Crate: Equatable, CustomStringConvertible {
    let first: Counted
    var second: Counted?
    @CodableBy(CapitalsStrategy()) var third: Counted
    @CodableBy(CapitalsStrategy()) var fourth: Counted?
    @DecodableAlias("title", "caption") var name: Counted
    var inner: Inner
    var maybe: Inner?
    var number: Number?
    var list: [Inner] = []
    var text: String = "a default of more than fifteen bytes"
    private(set) var texts: [String: String]?
    @CodableDefault(Counted("replaced"), on: .missing, .null, .invalid) var kept: Counted
    @CodableDefault(Inner(label: Counted("d")), on: .null, .invalid) var box: Inner
    @CodableIgnored var note = "noted with more than fifteen bytes"

    var description: String {
      [
        "\(first)", told(second), "\(third)", told(fourth), "\(name)", "\(inner)", told(maybe),
        told(number), "\(list)", text, "\(texts?.sorted { $0.key < $1.key }.map(\.value) ?? [])",
        "\(kept)", "\(box)", note,
      ].joined(separator: "|")
    }
  }

  private static let long = "a text of more than fifteen bytes"
  private static let members = Members([
    "first": #""1""#, "second": #""2""#, "third": #""c""#, "fourth": #""d""#, "name": #""n""#,
    "inner": #"{"label":"i","other":"j"}"#, "maybe": #"{"label":"m"}"#, "number": #"{"value":1}"#,
    "list": #"[{"label":"x"},{"label":"y","other":"z"}]"#, "text": "\"\(long)\"",
    "texts": "{\"k\":\"\(long)\"}", "kept": #""k""#, "box": #"{"label":"b"}"#,
  ])
  private static let whole =
    "1|2|C|D|n|(i j)|(m nil)|1.0|[(x nil), (y z)]|\(long)|[\"\(long)\"]|k|(b nil)|"
    + "noted with more than fifteen bytes"

  /// The whole model with some changed properties, by position.
  private static func whole(_ changes: [Int: String]) -> String {
    var parts = whole.split(separator: "|").map(String.init)
    for (index, part) in changes { parts[index] = part }
    return parts.joined(separator: "|")
  }

  private let crates = Ways<Crate>()

  @Test func wholeModels() {
    #expect(crates.read(Self.members.json) == Self.whole)
    #expect(crates.read(Self.members.withUnknown.json) == Self.whole)
    var reversed = Self.members
    reversed.all.reverse()
    #expect(crates.read(reversed.json) == Self.whole)
    for seed in 0..<30 { #expect(crates.read(Self.members.shuffled(seed).json) == Self.whole) }
  }

  @Test func eachPropertyFails() {
    let forgiving = ["kept": "replaced", "box": "(d nil)"]
    for (index, key) in Self.members.keys.enumerated() {
      let bad = Self.members.with(key, key == "inner" || key == "box" ? "[1]" : "[[]]")
      for json in [bad.json, bad.withUnknown.json, bad.shuffled(3).json] {
        let expected = forgiving[key].map { Self.whole([index: $0]) }
        let path = key == "list" ? "list[0]" : key
        #expect(crates.read(json) == expected ?? "! typeMismatch \(path)")
      }
    }
    #expect(
      crates.read(Self.members.with("inner", #"{"label":"i","other":[]}"#).json)
        == "! typeMismatch inner.other")
    #expect(
      crates.read(Self.members.with("maybe", #"{"other":"i"}"#).json)
        == "! missingKey maybe.label")
    #expect(
      crates.read(Self.members.with("box", #"{"label":"i","other":[]}"#).json)
        == Self.whole([12: "(d nil)"]))
  }

  @Test func eachTextBreaksOff() {
    let text = Self.members.json
    for count in stride(from: 0, to: text.utf8.count, by: 3) {
      let told = crates.read(String(text.prefix(count)))
      #expect(told.hasPrefix("! unexpectedEnd") || told.hasPrefix("! emptyInput"))
    }
  }

  @Test func eachKeyIsMissing() {
    let needed = ["first", "third", "name", "inner", "box"]
    let absent = [
      "second": "nil", "fourth": "nil", "maybe": "nil", "number": "nil", "list": "[]",
      "text": "a default of more than fifteen bytes", "texts": "[]", "kept": "replaced",
    ]
    for (index, key) in Self.members.keys.enumerated() {
      let expected =
        needed.contains(key) ? "! missingKey \(key)" : Self.whole([index: absent[key] ?? "?"])
      #expect(crates.read(Self.members.without(key).json) == expected)
      #expect(crates.read(Self.members.without(key).withUnknown.json) == expected)
    }
  }

  /// The last value of a duplicate key counts, also if it is null.
  @Test(arguments: [
    ("first", #""9""#, 0, "9"), ("second", #""9""#, 1, "9"), ("second", "null", 1, "nil"),
    ("third", #""e""#, 2, "E"), ("fourth", #""e""#, 3, "E"), ("fourth", "null", 3, "nil"),
    ("name", #""o""#, 4, "o"), ("inner", #"{"label":"k"}"#, 5, "(k nil)"),
    ("maybe", #"{"label":"k"}"#, 6, "(k nil)"), ("maybe", "null", 6, "nil"),
    ("number", #"{"value":2}"#, 7, "2.0"), ("number", "null", 7, "nil"), ("list", "[]", 8, "[]"),
    ("list", "null", 8, "[]"), ("list", #"[{"label":"w"}]"#, 8, "[(w nil)]"),
    ("text", #""t""#, 9, "t"), ("text", "null", 9, "a default of more than fifteen bytes"),
    ("texts", #"{"a":"b"}"#, 10, #"["b"]"#), ("texts", "null", 10, "[]"),
    ("kept", #""l""#, 11, "l"), ("kept", "null", 11, "replaced"), ("kept", "[]", 11, "replaced"),
    ("box", #"{"label":"c"}"#, 12, "(c nil)"), ("box", "null", 12, "(d nil)"),
    ("box", "[]", 12, "(d nil)"), ("box", #"{"label":"c","other":[]}"#, 12, "(d nil)"),
  ])
  func repeatedKeys(_ key: String, _ second: String, _ index: Int, _ expected: String) {
    let first = Self.members.all.first { $0.key == key }!.json
    let changed = Self.whole([index: expected])
    #expect(crates.read(Self.members.adding(key, second).json, repeatsKeys: true) == changed)
    let back = Self.members.with(key, second).adding(key, first)
    #expect(crates.read(back.json, repeatsKeys: true) == Self.whole)
    let thrice = Self.members.adding(key, second).adding(key, first).adding(key, second)
    #expect(crates.read(thrice.json, repeatsKeys: true) == changed)
  }

  @Test(arguments: ["first", "third", "name", "inner"])
  func aRepeatedKeyFails(_ key: String) {
    let bad = Self.members.adding(key, "[]").json
    #expect(crates.read(bad, repeatsKeys: true) == "! typeMismatch \(key)")
    let null = Self.members.adding(key, "null").json
    #expect(crates.read(null, repeatsKeys: true) == "! unexpectedNull \(key)")
  }

  /// The better key counts, at any position.
  @Test func aliases() {
    let places = [("name", "a"), ("title", "b"), ("caption", "c")]
    for first in 0..<3 {
      for second in 0..<3 where second != first {
        for third in 0..<3 where third != first && third != second {
          var members = Self.members.without("name")
          for index in [first, second, third] {
            members = members.adding(places[index].0, "\"\(places[index].1)\"")
          }
          #expect(crates.read(members.json) == Self.whole([4: "a"]))
          let pair = Self.members.without("name").adding(places[first].0, "\"\(places[first].1)\"")
            .adding(places[second].0, "\"\(places[second].1)\"")
          let better = places[min(first, second)].1
          #expect(crates.read(pair.json) == Self.whole([4: better]))
          let last = pair.adding(places[first].0, "\"again\"")
          #expect(
            crates.read(last.json, repeatsKeys: true)
              == Self.whole([4: first < second ? "again" : better]))
        }
      }
      let one = Self.members.without("name").adding(places[first].0, "\"x\"")
      #expect(crates.read(one.json) == Self.whole([4: "x"]))
    }
  }

  // Features: 195
  @Test("Updates") func updates() throws {
    let make = { try Crate(json: Self.members.json) }
    for (change, changes) in [
      ("{}", [:]), (#"{"first":"9","unknown":{}}"#, [0: "9"]),
      (
        #"{"second":null,"fourth":null,"maybe":null,"number":null}"#,
        [1: "nil", 3: "nil", 6: "nil", 7: "nil"]
      ),
      (#"{"inner":{"other":"k"},"maybe":{"other":"l"}}"#, [5: "(i k)", 6: "(m l)"]),
      (#"{"inner":{"other":null},"number":{}}"#, [5: "(i nil)"]),
      (
        #"{"list":null,"text":null,"kept":null,"box":null}"#,
        [8: "[]", 9: "a default of more than fifteen bytes", 11: "replaced", 12: "(d nil)"]
      ),
      (#"{"kept":[],"box":{"label":"c","other":[]}}"#, [11: "replaced", 12: "(d nil)"]),
      (#"{"box":{"other":"o"},"list":[{"label":"n"}]}"#, [8: "[(n nil)]", 12: "(b o)"]),
      (#"{"title":"t"}"#, [4: "t"]), (#"{"title":"t","name":"o"}"#, [4: "o"]),
      (#"{"name":"o","caption":"c"}"#, [4: "o"]),
    ] as [(String, [Int: String])] {
      #expect(try crates.update(make, change) == Self.whole(changes))
    }
    for (change, error) in [
      (#"{"first":"9","third":[]}"#, "typeMismatch third"),
      (#"{"inner":{"label":"x","other":[]}}"#, "typeMismatch inner.other"),
      (#"{"maybe":{"label":"x"},"name":null}"#, "unexpectedNull name"),
      (#"{"maybe":null,"list":[{"label":"x"},{}]}"#, "missingKey list[1].label"),
      (#"{"second":"x","inner":null}"#, "unexpectedNull inner"),
    ] {
      #expect(try crates.update(make, change) == "! \(error)")
    }
    let cut = #"{"first":"9","inner":{"label":"x"#
    #expect(try crates.update(make, cut) == "! unexpectedEnd inner.label")
    let bare = { try Crate(json: Self.members.without("maybe").without("number").json) }
    #expect(
      try crates.update(bare, #"{"maybe":{"label":"w"},"number":{"value":3}}"#)
        == Self.whole([6: "(w nil)", 7: "3.0"]))
    #expect(try crates.update(bare, #"{"maybe":{"other":"w"}}"#) == "! missingKey maybe.label")
    let twice = #"{"inner":{"label":"x"},"inner":{"other":"y"},"first":"8","first":"9"}"#
    #expect(try crates.update(make, twice, repeatsKeys: true) == Self.whole([0: "9", 5: "(x y)"]))
  }

  @Test func reports() {
    #expect(crates.report(Self.members.json) == Self.whole)
    for key in Self.members.keys where key != "list" && key != "kept" && key != "box" {
      let bad = Self.members.with(key, "[[]]")
      let told = key == "texts" ? "error texts" : "error \(key)"
      #expect(crates.report(bad.json).hasSuffix("; \(told)"))
      _ = crates.report(bad.without(key == "first" ? "name" : "first").json)
      _ = crates.report(bad.adding(key, "[]").json, repeatsKeys: true)
    }
    #expect(
      crates.report(Self.members.with("list", #"[{"label":"x"},{"label":[]},{"other":[]},3]"#).json)
        .hasPrefix(Self.whole([8: "[(x nil)]"])))
  }

  @Test(arguments: [1, 2, 16, 17, 20, 1000])
  func arraysOfWhichOneElementFails(_ count: Int) {
    let elements = (0..<count).map { #"{"label":"\#($0)","other":"o"}"# }
    let arrays = Ways<[Inner]>()
    #expect(!arrays.read("[\(elements.joined(separator: ","))]").hasPrefix("!"))
    for index in Set([0, count / 2, count - 1]) {
      for (bad, error) in [
        (#"{"label":"x","other":[]}"#, "typeMismatch [\(index)].other"),
        (#"{"other":"x"}"#, "missingKey [\(index)].label"), ("null", "unexpectedNull [\(index)]"),
        (#"{"label":"x""#, ""),
      ] {
        var all = elements
        all[index] = bad
        let text = "[\(all.joined(separator: ","))]"
        let told = arrays.read(text)
        #expect(error.isEmpty ? told.hasPrefix("! unexpected") : told == "! \(error)")
        _ = arrays.report(text)
      }
    }
  }

  @Test func writing() throws {
    try balanced {
      let crate = try Crate(json: Self.members.json)
      let text = try write(crate)
      #expect(try Crate(json: text).inner == crate.inner)
    }
  }

  /// Whatever error occurs, a property under change is restored, and the whole model is unchanged.
  @Test func brokenTextsInUpdates() throws {
    for text in [
      #"{"box":{"label":"x","other":"y""#, #"{"box":{"label":"x","other":[}"#,
      #"{"box":{"label":[]},"#,
      #"{"inner":{"label":"x""#, #"{"maybe":{"label":"x","#, #"{"box":nul"#, #"{"kept":{"a":1]"#,
    ] {
      try balanced {
        var crate = try Crate(json: Self.members.json)
        let before = crate
        #expect(throws: MappingError.self) { try JSONMapper().update(&crate, from: text) }
        #expect(crate == before)
      }
    }
  }
}

/// The description of an optional.
func told<T>(_ value: T?) -> String { value.map { "\($0)" } ?? "nil" }
