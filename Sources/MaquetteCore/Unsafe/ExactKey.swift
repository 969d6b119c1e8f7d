/// A key that equals another only byte for byte.
///
/// Strings are equal if they are canonically equivalent; keys of objects are not (RFC 8259, section
/// 8.3). It also hashes much faster.
struct ExactKey: Hashable {
  /// The key.
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (left: ExactKey, right: ExactKey) -> Bool {
    left.text.isSameKey(as: right.text)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension String {
  /// Whether two keys are the same byte for byte.
  func isSameKey(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
