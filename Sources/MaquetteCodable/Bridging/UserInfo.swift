import MaquetteCore

extension CodingUserInfoKey {
  /// The key under which coders hand models a `MappingContext`, and bridged types find that of a model.
  ///
  /// ```swift
  /// decoder.userInfo[.mappingContext] = context
  /// ```
  public static let mappingContext = CodingUserInfoKey(rawValue: "Maquette.MappingContext")!
}
