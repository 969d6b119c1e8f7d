public import MaquetteCore

/// The declaration of a type's properties: see `DeclaredModel`.
public struct ModelDeclaration<Model>: Sendable {
  /// The properties, in the order in which they are written.
  let properties: [DeclaredProperty<Model>]

  /// How they are encoded.
  private let accesses: [DeclaredAccess]

  /// How they are decoded.
  private let table: DeclaredTable

  /// The schema of the model.
  public let schema: ModelSchema

  /// Makes the model from the decoded values.
  private let make: @Sendable (borrowing DeclaredMemory) throws -> Model

  /// Declares a type whose properties can be set.
  ///
  /// - Parameters:
  ///   - initial: Makes the initial instance of each decoded model, which has the values for
  ///     missing and null properties.
  ///   - properties: The properties.
  public init(
    of initial: @autoclosure @escaping @Sendable () -> Model,
    _ properties: DeclaredProperty<Model>...
  ) {
    self.init(properties) { memory in
      var model = initial()
      // Invariant: the properties are those of the model.
      unsafe withUnsafeMutablePointer(to: &model) {
        unsafe memory.assign(to: UnsafeMutableRawPointer($0))
      }
      return model
    }
  }

  /// Declares a type that is made from all values at once, such as one with constants.
  ///
  /// ```swift
  /// ModelDeclaration(.property("value", \.value), .property("unit", \.unit)) { values in
  ///   Measure(value: try values("value"), unit: try values("unit", default: "m"))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - properties: The properties.
  ///   - make: Makes the model; an error that it throws is an error of the model.
  public init(
    _ properties: DeclaredProperty<Model>...,
    make: @escaping @Sendable (DeclaredValues) throws -> Model
  ) {
    let names = properties.map(\.name)
    self.init(properties) { memory in
      try make(DeclaredValues(names: names, values: memory.values))
    }
  }

  private init(
    _ properties: [DeclaredProperty<Model>],
    _ make: @escaping @Sendable (borrowing DeclaredMemory) throws -> Model
  ) {
    self.properties = properties
    accesses = properties.map(\.access)
    self.make = make
    schema = ModelSchema(name: "\(Model.self)", properties: properties.map(\.described))
    table = DeclaredTable(of: Model.self, schema.name, properties)
  }

  /// Decodes a model.
  func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws(ReadFailure) -> Model {
    unsafe try table.read(from: &reader, result)
  }

  /// Decodes a model, and takes properties that the source does not contain from another instance.
  func changed<R: MappingReader & ~Copyable>(
    _ model: Model, from reader: inout R
  ) throws(ReadFailure) -> Model {
    unsafe try withUnsafePointer(to: model) { (memory) throws(ReadFailure) in
      unsafe try table.read(over: UnsafeRawPointer(memory), from: &reader, result)
    }
  }

  private func result(of memory: borrowing DeclaredMemory) throws -> Model { try make(memory) }

  /// Returns the value of a property by its name; nil if there is no such property.
  func value(ofProperty name: String, in model: Model) -> Any? {
    properties.first { $0.name == name }?.get(model)
  }

  /// Writes the properties of a model into the current object.
  func writeProperties(of model: Model, to writer: inout JSONWriter) throws(WriteFailure) {
    unsafe try withUnsafePointer(to: model) { (memory) throws(WriteFailure) in
      unsafe try accesses.write(UnsafeRawPointer(memory), to: &writer)
    }
  }

  /// Writes the properties of a model into the current object.
  func writeProperties(of model: Model, to writer: inout ValueWriter) throws(WriteFailure) {
    unsafe try withUnsafePointer(to: model) { (memory) throws(WriteFailure) in
      unsafe try accesses.write(UnsafeRawPointer(memory), to: &writer)
    }
  }
}

/// The decoded values of a model, by the names of its properties.
public struct DeclaredValues {
  let names: [String]
  let values: [Any?]

  /// The value of the last property with a name.
  private subscript(name: String) -> Any? {
    names.lastIndex(of: name).flatMap { values[$0] }
  }

  /// Returns the value of a property.
  ///
  /// - Parameter name: The name that the declaration gives the property.
  /// - Throws: `missingKey` if there is no value of that type.
  public func callAsFunction<T>(_ name: String) throws(MappingError) -> T {
    guard let value = self[name] as? T else {
      throw MappingError(.missingKey, expected: "\(T.self) for \(name)")
    }
    return value
  }

  /// Returns the value of a property, or a default if there is none.
  ///
  /// - Parameters:
  ///   - name: The name that the declaration gives the property.
  ///   - value: Makes the default, which also replaces a value of another type than `T`.
  public func callAsFunction<T>(_ name: String, default value: @autoclosure () -> T) -> T {
    self[name] as? T ?? value()
  }
}
