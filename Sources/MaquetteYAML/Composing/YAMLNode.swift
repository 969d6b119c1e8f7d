import MaquetteCore

/// What stands before a value: an anchor and a tag.
struct YAMLProperties {
  var anchor: String?
  var tag: YAMLTag?

  /// Where the first of them begins.
  var offset: Int?

  var isEmpty: Bool { anchor == nil && tag == nil }
}

/// A value that holds no other, as it is written.
struct YAMLScalar {
  let text: String

  /// Whether it is written without quotes, and may be something else than text.
  let isPlain: Bool

  /// Whether it repeats the text of an anchor.
  var isAlias = false

  /// Where it begins, its properties included.
  let offset: Int

  /// A value of which nothing is written but, perhaps, properties.
  static func empty(at offset: Int) -> YAMLScalar {
    YAMLScalar(text: "", isPlain: true, offset: offset)
  }
}

/// A finished value, and what it takes to copy it.
struct YAMLNode {
  let value: AnyValue

  /// How many nodes it has, as a reader of the tree meets them; long texts count as several.
  let weight: Int

  /// How many levels it has.
  let height: Int
}
