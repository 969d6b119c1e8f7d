import Foundation

/// A place that samples come from.
public enum SampleSource: Sendable {
  /// A file.
  case file(URL)

  /// What the process is given on its standard input.
  case standardInput

  /// The same, after some bytes of it have been read.
  case restOfStandardInput(after: [UInt8])

  /// Bytes with a name, which messages show.
  case bytes([UInt8], name: String)

  /// The name that messages show.
  public var name: String {
    switch self {
    case .file(let url): url.relativePath
    case .standardInput, .restOfStandardInput: Self.pipeName
    case .bytes(_, let name): name
    }
  }

  private static let pipeName = "<stdin>"

  /// The standard input, which can be read once more if it is short.
  ///
  /// - Parameter limit: The number of bytes that are kept.
  public static func standardInput(keeping limit: Int = 16 << 20) -> SampleSource {
    var bytes: [UInt8] = []
    while bytes.count < limit {
      guard let more = try? FileHandle.standardInput.read(upToCount: 1 << 18), !more.isEmpty else {
        return .bytes(bytes, name: pipeName)
      }
      bytes += more
    }
    return .restOfStandardInput(after: bytes)
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
    case .restOfStandardInput(let bytes):
      var start = bytes
      return {
        defer { start = [] }
        if !start.isEmpty { return start }
        return Array(try FileHandle.standardInput.read(upToCount: chunk) ?? Data())
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
