public import MaquetteCore

/// The tags that the parser interprets.
enum YAMLTag: Hashable {
  case string, integer, float, bool, null
  case binary, timestamp
  case sequence, mapping, set, orderedMapping
  case merge

  /// `!`: the kind of the value depends on its syntax alone.
  case nonSpecific

  /// Any other tag, by its full name.
  case unknown(String)

  /// The prefix of the tags that YAML itself defines.
  static let prefix = "tag:yaml.org,2002:"

  /// Creates a tag from its full name.
  init(_ name: String) {
    guard name.hasPrefix(Self.prefix) else {
      self = name == "!" ? .nonSpecific : .unknown(name)
      return
    }
    self =
      switch name.dropFirst(Self.prefix.count) {
      case "str": .string
      case "int": .integer
      case "float": .float
      case "bool": .bool
      case "null": .null
      case "binary": .binary
      case "timestamp": .timestamp
      case "seq": .sequence
      case "map": .mapping
      case "set": .set
      case "omap": .orderedMapping
      case "merge": .merge
      default: .unknown(name)
      }
  }
}

extension ValueTag {
  static let yamlFormat = "YAML"

  /// Creates a YAML tag.
  ///
  /// - Parameter name: Its full name, such as `!shape` or `tag:example.com,2026:shape`.
  public init(yaml name: String) { self.init(format: Self.yamlFormat, name: name) }

  /// The full name of a YAML tag; nil for tags of other formats.
  public var yamlName: String? { format == Self.yamlFormat ? name : nil }
}
