#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A file of the C library, closed when nobody holds it any more.
///
/// FoundationEssentials has no file handle, and all of Foundation would be much for reading bytes.
final class OpenFile: Sendable {
  let path: String
  private let descriptor: Int32
  private let isOwned: Bool

  /// Opens a file to read it.
  init(reading path: String) throws(FileError) {
    self.path = path
    descriptor = Self.uninterrupted { open(path, O_RDONLY | O_CLOEXEC) }
    isOwned = true
    if descriptor < 0 { throw FileError("open", path) }
  }

  /// Creates a file that is not there yet, to write it.
  init(creating path: String) throws(FileError) {
    self.path = path
    descriptor = Self.uninterrupted { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
    isOwned = true
    if descriptor < 0 { throw FileError("open", path) }
  }

  /// The standard input of the process, which stays open.
  init() {
    path = "standard input"
    descriptor = STDIN_FILENO
    isOwned = false
  }

  deinit {
    if isOwned { _ = close(descriptor) }
  }

  /// Reads some bytes, as many as there are now; none at the end.
  func read(atMost count: Int) throws(FileError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let number = Self.uninterrupted {
      #if canImport(Darwin)
        Darwin.read(descriptor, &bytes, count)
      #elseif canImport(Glibc)
        Glibc.read(descriptor, &bytes, count)
      #elseif canImport(Musl)
        Musl.read(descriptor, &bytes, count)
      #elseif canImport(Android)
        Android.read(descriptor, &bytes, count)
      #endif
    }
    if number < 0 { throw FileError("read", path) }
    bytes.removeLast(count - number)
    return bytes
  }

  /// Writes all of some bytes.
  func write(_ bytes: [UInt8]) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let number = Self.uninterrupted {
        rest.withContiguousStorageIfAvailable { bytes in
          #if canImport(Darwin)
            Darwin.write(descriptor, bytes.baseAddress, bytes.count)
          #elseif canImport(Glibc)
            Glibc.write(descriptor, bytes.baseAddress, bytes.count)
          #elseif canImport(Musl)
            Musl.write(descriptor, bytes.baseAddress, bytes.count)
          #elseif canImport(Android)
            Android.write(descriptor, bytes.baseAddress, bytes.count)
          #endif
        } ?? -1
      }
      if number < 0 { throw FileError("write", path) }
      rest = rest.dropFirst(number)
    }
  }

  /// Calls the C library again as long as a signal interrupts it.
  private static func uninterrupted<Number: BinaryInteger>(_ call: () -> Number) -> Number {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}
