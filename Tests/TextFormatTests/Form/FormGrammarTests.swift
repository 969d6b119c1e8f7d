import Maquette
import MaquetteForm
import TestSupport
import Testing

@Suite("The grammar of forms")
struct FormGrammarTests {
  private static let flag = AnyValue.tagged(TaggedValue(.formFlag, ""))

  @Test(
    "Pairs follow the URL Standard",
    arguments: [
      ("", [:]), ("&", [:]), ("&&a=b&&", ["a": "b"]), ("a=b", ["a": "b"]), ("a=", ["a": ""]),
      ("=b", ["": "b"]), ("a=b=c", ["a": "b=c"]), ("a+b=c+d", ["a b": "c d"]),
      ("a%20b=%2B%26%3D", ["a b": "+&="]), ("%61=%c3%A9", ["a": "é"]), ("é=😀", ["é": "😀"]),
      ("a=1;b=2", ["a": "1;b=2"]), ("a=%00", ["a": "\u{0}"]), ("=", ["": ""]),
      ("a.b=1", ["a.b": "1"]), ("a=1,2", ["a": "1,2"]),
    ] as [(String, AnyValue)])
  func pairs(_ text: String, _ expected: AnyValue) throws {
    #expect(try AnyValue(form: text) == expected)
  }

  @Test(
    "Brackets nest, and names that are repeated gather",
    arguments: [
      ("u[name]=x&u[age]=3", ["u": ["name": "x", "age": "3"]]),
      ("u%5Bname%5D=x", ["u": ["name": "x"]]),
      ("a[b][c][d]=1", ["a": ["b": ["c": ["d": "1"]]]]),
      ("a[]=1", ["a": ["1"]]), ("a[]=1&b=2&a[]=3", ["a": ["1", "3"], "b": "2"]),
      ("a=1&a=2&a=3", ["a": ["1", "2", "3"]]),
      ("a[1]=x&a[0]=y", ["a": ["y", "x"]]),
      ("a[0][x]=1&a[1][x]=2&a[0][y]=3", ["a": [["x": "1", "y": "3"], ["x": "2"]]]),
      ("a[][x]=1&a[][y]=2&a[][x]=3", ["a": [["x": "1", "y": "2"], ["x": "3"]]]),
      ("a[][b][]=1&a[][b][]=2", ["a": [["b": ["1", "2"]]]]),
      (
        "a[][b][c]=1&a[][b][d]=2&a[][b][c]=3",
        ["a": [["b": ["c": "1", "d": "2"]], ["b": ["c": "3"]]]]
      ),
      ("a[0][]=1&a[0][]=2&a[1][]=3", ["a": [["1", "2"], ["3"]]]),
      ("a[01]=x", ["a": ["01": "x"]]), ("a[0x]=x", ["a": ["0x": "x"]]),
      ("a[-1]=x", ["a": ["-1": "x"]]), ("a[b]=1&a[b]=2", ["a": ["b": ["1", "2"]]]),
      ("[x]=1", ["": ["x": "1"]]), ("a[b c]=1", ["a": ["b c": "1"]]),
    ] as [(String, AnyValue)])
  func brackets(_ text: String, _ expected: AnyValue) throws {
    #expect(try AnyValue(form: text) == expected)
  }

  @Test("Dots and commas are decoded in their styles")
  func styles() throws {
    func tree(_ text: String, _ style: FormFormat.Style) throws -> AnyValue {
      try FormMapper(options: .init(format: .init(style: style))).decode(AnyValue.self, from: text)
    }
    #expect(
      try tree("user.name=x&list[0].id=1&list[1].id=2", .dots)
        == ["user": ["name": "x"], "list": [["id": "1"], ["id": "2"]]])
    #expect(try tree("a.0=x", .dots) == ["a": ["0": "x"]])
    #expect(try tree("a=1,2,,x%2Cy", .commas) == ["a": ["1", "2", "", "x,y"]])
    #expect(try tree("u[t]=1,2", .commas) == ["u": ["t": ["1", "2"]]])
  }

  @Test("A name without a value is a flag")
  func flags() throws {
    #expect(try AnyValue(form: "a&b=") == ["a": Self.flag, "b": ""])
    #expect(try AnyValue(form: "a&b=").formString() == "a&b=")
  }

  @Test(
    "Malformed input is an error with its location",
    arguments: [
      ("a=%", MappingError.Code.invalidEscape, 2), ("a=1%4", .invalidEscape, 3),
      ("a=%GG", .invalidEscape, 2), ("x=1&%zz=1", .invalidEscape, 4),
      ("a=%FF", .invalidUTF8, 2), ("a=x%C3", .invalidUTF8, 3), ("a=%ED%A0%80", .invalidUTF8, 2),
      ("%C3=1", .invalidUTF8, 0), ("x=1&a[b=2", .unexpectedCharacter, 4),
      ("a]=2", .unexpectedCharacter, 0), ("a[b]c=2", .unexpectedCharacter, 0),
      ("a[[b]]=2", .unexpectedCharacter, 0), ("a[b]]=2", .unexpectedCharacter, 0),
      ("a[0]=x&a[2]=y", .invalidValue, 0), ("b&a[1]=y", .invalidValue, 2),
      ("a[999999]=y", .invalidValue, 0),
    ])
  func mistakes(_ text: String, _ code: MappingError.Code, _ offset: Int) throws {
    let error = try #require(failure { () throws(MappingError) in try AnyValue(form: text) })
    #expect(error.code == code, "\(error)")
    #expect(error.byteOffset == offset, "\(error)")
  }

  @Test(
    "One name for values of two kinds is an error with both locations",
    arguments: [
      ("x&a=1&a[b]=2", 6, 2), ("a[b]=2&a=1", 7, 0), ("a[]=1&a[0]=2", 6, 0), ("a[0]=2&a[b]=1", 7, 0),
      ("a=1&a[]=2", 4, 0), ("a=1&a=2&a[]=3", 8, 0), ("a[b][c]=1&a[b]=2", 10, 0),
      ("a[0]=1&a[0][x]=2", 7, 0),
    ])
  func clashes(_ text: String, _ offset: Int, _ first: Int) throws {
    let error = try #require(failure { () throws(MappingError) in try AnyValue(form: text) })
    #expect(error.code == .conflictingKeys)
    #expect(error.byteOffset == offset)
    #expect(error.hint == "the first is at byte \(first)")
  }

  @Test("A lenient format accepts malformed input")
  func lenient() throws {
    let mapper = FormMapper(options: .init(format: .init(style: .brackets, isLenient: true)))
    #expect(
      try mapper.decode(AnyValue.self, from: "a=100%&b=%zz&c=%FF&d[e=1&%F=2")
        == ["a": "100%", "b": "%zz", "c": "\u{FFFD}", "d[e": "1", "%F": "2"])
  }

  @Test("Limits apply")
  func limits() {
    func code(
      _ text: String, _ limits: DecodingOptions.Limits = .init(), pairs: Int = 10_000,
      depth: Int = 32
    ) -> MappingError.Code? {
      var format = FormFormat()
      format.pairLimit = pairs
      format.depthLimit = depth
      let mapper = FormMapper(options: .init(limits: limits, format: format))
      return failure { () throws(MappingError) in try mapper.decode(AnyValue.self, from: text) }?
        .code
    }
    #expect(code("a&b&c", pairs: 3) == nil)
    #expect(code("a&b&c", pairs: 2) == .tooManyElements)
    #expect(code("a" + String(repeating: "[x]", count: 31) + "=1") == nil)
    #expect(code("a" + String(repeating: "[x]", count: 32) + "=1") == .depthExceeded)
    #expect(code("a" + String(repeating: "[]", count: 100_000) + "=1") == .depthExceeded)
    #expect(code("a[b]=1", depth: 1) == .depthExceeded)
    #expect(code("a=abc", .init(stringLength: 2)) == .stringTooLong)
    #expect(code("a=%61%62", .init(stringLength: 2)) == nil)
    #expect(code("a=1", .init(size: 2)) == .sizeExceeded)
  }

  @Test(
    "An error for indices with gaps names the array",
    arguments: [
      ("x=1&names[3]=a", "names", "index 3 without index 0"),
      ("a[0]=x&a[2]=y", "a", "index 2 without index 1"),
      ("u[a][]=1&u[b][c][1]=x&u[b][d]=2", "u.b.c", "index 1 without index 0"),
      ("l[0]=1&l[1][0]=2", nil, nil),
      ("l[0][x]=1&l[1][y][5]=2&l[1][y][7]=3", "l[1].y", "index 5 without index 0"),
      ("l[][x][2]=1", "l[0].x", "index 2 without index 0"),
    ] as [(String, String?, String?)])
  func gaps(_ text: String, _ path: String?, _ found: String?) throws {
    guard let path else {
      #expect(try AnyValue(form: text)["l"] == ["1", ["2"]])
      return
    }
    let error = #expect(throws: MappingError.self) { try AnyValue(form: text) }
    #expect(error?.code == .invalidValue)
    #expect(error?.path.description == path)
    #expect(error?.found == found)
    // Which element is missing is not clearer if malformed input is accepted.
    let lenient = FormMapper(options: .init(format: .init(style: .brackets, isLenient: true)))
    #expect(throws: MappingError.self) { try lenient.decode(AnyValue.self, from: text) }
  }

  @Test("A number of more than six digits is a name, a shorter one is an index")
  func longNumbersAreNames() throws {
    #expect(try [String: [Int: String]](form: "a[1999000]=x") == ["a": [1_999_000: "x"]])
    let error = #expect(throws: MappingError.self) {
      try [String: [Int: String]](form: "a[1999]=x")
    }
    #expect(error?.path.description == "a")
  }
}
