#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A file that is written beside the one that it replaces when it is whole.
struct AtomicFile {
  private let target: String
  private let file: OpenFile

  /// Creates the file.
  init(replacing path: String) throws(FileError) {
    target = path
    let name = String(UInt64.random(in: .min ... .max), radix: 36)
    file = try OpenFile(creating: "\(path).\(name).tmp")
  }

  /// Writes all of some bytes.
  func write(_ bytes: [UInt8]) throws(FileError) { try file.write(bytes) }

  /// Puts the file where it belongs.
  func commit() throws(FileError) {
    if rename(file.path, target) != 0 { throw FileError("replace", target) }
  }

  /// Takes the file away.
  func discard() { _ = unlink(file.path) }
}
