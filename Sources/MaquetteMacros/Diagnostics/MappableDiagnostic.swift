import SwiftDiagnostics
import SwiftSyntax

/// A problem in the source of a model.
///
/// The name of a case is the name of the problem.
enum MappableDiagnostic: Sendable {
  // MARK: Problems of whole types

  /// The attribute is on a distributed actor, a protocol, an extension or another unsupported
  /// declaration.
  case wrongDeclaration(_ kind: String)
  /// The type is not visible outside its scope.
  case privateNested(_ name: String)
  /// An actor does not state its conformance.
  case actorStates(_ name: String, conformance: String)
  /// An actor has a hook.
  case actorHook(_ name: String)
  /// The type is local to a function.
  case local(_ name: String)
  /// An enum is noncopyable.
  case noncopyableEnum(_ name: String)
  /// A noncopyable struct does not state its conformance.
  case noncopyableStates(_ name: String, conformance: String)
  /// A copyable struct states a conformance for noncopyable ones.
  case copyableStates(_ conformance: String, _ name: String)
  /// An argument that noncopyable structs do not have.
  case noncopyableArgument(_ label: String)
  /// A hook that needs a struct before it is made.
  case noncopyableHook(_ name: String)
  /// A hook that would change the encoded copy.
  case noncopyableChange(_ name: String)
  /// A type other than a struct has a parameter pack.
  case parameterPack(_ name: String)
  /// A generic type that states its conformances does not constrain its parameter.
  case unconstrainedParameter(_ name: String, of: String, constraint: String)
  /// Compilation conditions lead to too many variants.
  case tooManyConditions(_ limit: Int)
  /// The conformances of the type depend on a compilation condition.
  case conditionalConformance(_ name: String)
  /// An argument for classes without a mapped superclass and without subclasses.
  case frameOfInheritance(_ label: String)
  /// An argument is not in a form that the macro can read.
  case unreadableArgument(_ label: String, _ choices: String)
  /// An attribute has no argument with this name.
  case unknownArgument(_ label: String, attribute: String)

  // MARK: Problems of properties

  /// Only the compiler knows the type.
  case needsType(_ name: String)
  /// A pattern that is not a plain name.
  case tuplePattern
  /// A type that cannot be mapped.
  case unmappableType(_ name: String, _ kind: String)
  /// A type that does not determine what to map.
  case openType(_ what: String, _ problem: PropertyType.Problem)
  /// A constant with a value that looks like a default.
  case constantIsNotRead(_ name: String)
  /// A weak or unowned reference, which loses the decoded value at once.
  case weakReference(_ name: String, _ keyword: String)
  /// An attribute that may be a property wrapper.
  case wrapped(_ name: String, by: String)
  /// A property that decoding leaves without a value.
  case needsValue(_ name: String, attribute: String)
  /// Two properties write the same key.
  case duplicateKey(_ key: String, _ name: String, _ other: String)
  /// One property writes a value where another needs an object or an array.
  case keyIsObject(_ key: String, _ name: String, _ other: String, _ container: String)
  /// Two properties that cannot be combined in one array.
  case cannotShare(_ path: String, _ name: String, _ other: String)
  /// A property for extras with an unsuitable type.
  case extrasType(_ name: String)
  /// Two properties for extras.
  case extrasTwice(_ name: String, _ other: String)
  /// A property that collects values from each element of an array, but is not an array.
  case collectedType(_ name: String)
  /// A strategy for values from each element of an array.
  case collectedStrategy(_ name: String)
  /// An alias that the property already has.
  case duplicateAlias(_ key: String, _ name: String)
  /// An attribute on several variables at once.
  case severalVariables(_ attribute: String)

  // MARK: Problems of attributes and their arguments

  /// An attribute in a place where it has no effect.
  case misplaced(_ attribute: String, _ places: String, isComputed: Bool)
  /// An attribute in a type that is not mapped.
  case outsideModel(_ attribute: String)
  /// An attribute in an extension, which `@Mappable` does not see.
  case inExtension(_ attribute: String)
  /// An attribute with a name that is close to one of ours.
  case misspelled(_ attribute: String, _ meant: String, _ name: String)
  /// Two attributes that contradict each other.
  case contradiction(_ attribute: String, _ other: String)
  /// Two arguments, or an argument and an attribute, that contradict each other.
  case rivals(_ name: String, _ other: String)
  /// A repeated attribute.
  case repeated(_ attribute: String)
  /// An argument that must be a literal.
  case needsLiteral(_ attribute: String)
  /// A text that is not a path.
  case wrongPath(_ path: String, _ reason: String)
  /// A date pattern that is an error whenever it is used.
  case wrongPattern(_ pattern: String, _ mistake: String)
  /// A path that begins with a position.
  case pathIntoModel(_ path: String)
  /// A path through all elements of two nested arrays.
  case collectsTwice(_ path: String)
  /// A container with several places.
  case containerOfMany(_ path: String)
  /// An attribute without its main argument.
  case needsArgument(_ attribute: String, _ argument: String)
  /// A default for a property that already has one.
  case defaultTwice(_ name: String)
  /// Two defaults for the same trigger.
  case triggerTwice(_ trigger: String)
  /// A property with the name of a generated member.
  case reservedName(_ name: String)
  /// A nested type with the name of a module.
  case hiddenModule(_ name: String)
  /// A flattened property that is not a model.
  case flattenedType(_ name: String)
  /// A flattened property with an initial value.
  case flattenedValue(_ name: String)
  /// A key that differs from the one in `CodingKeys`.
  case codableKey(_ name: String, _ key: String)
  /// A property that `CodingKeys` leaves out.
  case notCodable(_ name: String)
  /// A member that `Codable` would call.
  case codableMember(_ member: String, _ conformance: String)

  // MARK: Problems of enums

  /// Two cases have the same name.
  case duplicateCase(_ name: String, _ first: String, _ second: String)
  /// A case name where raw values are not text.
  case namedRawValue(_ attribute: String, _ name: String, rawType: String)
  /// A case with values in an enum with raw values.
  case payloadOfRawValue(_ name: String, _ model: String, rawType: String)
  /// A path on a case.
  case caseInPath(_ attribute: String)
  /// An attribute on several cases at once.
  case severalCases(_ attribute: String)
  /// Two values of a payload have the same key.
  case duplicatePayloadKey(_ key: String, _ name: String)
  /// A value of a payload of a type that cannot be mapped.
  case unmappablePayload(_ name: String, _ kind: String)
  /// A value of a case that the macro cannot read.
  case needsCaseLiteral
  /// A missing tag where the tag is a key.
  case nilAsKey(_ name: String)
  /// A range where a value is encoded.
  case rangeIsNotWritten
  /// An encoded value for a case that is encoded as its raw value.
  case encodedRawValue(_ name: String)
  /// An attribute on a value of a fallback, which stores values unchanged.
  case valueOfFallback(_ attribute: String, _ name: String)
  /// A label that the payload does not have.
  case noSuchLabel(_ label: String, _ name: String)
  /// The key of a payload's value on something other than a case.
  case payloadKeyOnProperty
  /// A second fallback.
  case severalFallbacks(_ first: String, _ second: String)
  /// A fallback whose payload has an unsupported form.
  case fallbackPayload(_ name: String, untagged: Bool)
  /// A value of a payload under the key of the tag.
  case payloadAtTag(_ key: String, _ name: String)
  /// A value of a payload that is not decoded and has no default.
  case valueNeedsDefault(_ name: String, attribute: String)
  /// A tag and a payload under the same key.
  case contentAtTag(_ key: String)
  /// A tagging that the macro cannot read.
  case unreadableTagging
  /// An argument for another kind of type.
  case argumentOfOthers(_ argument: String, _ place: String)
  /// A transparent struct with several properties, or none.
  case transparentNeedsOne(_ name: String)
  /// A tagging on an enum that is mapped as its raw values.
  case taggedRawValue(_ name: String, rawType: String)

  // MARK: Problems of hooks, rules and conversions through another type

  /// A method without the signature of its stage.
  case hookShape(_ stage: String, _ example: String)
  /// An asynchronous method.
  case hookWaits(_ name: String)
  /// A method that overrides a hook of the superclass, which is called anyway.
  case hookOverrides(_ name: String)
  /// A hook of a direction in which the model is not mapped.
  case hookOfOtherDirection(_ stage: String, reads: Bool)
  /// A hook of an enum that is mapped as its raw value.
  case hookOfRawValue(_ name: String)
  /// A pattern that is not a regular expression.
  case invalidPattern(_ pattern: String)
  /// A condition about a default that does not exist.
  case noStandard(_ name: String)
  /// A condition that omits empty values of a property whose key is needed.
  case emptyNeedsDefault(_ name: String)
  /// A value for nil on a property that is never nil.
  case neverNil(_ name: String)
  /// A class that is mapped as another type.
  case classVia
  /// A type without a memberwise initializer.
  case memberwiseOfOther(_ name: String)
  /// A class without properties, whose initializer would be that of its superclass.
  case memberwiseOfNothing(_ name: String)
  /// A property of a superclass in a form that the macro cannot read.
  case unreadableInherited
  /// A property of a superclass with an invalid name.
  case inheritedName(_ name: String)
  /// A property of a superclass that is named twice.
  case inheritedTwice(_ name: String)
  /// A property of a superclass in a class without one.
  case inheritedByNone(_ name: String, _ model: String)
  /// A property of the class itself.
  case inheritedOwn(_ name: String, _ model: String)

  // MARK: Problems of attributes for profiles and formats

  /// A case with another name under a profile.
  case profileOfCase(_ attribute: String)
  /// A key for a profile that leads into an array, or whose property has such a key.
  case profileInArray(_ name: String)
  /// A constant with other keys under a profile.
  case profileOfConstant(_ name: String)
  /// A model with extras, which depend on the profile.
  case profileBesideExtras(_ name: String)
  /// A property that cannot be left out under some profiles or in some formats only.
  case cannotBeLeftOut(_ name: String, _ obstacle: Obstacle)
  /// A name that is used twice.
  case profileTwice(_ name: String)

  // MARK: Problems of partials

  /// The attribute is on a declaration that cannot have a partial.
  case partialOfOther(_ kind: String)
  /// The model is mapped in a form without parts.
  case noPartial(of: String, _ reason: String)
  /// A property has the name of a member of the partial.
  case partialName(_ name: String)
  /// A property in an array.
  case partialElement(_ name: String)
  /// A property that is not a model and so has no parts.
  case nestedPartialType(_ name: String)

  // MARK: Problems of properties in archives

  /// A property that archives leave without a value.
  case excludedNeedsValue(_ name: String)
  /// A conditionally archived property that requires its object.
  case conditionalNeedsValue(_ name: String)
  /// A property of a struct that only archives contain.
  case archivedAloneInValue(_ name: String)
  /// A constant that only archives contain.
  case archivedAloneConstant(_ name: String)
  /// A property of an actor's class that only archives contain.
  case archivedAloneIsolated(_ name: String)

  // MARK: Attributes and arguments without effect

  /// An attribute or an argument without effect.
  case pointless(_ name: String, _ reason: Reason)
}

/// A change that repairs a problem.
struct MappableFixIt: FixItMessage {
  let message: String
  let fixItID: MessageID

  init(_ message: String, id: String = #function) {
    self.message = message
    fixItID = MessageID(domain: "Maquette", id: String(id.prefix { $0 != "(" }))
  }
}
