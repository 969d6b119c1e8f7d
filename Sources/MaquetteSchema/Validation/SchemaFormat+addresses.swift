// Addresses of resources (RFC 3986), of mail (RFC 5321) and of hosts.

extension SchemaFormat {
  private static let label = pattern("^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$")
  static let ipv4 = pattern(
    "^((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)\\.){3}(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)$")
  private static let group = pattern("^[0-9A-Fa-f]{1,4}$")

  /// Whether a text is a URI, or a reference that may be relative to one.
  static func isReference(_ text: String, isAbsolute: Bool) -> Bool {
    var rest = Substring(text)
    let fragment = cut(&rest, from: "#")
    let query = cut(&rest, from: "?")
    guard [fragment, query].allSatisfy({ $0.map { queryPattern.matches(String($0)) } ?? true })
    else { return false }
    let beginning = rest.prefix { $0 != "/" }
    if let colon = beginning.firstIndex(of: ":") {
      // A colon before the first slash ends a scheme.
      guard scheme.matches(String(rest[..<colon])) else { return false }
      rest = rest[rest.index(after: colon)...]
    } else if isAbsolute {
      return false
    }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let authority = rest.prefix { $0 != "/" }
      rest = rest[authority.endIndex...]
      guard isAuthority(authority) else { return false }
    }
    return path.matches(String(rest))
  }

  /// Takes the part of a text after a mark away, with the mark.
  private static func cut(_ text: inout Substring, from mark: Character) -> Substring? {
    guard let index = text.firstIndex(of: mark) else { return nil }
    defer { text = text[..<index] }
    return text[text.index(after: index)...]
  }

  /// Whether a text is the authority of a URI: a host, perhaps with a user and a port.
  private static func isAuthority(_ text: Substring) -> Bool {
    var host = text
    if let at = host.lastIndex(of: "@") {
      guard user.matches(String(host[..<at])) else { return false }
      host = host[host.index(after: at)...]
    }
    if host.hasPrefix("["), let end = host.lastIndex(of: "]") {
      let literal = String(host[host.index(after: host.startIndex)..<end])
      let port = String(host[host.index(after: end)...])
      return (isIPv6(literal) || futureAddress.matches(literal))
        && (port.isEmpty || Self.port.matches(port))
    }
    return hostAndPort.matches(String(host))
  }

  /// Whether a text is a mailbox.
  static func isMailbox(_ text: String) -> Bool {
    guard let at = text.lastIndex(of: "@") else { return false }
    let local = text[..<at]
    let domain = String(text[text.index(after: at)...])
    guard (1...64).contains(local.utf8.count), localPart.matches(String(local)) else {
      return false
    }
    guard domain.hasPrefix("["), domain.hasSuffix("]") else { return isHostName(domain) }
    let literal = domain.dropFirst().dropLast()
    if literal.lowercased().hasPrefix("ipv6:") { return isIPv6(String(literal.dropFirst(5))) }
    return ipv4.matches(String(literal))
  }

  private static let escape = "%[0-9A-Fa-f]{2}"
  private static let unreserved = "A-Za-z0-9._~!$&'()*+,;="

  private static let scheme = pattern("^[A-Za-z][A-Za-z0-9+.-]*$")
  private static let user = pattern("^([\(unreserved):-]|\(escape))*$")
  private static let hostAndPort = pattern("^([\(unreserved)-]|\(escape))*(:[0-9]*)?$")
  private static let port = pattern("^:[0-9]*$")
  private static let futureAddress = pattern("^[vV][0-9A-Fa-f]+\\.[\(unreserved):-]+$")
  private static let path = pattern("^([\(unreserved):@/-]|\(escape))*$")
  private static let queryPattern = pattern("^([\(unreserved):@/?-]|\(escape))*$")

  /// Atoms with dots between them, or text in quotes.
  private static let localPart = pattern(
    "^([A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
      + "|\"([ !#-\\[\\]-~]|\\\\[ -~])*\")$")

  static func isHostName(_ text: String) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    return text.utf8.count <= 253 && labels.allSatisfy { label.matches(String($0)) }
  }

  static func isIPv6(_ text: String) -> Bool {
    let halves = text.split(separator: "::", omittingEmptySubsequences: false)
    guard halves.count <= 2, !text.contains(":::") else { return false }
    var count = 0
    for (index, half) in halves.enumerated() where !half.isEmpty {
      let groups = half.split(separator: ":", omittingEmptySubsequences: false)
      for (position, part) in groups.enumerated() {
        let isLast = index == halves.count - 1 && position == groups.count - 1
        if isLast, part.contains(".") {
          guard ipv4.matches(String(part)) else { return false }
          count += 2
        } else {
          guard group.matches(String(part)) else { return false }
          count += 1
        }
      }
    }
    return halves.count == 2 ? count < 8 : count == 8
  }
}
