// Sets attributes of a model, or of the last property, other than keys, types and a default.

public import MaquetteCore

extension __StructProperties {
  /// Sets the rules of all properties that are added from now on.
  public mutating func govern(all rules: DecodingRules) { list.rules = rules }

  /// Sets the rules of the last property, which override those of the model.
  public mutating func govern(by rules: DecodingRules) { list.govern(by: rules) }

  /// Sets how the model treats unknown keys.
  public mutating func treatUnknownKeys(by rule: DecodingOptions.UnknownKeys) {
    list.unknownKeys = rule
  }

  /// Declares that the model is an array, whose keys are indices.
  public mutating func arrange() { list.isArray = true }

  /// Declares that strategies of properties need the object around their value.
  public mutating func showSiblings() { list.seesSiblings = true }

  /// Skips the tag of a cluster when decoding, and writes it before the properties.
  public mutating func claim<Base>(tagOf cluster: PolymorphicTypes<Base>) {
    if !cluster.path.isEmpty { list.passed.append(cluster.path) }
    list.append(.tag(TagWriting(cluster)))
  }

  /// Sets another default for the last property.
  ///
  /// - Parameters:
  ///   - absence: When the default is used.
  ///   - path: The property.
  ///   - default: The default.
  public mutating func take<T>(
    _ absence: __StructField.Absence, for path: KeyPath<Model, T>, default: @escaping () -> T
  ) {
    list.changeLast { $0.take(absence, `default`) }
  }

  /// Makes keys of the last property lead to values in arrays.
  ///
  /// - Parameter paths: For each key, the steps from its value.
  public mutating func lead(through paths: [__ArrayPath]) {
    list.changeLast { $0.arrayPaths = paths }
  }

  /// Makes keys of the last property lead to a value in each element of an array.
  ///
  /// - Parameters:
  ///   - paths: For each key, the steps from its value.
  ///   - path: The property.
  public mutating func lead<T: MappingDecodable>(
    through paths: [__ArrayPath], collecting path: KeyPath<Model, [T]>
  ) {
    list.changeLast { $0.collect(.array(T.self), along: paths) }
  }

  /// Makes keys of the last property, an optional, lead to a value in each element of an array.
  public mutating func lead<T: MappingDecodable>(
    through paths: [__ArrayPath], collecting path: KeyPath<Model, [T]?>
  ) {
    list.changeLast { $0.collect(.optionalArray(T.self), along: paths) }
  }

  /// Marks keys of the last property as deprecated.
  ///
  /// - Parameter ranks: For each of these keys, the number of keys with higher precedence.
  public mutating func deprecate(_ ranks: [Int]) {
    list.changeLast { $0.deprecatedRanks = ranks }
  }
}
