import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The command as its users run it.
@Suite struct CommandTests: CommandRunning {
  @Test func inputFromAPipe() throws {
    for arguments in [["-n", "Event"], ["-n", "Event", "-"]] {
      let outcome = try sculpt(arguments, input: "[{\"id\": 1}]")
      #expect(outcome.code == 0 && outcome.errors.isEmpty)
      #expect(outcome.output.contains("struct Event: Sendable, Hashable {\n  var id: Int\n}"))
    }
  }

  @Test func filesAndFolders() throws {
    try withFolder([
      "orders/1.json": "{\"a\": 1}", "orders/2.yaml": "b: x", "orders/notes.txt": "no",
    ]) { folder in
      let outcome = try sculpt("orders", in: folder)
      #expect(outcome.code == 0)
      #expect(outcome.output.contains("struct Orders"))
      #expect(outcome.output.contains("var a: Int?") && outcome.output.contains("var b: String?"))
    }
    try withFolder(["orders.json": "[{\"a\": 1}]", "more.json": "[{\"a\": 2.5}]"]) { folder in
      let outcome = try sculpt("orders.json", "more.json", in: folder)
      #expect(outcome.output.contains("struct Order: ") && outcome.output.contains("var a: Double"))
    }
  }

  @Test func checkComparesAndChangesNothing() throws {
    try withFolder(["a.json": "{\"id\": 1}", "b.json": "{\"id\": \"x\"}"]) { folder in
      #expect(try sculpt("a.json", "-n", "A", "-o", "A.swift", in: folder).code == 0)
      let file = folder.appending(path: "A.swift")
      let code = try String(contentsOf: file, encoding: .utf8)
      #expect(try sculpt("a.json", "-n", "A", "-o", "A.swift", "--check", in: folder).code == 0)
      let outcome = try sculpt("b.json", "-n", "A", "-o", "A.swift", "--check", in: folder)
      #expect(outcome.code == 1)
      #expect(outcome.output.hasSuffix("@@ -8,1 +8,1 @@\n-  var id: Int\n+  var id: String\n"))
      #expect(try String(contentsOf: file, encoding: .utf8) == code)
    }
  }

  @Test("A folder without samples, and options for paths without values, are errors")
  func nothingIsThere() throws {
    try withFolder(["none/read.me": "x", "a.json": #"{"prices": {"EUR": 1}, "at": 1}"#]) { folder in
      let empty = try sculpt("none", in: folder)
      #expect(empty.code == 65)
      #expect(empty.errors == "none: error: no file of a known format in it\n")
      for option in ["--map", "--record", "--enum", "--text", "--ignore"] {
        let outcome = try sculpt("a.json", option, "$.pices", in: folder)
        #expect(outcome.code == 64)
        #expect(outcome.errors.contains("Nothing is at $.pices; the nearest path is $.prices."))
      }
      #expect(try sculpt("a.json", "--rename", "$.pices=x", in: folder).code == 64)
      #expect(
        try sculpt("verify", "a.json", "--samples", "a.json", "--map", "$.x", in: folder).code == 64
      )
      let other = try sculpt("a.json", "--enum", "$.at", in: folder)
      #expect(other.errors.contains("The values at $.at are not what the option is about."))
    }
  }

  @Test func exitCodes() throws {
    try withFolder(["a.json": "{\"a\": 1}", "bad.json": "{\"a\": 1,}"]) { folder in
      #expect(try sculpt("--chekc", in: folder).code == 64)
      #expect(try sculpt("a.json", "--check", in: folder).code == 64)
      #expect(try sculpt("a.json", "--map", "$[", in: folder).code == 64)
      #expect(try sculpt("a.json", "--type", "$.a", in: folder).code == 64)
      #expect(try sculpt("explain", "$.b", "a.json", in: folder).code == 64)
      let bad = try sculpt("bad.json", in: folder)
      #expect(bad.code == 65 && bad.output.isEmpty)
      #expect(bad.errors.hasPrefix("bad.json:1:9: error: "))
      #expect(bad.errors.hasSuffix("\n  |         ^\n"))
      #expect(try sculpt("-", input: "", in: folder).code == 65)
      #expect(try sculpt("none.json", in: folder).code == 66)
      #expect(try sculpt("a.json", "-o", "no/folder/A.swift", in: folder).code == 73)
      #expect(try sculpt("--help", in: folder).code == 0)
      #expect(try sculpt("--version", in: folder).code == 0)
      #expect(try sculpt("--generate-completion-script", "bash", in: folder).code == 0)
    }
  }

  @Test func migration() throws {
    try withFolder([
      "Models/A.swift": "struct A: Codable { var id: Int }",
      "Models/Old.swift": "class Old: Codable {}",
      "Models/notes.txt": "no", "bad.swift": "struct A: Codable {",
      "B.swift": "struct B: Codable {}",
    ]) { folder in
      let printed = try sculpt("migrate", "B.swift", "--strict", "--bridge", in: folder)
      #expect(printed.code == 0 && printed.errors.isEmpty)
      #expect(printed.output.contains("@Mappable(conversions: .strict)\nstruct B {}"))
      #expect(printed.output.hasSuffix("extension B: MappedCodable {}"))
      #expect(try sculpt("migrate", "Models", in: folder).code == 64)
      let left = try sculpt("migrate", "Models", "--in-place", in: folder)
      #expect(left.code == 1 && left.output.isEmpty)
      #expect(left.errors.hasPrefix("Models/Old.swift:1:1: warning: 'Old' is left as it is: "))
      let file = folder.appending(path: "Models/A.swift")
      #expect(try String(contentsOf: file, encoding: .utf8).contains("@Mappable\nstruct A {"))
      let bad = try sculpt("migrate", "bad.swift", in: folder)
      #expect(bad.code == 65 && bad.errors == "bad.swift:1:20: error: this is no Swift\n")
      #expect(try sculpt("migrate", "none.swift", in: folder).code == 66)
    }
  }

  @Test func namesStayWithALock() throws {
    let sample = #"{"foo_bar": 1, "a": {"item": {"x": 1}}, "b": {"item": {"y": 1}}}"#
    let more = #"{"fooBar": 2, "item": {"z": 1}, "#
    try withFolder(["a.json": sample, "b.json": more + sample.dropFirst()]) { folder in
      func run(_ sample: String, _ flags: [String]) throws -> String {
        let arguments = [sample, "-n", "A", "-o", "A.swift"] + flags
        #expect(try sculpt(arguments, in: folder).code == 0)
        return try String(contentsOf: folder.appending(path: "A.swift"), encoding: .utf8)
      }
      let lock = folder.appending(path: "names.json")
      let first = try run("a.json", ["--lock", "names.json"])
      #expect(try run("a.json", ["--lock", "names.json"]) == first)
      let names = try String(contentsOf: lock, encoding: .utf8)
      #expect(names.contains("\"$.foo_bar\": \"fooBar\""))
      // Without the lock the new key has the name, with it the known one keeps it.
      #expect(try run("b.json", []).contains("@CodingKey(\"foo_bar\") var fooBar2: Int"))
      #expect(
        try run("b.json", ["--lock", "names.json"]).contains(
          "@CodingKey(\"foo_bar\") var fooBar: Int"))
      // Edits stay, too.
      try names.replacing("\"fooBar\"", with: "\"count\"").replacing("\"Item\"", with: "\"Thing\"")
        .write(to: lock, atomically: true, encoding: .utf8)
      let edited = try run("a.json", ["--lock", "names.json"])
      #expect(
        edited.contains("@CodingKey(\"foo_bar\") var count: Int") && edited.contains("struct Thing")
      )
      try "{\"types\": 1}".write(to: lock, atomically: true, encoding: .utf8)
      #expect(try sculpt("a.json", "-o", "A.swift", "--lock", "names.json", in: folder).code == 65)
      #expect(try sculpt("a.json", "--lock", "names.json", in: folder).code == 64)
    }
  }

  @Test func explainSaysWhy() throws {
    try withFolder(["a.json": "[{\"p\": 1},\n {\"p\": 2.5}, {\"p\": null}, {}]"]) { folder in
      let outcome = try sculpt("explain", "$[*].p", "a.json", in: folder)
      #expect(
        outcome.output == """
          $[*].p: var p: Presence<Double>
            1 × null, first at a.json:2:20
            2 × number, first at a.json:1:8
            1 of 2 numbers have a fraction or an exponent, first 2.5 at a.json:2:8
            3 of 4 objects have it, 1 times as null, first missing at a.json:2:27

          """)
    }
  }

  @Test("What comes from a pipe has lines, too, and the style is that of the code")
  func explainReadsPipes() throws {
    let input = "{\"d\": \"2024-05-06\"}\n{\"d\": \"2024-05-07\"}\n"
    let arguments = ["explain", "$.d", "--no-guesses"]
    let mappable = try sculpt(arguments, input: input)
    #expect(
      mappable.output == """
        $.d: var d: CivilDate
          2 × string, first at <stdin>:1:7
          all 2 texts are days, and come back unchanged
          2 of 2 objects have it, 0 times as null

        """)
    let codable = try sculpt(arguments + ["--style", "codable", "-"], input: input)
    #expect(codable.output.hasPrefix("$.d: var d: String\n"))
    #expect(
      codable.output.hasSuffix(
        "\n  they stay texts, because here no other type writes all of them unchanged\n"))
  }

  @Test func overridesOnTheCommandLine() throws {
    let outcome = try sculpt(
      "--map", "$.ids", "--type", "$.price=Money", "--rename", "$.x=y", "--ignore", "$.z",
      "--access", "public", "--style", "codable",
      input: #"{"ids": {"a": 1, "b": 2}, "price": 1, "x": 2, "z": 3}"#)
    #expect(outcome.output.contains("public var ids: [String: Int]"))
    #expect(outcome.output.contains("public var price: Money"))
    #expect(
      outcome.output.contains("public var y: Int") && outcome.output.contains("case y = \"x\""))
    #expect(!outcome.output.contains("z"))
  }

  @Test func verifyExitsWithOneForWhatDoesNotFit() throws {
    let order = #"{"id": 1, "price": 2.5}"#
    try withFolder([
      "samples/1.json": order, "samples/2.json": order, "good.json": #"{"id": 2, "price": 3}"#,
      "bad.json": #"{"id": 2.5}"#, "broken.json": "{",
    ]) { folder in
      let good = try sculpt("verify", "good.json", "--samples", "samples", in: folder)
      #expect(good.code == 0 && good.output.isEmpty && good.errors.isEmpty)
      let bad = try sculpt(
        "verify", "good.json", "bad.json", "--samples", "samples", "--no-guesses", in: folder)
      #expect(bad.code == 1 && bad.errors.isEmpty)
      #expect(
        bad.output == """
          bad.json:1:1: error: $: missing key, expected 'price' (Double)
            | {"id": 2.5}
            | ^
          bad.json:1:8: error: $.id: number cannot become Int without loss, found number 2.5
            | {"id": 2.5}
            |        ^

          """)
      let tolerant = try sculpt(
        "verify", "-", "--samples", "samples/1.json", "--tolerant", "--diagnostics-format", "json",
        input: #"[{"id": []}]"#, in: folder)
      #expect(tolerant.code == 1)
      #expect(tolerant.output.hasPrefix("{\"file\":\"<stdin>\",\"code\":\"typeMismatch\","))
      #expect(tolerant.output.split(separator: "\n").count == 1)
      let broken = try sculpt("verify", "broken.json", "--samples", "samples", in: folder)
      #expect(broken.code == 65 && broken.errors.hasPrefix("broken.json:1:2: error: "))
      #expect(try sculpt("verify", "none.json", "--samples", "samples", in: folder).code == 66)
      #expect(try sculpt("verify", "good.json", in: folder).code == 64)
      let new = try sculpt(
        "verify", "-", "--samples", "samples", "--reject-unknown-keys",
        input: #"{"id": 1, "price": 2, "new": 3}"#, in: folder)
      #expect(new.code == 1 && new.output.contains("error: $.new: unknown key"))
    }
  }

  @Test func schemasInPlaceOfSamples() throws {
    let schema =
      #"{"title": "Order line", "required": ["id"], "properties": {"id": {"type": "integer", "minimum": 1}}}"#
    let components = #"""
      openapi: 3.0.0
      components: {schemas: {Pet: {properties: {id: {type: integer}}}, Order: {properties: {pet: {$ref: '#/components/schemas/Pet'}}}}}
      """#
    try withFolder([
      "s.json": schema, "api.yaml": components, "good.json": "{\"id\": 1}", "bad.json": "{}",
    ]) { folder in
      let outcome = try sculpt("--schema", "s.json", in: folder)
      #expect(outcome.code == 0)
      #expect(outcome.output.contains("struct OrderLine: Sendable, Hashable {\n  var id: Int\n}"))
      #expect(outcome.errors == "s.json: note: #/properties/id: 'minimum' is not expressed\n")
      let pet = try sculpt(
        "--openapi", "api.yaml", "--only", "Pet", "--style", "codable", in: folder)
      #expect(pet.code == 0 && pet.output.contains("struct Pet: Codable"))
      #expect(!pet.output.contains("Order"))
      let order = try sculpt("--openapi", "api.yaml", "--only", "Order,Pet", in: folder)
      #expect(order.output.contains("\nstruct Order:") && order.output.contains("\nstruct Pet:"))
      #expect(try sculpt("--openapi", "api.yaml", "--only", "Cat", in: folder).code == 64)
      #expect(try sculpt("--schema", "s.json", "--only", "Cat", in: folder).code == 64)
      #expect(try sculpt("--schema", "s.json", "good.json", in: folder).code == 64)
      #expect(try sculpt("--openapi", "s.json", in: folder).code == 65)
      #expect(try sculpt("--schema", "none.json", in: folder).code == 66)
      #expect(try sculpt("verify", "good.json", "--openapi", "api.yaml", in: folder).code == 64)
      let only = ["--openapi", "api.yaml", "--only", "Pet"]
      #expect(try sculpt(["verify", "good.json"] + only, in: folder).code == 0)
      #expect(try sculpt("verify", "good.json", "--schema", "s.json", in: folder).code == 0)
      #expect(try sculpt("verify", "bad.json", "--schema", "s.json", in: folder).code == 1)
    }
  }

  @Test func theFirstLinesNameTheMapperOfTheFormat() throws {
    try withFolder(["a.toml": "a = 1", "b.csv": "a\n1\n", "c.json": "{}"]) { folder in
      func line(_ arguments: String...) throws -> String? {
        try sculpt(["-n", "Row"] + arguments, in: folder).output.split(separator: "\n").dropFirst()
          .first?.split(separator: ": ", maxSplits: 1).last.map(String.init)
      }
      let (toml, csv, both) = try (line("a.toml"), line("b.csv"), line("a.toml", "c.json"))
      #expect(toml == "import MaquetteTOML; try TOMLMapper().decode(Row.self, from: toml)")
      #expect(csv == "import MaquetteCSV; try CSVMapper().decode([Row].self, from: csv)")
      #expect(both == "try JSONMapper().decode(Row.self, from: json)")
    }
  }

  @Test func aFolderGetsAFileForEachType() throws {
    let order = #"{"items": [{"sku": "a"}], "customer": {"name": "b"}}"#
    try withFolder(["order.json": order, "less.json": #"{"items": [{"sku": "a"}]}"#]) { folder in
      func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(
          atPath: folder.appending(path: "Models").path
        ).sorted()
      }
      let write = ["-n", "Order", "-o", "Models/"]
      #expect(try sculpt(["order.json"] + write, in: folder).code == 0)
      #expect(try names() == ["Order+Customer.swift", "Order+Item.swift", "Order.swift"])
      let item = folder.appending(path: "Models/Order+Item.swift")
      #expect(
        try String(contentsOf: item, encoding: .utf8) == """
          // Generated by sculpt.
          // A document decodes as Order: try JSONMapper().decode(Order.self, from: json)

          import Maquette

          extension Order {
            @Mappable
            struct Item: Sendable, Hashable {
              var sku: String?
            }
          }

          """)
      #expect(try sculpt(["order.json", "--check"] + write, in: folder).code == 0)
      try "// Mine.".write(
        to: folder.appending(path: "Models/Mine.swift"), atomically: true, encoding: .utf8)
      let check = try sculpt(["less.json", "--check"] + write, in: folder)
      #expect(check.code == 1 && check.output.contains("--- Models/Order+Customer.swift"))
      #expect(try names().count == 4)
      // Files of the same types that are not written any more go; others stay.
      #expect(try sculpt(["less.json"] + write, in: folder).code == 0)
      #expect(try names() == ["Mine.swift", "Order+Item.swift", "Order.swift"])
    }
  }

  @Test func serveAnswersThePageAndNobodyElse() async throws {
    let (process, line) = try startServer()
    defer { end(process) }
    let address = try #require(URL(string: line.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(address.host() == "127.0.0.1")
    let (page, first) = try await URLSession.shared.data(from: address)
    #expect((first as? HTTPURLResponse)?.statusCode == 200)
    #expect(String(decoding: page, as: UTF8.self).hasPrefix("<!doctype html>"))
    var request = URLRequest(url: try #require(URL(string: "/answer", relativeTo: address)))
    request.httpMethod = "POST"
    request.httpBody = Data(#"{"samples": ["{\"id\": 1}"], "name": "Event"}"#.utf8)
    let (_, refused) = try await URLSession.shared.data(for: request)
    #expect((refused as? HTTPURLResponse)?.statusCode == 403)
    let token = try #require(address.query()?.dropFirst("token=".count))
    request.setValue(String(token), forHTTPHeaderField: "X-Sculpt-Token")
    let (answer, _) = try await URLSession.shared.data(for: request)
    #expect(String(decoding: answer, as: UTF8.self).contains("struct Event"))
  }

  @Test func schemasInSeveralFiles() throws {
    let order = #"""
      {"properties": {"to": {"$ref": "common/address.json"}, "from": {"$ref": "./common/address.json#"},
        "size": {"$ref": "common/sizes.yaml#/$defs/Size"}, "lost": {"$ref": "none.json"}}}
      """#
    let address =
      #"{"required": ["country"], "properties": {"country": {"$ref": "../country.json"}}}"#
    try withFolder([
      "schemas/order.json": order, "schemas/common/address.json": address,
      "schemas/country.json":
        #"{"properties": {"code": {"type": "string"}, "of": {"$ref": "order.json"}}}"#,
      "schemas/common/sizes.yaml": "$defs: {Size: {enum: [s, m], description: How big.}}",
      "bad.json": #"{"$ref": "broken.json"}"#, "broken.json": "{",
    ]) { folder in
      let outcome = try sculpt("--schema", "schemas/order.json", in: folder)
      #expect(outcome.code == 0)
      #expect(
        outcome.errors
          == "schemas/order.json: note: #/properties/lost: 'none.json' is not in the document\n")
      #expect(
        outcome.output.contains(
          "var to: Address?\n  var from: Address?\n  /// How big.\n  var size: Size?"))
      #expect(outcome.output.contains("var country: Country\n"))
      #expect(outcome.output.contains("case s\n") && outcome.output.contains("var code: String?"))
      let broken = try sculpt("--schema", "bad.json", in: folder)
      #expect(broken.code == 65 && broken.errors.hasPrefix("broken.json:1:2: error: "))
    }
  }

  /// A name of a file has a limit on every system, and types deep inside others have long ones.
  @Test func filesOfDeepTypesHaveShortNames() throws {
    let keys = (0..<12).map { "aKeyWithALongNameOfItsOwn\($0)" }
    let sample = keys.reversed().reduce("1") { "{\"\($1)\": \($0)}" }
    try withFolder(["a.json": sample]) { folder in
      #expect(try sculpt("a.json", "-o", "Models/", in: folder).code == 0)
      let names = try FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: "Models").path)
      #expect(names.count == keys.count && names.allSatisfy { $0.utf8.count < 130 })
    }
  }
}
