import MaquetteCore
import MaquetteXMLSyntax

/// Converts names to keys: applies the prefixes of the format, and caches strings.
struct NameTable {
  private struct Entry {
    let range: Range<Int>
    let key: String
  }

  /// The prefixes by namespace.
  private let prefixes: [String: String]

  /// The latest names, indexed by length and by their first and last bytes.
  private var elements = [Entry?](repeating: nil, count: 64)
  private var attributes = [Entry?](repeating: nil, count: 64)

  init(_ namespaces: [String: String]) {
    // Of several prefixes for one namespace, the smallest is used, independent of the dictionary's
    // order.
    prefixes = Dictionary(namespaces.map { ($0.value, $0.key) }, uniquingKeysWith: min)
  }

  /// The key of an element.
  mutating func key(
    of name: XMLNameRange, in text: Span<UInt8>, _ scanner: borrowing XMLScanner
  ) -> String {
    guard prefixes.isEmpty else {
      return key(of: name, scanner.elementNamespace(in: text), in: text)
    }
    let slot = Self.slot(of: name.range, in: text)
    if let entry = elements[slot], text.isSame(entry.range, name.range) { return entry.key }
    let key = text.string(name.range)
    elements[slot] = Entry(range: name.range, key: key)
    return key
  }

  /// The key of an attribute.
  mutating func attributeKey(
    of attribute: XMLScanner.Attribute, in text: Span<UInt8>,
    _ scanner: borrowing XMLScanner
  ) -> String {
    let name = attribute.name
    guard prefixes.isEmpty || !name.hasPrefix else {
      return "@" + key(of: name, scanner.namespace(of: attribute, in: text), in: text)
    }
    let slot = Self.slot(of: name.range, in: text)
    if let entry = attributes[slot], text.isSame(entry.range, name.range) { return entry.key }
    let key = "@" + text.string(name.range)
    attributes[slot] = Entry(range: name.range, key: key)
    return key
  }

  private func key(
    of name: XMLNameRange, _ namespace: String, in text: Span<UInt8>
  ) -> String {
    guard !namespace.isEmpty, let prefix = prefixes[namespace] else {
      return text.string(name.range)
    }
    let local = text.string(name.local)
    return prefix.isEmpty ? local : prefix + ":" + local
  }

  private static func slot(of range: Range<Int>, in text: Span<UInt8>) -> Int {
    guard let last = range.last else { return 0 }
    return (range.count &* 31 &+ Int(text[range.lowerBound]) &* 7 &+ Int(text[last])) & 63
  }
}
