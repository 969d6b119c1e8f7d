import MaquetteCore
import MaquetteXMLSyntax

/// Parses a document to the tree from which models decode.
///
/// Open elements are in an array, not on the call stack, so nesting uses no stack.
struct XMLTreeParser {
  private let format: XMLFormat
  private let limits: DecodingOptions.Limits
  private var scanner: XMLScanner
  private var frames: [ElementFrame] = []
  private var names: NameTable
  private var root: AnyValue?

  /// The requested paths, and the offsets found; nil if none are requested.
  private(set) var search: PathSearch?

  init(
    from start: Int, _ format: XMLFormat, _ limits: DecodingOptions.Limits,
    search: PathSearch? = nil
  ) {
    self.format = format
    self.limits = limits
    self.search = search
    scanner = XMLScanner(at: start, levels: TreeLevels(limit: limits.depth))
    names = NameTable(format.namespaces)
  }

  /// Parses the document.
  ///
  /// - Throws: The first error, with its offset in the text and its path.
  mutating func parse(_ text: Span<UInt8>) throws(MappingError) -> AnyValue {
    do throws(MappingError) {
      while try parseToken(text) {}
      return root ?? .null
    } catch {
      // The root element has no key.
      throw error.at(MappingPath(frames.dropFirst().map { .key($0.key) }))
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
    case .text where scanner.isBlank && !frames[frames.count - 1].preservesSpace:
      frames[frames.count - 1].add(blank: scanner.content)
    case .text, .cdata:
      let string = scanner.string(in: text)
      try checkLength(string, at: scanner.start)
      if string.isEmpty { break }
      frames[frames.count - 1].add(text: string)
      search?.begin(
        MarkupKey.text, index: frames[frames.count - 1].textCount - 1, at: scanner.start)
      search?.end()
    case .comment, .processingInstruction, .documentType: break
    case .end: return false
    }
    return true
  }

  private mutating func begin(_ text: Span<UInt8>) throws(MappingError) {
    let key = names.key(of: scanner.name, in: text, scanner)
    beginSearch(key)
    var members: [AnyValue.Object.Member] = []
    var isNil = false
    var preservesSpace = frames.last?.preservesSpace == true
    if !scanner.attributes.isEmpty { members.reserveCapacity(scanner.attributes.count) }
    for attribute in scanner.attributes where !attribute.declaresNamespace {
      let value = scanner.value(of: attribute, in: text)
      try checkLength(value, at: attribute.value.lowerBound)
      if attribute.name.hasPrefix {
        let namespace = scanner.namespace(of: attribute, in: text)
        let local = text.string(attribute.name.local)
        if namespace == XMLNamespaces.schemaInstance {
          if local == "nil" { isNil = ["true", "1"].contains(where: value.trimmed.isSameKey(as:)) }
          // The locations of schemas are not data.
          if ["nil", "schemaLocation", "noNamespaceSchemaLocation"].contains(local) { continue }
        }
        if namespace == XMLNamespaces.xml, local == "space" {
          preservesSpace = value.isSameKey(as: "preserve")
        }
      }
      let attributeKey = names.attributeKey(of: attribute, in: text, scanner)
      search?.begin(.key(attributeKey), at: attribute.name.range.lowerBound)
      search?.end()
      members.append(AnyValue.Object.Member(key: attributeKey, value: .string(value)))
    }
    frames.append(
      ElementFrame(key: key, preservesSpace: preservesSpace, isNil: isNil, members: members))
    if format.markupElements.contains(key) { try takeMarkup(text) }
  }

  /// Takes the contents of the element that has just begun as text, and ends it.
  private mutating func takeMarkup(_ text: Span<UInt8>) throws(MappingError) {
    let (depth, first) = (scanner.depth, scanner.offset)
    do throws(XMLSyntaxError) {
      // An end tag closes the element before the scanner returns it.
      while try scanner.next(in: text) != .endTag || scanner.depth >= depth {}
    } catch {
      throw MappingError(error, in: text)
    }
    let markup = text.string(first..<scanner.start).withNormalLineEnds
    try checkLength(markup, at: first)
    if !markup.isEmpty { frames[frames.count - 1].add(text: markup) }
    try end(text)
  }

  private mutating func beginSearch(_ key: String) {
    guard search != nil else { return }
    guard let outer = frames.last else { return search?.begin(at: scanner.start) ?? () }
    if frames.count == 1, format.rootIsList {
      search?.begin(.index(outer.count), at: scanner.start)
    } else {
      search?.begin(key, index: outer.count(of: key), at: scanner.start)
    }
  }

  private mutating func end(_ text: Span<UInt8>) throws(MappingError) {
    guard let frame = frames.popLast() else { return }
    search?.end()
    if frame.isNil, !frame.isEmpty {
      throw MappingError(
        .unexpectedCharacter, at: scanner.start, path: path(of: frame),
        expected: "an empty element, because 'nil' is true")
    }
    guard !frames.isEmpty else {
      root = format.rootIsList ? .array(try list(frame)) : value(frame, text)
      return
    }
    let value = value(frame, text)
    let outer = frames.count - 1
    frames[outer].add(value, named: frame.key)
    guard frames[outer].count <= limits.elementCount else {
      throw MappingError(
        .tooManyElements, at: scanner.start,
        expected: "at most \(limits.elementCount.counted("child element"))")
    }
  }

  private func path(of frame: ElementFrame) -> MappingPath {
    MappingPath((frames + [frame]).dropFirst().map { .key($0.key) })
  }

  private func value(_ frame: ElementFrame, _ text: Span<UInt8>) -> AnyValue {
    frame.value(format) { range in
      // White space contains nothing to normalize except line ends.
      let blank = text.string(range)
      return blank.utf8.contains(0x0D) ? blank.withNormalLineEnds : blank
    }
  }

  /// The child elements of the root element, in document order.
  private func list(_ frame: ElementFrame) throws(MappingError) -> [AnyValue] {
    guard !frame.hasText else {
      throw MappingError(
        .unexpectedCharacter, at: scanner.start, expected: "a list of elements", found: "text")
    }
    return frame.pieces.compactMap { piece in
      if case .element(let group, let index) = piece { return frame.groups[group][index] }
      return nil
    }
  }

  private func checkLength(_ string: String, at offset: Int) throws(MappingError) {
    guard string.utf8.count > limits.stringLength else { return }
    throw MappingError(
      .stringTooLong, at: offset, expected: "at most \(limits.stringLength.counted("byte"))")
  }
}

extension String {
  /// The text with LF in place of CRLF and CR.
  fileprivate var withNormalLineEnds: String {
    var bytes: [UInt8] = []
    var last: UInt8 = 0
    for byte in utf8 {
      if byte == 0x0D {
        bytes.append(0x0A)
      } else if byte != 0x0A || last != 0x0D {
        bytes.append(byte)
      }
      last = byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
