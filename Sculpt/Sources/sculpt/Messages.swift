import ArgumentParser
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is written.
enum Messages {
  /// Writes what was asked for.
  ///
  /// - Throws: An exit code after its message has been written. A reader that has seen enough is no error.
  static func output(_ text: String) throws(ExitCode) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let (count, code) = send(rest)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if code == EPIPE {
        return
      } else if code != EINTR {
        write("<stdout>: error: cannot be written: \(unsafe String(cString: strerror(code)))")
        throw ExitCode(73)
      }
    }
  }

  /// Writes what is said beside it.
  static func write(_ message: String) {
    try? FileHandle.standardError.write(contentsOf: Data((message + "\n").utf8))
  }

  /// Writes as many bytes as the standard output takes at once; none if there is an error.
  private static func send(_ bytes: ArraySlice<UInt8>) -> (count: Int, error: Int32) {
    let count = unsafe bytes.withUnsafeBytes { buffer in
      // With the name of the module, because a function of this type has the same name.
      #if canImport(Glibc)
        unsafe Glibc.write(STDOUT_FILENO, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        unsafe Musl.write(STDOUT_FILENO, buffer.baseAddress, buffer.count)
      #else
        unsafe Darwin.write(STDOUT_FILENO, buffer.baseAddress, buffer.count)
      #endif
    }
    return (count, count < 0 ? errno : 0)
  }
}
