public import MaquetteCore

/// The copyable state of a noncopyable struct, which the core decodes, updates and encodes.
public protocol __NoncopyableStorage: __LayoutSource, MappingDecodable where __Model == Self {}

extension __NoncopyableStorage {
  /// Updates change individual properties of a model.
  public static var __mergesOnUpdate: Bool { true }

  /// Decodes the object at the reader.
  @_semantics("optimize.sil.specialize.generic.never")
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self = try reader.__readStorage(Self.self)
  }

  /// Decodes the object at the reader.
  @_semantics("optimize.sil.specialize.generic.never")
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self = try reader.__readStorage(Self.self)
  }

  /// Updates the properties in the object at the reader.
  @_semantics("optimize.sil.specialize.generic.never")
  public mutating func update(from reader: inout JSONReader) throws(ReadFailure) {
    try reader.updateStruct(&self, Self.__layout)
  }

  /// Updates the properties in the object at the reader.
  @_semantics("optimize.sil.specialize.generic.never")
  public mutating func update(from reader: inout ValueReader) throws(ReadFailure) {
    try reader.updateStruct(&self, Self.__layout)
  }
}

extension NoncopyableEncodable
where
  Self: NoncopyableDecodable & ~Copyable, __Storage: __OutputSource, __Storage.__Model == __Storage
{
  /// Writes the object of this model.
  @_semantics("optimize.sil.specialize.generic.never")
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.__writeObject(of: Self.__storage(of: self), __Storage.__output)
  }

  /// Writes the object of this model.
  @_semantics("optimize.sil.specialize.generic.never")
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    try writer.__writeObject(of: Self.__storage(of: self), __Storage.__output)
  }
}
