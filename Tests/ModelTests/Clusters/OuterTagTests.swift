import AgreementSupport
import Foundation
import Maquette
import Testing

private protocol OuterShape: Mappable, Sendable {}

@Mappable private struct OuterCircle: OuterShape, Equatable { var radius = 0.0 }
@Mappable private enum OuterLine: String, OuterShape { case straight, bent }
@Mappable private final class OuterNote: OuterShape {
  let text: String
  init(text: String) { self.text = text }
}

private let outside = PolymorphicTypes<any OuterShape>(
  outside: ["circle": OuterCircle.self, "line": OuterLine.self, "note": OuterNote.self])
private let beside = PolymorphicTypes<any OuterShape>(
  discriminator: "kind", content: "data",
  ["circle": OuterCircle.self, "line": OuterLine.self, "note": OuterNote.self])
private let deep = PolymorphicTypes<any OuterShape>(
  discriminator: "meta.kind", content: "data", ["circle": OuterCircle.self])

@Mappable private struct OuterPicture {
  @CodableBy(.oneOf(outside)) var main: any OuterShape
  @CodableBy(.oneOf(outside)) var other: (any OuterShape)?
  @CodableBy(.arrayOf(outside)) var all: [any OuterShape] = []
  @CodableBy(.dictionaryOf(outside)) var named: [String: any OuterShape] = [:]
}

@Mappable private struct BesidePicture {
  @CodableBy(.oneOf(beside)) var main: any OuterShape
  @CodableBy(.arrayOf(beside)) var all: [any OuterShape] = []
}

@Mappable private struct DeepPicture { @CodableBy(.oneOf(deep)) var main: any OuterShape }

@Suite("Protocol values with external or adjacent tags")
struct OuterTagTests {
  /// Decodes text, a tree and a dictionary, and checks that each encodes to the same text.
  private func expectRoundTrip<T: Mappable>(
    _ type: T.Type, _ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let tree = try AnyValue(json: text)
    let models = [
      try T(json: text), try ValueMapper().decode(T.self, from: tree),
      try T(dictionary: try #require(tree.object).dictionary),
    ]
    for model in models {
      #expect(try model.jsonString() == text, sourceLocation: sourceLocation)
      #expect(try ValueMapper().encode(model) == tree, sourceLocation: sourceLocation)
    }
  }

  @Test("The tag is the only key of an object around the value")
  func around() throws {
    try expectRoundTrip(
      OuterPicture.self,
      #"{"main":{"circle":{"radius":1.0}},"other":{"line":"bent"},"#
        + #""all":[{"note":{"text":"a"}},{"line":"straight"}],"named":{"x":{"circle":{"radius":2.0}}}}"#
    )
    let picture = try OuterPicture(json: #"{"main":{"line":"bent"},"other":null}"#)
    #expect(picture.main as? OuterLine == .bent)
    #expect(picture.other == nil)
  }

  @Test("The tag and the value are adjacent, in any order")
  func adjacent() throws {
    try expectRoundTrip(
      BesidePicture.self,
      #"{"main":{"kind":"circle","data":{"radius":1.0}},"all":[{"kind":"line","data":"bent"}]}"#)
    let swapped = try BesidePicture(json: #"{"main":{"data":{"radius":3},"kind":"circle","x":1}}"#)
    #expect(swapped.main as? OuterCircle == OuterCircle(radius: 3))
    try expectRoundTrip(
      DeepPicture.self, #"{"main":{"meta":{"kind":"circle"},"data":{"radius":1.0}}}"#)
  }

  @Test(
    "Mismatches are reported with their location",
    arguments: [
      (#"{"main":{"square":1}}"#, MappingError.Code.unknownCase, "main.square"),
      (#"{"main":{}}"#, .invalidValue, "main"),
      (#"{"main":{"line":"bent","circle":{}}}"#, .invalidValue, "main"),
      (#"{"main":7}"#, .typeMismatch, "main"),
      (#"{"main":{"circle":{"radius":[]}}}"#, .typeMismatch, "main.circle.radius"),
      (#"{"main":{"line":"curved"}}"#, .unknownCase, "main.line"),
      (#"{"main":{"line":"bent"},"all":[{"line":"bent"},{"x":{}}]}"#, .unknownCase, "all[1].x"),
    ])
  func errors(_ text: String, _ code: MappingError.Code, _ path: String) throws {
    let error = try readError(OuterPicture.self, text)
    #expect(error.code == code)
    #expect(error.path.description == path)
  }

  @Test(
    "Adjacent tagging requires both the tag and the value",
    arguments: [
      (#"{"main":{"kind":"circle"}}"#, MappingError.Code.missingKey, "main.data"),
      (#"{"main":{"data":{}}}"#, .missingKey, "main.kind"),
      (#"{"main":{"kind":"x","data":{}}}"#, .unknownCase, "main.kind"),
      (#"{"main":{"kind":"circle","data":[]}}"#, .typeMismatch, "main.data"),
    ])
  func besideErrors(_ text: String, _ code: MappingError.Code, _ path: String) throws {
    let error = try readError(BesidePicture.self, text)
    #expect(error.code == code)
    #expect(error.path.description == path)
  }

  @Test("Repeated and unknown keys follow the options, and a report drops what fails")
  func options() throws {
    let strict = JSONMapper(options: .init(unknownKeys: .reject, duplicateKeys: .reject))
    for text in [
      #"{"main":{"kind":"circle","data":{},"x":1}}"#,
      #"{"main":{"kind":"circle","data":{},"data":{}}}"#,
    ] {
      #expect(throws: MappingError.self) { try strict.decode(BesidePicture.self, from: text) }
    }
    let last = try BesidePicture(
      json: #"{"main":{"kind":"circle","data":{"radius":1},"data":{"radius":2}}}"#)
    #expect(last.main as? OuterCircle == OuterCircle(radius: 2))
    let report = JSONMapper().decodeReporting(
      OuterPicture.self, from: #"{"main":{"line":"bent"},"all":[{"x":1},{"line":"bent"}]}"#)
    #expect(report.value?.all.count == 1)
    #expect(report.issues.map(\.error.path.description) == ["all[0].x"])
  }

  @Test("A registry adds types, updates replace values, and unregistered types do not encode")
  func others() throws {
    struct Stranger: OuterShape {
      init() {}
      init(from reader: inout JSONReader) throws(ReadFailure) { try reader.skipValue() }
      init(from reader: inout ValueReader) throws(ReadFailure) { try reader.skipValue() }
      func write(to writer: inout JSONWriter) throws(WriteFailure) { writer.writeNull() }
      func write(to writer: inout ValueWriter) throws(WriteFailure) { writer.writeNull() }
    }
    var picture = OuterPicture(main: OuterCircle(radius: 1))
    try JSONMapper().update(&picture, from: #"{"main":{"line":"bent"}}"#)
    #expect(picture.main as? OuterLine == .bent)
    picture.main = Stranger()
    #expect(throws: MappingError.self) { try picture.jsonString() }
    var mapper = JSONMapper()
    var registry = TypeRegistry()
    registry.add(Stranger.self, as: "stranger", to: (any OuterShape).self)
    mapper.options.decoding.registry = registry
    mapper.options.encoding.registry = registry
    #expect(try mapper.encodeString(picture).hasPrefix(#"{"main":{"stranger":null}"#))
    let read = try mapper.decode(OuterPicture.self, from: #"{"main":{"stranger":null}}"#)
    #expect(read.main is Stranger)
  }
}
