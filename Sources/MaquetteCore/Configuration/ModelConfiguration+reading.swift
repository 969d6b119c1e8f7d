/// The object of a model as the model declares it, made of one as the data has it.
struct ConfiguredObject {
  /// The members.
  var object: Object

  /// Where members were in the data.
  var origins = Origins()

  /// Values of properties that are there already.
  var prepared = PreparedValues()

  /// The error of a value, and where it is in the data.
  struct Misfit: Error {
    let steps: [MappingPath.Step]
    let error: any Error
  }
}

extension ModelConfiguration {
  /// Makes what the model declares of what the data has.
  ///
  /// - Parameters:
  ///   - data: The object.
  ///   - parent: The object of the nearest configured model around it.
  ///   - options: How values are read.
  /// - Throws: What a parser, a factory, a date or an element throws, with its place.
  func rewritten(
    _ data: Object, in parent: Object?, _ options: ReadingOptions
  ) throws(ConfiguredObject.Misfit) -> ConfiguredObject {
    var result = ConfiguredObject(object: data)
    let schema = schema
    for aggregate in aggregates { result.gather(aggregate, as: key(of: aggregate.name, schema)) }
    move(schema, in: &result)
    for property in schema.properties {
      guard let key = property.path.first, property.path.count == 1 else { continue }
      if isLeftOut(property.name) {
        result.object[key] = nil
      } else if let value = result.object[key] {
        try convert(value, property, key, of: data, options, in: &result)
      }
    }
    if let factory { try result.fillGaps(from: factory, data, parent) }
    return result
  }

  /// Whether a property takes no part.
  func isLeftOut(_ property: String) -> Bool {
    ignored.contains(property) || allowed?.contains(property) == false
  }

  /// The key of an aggregate: that of its property, or its own name.
  func key(of aggregate: String, _ schema: Schema) -> String {
    schema[property: aggregate]?.path.first ?? aggregate
  }

  /// The places of a property in the data, if they are not those that the model declares.
  func places(of property: Schema.Property) -> [[String]]? {
    if let places = places[property.name] { return places }
    guard let naming, property.path.count == 1 else { return nil }
    let key = naming(property.name)
    return key == property.path[0] ? nil : [[key]]
  }

  /// Moves values from where the data has them to where the model looks for them.
  private func move(_ schema: Schema, in result: inout ConfiguredObject) {
    let data = result.object
    let gathered = result.origins
    var moved: [(property: Schema.Property, value: Value, from: [String])] = []
    for property in schema.properties {
      for place in places(of: property) ?? [] {
        guard let value = data[keys: place] else { continue }
        moved.append((property, value, place))
        break
      }
    }
    // Two properties may swap their keys: all are taken away before any is put back.
    let kept = Set(schema.properties.filter { places(of: $0) == nil }.compactMap(\.path.first))
    var object = Object()
    for member in data {
      if let (property, value, _) = moved.first(where: { $0.from == [member.key] }) {
        object[keys: property.path] = value
      }
      let isTaken = moved.contains { $0.from[0] == member.key }
      if !isTaken || kept.contains(member.key) { object[member.key] = member.value }
    }
    for (property, value, place) in moved {
      object[keys: property.path] = value
      result.origins.move(place, to: property.path, as: gathered)
    }
    result.object = object
  }

  private func convert(
    _ value: Value, _ property: Schema.Property, _ key: String, of data: Object,
    _ options: ReadingOptions, in result: inout ConfiguredObject
  ) throws(ConfiguredObject.Misfit) {
    do {
      if let parser = parsers[property.name] {
        let parsed = try parser(data, property, value)
        result.object[key] = try Value(
          encoding: parsed, WritingOptions(depth: options.limits.depth))
        result.prepared.keep(parsed, for: key)
      } else if let strategy = dates[property.name], value != .null {
        result.object[key] = .date(
          try strategy.timestamp(of: value, under: options.conversions))
      } else if let elements = elements[property.name], value != .null {
        result.prepared.keep(try elements(value, options), for: key)
      }
    } catch {
      let inner = (error as? MappingError)?.path.steps ?? []
      throw ConfiguredObject.Misfit(
        steps: result.origins.steps(to: [key]) + inner, error: error)
    }
  }
}

extension ConfiguredObject {
  /// Makes an object of keys that lie flat; what is in the object already stays.
  fileprivate mutating func gather(_ aggregate: ModelConfiguration.Aggregate, as key: String) {
    var members = object[key]?.object ?? Object()
    if let present = object[key], present.object == nil, present != .null { return }
    // What makes up the object lies in the object around: there its errors are told.
    if object[key]?.object == nil { origins.move([], to: [key], as: Origins()) }
    var isThere = false
    for member in aggregate.keys {
      guard let value = object[member] else { continue }
      isThere = true
      object[member] = nil
      guard members[member] == nil else { continue }
      members[member] = value
      origins.move([member], to: [key, member])
    }
    if isThere { object[key] = .object(members) }
  }

  fileprivate mutating func fillGaps(
    from factory: (Object, Object?) throws -> any Writable, _ data: Object, _ parent: Object?
  ) throws(Misfit) {
    do {
      let made = try Value(encoding: try factory(data, parent), WritingOptions())
      for member in made.object ?? Object() where object[member.key] == nil {
        object[member.key] = member.value
      }
    } catch {
      throw Misfit(steps: [], error: error)
    }
  }
}

extension Object {
  /// The value that keys lead to; objects on the way are made as they are needed.
  subscript(keys keys: [String]) -> Value? {
    get { Value.object(self)[path: MappingPath(keys.map { .key($0) })] }
    set {
      var value = Value.object(self)
      // The members have one owner while they are changed.
      self = Object()
      value[path: MappingPath(keys.map { .key($0) })] = newValue
      self = value.object ?? Object()
    }
  }
}
