import Foundation
import Maquette
import MaquettePropertyList
import Testing

/// Valid property lists have the same values as with Foundation, in both directions.
@Suite struct PropertyListAgreementTests {
  static let values: [AnyValue] = [
    ["a": 1, "b": -1, "c": 0, "d": 127, "e": 128, "f": 255, "g": 256, "h": 65535, "i": 65536],
    ["a": 4_294_967_295, "b": 4_294_967_296, "c": .number(AnyValue.Number(Int64.max))],
    ["a": .number(AnyValue.Number(Int64.min)), "b": -128, "c": -32769, "d": -2_147_483_649],
    ["a": 1.5, "b": -0.1, "c": 1e300, "d": 1e-300, "e": 123456.789],
    ["a": true, "b": false],
    ["a": "", "b": "plain", "c": "é", "d": "語😀", "e": "a\nb\tc", "f": "<&>\"'", "g": " x "],
    [
      "l": .string(String(repeating: "é", count: 70000)),
      "m": .string(String(repeating: "x", count: 14)),
    ],
    ["a": .bytes([]), "b": .bytes([0]), "c": .bytes(Array(0...255)), "d": .bytes([1, 2, 3])],
    [
      "a": .date(Timestamp(secondsSince2001: 0)),
      "b": .date(Timestamp(secondsSince2001: -86400 * 365)),
    ],
    ["a": [], "b": [:], "c": [[], [[1]], ["x": [:]]], "d": [1, "x", true, 2.5]],
    ["a": .array((0..<300).map { .number(AnyValue.Number($0)) })],
    .object(
      AnyValue.Object(
        (0..<300).map {
          AnyValue.Object.Member(key: "key\(1000 + $0)", value: .string("value\($0 % 7)"))
        })),
    [1, 2, [3]], "text", 7, 2.5, true, .bytes([1]), .date(Timestamp(secondsSince2001: 1)),
  ]

  static func foundation(_ format: PropertyListSerialization.PropertyListFormat, _ value: AnyValue)
    throws
    -> [UInt8]
  {
    [UInt8](
      try PropertyListSerialization.data(fromPropertyList: value.any, format: format, options: 0))
  }

  @Test("Output of Foundation is decoded", arguments: values)
  func reads(value: AnyValue) throws {
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let bytes = try Self.foundation(format, value)
      #expect(try PropertyListMapper().decodeValue(from: bytes) == value)
    }
  }

  @Test("Output is decoded by Foundation, and by the library", arguments: values)
  func writes(value: AnyValue) throws {
    for form in [PropertyListFormat.Form.xml, .binary] {
      let bytes = try value.propertyListBytes(form)
      let read = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      #expect(try AnyValue(any: read) == value)
      #expect(try AnyValue(propertyList: bytes) == value)
    }
  }

  @Test("A number beyond 63 bits is kept")
  func unsigned() throws {
    let value: AnyValue = [
      "a": .number(AnyValue.Number(UInt64.max)), "b": .number(AnyValue.Number(UInt64(1) << 63)),
    ]
    for form in [PropertyListFormat.Form.xml, .binary] {
      #expect(try AnyValue(propertyList: try value.propertyListBytes(form)) == value)
    }
    let binary = try value.propertyListBytes()
    let read = try PropertyListSerialization.propertyList(from: Data(binary), format: nil)
    #expect((read as? [String: NSNumber])?["a"]?.uint64Value == .max)
  }

  @Test("Numbers that are not finite are kept in both forms")
  func nonFinite() throws {
    let value: AnyValue = [
      "a": .number(AnyValue.Number(Double.infinity)),
      "b": .number(AnyValue.Number(-Double.infinity)),
      "c": .number(AnyValue.Number(Double.nan)),
    ]
    for form in [PropertyListFormat.Form.xml, .binary] {
      #expect(try AnyValue(propertyList: try value.propertyListBytes(form)) == value)
      let bytes = try value.propertyListBytes(form)
      let read = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      let numbers = try #require(read as? [String: Double])
      #expect(
        numbers["a"] == .infinity && numbers["b"] == -.infinity && numbers["c"]?.isNaN == true)
    }
  }

  @Test("XML has the layout of Apple's tools")
  func layout() throws {
    let value: AnyValue = [
      "b": true, "a": [1, 2.5], "c": .bytes(Array(repeating: 7, count: 60)), "d": [:], "e": "",
    ]
    let text = String(decoding: try value.propertyListBytes(.xml), as: UTF8.self)
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>b</key>
        \t<true/>
        \t<key>a</key>
        \t<array>
        \t\t<integer>1</integer>
        \t\t<real>2.5</real>
        \t</array>
        \t<key>c</key>
        \t<data>
        \tBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcH
        \tBwcHBwcHBwcH
        \t</data>
        \t<key>d</key>
        \t<dict/>
        \t<key>e</key>
        \t<string></string>
        </dict>
        </plist>

        """)
  }

  @Test("XML has the bytes that Foundation writes, but for numbers with a fraction")
  func sameBytes() throws {
    for value in Self.values {
      let expected = String(decoding: try Self.foundation(.xml, value), as: UTF8.self)
      let found = String(decoding: try value.propertyListBytes(.xml), as: UTF8.self)
      #expect(found == expected || expected.contains("<real>"))
    }
  }

  static let folder = ProcessInfo.processInfo.environment["MAQUETTE_CORPORA"]

  @Test(
    "A public property list decodes as by Foundation, and survives a round trip",
    .enabled(if: folder != nil, "MAQUETTE_CORPORA names no folder of public documents"))
  func corpus() throws {
    let file = try #require(Self.folder) + "/payloads/person.plist"
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    let value = try PropertyListMapper().decodeValue(from: data)
    let read = try PropertyListSerialization.propertyList(from: data, format: nil)
    #expect(try AnyValue(any: read) == value)
    for form in [PropertyListFormat.Form.xml, .binary] {
      #expect(try AnyValue(propertyList: try value.propertyListBytes(form)) == value)
    }
  }

  @Test(
    "White space before a number and after its sign is accepted, as by Foundation",
    arguments: [
      ("<integer> 7</integer>", 7), ("<integer>\n\t-  7</integer>", -7),
      ("<integer>+ 7</integer>", 7),
      ("<integer> 0x1F</integer>", 31), ("<real> 1.5</real>", 1.5), ("<real> - 2.5</real>", -2.5),
    ] as [(String, AnyValue)])
  func whiteSpaceBeforeNumbers(_ element: String, _ expected: AnyValue) throws {
    #expect(try AnyValue(propertyList: "<plist>\(element)</plist>") == expected)
  }

  @Test(
    "White space elsewhere in a number is an error",
    arguments: [
      "<integer>7 7</integer>", "<integer> </integer>", "<integer>- </integer>",
      "<real>1 .5</real>",
    ])
  func whiteSpaceInNumbers(_ element: String) {
    #expect(throws: MappingError.self) { try AnyValue(propertyList: "<plist>\(element)</plist>") }
  }
}
