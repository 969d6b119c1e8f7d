/// Makes a tree of the values that a parser meets, one after the other, without recursion.
///
/// It knows what a parser needs of the containers that are open: what is expected next, the path, the
/// limits and the rule for keys that come twice.
package struct TreeAssembler: ~Copyable {
  /// What a value has led to.
  package enum Outcome {
    /// Something is still expected.
    case more

    /// The content of a tag is whole: the parser takes it by `takeTagged`, and says what the tag makes
    /// of it by `addTagged`.
    case tagged

    /// The tree is whole: the parser takes it by `takeTree`.
    case finished
  }

  private enum Kind: UInt8 { case root, array, object, tag }

  /// A container, or a tag, whose content is being read.
  private struct Frame {
    var kind = Kind.root

    /// Where it begins in the source.
    var offset = 0

    /// Where its elements begin among the finished values.
    var start = 0

    /// How many finished values there are when it is whole; -1 if a break ends it.
    var end = -1

    /// The number of the tag.
    var tag: UInt64 = 0

    /// One bit for the tag of each key so far, and whether two keys may be the same.
    var seenKeys: UInt64 = 0
    var mayRepeatKeys = false
  }

  /// How many levels are entered before the limit and the stack are looked at.
  private var freeDepth: Int

  /// How many levels may be entered; nil before the stack has been looked at.
  private var deepest: Int?

  private let limits: DecodingOptions.Limits
  private let duplicateKeys: DecodingOptions.DuplicateKeys
  private var built = TreeBuilder()

  /// The innermost frame, and those around it with the keys of their members.
  private var frame = Frame()
  private var outerFrames: [(frame: Frame, key: String)] = []

  /// The key of the member that is being read.
  private var key = ""

  /// Keys that were read before: objects of one kind have the same ones.
  private var knownKeys = KnownKeys()

  /// Whether a key of an object is expected next, or its end.
  package private(set) var expectsKey = false

  /// The content of a tag, or the tree.
  private var whole = AnyValue.null

  /// What looks for the places of paths, if that is what the source is read for.
  private var search: PathSearch?
  private let isSearching: Bool

  /// Creates an assembler that has no value yet.
  package init(_ options: DecodingOptions, search: PathSearch? = nil) {
    limits = options.limits
    duplicateKeys = options.duplicateKeys
    freeDepth = min(options.limits.depth, StackGuard.uncheckedDepth)
    isSearching = search != nil
    self.search = search
  }

  /// Where the paths are that were looked for.
  package var offsets: [Int?] { search?.offsets ?? [] }

  /// How many containers and tags are open.
  package var depth: Int { outerFrames.count }

  /// Whether only a break ends the innermost container, which is one that may end here.
  package var awaitsBreak: Bool {
    frame.end < 0 && (frame.kind == .array || frame.kind == .object && expectsKey)
  }

  /// Takes the tree.
  package mutating func takeTree() -> AnyValue {
    defer { whole = .null }
    return whole
  }

  /// Takes a scalar.
  package mutating func add(
    _ value: consuming AnyValue, at offset: Int
  ) throws(MappingError) -> Outcome {
    if isSearching { beginInSearch(at: offset) }
    return try end(value)
  }

  /// Takes the key of the next value; false if it is not UTF-8.
  package mutating func addKey(_ range: Range<Int>, in source: Span<UInt8>) -> Bool {
    guard !range.isEmpty else {
      addKey("")
      return true
    }
    let tag = note(
      first: source[range.lowerBound], last: source[range.upperBound - 1], count: range.count)
    guard let key = knownKeys.key(tag, range, in: source) else { return false }
    self.key = key
    expectsKey = false
    return true
  }

  /// Takes the key of the next value.
  package mutating func addKey(_ key: String) {
    _ = note(first: key.utf8.first ?? 0x22, last: key.utf8.last ?? 0x22, count: key.utf8.count)
    self.key = key
    expectsKey = false
  }

  /// Notes that the object has a key, and returns which of 64 kinds of keys it is.
  private mutating func note(first: UInt8, last: UInt8, count: Int) -> Int {
    let tag = keyTag(first: first, last: last, count: count) & 63
    let bit: UInt64 = 1 &<< UInt64(tag)
    if frame.seenKeys & bit != 0 { frame.mayRepeatKeys = true }
    frame.seenKeys |= bit
    return Int(tag)
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
  package mutating func beginObject(
    _ count: Int?, at offset: Int
  ) throws(MappingError) -> Outcome {
    try begin(.object, count, at: offset)
    expectsKey = true
    return count == 0 ? try endContainer() : .more
  }

  /// Begins the content of a tag, which is one value.
  package mutating func beginTag(_ tag: UInt64, at offset: Int) throws(MappingError) {
    try begin(.tag, nil, at: offset)
    frame.tag = tag
  }

  /// Takes the content of the tag that is whole.
  package mutating func takeTagged() -> (tag: UInt64, content: AnyValue, offset: Int) {
    let (tag, offset) = (frame.tag, frame.offset)
    leave()
    return (tag, takeTree(), offset)
  }

  /// Takes what the tag that was taken makes of its content.
  package mutating func addTagged(_ value: consuming AnyValue) throws(MappingError) -> Outcome {
    try end(value)
  }

  /// Ends the container that awaits a break.
  package mutating func endByBreak() throws(MappingError) -> Outcome { try endContainer() }

  private mutating func begin(_ kind: Kind, _ count: Int?, at offset: Int) throws(MappingError) {
    if isSearching { beginInSearch(at: offset) }
    if depth >= freeDepth { try checkDepth(at: offset) }
    if let count, count > limits.elementCount { throw tooManyElements(at: offset) }
    outerFrames.append((frame, key))
    frame = Frame(
      kind: kind, offset: offset, start: built.count, end: count.map { built.count + $0 } ?? -1)
    expectsKey = false
    if kind != .object { key = "" }
  }

  /// Checks that a tree of another level can be freed, too, for which the language calls itself.
  @inline(never)
  private mutating func checkDepth(at offset: Int) throws(MappingError) {
    let limit = limits.treeDepth
    let deepest = deepest ?? min(limit, StackGuard.levelsToFree)
    self.deepest = deepest
    freeDepth = deepest
    guard depth >= deepest else { return }
    throw error(
      .depthExceeded, at: offset,
      expected: deepest == limit ? "at most \(limit) levels" : StackGuard.expectation)
  }

  private mutating func leave() {
    guard let outer = outerFrames.popLast() else { return }
    (frame, key) = outer
    expectsKey = false
  }

  /// Puts a whole value where it belongs, and ends the containers that are whole by it.
  @inline(__always)
  private mutating func end(_ value: consuming AnyValue) throws(MappingError) -> Outcome {
    guard _fastPath(frame.kind == .array || frame.kind == .object) else {
      whole = value
      guard frame.kind == .tag else {
        search?.end()
        return .finished
      }
      return .tagged
    }
    if isSearching { search?.end() }
    if frame.kind == .object {
      // The key is not needed any more.
      var last = ""
      swap(&last, &key)
      built.append(value, key: last)
      expectsKey = true
    } else {
      built.append(value, key: "")
    }
    if built.count == frame.end { return try endContainer() }
    if built.count - frame.start > limits.elementCount { throw tooManyElements(at: frame.offset) }
    return .more
  }

  /// Ends the innermost container.
  @inline(never)
  private mutating func endContainer() throws(MappingError) -> Outcome {
    let value: AnyValue
    if frame.kind == .object {
      let members = built.takeMembers(from: frame.start)
      value = .object(
        frame.mayRepeatKeys ? try resolved(members) : AnyValue.Object(distinct: members))
    } else {
      value = .array(built.takeElements(from: frame.start))
    }
    leave()
    return try end(value)
  }

  /// The object of members of which some may have the same key.
  private func resolved(_ members: [AnyValue.Object.Member]) throws(MappingError) -> AnyValue.Object
  {
    if duplicateKeys == .lastWins { return AnyValue.Object(members) }
    var object = AnyValue.Object()
    for member in members {
      if object[member.key] == nil {
        object[member.key] = member.value
      } else if duplicateKeys == .reject {
        throw MappingError(.duplicateKey, at: outerPath.appending([.key(member.key)]))
      }
    }
    return object
  }
}

// MARK: - Errors

extension TreeAssembler {
  /// The steps to the value that is being read.
  package var path: MappingPath {
    switch frame.kind {
    case .array: outerPath.appending([.index(built.count - frame.start)])
    case .object where !expectsKey: outerPath.appending([.key(key)])
    default: outerPath
    }
  }

  /// The steps to the innermost container.
  private var outerPath: MappingPath {
    var steps: [MappingPath.Step] = []
    for (level, outer) in outerFrames.enumerated() {
      let next = level + 1 < outerFrames.count ? outerFrames[level + 1].frame : frame
      switch outer.frame.kind {
      case .array: steps.append(.index(next.start - outer.frame.start))
      case .object: steps.append(.key(outer.key))
      case .tag, .root: break
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
    switch frame.kind {
    case .root: search?.begin(at: offset)
    case .array: search?.begin(.index(built.count - frame.start), at: offset)
    case .object: search?.begin(.key(key), at: offset)
    // A value under a tag begins where the tag does.
    case .tag: break
    }
  }
}
