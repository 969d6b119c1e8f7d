import Foundation
import Maquette

/// Orders in a folder: a file of NDJSON for each batch, which is there whole or not at all.
struct OrderStore: Sendable {
  let folder: URL
  private let mapper = JSONMapper()

  /// Creates the folder unless it is there.
  init(folder: URL) throws {
    self.folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Stores a batch once all of it is written and on the disk.
  ///
  /// - Parameter write: Writes the orders; if it throws, nothing has happened.
  /// - Returns: The name of the batch.
  func addBatch(_ write: (inout JSONLineWriter) async throws -> Void) async throws -> String {
    let name = "batch-\(UUID().uuidString.lowercased())"
    try await mapper.writeLines(to: folder.appending(path: name + ".ndjson"), write)
    return name
  }

  /// The batches, by name.
  func batches() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasPrefix("batch-") && $0.pathExtension == "ndjson" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// All orders, read as they are asked for.
  func orders() throws -> StoredOrders { StoredOrders(batches: try batches(), mapper: mapper) }
}

/// The orders of batches, in memory for one of them.
struct StoredOrders: AsyncSequence, Sendable {
  typealias Lines = AsyncRecords<JSONLines<Order>, FileChunks>

  let batches: [URL]
  let mapper: JSONMapper

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(batches: batches[...], mapper: mapper) }

  struct AsyncIterator: AsyncIteratorProtocol {
    var batches: ArraySlice<URL>
    let mapper: JSONMapper
    var lines: Lines.AsyncIterator?

    @concurrent
    mutating func next() async throws -> Order? {
      while true {
        if let order = try await lines?.next() { return try order.get() }
        guard let batch = batches.popFirst() else { return nil }
        lines = mapper.lines(of: Order.self, at: batch).makeAsyncIterator()
      }
    }
  }
}
