import MaquetteCore

/// The properties before a value: an anchor and a tag.
struct YAMLProperties {
  var anchor: String?
  var tag: YAMLTag?

  /// The offset of the first property.
  var offset: Int?

  var isEmpty: Bool { anchor == nil && tag == nil }
}

/// A scalar as it appears in the source.
struct YAMLScalar {
  let text: String

  /// Whether the scalar has no quotes, so that it may be something other than text.
  let isPlain: Bool

  /// Whether the scalar repeats the text of an anchor.
  var isAlias = false

  /// The offset of the scalar, including its properties.
  let offset: Int

  /// An empty value, which may have properties.
  static func empty(at offset: Int) -> YAMLScalar {
    YAMLScalar(text: "", isPlain: true, offset: offset)
  }
}

/// A finished value, and the cost of repeating it.
struct YAMLNode {
  let value: AnyValue

  /// The number of nodes that a walk over the value visits; long texts count as several.
  let weight: Int

  /// The number of nested levels.
  let height: Int
}
