import Foundation

extension Corpora {
  /// The sorted names of the documents in a folder of the corpora; empty without corpora.
  static func documents(in name: String) -> [String] {
    guard let folder else { return [] }
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: folder + "/" + name)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted()
  }
}
