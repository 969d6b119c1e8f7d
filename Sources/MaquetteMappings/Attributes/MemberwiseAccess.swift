/// The access of the memberwise initializer that `@Mappable` adds, and what else it covers.
public struct MemberwiseAccess: Sendable {
  /// The initializer is public.
  public static var `public`: MemberwiseAccess { MemberwiseAccess() }

  /// The initializer is visible in the package.
  public static var package: MemberwiseAccess { MemberwiseAccess() }

  /// The initializer is visible in the module.
  public static var `internal`: MemberwiseAccess { MemberwiseAccess() }

  /// The initializer is public, and covers properties of the superclass.
  ///
  /// - Parameter properties: The arguments for the superclass, in the order of its initializer.
  public static func `public`(inheriting properties: __InheritedProperty...) -> MemberwiseAccess {
    MemberwiseAccess()
  }

  /// The initializer is visible in the package, and covers properties of the superclass.
  ///
  /// - Parameter properties: The arguments for the superclass, in the order of its initializer.
  public static func package(inheriting properties: __InheritedProperty...) -> MemberwiseAccess {
    MemberwiseAccess()
  }

  /// The initializer is visible in the module, and covers properties of the superclass.
  ///
  /// - Parameter properties: The arguments for the superclass, in the order of its initializer.
  public static func `internal`(inheriting properties: __InheritedProperty...) -> MemberwiseAccess {
    MemberwiseAccess()
  }
}

/// A property of a superclass that the memberwise initializer of a subclass covers.
///
/// A macro sees only the class that it is attached to, so the subclass names these properties:
///
/// ```swift
/// @Mappable(memberwiseInit: .internal)
/// class Person {
///   var id: Int
///   var name: String = ""
/// }
///
/// @Mappable(
///   memberwiseInit: .internal(
///     inheriting: .property("id", Int.self), .property("name", String.self, default: "")))
/// final class Student: Person {
///   var school: String
/// }
///
/// Student(id: 7, school: "Turing")
/// ```
///
/// The initializer of the subclass takes them first and calls `super.init(id: id, name: name)`, so
/// the compiler checks their names, order and types.
public struct __InheritedProperty: Sendable {
  /// A property that every caller passes.
  ///
  /// - Parameters:
  ///   - name: Its name, which is the label in both initializers.
  ///   - type: Its type.
  public static func property<Value>(_ name: String, _ type: Value.Type) -> __InheritedProperty {
    __InheritedProperty()
  }

  /// A property with a default argument.
  ///
  /// - Parameters:
  ///   - name: Its name, which is the label in both initializers.
  ///   - type: Its type.
  ///   - value: The value.
  public static func property<Value>(
    _ name: String, _ type: Value.Type, default value: @autoclosure () -> Value
  ) -> __InheritedProperty {
    __InheritedProperty()
  }
}
