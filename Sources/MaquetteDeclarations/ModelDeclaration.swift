public import MaquetteCore

/// The declaration of a type's properties: see `DeclaredModel`.
public struct ModelDeclaration<Model>: Sendable {
  /// The properties, in the order in which they are written.
  let properties: [DeclaredProperty<Model>]

  /// How they are set and encoded.
  private let accesses: [DeclaredAccess]

  /// How they are decoded.
  private let plan: DeclaredPlan

  /// The schema of the model.
  public let schema: ModelSchema

  /// Makes the model from the decoded values.
  let make: @Sendable (DeclaredValues) throws -> Model

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
    let accesses = properties.map(\.access)
    self.init(properties) { values in
      var model = initial()
      // Invariant: the properties are those of the model.
      unsafe withUnsafeMutablePointer(to: &model) {
        unsafe values.assign(to: UnsafeMutableRawPointer($0), by: accesses)
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
    self.init(properties, make)
  }

  private init(
    _ properties: [DeclaredProperty<Model>],
    _ make: @escaping @Sendable (DeclaredValues) throws -> Model
  ) {
    self.properties = properties
    accesses = properties.map(\.access)
    self.make = make
    schema = ModelSchema(name: "\(Model.self)", properties: properties.map(\.described))
    plan = DeclaredPlan(of: Model.self, schema.name, properties.map(\.reading))
  }

  /// Decodes a model.
  func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws(ReadFailure) -> Model {
    var fields = DeclaredFields(of: Model.self, plan)
    return try read(into: &fields, from: &reader)
  }

  /// Decodes a model, and takes properties that the source does not contain from another instance.
  func changed<R: MappingReader & ~Copyable>(
    _ model: Model, from reader: inout R
  ) throws(ReadFailure) -> Model {
    var fields = DeclaredFields(of: Model.self, plan)
    for (index, property) in properties.enumerated() {
      fields.values.set(property.get(model), at: index)
    }
    fields.isUpdate = reader.state.isUpdating
    return try read(into: &fields, from: &reader)
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

  private func read<R: MappingReader & ~Copyable>(
    into fields: inout DeclaredFields, from reader: inout R
  ) throws(ReadFailure) -> Model {
    let start = reader.mark()
    try fields.read(from: &reader)
    do {
      return try make(fields.values)
    } catch {
      throw reader.failure(error, at: start)
    }
  }
}

/// The decoded values of a model, by the names of its properties.
public struct DeclaredValues {
  private let plan: DeclaredPlan
  private var values: [Any?]

  init(_ plan: DeclaredPlan) {
    self.plan = plan
    values = Array(repeating: nil, count: plan.properties.count)
  }

  /// The value of a property; nil if it has none.
  func decoded(_ index: Int) -> Any? { values[index] }

  /// Whether a property has a value.
  func hasValue(_ index: Int) -> Bool {
    // Comparing would copy the value.
    if case .some = values[index] { true } else { false }
  }

  mutating func set(_ value: Any?, at index: Int) {
    values[index] = value
  }

  /// Sets the properties that have values.
  ///
  /// Invariant: the memory is that of an initialized model with these properties.
  func assign(to model: UnsafeMutableRawPointer, by accesses: [DeclaredAccess]) {
    for index in values.indices {
      if let value = values[index] { unsafe accesses[index].set(model, value) }
    }
  }

  /// The value of the last property with a name.
  private subscript(name: String) -> Any? {
    plan.properties.lastIndex { $0.name == name }.flatMap { values[$0] }
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
