import MaquetteFiles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension URL {
  /// The path of the file.
  ///
  /// - Throws: `FileError` for a URL that is not a file URL.
  func path(to operation: String) throws(FileError) -> String {
    guard isFileURL else { throw .notAFile(operation, absoluteString) }
    return path
  }
}
