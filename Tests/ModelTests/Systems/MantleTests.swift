import AgreementSupport
import Foundation
import Maquette
import Testing

/// Mantle: value semantics, adapters, errors.
@Suite("System 5: Mantle")
struct MantleTests {
  @Mappable
  class TestModel {
    @CodingKey("username") var name: String?
    @CodingKey(path: "nested.count") var count = 1
    @CodingKey(path: "nested.name") var nestedName: String?
    @CodableIgnored var weakModel: TestModel?
    init() {}
  }

  @Mappable
  final class SubModel: TestModel {
    var role: String? = "admin"
  }

  @Mappable
  struct Bundle: Equatable {
    var site: URL?
    var id: UUID?
    var count: Int
  }

  // Features: 5.2
  @Test("A model's properties as a dictionary of trees, nil as null") func dictionary() throws {
    let model = TestModel()
    #expect(
      TestModel.schema.properties.map(\.name) == ["name", "count", "nestedName", "weakModel"])
    let values = try ValueMapper(options: .init(nilValues: .writeNull)).encode(model)
    #expect(values == ["username": nil, "nested": ["count": 1, "name": nil]])
  }

  // Features: 5.3
  @Test("Properties are merged from a sub or super type, by rules") func merging() throws {
    var target = TestModel()
    (target.name, target.count) = ("foo", 5)
    let source = SubModel()
    (source.name, source.count, source.nestedName) = ("bar", 3, "n")
    // Mantle's own case: `count` is the sum of both.
    try target.merge(
      from: source, by: .replace,
      rules: [
        "count": .custom { own, other in .number(AnyValue.Number((own.int ?? 0) + (other.int ?? 0)))
        }
      ])
    #expect(target.name == "bar" && target.count == 8 && target.nestedName == "n")
    var sub = SubModel()
    try sub.merge(property: "name", from: target)
    #expect(sub.name == "bar" && sub.count == 1 && sub.role == "admin")
  }

  // Features: 5.10
  @Test("Errors have codes, and say what was found") func errors() throws {
    let cases: [(AnyValue, MappingError.Code)] = [
      (["count": "x"], .typeMismatch), (["count": 1, "id": "x"], .invalidValue), (1, .typeMismatch),
      ([:], .missingKey), (nil, .unexpectedNull), (["count": 1.5], .inexactNumber),
    ]
    for (tree, code) in cases {
      let error = #expect(throws: MappingError.self) {
        try ValueMapper().decode(Bundle.self, from: tree)
      }
      #expect(error?.code == code, "\(tree)")
    }
    let error = #expect(throws: MappingError.self) { try Bundle(json: #"{"count":1,"id":"x"}"#) }
    #expect(
      error?.description
        == #"expected UUID at 'id' in Bundle, found string "x" (line 1, column 17)"#)
    #expect(try AnyValue(json: error?.jsonString() ?? "")["code"] == "invalidValue")
  }

  // Features: 5.11
  @Test("JSON from models: nesting rebuilt, nil left out or null") func writing() throws {
    let model = TestModel()
    model.nestedName = "n"
    #expect(try write(model) == #"{"nested":{"count":1,"name":"n"}}"#)
    let nulls = JSONMapper(options: .init(nilValues: .writeNull))
    #expect(
      try nulls.encodeString(TestModel()) == #"{"username":null,"nested":{"count":1,"name":null}}"#)
  }

  // Features: 5.12
  @Test("Arrays of models in one call, both ways") func arrays() throws {
    let json = #"[{"username":"foo","nested":{"count":1}},{"nested":{"count":2}}]"#
    let models = try [TestModel](json: json)
    #expect(models.map(\.count) == [1, 2])
    #expect(try models.jsonString() == json)
    let error = #expect(throws: MappingError.self) { try [Bundle](json: #"[{"count":1},2]"#) }
    #expect(error?.path.description == "[1]")
    #expect(try DictionaryMapper().encode(models).count == 2)
  }

  // Features: 5.14
  @Test("Transient properties take no part in equality; copies are equal")
  func equality() throws {
    let (one, other) = (TestModel(), TestModel())
    one.weakModel = other
    #expect(one.isEqual(to: other) && !one.isEqual(to: SubModel()))
    one.name = "foo"
    #expect(!one.isEqual(to: other))
    let copy = try one.copy()
    #expect(copy.isEqual(to: one) && copy !== one && copy.weakModel == nil)
    #expect(
      ModelDescription.line(of: copy)
        == #"TestModel: ["name": foo, "count": 1, "nestedName": nil, "weakModel": nil]"#)
  }
}
