import Foundation
import MaquetteCodable
import Testing

@Suite struct OptionTests {
  struct Stamp: Codable { var when: Date }

  @Test("Code for Foundation's coders compiles under other names") func otherNames() throws {
    typealias JSONDecoder = CodableJSONDecoder
    typealias JSONEncoder = CodableJSONEncoder
    let (decoder, encoder) = (JSONDecoder(), JSONEncoder())
    decoder.dateDecodingStrategy = JSONDecoder.DateDecodingStrategy.secondsSince1970
    decoder.dataDecodingStrategy = JSONDecoder.DataDecodingStrategy.base64
    decoder.nonConformingFloatDecodingStrategy =
      JSONDecoder.NonConformingFloatDecodingStrategy.throw
    decoder.keyDecodingStrategy = JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase
    encoder.outputFormatting = [.sortedKeys] as JSONEncoder.OutputFormatting
    encoder.dateEncodingStrategy = JSONEncoder.DateEncodingStrategy.secondsSince1970
    encoder.dataEncodingStrategy = JSONEncoder.DataEncodingStrategy.base64
    encoder.nonConformingFloatEncodingStrategy =
      JSONEncoder.NonConformingFloatEncodingStrategy.throw
    encoder.keyEncodingStrategy = JSONEncoder.KeyEncodingStrategy.convertToSnakeCase
    let stamp = try decoder.decode(Stamp.self, from: Data(#"{"when":7}"#.utf8))
    #expect(String(decoding: try encoder.encode(stamp), as: UTF8.self) == #"{"when":7}"#)
  }

  static let moments = [
    "2020-01-02T03:04:05Z", "2020-01-02T03:04:05+01:00", "2020-01-02T03:04:05+0100",
    "2020-01-02T03:04:05.678Z", "1969-12-31T23:59:59Z", "2020-01-02 03:04:05Z", "2020-01-02",
    "2020-01-02T03:04:05", " 2020-01-02T03:04:05Z", "2020-13-02T03:04:05Z", "20200102T030405Z", "",
    "x", "2024-02-29T00:00:00Z",
  ]

  @Test("Dates in ISO 8601, accepted and rejected as by Foundation", arguments: moments)
  func iso8601(text: String) {
    // The path of Foundation's error is that of the parent; ours is complete.
    let (theirs, ours) = (JSONDecoder(), CodableJSONDecoder())
    (theirs.dateDecodingStrategy, ours.dateDecodingStrategy) = (.iso8601, .iso8601)
    let json = #"[{"when": "\#(text)"}]"#
    let expected = Outcome { try theirs.decode([Stamp].self, from: Data(json.utf8))[0].when }
    let found = Outcome { try ours.decode([Stamp].self, from: json)[0].when }
    #expect(found.withoutPathOfText == expected.withoutPathOfText)
    if case .failure(_, let path) = found { #expect(path == "[0].when") }
  }

  @Test(
    "A day that does not exist, and text after the zone, are rejected",
    arguments: ["2021-02-30T00:00:00Z", "2020-01-02T03:04:05Z ", "2020-01-02T03:04:05Zx"])
  func strictDates(text: String) {
    let decoder = CodableJSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    #expect(throws: DecodingError.self) { try decoder.decode([Date].self, from: "[\"\(text)\"]") }
  }

  @Test("All strategies for dates, both ways")
  func dates() {
    let moments = [0, 1_600_000_000, -1, 0.5, 1_600_000_000.25, -86_400.75].map {
      Date(timeIntervalSince1970: $0)
    }
    for (decoding, encoding): (JSONDecoder.DateDecodingStrategy, JSONEncoder.DateEncodingStrategy)
      in [
        (.deferredToDate, .deferredToDate), (.secondsSince1970, .secondsSince1970),
        (.millisecondsSince1970, .millisecondsSince1970), (.iso8601, .iso8601),
        (
          .custom { decoder in
            Date(timeIntervalSince1970: try decoder.singleValueContainer().decode(Double.self) * 7)
          },
          .custom { date, encoder in
            var single = encoder.singleValueContainer()
            try single.encode(date.timeIntervalSince1970 / 7)
          }
        ),
        (.deferredToDate, .custom { _, _ in }),
      ]
    {
      for date in moments {
        expectSameText([Stamp(when: date)]) {
          $0.dateEncodingStrategy = encoding
          $1.dateEncodingStrategy = encoding
        }
        expectSameText(["x": date]) {
          $0.dateEncodingStrategy = encoding
          $1.dateEncodingStrategy = encoding
        }
      }
      for json in ["null", "\"x\"", "5", "-1.5", "1e300", "[]", "true"] {
        for wrapped in ["[\(json)]", "[{\"when\": \(json)}]"] {
          if case .iso8601 = decoding { continue }
          expectSame([Date].self, wrapped) {
            $0.dateDecodingStrategy = decoding
            $1.dateDecodingStrategy = decoding
          }
          expectSame([Stamp].self, wrapped) {
            $0.dateDecodingStrategy = decoding
            $1.dateDecodingStrategy = decoding
          }
        }
      }
    }
  }

  @Test("All strategies for data, both ways")
  func data() {
    for bytes in [[], [1], [1, 2], [1, 2, 3], [UInt8](0...255)] {
      let data = Data(bytes)
      for strategy: JSONEncoder.DataEncodingStrategy in [
        .base64, .deferredToData,
        .custom { data, encoder in
          var single = encoder.singleValueContainer()
          try single.encode(data.count)
        },
      ] {
        expectSameText(["x": data]) {
          $0.dataEncodingStrategy = strategy
          $1.dataEncodingStrategy = strategy
        }
      }
    }
    for json in ["\"\"", "\"AQ==\"", "\"AQ\"", "\"A Q==\"", "\"AQID\"", "[1, 2]", "null", "5"] {
      for strategy: JSONDecoder.DataDecodingStrategy in [
        .base64, .deferredToData,
        .custom { Data(count: try $0.singleValueContainer().decode(Int.self)) },
      ] {
        expectSame([Data].self, "[\(json)]") {
          $0.dataDecodingStrategy = strategy
          $1.dataDecodingStrategy = strategy
        }
      }
    }
  }

  @Test("NaN and the infinities")
  func floats() {
    let decoding = JSONDecoder.NonConformingFloatDecodingStrategy.convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    for json in ["\"inf\"", "\"-inf\"", "\"nan\"", "\"INF\"", "1", "null", "1e999"] {
      for isSet in [true, false] {
        expectSame([Double].self, "[\(json)]") {
          if isSet { $0.nonConformingFloatDecodingStrategy = decoding }
          if isSet { $1.nonConformingFloatDecodingStrategy = decoding }
        }
        expectSame([Float].self, "[\(json)]") {
          if isSet { $0.nonConformingFloatDecodingStrategy = decoding }
          if isSet { $1.nonConformingFloatDecodingStrategy = decoding }
        }
      }
    }
    let encoding = JSONEncoder.NonConformingFloatEncodingStrategy.convertToString(
      positiveInfinity: "inf/", negativeInfinity: "-inf", nan: "nan")
    for value in [
      Double.nan, .infinity, -.infinity, 1, -0.0, 1e16, Double.leastNonzeroMagnitude, 0.0001, 1e-5,
    ] {
      for isSet in [true, false] {
        expectSameText(["x": [value]]) {
          if isSet { $0.nonConformingFloatEncodingStrategy = encoding }
          if isSet { $1.nonConformingFloatEncodingStrategy = encoding }
        }
        expectSameText(["x": Float(value)]) {
          if isSet { $0.nonConformingFloatEncodingStrategy = encoding }
          if isSet { $1.nonConformingFloatEncodingStrategy = encoding }
        }
      }
    }
  }

  static let snakes = [
    "", "_", "__", "one", "One", "ONE", "oneTwo", "one_two", "one_Two", "ONE_TWO", "_one_two",
    "one_two_", "__one__two__", "one__two", "_a", "a_", "snake_cAsE", "oneTwo_three",
    "user_id_URL", "url_a_b", "one_2_three", "one-two_three", "stra\u{df}e_wei\u{df}",
  ]
  static let camels = [
    "oneTwo", "myURLProperty", "aURL", "URL", "URLString", "ABCd", "X", "isOK", "oneTWOThree",
    "one2Three", "aBC1d", "one_Two", "_oneTwo", "\u{e9}\u{c0}b", "one two Three", "", "a", "userID",
  ]

  @Test("Keys of snake case, both ways", arguments: Array(Set(snakes + camels)).sorted())
  func snakeCase(key: String) throws {
    struct Names: Codable {
      var names: [String]
      init(_ names: [String]) { self.names = names }
      init(from decoder: any Decoder) throws {
        names = try decoder.container(keyedBy: AnyName.self).allKeys.map(\.stringValue).sorted()
      }
      func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: AnyName.self)
        for name in names { try members.encode(1, forKey: AnyName(stringValue: name)) }
      }
    }
    let json = "{\"\(key)\": 1}"
    expectSame(Names.self, json) {
      $0.keyDecodingStrategy = .convertFromSnakeCase
      $1.keyDecodingStrategy = .convertFromSnakeCase
    }
    expectSame([String: Int].self, json) {
      $0.keyDecodingStrategy = .convertFromSnakeCase
      $1.keyDecodingStrategy = .convertFromSnakeCase
    }
    expectSameText(Names([key])) {
      $0.keyEncodingStrategy = .convertToSnakeCase
      $1.keyEncodingStrategy = .convertToSnakeCase
    }
    expectSameText([key: [key: 1]]) {
      $0.keyEncodingStrategy = .convertToSnakeCase
      $1.keyEncodingStrategy = .convertToSnakeCase
    }
  }

  struct AnyName: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  @Test("Keys by a function, with the path before them")
  func customKeys() {
    struct Inner: Codable, Equatable { var value: Int }
    struct Outer: Codable, Equatable { var first: [Inner]; var map: [String: Inner] }
    expectSame(Outer.self, #"{"0first": [{"2value": 1}], "0map": {"k": {"2value": 2}}}"#) {
      let convert: @Sendable ([any CodingKey]) -> any CodingKey = { path in
        AnyName(stringValue: String(path.last!.stringValue.dropFirst()))
      }
      $0.keyDecodingStrategy = .custom(convert)
      $1.keyDecodingStrategy = .custom(convert)
    }
    // Foundation omits the key of a dictionary in the path.
    expectSameText(Outer(first: [Inner(value: 1)], map: [:])) {
      let convert: @Sendable ([any CodingKey]) -> any CodingKey = { path in
        AnyName(stringValue: "\(path.count)" + path.last!.stringValue)
      }
      $0.keyEncodingStrategy = .custom(convert)
      $1.keyEncodingStrategy = .custom(convert)
    }
  }

  @Test("The form of the text is Foundation's to the byte, keys sorted")
  func formatting() throws {
    struct Tree: Codable {
      var b: [Int] = []
      var a: [String: [String]] = ["z": [], "a/b": ["\u{8}\u{c}\n\r\t\u{1f}\u{7f}\"\\/é\u{2028}"]]
      var c: [[Int]] = [[], [1, 2]]
      var d: [String: Int] = [:]
      var e: Bool? = nil
    }
    let options: [JSONEncoder.OutputFormatting] = [
      [.sortedKeys], [.sortedKeys, .prettyPrinted],
      [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes],
      [.sortedKeys, .withoutEscapingSlashes],
    ]
    for formatting in options {
      let (theirs, ours) = (JSONEncoder(), CodableJSONEncoder())
      (theirs.outputFormatting, ours.outputFormatting) = (formatting, formatting)
      let expected = String(decoding: try theirs.encode(Tree()), as: UTF8.self)
      #expect(try ours.encodeString(Tree()) == expected)
      #expect(
        try ours.encodeString([[Int]]())
          == String(decoding: try theirs.encode([[Int]]()), as: UTF8.self))
    }
    let keys = ["", "10", "9", "B", "Z", "a", "z10", "z9", "é", "\u{fffd}", "𝒳"]
    expectSameText(Dictionary(uniqueKeysWithValues: keys.map { ($0, 1) }))
  }

  @Test("A document without its braces")
  func topLevelDictionary() {
    struct Pair: Decodable { var x: Int?; var y: Int? }
    for json in [#""x": 1, "y": 2"#, #"{"x": 1}"#, "", " ", #""x":1,"#, #" "y" : 5 "#, "x"] {
      expectSame(Pair.self, json) {
        $0.assumesTopLevelDictionary = true
        $1.assumesTopLevelDictionary = true
      }
    }
  }

  @Test("userInfo reaches every type, and options may change between calls")
  func userInfo() throws {
    struct Told: Codable {
      static let key = CodingUserInfoKey(rawValue: "told")!
      var text = ""
      init() {}
      init(from decoder: any Decoder) throws {
        text = decoder.userInfo[Self.key] as? String ?? "none"
      }
      func encode(to encoder: any Encoder) throws {
        var single = encoder.singleValueContainer()
        try single.encode(encoder.userInfo[Self.key] as? String ?? "none")
      }
    }
    let (decoder, encoder) = (CodableJSONDecoder(), CodableJSONEncoder())
    #expect(try decoder.decode([[Told]].self, from: "[[1]]")[0][0].text == "none")
    decoder.userInfo[Told.key] = "yes"
    encoder.userInfo[Told.key] = "yes"
    #expect(try decoder.decode([[Told]].self, from: "[[1]]")[0][0].text == "yes")
    #expect(try encoder.encodeString(["a": Told()]) == #"{"a":"yes"}"#)
  }

  @Test("Text in every encoding of Unicode, with a mark and without")
  func encodings() throws {
    let json = #"{"a": ["é𝒳", 1]}"#
    for encoding: String.Encoding in [
      .utf8, .utf16BigEndian, .utf16LittleEndian, .utf32BigEndian, .utf32LittleEndian,
    ] {
      for mark in ["", "\u{feff}"] {
        let data = try #require((mark + json).data(using: encoding))
        struct Mixed: Decodable, Equatable {
          var a: [String]
          init(from decoder: any Decoder) throws {
            enum Key: CodingKey { case a }
            var list = try decoder.container(keyedBy: Key.self).nestedUnkeyedContainer(forKey: .a)
            a = [try list.decode(String.self), "\(try list.decode(Int.self))"]
          }
        }
        #expect(try CodableJSONDecoder().decode(Mixed.self, from: data).a == ["é𝒳", "1"])
        #expect(try CodableJSONDecoder().decode(Mixed.self, from: [UInt8](data)).a.count == 2)
      }
    }
  }

  @Test("Many threads use one coder")
  func threads() async throws {
    let (decoder, encoder) = (CodableJSONDecoder(), CodableJSONEncoder())
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          for _ in 0..<200 {
            let value = ["k": [number, 2]]
            let text = try encoder.encodeString(value)
            #expect(try decoder.decode([String: [Int]].self, from: text) == value)
            if number == 0 { decoder.keyDecodingStrategy = .useDefaultKeys }
          }
        }
      }
      try await group.waitForAll()
    }
  }
}
