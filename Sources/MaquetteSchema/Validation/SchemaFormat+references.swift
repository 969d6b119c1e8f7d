import MaquetteMappings

// Addresses of resources (RFC 3986), international ones (RFC 3987) and templates of them (RFC 6570).

extension SchemaFormat {
  /// Whether a text is a URI or an IRI, or a reference that may be relative to one.
  static func isReference(
    _ text: String, _ syntax: ReferenceSyntax = .ascii, isAbsolute: Bool
  ) -> Bool {
    var rest = Substring(text).unicodeScalars
    let fragment = cut(&rest, from: "#")
    let query = cut(&rest, from: "?")
    guard fragment.map(syntax.fragment.matches) ?? true, query.map(syntax.query.matches) ?? true
    else { return false }
    if let colon = rest.prefix(while: { $0 != "/" }).firstIndex(of: ":") {
      // A colon before the first slash ends a scheme.
      guard scheme.matches(String(rest[..<colon])) else { return false }
      rest = rest[rest.index(after: colon)...]
    } else if isAbsolute {
      return false
    }
    if rest.starts(with: "//".unicodeScalars) {
      rest = rest.dropFirst(2)
      let authority = rest.prefix { $0 != "/" }
      rest = rest[authority.endIndex...]
      guard isAuthority(authority, syntax) else { return false }
    }
    return syntax.path.matches(String(rest))
  }

  /// Takes the part of a text after a mark away, with the mark.
  private static func cut(
    _ text: inout Substring.UnicodeScalarView, from mark: Unicode.Scalar
  ) -> String? {
    guard let index = text.firstIndex(of: mark) else { return nil }
    defer { text = text[..<index] }
    return String(text[text.index(after: index)...])
  }

  /// Whether a text is the authority of a URI: a host, perhaps with a user and a port.
  private static func isAuthority(
    _ text: Substring.UnicodeScalarView, _ syntax: ReferenceSyntax
  ) -> Bool {
    var host = text
    if let at = host.lastIndex(of: "@") {
      guard syntax.user.matches(String(host[..<at])) else { return false }
      host = host[host.index(after: at)...]
    }
    if host.first == "[", let end = host.lastIndex(of: "]") {
      let literal = String(host[host.index(after: host.startIndex)..<end])
      return (isIPv6(literal) || futureAddress.matches(literal))
        && port.matches(String(host[host.index(after: end)...]))
    }
    return syntax.hostAndPort.matches(String(host))
  }

  private static let scheme = pattern("^[A-Za-z][A-Za-z0-9+.-]*$")
  private static let port = pattern("^(:[0-9]*)?$")
  private static let futureAddress = pattern("^[vV][0-9A-Fa-f]+\\.[A-Za-z0-9._~!$&'()*+,;=:-]+$")

  /// Whether a text is a template of URIs.
  static func isTemplate(_ text: String) -> Bool { template.matches(text) }

  private static let template = {
    let escape = ReferenceSyntax.escape
    let literal =
      "([!#$&'(-;=?-\\[\\]_a-z~\(ReferenceSyntax.letters)\(ReferenceSyntax.privateLetters)]|\(escape))"
    let character = "([A-Za-z0-9_]|\(escape))"
    let variable = "\(character)(\\.?\(character))*(:[1-9][0-9]{0,3}|\\*)?"
    return pattern(
      "^(\(literal)|\\{[+#./;?&=,!@|]?\(variable)(,\(variable))*\\})*$")
  }()
}

/// The characters of the parts of a URI, or of an IRI.
struct ReferenceSyntax: Sendable {
  let user: LinearPattern
  let hostAndPort: LinearPattern
  let path: LinearPattern
  let query: LinearPattern
  let fragment: LinearPattern

  static let ascii = ReferenceSyntax(letters: "", privateLetters: "")
  static let international = ReferenceSyntax(letters: letters, privateLetters: privateLetters)

  fileprivate static let escape = "%[0-9A-Fa-f]{2}"

  /// All characters beyond ASCII but private ones and those that are none.
  fileprivate static let letters =
    "\\u00A0-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFEF"
    + (1...14).map { plane in
      let digit = String(plane, radix: 16)
      return "\\u{\(digit)\(plane == 14 ? "1" : "0")000}-\\u{\(digit)FFFD}"
    }.joined()
  fileprivate static let privateLetters =
    "\\uE000-\\uF8FF\\u{F0000}-\\u{FFFFD}\\u{100000}-\\u{10FFFD}"

  private init(letters: String, privateLetters: String) {
    func pattern(_ more: String, _ end: String = "") -> LinearPattern {
      SchemaFormat.pattern("^([A-Za-z0-9._~!$&'()*+,;=\(letters)\(more)-]|\(Self.escape))*\(end)$")
    }
    user = pattern(":")
    hostAndPort = pattern("", "(:[0-9]*)?")
    path = pattern(":@/")
    query = pattern(":@/?" + privateLetters)
    fragment = pattern(":@/?")
  }
}
