// What code of an application may throw: of one type each, for there are no values of any error.

/// What a strategy may throw on reading: what the reader makes of what went wrong.
public typealias ReadingError = ReadFailure

/// What a strategy may throw on writing: what the writer makes of what went wrong.
public typealias WritingError = WriteFailure

/// What functions, hooks and rules of an application may throw.
public typealias ApplicationError = MappingError

extension MappingError.Contents {
  /// What an error of the application tells.
  init(thrown error: MappingError) { self = error.contents }
}

extension Reader where Self: ~Copyable {
  /// The failure that a strategy threw.
  ///
  /// - Returns: The token to throw.
  public mutating func failure(_ failure: ReadFailure, at mark: Mark) -> ReadFailure { failure }

  /// The failure for an error that code of the application threw.
  ///
  /// - Parameters:
  ///   - error: The error, which gets the place.
  ///   - mark: Where the value began.
  /// - Returns: The token to throw.
  public mutating func failure(_ error: MappingError, at mark: Mark) -> ReadFailure {
    failure(thrown: error.contents, at: mark)
  }
}

extension Writer where Self: ~Copyable {
  /// The failure that a strategy threw.
  ///
  /// - Returns: The token to throw.
  public mutating func failure(_ failure: WriteFailure) -> WriteFailure { failure }

  /// The failure for an error that code of the application threw.
  ///
  /// - Returns: The token to throw.
  public mutating func failure(_ error: MappingError) -> WriteFailure {
    failure(thrown: error.contents)
  }
}
