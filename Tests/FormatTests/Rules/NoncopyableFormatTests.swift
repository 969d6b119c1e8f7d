import Maquette
import MaquetteCBOR
import MaquetteForm
import MaquetteJSON5
import MaquetteMessagePack
import MaquettePropertyList
import MaquetteTOML
import MaquetteXML
import MaquetteYAML
import Testing

@Mappable
private struct NoncopyablePart: NoncopyableMappable, ~Copyable {
  var host: String
  var retries = 3
}

@Mappable
private struct NoncopyableDocument: NoncopyableMappable, ~Copyable {
  let id: Int
  var name = "?"
  var part: NoncopyablePart?
}

@Mappable
private struct NoncopyableProfiled: NoncopyableMappable, ~Copyable {
  @CodingKey("short", in: .cbor) var long: Int
  var part: NoncopyablePart?
}

@Mappable
private class NamedBase { var id = 1 }

@Mappable
private final class NamedDerived: NamedBase { var more = 2 }

@Suite("Noncopyable structs in every format")
struct NoncopyableFormatTests {
  /// Decodes, updates, reports and encodes a document, and returns the final document.
  private func exercised<Format: DocumentFormat>(
    _ mapper: FormatMapper<Format>, _ source: some ByteSource, update: some ByteSource
  ) throws -> AnyValue {
    var model = try mapper.decode(NoncopyableDocument.self, from: source)
    try mapper.update(&model, from: update)
    do throws(MappingError) {
      try mapper.update(&model, from: [0xC1, 0xC1] as [UInt8])
      Issue.record("no error")
    } catch {}
    var report = mapper.decodeReporting(NoncopyableDocument.self, from: source)
    let errors = report.errors
    #expect(errors.isEmpty)
    guard let reported = report.value.take() else { throw MappingError(.missingKey) }
    let name = reported.name
    #expect(name == "a")
    return try mapper.decode(AnyValue.self, from: mapper.encode(model))
  }

  private static let expected: AnyValue = [
    "id": 7, "name": "b", "part": ["host": "h", "retries": 3],
  ]

  @Test("They are decoded, updated, reported and encoded")
  func allFormats() throws {
    let source: AnyValue = ["id": 7, "name": "a", "part": ["host": "h"]]
    let update: AnyValue = ["name": "b"]
    func check<Format: DocumentFormat>(_ mapper: FormatMapper<Format>) throws {
      let result = try exercised(mapper, mapper.encode(source), update: mapper.encode(update))
      #expect(result == Self.expected, "\(Format.self)")
    }
    try check(CBORMapper())
    try check(MessagePackMapper())
    try check(PropertyListMapper())
    try check(TOMLMapper())
    try check(YAMLMapper())
    try check(JSONMapper())
  }

  @Test("Markup and forms, which hold only text, decode and encode them")
  func textFormats() throws {
    var model = try NoncopyableDocument(xml: "<a><id>7</id><part><host>h</host></part></a>")
    try XMLMapper().update(&model, from: "<a><name>b</name></a>")
    let document = try model.xmlString()
    #expect(
      document.hasSuffix(
        "<NoncopyableDocument><id>7</id><name>b</name><part><host>h</host><retries>3</retries>"
          + "</part></NoncopyableDocument>"))
    let form = try NoncopyableDocument(form: "id=7&part[host]=h")
    let text = try form.formString()
    #expect(text == "id=7&name=%3F&part%5Bhost%5D=h&part%5Bretries%5D=3")
  }

  @Test("A root element is named after the class of an object, whatever its static type")
  func namesOfClasses() throws {
    let object: NamedBase = NamedDerived()
    #expect(try object.xmlString().contains("<NamedDerived>"))
    #expect(try XMLMapper().encodeString(object).contains("<NamedDerived>"))
  }

  @Test("Their keys may depend on the format")
  func keysOfFormats() throws {
    let cbor = CBORMapper()
    var model = try cbor.decode(
      NoncopyableProfiled.self, from: cbor.encode(["short": 1, "part": ["host": "h"]] as AnyValue))
    try cbor.update(&model, from: cbor.encode(["short": 2, "long": 3] as AnyValue))
    let own = try cbor.decodeValue(from: cbor.encode(model))
    #expect(own == ["short": 2, "part": ["host": "h", "retries": 3]])
    let yaml = try model.yamlString()
    #expect(yaml == "long: 2\npart:\n  host: h\n  retries: 3\n")
  }

  @Test("They are decoded and updated at a path")
  func paths() throws {
    let mapper = CBORMapper()
    let source = try mapper.encode(["data": [["id": 1], ["id": 7]]] as AnyValue)
    var model = try mapper.decode(NoncopyableDocument.self, from: source, at: "data[1]")
    try mapper.update(
      &model, from: mapper.encode(["in": ["name": "b"]] as AnyValue), at: "in")
    let written = try model.jsonString()
    #expect(written == #"{"id":7,"name":"b"}"#)
    let report = mapper.decodeReporting(NoncopyableDocument.self, from: source, at: "data[2]")
    let codes = report.errors.map(\.code)
    #expect(codes == [.missingKey])
  }
}
