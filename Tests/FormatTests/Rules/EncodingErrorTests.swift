import Maquette
import MaquetteCore
import TestSupport
import Testing

/// Refuses every value, in both directions.
private struct Refusing: CodingStrategy {
  func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> Int {
    throw MappingError(.invalidValue, expected: "nothing")
  }

  func encode<W: MappingWriter & ~Copyable>(_ value: Int, to writer: inout W) throws {
    throw MappingError(.unencodable, expected: "nothing")
  }
}

enum Refused {
  @Mappable struct Plain { @CodableBy(Refusing()) var size = 1 }

  @Mappable struct Moved { @CodableBy(Refusing()) @CodingKey(path: "a.b") var size = 1 }

  @Mappable struct Outer {
    var first = 1
    var inner: [Plain] = [Plain()]
  }

  @Mappable struct Flat { @CodableFlattened var plain: Plain }

  @Mappable struct Prefixed { @CodableFlattened(prefix: "x_") var plain: Plain }

  @Mappable struct Generic<T: Mappable> {
    var item: T
    @CodableBy(Refusing()) var size = 1
  }

  @Mappable class Base {
    @CodableBy(Refusing()) var size = 1
    init() {}
  }

  @Mappable final class Derived: Base { var name = "" }

  @Mappable final class Alone { @CodableBy(Refusing()) var size = 1; init() {} }

  @Mappable(layout: .array) struct Positions {
    var first = 1
    @CodableBy(Refusing()) var size = 1
  }

  @Mappable(container: "data") struct Contained { @CodableBy(Refusing()) var size = 1 }

  @Mappable struct Computing {
    @CodableBy(Refusing()) var size = 1
    @EncodableComputed var double: Int { 2 }
  }

  @Mappable struct Computed {
    var id = 1
    @EncodableBy(Refusing()) @EncodableComputed var size: Int { 1 }
  }

  @Mappable struct Hooked {
    @CodableBy(Refusing()) var size = 1
    @CodableHook(.didEncode) func add(_ tree: inout AnyValue) {}
  }

  @Mappable struct Omitting {
    @CodableBy(Refusing()) @EncodableIf(.notDefault) var size = 1
    @CodableBy(Refusing()) @CodingKey("length") var other = 2
  }

  @Mappable enum External { case some(Plain), own(size: Int) }

  @Mappable struct Holder { var shapes: [External] = [.some(Plain())] }

  @Mappable(.encode) struct Written { @CodableBy(Refusing()) @CodingKey("s") var size = 1 }

  @Mappable struct Profiled {
    var first = 1
    @CodableBy(Refusing()) @CodingKey("s", in: .old) var size = 1
  }

  @Mappable struct Single: NoncopyableMappable, ~Copyable {
    var first = 1
    @CodableBy(Refusing()) var size = 1
  }

  @Mappable struct Moody {
    var size = 1
    @CodableHook(.willEncode) func refuse() throws { throw Refusal() }
  }

  struct Refusal: Error, CustomStringConvertible { var description: String { "not now" } }
}

enum Unprintable {
  @Mappable struct Values {
    var name = "n"
    var value: AnyValue
  }

  @Mappable struct Outer {
    var inner: [Values] = []
    var named: [String: Values] = [:]
  }

  @Mappable final class Object {
    var inner: Values
    init(inner: Values) { self.inner = inner }
  }

  @Mappable struct Moved { @CodingKey(path: "a.b") var value: AnyValue }

  @Mappable struct Flat {
    @CodableFlattened var values: Values
    var id = 1
  }

  @Mappable enum Choice { case own(x: AnyValue), some(Values), whole(AnyValue) }

  @Mappable struct Holder { var choice: Choice }

  @Mappable struct Hooked {
    var values: Values
    @CodableHook(.didEncode) func add(_ tree: inout AnyValue) { tree["more"] = 1 }
  }

  @Mappable struct Box<Value: Mappable> {
    var id = 1
    var value: Value
  }
}

@Suite("Errors when encoding")
struct EncodingErrorTests {
  /// What an error says about its place.
  struct Place: Equatable, CustomStringConvertible {
    var path: String
    var model: String?
    var property: String?

    init(_ error: MappingError?) {
      path = error?.path.description ?? "no error"
      (model, property) = (error?.model, error?.property)
    }

    var description: String { "\(path) \(model ?? "-").\(property ?? "-")" }
  }

  /// The places of the errors that formats throw for a value.
  static func places(_ value: some MappingEncodable) -> [(String, Place)] {
    let sorted = JSONMapper(options: .init(format: JSONFormat(isPretty: true, sortsKeys: true)))
    let others = [
      ("sorted", failure { () throws(MappingError) in try sorted.encode(value) }),
      ("tree", failure { () throws(MappingError) in try ValueMapper().encode(value) }),
    ]
    let formats = FormatUnderTest.all.filter { !$0.hasRows }.map { format in
      (
        format.name,
        failure { () throws(MappingError) in try format.mapping.encode(value, EncodingOptions()) }
      )
    }
    return (others + formats).map { ($0, Place($1)) }
  }

  /// - Parameter byTable: Whether a table writes the value: generated code does not name the property.
  private static func check<T: Mappable>(_ value: T, _ json: String, byTable: Bool = true) {
    let decoding = failure { () throws(MappingError) in try JSONMapper().decode(T.self, from: json)
    }
    #expect(decoding != nil)
    var expected = Place(decoding)
    if !byTable { expected.property = nil }
    for (format, place) in places(value) { #expect(place == expected, "\(T.self) \(format)") }
  }

  @Test("Encoding names the place, the model and the property that decoding names")
  func bothDirections() {
    Self.check(Refused.Plain(), #"{"size":1}"#)
    Self.check(Refused.Moved(), #"{"a":{"b":1}}"#)
    Self.check(Refused.Outer(), #"{"inner":[{"size":1}]}"#)
    Self.check(Refused.Flat(plain: Refused.Plain()), #"{"size":1}"#)
    Self.check(Refused.Prefixed(plain: Refused.Plain()), #"{"x_size":1}"#)
    Self.check(Refused.Generic(item: 1), #"{"item":1,"size":1}"#)
    Self.check(Refused.Base(), #"{"size":1}"#)
    Self.check(Refused.Derived(), #"{"size":1}"#)
    Self.check(Refused.Alone(), #"{"size":1}"#)
    Self.check(Refused.Positions(), #"[1,1]"#, byTable: false)
    Self.check(Refused.Contained(), #"{"data":{"size":1}}"#)
    Self.check(Refused.Computing(), #"{"size":1}"#)
    Self.check(Refused.Hooked(), #"{"size":1}"#)
    Self.check(Refused.Omitting(), #"{"length":1}"#)
    Self.check(Refused.External.some(Refused.Plain()), #"{"some":{"size":1}}"#)
    Self.check(Refused.Holder(), #"{"shapes":[{"some":{"size":1}}]}"#)
  }

  @Test("A model that is only encoded, and a hook, are named")
  func encodingOnly() {
    for (format, place) in Self.places(Refused.Written()) {
      #expect("\(place)" == "s Written.size", "\(format)")
    }
    for (format, place) in Self.places(["a": Refused.Computed()]) {
      #expect("\(place)" == "a.size Computed.size", "\(format)")
    }
    for (format, place) in Self.places(["a": [Refused.Moody()]]) {
      #expect("\(place)" == "a[0] Moody.-", "\(format)")
    }
    let error = failure { () throws(MappingError) in try JSONMapper().encode([Refused.Moody()]) }
    #expect(error?.description == "not now at '[0]' in Moody")
  }

  @Test("The text names the model and quotes the path")
  func texts() {
    let error = failure { () throws(MappingError) in try JSONMapper().encode(Refused.Outer()) }
    #expect(
      error?.description == "value cannot be encoded, expected nothing at 'inner[0].size' in Plain")
  }

  /// Models with a value, its path in them, and the model and the property that have it.
  private static func models(
    _ value: AnyValue, inRows: Bool
  ) -> [(model: any Mappable, path: String, owner: String)] {
    let values = Unprintable.Values(value: value)
    let models: [(any Mappable, String, String)] = [
      (values, "value", "Values.value"),
      (Unprintable.Object(inner: values), "inner.value", "Values.value"),
      (Unprintable.Moved(value: value), "a.b", "Moved.value"),
      (Unprintable.Flat(values: values), "value", "Flat.value"),
      (Unprintable.Choice.own(x: value), "own.x", "Choice.-"),
      (Unprintable.Choice.some(values), "some.value", "Values.value"),
      (Unprintable.Choice.whole(value), "whole", "Choice.-"),
      (Unprintable.Holder(choice: .own(x: value)), "choice.own.x", "Choice.-"),
      (Unprintable.Holder(choice: .whole(value)), "choice.whole", "Holder.choice"),
      (Unprintable.Hooked(values: values), "values.value", "Values.value"),
      (Unprintable.Box(value: value), "value", "Box.value"),
    ]
    let inArrays: [(any Mappable, String, String)] = [
      (Unprintable.Outer(inner: [values]), "inner[0].value", "Values.value"),
      (Unprintable.Outer(named: ["k": values]), "named.k.value", "Values.value"),
      (Unprintable.Box(value: [[value]]), "value[0][0]", "Box.value"),
    ]
    return models + (inRows ? [] : inArrays)
  }

  @Test("What a format cannot represent is refused with its model, its property and its path")
  func printers() throws {
    let values: [String: AnyValue] = [
      "TOML": .number(.init(UInt64.max)), "XML": "a\u{1}", "CSV": [1], "form": [[]],
      "property list in XML": "a\u{1}", "binary property list": try AnyValue(json: "1e400"),
      "MessagePack": try AnyValue(json: "123456789012345678901234567890"),
    ]
    for format in FormatUnderTest.all {
      guard let value = values[format.name] else { continue }
      let nests = !["XML", "form"].contains(format.name)
      for (model, path, owner) in Self.models(value, inRows: format.hasRows)
      where nests || !path.contains("[0][0]") {
        let error = failure { () throws(MappingError) in
          try format.mapping.encode(model, EncodingOptions())
        }
        let place = format.name == "form" ? path + "[0]" : format.path(path)
        #expect("\(Place(error))" == "\(place) \(owner)", "\(format)")
        let model = owner.prefix { $0 != "." }
        #expect(
          error?.description.contains("at '\(place)' in \(model)") == true, "\(format) \(error!)")
      }
    }
  }

  @Test("A configured model is named, with the path of the data")
  func configured() throws {
    let configuration = try MappingConfiguration(
      .model(Refused.Plain.self).key("length", for: "size"))
    let mapper = JSONMapper(options: .init(configuration: configuration))
    let error = failure { () throws(MappingError) in try mapper.encode(Refused.Outer()) }
    #expect("\(Place(error))" == "inner[0].length Plain.size")
  }

  @Test("The keys of a profile, and a struct that cannot be copied, are named in both directions")
  func otherTables() {
    let old = JSONMapper(options: .init(conventions: .init(profile: .old)))
    let written = failure { () throws(MappingError) in try old.encode(Refused.Profiled()) }
    let read = failure { () throws(MappingError) in
      try old.decode(Refused.Profiled.self, from: #"{"first":1,"s":1}"#)
    }
    #expect("\(Place(written))" == "s Profiled.size")
    #expect(Place(read) == Place(written))
    let single = failure { () throws(MappingError) in try JSONMapper().encode(Refused.Single()) }
    #expect(Place(single).model == "Single")
    #expect(Place(single).path == "size")
  }
}

extension MappingProfile {
  fileprivate static let old: MappingProfile = "old"
}
