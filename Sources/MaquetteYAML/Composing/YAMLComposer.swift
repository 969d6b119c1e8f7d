import MaquetteCore

/// Builds a tree from the parser's nodes in sequence, without recursion.
///
/// The value of an alias shares memory with the value of its anchor. But code that walks the tree
/// visits it once for each alias. So the composer counts nodes as such a walk would, and rejects a
/// document at the alias that multiplies its size too much.
struct YAMLComposer {
  /// An open collection.
  struct Frame {
    var kind = Kind.sequence

    /// The offset of the collection, including its properties.
    var offset = 0
    var properties = YAMLProperties()

    /// The elements of a sequence or a set.
    var elements: [AnyValue] = []

    /// The members of a mapping so far.
    var object = AnyValue.Object()

    /// The key of the current member; nil between members.
    var key: String?

    /// Whether the current member repeats a key that already counts, so that its value is dropped.
    var isDropping = false

    /// The mappings that `<<` names, and whether its value comes next.
    var merged: [AnyValue.Object] = []
    var hasMergeKey = false
    var isMerging = false

    /// The number of nodes and the nesting so far.
    var weight = 1
    var height = 1

    /// Whether this is an element of an ordered mapping, which adds no level to the tree.
    var isPair = false
  }

  /// The kind of a collection in the tree.
  enum Kind { case sequence, mapping, set, orderedMapping }

  /// The limits for the nodes that aliases create: an absolute number, or a multiple of the nodes
  /// in the source, whichever is larger.
  private static let (leastBudget, budgetFactor) = (1_000_000, 100)

  let limits: DecodingOptions.Limits
  let unknownTags: YAMLFormat.UnknownTags
  let mergesKeys: Bool
  let hidesValues: Bool
  let duplicateKeys: DecodingOptions.DuplicateKeys

  var frames: [Frame] = []
  var anchors: [ExactKey: YAMLNode] = [:]

  /// The finished document.
  private(set) var document: AnyValue?

  /// The number of nodes in the source, and the number that a walk over the tree visits.
  private var written = 0
  private var met = 0

  /// The number of levels that the tree may have.
  var levels: TreeLevels

  /// The requested paths, and the offsets found; nil if none are requested.
  var search: PathSearch?

  init(_ format: YAMLFormat, _ options: DecodingOptions) {
    limits = options.limits
    levels = TreeLevels(limit: options.limits.depth)
    unknownTags = format.unknownTags
    mergesKeys = format.mergesKeys
    hidesValues = options.hidesValues
    duplicateKeys = options.duplicateKeys == .reject ? .reject : format.duplicateKeys
  }

  /// Returns the finished document, and clears the anchors.
  mutating func takeDocument() -> AnyValue? {
    defer { document = nil }
    forgetAnchors()
    return document
  }

  /// Clears the anchors after the end of a document.
  mutating func forgetAnchors() { anchors = [:] }

  /// Records the end of a source without a document.
  mutating func noteEmptySource(at offset: Int) {
    search?.begin(at: offset)
    search?.end()
  }

  // MARK: - Nodes

  /// Adds a scalar.
  mutating func add(
    _ scalar: YAMLScalar, _ properties: YAMLProperties
  ) throws(MappingError) {
    beginInSearch(at: scalar.offset)
    let weight = Self.weight(of: scalar.text)
    written += weight
    met += weight
    let value = try value(of: scalar, properties.tag)
    try end(YAMLNode(value: value, weight: weight, height: 0), properties.anchor, scalar.offset)
  }

  /// Adds the value of an anchor again.
  mutating func addAlias(_ name: String, at offset: Int) throws(MappingError) {
    beginInSearch(at: offset)
    let node = try node(of: name, at: offset)
    written += 1
    try spend(node.weight, at: offset)
    try checkDepth(frames.count - mergedLevels + node.height, at: offset)
    try end(node, nil, offset)
  }

  /// Counts the nodes that an alias repeats.
  private mutating func spend(_ weight: Int, at offset: Int) throws(MappingError) {
    met += weight
    guard met <= max(Self.leastBudget, Self.budgetFactor * written) else {
      throw MappingError(
        .tooManyElements, at: offset,
        expected: "a document that aliases make at most \(Self.budgetFactor) times as long")
    }
  }

  /// The weight of a text, which aliases may repeat.
  private static func weight(of text: String) -> Int { 1 + text.utf8.count / 64 }

  /// The value of an anchor.
  func node(of name: String, at offset: Int) throws(MappingError) -> YAMLNode {
    if let node = anchors[ExactKey(name)] { return node }
    throw MappingError(
      .invalidValue, at: offset, expected: "the name of an earlier anchor",
      found: hidesValues ? nil : "'*\(name)'",
      hint: name.utf8.last == UInt8(ascii: ":") ? "a space ends the name before ':'" : nil)
  }

  /// Begins a collection.
  mutating func begin(
    _ isSequence: Bool, _ properties: YAMLProperties, at offset: Int
  ) throws(MappingError) {
    var frame = Frame(offset: offset, properties: properties)
    frame.kind = try kind(isSequence, properties.tag, at: offset)
    if let outer = frames.last, outer.kind == .orderedMapping {
      guard frame.kind == .mapping else { throw noPair(at: offset) }
      frame.isPair = true
    }
    if !frame.isPair { beginInSearch(at: offset) }
    written += 1
    met += 1
    try checkDepth(frames.count + 1, at: offset)
    // An alias inside a collection cannot refer to that collection.
    if let anchor = properties.anchor { anchors[ExactKey(anchor)] = nil }
    frames.append(frame)
  }

  /// Sets the key of the next value.
  mutating func addKey(
    _ scalar: YAMLScalar, _ properties: YAMLProperties
  ) throws(MappingError) {
    let last = frames.count - 1
    let weight = Self.weight(of: scalar.text)
    written += scalar.isAlias ? 1 : weight
    try spend(weight, at: scalar.offset)
    let isMergeKey =
      mergesKeys && scalar.isPlain && scalar.text.isSameKey(as: "<<") && frames[last].kind != .set
      && (properties.tag == nil || properties.tag == .merge)
    let value = isMergeKey ? AnyValue.null : try value(of: scalar, properties.tag)
    if let anchor = properties.anchor {
      anchors[ExactKey(anchor)] = YAMLNode(value: value, weight: weight, height: 0)
    }
    let isDuplicate =
      isMergeKey
      ? frames[last].hasMergeKey : frames[last].object.position(of: scalar.text) != nil
    frames[last].isDropping = try isDropped(scalar.text, isDuplicate, at: scalar.offset)
    guard isDuplicate || frames[last].object.count < limits.elementCount else {
      throw tooManyElements(at: frames[last].offset)
    }
    frames[last].key = scalar.text
    if isMergeKey { (frames[last].hasMergeKey, frames[last].isMerging) = (true, true) }
    if frames[last].kind == .set, !isDuplicate {
      search?.begin(.index(frames[last].elements.count), at: scalar.offset)
      search?.end()
      frames[last].elements.append(value)
    }
  }

  /// Ends the innermost collection.
  mutating func end() throws(MappingError) {
    guard let frame = frames.popLast() else { return }
    let value = try value(of: frame)
    let node = YAMLNode(value: value, weight: frame.weight, height: frame.height)
    // A value inside may have taken the name; it is the later one.
    let anchor = frame.properties.anchor.flatMap { anchors[ExactKey($0)] == nil ? $0 : nil }
    if frame.isPair { return try endPair(frame, node, anchor) }
    try end(node, anchor, frame.offset)
  }

  /// Adds a finished value to its container.
  private mutating func end(
    _ node: YAMLNode, _ anchor: String?, _ offset: Int
  ) throws(MappingError) {
    if let anchor { anchors[ExactKey(anchor)] = node }
    search?.end()
    guard !frames.isEmpty else {
      document = node.value
      return
    }
    let last = frames.count - 1
    let key = frames[last].key ?? ""
    frames[last].weight += node.weight
    let isMerging = frames[last].isMerging
    frames[last].height = max(
      frames[last].height, isMerging ? heightMerged(node) : node.height + 1)
    defer { (frames[last].key, frames[last].isMerging) = (nil, false) }
    switch frames[last].kind {
    case .sequence:
      guard frames[last].elements.count < limits.elementCount else {
        throw tooManyElements(at: frames[last].offset)
      }
      frames[last].elements.append(node.value)
    case .orderedMapping: try addPair(node.value, at: offset)
    case .set:
      guard node.value.isNull else {
        throw MappingError(
          .invalidValue, at: offset, expected: "a set, whose keys have no values")
      }
      setMember(key, .null)
    case .mapping where isMerging:
      let merged = try mappings(node.value, at: offset)
      if !frames[last].isDropping { frames[last].merged = merged }
    case .mapping: setMember(key, node.value)
    }
  }

  /// The tree of a finished collection.
  private mutating func value(of frame: Frame) throws(MappingError) -> AnyValue {
    var object = frame.object
    for merged in frame.merged {
      for member in merged where object.position(of: member.key) == nil {
        guard object.count < limits.elementCount else { throw tooManyElements(at: frame.offset) }
        object.append(member)
      }
    }
    let value: AnyValue =
      switch frame.kind {
      case .sequence, .set: .array(frame.elements)
      case .mapping, .orderedMapping: .object(object)
      }
    return tagged(value, frame.properties.tag)
  }

  /// The mappings in the value of `<<`.
  private func mappings(_ value: AnyValue, at offset: Int) throws(MappingError) -> [AnyValue.Object]
  {
    switch value.untagged {
    case .object(let object): return [object]
    case .array(let elements):
      let objects = elements.compactMap(\.untagged.object)
      if objects.count == elements.count { return objects }
    default: break
    }
    throw MappingError(
      .invalidValue, at: offset, expected: "a mapping, or a list of mappings, after '<<'",
      hint: "in quotes, '<<' is an ordinary key")
  }
}
