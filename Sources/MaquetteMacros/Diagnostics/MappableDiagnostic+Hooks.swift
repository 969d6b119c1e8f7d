// Problems of hooks, rules and conversions through another type.

extension MappableDiagnostic {
  /// A method without the signature of its stage.
  static func hookShape(_ stage: String, _ example: String) -> Self {
    Self("a hook for '.\(stage)' is written as '\(example)'")
  }

  /// An asynchronous method.
  static func hookWaits(_ name: String) -> Self {
    Self("'\(name)' is asynchronous, but decoding and encoding are not")
  }

  /// A method that overrides a hook of the superclass, which is called anyway.
  static func hookOverrides(_ name: String) -> Self {
    Self("'\(name)' overrides a method; if that is a hook, this is called already")
  }

  /// A hook of a direction in which the model is not mapped.
  static func hookOfOtherDirection(_ stage: String, reads: Bool) -> Self {
    Self(
      "the hook '.\(stage)' is never called, because the model is not \(reads ? "read" : "written")"
    )
  }

  /// A hook of an enum that is mapped as its raw value.
  static func hookOfRawValue(_ name: String) -> Self {
    Self("'\(name)' is mapped as its raw value, which calls no hooks")
  }

  /// A pattern that is not a regular expression.
  static func invalidPattern(_ pattern: String) -> Self {
    Self("'\(pattern)' is not a regular expression")
  }

  /// A condition about a default that does not exist.
  static func noStandard(_ name: String) -> Self {
    Self("'\(name)' has no default that its value could be compared with")
  }

  /// A value for nil on a property that is never nil.
  static func neverNil(_ name: String) -> Self {
    Self("'\(name)' is never nil, so '@EncodableDefault' has no effect")
  }

  /// A class that is mapped as another type.
  static var classVia: Self {
    Self("'via' is for structs and enums: an object cannot be made of another value")
  }

  /// A type without a memberwise initializer.
  static func memberwiseOfOther(_ name: String) -> Self {
    Self("'memberwiseInit' is for structs and classes, and '\(name)' is neither")
  }

  /// A class without properties, whose initializer would be that of its superclass.
  static func memberwiseOfNothing(_ name: String) -> Self {
    Self("'\(name)' has no properties of its own and inherits the initializers of its superclass")
  }

  /// A property of a superclass in a form that the macro cannot read.
  static var unreadableInherited: Self {
    Self(
      "inherited properties must be written as '.property(\"name\", Type.self)' "
        + "or '.property(\"name\", Type.self, default: value)'")
  }

  /// A property of a superclass with an invalid name.
  static func inheritedName(_ name: String) -> Self {
    Self("'\(name)' is not the name of a property")
  }

  /// A property of a superclass that is named twice.
  static func inheritedTwice(_ name: String) -> Self {
    Self("'\(name)' is named twice")
  }

  /// A property of a superclass in a class without one.
  static func inheritedByNone(_ name: String, _ model: String) -> Self {
    Self("'\(model)' has no superclass that '\(name)' could come from")
  }

  /// A property of the class itself.
  static func inheritedOwn(_ name: String, _ model: String) -> Self {
    Self("'\(name)' is a property of '\(model)' itself and covered anyway")
  }
}
