import AgreementSupport
import Foundation
import Maquette
import TestSupport
import Testing

@Suite("Payloads when encoding")
struct PayloadOutputTests {
  @Mappable struct Extent: Equatable {
    var width: Int
    @CodingKey(path: "more.depth") var depth: Int?
  }

  @Mappable(tagged: .internal("type")) enum Shape: Equatable {
    case round(radius: Double, label: String? = "none", note: String?)
    @CodingKey("size", for: "width") case square(width: Int, id: Int = 0)
    case nothing
  }

  @Mappable enum Mixed: Equatable {
    @CodableFlattened(for: "extent") case flat(name: String, extent: Extent)
    @EncodableIgnored(for: "secret") case hidden(secret: Int = 0, shown: Int)
    @DecodableIgnored case written(a: Int, b: String?)
    @CodableBy(.hex, for: "code") case coded(code: Data, other: Int?)
  }

  @Mappable(nilValues: .writeNull) enum Nulls: Equatable { case some(a: Int?, b: String) }

  @Mappable(.encode, tagged: .adjacent("t", content: "c")) enum Written {
    case one(a: Int, b: [Int])
    @EncodableIgnored(for: "x") case two(x: Int)
  }

  @Mappable enum Generic<T> { case pair(first: T, second: Int?), one(T) }

  /// Encodable only.
  @Mappable(.encode) struct Label { var text = "x" }

  @Test("Nil that would be decoded as a default is written, other nil as the options say")
  func nils() throws {
    #expect(
      try write(Shape.round(radius: 1, label: nil, note: nil))
        == #"{"type":"round","radius":1.0,"label":null}"#)
    let nulls = JSONMapper(options: .init(nilValues: .writeNull))
    #expect(
      try nulls.encodeString(Shape.round(radius: 1, label: "a", note: nil))
        == #"{"type":"round","radius":1.0,"label":"a","note":null}"#)
    #expect(try write(Nulls.some(a: nil, b: "")) == #"{"some":{"a":null,"b":""}}"#)
    #expect(
      try write(Shape.square(width: 2, id: 1)) == #"{"type":"square","size":2,"id":1}"#)
  }

  @Test("Values that one direction leaves out, flattened ones and strategies") func values() throws
  {
    #expect(
      try write(Mixed.flat(name: "a", extent: Extent(width: 1, depth: 2)))
        == #"{"flat":{"name":"a","width":1,"more":{"depth":2}}}"#)
    #expect(try write(Mixed.hidden(secret: 1, shown: 2)) == #"{"hidden":{"shown":2}}"#)
    #expect(try write(Mixed.written(a: 1, b: nil)) == #"{"written":{"a":1}}"#)
    #expect(try write(Mixed.coded(code: Data([10]), other: nil)) == #"{"coded":{"code":"0a"}}"#)
  }

  @Test("Enums that are only encoded, and generic ones") func otherKinds() throws {
    #expect(try write(Written.one(a: 1, b: [2])) == #"{"t":"one","c":{"a":1,"b":[2]}}"#)
    #expect(try write(Written.two(x: 1)) == #"{"t":"two","c":{}}"#)
    #expect(
      try write(Generic.pair(first: "a", second: nil)) == #"{"pair":{"first":"a"}}"#)
    #expect(
      try write(Generic.pair(first: Label(), second: 1))
        == #"{"pair":{"first":{"text":"x"},"second":1}}"#)
    #expect(try write(Generic.one([1])) == #"{"one":[1]}"#)
  }

  @Test("Sorted output sorts the values of a case with its tag") func sorted() throws {
    let mapper = JSONMapper(options: .init(format: JSONFormat(sortsKeys: true)))
    #expect(
      try mapper.encodeString(Shape.square(width: 2, id: 1))
        == #"{"id":1,"size":2,"type":"square"}"#)
  }
}
