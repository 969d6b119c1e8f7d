// Errors that code of the application throws.

extension MappingError.Contents {
  /// Creates the contents for an application's error; a `MappingError` keeps its code and message.
  package init(thrown error: any Error) {
    if let error = error as? MappingError {
      self = error.contents
    } else {
      self.init(code: .custom, underlying: "\(error)")
    }
  }
}

extension MappingReader where Self: ~Copyable {
  /// The failure for an error that a strategy, a hook or other code of the application threw.
  ///
  /// - Parameters:
  ///   - error: The error; a `MappingError` keeps its code and message and gets the place.
  ///   - mark: The position of the value's start.
  /// - Returns: The token to throw.
  @inline(never)
  public mutating func failure(_ error: any Error, at mark: Mark) -> ReadFailure {
    if let failure = error as? ReadFailure { return failure }
    return failure(thrown: MappingError.Contents(thrown: error), at: mark)
  }
}

extension MappingWriter where Self: ~Copyable {
  /// The failure for an error that a strategy or a hook threw.
  ///
  /// - Parameter error: The error; a `MappingError` keeps its code and message and gets the place,
  ///   and a `WriteFailure` is returned unchanged.
  /// - Returns: The token to throw.
  @inline(never)
  public mutating func failure(_ error: any Error) -> WriteFailure {
    if let failure = error as? WriteFailure { return failure }
    return failure(thrown: MappingError.Contents(thrown: error))
  }
}
