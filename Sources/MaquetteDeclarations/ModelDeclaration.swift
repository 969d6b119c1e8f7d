public import MaquetteCore

/// The declaration of a type's properties: see `DeclaredModel`.
public struct ModelDeclaration<Model>: Sendable {
  /// The properties, in the order in which they are written.
  let properties: [DeclaredProperty<Model>]

  /// The keys: one for each property, then aliases.
  let keys: __KeyTable

  /// The property of each key.
  let owners: [Int]

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
    self.init(properties) { values in
      var model = initial()
      for property in properties {
        if let value = values[property.name] { property.set(&model, value) }
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
    self.make = make
    var names = properties.map(\.key)
    var owners = Array(properties.indices)
    for (index, property) in properties.enumerated() {
      for alias in property.aliases where !names.contains(alias) {
        names.append(alias)
        owners.append(index)
      }
    }
    self.owners = owners
    // Declarations are static constants: the table lives as long as they do.
    keys = __KeyTable(keys: names)
    schema = ModelSchema(name: "\(Model.self)", properties: properties.map(\.described))
  }

  /// Decodes a model.
  func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws(ReadFailure) -> Model {
    try read(into: DeclaredFields(self), from: &reader)
  }

  /// Decodes a model, and takes properties that the source does not contain from another instance.
  func changed<R: MappingReader & ~Copyable>(
    _ model: Model, from reader: inout R
  ) throws(ReadFailure) -> Model {
    var fields = DeclaredFields(self)
    for property in properties { fields.values[property.name] = property.get(model) }
    return try read(into: fields, from: &reader)
  }

  private func read<R: MappingReader & ~Copyable>(
    into fields: consuming DeclaredFields<Model>, from reader: inout R
  ) throws(ReadFailure) -> Model {
    let start = reader.mark()
    try reader.readObject(into: &fields)
    if !fields.isComplete { throw reader.incomplete(fields, at: start) }
    do {
      return try make(fields.values)
    } catch {
      throw reader.failure(error, at: start)
    }
  }
}

/// The decoded values of a model, by the names of its properties.
public struct DeclaredValues {
  private var values: [String: Any] = [:]

  subscript(name: String) -> Any? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// Returns the value of a property.
  ///
  /// - Parameter name: The name that the declaration gives the property.
  /// - Throws: `missingKey` if there is no value of that type.
  public func callAsFunction<T>(_ name: String) throws(MappingError) -> T {
    guard let value = values[name] as? T else {
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
    values[name] as? T ?? value()
  }
}

/// The partly decoded properties of a declared model.
struct DeclaredFields<Model>: __FieldTarget {
  private let declaration: ModelDeclaration<Model>
  var values = DeclaredValues()
  var failedKeys: [String]?

  /// The rank of the key that each property was decoded from; aliases rank lower.
  private var ranks: [Int: Int] = [:]

  init(_ declaration: ModelDeclaration<Model>) {
    self.declaration = declaration
  }

  var modelName: String { declaration.schema.name }
  var modelType: (any Any.Type)? { Model.self }
  var keys: __KeyTable { declaration.keys }

  mutating func readField<R: MappingReader & ~Copyable>(
    _ slot: Int, from reader: inout R
  ) throws(ReadFailure) {
    let index = declaration.owners[slot]
    guard slot <= ranks[index] ?? .max else { return try reader.skipValue() }
    let property = declaration.properties[index]
    if !property.isRequired, !property.takesNull, try reader.readNull() {
      values[property.name] = nil
    } else {
      values[property.name] = try property.value.read(from: &reader, over: values[property.name])
    }
    ranks[index] = slot
  }

  func propertyName(ofSlot slot: Int, key: String) -> String? {
    slot < 0 ? nil : declaration.properties[declaration.owners[slot]].name
  }

  var isComplete: Bool { missingFields.isEmpty }

  var missingFields: [__MissingField] {
    declaration.properties.filter { $0.isRequired && values[$0.name] == nil }
      .map { __MissingField(keys: [$0.key], property: $0.name) }
  }
}
