import AgreementSupport
import Maquette
import Testing

/// Invalid input in nested containers, with the exact text of each error.
@Suite("Errors inside of containers")
struct NestedErrorTests {
  @Mappable
  struct Item: Hashable {
    var id: Int
    var names: [String: [String?]] = [:]
  }

  @Mappable
  struct Box: Equatable {
    var items: [[Item]] = []
    var byName: [String: [Item]] = [:]
    var byNumber: [Int: [String: Int]] = [:]
    var sets: [Set<Int>] = []
    var itemSet: Set<Item> = []
    var optionals: [Int?]? = nil
    var deep: [String: [Int: [Int?]]]? = nil
  }

  @Mappable
  final class Holder {
    var box: Box = Box()
    var boxes: [Box]?
  }

  static let mistakes: [(String, String)] = [
    (#"{"items":{}}"#, "expected an array at 'items' in Box, found an object (line 1, column 10)"),
    (
      #"{"items":[{}]}"#,
      "expected an array at 'items[0]' in Box, found an object (line 1, column 11)"
    ),
    (
      #"{"items":[[1]]}"#,
      "expected an object at 'items[0][0]' in Box, found number 1 (line 1, column 12)"
    ),
    (#"{"items":[[{}]]}"#, "missing key 'id' at 'items[0][0]' in Item (line 1, column 12)"),
    (
      #"{"items":[[null]]}"#,
      "expected an object at 'items[0][0]' in Box, found null (line 1, column 12)"
    ),
    (
      #"{"items":[[],[{"id":1},{"id":"x"}]]}"#,
      #"expected Int at 'items[1][1].id' in Item, found string "x" (line 1, column 30)"#
    ),
    (
      #"{"items":[[{"id":1,"names":{"a":[null,"b",{}]}}]]}"#,
      "expected String at 'items[0][0].names.a[2]' in Item, found an object (line 1, column 43)"
    ),
    (
      #"{"byName":[]}"#, "expected an object at 'byName' in Box, found an array (line 1, column 11)"
    ),
    (
      #"{"byName":{"a b":[{"id":null}]}}"#,
      #"expected Int at 'byName["a b"][0].id' in Item, found null (line 1, column 25)"#
    ),
    (
      #"{"byNumber":{"x":{}}}"#,
      #"expected a key of type Int at 'byNumber.x' in Box, found key "x" (line 1, column 18)"#
    ),
    (
      #"{"byNumber":{"7":{"a":1.5}}}"#,
      #"number cannot become Int without loss at 'byNumber["7"].a' in Box, found number 1.5 (line 1, column 23)"#
    ),
    (
      #"{"sets":[[1],[2,"x"]]}"#,
      #"expected Int at 'sets[1][1]' in Box, found string "x" (line 1, column 17)"#
    ),
    (#"{"sets":[null]}"#, "expected an array at 'sets[0]' in Box, found null (line 1, column 10)"),
    (
      #"{"itemSet":[{"id":1},{"id":[]}]}"#,
      "expected Int at 'itemSet[1].id' in Item, found an array (line 1, column 28)"
    ),
    (
      #"{"optionals":[null,{}]}"#,
      "expected Int at 'optionals[1]' in Box, found an object (line 1, column 20)"
    ),
    (
      #"{"optionals":3}"#,
      "expected an array at 'optionals' in Box, found number 3 (line 1, column 14)"
    ),
    (
      #"{"deep":{"a":{"1":[null,"x"]}}}"#,
      #"expected Int at 'deep.a["1"][1]' in Box, found string "x" (line 1, column 25)"#
    ),
    (
      #"{"deep":{"a":{"01":[]}}}"#,
      #"expected a key of type Int at 'deep.a["01"]' in Box, found key "01" (line 1, column 20)"#
    ),
    (
      #"{"deep":{"a":null}}"#,
      "expected an object at 'deep.a' in Box, found null (line 1, column 14)"
    ),
  ]

  // Features: 165, 167
  @Test("The place and the words are exact, in structs", arguments: mistakes)
  func structs(_ text: String, _ description: String) throws {
    #expect(try readError(Box.self, text).description == description)
  }

  // Features: 165, 164
  @Test("The place is exact inside of classes and arrays", arguments: mistakes)
  func classes(_ text: String, _ description: String) throws {
    let plain = try readError(Box.self, text)
    for (json, steps) in [
      ("{\"box\":\(text)}", [MappingPath.Step.key("box")]),
      ("{\"boxes\":[{},\(text)]}", [.key("boxes"), .index(1)]),
    ] {
      let error = try #require(throws: MappingError.self) { try Holder(json: json) }
      #expect(error.path.steps == steps + plain.path.steps)
      #expect((error.expected, error.found) == (plain.expected, plain.found))
      #expect((error.model, error.property) == (plain.model, plain.property))
    }
  }

  // Features: 173
  @Test("Errors are typed: no cast is needed") func typed() {
    do {
      _ = try Box(json: "[]")
    } catch {
      let code: MappingError.Code = error.code
      #expect(code == .typeMismatch)
    }
  }

  // Features: 169, 171
  @Test("A report tells all of them at once") func reports() {
    let text = """
      {"items": [[{"id": "1"}, {"id": "x"}], 5],
       "sets": [[1, {}]],
       "byNumber": {"x": {}, "1": {"a": "2"}},
       "optionals": [null, "3"]}
      """
    let report = JSONMapper().decodeReporting(Box.self, from: text)
    #expect(
      report.table() == """
        place  severity  path             what
        1:20   repair    items[0][0].id   expected Int, found string "1" -> converted
        1:33   error     items[0][1].id   expected Int, found string "x"
        1:40   error     items[1]         expected an array, found number 5 -> dropped the element
        2:15   error     sets[0][1]       expected Int, found an object -> dropped the element
        3:20   error     byNumber.x       expected a key of type Int, found key "x" -> dropped the member
        3:35   repair    byNumber["1"].a  expected Int, found string "2" -> converted
        4:22   repair    optionals[1]     expected Int, found string "3" -> converted
        """)
    #expect(
      report.value
        == Box(
          items: [[Item(id: 1)]], byNumber: [1: ["a": 2]], sets: [[1]], optionals: [nil, 3]))
  }
}
