// The problems of properties.

extension MappableDiagnostic {
  // MARK: Problems of properties

  static let needsType = error(
    "'$0' needs a type annotation: '@Mappable' cannot infer its type")
  static let tuplePattern = error(
    "'@Mappable' cannot map variables declared together in a tuple")()
  static let unmappableType = error(
    "'$0' is $1, which cannot be mapped; mark it '@CodableIgnored'")
  static let openType = error("$0 $1; $2")
  static let constantIsNotRead = warning(
    "'$0' is a constant with a value and is never read; declare it with 'var', or mark it "
      + "'@DecodableIgnored' to confirm this")
  static let weakReference = error(
    "'$0' is $1 and would lose the decoded value at once; mark it '@CodableIgnored', or "
      + "'@Archived' to have it in archives alone")
  static let wrapped = error(
    "'@Mappable' cannot see through '@$1'; mark '$0' '@CodableIgnored', or map a "
      + "plain property and wrap it in a computed one")
  static let needsValue = error(
    "'$0' is marked '@$1', so it needs an initial value or must be an optional "
      + "variable")
  static let duplicateKey = error(
    "'$1' and '$2' both write the key '$0'")
  static let keyIsObject = error(
    "'$1' writes the key '$0', but '$2' needs an $3 there")
  static let cannotShare = error(
    "'$1' and '$2' cannot both be written into '$0'; mark one of them "
      + "'@EncodableIgnored'")
  static let extrasType = error(
    "'$0' keeps what no other property takes, so its type must be '[String: AnyValue]', "
      + "another dictionary, or 'AnyValue.Object'")
  static let extrasTwice = error(
    "'$0' and '$1' both keep what no other property takes; let '$0' keep all, and "
      + "compute '$1' from it")
  static let collectedType = error(
    "'$0' collects values by '[*]', so its type must be an array")
  static let collectedStrategy = error(
    "'$0' collects values by '[*]', which a strategy cannot read or write; map the array")
  static let duplicateAlias = error(
    "'$1' is read from the key '$0' already")
  static let severalVariables = error(
    "'@$0' belongs to one variable; declare each on its own")

  // MARK: Problems of attributes for profiles and formats

  static let profileOfCase = error(
    "'in' is for properties; the cases of an enum have one name everywhere, so remove '@$0'")
  static let profileInArray = error(
    "no key of '$0' may lead into an array, because it has keys for profiles or formats")
  static let profileOfConstant = error(
    "'$0' is a constant with a value, which has one key; make it a variable, or remove 'in'")
  static let profileBesideExtras = error(
    "the keys that '@CodableExtras' keeps cannot depend on a profile or a format, as that of '$0' "
      + "does; read one of them by another model")
  static let cannotBeLeftOut = error(
    "'$0' $1, so it cannot be left out in some formats alone; remove 'in', or map these formats "
      + "by another model")
  static let profileTwice = error(
    "there is another such attribute for '$0'")

  // MARK: Problems of partials

  static let partialOfOther = error(
    "'@CodablePartial' makes partials of structs, not of $0")
  static let noPartial = error(
    "'$0' cannot have a partial, because it is $1")
  static let partialName = error(
    "a partial has a member '$0' already; rename the property and keep its key by "
      + "'@CodingKey'")
  static let partialElement = error(
    "'$0' is in an array, and a partial cannot leave elements out")
  static let nestedPartialType = error(
    "'@CodableNestedPartial' needs a model with '@CodablePartial', or an optional of one; "
      + "'$0' is a collection")

  // MARK: Problems of properties in archives

  static let excludedNeedsValue = error(
    "'$0' is excluded from archives, so it needs an initial value or must be an optional "
      + "variable")
  static let conditionalNeedsValue = error(
    "'$0' is archived conditionally, so it must be a variable that does not require a value")
  static let archivedAloneInValue = error(
    "'$0' is not written, and only classes archive what they do not write; map it, or move it to a class"
  )
  static let archivedAloneConstant = error(
    "'$0' is set when its object is there, so it must be a variable that is not lazy")
  static let archivedAloneIsolated = error(
    "'$0' belongs to an actor, and is ignored; archives cannot set it, so map it")
}
