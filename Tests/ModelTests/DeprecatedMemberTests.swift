import Foundation
import Maquette
import Testing

/// The build has no warnings, so the expansions of these models cause none.
@Suite("Models with deprecated members")
struct DeprecatedMemberTests {
  @Mappable(version: 2) fileprivate struct Struct {
    @available(*, deprecated, message: "use b") var a: Int = 1
    var b: String?
    @available(*, deprecated) @CodingKey("cc") let c: String
    @available(*, deprecated) @CodableDefault(3) var d: Int
    @available(*, deprecated) @CodableBy(.text(Int.self)) var e: Int
    @available(*, deprecated) @EncodableComputed var f: Int { 7 }
  }

  @Mappable(layout: .array) fileprivate struct Row {
    @available(*, deprecated) var a = 1
    var b = 2
  }

  @Mappable fileprivate enum Names {
    case a
    @available(*, deprecated) case b
  }

  @Mappable fileprivate enum External {
    case a(Int)
    @available(*, deprecated) case b(x: Int?, y: String = "q")
    @available(*, deprecated) case c
    @available(*, deprecated) case d(Int = 5)
  }

  @Mappable(tagged: .internal("type")) fileprivate enum Internal {
    case a(x: Int)
    @available(*, deprecated) case b(x: Int?, y: String = "q")
    @available(*, deprecated) case c
  }

  @Mappable fileprivate class Class {
    @available(*, deprecated) var a: Int = 1
    var b: String?
    init() {}
  }

  @Mappable fileprivate struct Outer {
    @available(*, deprecated) @CodableFlattened var inner: Row2
    var id = 1
  }

  @Mappable fileprivate struct Row2 { var x: Int }

  private func roundTrip<T: Mappable>(_ type: T.Type, _ json: String) throws {
    let model = try T(json: json)
    #expect(try model.jsonString() == json)
    #expect(try ValueMapper().encode(model) == AnyValue(json: json))
  }

  @Test func `Deprecated properties and cases are mapped`() throws {
    try roundTrip(Struct.self, #"{"a":2,"b":"x","cc":"y","d":4,"e":"5","f":7}"#)
    #expect(Struct.schema.version == 2)
    try roundTrip(Row.self, "[3,4]")
    try roundTrip([Names].self, #"["a","b"]"#)
    try roundTrip([External].self, #"[{"a":1},{"b":{"x":2,"y":"z"}},"c",{"d":6}]"#)
    try roundTrip([Internal].self, #"[{"type":"a","x":1},{"type":"b","y":"z"},{"type":"c"}]"#)
    try roundTrip(Class.self, #"{"a":2,"b":"x"}"#)
    try roundTrip(Outer.self, #"{"x":2,"id":3}"#)
  }
}
