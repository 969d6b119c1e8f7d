#if Logging
public import Logging
public import MaquetteCore

extension MappingError {
  /// The error as metadata for a log: code, path, position, expectation and finding.
  ///
  /// ```swift
  /// logger.warning("Order refused", metadata: error.metadata)
  /// ```
  ///
  /// Long keys and paths are cut, as in the error's description. A mapper with `hidesValues` keeps
  /// values out of errors, and so out of logs.
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
  /// The issue as metadata for a log: its error, severity and resolution.
  public var metadata: Logger.Metadata {
    var metadata = error.metadata
    metadata["severity"] = .string(severity == .error ? "error" : "repair")
    if let resolution { metadata["resolution"] = .string(resolution) }
    return metadata
  }
}
#endif
