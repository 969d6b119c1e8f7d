import Maquette
import MaquetteSchema
import Testing

/// Each format of text, with texts that have it and texts that do not.
@Suite("Formats and expressions of schemas")
struct FormatTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let valid: [String]
    let invalid: [String]

    var testDescription: String { name }

    init(_ name: String, valid: [String], invalid: [String] = []) {
      self.name = name
      self.valid = valid
      self.invalid = invalid
    }
  }

  private static let formats = [
    Row(
      "date-time",
      valid: [
        "2009-03-31T18:01:12Z", "1990-12-31T23:59:60Z", "1998-12-31t15:59:60.5-08:00",
        "9999-12-31T23:59:59.999Z", "0001-01-01T00:00:00Z",
      ],
      invalid: [
        "2009-03-31", "2009-02-30T00:00:00Z", "2009-03-31T18:01:12", "2009-03-31 18:01:12Z",
        "9999-12-31T23:59:59-23:59", "9999-12-31T23:59:60Z", "0001-01-01T00:00:00+23:59",
        "1990-06-15T23:59:60Z",
      ]),
    Row("date", valid: ["2024-02-29"], invalid: ["2023-02-29", "24-02-29", "0000-01-01"]),
    Row("time", valid: ["23:59:60Z", "12:00:00.5+01:00"], invalid: ["12:59:60Z", "12:00:00"]),
    Row("duration", valid: ["P1DT2H", "P3W"], invalid: ["P", "PT", "1D"]),
    Row("uuid", valid: ["e621e1f8-c36c-495a-93fc-0c247a3e6e5f"], invalid: ["e621"]),
    Row("ipv6", valid: ["::1", "1::ffff:1.2.3.4"], invalid: ["1:2", ":::"]),
    Row("hostname", valid: ["a-b.example"], invalid: ["-a", "a..b"]),
    Row(
      "email",
      valid: [
        "a@b", "te~s.t@example.com", #""joe bloggs"@example.com"#, #""a@\"b"@example.com"#,
        "a@[127.0.0.1]", "a@[IPv6:::1]", String(repeating: "a", count: 64) + "@b.example",
      ],
      invalid: [
        "a", "@b", "a@", "te..st@b.example", ".a@b.example", "a.@b.example", "a b@c", "a@b@c",
        "a@invalid=domain", "a@-b", "a@[127.0.0.300]", "a@[::1]", #""a"b"@c"#, "é@b",
        String(repeating: "a", count: 65) + "@b.example",
      ]),
    Row(
      "uri",
      valid: [
        "https://user:p%40@example.org:80/a;b=c/?q=1/2?#x?", "http://[::1]:80/", "urn:a:b", "a:",
        "http://[v1.a:b]/", "file:///a", "mailto:a@b.example", "http://a:/",
        "http://-.~_!$&'()*+,;=/",
      ],
      invalid: [
        "", "/a", "//a/b", "1:b", "https://[@example.org/", "http://example.com:abc/",
        "http://[::1",
        "http://a/[b]", "http://a/#b#c", "http://a/%zz", "http://a/ b", "http://a/é",
        #"http://a\b"#,
      ]),
    Row(
      "uri-reference", valid: ["", "a/1:b", "./1:b", "#", "?x", "//a:1/b", "a:b"],
      invalid: ["1:b", "//[", "a#b#c", "a b"]),
    Row(
      "iri",
      valid: [
        "http://ƒøø.ßår/?∂éœ=πîx#πîüx", "http://a/\u{10300}?\u{E000}", "http://[::1]:80/é",
        "urn:a:é", "http://a#\u{301}",
      ],
      invalid: [
        "/é", "é", "http://a/\u{E000}", "http://a#\u{E000}", "http://a/\u{80}", "http://a/\u{FFFE}",
        "http://a/é b", "é:b", "http://a/é\n",
      ]),
    Row(
      "iri-reference", valid: ["", "é", "#é", "//é/ü", "/é?é", "a:é"],
      invalid: [#"a\é"#, "é:b", "a#é#é", "é b"]),
    Row(
      "idn-email",
      valid: ["실례@실례.테스트", "é@b", #""é"@b"#, "a@b"],
      invalid: [
        "é", "a＠b", "é b@c", ".é@b", "é@-b", "é@", String(repeating: "é", count: 33) + "@b",
      ]),
    Row(
      "idn-hostname", valid: ["실례.테스트", "a。b", "l·l", "xn--9n2bp8q", "ex-ample"],
      invalid: [
        "", ".", "。", "a..b", ".é", "é.", "-é", "é-", "éa--b", "é b", "a/b",
        String(repeating: "é", count: 64), String(repeating: "é.", count: 127) + "é",
      ]),
    Row(
      "uri-template",
      valid: [
        "", "a/{b}", "{?a,b*,c:1000}", "{+a.b}{#c}{.d}{/e}{;f}{&g}", "{%41_1}", "a%41é\u{E000}",
        "a'b",
      ],
      invalid: [
        "{", "}", "{}", "{a", "a}", "{a,}", "{,+a}", "{a,,b}", "{a..b}", "{.}", "{a:0}",
        "{a:10000}",
        "{a:01}", "{a=b}", "{a b}", "a b", "a%4", "a\u{7F}", "{{a}}", #"a"b"#, "a<b", "{a*:3}",
      ]),
    Row(
      "regex",
      valid: [
        "", "a+", "(?<year>[0-9]{4})-\\k<year>", "^(?!a)(?<=b)c$", "\\p{Script=Greek}", "(a)\\1",
        "(?<a>x)|(?<a>y)", "(?i-s:a)", "\\uD83D\\uDE00\\u{1F600}\\x41\\cA\\0",
        "\\p{Extended_Pictographic}", "a{1,1000000000000}",
      ],
      invalid: [
        "a(", "a)", "[", "a**", "^*", "a{2,1}", "[z-a]", "[a-\\d]", "\\1", "\\k<a>", "\\a",
        "(?<a>x)(?<a>y)", "(?<1>x)", "(?i-i:a)", "\\p{Unheard}", "\\p{Kind=Lu}", "\\p{Lu", "\\c1",
        "\\x4G", "\\u{+41}", "\\u{110000}", "\\00",
      ]),
    Row("unheard-of", valid: ["x"]),
  ]

  @Test("Texts have a format or not", arguments: formats) func holds(_ row: Row) throws {
    let validator = try SchemaValidator(["format": .string(row.name)])
    for text in row.valid { #expect(validator.isValid(.string(text)), "\(text)") }
    for text in row.invalid { #expect(!validator.isValid(.string(text)), "\(text)") }
    #expect(validator.isValid(1), "a format is one of text")
  }

  private static let patterns = [
    Row("^\\p{Lo}$", valid: ["中"], invalid: ["a", "1"]),
    Row("^\\p{gc=Currency_Symbol}\\P{L}$", valid: ["€1"], invalid: ["€a", "11"]),
    Row("^[\\p{Letter}\\p{Nd}]+$", valid: ["aé中1"], invalid: ["a-"]),
    Row("^\\p{Alphabetic}\\p{ASCII}$", valid: ["éa"], invalid: ["1a", "aé"]),
    Row("^(?<y>[0-9]{4})-(?<m>[0-9]{2})$", valid: ["2024-02"], invalid: ["2024"]),
    Row("^\\uD83D\\uDE00$", valid: ["😀"], invalid: ["😁"]),
  ]

  @Test("Texts match an expression or not", arguments: patterns) func matches(_ row: Row) throws {
    let validator = try SchemaValidator(["pattern": .string(row.name)])
    for text in row.valid { #expect(validator.isValid(.string(text)), "\(text)") }
    for text in row.invalid { #expect(!validator.isValid(.string(text)), "\(text)") }
  }

  @Test("Valid expressions that are not supported have another error than invalid ones")
  func unsupported() throws {
    for (pattern, expected) in [
      ("(?=a)", "a small expression without references, lookarounds and scripts at #"),
      ("\\p{Script=Greek}", "a small expression without references, lookarounds and scripts at #"),
      ("a(", "a valid expression at #"), ("\\p{Unheard}", "a valid expression at #"),
    ] {
      let error = try #require(throws: MappingError.self) {
        try SchemaValidator(["pattern": .string(pattern)])
      }
      #expect(error.description == #"expected \#(expected), found string "\#(pattern)""#)
    }
  }
}
