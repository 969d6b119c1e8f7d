import Foundation
import MaquetteCodable
import Testing

@Suite struct EncodingContainerTests {
  /// A value that a closure encodes.
  struct Writing: Encodable {
    let write: (any Encoder) throws -> Void
    init(_ write: @escaping (any Encoder) throws -> Void) { self.write = write }
    func encode(to encoder: any Encoder) throws { try write(encoder) }
  }

  enum Key: String, CodingKey { case a, b, c, d }

  /// The output of a closure with our encoder, which must equal Foundation's.
  func both(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ write: @escaping (any Encoder) throws -> Void
  ) -> String {
    expectSameText(Writing(write), sourceLocation: sourceLocation)
    return "\(Outcome { try CodableJSONEncoder().encodeString(Writing(write)) })"
  }

  @Test("Members are written in the order in which they are encoded")
  func order() {
    let text = both { encoder in
      var members = encoder.container(keyedBy: Key.self)
      try members.encode(1, forKey: .d)
      try members.encodeNil(forKey: .b)
      try members.encodeIfPresent(nil as Int?, forKey: .c)
      try members.encode(["x", "/"], forKey: .a)
    }
    #expect(text == #"{"d":1,"b":null,"a":["x","\/"]}"#)
  }

  @Test("Nested containers, kept and written in turn")
  func nested() {
    let text = both { encoder in
      var members = encoder.container(keyedBy: Key.self)
      var inner = members.nestedContainer(keyedBy: Key.self, forKey: .a)
      try inner.encode(1, forKey: .a)
      var numbers = members.nestedUnkeyedContainer(forKey: .b)
      try numbers.encode(1)
      try members.encode("between", forKey: .c)
      try inner.encode([2, 3], forKey: .b)
      var deeper = numbers.nestedUnkeyedContainer()
      var object = numbers.nestedContainer(keyedBy: Key.self)
      try numbers.encode(true)
      try deeper.encode(2.5)
      try object.encode("late", forKey: .d)
      try inner.encodeNil(forKey: .c)
    }
    #expect(
      text
        == #"{"a":{"a":1,"b":[2,3],"c":null},"b":[1,[2.5],{"d":"late"},true],"c":"between"}"#)
  }

  @Test("A container that is requested twice is the same")
  func twice() {
    let text = both { encoder in
      var first = encoder.container(keyedBy: Key.self)
      try first.encode(1, forKey: .a)
      var second = encoder.container(keyedBy: Key.self)
      try second.encode(2, forKey: .b)
      var inner = first.nestedContainer(keyedBy: Key.self, forKey: .c)
      try inner.encode(3, forKey: .a)
      var same = second.nestedContainer(keyedBy: Key.self, forKey: .c)
      try same.encode(4, forKey: .b)
      try first.encode(5, forKey: .d)
    }
    #expect(text == #"{"a":1,"b":2,"c":{"a":3,"b":4},"d":5}"#)
    let array = both { encoder in
      var first = encoder.unkeyedContainer()
      try first.encode(1)
      var second = encoder.unkeyedContainer()
      try second.encode(2)
      try first.encode(first.count)
    }
    #expect(array == "[1,2,2]")
  }

  @Test("The last value of a key that is encoded twice counts")
  func repeatedKeys() {
    let text = both { encoder in
      var members = encoder.container(keyedBy: Key.self)
      try members.encode(1, forKey: .a)
      try members.encode([2], forKey: .b)
      try members.encode("three", forKey: .a)
      try members.encodeNil(forKey: .b)
      try members.encode(5, forKey: .c)
    }
    #expect(text == #"{"a":"three","b":null,"c":5}"#)
    let inside = both { encoder in
      var elements = encoder.unkeyedContainer()
      try elements.encode(
        Writing { encoder in
          var members = encoder.container(keyedBy: Key.self)
          for key in [Key.a, .b, .a, .b] { try members.encode(key.rawValue, forKey: key) }
        })
    }
    #expect(inside == #"[{"a":"a","b":"b"}]"#)
  }

  @Test("The last value also counts for many keys", arguments: [64, 65, 66, 500])
  func manyRepeatedKeys(count: Int) {
    struct Many: Encodable {
      let count: Int
      func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: OptionTests.AnyName.self)
        for number in 0..<count {
          try members.encode(number, forKey: .init(stringValue: "key\(number)"))
        }
        try members.encode("last", forKey: .init(stringValue: "key\(count - 1)"))
        try members.encode("first", forKey: .init(stringValue: "key0"))
      }
    }
    expectSameText(Many(count: count))
    expectSameText([Many(count: count), Many(count: 1)])
    expectSameText(Dictionary(uniqueKeysWithValues: (0..<count).map { ("k\($0)", $0) }))
  }

  @Test("Super encoders keep the position of their request")
  func superEncoders() {
    let text = both { encoder in
      var elements = encoder.unkeyedContainer()
      try elements.encode(1)
      let later = elements.superEncoder()
      try elements.encode(3)
      var single = later.singleValueContainer()
      try single.encode(2)
    }
    #expect(text == "[1,2,3]")
    let object = both { encoder in
      var members = encoder.container(keyedBy: Key.self)
      var above = members.superEncoder().container(keyedBy: Key.self)
      try above.encode("up", forKey: .a)
      var other = members.superEncoder(forKey: .b).unkeyedContainer()
      try other.encode(1)
      try members.encode("own", forKey: .c)
      try above.encode("again", forKey: .d)
    }
    #expect(object == #"{"super":{"a":"up","d":"again"},"b":[1],"c":"own"}"#)
  }

  @Test("A value that encodes nothing is an empty object inside, and an error at the top level")
  func nothing() {
    struct Nothing: Encodable { func encode(to encoder: any Encoder) {} }
    expectSameText(Nothing())
    expectSameText([Nothing(), Nothing()])
    expectSameText(["a": Nothing()])
    expectSameText(Optional(Nothing()))
    #expect(
      both {
        var whole = $0.singleValueContainer(); try whole.encode(Nothing())
      } == "{}")
    #expect(
      both {
        var list = $0.unkeyedContainer(); _ = list.superEncoder()
      } == "[{}]")
    #expect(both { _ = $0.unkeyedContainer() } == "[]")
    #expect(both { _ = $0.container(keyedBy: Key.self) } == "{}")
  }

  @Test("After an error that a type catches, the output contains nothing of the value")
  func caughtErrors() throws {
    struct Bad: Encodable {
      func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: Key.self)
        try members.encode("left", forKey: .a)
        var inner = members.nestedContainer(keyedBy: Key.self, forKey: .b)
        try inner.encode("over", forKey: .c)
        throw CancellationError()
      }
    }
    let text = try CodableJSONEncoder().encodeString(
      Writing { encoder in
        var members = encoder.container(keyedBy: Key.self)
        try members.encode(1, forKey: .a)
        try? members.encode(Bad(), forKey: .b)
        try? members.encode([Bad()], forKey: .b)
        try members.encode(["good": 2], forKey: .c)
        var elements = members.nestedUnkeyedContainer(forKey: .d)
        try? elements.encode(Bad())
        try elements.encode(3)
        try? elements.encode(Double.nan)
      })
    #expect(text == #"{"a":1,"c":{"good":2},"d":[3]}"#)
  }

  @Test(
    "A type that uses its containers in an invalid order gets an error",
    arguments: 0..<9)
  func wrongOrder(step: Int) {
    let writing = Writing { encoder in
      switch step {
      case 0:
        var single = encoder.singleValueContainer()
        try single.encode(1)
        try single.encode(2)
      case 1:
        var single = encoder.singleValueContainer()
        try single.encode(1)
        var members = encoder.container(keyedBy: Key.self)
        try members.encode(1, forKey: .a)
      case 2:
        _ = encoder.container(keyedBy: Key.self)
        var elements = encoder.unkeyedContainer()
        try elements.encode(1)
      case 3:
        var elements = encoder.unkeyedContainer()
        try elements.encode(1)
        var members = encoder.container(keyedBy: Key.self)
        try members.encode("x", forKey: .a)
      case 4:
        var members = encoder.container(keyedBy: Key.self)
        var inner = members.nestedContainer(keyedBy: Key.self, forKey: .a)
        try inner.encode(1, forKey: .a)
        var list = members.nestedUnkeyedContainer(forKey: .a)
        try list.encode(1)
      case 5:
        var single = encoder.singleValueContainer()
        try single.encode([1])
        try single.encodeNil()
      case 6:
        var members = encoder.container(keyedBy: Key.self)
        try members.encode(1, forKey: .a)
        var single = encoder.singleValueContainer()
        try single.encode(2)
      case 7:
        var single = encoder.singleValueContainer()
        try single.encode(["a": 1])
        try single.encode(["b": 2])
      default:
        var members = encoder.container(keyedBy: Key.self)
        let above = members.superEncoder()
        var single = above.singleValueContainer()
        try single.encodeNil()
        _ = above.unkeyedContainer()
      }
    }
    for value in [Writing { try $0.encodeInside(writing) }, writing] {
      guard case .failure("invalidValue", _) = Outcome({ try CodableJSONEncoder().encode(value) })
      else {
        Issue.record("no error in step \(step)")
        continue
      }
    }
  }

  @Test("Classes and their superclasses")
  func classes() {
    class Animal: Encodable {
      let name = "Rex"
    }
    final class Dog: Animal {
      let tricks = 3
      enum CodingKeys: CodingKey { case tricks }
      override func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(tricks, forKey: .tricks)
        try super.encode(to: members.superEncoder())
      }
    }
    final class Cat: Animal {
      let lives = 9
      enum CodingKeys: CodingKey { case lives }
      override func encode(to encoder: any Encoder) throws {
        try super.encode(to: encoder)
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(lives, forKey: .lives)
      }
    }
    expectSameText([Dog(), Dog()])
    expectSameText(["a": Cat(), "b": Cat()])
  }

  @Test("A container that is kept beyond the call is harmless")
  func kept() throws {
    final class Keeper: Encodable {
      nonisolated(unsafe) var kept: KeyedEncodingContainer<Key>?
      func encode(to encoder: any Encoder) throws {
        kept = encoder.container(keyedBy: Key.self)
        try kept?.encode(1, forKey: .a)
      }
    }
    let keeper = Keeper()
    #expect(try CodableJSONEncoder().encodeString([keeper]) == #"[{"a":1}]"#)
    try keeper.kept?.encode(2, forKey: .b)
    #expect(try CodableJSONEncoder().encodeString(["k": keeper]) == #"{"k":{"a":1}}"#)
  }
}

extension Encoder {
  fileprivate func encodeInside(_ value: some Encodable) throws {
    var elements = unkeyedContainer()
    try elements.encode(value)
  }
}
