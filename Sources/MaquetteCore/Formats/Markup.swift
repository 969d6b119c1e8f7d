// Decoding from markup trees, where the attributes and the text of elements are members of objects.

extension String {
  /// Whether the text is only whitespace.
  package var isBlank: Bool { utf8.allSatisfy { $0 == 0x20 || 0x09...0x0D ~= $0 } }

  /// The text without surrounding whitespace.
  var collapsed: String {
    func isSpace(_ scalar: Unicode.Scalar) -> Bool {
      scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r"
    }
    guard let first = unicodeScalars.first, let last = unicodeScalars.last,
      isSpace(first) || isSpace(last)
    else { return self }
    let start = unicodeScalars.drop(while: isSpace)
    guard let end = start.lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(start[...end])
  }
}

extension AnyValue.Object {
  /// Creates an element that has only text.
  package init(textOfMarkup text: String) {
    self = [MarkupKey.text: .string(text)]
  }

  /// The text of an element without child elements; nil if it has some.
  var markupText: String? {
    var text = ""
    for member in self {
      switch member.key {
      case MarkupKey.text:
        guard case .string(let string) = member.value else { return nil }
        text = string
      case MarkupKey.content: break
      default:
        if member.key.attributeName == nil { return nil }
      }
    }
    return text
  }
}

extension AnyValue {
  /// Returns whether this is an element without text and child elements from which neither an
  /// object nor a scalar could be decoded.
  ///
  /// - Parameter code: The reason for the failure.
  func __isEmptyMarkup(after code: MappingError.Code) -> Bool {
    switch self {
    case .string(let text): text.isBlank
    // An element with attributes is an object that may lack a required key.
    case .object(let object): code != .missingKey && object.markupText?.isBlank == true
    default: false
    }
  }

  /// Returns the scalar that an element decodes as.
  ///
  /// - Parameter isText: Whether a string is needed, in which whitespace matters.
  func markupScalar(isText: Bool) -> AnyValue {
    let text: String
    switch self {
    case .string(let own): text = own
    case .object(let object):
      guard let own = object.markupText else { return self }
      text = own
    default: return self
    }
    if isText { return .string(text) }
    let token = text.collapsed
    return AnyValue.Number(nonFinite: token).map { .number($0) } ?? .string(token)
  }
}

extension AnyValue.Number {
  /// Creates the non-finite number that XML Schema text represents; nil for any other text.
  fileprivate init?(nonFinite text: String) {
    // Longer texts are not compared: with combining marks, that would take quadratic time.
    guard text.utf8.count <= 4 else { return nil }
    switch text {
    case "INF", "+INF": self.init(Double.infinity)
    case "-INF": self.init(-Double.infinity)
    case "NaN": self.init(Double.nan)
    default: return nil
    }
  }
}

extension String {
  /// The JSON form of an XML Schema decimal, which may have a plus sign, leading zeros, or no digit
  /// on one side of the point; the result may still be invalid.
  var decimalOfSchema: String? {
    var digits = Array(utf8)
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
    // A second sign is an error.
    if digits.first == UInt8(ascii: "-") { return nil }
    let zeros = digits.prefix { $0 == UInt8(ascii: "0") }.count
    // One zero remains before a point, an exponent or the end.
    let isFollowed = zeros < digits.count && digits[zeros] &- 0x30 < 10
    digits.removeFirst(isFollowed ? zeros : Swift.max(zeros - 1, 0))
    if digits.first == UInt8(ascii: "."), digits.count > 1, digits[1] &- 0x30 < 10 {
      digits.insert(UInt8(ascii: "0"), at: 0)
    }
    if let point = digits.firstIndex(of: UInt8(ascii: ".")), point > 0,
      point + 1 == digits.count || digits[point + 1] | 0x20 == UInt8(ascii: "e")
    {
      digits.remove(at: point)
    }
    let text = (isNegative ? "-" : "") + String(decoding: digits, as: UTF8.self)
    return text == self ? nil : text
  }
}

extension MappingReader where Self: ~Copyable {
  /// Reads text; in markup, without surrounding whitespace, which does not matter there.
  ///
  /// - Parameter withoutSpace: Whether, in markup, whitespace inside the text does not matter
  ///   either.
  /// - Returns: The text.
  /// - Throws: The errors of `readString`.
  @_specialize(where Self == JSONReader)
  @_specialize(where Self == ValueReader)
  public mutating func __readToken(withoutSpace: Bool = false) throws(ReadFailure) -> String {
    // Only text grows: half a date may be another date.
    if isOpen(location(of: mark())) { throw failure(.invalidValue) }
    let text = try readString()
    guard state.options.isMarkup else { return text }
    guard withoutSpace else { return text.collapsed }
    return String(decoding: text.utf8.filter { $0 > 0x20 }, as: UTF8.self)
  }

  /// Decodes any value as a tree; a markup element without child elements, as its text.
  package mutating func readScalarValue() throws(ReadFailure) -> AnyValue {
    state.options.isMarkup && scalarKind == .string ? .string(try __readToken()) : try readValue()
  }

  /// Whether the member at the reader only repeats others: the ordered contents of an element, and
  /// whitespace between its child elements.
  @inline(never)
  @usableFromInline
  var repeatsMarkup: Bool {
    repeatsContents || state.options.isMarkup && currentKey == MarkupKey.text && isBlankText
  }

  /// Whether the member at the reader is the ordered contents of an element.
  @usableFromInline var repeatsContents: Bool {
    @_specialize(where Self == JSONReader)
    @_specialize(where Self == ValueReader)
    get { state.isMarkup && currentKey == MarkupKey.content }
  }

  /// Whether the text or the element at the reader is part of the ordered contents that a model reads.
  @inline(never)
  func isAmongContents(of keys: __KeyTable) -> Bool {
    keys.slot(of: MarkupKey.content) >= 0 && currentKey.attributeName == nil
      && enclosingObject?[MarkupKey.content] != nil
  }

  private var isBlankText: Bool { enclosingObject?[MarkupKey.text]?.string?.isBlank == true }
}
