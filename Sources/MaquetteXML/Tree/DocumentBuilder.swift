import MaquetteCore
import MaquetteXMLSyntax

/// Builds a document from the tokens of a scanner.
///
/// Open elements are in an array, not on the call stack, so nesting uses no stack.
struct DocumentBuilder {
  private var scanner: XMLScanner
  private let limits: DecodingOptions.Limits
  private var open: [XML.Element] = []
  private var root: XML.Element?
  private var documentType: String?
  private var prolog: [XML.Node] = []
  private var epilog: [XML.Node] = []

  init(from start: Int, _ limits: DecodingOptions.Limits) {
    // Only freeing a document takes nested calls.
    let levels = TreeLevels(limit: limits.depth, size: StackGuard.freeingSize)
    scanner = XMLScanner(at: start, levels: levels)
    self.limits = limits
  }

  /// Parses a document.
  ///
  /// - Throws: The first error, with its offset in the text.
  mutating func document(of text: Span<UInt8>) throws(MappingError) -> XML.Document {
    while try addToken(text) {}
    guard let root else { throw MappingError(.unexpectedEnd, at: text.count) }
    return XML.Document(root, documentType: documentType, prolog: prolog, epilog: epilog)
  }

  private mutating func addToken(_ text: Span<UInt8>) throws(MappingError) -> Bool {
    let token: XMLToken
    do throws(XMLSyntaxError) { token = try scanner.next(in: text) } catch {
      throw MappingError(error, in: text)
    }
    switch token {
    case .startTag: open.append(try element(text))
    case .endTag:
      guard let element = open.popLast() else { return true }
      if open.isEmpty { root = element } else { try add(.element(element)) }
    case .text: try add(.text(try string(text)))
    case .cdata: try add(.cdata(try string(text)))
    case .comment: try add(.comment(try string(text)))
    case .processingInstruction:
      try add(.instruction(text.string(scanner.name.range), try string(text)))
    case .documentType: documentType = try string(text)
    case .end: return false
    }
    return true
  }

  private mutating func add(_ node: XML.Node) throws(MappingError) {
    if open.isEmpty {
      if root == nil { prolog.append(node) } else { epilog.append(node) }
      return
    }
    guard open[open.count - 1].children.count < limits.elementCount else {
      throw MappingError(
        .tooManyElements, at: scanner.start,
        expected: "at most \(limits.elementCount.counted("child", plural: "children"))")
    }
    open[open.count - 1].children.append(node)
  }

  private func element(_ text: Span<UInt8>) throws(MappingError) -> XML.Element {
    var element = XML.Element(name(scanner.name, scanner.elementNamespace(in: text), text))
    element.attributes.reserveCapacity(scanner.attributes.count)
    for attribute in scanner.attributes {
      let value = scanner.value(of: attribute, in: text)
      try checkLength(value, at: attribute.value.lowerBound)
      let name = name(attribute.name, scanner.namespace(of: attribute, in: text), text)
      element.attributes.append(XML.Attribute(name, value))
    }
    return element
  }

  private func name(_ range: XMLNameRange, _ namespace: String, _ text: Span<UInt8>) -> XML.Name {
    var name = XML.Name("", namespace: namespace)
    name.prefix = text.string(range.prefix)
    name.local = text.string(range.local)
    return name
  }

  private func string(_ text: Span<UInt8>) throws(MappingError) -> String {
    let string = scanner.string(in: text)
    try checkLength(string, at: scanner.start)
    return string
  }

  private func checkLength(_ string: String, at offset: Int) throws(MappingError) {
    guard string.utf8.count > limits.stringLength else { return }
    throw MappingError(
      .stringTooLong, at: offset, expected: "at most \(limits.stringLength.counted("byte"))")
  }
}
