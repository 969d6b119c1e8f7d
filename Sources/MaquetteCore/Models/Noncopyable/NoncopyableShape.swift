/// What stands for a struct that cannot be copied where only types that can are held: in schemas.
///
/// It has no values.
public protocol __NoncopyableShape: SchemaProviding {}

extension __NoncopyableShape {
  /// Nothing.
  public func __value(ofProperty name: String) -> Any? { nil }
}

extension ModelSchema.Property {
  /// The type as people know it.
  var typeName: String {
    (type as? any __NoncopyableShape.Type)?.schema.name ?? "\(type)"
  }
}
