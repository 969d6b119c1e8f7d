#if Logging
public import Logging
public import MaquetteCore

extension MappingError {
  /// What the error tells, for a line of a log: code, path, place, and what was expected and found.
  ///
  /// ```swift
  /// logger.warning("Order refused", metadata: error.metadata)
  /// ```
  ///
  /// Long keys and long paths are cut, as in the description of the error. A mapper with `hidesValues` keeps what it found out of errors, and so out of logs.
  public var metadata: Logger.Metadata {
    var metadata: Logger.Metadata = [
      "code": .string(code.description), "path": .string(path.abbreviated),
      "detail": .string(summary),
    ]
    if let location {
      metadata["line"] = .stringConvertible(location.line)
      metadata["column"] = .stringConvertible(location.column)
    } else if let byteOffset {
      metadata["byte"] = .stringConvertible(byteOffset)
    }
    if let model { metadata["model"] = .string(model) }
    if let property { metadata["property"] = .string(property) }
    return metadata
  }
}

extension MappingIssue {
  /// What the issue tells, for a line of a log: that of its error, how grave it is, and what was done.
  public var metadata: Logger.Metadata {
    var metadata = error.metadata
    metadata["severity"] = .string(severity == .error ? "error" : "repair")
    if let resolution { metadata["remedy"] = .string(resolution) }
    return metadata
  }
}
#endif
