extension ModelConfiguration {
  /// Makes what the data should have of what the model writes.
  ///
  /// - Parameter object: The object that the model wrote.
  /// - Throws: What writing a date throws.
  func written(_ object: Object) throws -> Object {
    var object = object
    for member in members {
      let (inner, rest) = member.parts(of: object)
      object = member.whole(try member.rules.written(inner), rest)
    }
    let schema = schema
    var targets: [String: (property: Schema.Property, place: [String])] = [:]
    for property in schema.properties where property.writtenPath.count == 1 {
      let place = places(of: property)?.first ?? property.writtenPath
      targets[property.writtenPath[0]] = (property, place)
    }
    var result = Object()
    for member in object {
      guard let (property, place) = targets[member.key] else {
        result[member.key] = member.value
        continue
      }
      guard !isLeftOut(property.name) else { continue }
      result[keys: place] = try text(of: member.value, property)
    }
    for property in schema.properties where property.writtenPath.count > 1 {
      guard let value = result[keys: property.writtenPath] else { continue }
      if isLeftOut(property.name) {
        result[keys: property.writtenPath] = nil
      } else if let place = places(of: property)?.first {
        result[keys: property.writtenPath] = nil
        result[keys: place] = value
      }
    }
    for aggregate in aggregates.reversed() {
      let property = schema[property: aggregate.name]
      result.spread(
        aggregate, property.map { places(of: $0)?.first ?? $0.writtenPath } ?? [aggregate.name])
    }
    return result
  }

  private func text(of value: Value, _ property: Schema.Property) throws -> Value {
    guard let strategy = dates[property.name] else { return value }
    return try value.mapLeaves { value in
      try strategy.value(of: try TimestampStrategy.automatic.timestamp(of: value, under: .lossless))
    }
  }
}

extension Object {
  /// Puts the members of an object where the object stands.
  fileprivate mutating func spread(_ aggregate: ModelConfiguration.Aggregate, _ place: [String]) {
    guard var inner = self[keys: place]?.object else { return }
    var spread: [Member] = []
    for member in aggregate.keys {
      guard let value = inner[member] else { continue }
      spread.append(Member(key: member, value: value))
      inner[member] = nil
    }
    var rest = self
    rest[keys: place] = inner.isEmpty ? nil : .object(inner)
    var result = Object()
    for member in self {
      if let value = rest[member.key] { result[member.key] = value }
      guard member.key == place.first else { continue }
      for member in spread { result[member.key] = member.value }
    }
    self = result
  }
}
