package import MaquetteCore

// Properties that are declared at run time. Each is an optional in memory of its own, nil if the data
// has no value.

extension __StructField {
  /// Describes a property that its type decodes.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - type: Its type.
  ///   - offset: The offset of the optional in memory.
  ///   - isRequired: Whether a missing key is an error; if not, null counts as missing unless the
  ///     type has a value for it.
  package init<T: MappingDecodable>(
    declared name: String, _ type: T.Type, at offset: Int, isRequired: Bool
  ) {
    self.init("", holding: type, at: offset, isNeeded: isRequired)
    self.name = name
  }

  /// Describes a property that a strategy decodes.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - strategy: The strategy.
  ///   - offset: The offset of the optional in memory.
  ///   - isRequired: Whether a missing key or null is an error.
  package init<S: DecodingStrategy>(
    declared name: String, by strategy: S, at offset: Int, isRequired: Bool
  ) {
    self.init(
      "", of: S.Value?.self, offset, .custom, [], nil, missing: isRequired ? nil : .some(nil),
      hasParts: false,
      reading: isRequired
        ? .strategy(strategy, as: StoredUntilComplete<S.Value>.self)
        : .strategy(strategy, as: StoredOrNil<S.Value>.self))
    (self.name, isHeld) = (name, true)
  }
}
