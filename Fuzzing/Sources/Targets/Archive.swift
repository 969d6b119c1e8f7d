import MaquetteArchive
import MaquetteCBOR
import MaquetteCore

/// A class that archives share and lead back to, written by hand: fuzzing knows no macros.
final class FuzzNode: MappingDecodable, FlattenedEncodable, SchemaProviding {
  var name = ""
  var next: FuzzNode?
  var others: [FuzzNode] = []

  init() {}

  class var schema: ModelSchema {
    ModelSchema(
      name: "FuzzNode",
      properties: [
        .init("name", type: String.self, path: ["name"], flags: .hasDefault),
        .init("next", type: FuzzNode?.self, path: ["next"], flags: .hasDefault),
        .init("others", type: [FuzzNode].self, path: ["others"], flags: .hasDefault),
      ], version: 1)
  }

  func value(ofProperty name: String) -> Any? { nil }

  convenience init(from reader: inout JSONReader) throws(ReadFailure) {
    self.init()
    try fill(from: &reader)
  }

  convenience init(from reader: inout ValueReader) throws(ReadFailure) {
    if let object = try reader.__readInstance(of: FuzzNode.self) {
      self.init(__instance: object)
    } else {
      self.init()
      try fill(from: &reader)
    }
  }

  func update(from reader: inout JSONReader) throws(ReadFailure) { try fill(from: &reader) }

  func update(from reader: inout ValueReader) throws(ReadFailure) { try fill(from: &reader) }

  private func fill<R: MappingReader & ~Copyable>(from reader: inout R) throws(ReadFailure) {
    var more = try reader.beginObject()
    while more {
      switch try reader.readKey() {
      case "name": name = try reader.read(String.self)
      case "next": next = try reader.read(FuzzNode?.self)
      case "others": others = try reader.read([FuzzNode].self)
      default: try reader.skipValue()
      }
      more = try reader.endField()
    }
  }

  func __writeFields(to writer: inout JSONWriter) throws(WriteFailure) {}

  func __writeFields(to writer: inout ValueWriter) throws(WriteFailure) {
    writer.writeKey("name")
    writer.writeString(name)
    writer.writeKey("next")
    try writer.write(next)
    writer.writeKey("others")
    try writer.write(others)
  }
}

/// Any bytes as an archive whose checksums are right: what is read is written, and reads back.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let source = Array(UnsafeBufferPointer(start: start, count: count))
  let mapper = ArchiveMapper()
  // As they are, most bytes end at the checksums.
  _ = try? mapper.decode([FuzzNode].self, from: source)
  let archive = ArchiveTrailer.appended(to: source)
  let report = mapper.decodeReporting([FuzzNode].self, from: archive)
  require(report.value != nil || !report.issues.isEmpty, "nothing was read, and nothing told")
  for issue in report.issues {
    _ = issue.error.details
    require((0...archive.count).contains(issue.error.byteOffset ?? 0), "\(issue)")
  }
  report.value.map(untie)
  do throws(MappingError) {
    let nodes = try mapper.decode([FuzzNode].self, from: archive)
    defer { untie(nodes) }
    let bytes = try mapper.encode(nodes)
    let again = try mapper.decode([FuzzNode].self, from: bytes)
    defer { untie(again) }
    require(again.count == nodes.count, "\(again.count) of \(nodes.count) objects came back")
    require(try mapper.encode(again) == bytes, "other bytes")
  } catch {
    require(error.byteOffset != nil || error.path.steps.isEmpty, "no place is told of \(error)")
  }
  return 0
}

/// Takes a graph apart, so that its cycles are freed.
private func untie(_ nodes: [FuzzNode]) {
  var waiting = nodes
  while let node = waiting.popLast() {
    waiting += node.others + (node.next.map { [$0] } ?? [])
    (node.next, node.others) = (nil, [])
  }
}
