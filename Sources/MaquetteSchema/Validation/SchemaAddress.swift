import MaquetteCore
import MaquetteMappings

/// Addresses of schemas, as RFC 3986 resolves them.
enum SchemaAddress {
  static func split(_ address: String) -> (resource: String, fragment: String) {
    guard let index = address.firstIndex(of: "#") else { return (address, "") }
    return (String(address[..<index]), unescaped(String(address[address.index(after: index)...])))
  }

  static func withoutFragment(_ address: String) -> String { split(address).resource }

  static func resolve(_ reference: String, against base: String) -> String {
    if reference.isEmpty { return base }
    if reference.hasPrefix("#") { return withoutFragment(base) + reference }
    if scheme(of: reference) != nil { return reference }
    guard let scheme = scheme(of: base) else {
      if reference.hasPrefix("/") { return reference }
      return merged(directory(of: base), reference)
    }
    let rest = base.dropFirst(scheme.count + 1)
    guard rest.hasPrefix("//") else { return reference }
    let authority = rest.dropFirst(2).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    if reference.hasPrefix("//") { return scheme + ":" + reference }
    let head = scheme + "://" + authority
    if reference.hasPrefix("/") { return head + reference }
    let path = String(rest.dropFirst(2 + authority.count)).prefix { $0 != "?" && $0 != "#" }
    return head + merged(directory(of: String(path)), reference, isAbsolute: true)
  }

  private static func scheme(of address: String) -> String? {
    guard let colon = address.firstIndex(of: ":") else { return nil }
    let scheme = address[..<colon]
    let isScheme =
      scheme.first?.isLetter == true
      && scheme.allSatisfy { $0.isLetter || $0.isNumber || $0 == "+" || $0 == "-" || $0 == "." }
    return isScheme ? String(scheme) : nil
  }

  private static func directory(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  private static func merged(
    _ directory: String, _ reference: String, isAbsolute: Bool = false
  ) -> String {
    let tail = reference.firstIndex(of: "#").map { String(reference[$0...]) } ?? ""
    let path = directory + reference.dropLast(tail.count)
    var segments: [Substring] = []
    for segment in path.split(separator: "/", omittingEmptySubsequences: false) {
      if segment == ".." {
        if segments.count > 1 { segments.removeLast() }
      } else if segment != "." {
        segments.append(segment)
      }
    }
    let joined = segments.joined(separator: "/")
    return (isAbsolute && !joined.hasPrefix("/") ? "/" : "") + joined + tail
  }

  /// The tokens of a pointer.
  static func tokens(_ pointer: String) -> [String] {
    (try? JSONPointer(pointer))?.tokens ?? []
  }

  /// A pointer with its tokens escaped in one way.
  static func canonical(_ pointer: String) -> String {
    tokens(pointer).map { "/" + $0.escapedToken }.joined()
  }

  /// A text without percent escapes.
  static func unescaped(_ text: String) -> String {
    guard text.contains("%") else { return text }
    var bytes: [UInt8] = []
    var rest = Substring(text).utf8
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"),
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension String {
  /// The name of the definition to which the text refers, as in `#/$defs/Name`.
  var definitionName: String? {
    utf8.first == UInt8(ascii: "#")
      ? SchemaAddress.tokens(SchemaAddress.unescaped(String(dropFirst()))).last : nil
  }

  /// The text as a token of a JSON pointer.
  var escapedToken: String {
    guard utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
      return self
    }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "~": result += "~0"
      case "/": result += "~1"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
