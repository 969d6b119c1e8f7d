// Problems of whole types.

extension MappableDiagnostic {
  /// The attribute is on a distributed actor, a protocol, an extension or another unsupported
  /// declaration.
  static func wrongDeclaration(_ kind: String) -> Self {
    Self("'@Mappable' maps structs, classes, enums and actors, not \(kind)")
  }

  /// The type is not visible outside its scope.
  static func privateNested(_ name: String) -> Self {
    Self(
      "'@Mappable' cannot extend '\(name)', which is private to the type around it; "
        + "make it 'fileprivate'")
  }

  /// An actor does not state its conformance.
  static func actorStates(_ name: String, conformance: String) -> Self {
    Self("a mapped actor must state its conformance: 'actor \(name): \(conformance)'")
  }

  /// An actor has a hook.
  static func actorHook(_ name: String) -> Self {
    Self("'\(name)' belongs to an actor, and decoding cannot wait for it")
  }

  /// The type is local to a function.
  static func local(_ name: String) -> Self {
    Self(
      "'@Mappable' cannot extend '\(name)', which is local to a function; move it out of the function"
    )
  }

  /// An enum is noncopyable.
  static func noncopyableEnum(_ name: String) -> Self {
    Self("of noncopyable types '@Mappable' maps only structs, not '\(name)'")
  }

  /// A noncopyable struct does not state its conformance.
  static func noncopyableStates(_ name: String, conformance: String) -> Self {
    Self(
      "a mapped noncopyable struct must state its conformance: "
        + "'struct \(name): \(conformance), ~Copyable'")
  }

  /// A copyable struct states a conformance for noncopyable ones.
  static func copyableStates(_ conformance: String, _ name: String) -> Self {
    Self("'\(conformance)' is for structs that are '~Copyable', which '\(name)' is not")
  }

  /// An argument that noncopyable structs do not have.
  static func noncopyableArgument(_ label: String) -> Self {
    Self("'\(label)' is not for noncopyable structs")
  }

  /// A hook that needs a struct before it is made.
  static func noncopyableHook(_ name: String) -> Self {
    Self(
      "'\(name)' cannot be called while reading: a noncopyable struct is made after everything "
        + "was read")
  }

  /// A hook that would change the encoded copy.
  static func noncopyableChange(_ name: String) -> Self {
    Self("'\(name)' cannot change what is written: there is no copy to change")
  }

  /// A type other than a struct has a parameter pack.
  static func parameterPack(_ name: String) -> Self {
    Self(
      "a type with a parameter pack cannot be mapped by '@Mappable'; write the conformances by hand, "
        + "with 'TupleStrategy<repeat each \(name)>'")
  }

  /// A generic type that states its conformances does not constrain its parameter.
  static func unconstrainedParameter(
    _ name: String, of kind: String, constraint: String
  ) -> Self {
    Self(
      "a mapped \(kind) must constrain '\(name)', the type of what it maps: '\(name): \(constraint)'"
    )
  }

  /// Compilation conditions lead to too many variants.
  static func tooManyConditions(_ limit: Int) -> Self {
    Self(
      "the '#if' blocks of a mapped type multiply to more than \(limit) variants; "
        + "move some of their contents into separate types")
  }

  /// The conformances of the type depend on a compilation condition.
  static func conditionalConformance(_ name: String) -> Self {
    Self(
      "'@Mappable' cannot make the conformances of '\(name)' depend on '#if'; "
        + "move the condition around the type")
  }

  /// An argument for classes without a mapped superclass and without subclasses.
  static func frameOfInheritance(_ label: String) -> Self {
    Self("'\(label)' is for final classes without a mapped superclass")
  }

  /// An argument is not in a form that the macro can read.
  static func unreadableArgument(_ label: String, _ choices: String) -> Self {
    Self("'\(label)' must be written as one of \(choices)")
  }

  /// An attribute has no argument with this name.
  static func unknownArgument(_ label: String, attribute: String) -> Self {
    Self("'@\(attribute)' has no argument '\(label)'")
  }
}
