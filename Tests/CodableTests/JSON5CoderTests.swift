import Foundation
import Maquette
import MaquetteCodable
import TestSupport
import Testing

private struct Settings: Codable, Equatable {
  struct Point: Codable, Equatable {
    var x: Double
    var y: Int?
  }

  var name: String?
  var port: Int?
  var ratio: Double?
  var points: [Point]?
}

@Suite struct JSON5CoderTests {
  private func both(_ theirs: JSONDecoder, _ ours: CodableJSONDecoder) {
    theirs.allowsJSON5 = true
    ours.allowsJSON5 = true
  }

  @Test("JSON5 decodes to the same values as by Foundation")
  func same() {
    let table = [
      "{}", "{name:'a'}", "{'name':\"a\"}", "{name: 'it\\'s', // comment\n port: 5,}",
      "/* a */ {port: 0x1F /* b */, ratio: .5}", "{port: +1}", "{port: -0x10}", "{ratio: 5.}",
      "{ratio: Infinity}", "{ratio: -Infinity}", "{ratio: +1.5e3}",
      "{name: '\\x41\\u0042'}", "{points: [{x: 1,}, {x: 2, y: 3},],}", "{$a: 1, _b: 2, name: 'c'}",
      "{name: 'a', name: 'b'}", "{\"name\": \"a\"}", "{name: null, port: null}",
      // Errors: of text, of kinds, of numbers.
      "{", "{name: 'a'", "{name: a}", "{1a: 1}", "{a-b: 1}", "{name: 'a' 'b'}", "[1,,2]",
      "{port: 01}", "{port: '5'}", "{port: 1.5}", "{port: NaN}", "{port: Infinity}",
      "{ratio: 1e999}", "{name: 5}",
      "{points: {}}", "{points: [{y: 1}]}", "{points: [{x: 'a'}]}", "{points: [{x: 1, y: 1.5}]}",
      "// nothing", "", "{} {}", "{name: '\\u{41}'}", "/* {}", "{port: 0x}",
    ]
    for text in table { expectSame(Settings.self, text, both) }
    for text in ["NaN", "-NaN", "+NaN", "[NaN]"] {
      let (theirs, ours) = (JSONDecoder(), CodableJSONDecoder())
      both(theirs, ours)
      let expected = (try? theirs.decode(Double.self, from: Data(text.utf8)))?.isNaN
      #expect((try? ours.decode(Double.self, from: text))?.isNaN == expected, "\(text)")
    }
  }

  @Test("The decoder follows JSON5 where Foundation's decoder departs from it")
  func corrections() throws {
    let decoder = CodableJSONDecoder()
    decoder.allowsJSON5 = true
    let table = [
      // A continued line contains no line end.
      ("{name: 'a\\\nb'}", "ab"), ("{name: 'a\\\r\nb'}", "ab"),
      ("{name: '\\v\\0\\a'}", "\u{B}\0a"), ("{\u{A0}name: 'a'}", "a"),
      ("{n\\u0061me: 'a'}", "a"),
    ]
    for (text, name) in table {
      #expect(try decoder.decode(Settings.self, from: text).name == name, "\(text)")
      let theirs = JSONDecoder()
      theirs.allowsJSON5 = true
      let found = try? theirs.decode(Settings.self, from: Data(text.utf8))
      #expect(found?.name != name, "\(text) is no correction any more")
    }
  }

  @Test("All JSON is JSON5: encoded records decode to equal values")
  func records() throws {
    let decoder = CodableJSONDecoder()
    decoder.allowsJSON5 = true
    var random = SeededGenerator(seed: 3)
    for _ in 0..<60 {
      let record = RandomRecord(&random)
      let text = try CodableJSONEncoder().encode(record)
      #expect(try decoder.decode(RandomRecord.self, from: text) == record)
    }
  }

  @Test("Damaged JSON5 fails, or decodes to the same, and never ends the process")
  func damaged() {
    let text = Array("/*a*/{name:'b\\x41',port:-0x1F,ratio:.5e1,points:[{x:NaN,y:+2,},],}//c".utf8)
    let replacements = Array("{}[]:,'\"\\/*-+.0xeN\u{0}\n ".utf8)
    var random = SeededGenerator(seed: 5)
    let decoder = CodableJSONDecoder()
    decoder.allowsJSON5 = true
    decoder.limits.depth = 8
    var accepted = 0
    for _ in 0..<4000 {
      var changed = text
      for _ in 0...random.below(3) {
        let place = random.below(changed.count)
        switch random.below(3) {
        case 0: changed.remove(at: place)
        case 1: changed.insert(replacements[random.below(replacements.count)], at: place)
        default: changed[place] = replacements[random.below(replacements.count)]
        }
      }
      do {
        _ = try decoder.decode(Settings.self, from: changed)
        accepted += 1
      } catch {
        #expect(error is DecodingError)
      }
    }
    #expect(accepted > 0 && accepted < 4000)
  }

  @Test("Errors report line and column")
  func places() {
    let decoder = CodableJSONDecoder()
    decoder.allowsJSON5 = true
    let table = [
      ("{\n // a\n port: 'x'}", "line 3, column 8"),
      ("{points: [{x: 1},\n  {x: 'a'}]}", "line 2, column 7"),
      ("{points: [{x: 1},\n  {y: 1}]}", "line 2, column 3"),
      ("{\n  name 5}", "line 2, column 8"),
    ]
    for (text, place) in table {
      do {
        _ = try decoder.decode(Settings.self, from: text)
        Issue.record("\(text) is accepted")
      } catch {
        #expect("\(error)".contains(place), "\(text): \(error)")
      }
    }
  }

  @Test("The braces around the whole document may be missing, with or without leading comments")
  func topLevelDictionary() throws {
    let decoder = CodableJSONDecoder()
    decoder.allowsJSON5 = true
    decoder.assumesTopLevelDictionary = true
    let table = [
      "port: 5", "{port: 5}", "port: 5,", "/* a */ {port: 5} // b", "// a\nport: 5 // b",
      "\u{FEFF}port: 5", "\u{FEFF} {port: 5}", "'port': 5, ratio: 1, /* c */",
    ]
    for text in table {
      #expect(try decoder.decode(Settings.self, from: text).port == 5, "\(text)")
    }
    #expect(try decoder.decode(Settings.self, from: "/* nothing */") == Settings())
    for text in ["port: 5}", "[5]", "5", "}", "/*", "/"] {
      #expect(throws: DecodingError.self) { try decoder.decode(Settings.self, from: text) }
    }
  }

  @Test("Limits apply, and JSON5 is rejected by default")
  func limits() {
    let decoder = CodableJSONDecoder()
    #expect(throws: DecodingError.self) { try decoder.decode(Settings.self, from: "{port: 5}") }
    decoder.allowsJSON5 = true
    decoder.limits.depth = 3
    #expect(throws: DecodingError.self) { try decoder.decode([[[[Int]]]].self, from: "[[[[1]]]]") }
    #expect(throws: DecodingError.self) {
      try decoder.decode(Settings.self, from: String(repeating: "[", count: 100_000))
    }
    decoder.limits.size = 5
    #expect(throws: DecodingError.self) { try decoder.decode([Int].self, from: "[1, 2]") }
  }
}
