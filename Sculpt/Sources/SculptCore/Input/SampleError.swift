import Maquette

/// Why samples could not be read.
public enum SampleError: Error, Sendable {
  /// A file cannot be opened or read.
  case unreadable(name: String, reason: String)

  /// A source has no value at all.
  case empty(name: String)

  /// A folder has no file of a format of samples.
  case noFiles(folder: String)

  /// A source breaks the grammar of its format.
  case malformed(name: String, MappingError)

  /// A source that was read as JSON breaks its grammar, and is JSON5, such as one with comments.
  case json5(name: String, MappingError)

  /// The message in the form that editors parse: the file, the line, the column, and the line with a caret.
  public var message: String { message(naming: "--input-format json5") }

  /// The message, with the choice that reads JSON5.
  func message(naming choice: String) -> String {
    switch self {
    case .unreadable(let name, let reason): return "\(name): error: cannot be read: \(reason)"
    case .noFiles(let folder): return "\(folder): error: no file of a known format in it"
    case .empty(let name): return "\(name): error: no value in it"
    case .malformed(let name, let error):
      // Where there are no lines to show, the path says more than a byte.
      let path = error.location == nil && !error.path.isRoot ? error.rootedPath + ": " : ""
      return error.message(in: name, path + error.summary)
    case .json5(let name, let error):
      let hint = "it is JSON5, which \(choice) reads"
      return error.message(in: name, "\(error.summary); \(hint)")
    }
  }
}

extension MappingError {
  /// The path from the dollar sign on.
  var rootedPath: String {
    let path = path.description
    return path.hasPrefix("$") ? path : path.hasPrefix("[") ? "$\(path)" : "$.\(path)"
  }

  /// The line and the column, or the byte in a source that is no text, as they follow the name of a file.
  var placeInSource: String {
    if let location { return ":\(location.line):\(location.column)" }
    return byteOffset.map { ":byte \($0)" } ?? ""
  }

  /// A message in the form that editors parse: the file, the line, the column, and the line with a caret.
  func message(in name: String, _ text: String, as severity: String = "error") -> String {
    let shown = details.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    return "\(name)\(placeInSource): \(severity): \(text)" + shown.map { "\n\($0)" }.joined()
  }
}
