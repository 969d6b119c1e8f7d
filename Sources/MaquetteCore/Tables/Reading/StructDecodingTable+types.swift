// The tables of types, for modules that describe models.

extension __StructDecodingTable {
  /// Returns the table that decodes a type; nil if none does.
  package static func decoding(_ type: any Any.Type) -> __StructDecodingTable? {
    guard let type = type as? any MappingDecodable.Type else { return nil }
    if let layout = type.__decodingForm?.layout { return layout }
    let kind = type.__decodingKind
    if kind.kind == .structure, !kind.isOptional, let layout = kind.layout { return layout }
    let code = (type as? any SchemaProviding.Type)?.code ?? type
    return (code as? any __LayoutSource.Type)?.__layout
  }
}

extension SchemaProviding {
  /// The type whose code maps models of this type.
  package static var code: any Any.Type { __Code.self }
}
