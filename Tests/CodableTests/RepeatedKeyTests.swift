import Foundation
import MaquetteCodable
import MaquetteCore
import Testing

/// What a type encodes for a key that it has already encoded, as Foundation does it.
@Suite("Containers for a key that has a value")
struct RepeatedKeyTests {
  enum Key: String, CodingKey { case n, x, y, m }

  /// A type whose encoding is a closure.
  struct Encoded: CodableBridged {
    var body: (any Encoder) throws -> Void
    init(body: @escaping (any Encoder) throws -> Void) { self.body = body }
    init(from decoder: any Decoder) throws { body = { _ in } }
    func encode(to encoder: any Encoder) throws { try body(encoder) }
  }

  /// The text of both coders, which must be equal.
  private func text(_ body: @escaping (any Encoder) throws -> Void) throws -> String {
    let (own, other) = (CodableJSONEncoder(), JSONEncoder())
    (own.outputFormatting, other.outputFormatting) = (.sortedKeys, .sortedKeys)
    let text = String(decoding: try own.encode(Encoded(body: body)), as: UTF8.self)
    #expect(text == String(decoding: try other.encode(Encoded(body: body)), as: UTF8.self))
    #expect(try ValueMapper().encode(Encoded(body: body)) == AnyValue(json: text))
    return text
  }

  @Test("A nested container continues an object that was encoded as a whole")
  func objects() throws {
    #expect(
      try text { encoder in
        var outer = encoder.container(keyedBy: Key.self)
        try outer.encode(["x": 1], forKey: .n)
        try outer.encode(3, forKey: .m)
        var inner = outer.nestedContainer(keyedBy: Key.self, forKey: .n)
        try inner.encode(2, forKey: .y)
      } == #"{"m":3,"n":{"x":1,"y":2}}"#)
    #expect(
      try text { encoder in
        var outer = encoder.container(keyedBy: Key.self)
        try outer.encode(["x": 1], forKey: .n)
        var inner = outer.nestedContainer(keyedBy: Key.self, forKey: .n)
        try inner.encode(2, forKey: .x)
        inner = outer.nestedContainer(keyedBy: Key.self, forKey: .n)
        try inner.encode(3, forKey: .y)
      } == #"{"n":{"x":2,"y":3}}"#)
    #expect(
      try text { encoder in
        var outer = encoder.container(keyedBy: Key.self)
        try outer.encode([String: Int](), forKey: .n)
        _ = outer.nestedContainer(keyedBy: Key.self, forKey: .n)
      } == #"{"n":{}}"#)
  }

  @Test("A nested container continues an array that was encoded as a whole")
  func arrays() throws {
    #expect(
      try text { encoder in
        var outer = encoder.container(keyedBy: Key.self)
        try outer.encode([[1], [2, 3]], forKey: .n)
        var inner = outer.nestedUnkeyedContainer(forKey: .n)
        try inner.encode(inner.count)
      } == #"{"n":[[1],[2,3],2]}"#)
  }

  @Test("A value that is encoded later replaces a nested container, and is continued")
  func replaced() throws {
    #expect(
      try text { encoder in
        var outer = encoder.container(keyedBy: Key.self)
        var inner = outer.nestedContainer(keyedBy: Key.self, forKey: .n)
        try inner.encode(1, forKey: .x)
        try outer.encode(["m": 1], forKey: .n)
        inner = outer.nestedContainer(keyedBy: Key.self, forKey: .n)
        try inner.encode(2, forKey: .y)
      } == #"{"n":{"m":1,"y":2}}"#)
  }

  @Test("The encoder of a superclass replaces what its key has") func superclasses() throws {
    #expect(
      try text { encoder in
        var outer = encoder.container(keyedBy: Key.self)
        var inner = outer.nestedContainer(keyedBy: Key.self, forKey: .n)
        try inner.encode(1, forKey: .x)
        var single = outer.superEncoder(forKey: .n).singleValueContainer()
        try single.encode(42)
      } == #"{"n":42}"#)
  }

  @Test("The encoder of a superclass counts from when it is used, not from when it was made")
  func laterSuperclasses() throws {
    #expect(
      try text { encoder in
        var outer = encoder.container(keyedBy: Key.self)
        let above = outer.superEncoder(forKey: .n)
        try outer.encode(1, forKey: .n)
        try outer.encode(2, forKey: .x)
        try ["m": 3].encode(to: above)
      } == #"{"n":{"m":3},"x":2}"#)
    #expect(
      try text { encoder in
        var outer = encoder.container(keyedBy: Key.self)
        let above = outer.superEncoder(forKey: .n)
        var inner = outer.nestedContainer(keyedBy: Key.self, forKey: .n)
        try inner.encode(1, forKey: .x)
        try ["y": 2].encode(to: above)
      } == #"{"n":{"y":2}}"#)
    #expect(
      try text { encoder in
        var outer = encoder.container(keyedBy: Key.self)
        var encoders = [outer.superEncoder(), outer.superEncoder()]
        try 1.encode(to: encoders.removeLast())
        try 2.encode(to: encoders.removeLast())
      } == #"{"super":2}"#)
    #expect(
      try text { encoder in
        var outer = encoder.container(keyedBy: Key.self)
        let above = outer.superEncoder(forKey: .n)
        try outer.encode(1, forKey: .n)
        // Used while another value is encoded.
        let nested = Encoded {
          var inner = $0.container(keyedBy: Key.self)
          try inner.encode(1, forKey: .x)
          try [2].encode(to: above)
          try inner.encode(3, forKey: .y)
        }
        try outer.encode(nested, forKey: .m)
        try outer.encode(4, forKey: .y)
      } == #"{"m":{"x":1,"y":3},"n":[2],"y":4}"#)
  }

  @Test("A value that is encoded after that of a superclass replaces it")
  func replacedSuperclasses() throws {
    // Foundation adds the value of a superclass when its encoder goes away, which depends on the
    // optimizer unless the encoder is used last.
    #expect(
      try text { encoder in
        var outer = encoder.container(keyedBy: Key.self)
        try 1.encode(to: outer.superEncoder(forKey: .n))
        try outer.encode(2, forKey: .n)
        _ = outer.superEncoder(forKey: .x)
        try outer.encode(3, forKey: .x)
      } == #"{"n":2,"x":3}"#)
  }

  @Test("A container for a key whose value is of another kind is an error")
  func otherKinds() {
    for value in [1, "x", [1], Int?.none] as [any Encodable] {
      let encoded = Encoded { encoder in
        var outer = encoder.container(keyedBy: Key.self)
        func encode(_ value: some Encodable) throws { try outer.encode(value, forKey: .n) }
        try encode(value)
        var inner = outer.nestedContainer(keyedBy: Key.self, forKey: .n)
        try inner.encode(2, forKey: .y)
      }
      #expect(throws: EncodingError.self) { try CodableJSONEncoder().encode(encoded) }
      #expect(throws: MappingError.self) { try ValueMapper().encode(encoded) }
    }
  }
}

@Suite("Strategies that encode nothing")
struct EmptyStrategyTests {
  @Test("A date or data for which a strategy encodes nothing is an object without members")
  func nothing() throws {
    let (own, other) = (CodableJSONEncoder(), JSONEncoder())
    own.dateEncodingStrategy = .custom { _, _ in }
    other.dateEncodingStrategy = .custom { _, _ in }
    own.dataEncodingStrategy = .custom { _, _ in }
    other.dataEncodingStrategy = .custom { _, _ in }
    func check(_ value: some Encodable, _ expected: String) throws {
      #expect(String(decoding: try own.encode(value), as: UTF8.self) == expected)
      #expect(String(decoding: try other.encode(value), as: UTF8.self) == expected)
    }
    try check(Date(), "{}")
    try check(Data(), "{}")
    try check([Date()], "[{}]")
    try check(["a": Data()], #"{"a":{}}"#)
  }
}
