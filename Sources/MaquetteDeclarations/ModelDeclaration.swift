public import MaquetteCore

/// The declaration of a type's properties: see `DeclaredModel`.
public struct ModelDeclaration<Model>: Sendable {
  /// The properties, in the order in which they are written.
  let properties: [DeclaredProperty<Model>]

  /// How they are encoded, and whether nil is written because a missing key would not be nil.
  private let written: [(access: DeclaredAccess, keepsNil: Bool)]

  /// How they are decoded.
  private let table: DeclaredTable

  /// The schema of the model.
  public let schema: ModelSchema

  /// How the model is mapped, for schemas: a function that makes it may refuse its values.
  var form: __ModelForm {
    __ModelForm(
      layout: table.table, written: zip(properties, written).map { $0.written($1.keepsNil) },
      hooks: initial == nil ? .didDecode : [])
  }

  /// Makes the model from the decoded values.
  private let make: @Sendable (borrowing DeclaredMemory) throws -> Model

  /// Makes the initial instance; nil if models are made from all values at once.
  private let initial: (@Sendable () -> Model)?

  /// Declares a type whose properties can be set.
  ///
  /// An update sets only the properties that it changes, and keeps objects.
  ///
  /// - Parameters:
  ///   - initial: Makes the initial instance of each decoded model, which has the values for
  ///     missing and null properties.
  ///   - properties: The properties.
  public init(
    of initial: @autoclosure @escaping @Sendable () -> Model,
    _ properties: DeclaredProperty<Model>...
  ) {
    self.init(properties, initial) { memory in
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
  /// An update makes the model anew from the values that it has afterwards.
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
    self.init(properties, nil) { memory in
      try make(DeclaredValues(names: names, values: memory.values))
    }
  }

  private init(
    _ properties: [DeclaredProperty<Model>], _ initial: (@Sendable () -> Model)?,
    _ make: @escaping @Sendable (borrowing DeclaredMemory) throws -> Model
  ) {
    self.properties = properties
    (self.initial, self.make) = (initial, make)
    schema = ModelSchema(name: "\(Model.self)", properties: properties.map(\.described))
    table = DeclaredTable(of: Model.self, schema.name, properties)
    let model = initial?()
    written = properties.map(\.access).map { access in
      guard let model else { return (access, false) }
      // Invariant: the property is one of the model.
      return unsafe withUnsafePointer(to: model) {
        unsafe (access, !access.isNil(UnsafeRawPointer($0)))
      }
    }
  }

  /// Decodes a model.
  func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws(ReadFailure) -> Model {
    let start = reader.mark()
    return try made(from: unsafe try table.read(from: &reader), by: &reader, at: start)
  }

  /// Updates a model: an object after the whole update has succeeded.
  func update<R: MappingReader & ~Copyable>(
    _ model: inout Model, from reader: inout R
  ) throws(ReadFailure) {
    let start = reader.mark()
    // Invariant of what follows: the properties are those of the model.
    let after = unsafe try withUnsafePointer(to: model) { (memory) throws(ReadFailure) in
      unsafe try table.read(over: UnsafeRawPointer(memory), from: &reader)
    }
    guard let initial else { return model = try made(from: after, by: &reader, at: start) }
    // A null has left a property without a value.
    if after.isIncomplete {
      unsafe withUnsafePointer(to: initial()) { unsafe after.complete(by: UnsafeRawPointer($0)) }
    }
    let before = unsafe withUnsafePointer(to: model) {
      unsafe table.values(of: UnsafeRawPointer($0))
    }
    let change = DeclaredChange(from: before, to: after)
    guard Model.self is AnyObject.Type else { return change.apply(to: &model) }
    let object = model
    reader.onSuccess({ change.apply(to: object) }, undo: { change.undo(in: object) })
  }

  private func made<R: MappingReader & ~Copyable>(
    from memory: borrowing DeclaredMemory, by reader: inout R, at start: R.Mark
  ) throws(ReadFailure) -> Model {
    do {
      return try make(memory)
    } catch {
      throw reader.failure(error, at: start)
    }
  }

  /// Returns the value of a property by its name; nil if there is no such property.
  func value(ofProperty name: String, in model: Model) -> Any? {
    properties.first { $0.name == name }?.get(model)
  }

  /// Writes the properties of a model into the current object.
  func writeProperties(of model: Model, to writer: inout JSONWriter) throws(WriteFailure) {
    unsafe try withUnsafePointer(to: model) { (memory) throws(WriteFailure) in
      for (access, keepsNil) in written {
        unsafe try access.writeJSON(UnsafeRawPointer(memory), keepsNil, &writer)
      }
    }
  }

  /// Writes the properties of a model into the current object.
  func writeProperties(of model: Model, to writer: inout ValueWriter) throws(WriteFailure) {
    unsafe try withUnsafePointer(to: model) { (memory) throws(WriteFailure) in
      for (access, keepsNil) in written {
        unsafe try access.writeTree(UnsafeRawPointer(memory), keepsNil, &writer)
      }
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
