import Foundation
import GRDB
import Maquette
import MaquetteGRDB

/// Orders in an SQLite database, one row each.
///
/// An order that is sent again replaces the stored one.
struct OrderStore: Sendable {
  private let database: DatabasePool
  private let incoming: URL
  private let mapper = JSONMapper()

  /// Opens the database in a folder; creates both if necessary.
  init(folder: URL) throws {
    incoming = folder.appending(path: "incoming")
    // Files of an earlier run are incomplete.
    try? FileManager.default.removeItem(at: incoming)
    try FileManager.default.createDirectory(at: incoming, withIntermediateDirectories: true)
    var configuration = Configuration()
    configuration.busyMode = .timeout(10)
    // An order that was answered with 201 must survive a power loss.
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = FULL") }
    database = try DatabasePool(
      path: folder.appending(path: "orders.sqlite").path, configuration: configuration)
    try database.writeWithoutTransaction { db in
      try SchemaPlan(for: Order.self, Batch.self, in: db).run(db)
    }
  }

  /// Stores one order.
  ///
  /// - Returns: Whether it is new.
  func put(_ order: Order) async throws -> Bool {
    try await database.write { db in
      let isNew = try Order.filter(Order.columns.id == order.id).fetchCount(db) == 0
      try db.upsert(order)
      try db.insert(Batch(orders: 1))
      return isNew
    }
  }

  /// The order with a number.
  func order(_ id: Int) async throws -> Order? {
    try await database.read { db in
      try Order.filter(Order.columns.id == id).fetchModels(db).first
    }
  }

  /// The batch with an identifier.
  func batch(_ id: String) async throws -> Batch? {
    guard let id = UUID(uuidString: id) else { return nil }
    return try await database.read { db in
      try Batch.filter(Batch.columns.id == id).fetchModels(db).first
    }
  }

  /// Stores a batch in one transaction, after it has arrived completely.
  ///
  /// The batch is first written to a file, so that a slow client does not block other writers.
  ///
  /// - Parameter write: Writes the orders; if it throws, nothing is stored.
  func addBatch(_ write: (inout JSONLineWriter) async throws -> Void) async throws -> Batch {
    let file = incoming.appending(path: "\(UUID().uuidString).ndjson")
    defer { try? FileManager.default.removeItem(at: file) }
    try await mapper.writeLines(to: file, write)
    return try await database.write { [mapper] db in
      var batch = Batch()
      try Self.forEachBlock(of: file, mapper) { orders in
        try db.upsert(orders)
        batch.orders += orders.count
      }
      try db.insert(batch)
      return batch
    }
  }

  /// Reads the orders in a file, one block at a time.
  private static func forEachBlock(
    of file: URL, _ mapper: JSONMapper, _ body: ([Order]) throws -> Void
  ) throws {
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    var parser = mapper.lineParser(of: Order.self)
    var isAtEnd = false
    while !isAtEnd {
      let block = try handle.read(upToCount: 256 << 10) ?? Data()
      isAtEnd = block.isEmpty
      if isAtEnd { parser.finish() } else { parser.append(block) }
      var orders: [Order] = []
      while let line = parser.next() { orders.append(try line.get()) }
      try body(orders)
    }
  }

  /// All orders by number, fetched on demand.
  var orders: StoredOrders { StoredOrders(database: database) }
}

/// The orders of a database, fetched one page at a time.
struct StoredOrders: AsyncSequence, Sendable {
  fileprivate let database: DatabasePool

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(database: database) }

  struct AsyncIterator: AsyncIteratorProtocol {
    private static let pageSize = 500

    fileprivate let database: DatabasePool
    private var page: ArraySlice<Order> = []
    private var last = 0

    fileprivate init(database: DatabasePool) { self.database = database }

    @concurrent
    mutating func next() async throws -> Order? {
      if page.isEmpty {
        page = try await database.read { [last] db in
          let columns = Order.columns
          return try Order.filter(columns.id > last).order(columns.id.asc)
            .limit(Self.pageSize).fetchModels(db)
        }[...]
      }
      guard let order = page.popFirst() else { return nil }
      last = order.id
      return order
    }
  }
}
