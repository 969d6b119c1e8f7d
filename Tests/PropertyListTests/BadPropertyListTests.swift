import Foundation
import Maquette
import MaquettePropertyList
import Testing

/// Invalid property lists are errors with a location.
@Suite struct BadPropertyListTests {
  /// The result of decoding a source as a tree: the code and the offset.
  static func outcome(_ source: some ByteSource, _ options: PropertyListMapper.Options = .init())
    -> String
  {
    do throws(MappingError) {
      return "\(try PropertyListMapper(options: options).decodeValue(from: source))"
    } catch {
      let place = error.location.map { "\($0.line):\($0.column)" } ?? "\(error.byteOffset ?? -1)"
      return "\(error.code) \(place)" + (error.path.isRoot ? "" : " at \(error.path)")
    }
  }

  @Test(
    "In XML",
    arguments: [
      ("", "unexpectedEnd 0"), ("x", "unexpectedCharacter 0"),
      ("{ a = b; }", "unexpectedCharacter 0"),
      ("<plist/>", "unexpectedCharacter 1:9"), ("<plist></plist>", "unexpectedCharacter 1:8"),
      ("<plist><true/><true/></plist>", "unexpectedCharacter 1:15"),
      ("<plist>x<true/></plist>", "unexpectedCharacter 1:8"),
      ("<plist><x/></plist>", "unexpectedCharacter 1:8"), ("<html/>", "unexpectedCharacter 1:1"),
      ("<p:dict xmlns:p='u'/>", "unexpectedCharacter 1:1"),
      ("<plist><plist/></plist>", "unexpectedCharacter 1:8"),
      ("<key>a</key>", "unexpectedCharacter 1:1"),
      ("<dict><string>a</string></dict>", "unexpectedCharacter 1:7"),
      ("<dict><key>a</key></dict>", "missingKey 1:19 at a"),
      ("<dict><key>a</key><key>b</key></dict>", "unexpectedCharacter 1:19 at a"),
      ("<dict><key>a</key>x<true/></dict>", "unexpectedCharacter 1:19 at a"),
      ("<array><key>a</key></array>", "unexpectedCharacter 1:8 at [0]"),
      ("<string>a<b/></string>", "unexpectedCharacter 1:10"),
      ("<array>\n<integer/></array>", "invalidNumber 2:1 at [0]"),
      ("<integer>1 </integer>", "invalidNumber 1:10"),
      ("<integer>1.5</integer>", "invalidNumber 1:10"),
      ("<integer>0x</integer>", "invalidNumber 1:10"),
      ("<integer>--1</integer>", "invalidNumber 1:10"),
      ("<integer>0x+1</integer>", "invalidNumber 1:10"),
      ("<integer>١</integer>", "invalidNumber 1:10"),
      ("<integer>18446744073709551616</integer>", "invalidNumber 1:10"),
      ("<integer>-9223372036854775809</integer>", "invalidNumber 1:10"),
      ("<real>1e</real>", "invalidNumber 1:7"), ("<real>0x1p3</real>", "invalidNumber 1:7"),
      ("<real></real>", "invalidNumber 1:1"), ("<real>nano</real>", "invalidNumber 1:7"),
      ("<date>2009-02-30T00:00:00Z</date>", "invalidValue 1:7"),
      ("<date>2009-03-31T18:01:12+01:00</date>", "invalidValue 1:7"),
      ("<date>0000-00-00T00:00:00Z</date>", "invalidValue 1:7"), ("<date/>", "invalidValue 1:1"),
      ("<data>AQI</data>", "invalidValue 1:7"), ("<data>A===</data>", "invalidValue 1:7"),
      ("<data>AQ!=</data>", "invalidValue 1:7"), ("<true>1</true>", "invalidValue 1:7"),
      ("<dict><key>CF$UID</key><integer>1</integer></dict>", "typeMismatch 1:44"),
      (
        "<dict><key>a</key><array><true/><integer>x</integer></array></dict>",
        "invalidNumber 1:42 at a[1]"
      ),
      ("<!DOCTYPE plist [<!ENTITY a 'b'>]><plist/>", "unexpectedCharacter 1:43"),
      ("<plist><string>&a;</string></plist>", "invalidEscape 1:16"),
      ("<plist><true/>", "unexpectedEnd 1:15"),
      ("<array><true/></dict>", "unexpectedCharacter 1:15 at [1]"),
    ])
  func xml(source: String, outcome: String) {
    #expect(Self.outcome(source) == outcome)
  }

  @Test(
    "Unusual but unambiguous XML is decoded",
    arguments: [
      ("<true/>", "true"), ("<plist version='1.0'><false> </false></plist>", "false"),
      ("<integer>0x1F</integer>", "31"), ("<integer>-0x1</integer>", "-1"),
      ("<integer>+5</integer>", "5"),
      ("<integer>-0X8000000000000000</integer>", "-9223372036854775808"),
      ("<real>+1.50</real>", "1.5"), ("<real>0.10000000000000001</real>", "0.1"),
      ("<real>.5</real>", "0.5"), ("<real>2.</real>", "2.0"),
      ("<real>-0</real>", "-0.0"),
      ("<real>12345678901234567890.125</real>", "12345678901234567890.125"),
      ("<data> AQ\n ID </data>", "bytes AQID"), ("<data/>", "bytes "),
      ("<string>a<!-- c -->b<![CDATA[<&]]>&amp;</string>", "\"ab<&&\""),
      ("<dict><key/><string/></dict>", "{\"\":\"\"}"),
      ("<dict a='b'><!-- c --><key>a</key> <?p?> <true/></dict>", "{\"a\":true}"),
      ("<dict><key>a</key><true/><key>a</key><false/></dict>", "{\"a\":false}"),
      ("\u{FEFF}<array/>", "[]"), ("\n <array/>", "[]"),
    ])
  func unusual(source: String, value: String) throws {
    let found = try PropertyListMapper().decodeValue(from: source)
    let expected = value.hasPrefix("bytes ") ? "\"\(value.dropFirst(6))\"" : value
    #expect(try found.jsonString() == expected)
  }

  static func sample(_ objects: [UInt8]...) -> [UInt8] { BinarySample(objects: objects).bytes }

  @Test("In binary form, invalid objects are rejected at their offset")
  func objects() {
    let rows: [([UInt8], String)] = [
      (Self.sample([0x00]), "unexpectedCharacter 8"),
      (Self.sample([0x0F]), "unexpectedCharacter 8"),
      (Self.sample([0x0C]), "unexpectedCharacter 8"),
      (Self.sample([0x0E]), "unexpectedCharacter 8"),
      (Self.sample([0x80, 1]), "typeMismatch 8"), (Self.sample([0xC0]), "typeMismatch 8"),
      (Self.sample([0xB0]), "typeMismatch 8"), (Self.sample([0x70]), "unexpectedCharacter 8"),
      (Self.sample([0x15]), "unexpectedCharacter 8"),
      (Self.sample([0x20, 0]), "unexpectedCharacter 8"),
      (Self.sample([0x13, 0]), "unexpectedEnd 8"), (Self.sample([0x14, 0]), "unexpectedEnd 8"),
      (Self.sample([0x14] + Array(repeating: 1, count: 16)), "numberOutOfRange 8"),
      (
        Self.sample([0x14] + Array(repeating: 0xFF, count: 8) + Array(repeating: 0, count: 8)),
        "numberOutOfRange 8"
      ),
      (Self.sample([0x23, 0]), "unexpectedEnd 8"), (Self.sample([0x33, 0]), "unexpectedEnd 8"),
      (Self.sample([0x33, 0x7F, 0xF8, 0, 0, 0, 0, 0, 0]), "invalidValue 8"),
      (Self.sample([0x33, 0xFF, 0xF0, 0, 0, 0, 0, 0, 0]), "invalidValue 8"),
      (Self.sample([0x52, 0x41]), "unexpectedEnd 8"),
      (Self.sample([0x51, 0xE9]), "unexpectedCharacter 9"),
      (Self.sample([0x61, 0xD8, 0x00]), "unexpectedCharacter 9"),
      (Self.sample([0x61, 0xDC, 0x00]), "unexpectedCharacter 9"),
      (Self.sample([0x62, 0xD8, 0x00, 0, 0x41]), "unexpectedCharacter 9"),
      (Self.sample([0x42, 1]), "unexpectedEnd 8"), (Self.sample([0x4F]), "unexpectedCharacter 9"),
      (Self.sample([0x4F, 0x08]), "unexpectedCharacter 9"),
      (Self.sample([0x5F, 0x13, 0xFF]), "unexpectedEnd 9"),
      (Self.sample([0x5F, 0x13] + Array(repeating: 0xFF, count: 8)), "unexpectedEnd 8"),
      (Self.sample([0xAF, 0x13] + Array(repeating: 0xFF, count: 8)), "unexpectedEnd 8"),
      (Self.sample([0xDF, 0x13, 0x40] + Array(repeating: 0, count: 7)), "unexpectedEnd 8"),
      (Self.sample([0xA1, 1]), "invalidNumber 9 at [0]"),
      (Self.sample([0xA1, 0]), "unexpectedCharacter 8 at [0]"),
      (Self.sample([0xA1, 1], [0xA1, 0]), "unexpectedCharacter 8 at [0][0]"),
      (Self.sample([0xD1, 1, 1], [0x10, 1]), "typeMismatch 11"),
      (Self.sample([0xD1, 0, 0]), "typeMismatch 8"),
      (Self.sample([0xD1, 1, 2], [0x51, 0x61], [0x00]), "unexpectedCharacter 13 at a"),
    ]
    for (source, outcome) in rows {
      #expect(Self.outcome(source) == outcome, "\(source.dropFirst(8))")
    }
  }

  @Test("In binary, a trailer that contradicts the source is rejected")
  func trailer() {
    let one: [[UInt8]] = [[0x09]]
    let rows: [(BinarySample, String)] = [
      (BinarySample(objects: one, offsetSize: 0), "invalidNumber 15"),
      (BinarySample(objects: one, offsetSize: 9), "invalidNumber 24"),
      (BinarySample(objects: one, referenceSize: 0), "invalidNumber 17"),
      (BinarySample(objects: one, referenceSize: 200), "invalidNumber 17"),
      (BinarySample(objects: one, objectCount: 0), "invalidNumber 18"),
      (BinarySample(objects: one, objectCount: 2), "invalidNumber 18"),
      (BinarySample(objects: one, objectCount: .max), "invalidNumber 18"),
      (BinarySample(objects: one, root: 1), "invalidNumber 26"),
      (BinarySample(objects: one, tableOffset: 8), "invalidNumber 34"),
      (BinarySample(objects: one, tableOffset: 10), "invalidNumber 18"),
      (BinarySample(objects: one, tableOffset: 11), "invalidNumber 34"),
      (BinarySample(objects: one, tableOffset: .max), "invalidNumber 34"),
      (BinarySample(objects: one, offsets: [7]), "invalidNumber 9"),
      (BinarySample(objects: one, offsets: [9]), "invalidNumber 9"),
      (BinarySample(objects: one, offsetSize: 8, offsets: [.max]), "invalidNumber 9"),
      (
        BinarySample(objects: [[0xA1, 0, 0, 0, 0, 0, 0, 0, 0xFF]], referenceSize: 8),
        "invalidNumber 9 at [0]"
      ),
    ]
    for (sample, outcome) in rows { #expect(Self.outcome(sample.bytes) == outcome, "\(sample)") }
    #expect(Self.outcome(Array("bplist00".utf8)) == "unexpectedEnd 8")
    #expect(Self.outcome(Array("bplist15".utf8)) == "unexpectedCharacter 0")
  }

  @Test("A reference bomb is rejected before it is expanded, and objects may be shared")
  func sharedObjects() throws {
    func levels(_ count: Int) -> [UInt8] {
      let objects = (0..<count).map { level in
        [0xAA] + [UInt8](repeating: UInt8(level + 1), count: 10)
      }
      return BinarySample(objects: objects + [[0x51, 0x78]], offsetSize: 2).bytes
    }
    #expect(Self.outcome(levels(7)).hasPrefix("tooManyElements"))
    #expect(Self.outcome(levels(24)).hasPrefix("tooManyElements"))
    let value = try PropertyListMapper().decodeValue(from: levels(3))
    #expect(value[path: "[9][9][9]"] == "x")
    let mapper = PropertyListMapper()
    #expect(throws: MappingError.self) { try mapper.decode([[[Int]]].self, from: levels(3)) }
  }

  @Test("Limits apply in both forms")
  func limits() throws {
    let nested: AnyValue = [[["x"]]]
    let long: AnyValue = ["a", "abcdefgh", "ééé"]
    let many: AnyValue = ["a": 1, "b": 2, "c": 3]
    for form in [PropertyListFormat.Form.xml, .binary] {
      func code(_ value: AnyValue, _ limits: DecodingOptions.Limits) throws -> String {
        let bytes = try value.propertyListBytes(form)
        return String(Self.outcome(bytes, .init(limits: limits)).prefix { $0 != " " })
      }
      #expect(try code(nested, .init(depth: 2)) == "depthExceeded")
      #expect(try code(nested, .init(depth: 3)).hasPrefix("[[["))
      #expect(try code(long, .init(stringLength: 7)) == "stringTooLong")
      #expect(try code(["ééé"], .init(stringLength: 5)) == "stringTooLong")
      #expect(try code(["ééé"], .init(stringLength: 6)) != "stringTooLong")
      #expect(try code(many, .init(elementCount: 2)) == "tooManyElements")
      #expect(try code([1, 2, 3], .init(elementCount: 2)) == "tooManyElements")
      #expect(try code([1, 2, 3], .init(elementCount: 3)) != "tooManyElements")
      #expect(try code(many, .init(size: 20)) == "sizeExceeded")
    }
  }

  @Test("Duplicate keys follow the rule of the call, in both forms")
  func duplicateKeys() throws {
    let xml = Array(
      "<dict><key>a</key><integer>1</integer><key>a</key><integer>2</integer></dict>".utf8)
    let binary = Self.sample([0xD2, 1, 1, 2, 3], [0x51, 0x61], [0x10, 1], [0x10, 2])
    for source in [xml, binary] {
      #expect(try PropertyListMapper().decodeValue(from: source) == ["a": 2])
      let first = PropertyListMapper(options: .init(duplicateKeys: .firstWins))
      #expect(try first.decodeValue(from: source) == ["a": 1])
      #expect(Self.outcome(source, .init(duplicateKeys: .reject)).hasPrefix("duplicateKey"))
    }
  }

  @Test("A value that a property list cannot represent is rejected with its path")
  func unwritable() {
    func outcome(_ value: AnyValue, _ form: PropertyListFormat.Form) -> String {
      do throws(MappingError) {
        return "\(try value.propertyListBytes(form).count)"
      } catch {
        return "\(error.code) at \(error.path)"
      }
    }
    let large = AnyValue.number(AnyValue.Number(decimal: "18446744073709551616")!)
    for form in [PropertyListFormat.Form.xml, .binary] {
      #expect(outcome(.null, form) == "unencodable at $")
      #expect(outcome([1, .null], form) == "unencodable at [1]")
      #expect(outcome(["a": [1, large]], form) == "unencodable at a[1]")
      #expect(outcome(["a": [["b": large]], "c": 1], form) == "unencodable at a[0].b")
    }
    #expect(outcome(["x": [1, "\u{1}"]], .xml) == "unencodable at x[1]")
    #expect(outcome(["\u{FFFE}": 1], .xml) == "unencodable at [\"\u{FFFE}\"]")
    #expect(outcome(["x": .date(Timestamp(secondsSince2001: 0.5))], .xml) == "unencodable at x")
    #expect(outcome(["x": .date(Timestamp(secondsSince2001: 1e15))], .xml) == "unencodable at x")
    #expect(outcome(["x": .date(Timestamp(secondsSince2001: .nan))], .binary) == "unencodable at x")
    let digits = AnyValue.number(AnyValue.Number(decimal: "0.12345678901234567890")!)
    #expect(outcome([digits], .binary) == "unencodable at [0]")
    #expect(outcome([digits], .xml) == "unencodable at [0]")
  }
}
