#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

// Files by URL, as mappers address them.

extension AtomicFile {
  /// Replaces a file.
  ///
  /// - Throws: `FileError`, also for a URL that is not a file URL.
  package static func write(_ bytes: [UInt8], to url: URL) throws(FileError) {
    try write(bytes, to: url.path(to: "write"))
  }
}

extension OpenFile {
  /// Reads the bytes of a file, up to a limit.
  ///
  /// - Throws: `FileError`, also for a URL that is not a file URL.
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
