import MaquetteCore

extension CodingUserInfoKey {
  /// The `userInfo` key for the `MappingContext`: coders pass it to models, and models to bridged
  /// types.
  ///
  /// ```swift
  /// decoder.userInfo[.mappingContext] = context
  /// ```
  public static let mappingContext = CodingUserInfoKey(rawValue: "Maquette.MappingContext")!
}
