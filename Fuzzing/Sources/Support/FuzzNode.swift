import MaquetteCore

/// A class for archives with shared objects and cycles, written by hand because fuzzing uses no
/// macros.
final class FuzzNode: MappingDecodable, FlattenedEncodable, SchemaProviding {
  var name = ""
  var next: FuzzNode?
  var others: [FuzzNode] = []

  init() {}

  class var __schema: ModelSchema {
    ModelSchema(
      name: "FuzzNode",
      properties: [
        .init("name", type: String.self, path: ["name"], flags: .hasDefault),
        .init("next", type: FuzzNode?.self, path: ["next"], flags: .hasDefault),
        .init("others", type: [FuzzNode].self, path: ["others"], flags: .hasDefault),
      ], version: 1)
  }

  func __value(ofProperty name: String) -> Any? { nil }

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

/// Checks that a decoded graph can be encoded, and decodes to the same graph.
///
/// - Parameters:
///   - source: The archive.
///   - decode: Decodes an archive.
///   - encode: Encodes an archive.
/// - Throws: Errors of decoding and encoding.
func requireSameGraph(
  in source: [UInt8], _ decode: ([UInt8]) throws(MappingError) -> [FuzzNode],
  _ encode: ([FuzzNode]) throws(MappingError) -> [UInt8]
) throws(MappingError) {
  let nodes = try decode(source)
  defer { untie(nodes) }
  let bytes = try encode(nodes)
  let again = try decode(bytes)
  defer { untie(again) }
  require(again.count == nodes.count, "\(again.count) of \(nodes.count) objects came back")
  require(try encode(again) == bytes, "other bytes")
}

/// Removes the references of a graph, so that its cycles are freed.
func untie(_ nodes: [FuzzNode]) {
  var waiting = nodes
  while let node = waiting.popLast() {
    waiting += node.others + (node.next.map { [$0] } ?? [])
    (node.next, node.others) = (nil, [])
  }
}
