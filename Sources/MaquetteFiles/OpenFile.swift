/// A file open for reading, closed on `deinit`.
///
/// FoundationEssentials has no file handle, and linking all of Foundation only to read bytes would
/// be too much.
package final class OpenFile: Sendable {
  private let path: String
  private let descriptor: Int32
  private let isOwned: Bool

  /// Opens a file to read it.
  package init(reading path: String) throws(FileError) {
    self.path = path
    descriptor = SystemCall.open(path)
    isOwned = true
    if descriptor < 0 { throw FileError("open", path) }
  }

  /// The standard input of the process, which stays open.
  package init() {
    path = "standard input"
    descriptor = 0
    isOwned = false
  }

  deinit {
    if isOwned { _ = SystemCall.close(descriptor) }
  }

  /// Reads the bytes that are available, up to a count; returns none at the end.
  package func read(atMost count: Int) throws(FileError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let number = SystemCall.read(descriptor, &bytes)
    if number < 0 { throw FileError("read", path) }
    bytes.removeLast(count - number)
    return bytes
  }

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limit: The maximum number of bytes.
  /// - Returns: The bytes; for a larger file, one byte more than the limit.
  package static func contents(of path: String, atMost limit: Int) throws(FileError) -> [UInt8] {
    let file = try OpenFile(reading: path)
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let wanted = min(1 << 20, limit == .max ? 1 << 20 : limit + 1 - bytes.count)
      let chunk = try file.read(atMost: wanted)
      if chunk.isEmpty { break }
      bytes += chunk
    }
    return bytes
  }
}
