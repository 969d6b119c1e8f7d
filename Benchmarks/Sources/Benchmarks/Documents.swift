import Foundation

/// The folder of the documents that all sides read.
struct Documents {
  let folder: URL

  init(_ path: String) { folder = URL(fileURLWithPath: path) }

  /// The bytes of a document.
  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: file(name)))
  }

  private func file(_ name: String) -> URL { folder.appending(path: "\(name).json") }

  private func write(_ bytes: [UInt8], _ name: String) throws {
    try Data(bytes).write(to: file(name))
  }

  /// Makes all documents from the public ones, the same on every machine.
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
    let lines = twitter["statuses"]?.elements.map(\.minified) ?? []
    try write(lines.flatMap { $0 + [UInt8(ascii: "\n")] }, "twitter-lines")
  }
}
