// Problems of hooks, rules and conversions through another type.

extension MappableDiagnostic {
  /// A method whose parameters are not those of its stage.
  static func hookShape(_ stage: String, _ example: String) -> Self {
    Self("hookShape", "a hook for '.\(stage)' is written as '\(example)'")
  }

  /// A method that waits.
  static func hookWaits(_ name: String) -> Self {
    Self("hookWaits", "'\(name)' is asynchronous, but decoding and encoding are not")
  }

  /// A method that the superclass's hook calls already.
  static func hookOverrides(_ name: String) -> Self {
    Self("hookOverrides", "'\(name)' overrides a method; if that is a hook, this is called already")
  }

  /// A hook of a direction that the model has not.
  static func hookOfOtherDirection(_ stage: String, reads: Bool) -> Self {
    Self(
      "hookOfOtherDirection",
      "the hook '.\(stage)' is never called, because the model is not \(reads ? "read" : "written")"
    )
  }

  /// A hook of an enum that its raw value stands for.
  static func hookOfRawValue(_ name: String) -> Self {
    Self("hookOfRawValue", "'\(name)' is mapped as its raw value, which calls no hooks")
  }

  /// A pattern that is no regular expression.
  static func invalidPattern(_ pattern: String) -> Self {
    Self("invalidPattern", "'\(pattern)' is not a regular expression")
  }

  /// Rules for what is never read.
  static func rulesNeedType(_ name: String) -> Self {
    Self("rulesNeedType", "'\(name)' needs a type annotation for its rules")
  }

  /// A condition about a default that there is not.
  static func noStandard(_ name: String) -> Self {
    Self("noStandard", "'\(name)' has no default that its value could be compared with")
  }

  /// A value for a nil that cannot be.
  static func neverNil(_ name: String) -> Self {
    Self("neverNil", "'\(name)' is never nil, so '@EncodableDefault' has no effect")
  }

  /// A class that is to be read as another type.
  static let classVia = Self(
    "classVia", "'via' is for structs and enums: an object cannot be made of another value")

  /// A type without a memberwise initializer.
  static func memberwiseOfOther(_ name: String) -> Self {
    Self(
      "memberwiseOfOther", "'memberwiseInit' is for structs and classes, and '\(name)' is neither")
  }

  /// A class without properties, whose initializer would be that of its superclass.
  static func memberwiseOfNothing(_ name: String) -> Self {
    Self(
      "memberwiseOfNothing",
      "'\(name)' has no properties of its own and inherits the initializers of its superclass")
  }

  /// A property of a superclass that cannot be read.
  static let unreadableInherited = Self(
    "unreadableInherited",
    "inherited properties must be written as '.property(\"name\", Type.self)' "
      + "or '.property(\"name\", Type.self, default: value)'")

  /// A property of a superclass whose name is none.
  static func inheritedName(_ name: String) -> Self {
    Self("inheritedName", "'\(name)' is not the name of a property")
  }

  /// A property of a superclass that is named twice.
  static func inheritedTwice(_ name: String) -> Self {
    Self("inheritedTwice", "'\(name)' is named twice")
  }

  /// A property of a superclass where there is none.
  static func inheritedByNone(_ name: String, _ model: String) -> Self {
    Self("inheritedByNone", "'\(model)' has no superclass that '\(name)' could come from")
  }

  /// A property of the class itself.
  static func inheritedOwn(_ name: String, _ model: String) -> Self {
    Self("inheritedOwn", "'\(name)' is a property of '\(model)' itself and covered anyway")
  }
}
