import MaquetteCore

// The tables of types.

extension __StructDecodingTable {
  /// Returns the table that decodes a type; nil if none does.
  static func decoding(_ type: any Any.Type) -> __StructDecodingTable? {
    guard let type = type as? any MappingDecodable.Type else { return nil }
    if let layout = type.__decodingForm?.layout { return layout }
    let kind = type.__decodingKind
    if kind.kind == .structure, !kind.isOptional, let layout = kind.layout { return layout }
    let code = (type as? any SchemaProviding.Type)?.code ?? type
    return (code as? any __LayoutSource.Type)?.__layout
  }
}

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

extension SchemaProviding {
  /// The type whose code maps models of this type.
  fileprivate static var code: any Any.Type { __Code.self }
}
