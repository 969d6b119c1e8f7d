import MaquetteCore
import MaquetteXMLSyntax

/// Prints documents.
///
/// Open elements are in an array, not on the call stack, so nesting uses no stack.
struct DocumentPrinter: ~Copyable {
  private struct Frame {
    let element: XML.Element
    let isMixed: Bool

    /// The index of the next child.
    var next = 0
  }

  private let form: XML.Form
  private var writer: XMLWriter
  private var frames: [Frame] = []
  private var namespaces = XMLNamespaces()

  init(_ form: XML.Form) {
    self.form = form
    writer = XMLWriter(indentation: form.indentation, isCanonical: form.isCanonical)
  }

  mutating func print(_ document: XML.Document) throws(MappingError) -> [UInt8] {
    do throws(XMLWriter.Refusal) {
      if form.hasDeclaration, !form.isCanonical { writer.writeDeclaration() }
      if let type = document.documentType, !form.isCanonical { try write(documentType: type) }
      for node in document.prolog { try writeOutside(node) }
      try begin(document.root)
      while let frame = frames.last {
        guard frame.next < frame.element.children.count else {
          writer.endElement()
          namespaces.leave(depth: frames.count)
          frames.removeLast()
          continue
        }
        frames[frames.count - 1].next += 1
        try write(frame.element.children[frame.next], isMixed: frame.isMixed)
      }
      for node in document.epilog { try writeOutside(node) }
      return writer.takeBytes()
    } catch {
      let path = MappingPath(frames.map { .key($0.element.name.qualified) })
      throw MappingError(.unencodable, at: path, expected: error.expected, found: error.found)
    }
  }

  private mutating func write(documentType: String) throws(XMLWriter.Refusal) {
    // The scanner checks the text, because the writer does not.
    let text = "<!DOCTYPE \(documentType)>"
    let isOne = text.withBytes { bytes in
      var scanner = XMLScanner(at: 0)
      guard let token = try? scanner.next(in: bytes), token == .documentType, !scanner.hasSubset
      else {
        return false
      }
      return scanner.offset == bytes.count
    }
    guard isOne else {
      throw XMLWriter.Refusal(
        expected: "a document type declaration without an internal subset",
        found: "'\(documentType.prefix(40))'")
    }
    writer.writeDocumentType(documentType)
  }

  private mutating func writeOutside(_ node: XML.Node) throws(XMLWriter.Refusal) {
    switch node {
    case .comment, .instruction: try write(node, isMixed: true)
    case .text(let text) where text.utf8.allSatisfy({ XMLCharacter.isSpace($0) }): break
    case .element, .text, .cdata:
      throw XMLWriter.Refusal(
        expected: "only comments and instructions outside the root element", found: "another node")
    }
  }

  private mutating func write(_ node: XML.Node, isMixed: Bool) throws(XMLWriter.Refusal) {
    switch node {
    case .element(let element): try begin(element)
    case .text(let text):
      if isMixed { try writer.writeText(text) }
    case .cdata(let text):
      if form.isCanonical { try writer.writeText(text) } else { try writer.writeCDATA(text) }
    case .comment(let text):
      if !form.isCanonical { try writer.writeComment(text) }
    case .instruction(let target, let text): try writer.writeInstruction(target, text)
    }
  }

  /// Whether white space between the children of an element is significant.
  private func isMixed(_ element: XML.Element) -> Bool {
    if form.indentation == nil || frames.last?.isMixed == true || element["xml:space"] == "preserve"
    {
      return true
    }
    var hasElements = false
    for child in element.children {
      switch child {
      case .text(let text) where text.utf8.allSatisfy({ XMLCharacter.isSpace($0) }): break
      case .text, .cdata: return true
      case .element, .comment, .instruction: hasElements = true
      }
    }
    return !hasElements
  }

  private mutating func begin(_ element: XML.Element) throws(XMLWriter.Refusal) {
    let frame = Frame(element: element, isMixed: isMixed(element))
    frames.append(frame)
    try writer.startElement(element.name.qualified, isMixed: frame.isMixed)
    let declarations = try NamespaceDeclarations(
      of: element, in: &namespaces, depth: frames.count)
    if form.isCanonical {
      for declaration in declarations.changed.sorted(by: { $0.prefix < $1.prefix }) {
        try write(declaration)
      }
      for attribute in sorted(element.attributes) { try write(attribute) }
    } else {
      for attribute in element.attributes { try write(attribute) }
      for declaration in declarations.added { try write(declaration) }
    }
  }

  private mutating func write(_ attribute: XML.Attribute) throws(XMLWriter.Refusal) {
    try writer.writeAttribute(attribute.name.qualified, attribute.value)
  }

  private mutating func write(
    _ declaration: NamespaceDeclarations.Declaration
  ) throws(XMLWriter.Refusal) {
    let name = declaration.prefix.isEmpty ? "xmlns" : "xmlns:" + declaration.prefix
    try writer.writeAttribute(name, declaration.uri)
  }

  /// The attributes other than declarations, sorted by namespace and name.
  private func sorted(_ attributes: [XML.Attribute]) -> [XML.Attribute] {
    func key(_ name: XML.Name) -> [String.UnicodeScalarView] {
      let uri = name.prefix.isEmpty ? "" : namespaces.uri(ofPrefix: name.prefix) ?? ""
      return [uri.unicodeScalars, name.local.unicodeScalars]
    }
    return attributes.filter { !$0.name.isNamespaceDeclaration }.sorted { left, right in
      for (left, right) in zip(key(left.name), key(right.name)) where !left.elementsEqual(right) {
        return left.lexicographicallyPrecedes(right)
      }
      return false
    }
  }
}
