import MaquetteCore

extension __StructEncodingTable {
  /// Returns the table that encodes a type; nil if none does.
  static func encoding(_ type: any Any.Type) -> __StructEncodingTable? {
    if let storage = type as? any __OutputSource.Type { return storage.__output }
    guard let type = type as? any MappingEncodable.Type else { return nil }
    let kind = type.__encodingKind
    if kind.kind == .structure, !kind.isOptional, let output = kind.output { return output }
    return ((type as? any SchemaProviding.Type)?.code as? any __OutputSource.Type)?.__output
  }
}
