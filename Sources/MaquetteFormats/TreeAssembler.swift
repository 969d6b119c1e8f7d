package import MaquetteCore

/// Assembles the values that a parser finds into a tree, without recursion.
///
/// It tracks what a parser needs to know of the open containers: what is expected next, the path,
/// the limits and the rule for duplicate keys.
package struct TreeAssembler: ~Copyable {
  /// The result of adding a value.
  package enum Outcome {
    /// More values are expected.
    case more

    /// The content of a tag is complete: the parser calls `takeTagged`, and passes the result to
    /// `addTagged`.
    case tagged

    /// The tree is complete: the parser calls `takeTree`.
    case finished
  }

  private enum Kind: UInt8 { case root, array, object, tag }

  /// An incomplete container or tag.
  private struct Frame {
    var kind = Kind.root

    /// Its start offset in the source.
    var offset = 0

    /// The index of its first element among the finished values.
    var start = 0

    /// The number of finished values when it is complete; -1 if a break ends it.
    var end = -1

    /// The number of the tag.
    var tag: UInt64 = 0

    /// One bit for the tag of each key so far, and whether there may be duplicate keys.
    var seenKeys: UInt64 = 0
    var mayRepeatKeys = false
  }

  /// The number of levels that the tree may have.
  private var levels: TreeLevels

  private let limits: DecodingOptions.Limits
  private let duplicateKeys: DecodingOptions.DuplicateKeys
  private var built = TreeBuilder()

  /// The innermost frame, and the ones around it with the keys of their members.
  private var frame = Frame()
  private var outerFrames: [(frame: Frame, key: String)] = []

  /// The key of the current member.
  private var key = ""

  /// Cached keys: objects of one type have the same ones.
  private var knownKeys = KnownKeys()

  /// Whether a key or the end of an object is expected next.
  package private(set) var expectsKey = false

  /// The content of a tag, or the tree.
  private var whole = AnyValue.null

  /// Searches for the offsets of paths, if that is the purpose of parsing.
  private var search: PathSearch?
  private let isSearching: Bool

  /// Creates an empty assembler.
  package init(_ options: DecodingOptions, search: PathSearch? = nil) {
    limits = options.limits
    duplicateKeys = options.duplicateKeys
    levels = TreeLevels(limit: options.limits.depth)
    isSearching = search != nil
    self.search = search
  }

  /// The offsets of the paths that were searched for.
  package var offsets: [Int?] { search?.offsets ?? [] }

  /// The number of open containers and tags.
  package var depth: Int { outerFrames.count }

  /// Whether the innermost container ends with a break, and may end here.
  package var awaitsBreak: Bool {
    frame.end < 0 && (frame.kind == .array || frame.kind == .object && expectsKey)
  }

  /// Takes the tree.
  package mutating func takeTree() -> AnyValue {
    defer { whole = .null }
    return whole
  }

  /// Adds a scalar.
  package mutating func add(
    _ value: consuming AnyValue, at offset: Int
  ) throws(MappingError) -> Outcome {
    if isSearching { beginInSearch(at: offset) }
    return try end(value)
  }

  /// Adds the key of the next value; returns false if it is not UTF-8.
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

  /// Adds the key of the next value.
  package mutating func addKey(_ key: String) {
    _ = note(first: key.utf8.first ?? 0x22, last: key.utf8.last ?? 0x22, count: key.utf8.count)
    self.key = key
    expectsKey = false
  }

  /// Records a key of the object, and returns its kind, one of 64.
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
  ///   - offset: Its start offset.
  package mutating func beginArray(_ count: Int?, at offset: Int) throws(MappingError) -> Outcome {
    try begin(.array, count, at: offset)
    return count == 0 ? try endContainer() : .more
  }

  /// Begins an object.
  ///
  /// - Parameters:
  ///   - count: The number of its members; nil if a break ends it.
  ///   - offset: Its start offset.
  package mutating func beginObject(
    _ count: Int?, at offset: Int
  ) throws(MappingError) -> Outcome {
    try begin(.object, count, at: offset)
    expectsKey = true
    return count == 0 ? try endContainer() : .more
  }

  /// Begins a tag, whose content is one value.
  package mutating func beginTag(_ tag: UInt64, at offset: Int) throws(MappingError) {
    try begin(.tag, nil, at: offset)
    frame.tag = tag
  }

  /// Takes the content of the complete tag.
  package mutating func takeTagged() -> (tag: UInt64, content: AnyValue, offset: Int) {
    let (tag, offset) = (frame.tag, frame.offset)
    leave()
    return (tag, takeTree(), offset)
  }

  /// Adds the value that the parser made of the last tag and its content.
  package mutating func addTagged(_ value: consuming AnyValue) throws(MappingError) -> Outcome {
    try end(value)
  }

  /// Ends the container that a break ends.
  package mutating func endByBreak() throws(MappingError) -> Outcome { try endContainer() }

  private mutating func begin(_ kind: Kind, _ count: Int?, at offset: Int) throws(MappingError) {
    if isSearching { beginInSearch(at: offset) }
    if let expected = levels.refusal(of: depth + 1) {
      throw error(.depthExceeded, at: offset, expected: expected)
    }
    if let count, count > limits.elementCount { throw tooManyElements(at: offset) }
    outerFrames.append((frame, key))
    frame = Frame(
      kind: kind, offset: offset, start: built.count, end: count.map { built.count + $0 } ?? -1)
    expectsKey = false
    if kind != .object { key = "" }
  }

  private mutating func leave() {
    guard let outer = outerFrames.popLast() else { return }
    (frame, key) = outer
    expectsKey = false
  }

  /// Adds a complete value to its container, and ends the containers that it completes.
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
      // The key is no longer needed.
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

  /// Returns the object of members that may have duplicate keys.
  private func resolved(_ members: [AnyValue.Object.Member]) throws(MappingError) -> AnyValue.Object
  {
    if AnyValue.Object.haveDistinctKeys(members) { return AnyValue.Object(distinct: members) }
    var object = AnyValue.Object()
    object.reserveCapacity(members.count)
    for member in members {
      if duplicateKeys == .lastWins || object[member.key] == nil {
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
  /// The steps to the current value.
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

  /// Returns an error at the current value.
  package func error(
    _ code: MappingError.Code, at offset: Int, expected: String? = nil, found: String? = nil,
    hint: String? = nil
  ) -> MappingError {
    MappingError(code, at: offset, path: path, expected: expected, found: found, hint: hint)
  }

  private func tooManyElements(at offset: Int) -> MappingError {
    error(
      .tooManyElements, at: offset, expected: "at most \(limits.elementCount.counted("element"))")
  }

  private mutating func beginInSearch(at offset: Int) {
    switch frame.kind {
    case .root: search?.begin(at: offset)
    case .array: search?.begin(.index(built.count - frame.start), at: offset)
    case .object: search?.begin(.key(key), at: offset)
    // A tagged value begins where its tag does.
    case .tag: break
    }
  }
}
