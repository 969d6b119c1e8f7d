// What a model, or the property that was added last, has beside keys, types and a default.

extension StructProperties {
  /// Puts the properties that are added from now on under rules.
  public mutating func govern(all rules: ReadingRules) { list.rules = rules }

  /// Puts the property that was added last under rules: they count more than those of the model.
  public mutating func govern(by rules: ReadingRules) { list.govern(by: rules) }

  /// Says what happens to keys that no property takes.
  public mutating func treatUnknownKeys(by rule: ReadingOptions.UnknownKeys) {
    list.unknownKeys = rule
  }

  /// Gives the property that was added last another default.
  ///
  /// - Parameters:
  ///   - absence: When it is taken.
  ///   - path: The property.
  ///   - default: The default.
  @inlinable @inline(__always)
  public mutating func take<T>(
    _ absence: StructField.Absence, for path: KeyPath<Model, T>, default: @escaping () -> T
  ) {
    list.changeLast { $0.take(absence, `default`) }
  }

  /// Marks keys of the property that was added last as such that should no longer be used.
  ///
  /// - Parameter ranks: How many better keys the property has, for each of them.
  public mutating func deprecate(_ ranks: [Int]) {
    list.changeLast { $0.deprecatedRanks = ranks }
  }
}
