import Foundation
import Testing

/// The public documents in the folder `MAQUETTE_CORPORA`, which are not part of the package.
enum Corpora {
  /// The folder, if the variable is set.
  static let folder = ProcessInfo.processInfo.environment["MAQUETTE_CORPORA"]

  /// Whether the suites over the corpora run.
  static var areAvailable: Bool { folder != nil }

  /// The reason why the suites do not run.
  static let reason: Comment = "MAQUETTE_CORPORA names no folder of public documents"

  /// The bytes of a document.
  static func bytes(_ name: String) throws -> [UInt8] {
    let folder = try #require(folder)
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder).appending(path: name)))
  }
}
