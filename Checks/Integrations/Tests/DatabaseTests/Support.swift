import Foundation
import GRDB
import MaquetteGRDB

/// A folder that is removed with its files when the test ends.
final class TestFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("maquette-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file.
  func path(_ name: String = "test.sqlite") -> String { url.appendingPathComponent(name).path }

  /// A database in a file.
  func queue(_ name: String = "test.sqlite") throws -> DatabaseQueue {
    try DatabaseQueue(path: path(name))
  }
}

/// The error that a closure throws.
func databaseError(_ work: () throws -> Void) -> ModelDatabaseError? {
  do {
    try work()
    return nil
  } catch {
    return error as? ModelDatabaseError
  }
}
