import MaquetteCore
import MaquetteJSONTools
import MaquetteMappings
import TestSupport
import Testing

@Suite("Pointers and queries")
struct JSONQueryTests {
  /// RFC 6901, section 5.
  static let document =
    #"{"foo":["bar","baz"],"":0,"a/b":1,"c%d":2,"e^f":3,"g|h":4,"i\\j":5,"k\"l":6," ":7,"m~n":8}"#

  // Features: 183
  @Test(
    "The RFC's own pointers lead where it says",
    arguments: [
      ("/foo", #"["bar","baz"]"#), ("/foo/0", "\"bar\""), ("/", "0"), ("/a~1b", "1"),
      ("/c%d", "2"), ("/e^f", "3"), ("/g|h", "4"), ("/i\\j", "5"), ("/k\"l", "6"), ("/ ", "7"),
      ("/m~0n", "8"), ("", document), ("/foo/00", nil), ("/foo/2", nil), ("/foo/-", nil),
      ("/foo/bar", nil), ("/x", nil), ("/foo/0/1", nil),
    ] as [(String, String?)])
  func pointers(_ text: String, _ result: String?) throws {
    let value = try AnyValue(json: Self.document)
    let pointer = try JSONPointer(text)
    #expect(try value[pointer] == result.map { try AnyValue(json: $0) })
    #expect(pointer.description == text)
  }

  // Features: 183
  @Test("What is no pointer is told", arguments: ["a", "a/b", "/~", "/~2", "/a~"])
  func noPointers(_ text: String) {
    let error = #expect(throws: MappingError.self) { try JSONPointer(text) }
    #expect(error?.description == "expected a JSON pointer, found string \"\(text)\"")
  }

  // Features: 183
  @Test("A path as a pointer") func pathsAsPointers() {
    #expect(MappingPath([.key("a/b"), .index(3), .key("~")]).jsonPointer == "/a~1b/3/~0")
    #expect(MappingPath().jsonPointer == "")
  }

  /// RFC 9535, figure 1.
  static let store = """
    {"store": {"book": [
      {"category": "reference", "author": "Nigel Rees", "title": "Sayings", "price": 8.95},
      {"category": "fiction", "author": "Evelyn Waugh", "title": "Sword", "price": 12.99},
      {"category": "fiction", "author": "Herman Melville", "title": "Moby", "isbn": "0-553", "price": 8.99},
      {"category": "fiction", "author": "J. R. R. Tolkien", "title": "Lord", "isbn": "0-395", "price": 22.99}
    ], "bicycle": {"color": "red", "price": 399}}}
    """

  // Features: 183
  @Test(
    "Queries find what the RFC says",
    arguments: [
      (
        "$.store.book[*].author",
        #"["Nigel Rees","Evelyn Waugh","Herman Melville","J. R. R. Tolkien"]"#
      ),
      ("$..author", #"["Nigel Rees","Evelyn Waugh","Herman Melville","J. R. R. Tolkien"]"#),
      ("$.store..price", "[8.95,12.99,8.99,22.99,399]"),
      ("$..book[2].title", #"["Moby"]"#), ("$..book[-1].title", #"["Lord"]"#),
      ("$..book[0,1].title", #"["Sayings","Sword"]"#),
      ("$..book[:2].title", #"["Sayings","Sword"]"#),
      ("$.store.book[::-2].title", #"["Lord","Sword"]"#),
      ("$.store.book[1:3].price", "[12.99,8.99]"),
      ("$.store.book[5:].price", "[]"), ("$.store.book[::0].price", "[]"),
      ("$['store'][\"bicycle\"]['color']", #"["red"]"#), ("$.store.book[9]", "[]"),
      ("$.store.book.title", "[]"), ("$.store.bicycle.*", #"["red",399]"#),
      ("$.store.bicycle[ 'color' , \"price\" ]", #"["red",399]"#),
      ("$.store.book[0]['title', 'price', 'x']", #"["Sayings",8.95]"#),
    ])
  func queries(_ query: String, _ result: String) throws {
    let value = try AnyValue(json: Self.store)
    #expect(try AnyValue.array(value.values(matching: query)) == AnyValue(json: result))
  }

  // Features: 183
  @Test("Matches know their places") func places() throws {
    let matches = try JSONQuery("$..isbn").matches(in: AnyValue(json: Self.store))
    #expect(
      matches.map(\.path.description) == ["store.book[2].isbn", "store.book[3].isbn"])
    #expect(try JSONQuery("$").matches(in: [1]).map(\.value) == [[1]])
    #expect(try JSONQuery("$ .a [0]\t.b").matches(in: ["a": [["b": 1]]]).map(\.value) == [1])
    #expect(try JSONQuery("$..*").matches(in: [[1], 2]).map(\.value) == [[1], 2, 1])
    #expect(try JSONQuery("$['a\\'b', \"c\\u0064\"]").matches(in: ["a'b": 1, "cd": 2]).count == 2)
  }

  // Features: 183
  @Test(
    "What is no query is told, with the place",
    arguments: [
      ("", "expected '$', found the end of the query at 0 of \"\""),
      ("store", "expected '$', found 's' at 0 of \"store\""),
      ("$store", "expected '.' or '[', found 's' at 1 of \"$store\""),
      ("$.", "expected a name or '*', found the end of the query at 2 of \"$.\""),
      (
        "$[",
        "expected a name in quotes, an index, a slice or '*', found the end of the query at 2 of \"$[\""
      ),
      ("$[01]", "expected an integer, found '0' at 2 of \"$[01]\""),
      ("$[-0]", "expected an integer, found '-' at 2 of \"$[-0]\""),
      (
        "$[99999999999999999999]",
        "expected an integer, found '9' at 2 of \"$[99999999999999999999]\""
      ),
      ("$[1", "expected ',' or ']', found the end of the query at 3 of \"$[1\""),
      ("$['a", "expected a name in quotes, found the end of the query at 4 of \"$['a\""),
      (
        "$[?@.a]",
        "expected a name in quotes, an index, a slice or '*', found '?' at 2 of \"$[?@.a]\""
      ),
      ("$.1a", "expected a name or '*', found '1' at 2 of \"$.1a\""),
      ("$ .a ", "expected '.' or '[', found the end of the query at 5 of \"$ .a \""),
      (#"$['\"']"#, #"expected a name in quotes, found ''' at 5 of "$['\\\"']""#),
      (#"$["\'"]"#, #"expected a name in quotes, found '"' at 5 of "$[\"\\'\"]""#),
    ])
  func noQueries(_ query: String, _ description: String) {
    let error = #expect(throws: MappingError.self) { try JSONQuery(query) }
    #expect(error?.description == description)
  }

  // Features: 183
  @Test("A query that finds too much ends") func limit() throws {
    let deep = (0..<40).reduce(AnyValue.null) { value, _ in [value] }
    let query = try JSONQuery("$..*..*..*..*")
    let error = #expect(throws: MappingError.self) { try query.matches(in: deep, limit: 1000) }
    #expect(error?.code == .tooManyElements)
  }

  @Test(
    "A query that visits values again and again ends with an error",
    arguments: ["$..a..a..zzz", "$..a..a..a..zzz", "$..[0]..a..a..a..b"])
  func visits(_ query: String) throws {
    var tree: AnyValue = 1
    for _ in 0..<200 { tree = ["a": [tree]] }
    let query = try JSONQuery(query)
    let time = ProcessorTime.of {
      let error = #expect(throws: MappingError.self) {
        try query.matches(in: tree, limit: 50_000)
      }
      #expect(error?.code == .tooManyElements)
    }
    #expect(time < 5_000_000_000)
  }

  @Test("A search at any depth may visit every value once, whatever the limit")
  func oneVisit() throws {
    let tree = AnyValue.array((0..<500).map { ["a": [.number(AnyValue.Number($0)), ["b": 2]]] })
    let query = try JSONQuery("$..b")
    #expect(try query.matches(in: tree, limit: 500).count == 500)
    #expect(throws: MappingError.self) { try query.matches(in: tree, limit: 499) }
    let deep = try JSONQuery("$[7]..b").matches(in: tree, limit: 500)
    #expect(deep.map(\.path.description) == ["[7].a[1].b"])
  }

  @Test(
    "A child that is in a tree a million times is visited up to the limit", arguments: [20, 60])
  func sharedChildren(_ depth: Int) throws {
    var tree: AnyValue = ["x": 1]
    for level in 0..<depth { tree = level % 2 == 0 ? ["a": tree, "b": tree] : [tree, tree] }
    for query in ["$..zzz", "$..zzz..x", "$..[5]"] {
      let query = try JSONQuery(query)
      let error = #expect(throws: MappingError.self) { try query.matches(in: tree, limit: 1000) }
      #expect(error?.code == .tooManyElements)
    }
  }
}
