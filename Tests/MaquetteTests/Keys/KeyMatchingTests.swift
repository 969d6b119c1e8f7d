import AgreementSupport
import Maquette
import Testing

@Suite("Keys that match by a rule of the call")
struct KeyMatchingTests {
  @Mappable struct Picture: Equatable {
    var imageURL: String
    var htmlBody: String?
    var userID2: Int = 0
  }

  @Mappable class Base { var baseName = "" }

  @Mappable final class Leaf: Base { var leafName = "" }

  @Mappable struct Flat: Equatable {
    @CodableFlattened var picture: Picture
    @CodingKey(path: "metaData.itemCount") var count: Int?
    @CodingKey(path: "rowList[0].cellText") var text: String?
  }

  private func read<T: MappingDecodable>(_ type: T.Type, _ keys: KeyMatching, _ json: String) throws
    -> T
  {
    let byTree = ValueMapper(options: .init(keys: keys))
    _ = try byTree.decode(type, from: AnyValue(json: json))
    return try JSONMapper(options: .init(keys: keys)).decode(type, from: json)
  }

  // Features: 38
  @Test(
    "Case is ignored on request",
    arguments: [
      #"{"IMAGEURL":"a","HtmlBody":"b","userid2":3}"#,
      #"{"imageurl":"a","HTMLBODY":"b","UserID2":3}"#,
      #"{"imageURL":"a","htmlBody":"b","userID2":3}"#,
    ])
  func ignoringCase(_ json: String) throws {
    let expected = Picture(imageURL: "a", htmlBody: "b", userID2: 3)
    #expect(try read(Picture.self, .ignoringCase, json) == expected)
    #expect(try read(Picture.self, .ignoringCaseAndSeparators, json) == expected)
  }

  // Features: 38, 43
  @Test(
    "Separators count for nothing on request",
    arguments: [
      #"{"image_url":"a","html-body":"b","User ID 2":3}"#,
      #"{"IMAGE_URL":"a","Html_Body":"b","user_id_2":3}"#,
    ])
  func ignoringSeparators(_ json: String) throws {
    #expect(
      try read(Picture.self, .ignoringCaseAndSeparators, json)
        == Picture(imageURL: "a", htmlBody: "b", userID2: 3))
  }

  @Mappable struct Named: Equatable {
    @CodingKey("Äußere_Länge") var length = 0
    @CodingKey("aKeyOfManyLetters_and-digits 2") var long = 0
    @CodingKey("İd") var dotted = 0
    @CodingKey("[\\]^`@{|}~") var signs = 0
  }

  @Test(
    "Letters of every script fold as Unicode says, and signs beside the letters of ASCII do not",
    arguments: [
      (#"{"ÄUßERELÄNGE":1}"#, Named(length: 1)), (#"{"äußere länge":1}"#, Named(length: 1)),
      (#"{"A-KEY-OF-MANY-LETTERS-AND-DIGITS-2":1}"#, Named(long: 1)),
      (#"{"AKEYOFMANYLETTERSANDDIGITS２":1}"#, Named()),
      (#"{"İD":1}"#, Named(dotted: 1)), (#"{"ID":1}"#, Named()),
      (#"{"[\\]^`@{|}~":1}"#, Named(signs: 1)), (#"{"{|}~`@[\\]^":1}"#, Named()),
    ])
  func folding(_ json: String, _ expected: Named) throws {
    #expect(try read(Named.self, .ignoringCaseAndSeparators, json) == expected)
  }

  @Test("What one call knows of keys serves calls on other threads, and models with other keys")
  func sharing() async throws {
    let matching = [
      KeyMatching.named(.kebabCase), .ignoringCaseAndSeparators, .named(.custom { $0 + "!" }),
    ]
    let (first, second) = (
      ["image-url", "image-url", "imageURL!"], ["cell-text", "CELL TEXT", "cellText!"]
    )
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (index, keys) in matching.enumerated() {
        for _ in 0..<8 {
          group.addTask {
            let mapper = JSONMapper(options: .init(keys: keys))
            for number in 0..<20 {
              let picture = try mapper.decode(
                [Word].self, from: #"[{"\#(first[index])":\#(number)}]"#)
              let cell = try mapper.decode(Cell.self, from: #"{"\#(second[index])":\#(number)}"#)
              #expect(picture == [Word(imageURL: number)] && cell == Cell(cellText: number))
            }
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test("Configurations that rename keys do not see each other's under one rule")
  func configurations() throws {
    let given = try MappingConfiguration(.model(Word.self).key("givenName", for: "imageURL"))
    let other = try MappingConfiguration(.model(Word.self).key("vorName", for: "imageURL"))
    let calls: [(MappingConfiguration?, String)] = [
      (given, "GIVEN_NAME"), (other, "vor-name"), (nil, "Image URL"), (given, "givenname"),
    ]
    for (configuration, key) in calls {
      let json = #"{"\#(key)":1}"#
      let options = DecodingOptions(keys: .ignoringCaseAndSeparators, configuration: configuration)
      let mapper = JSONMapper(options: .init(decoding: options))
      #expect(try mapper.decode(Word.self, from: json) == Word(imageURL: 1))
      var word = Word(imageURL: 0)
      try mapper.update(&word, from: json)
      #expect(word == Word(imageURL: 1))
      #expect(mapper.decodeReporting(Word.self, from: json).value == Word(imageURL: 1))
      let tree = try AnyValue(json: json)
      #expect(
        try ValueMapper(options: .init(decoding: options)).decode(Word.self, from: tree) == word)
    }
  }

  @Mappable struct Word: Equatable { var imageURL: Int }
  @Mappable struct Cell: Equatable { var cellText: Int }

  // Features: 38
  @Test("By default keys are what they are")
  func exact() {
    #expect(throws: MappingError.self) { try Picture(json: #"{"IMAGEURL":"a"}"#) }
    #expect(throws: MappingError.self) {
      try read(Picture.self, .ignoringCase, #"{"image_url":"a"}"#)
    }
  }

  @Test("A report lists keys that matched only leniently")
  func report() {
    let mapper = JSONMapper(options: .init(keys: .ignoringCase))
    let report = mapper.decodeReporting(Picture.self, from: #"{"imageurl":"a","htmlBody":"b"}"#)
    #expect(
      report.issues.map(\.description) == [
        #"repair: unknown key, expected the key "imageURL" at 'imageurl' in Picture, found string "a" (line 1, column 13) -> read as "imageURL""#
      ])
  }

  // Features: 37, 4.2
  @Test(
    "A naming rule is applied per call, acronyms and digits included",
    arguments: [
      (NamingRule.snakeCase, #"{"image_url":"a","html_body":"b","user_id2":3}"#),
      (.kebabCase, #"{"image-url":"a","html-body":"b","user-id2":3}"#),
      (.pascalCase, #"{"ImageUrl":"a","HtmlBody":"b","UserId2":3}"#),
      (.screamingSnakeCase, #"{"IMAGE_URL":"a","HTML_BODY":"b","USER_ID2":3}"#),
      (.joined(by: "::"), #"{"image::url":"a","html::body":"b","user::id2":3}"#),
      (.snakeCase, #"{"imageURL":"a","html_body":"b","userID2":3}"#),
    ])
  func named(_ rule: NamingRule, _ json: String) throws {
    #expect(
      try read(Picture.self, .named(rule), json)
        == Picture(imageURL: "a", htmlBody: "b", userID2: 3))
  }

  // Features: 37, 2.1
  @Test("A function renames keys for a call")
  func renamed() throws {
    let table = ["sImage": "imageURL", "iUser": "userID2"]
    let keys = KeyMatching.renamed { table[$0] ?? $0 }
    #expect(
      try read(Picture.self, keys, #"{"sImage":"a","iUser":"12","htmlBody":"b"}"#)
        == Picture(imageURL: "a", htmlBody: "b", userID2: 12))
    let swapped = KeyMatching.renamed {
      ["imageURL": "htmlBody", "htmlBody": "imageURL"][$0] ?? $0
    }
    #expect(
      try read(Picture.self, swapped, #"{"imageURL":"a","htmlBody":"b"}"#)
        == Picture(imageURL: "b", htmlBody: "a"))
  }

  // Features: 37
  @Test("Rules hold for superclasses, flattened members and paths")
  func otherModels() throws {
    let leaf = try read(Leaf.self, .named(.snakeCase), #"{"base_name":"a","leaf_name":"b"}"#)
    #expect(leaf.baseName == "a" && leaf.leafName == "b")
    #expect(
      try read(
        Flat.self, .named(.snakeCase),
        #"{"image_url":"a","meta_data":{"item_count":3},"row_list":[{"cell_text":"t"}]}"#)
        == Flat(picture: Picture(imageURL: "a"), count: 3, text: "t"))
  }

  @Test("Rules affect neither keys of dictionaries nor unknown keys")
  func dictionaries() throws {
    #expect(
      try read([String: Picture].self, .ignoringCase, #"{"K":{"IMAGEURL":"a"}}"#)
        == ["K": Picture(imageURL: "a")])
    let mapper = JSONMapper(options: .init(unknownKeys: .reject, keys: .ignoringCase))
    let error = #expect(throws: MappingError.self) {
      try mapper.decode(Picture.self, from: #"{"IMAGEURL":"a","other":1}"#)
    }
    #expect(error?.code == .unknownKey)
  }

  @Test("The later of two keys that match counts")
  func repeated() throws {
    #expect(
      try read(Picture.self, .ignoringCase, #"{"imageurl":"a","IMAGEURL":"b"}"#).imageURL == "b")
  }

  @Test("Options are equal if they say the same")
  func equality() {
    #expect(KeyMatching.exact == .exact && KeyMatching.ignoringCase == .ignoringCase)
    #expect(KeyMatching.ignoringCase != .ignoringCaseAndSeparators)
    #expect(KeyMatching.exact != .ignoringCase)
    #expect(KeyMatching.named(.snakeCase) == .named(.snakeCase))
    #expect(KeyMatching.named(.snakeCase) != .named(.kebabCase))
    let renamed = KeyMatching.renamed { $0 }
    #expect(renamed == renamed && renamed != .renamed { $0 })
  }

  @Mappable(fieldNaming: .joined(by: ".")) struct Separated: Equatable {
    var imageURL: String
    @CodingKey(naming: .screamingKebabCase) var htmlBody: Int
    @CodingKey(naming: .unchanged, encode: "out") var userID2: Int
  }

  // Features: 33, 34, 36
  @Test("A property has a rule of its own, a type a separator of its own")
  func naming() throws {
    let json = #"{"image.url":"a","HTML-BODY":1,"userID2":2}"#
    let model = Separated(imageURL: "a", htmlBody: 1, userID2: 2)
    #expect(try separated(json) == model)
    #expect(try write(model) == #"{"image.url":"a","HTML-BODY":1,"out":2}"#)
  }

  private func separated(_ json: String) throws -> Separated { try Separated(json: json) }
}
