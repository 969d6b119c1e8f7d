// Called by generated code for enums without tags.

public import MaquetteCore

extension __Field {
  /// Whether null is a value of one of some payloads.
  ///
  /// - Parameters:
  ///   - types: The types of the payloads. Those that are not mapped count for nothing: another check
  ///     names them.
  ///   - enums: How many enums without tags may be in each other.
  public static func acceptsNull(_ types: [any Any.Type], within enums: Int) -> Bool {
    enums > 0
      && types.contains { type in
        (type as? any MappingDecodable.Type)?.__acceptsNull(within: enums - 1) == true
      }
  }
}
