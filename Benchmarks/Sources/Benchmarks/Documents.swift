import CorpusModels
import Foundation
import Maquette

/// The folder of the documents that all sides decode.
struct Documents {
  let folder: URL

  init(_ path: String) { folder = URL(fileURLWithPath: path) }

  /// The bytes of a document.
  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: file(name)))
  }

  /// The objects of a document with one object on each line.
  func lines(_ name: String) throws -> [[UInt8]] {
    try bytes(name).split(separator: UInt8(ascii: "\n")).map([UInt8].init)
  }

  /// The documents of a shape or a workload.
  func documents(of name: String) throws -> [[UInt8]] {
    try bytes(name).split(separator: separator).map([UInt8].init)
  }

  /// Between documents in one file: JSON text has no such byte.
  private var separator: UInt8 { 0x1E }

  private func file(_ name: String) -> URL { folder.appending(path: "\(name).json") }

  private func write(_ bytes: [UInt8], _ name: String) throws {
    try Data(bytes).write(to: file(name))
  }

  /// Creates the documents of shapes or workloads, and their expected encodings.
  func prepare(_ shapes: [ShapeRows]) throws {
    for shape in shapes {
      for (form, texts) in [("", shape.documents), ("-written", shape.written)] {
        let group = shape.group + form
        try FileManager.default.createDirectory(
          at: folder.appending(path: group), withIntermediateDirectories: true)
        try write(
          Array(texts.map(\.utf8).joined(separator: [separator])), "\(group)/\(shape.title)")
      }
    }
  }

  /// Creates all documents from the public ones, identical on every machine.
  ///
  /// - Parameter corpora: The folder of the public documents.
  func prepare(from corpora: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let sources = Documents(corpora + "/benchmark")
    for name in ["twitter", "citm_catalog", "canada"] {
      let json = try sources.bytes(name)
      try write(json, name)
      try write(JSONOutline(of: json).minified, "\(name)-minified")
    }
    try write(sources.bytes("github_user"), "github_user")
    try write(Order.sampleOfOne, "order")

    let twitter = try JSONOutline(of: sources.bytes("twitter"))
    try write(twitter.shuffled(seed: 1).minified, "twitter-shuffled")
    let lines = (twitter["statuses"]?.elements ?? []).flatMap { $0.minified + [UInt8(ascii: "\n")] }
    try write(lines, "twitter-lines")
    try write(Array(repeatElement(lines, count: streamSize / lines.count).joined()), "tweets")

    let phones = try phones(in: corpora)
    try write(phones, "phones")
    let rows = phones.split(separator: UInt8(ascii: "\n")).joined(separator: ",".utf8)
    try write(Array("[".utf8) + rows + Array("]".utf8), "phones-array")
  }

  private var streamSize: Int { 28_000_000 }

  /// NDJSON of short records: the public table repeated, or generated rows.
  private func phones(in corpora: String) throws -> [UInt8] {
    let file = URL(fileURLWithPath: corpora).appending(path: "payloads/amazon_cellphones.ndjson")
    guard let table = try? Data(contentsOf: file) else {
      return try JSONMapper().encodeLines((0..<streamSize / 315).lazy.map(CellPhone.init(number:)))
    }
    // Without the column names.
    let rows = table[(table.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)...]
    return Array(repeatElement(rows, count: streamSize / rows.count).joined())
  }
}
