// What a model, or the property that was added last, has beside keys, types and a default.

extension __StructProperties {
  /// Puts the properties that are added from now on under rules.
  public mutating func govern(all rules: DecodingRules) { list.rules = rules }

  /// Puts the property that was added last under rules: they count more than those of the model.
  public mutating func govern(by rules: DecodingRules) { list.govern(by: rules) }

  /// Says what happens to keys that no property takes.
  public mutating func treatUnknownKeys(by rule: DecodingOptions.UnknownKeys) {
    list.unknownKeys = rule
  }

  /// Says that the model is an array: its keys are positions.
  public mutating func arrange() { list.isArray = true }

  /// Says that strategies of properties see the object around their value.
  public mutating func showSiblings() { list.seesSiblings = true }

  /// Has the tag of a cluster skipped, and written before the properties.
  public mutating func claim<Base>(tagOf cluster: PolymorphicTypes<Base>) {
    if !cluster.path.isEmpty { list.passed.append(cluster.path) }
    list.append(.tag(TagWriting(cluster)))
  }

  /// Gives the property that was added last another default.
  ///
  /// - Parameters:
  ///   - absence: When it is taken.
  ///   - path: The property.
  ///   - default: The default.
  @inlinable @inline(__always)
  public mutating func take<T>(
    _ absence: __StructField.Absence, for path: KeyPath<Model, T>, default: @escaping () -> T
  ) {
    list.changeLast { $0.take(absence, `default`) }
  }

  /// Has keys of the property that was added last lead to values in arrays.
  ///
  /// - Parameter paths: For each key the steps from its value on.
  public mutating func lead(through paths: [__ArrayPath]) {
    list.changeLast { $0.arrayPaths = paths }
  }

  /// Has keys of the property that was added last lead to a value in each element of an array.
  ///
  /// - Parameters:
  ///   - paths: For each key the steps from its value on.
  ///   - path: The property.
  @inlinable @inline(__always)
  public mutating func lead<T: MappingDecodable>(
    through paths: [__ArrayPath], collecting path: KeyPath<Model, [T]>
  ) {
    list.changeLast { $0.collect(.array(T.self), along: paths) }
  }

  /// Has keys of an optional property that was added last lead to a value in each element of an array.
  @inlinable @inline(__always)
  public mutating func lead<T: MappingDecodable>(
    through paths: [__ArrayPath], collecting path: KeyPath<Model, [T]?>
  ) {
    list.changeLast { $0.collect(.optionalArray(T.self), along: paths) }
  }

  /// Marks keys of the property that was added last as such that should no longer be used.
  ///
  /// - Parameter ranks: How many better keys the property has, for each of them.
  public mutating func deprecate(_ ranks: [Int]) {
    list.changeLast { $0.deprecatedRanks = ranks }
  }
}
