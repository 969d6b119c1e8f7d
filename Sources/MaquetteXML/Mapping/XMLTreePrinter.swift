import MaquetteCore
import MaquetteXMLSyntax

/// Prints the tree of a model as a document.
///
/// Pending work is in an array, not on the call stack, so nesting uses no stack.
struct XMLTreePrinter: ~Copyable {
  private enum Work {
    case element(String, AnyValue, [MappingPath.Step])
    case text(String)

    /// White space that counts.
    case blank(String)

    /// Text that is markup.
    case markup(String)
    case end
  }

  private let format: XMLFormat
  private var writer: XMLWriter
  private var namespaces = XMLNamespaces()

  /// The pending work, the next item last.
  private var work: [Work] = []

  /// The path components of the open elements.
  private var steps: [[MappingPath.Step]] = []

  init(_ format: XMLFormat) {
    self.format = format
    writer = XMLWriter(
      indentation: format.form.indentation, isCanonical: format.form.isCanonical)
  }

  /// Prints a document.
  ///
  /// - Throws: `unencodable` with the path of a value that XML cannot represent.
  mutating func print(_ tree: AnyValue) throws(MappingError) -> [UInt8] {
    do throws(XMLWriter.Refusal) {
      if format.form.hasDeclaration { writer.writeDeclaration() }
      let value = try rootValue(tree)
      try begin(try rootName(), value, [], isRoot: true)
      while let next = work.popLast() {
        switch next {
        case .element(let name, let value, let steps): try begin(name, value, steps)
        case .text(let text): try writer.writeText(text)
        case .blank(let text): try writer.writeCDATA(text)
        case .markup(let text): try write(markup: text)
        case .end:
          writer.endElement()
          namespaces.leave(depth: steps.count)
          steps.removeLast()
        }
      }
    } catch {
      throw MappingError(
        .unencodable, at: MappingPath(steps.flatMap { $0 }), expected: error.expected,
        found: error.found)
    }
    let bytes = writer.takeBytes()
    // Canonical XML sorts attributes by namespace, which needs the finished document.
    return format.form.isCanonical ? try XML.Document(bytes).bytes(.canonical) : bytes
  }

  private func rootValue(_ tree: AnyValue) throws(XMLWriter.Refusal) -> AnyValue {
    guard case .array = tree.untagged else { return tree }
    guard format.rootIsList else {
      throw XMLWriter.Refusal(
        expected: "a format with a name for the outermost element", found: "an array")
    }
    return .object([format.itemName ?? "item": tree])
  }

  private func rootName() throws(XMLWriter.Refusal) -> String {
    if let name = format.rootName { return name }
    throw XMLWriter.Refusal(
      expected: "a format with a name for the outermost element", found: "none")
  }

  // MARK: Elements

  private mutating func begin(
    _ name: String, _ value: AnyValue, _ own: [MappingPath.Step], isRoot: Bool = false
  ) throws(XMLWriter.Refusal) {
    steps.append(own)
    let value = value.untagged
    var parts = try ElementParts(value, format)
    try writer.startElement(name, isMixed: parts.isMixed)
    let declarations = parts.declarations
    if isRoot {
      for (prefix, uri) in ownDeclarations(for: value)
      where !declarations.contains(where: { $0.prefix == prefix }) {
        try writeDeclaration(of: prefix, uri)
      }
    }
    for (prefix, uri) in declarations {
      try declare(prefix, try text(of: uri, "xmlns:" + prefix))
    }
    try checkPrefix(of: name)
    if value == .null { try writeNil() }
    for (key, value) in parts.attributes {
      try checkPrefix(of: key)
      try writer.writeAttribute(key, try text(of: value, key))
    }
    work.append(.end)
    if case .array = value {
      throw XMLWriter.Refusal(expected: "no array directly inside an array", found: "an array")
    }
    for child in parts.takeChildren().reversed() {
      switch child {
      case .text(let text):
        work.append(format.markupElements.contains(name) ? .markup(text) : .text(text))
      case .blank(let text): work.append(.blank(text))
      case .element(let name, let value): push(name, value.untagged)
      }
    }
  }

  /// Writes text as markup.
  ///
  /// - Throws: An error for text that is not well-formed, or uses a prefix that neither it nor the
  ///   format declares.
  private mutating func write(markup text: String) throws(XMLWriter.Refusal) {
    var frame = XMLWriter()
    try frame.startElement("e", isMixed: true)
    for (prefix, uri) in format.namespaces {
      try frame.writeAttribute(prefix.isEmpty ? "xmlns" : "xmlns:" + prefix, uri)
    }
    frame.writePlain(text)
    frame.endElement()
    let isOne = frame.takeBytes().withBytes { bytes in
      var scanner = XMLScanner(at: 0)
      while let token = try? scanner.next(in: bytes) {
        if token == .end { return true }
      }
      return false
    }
    guard isOne else {
      throw XMLWriter.Refusal(
        expected: "well-formed markup with declared prefixes", found: "'\(text.prefix(40))'")
    }
    if !text.isEmpty { writer.writePlain(text) }
  }

  /// Schedules an element, or one for each element of an array.
  private mutating func push(_ name: String, _ value: AnyValue) {
    guard case .array(let elements) = value else {
      return work.append(.element(name, value, [.key(name)]))
    }
    for index in elements.indices.reversed() {
      work.append(.element(name, elements[index], [.key(name), .index(index)]))
    }
  }

  /// The namespaces that the root element declares.
  private func ownDeclarations(for value: AnyValue) -> [(key: String, value: String)] {
    var namespaces = format.namespaces
    if value.containsNull { namespaces["xsi"] = XMLNamespaces.schemaInstance }
    return namespaces.sorted { $0.key < $1.key }
  }

  private mutating func writeNil() throws(XMLWriter.Refusal) {
    guard namespaces.uri(ofPrefix: "xsi") == XMLNamespaces.schemaInstance else {
      throw XMLWriter.Refusal(
        expected: "the prefix 'xsi' for the namespace of XML Schema instances",
        found: "another namespace")
    }
    try writer.writeAttribute("xsi:nil", "true")
  }

  private mutating func writeDeclaration(
    of prefix: String, _ uri: String
  ) throws(XMLWriter.Refusal) {
    try declare(prefix, uri)
    try writer.writeAttribute(prefix.isEmpty ? "xmlns" : "xmlns:" + prefix, uri)
  }

  /// Applies a declaration, if it is valid.
  private mutating func declare(_ prefix: String, _ uri: String) throws(XMLWriter.Refusal) {
    if let expected = XMLNamespaces.expectation(of: prefix, uri) {
      throw XMLWriter.Refusal(expected: expected, found: "'xmlns:\(prefix)=\"\(uri)\"'")
    }
    namespaces.declare(prefix, uri, depth: steps.count)
  }

  /// Checks that the prefix of a name is declared.
  private func checkPrefix(of name: String) throws(XMLWriter.Refusal) {
    guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return }
    let prefix = String(name[..<colon])
    guard prefix == "xmlns" || namespaces.uri(ofPrefix: prefix) != nil else {
      throw XMLWriter.Refusal(
        expected: "a prefix that has a namespace in the format", found: "'\(name)'")
    }
  }

  private func text(of value: AnyValue, _ key: String) throws(XMLWriter.Refusal) -> String {
    guard let text = value.markupText else {
      throw XMLWriter.Refusal(
        expected: "text, a number or a Boolean for '@\(key)'", found: value.kind.phrase)
    }
    return text
  }
}
