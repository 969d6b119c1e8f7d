import MaquetteMappings
import TestSupport
import Testing

@testable import MaquetteCore

@Suite("Value")
struct ValueTests {
  // Features: 177, 179
  @Test("Literals") func literals() {
    let value: AnyValue = [
      "null": nil, "bool": true, "int": 1, "double": 2.5, "text": "a\(1)", "array": [1, [2]],
      "object": ["a": [:]],
    ]
    #expect(value.kind == .object)
    #expect(value["null"] == .null)
    #expect(value["bool"].bool == true)
    #expect(value["int"].int == 1)
    #expect(value["int"].double == 1)
    #expect(value["double"].double == 2.5)
    #expect(value["double"].int == nil)
    #expect(value["text"].string == "a1")
    #expect(value["array"][1][0] == 2)
    #expect(value["object"]["a"].object?.isEmpty == true)
    #expect(value["nowhere"]["at"][3]["all"].isNull)
    #expect(value["array"][-1].isNull)
    #expect(value["array"][2].isNull)
    #expect(value["array"]["key"].isNull)
    #expect(value[0].isNull)
    #expect((["a": 1, "a": 2] as AnyValue) == ["a": 2])
  }

  @Test func changing() {
    var value: AnyValue = ["a": 1]
    value["b"]["c"] = 2
    #expect(value == ["a": 1, "b": ["c": 2]])
    value["a"] = nil
    #expect(value == ["a": nil, "b": ["c": 2]])
    value = 5
    value["x"] = "y"
    #expect(value == ["x": "y"])
  }

  // Features: 179
  @Test(
    "Paths",
    arguments: [
      ("$", nil), ("a", nil), ("statuses[3].user.name", "ada"), ("statuses[0]", 0),
      ("statuses[3]", nil), ("statuses[9]", nil), ([.key("statuses"), .index(-1)], nil),
      ("statuses.user", nil),
      ("statuses[3].user.name[0]", nil), ("matrix[1][0]", 3), ("[0]", nil), ("", nil),
    ] as [(MappingPath, AnyValue?)])
  func paths(_ path: MappingPath, _ found: AnyValue?) {
    let value: AnyValue = [
      "statuses": [0, 1, 2, ["user": ["name": "ada"]]], "matrix": [[1, 2], [3, 4]],
    ]
    if let found {
      #expect(value[path: path] == found)
    } else if !["", "statuses[3]"].contains(path) {
      #expect(value[path: path] == nil)
    }
    #expect(([7] as AnyValue)[path: "[0]"] == 7)
    #expect(value[path: ""] == value)
  }

  @Test func pathTexts() {
    #expect(MappingPath().description == "$")
    #expect(("a.b[1][2].c" as MappingPath).description == "a.b[1][2].c")
    #expect(("[0].a" as MappingPath).steps == [.index(0), .key("a")])
    let odd = MappingPath([
      .key("a b"), .index(1), .key(""), .key("1a"), .key("é-x_$@"), .key("a.b"),
    ])
    #expect(odd.description == #"["a b"][1][""]["1a"].é-x_$@["a.b"]"#)
    #expect(MappingPath([.key("a\"\n")]).description == #"["a\"\n"]"#)
    #expect(("a" as MappingPath).appending(keys: ["b", "c"]) == "a.b.c")
  }

  @Test(arguments: [
    "null", "true", "1", "-0", "1.50", "1e400", #""a\"\\\n\u0000é""#, "[]", "[1,[2,{}]]",
    #"{"b":1,"a":{"c":[]}}"#, "123456789012345678901234567890",
  ])
  func description(_ text: String) throws {
    let value = try AnyValue(json: text)
    #expect(value.description == text)
    #expect(try json(value) == text)
    #expect(try AnyValue(json: value.description) == value)
  }

  // Features: 178
  @Test("Equality") func equality() throws {
    #expect((1 as AnyValue) == 1.0)
    #expect((1 as AnyValue) != "1")
    #expect((1 as AnyValue) != true)
    #expect((0 as AnyValue) != nil)
    #expect(try AnyValue(json: #"{"a":1,"b":[1.0]}"#) == ["b": [1], "a": 1.0])
    #expect(
      try AnyValue(json: #"{"a":1,"b":2}"#).hashValue == (["b": 2.0, "a": 1] as AnyValue).hashValue)
    #expect(([1, 2] as AnyValue) != [2, 1])
    #expect(AnyValue.bytes([1]) != [1])
    let moment = Timestamp(secondsSince1970: 0)
    #expect(AnyValue.date(moment) != .number(0))
    #expect(moment < Timestamp(secondsSince1970: 1))
    #expect(moment.secondsSince2001 == -978_307_200)
  }
}

/// The keys and values of objects.
@Suite("Object")
struct ObjectTests {
  /// Sizes around the threshold at which keys are looked up in an index.
  // Features: 180
  @Test("Keeps order", arguments: [0, 1, 2, 15, 16, 17, 18, 40])
  func keepsOrder(_ count: Int) throws {
    let keys = (0..<count).map { "k\(($0 * 7) % 41)" }
    var object = AnyValue.Object()
    for (place, key) in keys.enumerated() {
      #expect(object[key] == nil)
      object[key] = .number(AnyValue.Number(place))
    }
    #expect(object.keys == keys)
    #expect(object.values == keys.indices.map { .number(AnyValue.Number($0)) })
    #expect(object.count == count)
    for (place, key) in keys.enumerated() {
      #expect(object[key]?.int == place)
      object[key] = "new"
    }
    #expect(object.keys == keys)
    #expect(object.values.allSatisfy { $0 == "new" })
    #expect(object["none"] == nil)
    #expect(object.map(\.key) == keys)
    let text = try json(AnyValue.object(object))
    #expect(try AnyValue(json: text).object?.keys == keys)
  }

  /// Removes keys in many orders, down past the threshold of the index and up again.
  @Test(arguments: 0..<20)
  func removal(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var object = AnyValue.Object()
    var expected: [(key: String, value: Int)] = []
    let keys = (0..<24).map { "k\($0)" }
    for step in 0..<300 {
      let key = generator.pick(keys)
      let isGrowing = (step / 60) % 2 == 0
      if generator.below(4) < (isGrowing ? 3 : 1) {
        object[key] = .number(AnyValue.Number(step))
        if let place = expected.firstIndex(where: { $0.key == key }) {
          expected[place].value = step
        } else {
          expected.append((key, step))
        }
      } else {
        object[key] = nil
        expected.removeAll { $0.key == key }
      }
      #expect(object.keys == expected.map(\.key))
      #expect(object.values.map(\.int) == expected.map(\.value))
      let found = keys.map { object[$0]?.int }
      #expect(found == keys.map { key in expected.first { $0.key == key }?.value })
    }
  }

  @Test(arguments: [3, 16, 17, 30])
  func equality(_ count: Int) {
    let members = (0..<count).map {
      AnyValue.Object.Member(key: "k\($0)", value: .number(AnyValue.Number($0)))
    }
    let object = AnyValue.Object(members)
    let reversed = AnyValue.Object(members.reversed())
    #expect(object == reversed)
    #expect(object.hashValue == reversed.hashValue)
    #expect(object.keys != reversed.keys)
    var other = object
    other["k1"] = "x"
    #expect(object != other)
    other = object
    other["k1"] = nil
    #expect(object != other)
    other["z"] = 1
    #expect(object != other)
  }

  @Test func repeatedKeys() {
    let object: AnyValue.Object = ["a": 1, "b": 2, "a": 3]
    #expect(object.keys == ["a", "b"])
    #expect(object["a"] == 3)
    #expect(AnyValue.Object([.init(key: "x", value: 1), .init(key: "x", value: 2)])["x"] == 2)
  }
}
