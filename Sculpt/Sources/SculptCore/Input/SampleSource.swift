import Foundation

/// A place that samples come from.
public enum SampleSource: Sendable {
  /// A file.
  case file(URL)

  /// What the process is given on its standard input.
  case standardInput

  /// Bytes with a name, which messages show.
  case bytes([UInt8], name: String)

  /// The name that messages show.
  public var name: String {
    switch self {
    case .file(let url): url.relativePath
    case .standardInput: "<stdin>"
    case .bytes(_, let name): name
    }
  }

  /// Returns a function that reads the next bytes; it returns none at the end.
  ///
  /// - Throws: `SampleError.unreadable`.
  func open() throws(SampleError) -> () throws -> [UInt8] {
    let chunk = 1 << 18
    switch self {
    case .bytes(let bytes, _):
      var rest = bytes[...]
      return {
        defer { rest = rest.dropFirst(chunk) }
        return Array(rest.prefix(chunk))
      }
    case .standardInput:
      return { Array(try FileHandle.standardInput.read(upToCount: chunk) ?? Data()) }
    case .file(let url):
      do {
        let handle = try FileHandle(forReadingFrom: url)
        return { Array(try handle.read(upToCount: chunk) ?? Data()) }
      } catch {
        throw .unreadable(name: name, reason: error.localizedDescription)
      }
    }
  }
}
