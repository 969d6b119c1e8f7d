import AgreementSupport
import Maquette
import Testing

/// Parts of one array that a model and its superclass, or a flattened member, write.
@Suite("One array of several models") struct SharedArrayTests {
  @Mappable struct Part: Equatable {
    @CodingKey(path: "y[0]") var a: Int
    @EncodableComputed var n: Int { 2 }
  }

  @Mappable struct Whole: Equatable {
    @CodableFlattened var part: Part
    @CodingKey(path: "y[1]") var b: Int
  }

  @Mappable struct Objects: Equatable {
    @CodingKey(path: "y[0].a") var a: Int
    @EncodableComputed var n: Int { 2 }
  }

  @Mappable struct WithObjects: Equatable {
    @CodableFlattened var part: Objects
    @CodingKey(path: "y[0].b") var b: Int
    @CodingKey(path: "y[2]") var c: Int
  }

  @Mappable class Base {
    @CodingKey(path: "x.y[0]") var a: Int?
    @EncodableComputed var n: Int { 2 }
    init() {}
  }

  @Mappable final class Derived: Base {
    @CodingKey(path: "x.y[1]") var b: Int?
    override init() { super.init() }
  }

  @Test func `A flattened member with a computed property shares it`() throws {
    try expectRoundTrip(Whole(part: Part(a: 1), b: 2), #"{"y":[1,2],"n":2}"#)
    try expectRoundTrip(
      WithObjects(part: Objects(a: 1), b: 2, c: 3), #"{"y":[{"a":1,"b":2},null,3],"n":2}"#)
  }

  @Test func `A superclass with a computed property shares it`() throws {
    let model = try Derived(json: #"{"x":{"y":[1,2]}}"#)
    #expect(try AnyValue(json: write(model)) == ["x": ["y": [1, 2]], "n": 2])
  }
}
