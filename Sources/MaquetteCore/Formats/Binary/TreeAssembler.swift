/// Makes a tree of the values that a parser meets, one after the other, without recursion.
///
/// It knows what a parser needs of the containers that are open: what is expected next, the path, the
/// limits and the rule for keys that come twice.
package struct TreeAssembler: ~Copyable {
  /// What a value has led to.
  package enum Outcome {
    /// Something is still expected.
    case more

    /// The content of a tag is whole: the parser says what the tag makes of it, by `addTagged`.
    case tagged(UInt64, Value, at: Int)

    /// The tree is whole.
    case finished(Value)
  }

  private enum Kind { case array, object, tag(UInt64) }

  /// A container, or a tag, whose content is being read.
  private struct Frame {
    let kind: Kind

    /// Where it begins in the source.
    let offset: Int

    /// Where its elements begin among the finished values.
    let start: Int

    /// How many elements or members it has; nil if a break ends it.
    let count: Int?

    /// How many of them are there.
    var filled = 0

    /// The key of the member that is being read.
    var key = ""
    var expectsKey: Bool

    /// One bit for the tag of each key so far, and whether two keys may be the same.
    var seenKeys: UInt64 = 0
    var mayRepeatKeys = false

    var isTag: Bool {
      if case .tag = kind { return true }
      return false
    }

    var isArray: Bool {
      if case .array = kind { return true }
      return false
    }
  }

  /// How deep trees may be, whatever the limits say: to give back a deeper one takes more stack than
  /// some threads have.
  private static var greatestDepth: Int { 1024 }

  private let limits: ReadingOptions.Limits
  private let duplicateKeys: ReadingOptions.DuplicateKeys
  private var built = TreeBuilder()

  /// The innermost frame, and those around it.
  private var frame: Frame?
  private var outerFrames: [Frame] = []

  /// What looks for the places of paths, if that is what the source is read for.
  private var search: PathSearch?

  /// Creates an assembler that has no value yet.
  package init(_ options: ReadingOptions, search: PathSearch? = nil) {
    limits = options.limits
    duplicateKeys = options.duplicateKeys
    self.search = search
  }

  /// Where the paths are that were looked for.
  package var offsets: [Int?] { search?.offsets ?? [] }

  /// Whether a key of an object is expected next, or its end.
  package var expectsKey: Bool { frame?.expectsKey ?? false }

  /// Whether only a break ends the innermost container.
  package var awaitsBreak: Bool {
    guard let frame, !frame.isTag else { return false }
    return frame.count == nil && (frame.isArray || frame.expectsKey)
  }

  /// How many containers and tags are open.
  package var depth: Int { outerFrames.count + (frame == nil ? 0 : 1) }

  /// Takes a scalar, or an empty container.
  package mutating func add(_ value: consuming Value, at offset: Int) throws(MappingError)
    -> Outcome
  {
    if search != nil { beginInSearch(at: offset) }
    return try end(value)
  }

  /// Takes what a tag makes of its content.
  package mutating func addTagged(_ value: consuming Value) throws(MappingError) -> Outcome {
    try end(value)
  }

  /// Takes the key of the next value.
  package mutating func addKey(_ key: consuming String) throws(MappingError) {
    let tag = keyTag(
      first: key.utf8.first ?? 0x22, last: key.utf8.last ?? 0x22, count: key.utf8.count)
    let bit: UInt64 = 1 &<< UInt64(tag & 63)
    guard frame != nil else { return }
    if frame!.seenKeys & bit != 0 { frame!.mayRepeatKeys = true }
    frame!.seenKeys |= bit
    frame!.key = key
    frame!.expectsKey = false
  }

  /// Begins an array.
  ///
  /// - Parameters:
  ///   - count: The number of its elements; nil if a break ends it.
  ///   - offset: Where it begins.
  package mutating func beginArray(_ count: Int?, at offset: Int) throws(MappingError) -> Outcome {
    try begin(.array, count, at: offset)
    return count == 0 ? try endContainer() : .more
  }

  /// Begins an object.
  ///
  /// - Parameters:
  ///   - count: The number of its members; nil if a break ends it.
  ///   - offset: Where it begins.
  package mutating func beginObject(_ count: Int?, at offset: Int) throws(MappingError) -> Outcome {
    try begin(.object, count, at: offset)
    return count == 0 ? try endContainer() : .more
  }

  /// Begins the content of a tag, which is one value.
  package mutating func beginTag(_ tag: UInt64, at offset: Int) throws(MappingError) {
    try begin(.tag(tag), nil, at: offset)
  }

  /// Ends the container that awaits a break.
  package mutating func endByBreak() throws(MappingError) -> Outcome { try endContainer() }

  private mutating func begin(_ kind: Kind, _ count: Int?, at offset: Int) throws(MappingError) {
    if search != nil { beginInSearch(at: offset) }
    let depth = min(limits.depth, Self.greatestDepth)
    if self.depth >= depth {
      throw error(.depthExceeded, at: offset, expected: "at most \(depth) levels")
    }
    if let count, count > limits.elementCount { throw tooManyElements(at: offset) }
    if let frame { outerFrames.append(frame) }
    var isObject = false
    if case .object = kind { isObject = true }
    frame = Frame(
      kind: kind, offset: offset, start: built.count, count: count, expectsKey: isObject)
  }

  /// Puts a whole value where it belongs, and ends the containers that are whole by it.
  private mutating func end(_ value: consuming Value) throws(MappingError) -> Outcome {
    var value = value
    while true {
      guard let top = frame else {
        search?.end()
        return .finished(value)
      }
      if case .tag(let tag) = top.kind {
        frame = outerFrames.popLast()
        return .tagged(tag, value, at: top.offset)
      }
      search?.end()
      built.append(value, key: top.key)
      let filled = top.filled + 1
      if filled == top.count {
        value = try takeContainer()
        continue
      }
      if filled > limits.elementCount { throw tooManyElements(at: top.offset) }
      frame?.filled = filled
      if case .object = top.kind { frame?.expectsKey = true }
      return .more
    }
  }

  private mutating func endContainer() throws(MappingError) -> Outcome {
    try end(try takeContainer())
  }

  /// Makes the innermost container of its values, and leaves it.
  private mutating func takeContainer() throws(MappingError) -> Value {
    guard let ended = frame else { return .null }
    guard case .object = ended.kind else {
      frame = outerFrames.popLast()
      return .array(built.takeElements(from: ended.start))
    }
    let members = built.takeMembers(from: ended.start)
    let object = ended.mayRepeatKeys ? try resolved(members) : Object(distinct: members)
    frame = outerFrames.popLast()
    return .object(object)
  }

  /// The object of members of which some may have the same key.
  private func resolved(_ members: [Object.Member]) throws(MappingError) -> Object {
    if duplicateKeys == .lastWins { return Object(members) }
    var object = Object()
    for member in members {
      if object[member.key] == nil {
        object[member.key] = member.value
      } else if duplicateKeys == .reject {
        var path = path
        if !path.steps.isEmpty, !(frame?.expectsKey ?? true) { path.steps.removeLast() }
        throw MappingError(.duplicateKey, at: path.appending([.key(member.key)]))
      }
    }
    return object
  }
}

extension TreeAssembler {
  /// The steps to the value that is being read.
  package var path: MappingPath {
    var steps: [MappingPath.Step] = []
    for frame in outerFrames + (frame.map { [$0] } ?? []) {
      switch frame.kind {
      case .array: steps.append(.index(frame.filled))
      case .object: if !frame.expectsKey { steps.append(.key(frame.key)) }
      case .tag: break
      }
    }
    return MappingPath(steps)
  }

  /// An error at the value that is being read.
  package func error(
    _ code: MappingError.Code, at offset: Int, expected: String? = nil, found: String? = nil,
    hint: String? = nil
  ) -> MappingError {
    MappingError(code, at: offset, path: path, expected: expected, found: found, hint: hint)
  }

  private func tooManyElements(at offset: Int) -> MappingError {
    error(.tooManyElements, at: offset, expected: "at most \(limits.elementCount)")
  }

  private mutating func beginInSearch(at offset: Int) {
    // A value under a tag begins where the tag does.
    guard let frame else {
      search?.begin(at: offset)
      return
    }
    switch frame.kind {
    case .array: search?.begin(.index(frame.filled), at: offset)
    case .object: search?.begin(.key(frame.key), at: offset)
    case .tag: break
    }
  }
}
