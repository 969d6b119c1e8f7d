import Maquette
import MaquetteTOML
import TestSupport
import Testing

@Suite("Untrusted TOML")
struct TOMLRobustnessTests {
  static let sample = """
    # everything
    title = "é \\u00E9 😀" # text
    'quoted key'.part = '''
    literal'''
    multi = \"\"\"a \\
       b\"\"\"
    numbers = [1, +2_000, 0xFF, 0o7, 0b1, 1.5e-3, inf, -nan]
    dates = [1979-05-27T07:32:00Z, 1979-05-27 07:32:00.25, 1979-05-27, 07:32:00]
    inline = { a = 1, b.c = [ { d = true }, {} ] }

    [table.inner]
    x.y = false
    [[list]]
    k = "v"
    [[list]]
    [list.sub]
    k = [ [ ] ]

    """

  static let pieces = [
    "[", "]", "[[", "]]", "{", "}", "=", ".", ",", "\"", "'", "\"\"\"", "'''", "\\", "\n", "\r",
    "#", "a = 1\n", "[a]\n", "[[a]]\n", "a.b = 1\n", "1e", "0x", "1979-05-27", "T", "_", "\u{0}",
    "é", "\\u", "nan",
  ]

  /// Decodes bytes; an accepted document must survive a round trip, and an error must have a
  /// location in the text.
  static func check(_ bytes: [UInt8]) {
    let mapper = TOMLMapper()
    switch Result(catching: { () throws(MappingError) in
      try mapper.decode(AnyValue.self, from: bytes)
    }) {
    case .success(let tree):
      let written = try? mapper.encode(tree)
      let again = written.flatMap { try? mapper.decode(AnyValue.self, from: $0) }
      #expect(again == tree, "\(String(decoding: bytes, as: UTF8.self))")
    case .failure(let error):
      #expect((0...bytes.count).contains(error.location?.byteOffset ?? -1), "\(error)")
      #expect(!error.description.contains("\n"))
    }
  }

  @Test("The sample is valid")
  func sampleIsValid() throws {
    #expect(try TOMLMapper().decode(AnyValue.self, from: Self.sample)["list"].array?.count == 2)
  }

  @Test("A document that is truncated anywhere is decoded or rejected")
  func truncated() {
    let bytes = Array(Self.sample.utf8)
    for length in 0...bytes.count { Self.check(Array(bytes[..<length])) }
  }

  @Test("A damaged document is decoded or rejected", arguments: 1...8)
  func mutated(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      Self.check(numbers.damaged(Array(Self.sample.utf8), pieces: Self.pieces))
    }
  }

  @Test(
    "Limits apply to nesting and repetition",
    arguments: [
      ("a = " + String(repeating: "[", count: 100_000), MappingError.Code.depthExceeded),
      ("a = " + String(repeating: "{a=", count: 100_000), .depthExceeded),
      (String(repeating: "a.", count: 100_000) + "a = 1", .depthExceeded),
      ("[" + String(repeating: "a.", count: 100_000) + "a]", .depthExceeded),
      ("[[" + String(repeating: "a.", count: 511) + "a]]", .depthExceeded),
      ("a = " + String(repeating: "9", count: 5000), .numberTooLong),
    ])
  func limits(_ text: String, _ code: MappingError.Code) throws {
    let error = try #require(
      failure { () throws(MappingError) in
        try TOMLMapper().decode(AnyValue.self, from: text)
      })
    #expect(error.code == code)
  }

  @Test("Limits of a call apply")
  func limitsOfCall() {
    func code(_ text: String, _ limits: DecodingOptions.Limits) -> MappingError.Code? {
      let mapper = TOMLMapper(options: .init(limits: limits))
      return failure { () throws(MappingError) in try mapper.decode(AnyValue.self, from: text) }?
        .code
    }
    #expect(code("a = 1", .init(size: 4)) == .sizeExceeded)
    #expect(code("a = 'abc'", .init(stringLength: 2)) == .stringTooLong)
    #expect(code("abc = 1", .init(stringLength: 2)) == .stringTooLong)
    #expect(code("a = [1, 2, 3]", .init(elementCount: 2)) == .tooManyElements)
    #expect(code("a = 1\nb = 2\nc = 3", .init(elementCount: 2)) == .tooManyElements)
    #expect(code("[[a]]\n[[a]]\n[[a]]", .init(elementCount: 2)) == .tooManyElements)
    #expect(code("a = [[1]]", .init(depth: 3)) == nil)
    #expect(code("a = [[1]]", .init(depth: 2)) == .depthExceeded)
    #expect(code("[a.b]\nc = 1", .init(depth: 3)) == nil)
    #expect(code("[a.b]\nc = 1", .init(depth: 2)) == .depthExceeded)
  }

  @Test("Text that is not UTF-8 is an error at its first wrong byte")
  func invalidUTF8() throws {
    let error = try #require(
      failure { () throws(MappingError) in
        try TOMLMapper().decode(AnyValue.self, from: Array("a = 1\nb = \"x".utf8) + [0xFF, 0x22])
      })
    #expect(error.code == .invalidUTF8)
    #expect(error.location == TextLocation(line: 2, column: 7, byteOffset: 12))
  }

  @Test("Errors leave out private values")
  func hiddenValues() throws {
    let mapper = TOMLMapper(options: .init(hidesValues: true))
    for text in ["a = 12345secret", "a = secret", "a = 1979-99-99secret"] {
      let error = try #require(
        failure { () throws(MappingError) in
          try mapper.decode(AnyValue.self, from: text)
        })
      #expect(!error.details.contains("secret"), "\(error.details)")
    }
  }

  @Test("Many tables and arrays of tables take linear time")
  func manyTables() throws {
    var text = ""
    for index in 0..<20_000 { text += "[[list]]\n[list.sub\(index)]\nx = {y = [\(index)]}\n" }
    let tree = try TOMLMapper().decode(AnyValue.self, from: text)
    #expect(tree["list"].array?.count == 20_000)
    #expect(tree["list"][19_999]["sub19999"]["x"]["y"][0].int == 19_999)
  }
}
