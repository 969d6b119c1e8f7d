#if GRDB
/// A property of a model: a key path, or its name in Swift.
///
/// Key paths are looked up by the name that they print. Properties of classes that are not final print
/// none, so they are named.
public protocol PropertyReference {
  /// The name of the property in Swift; nil if the key path does not tell it.
  var __propertyName: String? { get }
}

extension String: PropertyReference {
  /// The name itself.
  public var __propertyName: String? { self }
}

extension AnyKeyPath: PropertyReference {
  /// The name of the last property of the path.
  public var __propertyName: String? {
    let text = "\(self)"
    guard text.hasPrefix("\\"), !text.hasSuffix(")>"), let dot = text.lastIndex(of: ".") else {
      return nil
    }
    return String(text[text.index(after: dot)...])
  }
}
#endif
