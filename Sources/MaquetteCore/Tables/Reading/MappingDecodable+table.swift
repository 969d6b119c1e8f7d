// All that reading a struct takes beside its layout.

extension MappingDecodable where Self: SchemaProviding, __Code: __ReadingByTable {
  @inlinable @inline(__always)
  static var layout: __StructDecodingTable {
    // Invariant of generated code: its form is that of a struct.
    unsafe __decodingKind.layout.unsafelyUnwrapped
  }

  /// A model is changed part by part.
  @inlinable @inline(__always)
  public static var __mergesOnUpdate: Bool { true }

  /// The fields as they stand in a model, for changing some of them.
  public static func __fields(of model: Self) -> __StructFields<Self> { __StructFields(of: model) }

  /// Makes the model from its complete fields.
  public init(__fields fields: consuming __StructFields<Self>) { self = fields.make() }

  /// Reads the object at the reader.
  @inlinable
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self = try reader.readStruct(Self.self, Self.layout)
  }

  /// Reads the object at the reader.
  ///
  /// Not specialized: code for every model would cost more than it saves.
  @_semantics("optimize.sil.specialize.generic.never")
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self = try reader.makeStruct(Self.self, Self.layout)
  }

  /// Changes what the object at the reader names.
  public mutating func update(from reader: inout JSONReader) throws(ReadFailure) {
    try reader.updateStruct(&self, Self.layout)
  }

  /// Changes what the object at the reader names.
  public mutating func update(from reader: inout ValueReader) throws(ReadFailure) {
    try reader.updateStruct(&self, Self.layout)
  }
}

extension SchemaProviding where Self: MappingDecodable, __Code: __ReadingByTable {
  /// The value of a property by its name in Swift; nil if there is no such property.
  public func __value(ofProperty name: String) -> Any? {
    Self.layout.value(ofProperty: name, in: self)
  }
}
