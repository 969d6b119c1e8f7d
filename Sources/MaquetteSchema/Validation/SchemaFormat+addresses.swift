import MaquetteMappings

// Addresses of mail (RFC 5321) and of hosts. In international ones, characters beyond ASCII are not looked up in the
// tables of Unicode: only what no table would admit is refused.

extension SchemaFormat {
  private static let label = pattern("^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$")
  static let ipv4 = pattern(
    "^((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)\\.){3}(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)$")
  private static let group = pattern("^[0-9A-Fa-f]{1,4}$")

  /// Whether a text is a mailbox.
  static func isMailbox(_ text: String, isInternational: Bool) -> Bool {
    guard let at = text.unicodeScalars.lastIndex(of: "@") else { return false }
    let local = text[..<at]
    let domain = String(text[text.unicodeScalars.index(after: at)...])
    guard (1...64).contains(local.utf8.count),
      (isInternational ? internationalPart : localPart).matches(String(local))
    else { return false }
    guard domain.hasPrefix("["), domain.hasSuffix("]") else {
      return isInternational ? isInternationalHostName(domain) : isHostName(domain)
    }
    let literal = domain.dropFirst().dropLast()
    if literal.lowercased().hasPrefix("ipv6:") { return isIPv6(String(literal.dropFirst(5))) }
    return ipv4.matches(String(literal))
  }

  private static let localPart = mailPattern(more: "")
  private static let internationalPart = mailPattern(more: beyondASCII)
  private static let beyondASCII = "\\u0080-\\u{10FFFF}"

  /// Atoms with dots between them, or text in quotes.
  private static func mailPattern(more: String) -> LinearPattern {
    let atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~\(more)-]+"
    return pattern("^(\(atom)(\\.\(atom))*|\"([ !#-\\[\\]-~\(more)]|\\\\[ -~])*\")$")
  }

  static func isHostName(_ text: String) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    return text.utf8.count <= 253 && labels.allSatisfy { label.matches(String($0)) }
  }

  /// Whether a text may be a host name with characters beyond ASCII.
  static func isInternationalHostName(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    let labels = scalars.split(omittingEmptySubsequences: false) { dots.contains($0) }
    return scalars.count <= 253
      && labels.allSatisfy { scalars in
        // Beyond ASCII, a label is longer than it looks.
        let label = String(Substring(scalars))
        guard scalars.count <= 63, internationalLabel.matches(label) else { return false }
        return !hyphens.matches(label) || label.lowercased().hasPrefix("xn--")
      }
  }

  /// What ends a label.
  private static let dots: Set<Unicode.Scalar> = [".", "\u{3002}", "\u{FF0E}", "\u{FF61}"]
  private static let internationalLabel = pattern(
    "^[A-Za-z0-9\(beyondASCII)]([A-Za-z0-9\(beyondASCII)-]*[A-Za-z0-9\(beyondASCII)])?$")
  private static let hyphens = pattern("^..--")

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
