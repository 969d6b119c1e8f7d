import MaquetteCore

extension JSONFormat {
  /// Returns the layout that Foundation's coders use.
  static func ofCoders(isPretty: Bool, sortsKeys: Bool) -> JSONFormat {
    var format = JSONFormat(isPretty: isPretty, spaceBeforeColon: true, sortsKeys: sortsKeys)
    format.spreadsEmptyContainers = isPretty
    return format
  }
}
