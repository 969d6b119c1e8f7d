/// The paths of keys that lead to each property of a model.
///
/// Generated code writes them as one text, because nested arrays take ten times as long to compile:
/// keys are separated by points, paths to one property by bars, and a semicolon ends each property.
/// A backslash is before each of these characters in a key. A key without characters is a backslash
/// and a hyphen; nothing at all says that no key leads to the property.
struct PathList {
  private(set) var properties: [[[String]]] = []
  private var paths: [[String]] = []
  private var path: [String] = []
  private var key: [UInt8] = []
  private var hasKey = false

  /// Parses a list that generated code contains.
  init(_ text: StaticString) {
    var bytes = text.description.utf8.makeIterator()
    while let byte = bytes.next() {
      switch byte {
      case UInt8(ascii: "."): endKey()
      case UInt8(ascii: "|"): endPath()
      case UInt8(ascii: ";"): endProperty()
      case UInt8(ascii: "\\"):
        hasKey = true
        if let next = bytes.next(), next != UInt8(ascii: "-") { key.append(next) }
      default:
        hasKey = true
        key.append(byte)
      }
    }
  }

  private mutating func endKey() {
    path.append(String(decoding: key, as: UTF8.self))
    key = []
    hasKey = false
  }

  private mutating func endPath() {
    endKey()
    paths.append(path)
    path = []
  }

  private mutating func endProperty() {
    // No key leads to a flattened member.
    if hasKey { endPath() }
    properties.append(paths)
    paths = []
  }
}
