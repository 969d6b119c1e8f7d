import MaquetteCore
import MaquetteXMLSyntax

/// Parses an XML property list to a tree.
struct XMLPropertyListParser {
  /// An open container.
  private struct Container {
    let isDictionary: Bool

    /// The key of a dictionary whose value comes next.
    var key: String?
    var elements: [AnyValue] = []
    var members: [AnyValue.Object.Member] = []
  }

  /// A scalar element: its name, offset, and text so far.
  private struct Scalar {
    let kind: XMLScalar
    let start: Int
    var text = ""
    var textStart: Int
  }

  private let options: DecodingOptions

  /// The number of levels that the tree may have.
  private var levels: TreeLevels

  /// Whether the source is a keyed archive, whose UIDs are values.
  var readsUIDs = false
  private var scanner: XMLScanner
  private var containers: [Container] = []
  private var scalar: Scalar?
  private var root: AnyValue?

  /// Whether the root element is `plist`.
  private var isWrapped = false

  /// The requested paths, and the offsets found; nil if none are requested.
  private(set) var search: PathSearch?

  /// Prepares to parse a document.
  ///
  /// - Parameters:
  ///   - start: The offset at which to begin.
  ///   - options: The decoding options.
  ///   - search: The requested paths.
  init(from start: Int, _ options: DecodingOptions, search: PathSearch? = nil) {
    self.options = options
    self.search = search
    levels = TreeLevels(limit: options.limits.depth)
    scanner = XMLScanner(at: start)
  }

  /// Parses the document.
  ///
  /// - Throws: The first error, with its offset in the text and its path.
  mutating func parse(_ text: Span<UInt8>) throws(MappingError) -> AnyValue {
    do throws(MappingError) {
      while try parseToken(text) {}
      guard let root else {
        throw MappingError(.unexpectedEnd, at: scanner.offset, expected: "a value in 'plist'")
      }
      return root
    } catch {
      throw error.at(path)
    }
  }

  private mutating func parseToken(_ text: Span<UInt8>) throws(MappingError) -> Bool {
    let token: XMLToken
    do throws(XMLSyntaxError) { token = try scanner.next(in: text) } catch {
      throw MappingError(error, in: text)
    }
    switch token {
    case .startTag: try begin(text)
    case .endTag: try end(text)
    case .text where scalar == nil && scanner.isBlank: break
    case .text, .cdata:
      guard scalar != nil else {
        throw MappingError(
          .unexpectedCharacter, at: scanner.start, expected: expectedElement, found: "text")
      }
      if scalar?.text.isEmpty == true {
        scalar?.textStart = scanner.content.lowerBound
        scalar?.text = scanner.string(in: text)
      } else {
        scalar?.text += scanner.string(in: text)
      }
    case .comment, .processingInstruction, .documentType: break
    case .end: return false
    }
    return true
  }

  // MARK: Elements

  private mutating func begin(_ text: Span<UInt8>) throws(MappingError) {
    let name = scanner.name.range
    guard scalar == nil else {
      throw MappingError(
        .unexpectedCharacter, at: scanner.start, expected: "text", found: element(name, text))
    }
    if scanner.depth == 1, text.isSame(name, as: "plist") {
      isWrapped = true
      return
    }
    if text.isSame(name, as: "key") {
      guard let last = containers.indices.last, containers[last].isDictionary,
        containers[last].key == nil
      else {
        throw MappingError(
          .unexpectedCharacter, at: scanner.start, expected: expectedElement,
          found: element(name, text))
      }
      scalar = Scalar(kind: .key, start: scanner.start, textStart: scanner.offset)
      return
    }
    try checkPlace(name, text)
    if search != nil {
      let step = step
      search?.begin(step, at: scanner.start)
    }
    if text.isSame(name, as: "dict") {
      try open(Container(isDictionary: true))
    } else if text.isSame(name, as: "array") {
      try open(Container(isDictionary: false))
    } else if let kind = XMLScalar(name, in: text) {
      scalar = Scalar(kind: kind, start: scanner.start, textStart: scanner.offset)
    } else {
      throw MappingError(
        .unexpectedCharacter, at: scanner.start, expected: "an element of a property list",
        found: element(name, text))
    }
  }

  private mutating func open(_ container: Container) throws(MappingError) {
    if let expected = levels.refusal(of: containers.count + 1) {
      throw MappingError(.depthExceeded, at: scanner.start, expected: expected)
    }
    containers.append(container)
  }

  private mutating func end(_ text: Span<UInt8>) throws(MappingError) {
    if let scalar {
      self.scalar = nil
      if scalar.kind == .key { return try takeKey(scalar) }
      let value = try scalar.kind.value(
        of: scalar.text, at: scalar.text.isEmpty ? scalar.start : scalar.textStart, options)
      search?.end()
      return try add(value)
    }
    guard let container = containers.popLast() else {
      // The end of 'plist'.
      guard root != nil else {
        throw MappingError(.unexpectedCharacter, at: scanner.start, expected: "a value")
      }
      return
    }
    search?.end()
    guard container.isDictionary else { return try add(.array(container.elements)) }
    if let key = container.key {
      throw MappingError(
        .missingKey, at: scanner.start, path: path.appending(keys: [key]),
        expected: "a value after the key")
    }
    try add(.object(try object(container.members)))
  }

  private mutating func takeKey(_ scalar: Scalar) throws(MappingError) {
    let key = scalar.text
    try checkLength(key, at: scalar.start)
    let last = containers.count - 1
    try checkCount(containers[last].members.count, "key", at: scalar.start)
    containers[last].key = key
  }

  private mutating func add(_ value: AnyValue) throws(MappingError) {
    guard let last = containers.indices.last else {
      root = value
      return
    }
    if let key = containers[last].key {
      containers[last].members.append(AnyValue.Object.Member(key: key, value: value))
      containers[last].key = nil
    } else {
      try checkCount(containers[last].elements.count, "element", at: scanner.start)
      containers[last].elements.append(value)
    }
  }

  /// Checks that another key or element is within the limit.
  private func checkCount(_ count: Int, _ unit: String, at offset: Int) throws(MappingError) {
    guard count >= options.limits.elementCount else { return }
    throw MappingError(
      .tooManyElements, at: offset, expected: "at most \(options.limits.elementCount.counted(unit))"
    )
  }

  private func object(_ members: [AnyValue.Object.Member]) throws(MappingError) -> AnyValue.Object {
    if !readsUIDs, members.count == 1, members[0].key.isSameKey(as: "CF$UID"),
      members[0].value.kind == .number
    {
      throw MappingError(
        .typeMismatch, at: scanner.start, expected: "a value of a property list",
        found: "a UID", hint: "this is a keyed archive")
    }
    switch options.duplicateKeys.choice {
    case .lastWins: return AnyValue.Object(members)
    case .firstWins:
      var object = AnyValue.Object()
      for member in members where object[member.key] == nil { object[member.key] = member.value }
      return object
    case .reject:
      let object = AnyValue.Object(members)
      guard object.count < members.count else { return object }
      var seen: Set<String> = []
      for member in members where !seen.insert(member.key).inserted {
        throw MappingError(
          .duplicateKey, at: scanner.start, path: path.appending(keys: [member.key]))
      }
      return object
    }
  }

  // MARK: Rules

  /// Checks that a value may begin at the current offset.
  private func checkPlace(_ name: Range<Int>, _ text: Span<UInt8>) throws(MappingError) {
    if let last = containers.indices.last {
      if !containers[last].isDictionary || containers[last].key != nil { return }
    } else if root == nil, scanner.depth == (isWrapped ? 2 : 1) {
      return
    }
    throw MappingError(
      .unexpectedCharacter, at: scanner.start, expected: expectedElement, found: element(name, text)
    )
  }

  /// The element that the parser expects next.
  private var expectedElement: String {
    guard let container = containers.last else { return root == nil ? "a value" : "'</plist>'" }
    guard container.isDictionary else { return "a value or '</array>'" }
    return container.key == nil ? "'<key>' or '</dict>'" : "a value for the key"
  }

  private func checkLength(_ text: String, at offset: Int) throws(MappingError) {
    guard text.utf8.count > options.limits.stringLength else { return }
    throw MappingError(
      .stringTooLong, at: offset, expected: "at most \(options.limits.stringLength.counted("byte"))"
    )
  }

  private func element(_ name: Range<Int>, _ text: Span<UInt8>) -> String {
    "'<\(text.string(name.lowerBound..<min(name.upperBound, name.lowerBound + 40)))>'"
  }

  /// The path component of the next value in the innermost container.
  private var step: MappingPath.Step? { containers.last.flatMap(Self.step) }

  private static func step(_ container: Container) -> MappingPath.Step? {
    container.isDictionary ? container.key.map { .key($0) } : .index(container.elements.count)
  }

  /// The path of the current value.
  private var path: MappingPath { MappingPath(containers.compactMap(Self.step)) }
}
