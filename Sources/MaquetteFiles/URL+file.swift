#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

extension URL {
  /// The path of the file that this is the address of.
  ///
  /// - Parameter operation: What is to be done with the file.
  /// - Throws: `FileError` for an address that is not that of a file.
  package func pathOfFile(to operation: String) throws(FileError) -> String {
    guard isFileURL else { throw .notAFile(operation, absoluteString) }
    return path
  }
}
