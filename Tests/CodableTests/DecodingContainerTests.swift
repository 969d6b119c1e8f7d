import Foundation
import MaquetteCodable
import Testing

@Suite struct DecodingContainerTests {
  struct Reading: Decodable {
    let text: String

    static let body = CodingUserInfoKey(rawValue: "body")!

    init(from decoder: any Decoder) throws {
      let body = decoder.userInfo[Self.body] as? @Sendable (any Decoder) throws -> String
      text = try body?(decoder) ?? ""
    }
  }

  /// The results of a closure with our decoder and with Foundation's.
  func both(
    _ json: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ read: @escaping @Sendable (any Decoder) throws -> String
  ) -> String {
    let (theirs, ours) = (JSONDecoder(), CodableJSONDecoder())
    theirs.userInfo[Reading.body] = read
    ours.userInfo[Reading.body] = read
    let expected = Outcome { try theirs.decode(Reading.self, from: Data(json.utf8)).text }
    let found = Outcome { try ours.decode(Reading.self, from: json).text }
    #expect(found == expected, sourceLocation: sourceLocation)
    return "\(found)"
  }

  enum Key: String, CodingKey { case a, b, c, d }

  @Test("A keyed container has its keys, nulls and members")
  func keyed() {
    let json = #"{"a": 1, "b": null, "x": 2}"#
    let text = both(json) { decoder in
      let members = try decoder.container(keyedBy: Key.self)
      let keys = members.allKeys.map(\.rawValue).sorted()
      return """
        \(keys) \(members.contains(.b)) \(members.contains(.c)) \
        \(try members.decodeNil(forKey: .b)) \(try members.decodeNil(forKey: .a)) \
        \(try members.decodeIfPresent(Int.self, forKey: .a) ?? -1) \
        \(try members.decodeIfPresent(Int.self, forKey: .b) ?? -1) \
        \(try members.decodeIfPresent(String.self, forKey: .c) ?? "none")
        """
    }
    #expect(text == #"["a", "b"] true false true false 1 -1 none"#)
  }

  @Test("Members are found in any order, and repeatedly")
  func order() {
    let json = #"{"d": 4, "a": 1, "c": 3, "b": 2}"#
    let text = both(json) { decoder in
      let members = try decoder.container(keyedBy: Key.self)
      var found: [Int] = []
      for key in [Key.a, .b, .a, .c, .d, .d, .a, .b] {
        found.append(try members.decode(Int.self, forKey: key))
      }
      return "\(found)"
    }
    #expect(text == "[1, 2, 1, 3, 4, 4, 1, 2]")
  }

  @Test(
    "The first value of a duplicate key counts, in any order of calls",
    arguments: [#"{"a": 1, "b": 2, "a": 3}"#, #"{"b": 2, "a": 1, "a": 3, "c": 0}"#])
  func duplicateKeys(json: String) {
    let text = both(json) { decoder in
      let members = try decoder.container(keyedBy: Key.self)
      let first = try members.decode(Int.self, forKey: .a)
      let other = try members.decode(Int.self, forKey: .b)
      return
        "\(first) \(other) \(try members.decode(Int.self, forKey: .a)) \(members.allKeys.count)"
    }
    #expect(text.hasPrefix("1 2 1"))
  }

  @Test("Nested containers of both kinds")
  func nested() {
    let json = #"{"a": {"b": [1, [2, 3], {"c": "deep"}]}, "d": [[], {}]}"#
    let text = both(json) { decoder in
      let members = try decoder.container(keyedBy: Key.self)
      let inner = try members.nestedContainer(keyedBy: Key.self, forKey: .a)
      var elements = try inner.nestedUnkeyedContainer(forKey: .b)
      let first = try elements.decode(Int.self)
      var numbers = try elements.nestedUnkeyedContainer()
      let second = try numbers.decode(Int.self)
      let object = try elements.nestedContainer(keyedBy: Key.self)
      let third = try numbers.decode(Int.self)
      var empty = try members.nestedUnkeyedContainer(forKey: .d)
      let emptyArray = try empty.nestedUnkeyedContainer()
      let emptyObject = try empty.nestedContainer(keyedBy: Key.self)
      return """
        \(first) \(second) \(third) \(try object.decode(String.self, forKey: .c)) \
        \(elements.isAtEnd) \(elements.currentIndex) \(elements.count ?? -1) \
        \(emptyArray.isAtEnd) \(emptyObject.allKeys.count)
        """
    }
    #expect(text == "1 2 3 deep true 3 3 true 0")
  }

  @Test("After a failure the index stays, and another type may be tried")
  func retry() {
    let text = both(#"["x", 7, null, true]"#) { decoder in
      var elements = try decoder.unkeyedContainer()
      var found: [String] = []
      while !elements.isAtEnd {
        if let number = try? elements.decode(Int.self) {
          found.append("int \(number)")
        } else if let text = try? elements.decode(String.self) {
          found.append("string \(text)")
        } else if try elements.decodeNil() {
          found.append("nil")
        } else {
          found.append("bool \(try elements.decode(Bool.self))")
        }
      }
      return found.joined(separator: ", ")
    }
    #expect(text == "string x, int 7, nil, bool true")
  }

  @Test("After the last element everything but decodeIfPresent fails")
  func end() {
    for step in 0..<6 {
      _ = both("[1]") { decoder in
        var elements = try decoder.unkeyedContainer()
        _ = try elements.decode(Int.self)
        switch step {
        case 0: return "\(try elements.decode(Int.self))"
        case 1: return "\(try elements.decodeNil())"
        case 2: return "\(try elements.decodeIfPresent(Int.self) ?? -1) \(elements.currentIndex)"
        case 3: return "\(try elements.nestedUnkeyedContainer().isAtEnd)"
        case 4: return "\(try elements.nestedContainer(keyedBy: Key.self).allKeys)"
        default: return "\(try elements.superDecoder().codingPath)"
        }
      }
    }
  }

  @Test("Super decoders of both kinds, present and missing")
  func superDecoders() {
    let json = #"{"super": {"a": 5}, "b": [1, {"c": 2}]}"#
    let text = both(json) { decoder in
      let members = try decoder.container(keyedBy: Key.self)
      let above = try members.superDecoder().container(keyedBy: Key.self)
      let other = try members.superDecoder(forKey: .b)
      var elements = try other.unkeyedContainer()
      let first = try elements.superDecoder().singleValueContainer().decode(Int.self)
      let second = try elements.superDecoder()
      let missing = try members.superDecoder(forKey: .d)
      return """
        \(try above.decode(Int.self, forKey: .a)) \(path(other.codingPath)) \(first) \
        \(path(second.codingPath)) \(try missing.singleValueContainer().decodeNil()) \
        \(path(missing.codingPath))
        """
    }
    #expect(text == "5 b 1 b[1] true d")
  }

  @Test("Single values, and type mismatches")
  func single() {
    for (json, expected) in [("5", "5"), ("\"x\"", "x"), ("null", "nil"), ("true", "true")] {
      let text = both(json) { decoder in
        let value = try decoder.singleValueContainer()
        if value.decodeNil() { return "nil" }
        if let number = try? value.decode(Int.self) { return "\(number)" }
        if let flag = try? value.decode(Bool.self) { return "\(flag)" }
        return try value.decode(String.self)
      }
      #expect(text == expected)
    }
  }

  @Test("Containers of one value are independent of each other")
  func independence() {
    let text = both("[1, 2, 3]") { decoder in
      var first = try decoder.unkeyedContainer()
      var second = try decoder.unkeyedContainer()
      let one = try first.decode(Int.self)
      var copy = first
      let two = try copy.decode(Int.self)
      return "\(one) \(two) \(try first.decode(Int.self)) \(try second.decode(Int.self))"
    }
    #expect(text == "1 2 2 1")
  }

  @Test(
    "Requesting a container of another kind is an error with the path",
    arguments: ["5", "\"x\"", "null", "true", "[]", "{}", #"{"a": 1}"#, "[1]"])
  func wrongContainers(json: String) {
    for wrapped in [json, "[\(json)]", #"{"a": \#(json)}"#] {
      for kind in 0..<3 {
        _ = both(wrapped) { decoder in
          var inner = decoder
          if wrapped != json, wrapped.hasPrefix("[") {
            var elements = try decoder.unkeyedContainer()
            inner = try elements.superDecoder()
          } else if wrapped != json {
            inner = try decoder.container(keyedBy: Key.self).superDecoder(forKey: .a)
          }
          switch kind {
          case 0: return "\(try inner.container(keyedBy: Key.self).allKeys.count)"
          case 1: return "\(try inner.unkeyedContainer().count ?? -1)"
          default: return "\(try inner.singleValueContainer().decode(Int8.self))"
          }
        }
      }
    }
  }

  @Test("The coding path is that of the value, in nested types and after siblings")
  func paths() {
    struct Leaf: Decodable {
      let path: String
      init(from decoder: any Decoder) throws {
        path = CodableTests.path(decoder.codingPath)
      }
    }
    struct Tree: Decodable {
      let a: [[String: Leaf]]
      let b: Leaf?
    }
    expectSame(Tree.self, #"{"a": [{"x": 1}, {"y": {}, "z": []}], "b": 0}"#)
    let tree = try? CodableJSONDecoder().decode(
      Tree.self, from: #"{"a": [{"x": 1}, {"y": {}}], "b": 0}"#)
    #expect(tree?.a[1]["y"]?.path == "a[1].y" && tree?.b?.path == "b")
  }

  @Test("A container and a decoder that are kept outlive the call and the text")
  func keptContainers() throws {
    final class Kept: Decodable {
      let members: KeyedDecodingContainer<Key>
      let decoder: any Decoder
      init(from decoder: any Decoder) throws {
        members = try decoder.container(keyedBy: Key.self)
        self.decoder = decoder
      }
    }
    for padding in [0, 5000] {
      var json = Array(
        #"[{"a": "first", "b": [1]}\#(String(repeating: " ", count: padding))]"#.utf8)
      let kept = try CodableJSONDecoder().decode([Kept].self, from: json)
      for index in json.indices { json[index] = 0xFF }
      #expect(try kept[0].members.decode(String.self, forKey: .a) == "first")
      #expect(try kept[0].members.decode([Int].self, forKey: .b) == [1])
      #expect(path(kept[0].decoder.codingPath) == "[0]")
    }
  }

  @Test("A kept decoder stays that of its value, whatever siblings decode")
  func keptBesideSiblings() throws {
    final class Kept: Decodable {
      let members: KeyedDecodingContainer<Key>?
      let read: () throws -> Int
      let superclass: any Decoder
      let inner: [Kept]
      init(from decoder: any Decoder) throws {
        let first = try decoder.container(keyedBy: Key.self)
        let id = try first.decode(Int.self, forKey: .a)
        superclass = try first.superDecoder(forKey: .a)
        // Some keep the container, some a copy in a closure, some nothing; each requests several.
        members = id % 3 == 0 ? first : nil
        let second = try decoder.container(keyedBy: Key.self)
        read = id % 3 == 1 ? { try second.decode(Int.self, forKey: .a) } : { id }
        inner =
          try decoder.container(keyedBy: Key.self).decodeIfPresent([Kept].self, forKey: .b) ?? []
        #expect(try first.decode(Int.self, forKey: .a) == id)
        #expect(try second.decode(Int.self, forKey: .a) == id)
      }
      func check(_ id: Int) throws {
        #expect(try members?.decode(Int.self, forKey: .a) ?? id == id)
        #expect(try read() == id)
        #expect(try superclass.singleValueContainer().decode(Int.self) == id)
        #expect(members?.contains(.b) ?? true)
      }
    }
    // Forty levels, more than the number of kept containers.
    func json(_ depth: Int, _ id: Int) -> String {
      let inner = depth == 0 ? "" : "\(json(depth - 1, id + 1)), {\"a\": \(id + 2), \"b\": []}"
      return "{\"a\": \(id), \"b\": [\(inner)]}"
    }
    func check(_ kept: Kept, _ depth: Int, _ id: Int) throws {
      try kept.check(id)
      guard depth > 0 else { return }
      try check(kept.inner[0], depth - 1, id + 1)
      try kept.inner[1].check(id + 2)
    }
    let kept = try CodableJSONDecoder().decode(
      [Kept].self, from: "[\((0..<9).map { json(40, $0) }.joined(separator: ","))]")
    for (id, each) in kept.enumerated() { try check(each, 40, id) }
  }

  @Test("Arrays of integers of all widths, and values that do not fit")
  func integerArrays() {
    for json in [
      "[]", "[0, 1, 255]", "[-1]", "[256]", "[1.0]", "[9223372036854775808]", "[null]", "[\"1\"]",
    ] {
      expectSame([UInt64].self, json)
      expectSame([Int64].self, json)
      expectSame([UInt8].self, json)
      expectSame([[UInt64]].self, "[\(json), \(json)]")
    }
  }

  @Test("Many keys, requested in any order, take linear time")
  func manyKeys() throws {
    struct AnyName: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
    struct Sum: Decodable {
      var sum = 0
      init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: AnyName.self)
        for number in (0..<20_000).reversed() {
          sum += try members.decode(Int.self, forKey: AnyName(stringValue: "key\(number)"))
        }
      }
    }
    let json = "{" + (0..<20_000).map { "\"key\($0)\": \($0)" }.joined(separator: ",") + "}"
    #expect(try CodableJSONDecoder().decode(Sum.self, from: json).sum == 199_990_000)
  }
}
