import SwiftDiagnostics

// Problems of properties.

extension MappableDiagnostic {
  /// Only the compiler knows the type.
  static func needsType(_ name: String) -> Self {
    Self("'\(name)' needs a type annotation: '@Mappable' cannot infer its type")
  }

  /// A pattern that is not a plain name.
  static var tuplePattern: Self {
    Self("'@Mappable' cannot map variables declared together in a tuple")
  }

  /// A type that cannot be mapped.
  static func unmappableType(_ name: String, _ kind: String) -> Self {
    Self("'\(name)' is \(kind), which cannot be mapped; mark it '@CodableIgnored'")
  }

  /// A type that does not determine what to map.
  static func openType(_ what: String, _ problem: PropertyType.Problem) -> Self {
    Self("\(what) \(problem.phrase); \(problem.resolution)")
  }

  /// A constant with a value that looks like a default.
  static func constantIsNotRead(_ name: String) -> Self {
    Self(
      "'\(name)' is a constant with a value and is never read; declare it with 'var', or mark it "
        + "'@DecodableIgnored' to confirm this", severity: .warning)
  }

  /// A weak or unowned reference, which loses the decoded value at once.
  static func weakReference(_ name: String, _ keyword: String) -> Self {
    Self(
      "'\(name)' is \(keyword) and would lose the decoded value at once; mark it '@CodableIgnored', or "
        + "'@Archived' to have it in archives alone")
  }

  /// An attribute that may be a property wrapper.
  static func wrapped(_ name: String, by wrapper: String) -> Self {
    Self(
      "'@Mappable' cannot see through '@\(wrapper)'; mark '\(name)' '@CodableIgnored', or map a "
        + "plain property and wrap it in a computed one")
  }

  /// A property that decoding leaves without a value.
  static func needsValue(_ name: String, attribute: String) -> Self {
    Self(
      "'\(name)' is marked '@\(attribute)', so it needs an initial value or must be an optional "
        + "variable")
  }

  /// Two properties write the same key.
  static func duplicateKey(_ key: String, _ name: String, _ other: String) -> Self {
    Self("'\(name)' and '\(other)' both write the key '\(key)'")
  }

  /// One property writes a value where another needs an object or an array.
  static func keyIsContainer(
    _ key: String, _ name: String, _ other: String, _ container: String
  ) -> Self {
    Self(
      "'\(name)' writes the key '\(key)', but '\(other)' needs an \(container) there",
      id: "keyIsObject")
  }

  /// Two properties that cannot be combined in one array.
  static func cannotShare(_ path: String, _ name: String, _ other: String) -> Self {
    Self(
      "'\(name)' and '\(other)' cannot both be written into '\(path)'; mark one of them "
        + "'@EncodableIgnored'")
  }

  /// A property for extras with an unsuitable type.
  static func extrasType(_ name: String) -> Self {
    Self(
      "'\(name)' keeps what no other property takes, so its type must be '[String: AnyValue]', "
        + "another dictionary, or 'AnyValue.Object'")
  }

  /// Two properties for extras.
  static func extrasTwice(_ name: String, _ other: String) -> Self {
    Self("'\(name)' and '\(other)' both keep what no other property takes")
  }

  /// A property that collects values from each element of an array, but is not an array.
  static func collectedType(_ name: String) -> Self {
    Self("'\(name)' collects values by '[*]', so its type must be an array")
  }

  /// A strategy for values from each element of an array.
  static func collectedStrategy(_ name: String) -> Self {
    Self("'\(name)' collects values by '[*]', which a strategy cannot read or write; map the array")
  }

  /// An alias that the property already has.
  static func duplicateAlias(_ key: String, _ name: String) -> Self {
    Self("'\(name)' is read from the key '\(key)' already")
  }

  /// An attribute on several variables at once.
  static func severalVariables(_ attribute: String) -> Self {
    Self("'@\(attribute)' belongs to one variable; declare each on its own")
  }
}
