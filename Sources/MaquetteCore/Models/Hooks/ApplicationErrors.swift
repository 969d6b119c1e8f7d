// Errors that code of the application throws.

extension MappingError.Contents {
  /// Creates the contents for an application's error; a `MappingError` keeps its code and message, but not
  /// what may show a value that the options hide.
  package init(thrown error: any Error, hidesValues: Bool = false) {
    guard let error = error as? MappingError else {
      self.init(code: .custom, underlying: hidesValues ? "\(type(of: error))" : "\(error)")
      return
    }
    self = error.contents
    if hidesValues { (found, hint, sourceLine, alternatives) = (nil, nil, nil, []) }
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
    let contents = MappingError.Contents(thrown: error, hidesValues: state.options.hidesValues)
    return failure(thrown: contents, at: mark)
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
