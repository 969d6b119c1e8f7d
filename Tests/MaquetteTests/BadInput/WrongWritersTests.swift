import Maquette
import Testing

/// Conformances that write invalid JSON: their text is wrong, but nothing traps.
@Suite("Conformances that write nonsense")
struct WrongWritersTests {
  /// The error of a conformance.
  enum Mistake: String, CaseIterable {
    case openArray, openObject, endsTwice, nothing, twoValues, keyOutside, keyAlone, mixedBrackets

    func write<W: MappingWriter & ~Copyable>(to writer: inout W) throws(WriteFailure) {
      switch self {
      case .openArray: try writer.beginArray()
      case .openObject:
        try writer.beginObject()
        writer.writeKey("a")
      case .endsTwice:
        try writer.beginArray()
        writer.endArray()
        writer.endArray()
      case .nothing: break
      case .twoValues:
        writer.writeBool(true)
        writer.writeString("x")
      case .keyOutside: writer.writeKey("a")
      case .keyAlone:
        try writer.beginObject()
        writer.writeKey("a")
        writer.endObject()
      case .mixedBrackets:
        try writer.beginArray()
        writer.endObject()
      }
    }
  }

  struct Wrong: MappingEncodable {
    var mistake: Mistake

    func write(to writer: inout JSONWriter) throws(WriteFailure) { try mistake.write(to: &writer) }
    func write(to writer: inout ValueWriter) throws(WriteFailure) {
      try mistake.write(to: &writer)
    }
  }

  @Mappable(.encode) struct Holder { var a: Wrong, b = 1 }

  static let forms: [JSONFormat] = [
    .compact, .pretty, .canonical, JSONFormat(sortsKeys: true, escapesNonASCII: true),
    JSONFormat(isPretty: true, sortsKeys: true),
  ]

  @Test("No form of the text traps", arguments: Mistake.allCases, forms)
  func everyForm(_ mistake: Mistake, _ form: JSONFormat) {
    let wrong = Wrong(mistake: mistake)
    _ = try? wrong.jsonString(form)
    _ = try? [wrong, wrong].jsonString(form)
    _ = try? Holder(a: wrong).jsonString(form)
    _ = try? ["k": [wrong]].jsonString(form)
    _ = try? ValueMapper().encode(Holder(a: wrong))
    _ = try? JSONMapper(options: .init(format: form)).encodeLines([wrong, wrong])
  }
}
