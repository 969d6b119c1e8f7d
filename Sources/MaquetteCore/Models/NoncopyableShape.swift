/// Represents a noncopyable struct in schemas, which contain only copyable types.
///
/// It has no values.
public protocol __NoncopyableShape: SchemaProviding {
  /// How the struct is encoded.
  static var __encodingForm: __ModelForm? { get }
}

extension __NoncopyableShape {
  /// Unknown.
  public static var __encodingForm: __ModelForm? { nil }

  /// Always nil.
  public func __value(ofProperty name: String) -> Any? { nil }
}

extension ModelSchema.Property {
  /// The name of the type for people.
  var typeName: String {
    (type as? any __NoncopyableShape.Type)?.schema.name ?? "\(type)"
  }
}
