// What a type gets that states a conformance and has no code for it. Only the message matters: without
// these functions the compiler lists all types that have such code.

public import MaquetteCore

extension MappingDecodable where Self: ~Copyable {
  /// Reports that nothing decodes the type.
  @available(
    *, unavailable,
    message:
      "write '@Mappable' before the declaration, or 'init(from:)' for 'JSONReader' and for 'ValueReader'"
  )
  public init<R: MappingReader & ~Copyable>(from reader: inout R) throws(ReadFailure) {
    unmapped()
  }
}

extension MappingEncodable where Self: ~Copyable {
  /// Reports that nothing encodes the type.
  @available(
    *, unavailable,
    message:
      "write '@Mappable' before the declaration, or 'write(to:)' for 'JSONWriter' and for 'ValueWriter'"
  )
  public func write<W: MappingWriter & ~Copyable>(to writer: inout W) throws(WriteFailure) {
    unmapped()
  }
}

extension MappingDecodable {
  /// Reports that the type has no keys that could be in the object of another model.
  @available(
    *, unavailable,
    message:
      "only a model, or an enum whose cases are objects or keys, can be flattened; remove '@CodableFlattened', so that the value has a key of its own"
  )
  public typealias __Fields = __CaseFields<Self>
}
