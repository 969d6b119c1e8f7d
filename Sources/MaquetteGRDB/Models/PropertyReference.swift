#if GRDB
/// A reference to a property of a model: a key path, or the Swift name.
///
/// A key path is resolved through its description. The description of a key path to a property of a
/// class that is not final has no name, so use the Swift name there.
public protocol PropertyReference {
  /// The Swift name of the property; nil if the key path does not contain it.
  var __propertyName: String? { get }
}

extension String: PropertyReference {
  /// The name itself.
  public var __propertyName: String? { self }
}

extension AnyKeyPath: PropertyReference {
  /// The name of the last property in the path.
  public var __propertyName: String? {
    let text = "\(self)"
    guard text.hasPrefix("\\"), !text.hasSuffix(")>"), let dot = text.lastIndex(of: ".") else {
      return nil
    }
    return String(text[text.index(after: dot)...])
  }
}
#endif
