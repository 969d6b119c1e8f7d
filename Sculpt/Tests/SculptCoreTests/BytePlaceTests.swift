import Maquette
import MaquetteCBOR
import MaquetteMessagePack
import MaquettePropertyList
import Testing

@testable import SculptCore

/// Where a source has no lines, messages name the byte, and the path as far as it is known.
@Suite struct BytePlaceTests {
  private let sample = "{\"items\": [{\"id\": 1}, {\"id\": 2}]}"

  private func encoded(_ value: AnyValue, as format: String) throws -> [UInt8] {
    format == "cbor" ? try CBORMapper().encode(value) : try MessagePackMapper().encode(value)
  }

  private func message(of bytes: [UInt8], named name: String) -> String {
    var reader = SampleReader()
    do throws(SampleError) {
      try reader.read(.bytes(bytes, name: name))
      return ""
    } catch { return error.message }
  }

  @Test("A malformed sample", arguments: ["msgpack", "cbor"])
  func malformedSamples(_ format: String) throws {
    let bytes = try encoded(AnyValue(json: sample), as: format)
    // Cut off inside the second object, and with a byte that begins no value in its place.
    let cut = message(of: Array(bytes.dropLast(1)), named: "a.\(format)")
    #expect(cut.hasPrefix("a.\(format):byte \(bytes.count - 1): error: $.items[1].id: "), "\(cut)")
    let invalid: UInt8 = format == "cbor" ? 0x1C : 0xC1
    let wrong = message(of: bytes.dropLast(1) + [invalid], named: "a.\(format)")
    #expect(
      wrong.hasPrefix("a.\(format):byte \(bytes.count - 1): error: $.items[1].id: "), "\(wrong)")
    let more = message(of: bytes + [0], named: "a.\(format)")
    #expect(more.hasPrefix("a.\(format):byte \(bytes.count): error: "), "\(more)")
  }

  @Test("A payload that does not fit", arguments: ["msgpack", "cbor"])
  func payloads(_ format: String) throws {
    let model = Inference.model(of: try shape(sample))
    let wrong = try AnyValue(json: "{\"items\": [{\"id\": 1}, {\"id\": \"x\"}]}")
    let bytes = try encoded(wrong, as: format)
    var problems: [String] = []
    try Verification(model).problems(in: .bytes(bytes, name: "b.\(format)")) {
      problems.append($0.message)
    }
    let start = "b.\(format):byte \(bytes.count - 2): error: $.items[1].id: expected Int"
    #expect(problems.count == 1 && problems[0].hasPrefix(start), "\(problems)")
  }

  @Test("A binary property list, whose values are not in the order of the document, has the path")
  func binaryPropertyLists() throws {
    let mapper = PropertyListMapper(options: .init(format: .init(.binary)))
    let model = Inference.model(of: try shape(sample))
    let bytes = try mapper.encode(AnyValue(json: "{\"items\": [{\"id\": \"x\"}]}"))
    var problems: [String] = []
    try Verification(model).problems(in: .bytes(bytes, name: "b.plist")) {
      problems.append($0.message)
    }
    #expect(problems.count == 1 && problems[0].contains("error: $.items[0].id: "), "\(problems)")
    let cut = message(of: Array(bytes.dropLast(1)), named: "a.plist")
    #expect(cut.hasPrefix("a.plist"), "\(cut)")
  }
}
