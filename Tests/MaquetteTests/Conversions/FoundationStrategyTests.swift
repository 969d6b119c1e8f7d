import AgreementSupport
import Foundation
import Maquette
import MaquetteConstraints
import Testing

@Suite("Colors, formats and values of any type")
struct FoundationStrategyTests {
  @Mappable struct Style: Equatable {
    var color: HexColor
    var more: [HexColor] = []
  }

  // Features: 102
  @Test(
    "A colour is its hexadecimal digits",
    arguments: [
      ("#ff8800", HexColor(red: 255, green: 136, blue: 0), "#ff8800"),
      ("FF8800", HexColor(red: 255, green: 136, blue: 0), "#ff8800"),
      ("0xff880080", HexColor(red: 255, green: 136, blue: 0, alpha: 128), "#ff880080"),
      ("#f80", HexColor(red: 255, green: 136, blue: 0), "#ff8800"),
      ("#f808", HexColor(red: 255, green: 136, blue: 0, alpha: 136), "#ff880088"),
    ])
  func colors(_ text: String, _ color: HexColor, _ written: String) throws {
    #expect(try read(Style.self, "{\"color\":\"\(text)\"}").color == color)
    #expect(try write(Style(color: color)) == "{\"color\":\"\(written)\",\"more\":[]}")
  }

  // Features: 102
  @Test(
    "What is no colour is an error",
    arguments: [
      (
        "\"#ff88\\u0000\"",
        "expected a color as #rrggbb at 'color' in Style, found string \"#ff88\\u0000\""
      ),
      ("\"#ggg\"", "expected a color as #rrggbb at 'color' in Style, found string \"#ggg\""),
      ("\"red\"", "expected a color as #rrggbb at 'color' in Style, found string \"red\""),
      ("\"\"", "expected a color as #rrggbb at 'color' in Style, found string \"\""),
      ("16711680", "expected a color as #rrggbb at 'color' in Style, found number 16711680"),
      ("null", "expected a color as #rrggbb at 'color' in Style, found null"),
      ("[1]", "expected a color as #rrggbb at 'color' in Style, found an array"),
    ])
  func noColors(_ json: String, _ message: String) throws {
    let text = try readError(Style.self, "{\"color\":\(json)}").description
    #expect(text == message + " (line 1, column 10)")
  }

  @Mappable struct Formatted: Equatable {
    @CodableBy(.formatted(by: Date.ISO8601FormatStyle())) var day: Date
    @CodableBy(.formatted(by: IntegerFormatStyle<Int>(locale: Locale(identifier: "de_DE"))))
    var count: Int
  }

  // Features: 5.8
  @Test("Formats of Foundation's read and write text")
  func formats() throws {
    let json = #"{"day":"2009-03-31T18:01:12Z","count":"1.234"}"#
    try expectRoundTrip(
      Formatted(day: Date(timeIntervalSince1970: 1_238_522_472), count: 1234), json)
    #expect(
      try readError(Formatted.self, #"{"day":"soon","count":"1"}"#).description
        == "expected Date in a format at 'day' in Formatted, found string \"soon\" (line 1, column 8)"
    )
    #expect(
      try readError(Formatted.self, #"{"day":1,"count":"1"}"#).description
        == "expected Date in a format at 'day' in Formatted, found number 1 (line 1, column 8)")
  }

  @Mappable struct Anything {
    @CodableBy(.any) var any: Any
    @CodableBy(.anyDictionary) var extra: [String: Any] = [:]
    @CodableBy(.anyArray) var list: [Any]?
    @CodableBy(.any) var optional: Any?
  }

  // Features: 103
  @Test("Properties of any type")
  func any() throws {
    let json = #"{"any":1,"extra":{"a":[1.5,"x",{"b":true}]},"list":[null,2],"optional":"z"}"#
    let model = try Anything(json: json)
    #expect(model.any as? Int == 1)
    #expect((model.extra["a"] as? [Any])?.first as? Double == 1.5)
    #expect(model.list?.last as? Int == 2)
    #expect(model.optional as? String == "z")
    #expect(try model.jsonString() == json)
    #expect(try AnyValue(json: model.jsonString()) == ValueMapper().encode(model))
    #expect(
      try readError(Anything.self, #"{"any":1,"extra":[]}"#).description
        == "expected an object at 'extra' in Anything, found an array (line 1, column 18)")
    let bad = Anything(any: 1, extra: ["a": [1, NSObject.self]])
    let error = #expect(throws: MappingError.self) { try bad.jsonString() }
    #expect(error?.path.description == "extra.a[1]")
  }

  // Features: 101, 4.8
  @Test("A URL is read from its text without configuration")
  func urls() throws {
    #expect(try read([URL?].self, #"["https://a.b/c?d=e", null]"#)[0]?.host == "a.b")
    #expect(try readError(URL.self, "\"a b\"").code == .invalidValue)
  }

  // Features: 80
  @Test("Without rules a bad value of an optional property is an error")
  func strictOptionals() throws {
    #expect(
      try readError(Style.self, ##"{"color":"#000","more":["x"]}"##).description
        == "expected a color as #rrggbb at 'more[0]' in Style, found string \"x\" (line 1, column 25)"
    )
    #expect(try readError(HexHolder.self, #"{"data":"00","link":7}"#).path == "link")
  }

  // Features: 100
  @Test("Bytes have three forms of text")
  func bytes() throws {
    for (json, isBase64, isHex) in [
      ("\"00ff\"", true, true), ("\"AP8=\"", true, false), ("\"zz\"", false, false),
    ] {
      #expect(((try? Data(json: json)) != nil) == isBase64)
      #expect(((try? HexHolder(json: "{\"data\":\(json)}")) != nil) == isHex)
    }
  }
}

@Mappable private struct HexHolder {
  @CodableBy(.hex) var data: Data
  var link: URL?
}
