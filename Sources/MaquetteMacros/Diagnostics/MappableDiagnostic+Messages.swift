import SwiftDiagnostics

extension MappableDiagnostic: DiagnosticMessage {
  var diagnosticID: MessageID {
    MessageID(domain: "Maquette", id: String("\(self)".prefix { $0 != "(" }))
  }

  /// Whether the problem prevents generating code.
  var severity: DiagnosticSeverity {
    switch self {
    case .constantIsNotRead, .outsideModel, .inExtension, .wrongPattern, .codableKey, .notCodable,
      .codableMember:
      .warning
    default: .error
    }
  }

  /// What is wrong, and what to do.
  var message: String {
    switch self {
    case .wrongDeclaration(let kind):
      "'@Mappable' maps structs, classes, enums and actors, not \(kind)"
    case .privateNested(let name):
      "'@Mappable' cannot extend '\(name)', which is private to the type around it; "
        + "make it 'fileprivate'"
    case .actorStates(let name, let conformance):
      "a mapped actor must state its conformance: 'actor \(name): \(conformance)'"
    case .actorHook(let name): "'\(name)' belongs to an actor, and decoding cannot wait for it"
    case .local(let name):
      "'@Mappable' cannot extend '\(name)', which is local to a function; move it out of the function"
    case .noncopyableEnum(let name):
      "of noncopyable types '@Mappable' maps only structs, not '\(name)'"
    case .noncopyableStates(let name, let conformance):
      "a mapped noncopyable struct must state its conformance: "
        + "'struct \(name): \(conformance), ~Copyable'"
    case .copyableStates(let conformance, let name):
      "'\(conformance)' is for structs that are '~Copyable', which '\(name)' is not"
    case .noncopyableArgument(let label): "'\(label)' is not for noncopyable structs"
    case .noncopyableHook(let name):
      "'\(name)' cannot be called while reading: a noncopyable struct is made after everything "
        + "was read"
    case .noncopyableChange(let name):
      "'\(name)' cannot change what is written: there is no copy to change"
    case .parameterPack(let name):
      "a type with a parameter pack cannot be mapped by '@Mappable'; write the conformances by hand, "
        + "with 'TupleStrategy<repeat each \(name)>'"
    case .unconstrainedParameter(let name, let kind, let constraint):
      "a mapped \(kind) must constrain '\(name)', the type of what it maps: '\(name): \(constraint)'"
    case .tooManyConditions(let limit):
      "the '#if' blocks of a mapped type multiply to more than \(limit) variants; "
        + "move some of their contents into separate types"
    case .conditionalConformance(let name):
      "'@Mappable' cannot make the conformances of '\(name)' depend on '#if'; "
        + "move the condition around the type"
    case .frameOfInheritance(let label):
      "'\(label)' is for final classes without a mapped superclass"
    case .unreadableArgument(let label, let choices):
      "'\(label)' must be written as one of \(choices)"
    case .unknownArgument(let label, let attribute): "'@\(attribute)' has no argument '\(label)'"
    case .needsType(let name):
      "'\(name)' needs a type annotation: '@Mappable' cannot infer its type"
    case .tuplePattern: "'@Mappable' cannot map variables declared together in a tuple"
    case .unmappableType(let name, let kind):
      "'\(name)' is \(kind), which cannot be mapped; mark it '@CodableIgnored'"
    case .openType(let what, let problem): "\(what) \(problem.phrase); \(problem.resolution)"
    case .constantIsNotRead(let name):
      "'\(name)' is a constant with a value and is never read; declare it with 'var', or mark it "
        + "'@DecodableIgnored' to confirm this"
    case .weakReference(let name, let keyword):
      "'\(name)' is \(keyword) and would lose the decoded value at once; mark it '@CodableIgnored', or "
        + "'@Archived' to have it in archives alone"
    case .wrapped(let name, let wrapper):
      "'@Mappable' cannot see through '@\(wrapper)'; mark '\(name)' '@CodableIgnored', or map a "
        + "plain property and wrap it in a computed one"
    case .needsValue(let name, let attribute):
      "'\(name)' is marked '@\(attribute)', so it needs an initial value or must be an optional "
        + "variable"
    case .duplicateKey(let key, let name, let other):
      "'\(name)' and '\(other)' both write the key '\(key)'"
    case .keyIsObject(let key, let name, let other, let container):
      "'\(name)' writes the key '\(key)', but '\(other)' needs an \(container) there"
    case .cannotShare(let path, let name, let other):
      "'\(name)' and '\(other)' cannot both be written into '\(path)'; mark one of them "
        + "'@EncodableIgnored'"
    case .extrasType(let name):
      "'\(name)' keeps what no other property takes, so its type must be '[String: AnyValue]', "
        + "another dictionary, or 'AnyValue.Object'"
    case .extrasTwice(let name, let other):
      "'\(name)' and '\(other)' both keep what no other property takes; let '\(name)' keep all, and "
        + "compute '\(other)' from it"
    case .collectedType(let name):
      "'\(name)' collects values by '[*]', so its type must be an array"
    case .collectedStrategy(let name):
      "'\(name)' collects values by '[*]', which a strategy cannot read or write; map the array"
    case .duplicateAlias(let key, let name): "'\(name)' is read from the key '\(key)' already"
    case .severalVariables(let attribute):
      "'@\(attribute)' belongs to one variable; declare each on its own"
    case .misplaced(let attribute, let places, let isComputed):
      "'@\(attribute)' belongs on \(places)"
        + (isComputed ? ", or on a computed property with '@EncodableComputed'" : "")
    case .outsideModel(let attribute):
      "'@\(attribute)' has no effect in a type that is not marked '@Mappable'"
    case .inExtension(let attribute):
      "'@\(attribute)' has no effect in an extension; declare this in the type that is marked '@Mappable'"
    case .misspelled(let attribute, let meant, let name):
      "'@Mappable' has no attribute '@\(attribute)'; write '@\(meant)' if that is meant, or mark '\(name)' "
        + "'@CodableIgnored'"
    case .contradiction(let attribute, let other):
      "'@\(attribute)' and '@\(other)' contradict each other"
    case .rivals(let name, let other): "'\(name)' and '\(other)' contradict each other"
    case .repeated(let attribute): "'@\(attribute)' appears here twice"
    case .needsLiteral(let attribute):
      "'@\(attribute)' needs plain string literals, because the compiler reads it"
    case .wrongPath(let path, let reason): "the path '\(path)' \(reason)"
    case .wrongPattern(let pattern, let mistake): "the date pattern '\(pattern)' \(mistake)"
    case .pathIntoModel(let path):
      "the path '\(path)' must begin with a key; a model that is an array is marked "
        + "'@Mappable(layout: .array)'"
    case .collectsTwice(let path): "the path '\(path)' has two '[*]'; map the outer array"
    case .containerOfMany(let path): "the container '\(path)' must be one place, without '[*]'"
    case .needsArgument(let attribute, let argument): "'@\(attribute)' needs \(argument)"
    case .defaultTwice(let name):
      "'\(name)' has an initial value, which is its default; '@CodableDefault' would "
        + "be a second one"
    case .triggerTwice(let trigger): "there is another default for '.\(trigger)'"
    case .reservedName(let name):
      "'\(name)' is the name of a generated member; rename the property, and give it the key with "
        + "'@CodingKey(\"\(name)\")'"
    case .hiddenModule(let name):
      "'\(name)' hides the module of this name, which generated code uses; rename the nested type"
    case .flattenedType(let name): "'\(name)' is flattened, so its type must be a model"
    case .flattenedValue(let name):
      "'\(name)' is flattened and cannot have a default; give the properties of its type defaults"
    case .codableKey(let name, let key):
      "'@Mappable' ignores 'CodingKeys', where the key of '\(name)' is '\(key)'; mark it "
        + "'@CodingKey(\"\(key)\")'"
    case .notCodable(let name):
      "'@Mappable' ignores 'CodingKeys', which leaves out '\(name)'; mark it "
        + "'@CodableIgnored'"
    case .codableMember(let member, let conformance):
      "'@Mappable' does not call '\(member)'; express it with attributes, a hook or 'via', or "
        + "state '\(conformance)' if it is for that"
    case .duplicateCase(let name, let first, let second):
      "the cases '\(first)' and '\(second)' are both named '\(name)'"
    case .namedRawValue(let attribute, let name, let rawType):
      "'@\(attribute)' names cases by text, but the cases of '\(name)' are values of \(rawType)"
    case .payloadOfRawValue(let name, let model, let rawType):
      "the case '\(name)' has values, and an enum with raw values cannot: remove ': \(rawType)' from "
        + "'\(model)', and name cases with '@CodingKey' where their keys differ from their names"
    case .caseInPath(let attribute): "'@\(attribute)' on a case takes a name, not a path"
    case .severalCases(let attribute):
      "'@\(attribute)' belongs to one case; declare each case on its own"
    case .duplicatePayloadKey(let key, let name):
      "two values of the case '\(name)' have the key '\(key)'"
    case .unmappablePayload(let name, let kind):
      "a value of the case '\(name)' is \(kind), which cannot be mapped"
    case .needsCaseLiteral:
      "'@CodableCase' needs literals: text, numbers, ranges of integers, 'true', 'false' or 'nil'"
    case .nilAsKey(let name):
      "the case '\(name)' has a payload under its name, and 'nil' is none; use "
        + "'tagged: .internal(\"key\")' or '.adjacent(\"key\", content: \"key\")'"
    case .rangeIsNotWritten:
      "a range does not say which value is written; add 'encode:' with a value"
    case .encodedRawValue(let name): "the cases of '\(name)' are written as their raw values"
    case .valueOfFallback(let attribute, let name):
      "the fallback '\(name)' keeps what it finds as it is, so '@\(attribute)' has no effect"
    case .noSuchLabel(let label, let name):
      "the case '\(name)' has no value '\(label)'; values without labels are '_0', '_1'"
    case .payloadKeyOnProperty: "'for:' names a value of an enum case and has no meaning here"
    case .severalFallbacks(let first, let second):
      "the cases '\(first)' and '\(second)' are both the fallback"
    case .fallbackPayload(let name, let untagged):
      "a fallback keeps a tag, a value or both; write "
        + (untagged
          ? "'case \(name)' or 'case \(name)(AnyValue)'"
          : "'case \(name)', 'case \(name)(String)', 'case \(name)(AnyValue)' or 'case \(name)(String, AnyValue)', "
            + "or one value of any type with 'untagged: true'")
    case .payloadAtTag(let key, let name):
      "a value of the case '\(name)' has the key '\(key)', the key of the tag"
    case .valueNeedsDefault(let name, let attribute):
      "'\(name)' is marked '@\(attribute)', so it needs a default, as in 'case a(\(name): Int = 0)'"
    case .contentAtTag(let key): "the tag and the payload both have the key '\(key)'"
    case .unreadableTagging:
      "'tagged' takes '.external', '.codable', '.internal(\"key\")', '.adjacent(\"key\", content: \"key\")', "
        + "'.firstElement' or '.untagged', with literals"
    case .argumentOfOthers(let argument, let place): "'\(argument)' belongs to \(place)"
    case .transparentNeedsOne(let name):
      "'\(name)' is transparent, so exactly one property is mapped; ignore all others"
    case .taggedRawValue(let name, let rawType):
      "the cases of '\(name)' are values of \(rawType), which have no tags"
    case .hookShape(let stage, let example): "a hook for '.\(stage)' is written as '\(example)'"
    case .hookWaits(let name): "'\(name)' is asynchronous, but decoding and encoding are not"
    case .hookOverrides(let name):
      "'\(name)' overrides a method; if that is a hook, this is called already"
    case .hookOfOtherDirection(let stage, let reads):
      "the hook '.\(stage)' is never called, because the model is not \(reads ? "read" : "written")"
    case .hookOfRawValue(let name): "'\(name)' is mapped as its raw value, which calls no hooks"
    case .invalidPattern(let pattern): "'\(pattern)' is not a regular expression"
    case .noStandard(let name): "'\(name)' has no default that its value could be compared with"
    case .emptyNeedsDefault(let name):
      "'\(name)' is omitted if it is empty, but decoding needs its key: give it a default"
    case .neverNil(let name): "'\(name)' is never nil, so '@EncodableDefault' has no effect"
    case .classVia: "'via' is for structs and enums: an object cannot be made of another value"
    case .memberwiseOfOther(let name):
      "'memberwiseInit' is for structs and classes, and '\(name)' is neither"
    case .memberwiseOfNothing(let name):
      "'\(name)' has no properties of its own and inherits the initializers of its superclass"
    case .unreadableInherited:
      "inherited properties must be written as '.property(\"name\", Type.self)' "
        + "or '.property(\"name\", Type.self, default: value)'"
    case .inheritedName(let name): "'\(name)' is not the name of a property"
    case .inheritedTwice(let name): "'\(name)' is named twice"
    case .inheritedByNone(let name, let model):
      "'\(model)' has no superclass that '\(name)' could come from"
    case .inheritedOwn(let name, let model):
      "'\(name)' is a property of '\(model)' itself and covered anyway"
    case .profileOfCase(let attribute):
      "'in' is for properties; the cases of an enum have one name everywhere, so remove '@\(attribute)'"
    case .profileInArray(let name):
      "no key of '\(name)' may lead into an array, because it has keys for profiles or formats"
    case .profileOfConstant(let name):
      "'\(name)' is a constant with a value, which has one key; make it a variable, or remove 'in'"
    case .profileBesideExtras(let name):
      "the keys that '@CodableExtras' keeps cannot depend on a profile or a format, as that of '\(name)' "
        + "does; read one of them by another model"
    case .cannotBeLeftOut(let name, let obstacle):
      "'\(name)' \(obstacle.rawValue), so it cannot be left out in some formats alone; remove 'in', or "
        + "map these formats by another model"
    case .profileTwice(let name): "there is another such attribute for '\(name)'"
    case .partialOfOther(let kind): "'@CodablePartial' makes partials of structs, not of \(kind)"
    case .noPartial(let name, let reason):
      "'\(name)' cannot have a partial, because it is \(reason)"
    case .partialName(let name):
      "a partial has a member '\(name)' already; rename the property and keep its key by "
        + "'@CodingKey'"
    case .partialElement(let name):
      "'\(name)' is in an array, and a partial cannot leave elements out"
    case .nestedPartialType(let name):
      "'@CodableNestedPartial' needs a model with '@CodablePartial', or an optional of one; "
        + "'\(name)' is a collection"
    case .excludedNeedsValue(let name):
      "'\(name)' is excluded from archives, so it needs an initial value or must be an optional "
        + "variable"
    case .conditionalNeedsValue(let name):
      "'\(name)' is archived conditionally, so it must be a variable that does not require a value"
    case .archivedAloneInValue(let name):
      "'\(name)' is not written, and only classes archive what they do not write; map it, or move it to a class"
    case .archivedAloneConstant(let name):
      "'\(name)' is set when its object is there, so it must be a variable that is not lazy"
    case .archivedAloneIsolated(let name):
      "'\(name)' belongs to an actor, and is ignored; archives cannot set it, so map it"
    case .pointless(let name, let reason): "\(reason.text), so '\(name)' has no effect"
    }
  }
}
