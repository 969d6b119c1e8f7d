/// The keys that are not element names.
package enum MarkupKey {
  /// Text next to attributes and child elements.
  package static let text = "#text"

  /// Text and child elements in order.
  package static let content = "#content"
}

extension String {
  /// The attribute name in a key, without the prefix; nil for other keys.
  package var attributeName: String? {
    utf8.first == UInt8(ascii: "@") ? String(dropFirst()) : nil
  }
}
