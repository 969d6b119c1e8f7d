/// The state of a writer besides its output.
public struct __WritingState {
  /// The options of this call.
  public let options: EncodingOptions

  /// How many containers are open.
  @usableFromInline package var depth = 0

  /// The number of containers that may be open before the depth and the stack are checked.
  @usableFromInline let freeDepth: Int

  /// Whether the format writes nothing for some values.
  let losesValues: Bool

  /// Whether the property of a value that the format refused is to be found.
  let findsRefused: Bool

  /// The stack that is left.
  @usableFromInline package var stack = StackGuard()

  /// The number of nested flattened members that are being written.
  @usableFromInline var openFlattened = 0

  /// Whether the keys of objects are written in the order of sorted JSON, where a table has it.
  @usableFromInline var sortsKeys = false

  /// Whether other keys were written in the order of the calls.
  @usableFromInline package var hasUnsortedKeys = false

  /// Whether a configuration changes the object of the current model, so that all its parts use the
  /// keys without `in:`.
  var hasDeclaredKeys = false

  /// Whether the next model is a flattened member of such an object, whose configuration includes
  /// that of the member.
  var isPartOfConfigured = false

  /// What most calls never need, created at its first use.
  private var journal: Journal?

  @usableFromInline
  package init(options: EncodingOptions) {
    self.options = options
    freeDepth = min(options.depth, StackGuard.uncheckedDepth)
    findsRefused = options.refused != nil
    losesValues = findsRefused || options.omitsValues
  }
}

extension __WritingState {
  /// What most calls never need.
  private final class Journal {
    // Accesses to these properties never overlap, because none calls foreign code.
    @safe @exclusivity(unchecked) var objects: (any ObjectSink)?
    @safe @exclusivity(unchecked) var base: [MappingPath.Step] = []
    @safe @exclusivity(unchecked) var pending: MappingError.Contents?
  }

  private mutating func openJournal() -> Journal {
    if let journal { return journal }
    let made = Journal()
    journal = made
    return made
  }

  /// Whether models are written as they are declared, and objects of classes as trees.
  @inline(__always)
  var isPlain: Bool { journal == nil && options.configuration == nil && !findsRefused }

  /// The sink for objects of classes, if they are not written into the trees that lead to them.
  var objects: (any ObjectSink)? {
    get { journal?.objects }
    set { if newValue != nil || journal != nil { openJournal().objects = newValue } }
  }

  /// The path of a separately written part in the terms of the models, if a configuration uses
  /// paths.
  var base: [MappingPath.Step] {
    get { journal?.base ?? [] }
    set { openJournal().base = newValue }
  }

  /// The error, until the entry point throws it.
  package var pending: MappingError.Contents? {
    get { journal?.pending }
    set { openJournal().pending = newValue }
  }
}

extension __WritingState {
  /// Whether there is an error of a value, not of a limit, that names no model.
  var lacksModel: Bool {
    journal?.pending.map { $0.model == nil && !$0.code.isFatal } ?? false
  }

  /// Names the model and the property of the error, which names none.
  mutating func nameFailure(model: String, property: String?) {
    journal?.pending?.model = model
    journal?.pending?.property = property
  }
}

extension MappingWriter where Self: ~Copyable {
  /// Names the model of a failure, unless the failure names a deeper one.
  ///
  /// - Returns: The failure.
  @inline(never)
  public mutating func __failed(_ error: WriteFailure, in model: StaticString) -> WriteFailure {
    if state.lacksModel { state.nameFailure(model: model.description, property: nil) }
    return error
  }

  /// Records an error at the value to be written.
  ///
  /// - Parameters:
  ///   - code: The kind of error.
  ///   - expected: What the format can write; nil to omit it.
  ///   - found: The value, or what is wrong with it; nil to omit it.
  /// - Returns: The token to throw.
  @inline(never)
  public mutating func failure(
    _ code: MappingError.Code, expected: String? = nil, found: String? = nil
  ) -> WriteFailure {
    state.pending = .init(code: code, expected: expected, found: found)
    return WriteFailure(code)
  }

  /// Records an error that code of the application threw.
  package mutating func failure(thrown contents: MappingError.Contents) -> WriteFailure {
    var contents = contents
    contents.path = MappingPath()
    state.pending = contents
    return WriteFailure(contents.code)
  }

  /// Records an error inside the value to be written.
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
    guard state.depth <= state.options.depth else {
      throw failure(.depthExceeded, expected: "at most \(state.options.depth.counted("level"))")
    }
    try checkStack()
  }

  /// Ensures that there is stack for another level.
  mutating func checkStack() throws(WriteFailure) {
    guard state.stack.hasRoom() else {
      throw failure(.depthExceeded, expected: StackGuard.expectation)
    }
  }
}
