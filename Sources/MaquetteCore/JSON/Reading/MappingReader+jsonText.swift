// JSON inside text: of strategies, and where a call accepts it.

extension MappingReader where Self: ~Copyable {
  /// Parses the JSON in the text at a position; its mistakes are repaired and noted as in a document.
  package func tree(ofJSON text: String, at mark: Mark) throws(MappingError) -> (
    tree: AnyValue, repairs: [PendingIssue]
  ) {
    let options = state.options
    guard state.isReporting, options.repairer != nil else {
      return (try JSONReader.decode(AnyValue.self, from: text, options), [])
    }
    let report = text.withBytes { bytes in
      JSONReader.report(from: bytes, options) { (reader) throws(ReadFailure) in
        try reader.readValue()
      }
    }
    guard let tree = report.value else {
      throw report.errors.first ?? MappingError(.tooManyIssues)
    }
    let place = location(of: mark)
    return (tree, report.repairs.map { $0.inText(at: place) })
  }

  /// Reads a value as a tree; text that is decoded as the object in it is that object.
  mutating func readModelTree() throws(ReadFailure) -> AnyValue {
    let (start, isObject) = (mark(), kind == .object)
    let value = try readValue()
    guard isObject, case .string = value else { return value }
    defer { reset(to: start) }
    return .object(try beginObject() ? enclosingObject ?? [:] : [:])
  }

  /// Reads a value from the tree of JSON in the text at a position, by the rules of JSON instead of
  /// those of the format around it.
  package mutating func read<T: MappingDecodable>(
    _ type: T.Type, fromJSON tree: AnyValue, at mark: Mark
  ) throws(ReadFailure) -> T {
    let outer = state.options
    state.options = outer.forJSON
    defer { state.options = outer }
    return try read(type, from: tree, at: location(of: mark))
  }
}

extension MappingIssue {
  /// Returns the repair of JSON in text as one at the place of the text.
  fileprivate func inText(at place: __SourcePosition) -> PendingIssue {
    var contents = error.contents
    (contents.location, contents.sourceLine, contents.path) = (nil, nil, MappingPath())
    var pending = PendingError(contents: contents, location: place, findsValue: false)
    pending.steps = error.path.steps
    return PendingIssue(severity: severity, error: pending, resolution: resolution)
  }
}

extension ValueReader {
  /// The kind of the JSON in a text, as its first and last characters show it; nil if there is none.
  func kind(ofJSONIn text: String) -> ValueKind? {
    // Text in text begins with quotes, which may be escaped.
    let isWrapping = { (byte: UInt8) in byte.isJSONSpace || "\"\\".utf8.contains(byte) }
    let isFenced = text.utf8.first { !isWrapping($0) } == 0x60 && state.options.repairer != nil
    let first = text.utf8.first { isFenced ? "{[".utf8.contains($0) : !isWrapping($0) }
    let last = text.utf8.last { !isWrapping($0) }
    // The closing bracket is two after the opening one; only repairs take it out of a fence.
    guard let first, "{[".utf8.contains(first), last == first + 2 || state.options.repairer != nil
    else { return nil }
    return first == UInt8(ascii: "{") ? .object : .array
  }

  /// Replaces the text at the reader by the container that it holds as JSON.
  ///
  /// - Returns: Whether there is such a container.
  /// - Throws: `typeMismatch` for text that looks like one, but is not valid.
  @inline(never)
  mutating func standAtJSON(_ kind: ValueKind, expected: String) throws(ReadFailure) -> Bool {
    guard state.acceptsJSONText, case .string(let text) = unsafe cursor.untagged.pointee,
      self.kind(ofJSONIn: text) == kind
    else { return false }
    let place = unsafe cursor.value
    if let known = unsafe substitutes.substitute(for: place) {
      unsafe cursor.stand(at: known)
      return true
    }
    let start = mark()
    let tree = try tree(ofJSON: text, upTo: 4, expected, at: start)
    guard tree.kind == kind else { return false }
    noteRepair(
      .typeMismatch, at: start, expected: expected, resolution: "took the JSON in the text")
    unsafe cursor.stand(at: substitutes.add(tree, for: place))
    return true
  }

  /// Parses JSON in text, and again if that is JSON in text.
  private mutating func tree(
    ofJSON text: String, upTo count: Int, _ expected: String, at start: Mark
  ) throws(ReadFailure) -> AnyValue {
    var tree = AnyValue.string(text)
    for _ in 0..<count {
      guard case .string(let inner) = tree, kind(ofJSONIn: inner) != nil else { break }
      do throws(MappingError) {
        let (outer, repairs) = try self.tree(ofJSON: inner, at: start)
        for repair in repairs { note(repair) }
        tree = outer
      } catch {
        throw failure(.typeMismatch, at: start, expected: expected, hint: error.description)
      }
    }
    return tree
  }
}

/// A tree, with the trees of the JSON in its texts.
struct TextTrees {
  private let root: AnyValue

  /// The text that was parsed last at each level of texts inside texts: the next error is often in it, too.
  private var parsed: [(text: String, tree: AnyValue?)] = []

  init(in root: AnyValue) { self.root = root }

  /// Returns the value at a path, also in JSON that text holds.
  mutating func value(at path: MappingPath) -> AnyValue? {
    if let value = root[path: path] { return value }
    var (value, level) = (root, 0)
    for step in path.steps {
      while case .string(let text) = value, let inner = tree(of: text, level) {
        (value, level) = (inner, level + 1)
      }
      guard let member = value[path: MappingPath([step])] else { return nil }
      value = member
    }
    return value
  }

  private mutating func tree(of text: String, _ level: Int) -> AnyValue? {
    if parsed.count > level, parsed[level].text == text { return parsed[level].tree }
    parsed = parsed.prefix(level) + [(text, try? AnyValue(json: text))]
    return parsed[level].tree
  }
}
