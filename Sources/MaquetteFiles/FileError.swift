#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WASILibc)
  import WASILibc
#elseif os(Windows)
  import CRT
#endif

/// An error of the system while reading or writing a file.
public struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The failed operation: "open", "read", "write", "sync", "close" or "replace".
  public let operation: String

  /// The path of the file.
  public let path: String

  /// The C library's error number (`errno`).
  public let code: Int32

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - operation: The failed operation.
  ///   - path: The path of the file.
  ///   - code: The error number; by default the C library's last one.
  package init(_ operation: String, _ path: String, code: Int32 = errno) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// The error for a URL that is not a file URL.
  package static func notAFile(_ operation: String, _ address: String) -> FileError {
    FileError(operation, address, code: EINVAL)
  }

  /// The error in one line.
  public var description: String {
    let reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    return "cannot \(operation) \(path): \(reason)"
  }
}
