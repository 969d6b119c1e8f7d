#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// What the system says when a file cannot be read or written.
public struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What was tried: "open", "read", "write", "replace".
  public let operation: String

  /// The path of the file.
  public let path: String

  /// The number of the error in the C library (`errno`).
  public let code: Int32

  /// The error that the C library told last.
  init(_ operation: String, _ path: String) {
    self.operation = operation
    self.path = path
    code = errno
  }

  /// The error in one line.
  public var description: String {
    "cannot \(operation) \(path): \(strerror(code).map { String(cString: $0) } ?? "error \(code)")"
  }
}

extension FileError: LocalizedError {
  /// The error in one line.
  public var errorDescription: String? { description }
}
