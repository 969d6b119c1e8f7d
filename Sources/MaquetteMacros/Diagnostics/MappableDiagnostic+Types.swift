// The problems of whole types, their hooks and their rules.

extension MappableDiagnostic {
  // MARK: Problems of whole types

  static let wrongDeclaration = error(
    "'@Mappable' maps structs, classes, enums and actors, not $0")
  static let privateNested = error(
    "'@Mappable' cannot extend '$0', which is private to the type around it; "
      + "make it 'fileprivate'")
  static let actorStates = error(
    "a mapped actor must state its conformance: 'actor $0: $1'")
  static let actorHook = error(
    "'$0' belongs to an actor, and decoding cannot wait for it")
  static let local = error(
    "'@Mappable' cannot extend '$0', which is local to a function; move it out of the function")
  static let rawStruct = error(
    "as '$1', '$0' is mapped as its raw value: write 'extension $0: Mappable {}', not '@Mappable'")
  static let noncopyableEnum = error(
    "of noncopyable types '@Mappable' maps only structs, not '$0'")
  static let noncopyableStates = error(
    "a mapped noncopyable struct must state its conformance: "
      + "'struct $0: $1, ~Copyable'")
  static let copyableStates = error(
    "'$0' is for structs that are '~Copyable', which '$1' is not")
  static let noncopyableArgument = error(
    "'$0' is not for noncopyable structs")
  static let noncopyableHook = error(
    "'$0' cannot be called while reading: a noncopyable struct is made after everything "
      + "was read")
  static let noncopyableChange = error(
    "'$0' cannot change what is written: there is no copy to change")
  static let parameterPack = error(
    "a type with a parameter pack cannot be mapped by '@Mappable'; write the conformances by hand, "
      + "with 'TupleStrategy<repeat each $0>'")
  static let unconstrainedParameter = error(
    "a mapped $1 must constrain '$0', the type of what it maps: '$0: $2'")
  static let tooManyConditions = error(
    "the '#if' blocks of a mapped type multiply to more than $0 variants; "
      + "move some of their contents into separate types")
  static let conditionalConformance = error(
    "'@Mappable' cannot make the conformances of '$0' depend on '#if'; "
      + "move the condition around the type")
  static let frameOfInheritance = error(
    "'$0' is for final classes without a mapped superclass")
  static let unreadableArgument = error(
    "'$0' must be written as one of $1")
  static let unknownArgument = error(
    "'@$1' has no argument '$0'")

  // MARK: Problems of hooks, rules and conversions through another type

  static let hookShape = error(
    "a hook for '.$0' is written as '$1'")
  static let hookWaits = error(
    "'$0' is asynchronous, but decoding and encoding are not")
  static let hookOverrides = error(
    "'$0' overrides a method; if that is a hook, this is called already")
  static let hookOfOtherDirection = error(
    "the hook '.$0' is never called, because the model is not $1")
  static let hookOfRawValue = error(
    "'$0' is mapped as its raw value, which calls no hooks")
  static let invalidPattern = error(
    "'$0' is not a regular expression")
  static let noStandard = error(
    "'$0' has no default that its value could be compared with")
  static let emptyNeedsDefault = error(
    "'$0' is omitted if it is empty, but decoding needs its key: give it a default")
  static let neverNil = error(
    "'$0' is never nil, so '@EncodableDefault' has no effect")
  static let classVia = error(
    "'via' is for structs and enums: an object cannot be made of another value")()
  static let memberwiseOfOther = error(
    "'memberwiseInit' is for structs and classes, and '$0' is neither")
  static let memberwiseOfNothing = error(
    "'$0' has no properties of its own and inherits the initializers of its superclass")
  static let unreadableInherited = error(
    "inherited properties must be written as '.property(\"name\", Type.self)' "
      + "or '.property(\"name\", Type.self, default: value)'")()
  static let inheritedName = error(
    "'$0' is not the name of a property")
  static let inheritedTwice = error(
    "'$0' is named twice")
  static let inheritedByNone = error(
    "'$1' has no superclass that '$0' could come from")
  static let inheritedOwn = error(
    "'$0' is a property of '$1' itself and covered anyway")
}
