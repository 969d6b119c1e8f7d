import MaquetteCore

extension JSONFormat {
  /// Returns the layout that Foundation's coders use.
  static func ofCoders(isPretty: Bool, sortsKeys: Bool) -> JSONFormat {
    var format = JSONFormat(isPretty: isPretty, spaceBeforeColon: true, sortsKeys: sortsKeys)
    format.spreadsEmptyContainers = isPretty
    return format
  }

  /// Converts compact JSON to this form.
  ///
  /// - Throws: `unencodable` and `duplicateKey` for documents without a canonical form.
  func format(_ compact: [UInt8]) throws(MappingError) -> [UInt8] {
    try JSONFormatter.format(compact, as: self)
  }
}
