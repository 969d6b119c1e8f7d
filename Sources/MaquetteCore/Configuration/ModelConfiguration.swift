/// How the data of one model differs from the model's declaration.
///
/// Names of properties are those in Swift; keys are those in the data.
public struct ModelConfiguration: Sendable {
  /// Parses the value of one property.
  ///
  /// It receives the object that contains the value, the property and the value. It returns what
  /// the property is decoded from: a value of its type, or one that can be converted.
  public typealias Parser =
    @Sendable (AnyValue.Object, ModelSchema.Property, AnyValue) throws -> any MappingEncodable

  /// Makes the instance whose values replace missing ones.
  ///
  /// It receives the object of the model, and that of the nearest enclosing configured model.
  public typealias Factory<Model> = @Sendable (AnyValue.Object, AnyValue.Object?) throws -> Model

  /// Returns the key of a property.
  ///
  /// It receives the property, with its name, its type and the keys that lead to it, and the schema
  /// of its model.
  public typealias Namer = @Sendable (ModelSchema.Property, ModelSchema) -> String

  /// Returns the key of a property of a model at a place.
  ///
  /// It receives the property, the schema of its model, and the path from the root value to the
  /// object of the model, in the keys that models declare.
  public typealias PlacedNamer =
    @Sendable (ModelSchema.Property, ModelSchema, MappingPath) -> String

  /// The type of an array's elements, and a function that decodes the array.
  package struct Elements: Sendable {
    package let type: any (MappingDecodable & SendableMetatype).Type
    let decode: @Sendable (AnyValue, DecodingOptions) throws -> Any
  }

  /// Keys of the data that form an object.
  package struct Aggregate: Sendable {
    package let keys: [String]
    package let name: String
  }

  /// The model.
  package var type: any (SchemaProviding & SendableMetatype).Type
  var naming: NamingRule?
  package var namer: PlacedNamer?

  /// Whether the naming rule is that of all models, which the keys that a model declares override.
  var isNamedLikeAll = false

  /// Whether the function uses the path of the object, which is then stored here.
  package var namesByPath = false
  var path = MappingPath()
  var places: [String: [[String]]] = [:]
  var aggregates: [Aggregate] = []
  var ignored: Set<String> = []
  var allowed: Set<String>?
  package var dates: [String: TimestampStrategy] = [:]
  package var parsers: [String: Parser] = [:]
  package var elements: [String: Elements] = [:]
  package var factory:
    (@Sendable (AnyValue.Object, AnyValue.Object?) throws -> any MappingEncodable)?

  /// Makes the object that the data is read into.
  package var instance: (@Sendable (AnyValue.Object, AnyValue.Object?) throws -> AnyObject)?

  /// The rules of flattened members, whose keys are in the object of the model.
  var members: [FlattenedRules] = []

  /// Starts the configuration of a model.
  ///
  /// - Parameter type: The model, which need not be decoded by itself: it may be a superclass or a
  ///   flattened member.
  public static func model(_ type: any (SchemaProviding & SendableMetatype).Type)
    -> ModelConfiguration
  {
    ModelConfiguration(type: type)
  }

  /// Starts the configuration of one case of an enum, whose values are named by their labels.
  ///
  /// ```swift
  /// .model(Move.self, case: "go").key("px", for: "x")
  /// ```
  ///
  /// - Parameters:
  ///   - type: The enum, which must not be generic and whose payloads are objects.
  ///   - name: The name of the case in Swift. The case has several values, or labels; a single
  ///     value without a label is configured by its own type.
  /// - Throws: `unknownKey` if there is no such case.
  public static func model<Model: MappingDecodable>(
    _ type: Model.Type, case name: String
  ) throws(MappingError) -> ModelConfiguration {
    let payloads = Model.__payloadTypes.map { (type: $0, schema: $0.schema) }
    let model = typeName(type)
    guard let payload = payloads.first(where: { $0.schema.caseName == name }) else {
      let names = payloads.compactMap(\.schema.caseName).joined(separator: ", ")
      throw MappingError(
        .unknownKey, expected: "a case of \(model) with labels, or several values (\(names))",
        found: name)
    }
    return ModelConfiguration(type: payload.type)
  }

  /// The schema of the model, if it is already known.
  var knownSchema: ModelSchema?

  /// The schema of the model.
  var schema: ModelSchema { knownSchema ?? type.schema }

  /// The computed plan, after the configuration is complete.
  package var plan: ModelPlan?
}

extension ModelConfiguration {
  /// Sets a naming rule for the keys in the data.
  ///
  /// It does not apply to properties with keys in this configuration. The keys that the model
  /// declares are still accepted.
  ///
  /// - Parameter rule: Makes keys from the names of properties.
  public func naming(_ rule: NamingRule) -> Self {
    with { $0.setNaming(rule, nil, namesByPath: false) }
  }

  /// Sets a function that returns the keys in the data.
  ///
  /// ```swift
  /// .naming { property, model in "\(model.name).\(property.name)" }
  /// ```
  ///
  /// - Parameter namer: Returns the key of a property for decoding and encoding, from the property
  ///   and the schema of its model.
  public func naming(_ namer: @escaping Namer) -> Self {
    with { $0.setNaming(nil, { property, model, _ in namer(property, model) }, namesByPath: false) }
  }

  /// Sets a function that returns the keys in the data and also uses the place of the model.
  ///
  /// ```swift
  /// .naming { property, model, path in path.isRoot ? property.name : "in_" + property.name }
  /// ```
  ///
  /// - Parameter namer: Returns the key of a property for decoding and encoding. It also receives
  ///   the path from the root value to the object of the model.
  public func naming(_ namer: @escaping PlacedNamer) -> Self {
    with { $0.setNaming(nil, namer, namesByPath: true) }
  }

  mutating func setNaming(_ rule: NamingRule?, _ namer: PlacedNamer?, namesByPath: Bool) {
    (naming, self.namer, self.namesByPath) = (rule, namer, namesByPath)
  }

  /// Whether a key of the model or of a flattened member depends on the path.
  var needsPath: Bool { namesByPath || members.contains(where: \.rules.needsPath) }

  /// The rules for an object at a place.
  func at(_ path: MappingPath) -> Self {
    var placed = self
    placed.path = path
    // The plan belongs to another place.
    placed.plan = nil
    placed.members = members.map { FlattenedRules($0.rules.at(path), $0.affixes) }
    return placed
  }

  /// Names the path to a property; if it does not exist, the declared keys are used.
  ///
  /// ```swift
  /// .key("tweet", "key1", "text", for: "text")
  /// ```
  ///
  /// Repeat the call for the same property to add more paths. Decoding uses the first one that is
  /// present, and encoding the first one.
  ///
  /// - Parameters:
  ///   - key: The first key of the path, in the object of the model.
  ///   - steps: The keys that follow, each in the object at the previous key; none for a value in
  ///     the object itself.
  ///   - property: The name of the property in Swift.
  public func key(_ key: String, _ steps: String..., for property: String) -> Self {
    with { $0.places[property, default: []].append([key] + steps) }
  }

  /// Forms an object from keys of the enclosing object, and puts them back on encoding.
  ///
  /// Aggregates are formed in their order, so one can contain an earlier one.
  ///
  /// - Parameters:
  ///   - keys: The keys in the data, which are also those of the object.
  ///   - name: The property of the object, or a name that another aggregate uses.
  public func aggregate(_ keys: String..., into name: String) -> Self {
    with { $0.aggregates.append(Aggregate(keys: keys, name: name)) }
  }

  /// Leaves out properties in both directions: a denylist.
  ///
  /// - Parameter properties: The names of the properties in Swift; those of further calls are
  ///   added.
  public func ignoring(_ properties: String...) -> Self {
    with { $0.ignored.formUnion(properties) }
  }

  /// Leaves out all other properties in both directions: an allowlist.
  ///
  /// - Parameter properties: The names of the properties in Swift to keep; those of further calls
  ///   are added.
  public func only(_ properties: String...) -> Self {
    with { $0.allowed = ($0.allowed ?? []).union(properties) }
  }

  /// Sets a strategy for properties that are dates, or arrays of dates.
  ///
  /// - Parameters:
  ///   - properties: The names of the properties in Swift.
  ///   - strategy: The format of the dates in the data, in both directions. Null does not use it.
  public func dates(_ properties: String..., by strategy: TimestampStrategy) -> Self {
    with { rules in properties.forEach { rules.dates[$0] = strategy } }
  }

  /// Sets a function of the application that parses one property.
  ///
  /// - Parameters:
  ///   - property: The name of the property in Swift.
  ///   - parser: Parses the value of its key, null as well; it is not called for a missing key or
  ///     for encoding.
  public func parsing(_ property: String, _ parser: @escaping Parser) -> Self {
    with { $0.parsers[property] = parser }
  }

  /// Decodes the elements of an array as another type than the declared one: a subclass.
  ///
  /// - Parameters:
  ///   - property: A property whose type is an array of a superclass of the type.
  ///   - type: The type of all elements. One object counts as an array of one.
  public func elements<T: MappingDecodable & SendableMetatype>(of property: String, as type: T.Type)
    -> Self
  {
    with {
      $0.elements[property] = Elements(type: type) { value, options in
        if case .array = value { return try value.decode([T].self, options) }
        return [try value.decode(T.self, options)]
      }
    }
  }

  /// Sets a function that makes the instance whose values replace missing ones.
  ///
  /// It receives the data.
  ///
  /// - Parameter factory: Makes the instance from the object of the model and that of the nearest
  ///   enclosing configured model, which is nil if there is none.
  public func making<Model: MappingEncodable & SendableMetatype>(
    _ factory: @escaping Factory<Model>
  ) -> Self {
    with { $0.factory = { try factory($0, $1) } }
  }

  /// Sets a function that makes the object to decode into.
  ///
  /// It receives the data.
  ///
  /// The object keeps its identity: it may be of a subclass, be referenced elsewhere, and have
  /// values that are not mapped. Decoding changes only what the data contains, as an update does.
  ///
  /// ```swift
  /// .model(Player.self).instance { data, parent in
  ///   players[data["id"]?.int ?? 0] ?? Player()
  /// }
  /// ```
  ///
  /// It applies to the named class, but not to its subclasses or to flattened properties.
  ///
  /// - Parameter make: Makes the object, or finds it.
  public func instance<Model: AnyObject & SendableMetatype>(
    _ make: @escaping Factory<Model>
  ) -> Self {
    with { $0.instance = { try make($0, $1) } }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var changed = self
    change(&changed)
    return changed
  }

  /// - Throws: `unknownKey` for a name of no property, `invalidValue` for one without its own key.
  func checkNames() throws(MappingError) {
    let schema = schema
    let formed = Set(aggregates.map(\.name)).subtracting(aggregates.flatMap(\.keys))
    let names = formed.union(places.keys).union(ignored).union(dates.keys).union(parsers.keys)
      .union(elements.keys)
    for name in names.union(allowed ?? []).sorted() where schema[property: name] == nil {
      throw MappingError(.unknownKey, expected: "a property of \(schema.name)", found: name)
    }
    let model = type as? any MappingDecodable.Type
    let isArray = model?.__decodingForm?.isArray ?? (model?.__decodingKind.valueKind == .array)
    for property in schema.properties
    where (names.contains(property.name) || isLeftOut(property.name))
      && (isArray || property.path.isEmpty
        || property.path.count > 1 && formed.contains(property.name))
    {
      throw MappingError(.invalidValue, expected: "a property with one key", found: property.name)
    }
  }
}
