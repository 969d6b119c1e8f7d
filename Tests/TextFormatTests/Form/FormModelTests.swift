import Foundation
import Maquette
import MaquetteForm
import TestSupport
import Testing

@Mappable
private struct FormItem: Equatable {
  var id: Int
  var note: String?
}

@Mappable
private struct FormUser: Equatable {
  var name: String
  var email: String?
}

@Mappable(fieldNaming: .snakeCase)
private struct FormOrder: Equatable {
  var user: FormUser
  var tags: [String]
  var items: [FormItem] = []
  var matrix: [[Int]] = []
  var isActive: Bool
  var limit: Int?
  var total: Decimal?
  var placed: Date?
}

@Mappable
private struct FormFlags: Equatable {
  var a: Bool
  var b: Bool?
  var c = true
}

@Mappable
private struct FormPage: Equatable {
  var page: Int?
  var query: String?
  var size: Int
}

@Suite("Models from forms and back")
struct FormModelTests {
  private let order = FormOrder(
    user: FormUser(name: "Ada Löwe", email: ""), tags: ["a", "b,c"],
    items: [FormItem(id: 1), FormItem(id: 2, note: "x&y")], matrix: [[1, 2], [3]],
    isActive: true, total: Decimal(string: "1.50"), placed: Date(timeIntervalSince1970: 0))

  private static let tail = "&is_active=true&total=1.5&placed=1970-01-01T00%3A00%3A00Z"

  // Features: 222
  @Test(
    "A model is written in each style, and read from it",
    arguments: [
      (
        FormFormat.Style.brackets,
        "user[name]=Ada+L%C3%B6we&user[email]=&tags[]=a&tags[]=b%2Cc&items[0][id]=1&items[1][id]=2"
          + "&items[1][note]=x%26y&matrix[0][]=1&matrix[0][]=2&matrix[1][]=3"
      ),
      (
        .indices,
        "user[name]=Ada+L%C3%B6we&user[email]=&tags[0]=a&tags[1]=b%2Cc&items[0][id]=1&items[1][id]=2"
          + "&items[1][note]=x%26y&matrix[0][0]=1&matrix[0][1]=2&matrix[1][0]=3"
      ),
      (
        .repeated,
        "user[name]=Ada+L%C3%B6we&user[email]=&tags=a&tags=b%2Cc&items[0][id]=1&items[1][id]=2"
          + "&items[1][note]=x%26y&matrix[0]=1&matrix[0]=2&matrix[1]=3"
      ),
      (
        .dots,
        "user.name=Ada+L%C3%B6we&user.email=&tags[0]=a&tags[1]=b%2Cc&items[0].id=1&items[1].id=2"
          + "&items[1].note=x%26y&matrix[0][0]=1&matrix[0][1]=2&matrix[1][0]=3"
      ),
      (
        .commas,
        "user[name]=Ada+L%C3%B6we&user[email]=&tags=a,b%2Cc&items[0][id]=1&items[1][id]=2"
          + "&items[1][note]=x%26y&matrix[0]=1,2&matrix[1]=3"
      ),
    ])
  func styles(_ style: FormFormat.Style, _ text: String) throws {
    let mapper = FormMapper(options: .init(format: .init(style: style)))
    let written = try mapper.encodeString(order)
    let expected = (text + Self.tail)
      .replacingOccurrences(of: "[", with: "%5B").replacingOccurrences(of: "]", with: "%5D")
    #expect(written == expected)
    #expect(try mapper.decode(FormOrder.self, from: written) == order)
    #expect(mapper.decodeReporting(FormOrder.self, from: text + Self.tail).value == order)
    #expect(mapper.decodeReporting(FormOrder.self, from: written).issues.isEmpty)
  }

  @Test("A space is a plus, or as elsewhere in URLs")
  func spaces() throws {
    var format = FormFormat()
    format.writesSpacesAsPlus = false
    let mapper = FormMapper(options: .init(format: format))
    #expect(try mapper.encodeString(["a b": "c +"] as AnyValue) == "a%20b=c%20%2B")
  }

  @Test("Missing arrays are empty, and a single value is an array of one")
  func arrays() throws {
    let order = try FormOrder(form: "user[name]=x&is_active=0")
    #expect(order == FormOrder(user: FormUser(name: "x"), tags: [], isActive: false))
    #expect(try FormOrder(form: "user[name]=x&tags=t&is_active").tags == ["t"])
    #expect(try FormOrder(form: "user[name]=x&tags[]=t&is_active=on").tags == ["t"])
  }

  // Features: 222
  @Test("A name without a value is true, and so are the words of forms")
  func flags() throws {
    #expect(try FormFlags(form: "a&b&c") == FormFlags(a: true, b: true, c: true))
    #expect(try FormFlags(form: "a=on&b=off&c=false") == FormFlags(a: true, b: false, c: false))
    #expect(try FormFlags(form: "a=1&b=&c=0") == FormFlags(a: true, b: nil, c: false))
    for text in ["a=", "a=yes", "a=2"] {
      #expect(
        failure { () throws(MappingError) in try FormFlags(form: text) }?.path.description == "a")
    }
    #expect(try FormPage(form: "query&size=1").query == "")
  }

  @Test("An empty value is nil where text is not required")
  func empty() throws {
    #expect(try FormPage(form: "page=&query=&size=3") == FormPage(page: nil, query: "", size: 3))
    let error = try #require(failure { () throws(MappingError) in try FormPage(form: "size=") })
    #expect(error.code == .typeMismatch)
    #expect(error.byteOffset == 5)
  }

  @Test("A duplicate scalar is an error, and so is an invalid number")
  func places() throws {
    let twice = try #require(
      failure { () throws(MappingError) in
        try FormPage(form: "query=x&size=1&size=2")
      })
    #expect(
      twice.description == "expected Int at 'size' in FormPage, found an array (line 1, column 14)")
    let wrong = try #require(
      failure { () throws(MappingError) in
        try FormOrder(form: "user[name]=x&is_active=1&items[0][id]=1&items[1][id]=b")
      })
    #expect(
      wrong.description
        == "expected Int at 'items[1].id' in FormItem, found string \"b\" (line 1, column 54)")
    let missing = try #require(
      failure { () throws(MappingError) in
        try FormOrder(form: "is_active=1&user[email]=x")
      })
    #expect(missing.path.description == "user.name")
    #expect(missing.byteOffset == 24)
  }

  @Test(
    "A value that a form cannot represent is an error with its path",
    arguments: [
      (["a": [[]]] as AnyValue, "a[0]"), (["a": [["b": []]]], "a[0]"), (["a[": 1], "[\"a[\"]"),
      (["a": ["0": 1]], "a[\"0\"]"), (["a": ["": 1]], "a[\"\"]"), ([1], "$"), ("a", "$"),
      (["a": .number(AnyValue.Number(Double.infinity))], "a"), (["a": [nil]], "a[0]"),
    ] as [(AnyValue, String)])
  func unencodable(_ tree: AnyValue, _ path: String) throws {
    let error = try #require(failure { () throws(MappingError) in try tree.formString() })
    #expect(error.code == .unencodable)
    #expect(error.path.description == path, "\(error)")
  }

  @Test("Empty values are omitted")
  func leftOut() throws {
    let tree: AnyValue = ["a": nil, "b": [], "c": [:], "d": ["e": nil], "f": 1]
    #expect(try tree.formString() == "f=1")
    #expect(try ([:] as AnyValue).formBytes().isEmpty)
  }
}
