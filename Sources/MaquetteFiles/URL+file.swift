#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

// Files by their addresses, as mappers have them.

extension AtomicFile {
  /// Replaces a file.
  ///
  /// - Throws: What writing throws, and `FileError` for an address that is not that of a file.
  package static func write(_ bytes: [UInt8], to url: URL) throws(FileError) {
    try write(bytes, to: url.path(to: "write"))
  }
}

extension OpenFile {
  /// The bytes of a file, no more than a number of them.
  ///
  /// - Throws: What reading throws, and `FileError` for an address that is not that of a file.
  package static func contents(of url: URL, atMost limit: Int) throws(FileError) -> [UInt8] {
    try contents(of: url.path(to: "open"), atMost: limit)
  }
}

extension URL {
  fileprivate func path(to operation: String) throws(FileError) -> String {
    guard isFileURL else { throw .notAFile(operation, absoluteString) }
    return path
  }
}
