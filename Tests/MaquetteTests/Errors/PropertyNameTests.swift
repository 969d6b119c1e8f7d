import Maquette
import Testing

/// Errors give the Swift name of the property, whatever its key and wherever it is.
@Suite("The property that an error names")
struct PropertyNameTests {
  @Mappable(fieldNaming: .snakeCase) struct Plain: Equatable {
    var userName: String?
    @CodingKey("k") @DecodableAlias("alias") var intValue: Int = 0
    @CodingKey(path: "meta.inner.id") var metaID: Int = 0
    @CodingKey(path: "one.at") var only: Int?
    @CodingKey(path: "meta.version") var metaVersion: Int = 0
    @CodableFlattened(prefix: "p_") var part: Part?
  }

  @Mappable struct Part: Equatable { @CodingKey("x-y") var width: Int? }

  @Mappable class Base { @CodingKey("b") var baseValue: Int = 0 }
  @Mappable final class Derived: Base { @CodingKey("d") var ownValue: Int = 0 }
  @Mappable struct Generic<T: Mappable> { @CodingKey("g") var content: T }

  /// A model with rules for properties, paths and a flattened member.
  @Mappable(fieldNaming: .snakeCase) struct Ruled {
    @DecodableRules(conversions: .strict) var userName: String?
    @CodingKey(path: "meta.inner.id") var metaID: Int = 0
    @CodableFlattened(prefix: "p_") var part: Part?
  }

  @Mappable(layout: .array) struct Positions { var first: Int, second: Int }

  private func name<T: Mappable>(_ type: T.Type, _ json: String) -> [String?] {
    let read = #expect(throws: MappingError.self) { try JSONMapper().decode(type, from: json) }
    let tree = #expect(throws: MappingError.self) {
      try ValueMapper().decode(type, from: AnyValue(json: json))
    }
    let report = JSONMapper().decodeReporting(type, from: json)
    let told = report.issues.first { $0.severity == .error }?.error.property
    return [read?.property, tree?.property, told]
  }

  // Features: 167
  @Test(
    "Of a struct",
    arguments: [
      (#"{"user_name":[]}"#, "userName"), (#"{"k":[]}"#, "intValue"),
      (#"{"alias":[]}"#, "intValue"),
      (#"{"meta":{"inner":{"id":[]}}}"#, "metaID"), (#"{"meta":{"version":[]}}"#, "metaVersion"),
      (#"{"meta":{"inner":5}}"#, "metaID"), (#"{"one":5}"#, "only"), (#"{"p_x-y":[]}"#, "width"),
    ])
  func structs(_ json: String, _ property: String) {
    #expect(name(Plain.self, json) == [property, property, property])
  }

  // Features: 167
  @Test("Of every other kind of model") func others() {
    func expect<T: Mappable>(_ type: T.Type, _ json: String, _ property: String) {
      #expect(name(type, json) == [property, property, property], "\(type)")
    }
    expect(Derived.self, #"{"b":[]}"#, "baseValue")
    expect(Derived.self, #"{"d":[]}"#, "ownValue")
    expect(Base.self, #"{"b":[]}"#, "baseValue")
    expect(Generic<Int>.self, #"{"g":[]}"#, "content")
    expect(Generic<Plain>.self, #"{"g":{"user_name":[]}}"#, "userName")
    expect(Ruled.self, #"{"user_name":1}"#, "userName")
    expect(Ruled.self, #"{"meta":{"inner":{"id":[]}}}"#, "metaID")
    expect(Ruled.self, #"{"p_x-y":[]}"#, "width")
    expect(Positions.self, "[1,[]]", "second")
    expect([Plain].self, #"[{"k":[]}]"#, "intValue")
  }

  // Features: 167
  @Test("Updates name it, too") func updates() {
    var plain = Plain()
    let error = #expect(throws: MappingError.self) {
      try JSONMapper().update(&plain, from: #"{"meta":{"inner":{"id":"x"}}}"#)
    }
    #expect(error?.property == "metaID")
    #expect(plain == Plain())
  }

  @Test("An object of several properties, and an unknown key, are not properties") func none() {
    #expect(name(Plain.self, #"{"meta":5}"#) == [nil, nil, nil])
    let mapper = JSONMapper(options: .init(unknownKeys: .reject))
    let error = #expect(throws: MappingError.self) {
      try mapper.decode(Plain.self, from: #"{"other":5}"#)
    }
    #expect(error?.model == "Plain" && error?.property == nil)
  }
}
