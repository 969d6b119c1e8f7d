/// The access of a memberwise initializer that `@Mappable` makes, and what else it covers.
public struct MemberwiseAccess: Sendable {
  /// Other modules may call it.
  public static var `public`: MemberwiseAccess { MemberwiseAccess() }

  /// Other modules of the package may call it.
  public static var package: MemberwiseAccess { MemberwiseAccess() }

  /// The module may call it.
  public static var `internal`: MemberwiseAccess { MemberwiseAccess() }

  /// Other modules may call it, and it covers properties of the superclass.
  ///
  /// - Parameter properties: What the superclass is given, in the order of its own initializer.
  public static func `public`(inheriting properties: __InheritedProperty...) -> MemberwiseAccess {
    MemberwiseAccess()
  }

  /// Other modules of the package may call it, and it covers properties of the superclass.
  ///
  /// - Parameter properties: What the superclass is given, in the order of its own initializer.
  public static func package(inheriting properties: __InheritedProperty...) -> MemberwiseAccess {
    MemberwiseAccess()
  }

  /// The module may call it, and it covers properties of the superclass.
  ///
  /// - Parameter properties: What the superclass is given, in the order of its own initializer.
  public static func `internal`(inheriting properties: __InheritedProperty...) -> MemberwiseAccess {
    MemberwiseAccess()
  }
}

/// A property of a superclass that the memberwise initializer of a subclass covers.
///
/// A macro sees the one class that it is attached to, so the subclass names them:
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
/// The initializer of the subclass takes them first and calls `super.init(id: id, name: name)`, by
/// which the compiler checks their names, order and types.
public struct __InheritedProperty: Sendable {
  /// A property that every caller gives.
  ///
  /// - Parameters:
  ///   - name: Its name, which is the label in both initializers.
  ///   - type: Its type.
  public static func property<Value>(_ name: String, _ type: Value.Type) -> __InheritedProperty {
    __InheritedProperty()
  }

  /// A property that has a value if the caller gives none.
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
