/// How the data of one model differs from what the model declares.
///
/// Properties go by their names in Swift; keys are those of the data.
public struct ModelConfiguration: Sendable {
  /// Parses the value of one property.
  ///
  /// It gets the object that holds the value, the property and the value, and returns what the
  /// property is read from: a value of its type, or one that can be mapped to it.
  public typealias Parser =
    @Sendable (AnyValue.Object, ModelSchema.Property, AnyValue) throws -> any MappingEncodable

  /// Makes the instance whose values stand in for what the data leaves open.
  ///
  /// It gets the object of the model, and that of the nearest model around it that is configured.
  public typealias Factory<Model> = @Sendable (AnyValue.Object, AnyValue.Object?) throws -> Model

  /// Makes the key of a property.
  ///
  /// It gets the property, with its name, its type and the keys that lead to it, and the schema of its
  /// model.
  public typealias Namer = @Sendable (ModelSchema.Property, ModelSchema) -> String

  /// Makes the key of a property of a model at a place.
  ///
  /// It gets the property, the schema of its model, and the path from the value that is read or written
  /// to the object of the model, by the keys that models declare.
  public typealias PlacedNamer =
    @Sendable (ModelSchema.Property, ModelSchema, MappingPath) -> String

  /// The keys of the data that make up an object.
  struct Aggregate: Sendable {
    let keys: [String]
    let name: String
  }

  /// The model.
  var type: any (SchemaProviding & SendableMetatype).Type
  var naming: NamingRule?
  var namer: PlacedNamer?

  /// Whether the function looks at the path of the object, which is here then.
  var namesByPath = false
  var path = MappingPath()
  var places: [String: [[String]]] = [:]
  var aggregates: [Aggregate] = []
  var ignored: Set<String> = []
  var allowed: Set<String>?
  var dates: [String: TimestampStrategy] = [:]
  var parsers: [String: Parser] = [:]
  var elements: [String: @Sendable (AnyValue, DecodingOptions) throws -> Any] = [:]
  var factory: (@Sendable (AnyValue.Object, AnyValue.Object?) throws -> any MappingEncodable)?

  /// Makes the object that the data is read into.
  var instance: (@Sendable (AnyValue.Object, AnyValue.Object?) throws -> AnyObject)?

  /// What holds for flattened members, whose keys are in the object of the model.
  var members: [FlattenedRules] = []

  /// Begins what holds for a model.
  public static func model(_ type: any (SchemaProviding & SendableMetatype).Type)
    -> ModelConfiguration
  {
    ModelConfiguration(type: type)
  }

  /// Begins what holds for the values of one case of an enum, which go by their labels.
  ///
  /// ```swift
  /// .model(Move.self, case: "go").key("px", for: "x")
  /// ```
  ///
  /// - Parameters:
  ///   - type: The enum; it is not generic, and its payloads are objects.
  ///   - name: The case, by its name in Swift. It has several values, or labels; a single value
  ///     without a label is configured by its own type.
  /// - Throws: `unknownKey` for a case that is none of these.
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

  /// The schema of the model, if it was asked for already.
  var knownSchema: ModelSchema?

  /// The schema of the model.
  var schema: ModelSchema { knownSchema ?? type.schema }

  /// What all this comes to, once the configuration is complete.
  var plan: ModelPlan?
}

extension ModelConfiguration {
  /// Says how the names of properties are spelled in the data.
  ///
  /// Properties with keys of their own here are left alone; the keys that the model declares are
  /// found all the same.
  public func naming(_ rule: NamingRule) -> Self {
    with { $0.setNaming(rule, nil, namesByPath: false) }
  }

  /// Lets a function say how properties are spelled in the data.
  ///
  /// ```swift
  /// .naming { property, model in "\(model.name).\(property.name)" }
  /// ```
  public func naming(_ namer: @escaping Namer) -> Self {
    with { $0.setNaming(nil, { property, model, _ in namer(property, model) }, namesByPath: false) }
  }

  /// Lets a function say how properties are spelled in the data, by the place of the model, too.
  ///
  /// ```swift
  /// .naming { property, model, path in path.isRoot ? property.name : "in_" + property.name }
  /// ```
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
    // The plan is that of another place.
    placed.plan = nil
    placed.members = members.map { FlattenedRules($0.rules.at(path), $0.affixes) }
    return placed
  }

  /// Names the keys that lead to a property, each a step down; where none of them is, the property is
  /// read as the model declares.
  ///
  /// ```swift
  /// .key("tweet", "key1", "text", for: "text")
  /// ```
  ///
  /// Said again for the same property it names a further place: the first one that is there counts,
  /// and the first one is written.
  public func key(_ key: String, _ steps: String..., for property: String) -> Self {
    with { $0.places[property, default: []].append([key] + steps) }
  }

  /// Makes an object of keys that lie flat in the data, and spreads it again on writing.
  ///
  /// Aggregates are made in their order, so that one may take up another.
  ///
  /// - Parameters:
  ///   - keys: The keys of the data, which are those of the object too.
  ///   - name: The property of the object, or a name that another aggregate takes up.
  public func aggregate(_ keys: String..., into name: String) -> Self {
    with { $0.aggregates.append(Aggregate(keys: keys, name: name)) }
  }

  /// Leaves properties out in both directions: the black list.
  public func ignoring(_ properties: String...) -> Self {
    with { $0.ignored.formUnion(properties) }
  }

  /// Leaves all but some properties out in both directions: the white list.
  public func only(_ properties: String...) -> Self {
    with { $0.allowed = ($0.allowed ?? []).union(properties) }
  }

  /// Reads and writes moments in a way of their own: properties that are dates, or arrays of dates.
  public func dates(_ properties: String..., by strategy: TimestampStrategy) -> Self {
    with { rules in properties.forEach { rules.dates[$0] = strategy } }
  }

  /// Lets the application parse one property.
  public func parsing(_ property: String, _ parser: @escaping Parser) -> Self {
    with { $0.parsers[property] = parser }
  }

  /// Reads the elements of an array as another type than the property declares: a subclass.
  ///
  /// - Parameters:
  ///   - property: A property whose type is an array of a superclass of the type.
  ///   - type: The type of all elements. One object counts as an array of one.
  public func elements<T: MappingDecodable & SendableMetatype>(of property: String, as type: T.Type)
    -> Self
  {
    with {
      $0.elements[property] = { value, options in
        if case .array = value { return try value.decode([T].self, options) }
        return [try value.decode(T.self, options)]
      }
    }
  }

  /// Lets the application make the instance, with the data available, whose values stand in for
  /// what the data leaves open.
  public func making<Model: MappingEncodable & SendableMetatype>(
    _ factory: @escaping Factory<Model>
  ) -> Self {
    with { $0.factory = { try factory($0, $1) } }
  }

  /// Lets the application make the object that the data is read into, with the data available.
  ///
  /// The object stays what it is: of a subclass perhaps, known to others, with values that are not
  /// mapped. What the data names is changed as by an update; the rest stays.
  ///
  /// ```swift
  /// .model(Player.self).instance { data, parent in
  ///   players[data["id"]?.int ?? 0] ?? Player()
  /// }
  /// ```
  ///
  /// It holds for the class that is named, not for its subclasses, and not for flattened properties.
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

  /// - Throws: `unknownKey` for a name that is no property of the model.
  func checkNames() throws(MappingError) {
    let schema = schema
    let names =
      [Array(places.keys), Array(ignored), Array(allowed ?? []), Array(dates.keys)]
      + [Array(parsers.keys), Array(elements.keys)]
    for name in names.joined().sorted() where schema[property: name] == nil {
      throw MappingError(.unknownKey, expected: "a property of \(schema.name)", found: name)
    }
    let taken = Set(aggregates.flatMap(\.keys))
    for aggregate in aggregates
    where schema[property: aggregate.name] == nil && !taken.contains(aggregate.name) {
      throw MappingError(
        .unknownKey, expected: "a property of \(schema.name)", found: aggregate.name)
    }
  }
}
