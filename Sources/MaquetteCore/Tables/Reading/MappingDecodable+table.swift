// Decodes structs; only their layout differs.

extension MappingDecodable where Self: SchemaProviding, __Code: __ReadingByTable {
  @inlinable @inline(__always)
  static var layout: __StructDecodingTable {
    // Invariant of generated code: the kind is that of a struct.
    unsafe __decodingKind.layout.unsafelyUnwrapped
  }

  /// Updates change individual properties of a model.
  @inlinable @inline(__always)
  public static var __mergesOnUpdate: Bool { true }

  /// Returns the fields of a model, to change some of them.
  public static func __fields(of model: Self) -> __StructFields<Self> { __StructFields(of: model) }

  /// Creates the model from its complete fields.
  public init(__fields fields: consuming __StructFields<Self>) { self = fields.make() }

  /// Decodes the object at the reader.
  @inlinable
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self = try reader.readStruct(Self.self, Self.layout)
  }

  /// Decodes the object at the reader.
  ///
  /// Not specialized: the code size for every model would outweigh the gain.
  @_semantics("optimize.sil.specialize.generic.never")
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self = try reader.makeStruct(Self.self, Self.layout)
  }

  /// Updates the properties in the object at the reader.
  public mutating func update(from reader: inout JSONReader) throws(ReadFailure) {
    try reader.updateStruct(&self, Self.layout)
  }

  /// Updates the properties in the object at the reader.
  public mutating func update(from reader: inout ValueReader) throws(ReadFailure) {
    try reader.updateStruct(&self, Self.layout)
  }
}

extension SchemaProviding where Self: MappingDecodable, __Code: __ReadingByTable {
  /// Returns the value of a property by its Swift name; nil if there is none.
  public func __value(ofProperty name: String) -> Any? {
    Self.layout.value(ofProperty: name, in: self)
  }
}
