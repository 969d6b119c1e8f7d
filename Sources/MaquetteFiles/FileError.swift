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
  /// What was tried: "open", "read", "write", "sync", "close", "replace".
  public let operation: String

  /// The path of the file.
  public let path: String

  /// The number of the error in the C library (`errno`).
  public let code: Int32

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - operation: What was tried.
  ///   - path: The path of the file.
  ///   - code: The number of the error; that of the error that the C library told last.
  package init(_ operation: String, _ path: String, code: Int32 = errno) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// The error for an address that is not that of a file.
  package static func notAFile(_ operation: String, _ address: String) -> FileError {
    FileError(operation, address, code: EINVAL)
  }

  /// The error in one line.
  public var description: String {
    let reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    return "cannot \(operation) \(path): \(reason)"
  }
}
