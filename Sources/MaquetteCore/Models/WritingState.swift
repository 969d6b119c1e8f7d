/// What a writer carries besides what it has written.
public struct __WritingState {
  /// The options of this call.
  public let options: EncodingOptions

  /// How many containers are open.
  @usableFromInline var depth = 0

  /// How many containers may be open before the depth and the stack are looked at.
  @usableFromInline let freeDepth: Int

  /// How much of the stack is used.
  @usableFromInline var stack = StackGuard()

  /// How many flattened members are being written, nested.
  @usableFromInline var openFlattened = 0

  /// Where objects of classes are written to, if not into the trees that lead to them.
  var objects: (any ObjectSink)?

  /// The steps to what is written apart, as models declare them, if a configuration looks at paths.
  var base: [MappingPath.Step] = []

  /// What went wrong, until the entry point makes the error.
  var pending: MappingError.Contents?

  @usableFromInline
  init(options: EncodingOptions) {
    self.options = options
    freeDepth = min(options.depth, StackGuard.uncheckedDepth)
  }
}

extension MappingWriter where Self: ~Copyable {
  /// A failure at the value that was to be written.
  ///
  /// - Returns: The token to throw.
  @inline(never)
  public mutating func failure(
    _ code: MappingError.Code, expected: String? = nil, found: String? = nil
  ) -> WriteFailure {
    state.pending = .init(code: code, expected: expected, found: found)
    return WriteFailure(code)
  }

  /// The failure for what code of the application threw.
  mutating func failure(thrown contents: MappingError.Contents) -> WriteFailure {
    var contents = contents
    contents.path = MappingPath()
    state.pending = contents
    return WriteFailure(contents.code)
  }

  /// The failure for an error that lies deeper in what was to be written.
  ///
  /// - Returns: The token to throw.
  @inline(never)
  package mutating func failure(_ error: MappingError, below path: MappingPath) -> WriteFailure {
    state.pending = error.contents
    state.pending?.path = path
    return WriteFailure(error.code)
  }

  /// Counts a container that begins.
  @inlinable @inline(__always)
  mutating func descend() throws(WriteFailure) {
    state.depth &+= 1
    if _slowPath(state.depth > state.freeDepth) { try checkDepth() }
  }

  /// Ensures that there is room for the container that begins.
  @inline(never)
  @usableFromInline
  mutating func checkDepth() throws(WriteFailure) {
    guard state.depth <= state.options.depth else { throw failure(.depthExceeded) }
    try checkStack()
  }

  /// Ensures that there is stack for another level.
  mutating func checkStack() throws(WriteFailure) {
    guard state.stack.hasRoom() else {
      throw failure(.depthExceeded, expected: StackGuard.expectation)
    }
  }
}
