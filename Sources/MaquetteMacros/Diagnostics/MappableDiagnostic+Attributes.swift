// The problems of attributes and their arguments.

extension MappableDiagnostic {
  static let misplaced = error("'@$0' belongs on $1")
  static let outsideModel = warning(
    "'@$0' has no effect in a type that is not marked '@Mappable'")
  static let inExtension = warning(
    "'@$0' has no effect in an extension; declare this in the type that is marked '@Mappable'")
  static let misspelled = error(
    "'@Mappable' has no attribute '@$0'; write '@$1' if that is meant, or mark '$2' "
      + "'@CodableIgnored'")
  static let contradiction = error(
    "'@$0' and '@$1' contradict each other")
  static let rivals = error(
    "'$0' and '$1' contradict each other")
  static let repeated = error(
    "'@$0' appears here twice")
  static let needsLiteral = error(
    "'@$0' needs plain string literals, because the compiler reads it")
  static let wrongPath = error(
    "the path '$0' $1")
  static let wrongPattern = warning(
    "the date pattern '$0' $1")
  static let pathIntoModel = error(
    "the path '$0' must begin with a key; a model that is an array is marked "
      + "'@Mappable(layout: .array)'")
  static let collectsTwice = error(
    "the path '$0' has two '[*]'; map the outer array")
  static let containerOfMany = error(
    "the container '$0' must be one place, without '[*]'")
  static let needsArgument = error(
    "'@$0' needs $1")
  static let defaultTwice = error(
    "'$0' has an initial value, which is its default; '@CodableDefault' would "
      + "be a second one")
  static let triggerTwice = error(
    "there is another default for '.$0'")
  static let reservedName = error(
    "'$0' is the name of a generated member; rename the property, and give it the key with "
      + "'@CodingKey(\"$0\")'")
  static let hiddenModule = error(
    "'$0' hides the module of this name, which generated code uses; rename the nested type")
  static let flattenedType = error(
    "'$0' is flattened, so its type must be a model")
  static let flattenedValue = error(
    "'$0' is flattened and cannot have a default; give the properties of its type defaults")
  static let codableKey = warning(
    "'@Mappable' ignores 'CodingKeys', where the key of '$0' is '$1'; mark it "
      + "'@CodingKey(\"$1\")'")
  static let notCodable = warning(
    "'@Mappable' ignores 'CodingKeys', which leaves out '$0'; mark it "
      + "'@CodableIgnored'")
  static let codableMember = warning(
    "'@Mappable' does not call '$0'; express it with attributes, a hook or 'via', or "
      + "state '$1' if it is for that")
  static func pointless(_ name: String, _ reason: Reason) -> Self {
    error("$0, so '$1' has no effect")(reason.text, name)
  }
}
