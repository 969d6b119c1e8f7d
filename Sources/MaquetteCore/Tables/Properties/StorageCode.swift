/// The core decodes and encodes the models of a type: it makes them from a storage, and takes them
/// apart into one.
///
/// The storage is the code of its type. Generated code for each type would take long to compile.
public protocol __StorageCode: __MappingCode, __OutputSource where __Model == Self {
  /// The type of the models.
  associatedtype __Made

  /// Creates a model.
  static func __make(_ storage: consuming Self) -> __Made

  /// Returns the values of a model.
  static func __storage(of model: __Made) -> Self

  /// Changes the values of a model.
  static func __assign(_ storage: Self, to model: inout __Made)
}

/// The storage of a final class without superclass.
public protocol __ObjectCode: __StorageCode where __Made: AnyObject {}

/// The storage of a struct.
public protocol __ValueCode: __StorageCode {}

extension MappingDecodable
where Self: SchemaProviding, __Code: __StorageCode, __Code.__Made == Self {
  /// Updates change individual properties of a model.
  public static var __mergesOnUpdate: Bool { true }

  /// Returns the fields of a model, to change some of them.
  public static func __fields(of model: Self) -> __TableFields<__Code> {
    __TableFields(of: __Code.__storage(of: model))
  }

  /// Creates the model from its complete fields.
  public init(__fields fields: consuming __TableFields<__Code>) {
    self = __Code.__make(fields.make())
  }
}

extension MappingDecodable
where Self: SchemaProviding & AnyObject, __Code: __ObjectCode, __Code.__Made == Self {
  /// Decodes the object at the reader.
  @_semantics("optimize.sil.specialize.generic.never")
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    if let object = try reader.__readInstance(of: Self.self) {
      self = object
    } else {
      self = __Code.__make(try reader.readStruct(__Code.self, __Code.__layout))
    }
  }

  /// Decodes the object at the reader.
  @_semantics("optimize.sil.specialize.generic.never")
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    if let object = try reader.__readInstance(of: Self.self) {
      self = object
    } else {
      self = __Code.__make(try reader.readStruct(__Code.self, __Code.__layout))
    }
  }

  /// Changes the model to its complete fields.
  public mutating func __change(to fields: __TableFields<__Code>) {
    // An object that is changed is not replaced.
    var object = self
    __Code.__assign(fields.make(over: __Code.__storage(of: object)), to: &object)
  }

  /// Updates the properties in the object at the reader.
  @_semantics("optimize.sil.specialize.generic.never")
  public mutating func update(from reader: inout JSONReader) throws(ReadFailure) {
    try reader.update(self, by: __Code.self)
  }

  /// Updates the properties in the object at the reader.
  @_semantics("optimize.sil.specialize.generic.never")
  public mutating func update(from reader: inout ValueReader) throws(ReadFailure) {
    try reader.update(self, by: __Code.self)
  }
}

extension MappingDecodable
where Self: SchemaProviding, __Code: __ValueCode, __Code.__Made == Self {
  /// Decodes the object at the reader.
  @_semantics("optimize.sil.specialize.generic.never")
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self = __Code.__make(try reader.readStruct(__Code.self, __Code.__layout))
  }

  /// Decodes the object at the reader.
  @_semantics("optimize.sil.specialize.generic.never")
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self = __Code.__make(try reader.readStruct(__Code.self, __Code.__layout))
  }

  /// Changes the model to its complete fields.
  public mutating func __change(to fields: __TableFields<__Code>) {
    __Code.__assign(fields.make(), to: &self)
  }

  /// Updates the properties in the object at the reader.
  @_semantics("optimize.sil.specialize.generic.never")
  public mutating func update(from reader: inout JSONReader) throws(ReadFailure) {
    try reader.__update(&self, from: __Code.__storage(of:), to: { __Code.__assign($1, to: &$0) })
  }

  /// Updates the properties in the object at the reader.
  @_semantics("optimize.sil.specialize.generic.never")
  public mutating func update(from reader: inout ValueReader) throws(ReadFailure) {
    try reader.__update(&self, from: __Code.__storage(of:), to: { __Code.__assign($1, to: &$0) })
  }
}

extension FlattenedEncodable
where Self: SchemaProviding, __Code: __StorageCode, __Code.__Made == Self {
  /// Writes the fields of this model into the current object.
  @_semantics("optimize.sil.specialize.generic.never")
  public func __writeFields(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.writeProperties(of: __Code.__storage(of: self), __Code.__output)
  }

  /// Writes the fields of this model into the current object.
  @_semantics("optimize.sil.specialize.generic.never")
  public func __writeFields(to writer: inout ValueWriter) throws(WriteFailure) {
    try writer.writeProperties(of: __Code.__storage(of: self), __Code.__output)
  }
}

extension SchemaProviding where __Code: __StorageCode, __Code.__Made == Self {
  /// Returns the value of a property by its Swift name; nil if there is none.
  public func __value(ofProperty name: String) -> Any? {
    __Code.__storage(of: self).__value(ofProperty: name)
  }
}

extension MappingReader where Self: ~Copyable {
  /// Updates an object that the core makes from its storage.
  fileprivate mutating func update<Code: __ObjectCode>(
    _ object: Code.__Made, by code: Code.Type
  ) throws(ReadFailure) {
    try __update(
      object, from: { Code.__storage(of: object) },
      to: { (storage) in
        var object = object
        Code.__assign(storage, to: &object)
      })
  }
}
