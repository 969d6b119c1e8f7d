/// An object in the form that the model declares, made from one of the data.
struct ConfiguredObject {
  /// The members.
  var object: AnyValue.Object

  /// The places of members in the data.
  var origins = Origins()

  /// Values of properties that already exist.
  var prepared = PreparedValues()

  /// The error of a value, and its place in the data.
  struct Misfit: Error {
    let steps: [MappingPath.Step]
    let error: any Error
  }
}

extension ModelConfiguration {
  /// Turns an object of the data into the form that the model declares.
  ///
  /// - Parameters:
  ///   - data: The object.
  ///   - parent: The object of the nearest enclosing configured model.
  ///   - options: The options of decoding values.
  ///   - isUpdate: Whether the model exists, so that it has no gaps.
  /// - Throws: The error of a parser, a factory, a date or an element, with its place.
  func rewritten(
    _ data: AnyValue.Object, in parent: AnyValue.Object?, _ options: DecodingOptions, isUpdate: Bool
  ) throws(ConfiguredObject.Misfit) -> ConfiguredObject {
    var result = ConfiguredObject(object: data)
    let plan = plan ?? ModelPlan(self)
    let matcher = options.keys.matcher
    for (aggregate, key, _) in plan.aggregates { result.gather(aggregate, as: key) }
    try move(plan, matcher, options, in: &result)
    result.object.leaveOut(plan, matcher)
    for property in plan.converted {
      if let (value, place) = result.object.first(of: [property.path] + property.aliases, matcher) {
        try convert(value, property, place, of: data, options, in: &result)
      }
    }
    if let factory, !isUpdate {
      try result.fillGaps(of: plan, matcher) { try factory(data, parent) }
    }
    for member in members { try result.rewrite(member, in: parent, options, isUpdate) }
    return result
  }

  /// Whether a property is left out.
  func isLeftOut(_ property: String) -> Bool {
    ignored.contains(property) || allowed?.contains(property) == false
  }

  /// The places of a property in the data, if they differ from the declared ones.
  func places(of property: ModelSchema.Property) -> [[String]]? {
    if let places = places[property.name] { return places }
    guard property.path.count == 1 else { return nil }
    var keys = namer.map { [$0(property, schema, path)] } ?? keysByRule(of: property)
    if keepsKey(of: property) {
      keys = property.path + keys.filter { !$0.isSameKey(as: property.path[0]) }
    }
    return keys.isEmpty || keys == property.path ? nil : keys.map { [$0] }
  }

  /// Whether a property keeps the key that its model declares, because the naming rule is only that
  /// of all models.
  func keepsKey(of property: ModelSchema.Property) -> Bool {
    guard isNamedLikeAll, naming != nil, places[property.name] == nil else { return false }
    return property.path != [property.name] || property.writtenPath != property.path
  }

  /// The keys that the naming rule makes, except those of other properties.
  private func keysByRule(of property: ModelSchema.Property) -> [String] {
    guard let naming else { return [] }
    let keys = naming.keys(for: property.name)
    guard keys.count > 1 else { return keys }
    let others = schema.properties.filter { $0.name != property.name }
      .flatMap { [naming($0.name)] + $0.path.prefix(1) }
    return keys.prefix(1) + keys.dropFirst().filter { !others.contains($0) }
  }

  /// Moves values from their places in the data to the declared ones.
  private func move(
    _ plan: ModelPlan, _ matcher: KeyMatcher?, _ options: DecodingOptions,
    in result: inout ConfiguredObject
  ) throws(ConfiguredObject.Misfit) {
    let data = result.object
    var moved: [(path: [String], value: AnyValue, from: [String])] = []
    for property in plan.moved {
      let places = property.places ?? []
      if let (value, place) = data.first(of: places, matcher) {
        moved.append((property.property.path, value, place))
      } else if let step = places.lazy.compactMap({ data.obstacle(on: $0) }).first {
        let found = data[keys: step]?.shown(hidesValue: options.hidesValues)
        throw ConfiguredObject.Misfit(
          steps: result.origins.steps(to: step),
          error: MappingError(.typeMismatch, expected: "an object", found: found))
      }
    }
    guard !moved.isEmpty else { return }
    // Two properties may swap their keys: remove all before adding any.
    var rest = data
    for (_, _, place) in moved where !plan.kept.contains(place[0]) { rest.remove(place) }
    var object = AnyValue.Object()
    object.reserveCapacity(data.count)
    for member in data {
      if let (path, value, _) = moved.first(where: {
        $0.from.count == 1 && $0.from[0].isSameKey(as: member.key)
      }) {
        object[keys: path] = value
      }
      if let value = rest[member.key] { object[member.key] = value }
    }
    for (path, value, _) in moved { object[keys: path] = value }
    result.origins.note(moved.map { .init(source: $0.from, target: $0.path) })
    result.object = object
  }

  private func convert(
    _ value: AnyValue, _ property: ModelSchema.Property, _ place: [String],
    of data: AnyValue.Object, _ options: DecodingOptions, in result: inout ConfiguredObject
  ) throws(ConfiguredObject.Misfit) {
    do {
      if let parser = parsers[property.name] {
        let parsed = try parser(data, property, value)
        result.object[keys: place] = try AnyValue(
          encoding: parsed, EncodingOptions(depth: options.limits.depth))
        result.prepared.keep(parsed, at: place.map { .key($0) })
      } else if let strategy = dates[property.name], value != .null {
        result.object[keys: place] = try value.mapLeaves { moment in
          .date(try strategy.timestamp(of: moment, under: options.conversions))
        }
      } else if let elements = elements[property.name], value != .null {
        result.prepared.keep(try elements.decode(value, options), at: place.map { .key($0) })
      }
    } catch {
      let inner = (error as? MappingError)?.path.steps ?? []
      throw ConfiguredObject.Misfit(
        steps: result.origins.steps(to: place) + inner, error: error)
    }
  }
}

extension ConfiguredObject {
  /// Turns the part of a flattened member into the form that it declares.
  fileprivate mutating func rewrite(
    _ member: FlattenedRules, in parent: AnyValue.Object?, _ options: DecodingOptions,
    _ isUpdate: Bool
  ) throws(Misfit) {
    var parts = member.parts(of: object)
    let rewritten: ConfiguredObject
    do throws(Misfit) {
      rewritten = try member.rules.rewritten(
        parts.inner, in: parent, options, isUpdate: isUpdate)
    } catch {
      throw Misfit(steps: member.affixes.around(error.steps), error: error.error)
    }
    parts.inner = rewritten.object
    object = member.whole(parts)
    origins.take(rewritten.origins, within: member.affixes)
    prepared.take(rewritten.prepared, within: member.affixes)
  }

  /// Forms an object from keys of the enclosing object; its existing members stay.
  fileprivate mutating func gather(_ aggregate: ModelConfiguration.Aggregate, as key: String) {
    var members = object[key]?.object ?? AnyValue.Object()
    if let present = object[key], present.object == nil, present != .null { return }
    // The parts of the aggregate are in the enclosing object, and its errors are reported there.
    var moves = object[key]?.object == nil ? [Origins.Move(source: [], target: [key])] : []
    var isThere = false
    for member in aggregate.keys {
      guard let value = object[member] else { continue }
      isThere = true
      object[member] = nil
      guard members[member] == nil else { continue }
      members[member] = value
      moves.append(.init(source: [member], target: [key, member]))
    }
    origins.note(moves)
    if isThere { object[key] = .object(members) }
  }

  fileprivate mutating func fillGaps(
    of plan: ModelPlan, _ matcher: KeyMatcher?, from make: () throws -> any MappingEncodable
  ) throws(Misfit) {
    do {
      var made = try AnyValue(encoding: make(), EncodingOptions()).object ?? AnyValue.Object()
      for property in plan.properties.map(\.property) where !property.path.isEmpty {
        guard let value = made[keys: property.writtenPath] else { continue }
        made.remove(property.writtenPath)
        guard object.first(of: [property.path] + property.aliases, matcher) == nil,
          object.obstacle(on: property.path) == nil
        else { continue }
        object[keys: property.path] = value
      }
      for member in made where object[member.key] == nil { object[member.key] = member.value }
    } catch {
      throw Misfit(steps: [], error: error)
    }
  }
}

extension AnyValue {
  /// Returns the value with every leaf of an array changed, or the changed value itself; null
  /// stays.
  ///
  /// - Throws: A `MappingError` with the place of the leaf for an error of the function.
  func mapLeaves(_ change: (AnyValue) throws -> AnyValue) throws -> AnyValue {
    guard case .array(var elements) = self else { return self == .null ? self : try change(self) }
    for index in elements.indices {
      do {
        elements[index] = try elements[index].mapLeaves(change)
      } catch {
        throw MappingError(applications: error, at: MappingPath([.index(index)]))
      }
    }
    return .array(elements)
  }
}

extension AnyValue.Object {
  /// The value at the first existing place, and its keys as in the object.
  fileprivate func first(
    of places: [[String]], _ matcher: KeyMatcher?
  ) -> (value: AnyValue, place: [String])? {
    for place in places { if let found = value(at: place, matcher) { return found } }
    return nil
  }

  /// The value at the end of some keys, and the keys as in the object.
  ///
  /// - Parameter matcher: Matches keys that are not equal to the requested ones.
  fileprivate func value(
    at place: [String], _ matcher: KeyMatcher?
  ) -> (value: AnyValue, place: [String])? {
    guard let first = place.first else { return nil }
    if place.count == 1, let value = self[first] { return (value, place) }
    let key =
      self[first] != nil
      ? first : matcher.flatMap { matcher in keys.first { matcher.matches($0, first) } }
    guard let key, let value = self[key] else { return nil }
    guard place.count > 1 else { return (value, [key]) }
    return value.object?.value(at: .init(place[1...]), matcher).map { ($0.value, [key] + $0.place) }
  }

  /// The keys to a value that should be an object on the way to a place; nil if there is none.
  fileprivate func obstacle(on place: [String]) -> [String]? {
    for count in place.indices.dropFirst() {
      let keys = Array(place.prefix(count))
      guard let value = self[keys: keys], value != AnyValue.null else { return nil }
      if value.object == nil { return keys }
    }
    return nil
  }

  /// Removes the values of the properties that are left out, under all their keys.
  fileprivate mutating func leaveOut(_ plan: ModelPlan, _ matcher: KeyMatcher?) {
    for property in plan.leftOut {
      for path in [property.property.path] + property.property.aliases {
        // A property that stays may have the same key, or be inside the object there.
        guard !plan.keeps(path) else { continue }
        let kept = plan.pathsInside(path).compactMap { inner in
          value(at: inner, matcher).map { (path: inner, value: $0.value) }
        }
        while let found = value(at: path, matcher) { remove(found.place) }
        for (path, value) in kept { self[keys: path] = value }
        // Where only this property asks for an object, there may be anything.
        if let step = obstacle(on: path), !plan.keeps(step), plan.pathsInside(step).isEmpty {
          remove(step)
        }
      }
    }
  }

  /// Removes the value at the end of some keys, and the objects on the way that become empty.
  mutating func remove(_ place: [String]) {
    guard let key = place.first else { return }
    guard place.count > 1, var inner = self[key]?.object else { return self[key] = nil }
    inner.remove(Array(place.dropFirst()))
    self[key] = inner.isEmpty ? nil : .object(inner)
  }

  /// The value at the end of some keys; setting it creates the objects on the way.
  package subscript(keys keys: [String]) -> AnyValue? {
    get {
      keys.count == 1
        ? self[keys[0]] : AnyValue.object(self)[path: MappingPath(keys.map { .key($0) })]
    }
    set {
      if keys.count == 1 { return self[keys[0]] = newValue }
      var value = AnyValue.object(self)
      // Keeps the members uniquely referenced while they are changed.
      self = AnyValue.Object()
      value[path: MappingPath(keys.map { .key($0) })] = newValue
      self = value.object ?? AnyValue.Object()
    }
  }
}
