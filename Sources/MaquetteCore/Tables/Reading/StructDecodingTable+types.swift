// The tables of types, and the defaults in them, for modules that describe models.

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

extension __StructEncodingTable {
  /// Returns the table that encodes a type; nil if none does.
  package static func encoding(_ type: any Any.Type) -> __StructEncodingTable? {
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

extension __StructField {
  /// Makes the default of the property; nil if there is none.
  package var makeValue: (() -> Any)? {
    let type = type
    return unsafe makeDefault.map { make in
      {
        func made<T>(_ type: T.Type) -> Any {
          // Invariant of `makeDefault`: it initializes a value of the field's type.
          let place = UnsafeMutablePointer<T>.allocate(capacity: 1)
          defer { unsafe place.deallocate() }
          unsafe make(UnsafeMutableRawPointer(place))
          return unsafe place.move()
        }
        return _openExistential(type, do: made)
      }
    }
  }
}
