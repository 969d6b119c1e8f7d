import Maquette
import Testing

@testable import SculptCore

/// What types expect of the next payload, beyond what the samples show.
@Suite struct GeneralizationTests {
  private func types(
    _ documents: String..., rules change: (inout InferenceRules) -> Void = { _ in }
  ) throws -> [String: String] {
    var all = InferenceRules()
    change(&all)
    return try properties(of: documents) { $0 = all }
  }

  @Test("After one object, a key may be missing that its name does not promise")
  func oneObject() throws {
    let found = try types(
      #"{"id": 1, "name": "x", "createdAt": 2, "parentId": 3, "active": true, "tags": ["a"], "none": null}"#
    )
    #expect(
      found == [
        "id": "Int", "name": "String", "createdAt": "Int", "parentId": "Int?", "active": "Bool?",
        "tags": "[String]", "none": "@EncodableIf(.always) AnyValue?",
      ])
    #expect(try types(#"{"active": true}"#) { $0.guessesGaps = false } == ["active": "Bool"])
  }

  @Test("Four alike objects promise what one word says, ten of them promise all")
  func alikeObjects() throws {
    func objects(_ count: Int) -> [String] {
      (0..<count).map {
        #"{"id": \#($0), "level": 1, "maxLevel": 1, "on": true, "inner": {"id": 1}}"#
      }
    }
    func types(_ count: Int) throws -> [String: String] {
      try properties(of: objects(count)) { $0 = InferenceRules() }
    }
    let promised = ["id": "Int", "level": "Int", "maxLevel": "Int", "on": "Bool", "inner": "Inner"]
    #expect(try types(10) == promised)
    for count in [4, 9] {
      let found = try types(count)
      #expect(found["level"] == "Int" && found["maxLevel"] == "Int?")
      #expect(found["on"] == "Bool?" && found["inner"] == "Inner?")
    }
    #expect(try types(3)["level"] == "Int?")
  }

  @Test(
    "A Boolean that was also false is there where it says nothing: four alike objects tell, or ten"
  )
  func falses() throws {
    func types(_ count: Int, other: String) throws -> [String: String] {
      let objects = (1...count).map {
        #"{"id": \#($0), "on": true, "off": \#($0 == 1), "maxLevel": 1\#($0 == 1 ? "" : other)}"#
      }
      return try properties(of: objects) { $0 = InferenceRules() }
    }
    #expect(try types(3, other: "")["off"] == "Bool?")
    let alike = try types(4, other: "")
    #expect(alike["on"] == "Bool?" && alike["off"] == "Bool" && alike["maxLevel"] == "Int?")
    #expect(try types(9, other: #", "by": 1"#)["off"] == "Bool?")
    let different = try types(10, other: #", "by": 1"#)
    #expect(different["on"] == "Bool?" && different["off"] == "Bool")
  }

  @Test("Objects side by side tell less than as many apart from each other")
  func sideBySide() throws {
    func documents(_ count: Int, of parts: Int) -> [String] {
      (0..<count).map { document in
        let parts = (0..<parts).map { #"{"id": \#(document), "maxLevel": \#($0)}"# }
        return #"{"id": \#(document), "parts": [\#(parts.joined(separator: ","))]}"#
      }
    }
    func hasPromise(_ documents: [String]) throws -> Bool {
      let code = try SculptCoreTests.code(of: documents) { $0 = InferenceRules() }
      return code.contains("var maxLevel: Int\n")
    }
    #expect(try !hasPromise(documents(3, of: 10)))
    #expect(try hasPromise(documents(10, of: 3)))
    #expect(try hasPromise(documents(3, of: 40)))
    // The list is all that there is.
    #expect(try hasPromise(documents(1, of: 10)))
    #expect(try !hasPromise(documents(1, of: 9)))
  }

  @Test(
    "A name of two words promises what nearly every object has",
    arguments: [
      ("first_name", true), ("displayName", true), ("created_at", true), ("updatedOn", true),
      ("middle_name", false), ("serviceAccountName", false), ("in_reply_to_screen_name", false),
      ("updatedReplicas", false), ("created_by", false), ("from", false),
    ])
  func namesOfTwoWords(_ name: String, _ isPromised: Bool) throws {
    let text = try #require(try types(#"{"\#(name)": "x"}"#).values.first)
    #expect(text.hasSuffix(isPromised ? "String" : "String?"))
  }

  @Test("Cells of several kinds may be empty")
  func cells() throws {
    let found = try types(#"{"row": [1, "x"], "list": [1, 2], "mixed": [1, "x", {"id": 1}]}"#)
    #expect(found == ["row": "[Row?]", "list": "[Int]", "mixed": "[Mixed?]"])
    let sure = try types(#"{"row": [1, "x"]}"#) { $0.guessesGaps = false }
    #expect(sure == ["row": "[Row]"])
  }

  @Test("Few objects that differ promise nothing but what they are")
  func differentObjects() throws {
    let different = try types(#"{"id": 1, "of": 1, "x": 1}"#, #"{"id": 2, "of": 1, "z": 1}"#)
    #expect(different == ["id": "Int", "of": "Int?", "x": "Int?", "z": "Int?"])
    let null = try types(
      #"{"title": "a", "of": 1, "by": null}"#, #"{"title": "b", "of": 1, "by": 1}"#)
    #expect(null["title"] == "String")
    #expect(null["of"] == "Int?")
  }

  @Test("Among many objects, a key that one lacks tells that others may be missing")
  func manyObjects() throws {
    func objects(lacking count: Int) -> [String] {
      (0..<40).map { #"{"id": \#($0), "on": true\#($0 < count ? "" : #", "by": 1"#)}"# }
    }
    #expect(try properties(of: objects(lacking: 1)) { $0 = InferenceRules() }["on"] == "Bool?")
    #expect(try properties(of: objects(lacking: 4)) { $0 = InferenceRules() }["on"] == "Bool")
    let few = Array(objects(lacking: 4).prefix(20))
    #expect(try properties(of: few) { $0 = InferenceRules() }["on"] == "Bool?")
  }

  @Test("A variant that was seen once promises no more than one object")
  func variants() throws {
    let blocks = #"""
      [{"type": "a", "id": 1, "big": 1, "wide": 2}, {"type": "a", "id": 1, "big": 1, "wide": 2},
      {"type": "a", "id": 1, "big": 1, "wide": 2}, {"type": "a", "id": 1, "big": 1, "wide": 2},
      {"type": "b", "url": "x", "far": true}, {"type": "b", "url": "x", "far": true},
      {"type": "c", "name": "n", "odd": 1}]
      """#
    let found = try code(blocks) { $0 = InferenceRules() }
    #expect(found.contains("case c(C)"))
    #expect(found.contains("var odd: Int?"))
    #expect(found.contains("var big: Int\n") && found.contains("var far: Bool?"))
    #expect(try code(blocks) { $0.isTolerant = true }.contains("var big: Double?"))
  }

  @Test("Integers are decimals if others under their name or beside them are")
  func decimals() throws {
    let found = try types(#"{"id": 1, "dose": 2, "year": 2, "inner": {"dose": 2.5, "to": "x"}}"#)
    #expect(found["dose"] == "Double?")
    #expect(found["year"] == "Int")
    #expect(
      try code(#"{"size": {"depth": 3, "wide": 2, "high": 1.5, "far": 0.5}}"#).contains(
        "var wide: Double\n"))
    let tolerant = try types(#"{"dose": 2, "pageCount": 2, "list": [1]}"#) { $0.isTolerant = true }
    #expect(tolerant == ["dose": "Double?", "pageCount": "Int?", "list": "[Double?]?"])
  }

  @Test("What is measured in decimals is a decimal, even if all samples have integers")
  func namesOfDecimals() throws {
    let found = try types(#"{"lat": 52, "avgTemp": 21, "price": 5, "count": 3, "latest": 1}"#)
    #expect(found["lat"] == "Double" && found["avgTemp"] == "Double?")
    #expect(found["price"] == "Int?" && found["count"] == "Int?" && found["latest"] == "Int?")
    #expect(try types(#"{"coordinates": [13, 52]}"#)["coordinates"] == "[Double]")
  }

  @Test("A few addresses make no URL under a name that says nothing of addresses")
  func namesOfAddresses() throws {
    func texts(_ count: Int) -> [String] {
      (0..<count).map {
        #"{"homepage": "https://a.example/\#($0)", "repoURL": "https://b.example/"}"#
      }
    }
    let few = try properties(of: texts(9)) { $0 = InferenceRules() }
    #expect(few == ["homepage": "String", "repoURL": "URL?"])
    let more = try properties(of: texts(10)) { $0 = InferenceRules() }
    #expect(more == ["homepage": "URL", "repoURL": "URL"])
    let sure = try properties(of: texts(1)) { $0.guessesGaps = false }
    #expect(sure == ["homepage": "URL", "repoURL": "URL"])
  }

  @Test("Where samples write empty texts, an address may be empty")
  func emptyTexts() throws {
    #expect(try types(#"{"url": "https://a.example/b"}"#)["url"] == "URL")
    #expect(try types(#"{"url": "https://a.example/b", "note": ""}"#)["url"] == "String")
    #expect(
      try types(#"{"date": "2024-05-06T07:08:09Z", "note": ""}"#)["date"] == "Date")
    #expect(try types(#"{"date": "2024-05-06"}"#) { $0.isTolerant = true }["date"] == "String?")
  }

  @Test(
    "Maps are told by sure keys, by their name, or by keys that no two objects share",
    arguments: [
      (#"{"labels": {"app": "x", "tier": "y"}}"#, "labels", "[String: String]"),
      (#"{"labels": {"app": "x", "tier": 1}}"#, "labels", "Labels"),
      (#"{"map": {"id": "x", "line": "y"}}"#, "map", "Map"),
      (#"{"ports": {"80/tcp": [1]}}"#, "ports", "[String: [Int]]"),
      (#"{"days": {"2024-05-06": {"a": 1}, "2024-05-07": {"b": 1}}}"#, "days", "[String: Day]"),
      (#"{"rooms": {"-NabcXYZ123456789012": {"a": 1}}}"#, "rooms", "[String: Room]"),
      (#"{"levels": {"-1": 2, "1": 3}}"#, "levels", "[String: Int]"),
      (#"[{"by": {"x": 1, "y": 2}}, {"by": {"z": 1}}, {"by": {"v": 1}}]"#, "by", "[String: Int]"),
    ])
  func maps(_ document: String, _ key: String, _ type: String) throws {
    #expect(try properties(document)[key] == type)
  }

  @Test("The values of maps are as tolerant as properties")
  func tolerantMaps() throws {
    let found = try types(#"{"rates": {"EUR": 1, "USD": 2}}"#) { $0.isTolerant = true }
    #expect(found == ["rates": "[String: Double?]?"])
  }
}
