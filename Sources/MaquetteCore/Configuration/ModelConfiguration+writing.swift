extension ModelConfiguration {
  /// Makes what the data should have of what the model writes.
  ///
  /// - Parameter object: The object that the model wrote.
  /// - Throws: What writing a date throws.
  func written(_ object: Object) throws -> Object {
    let schema = schema
    var targets: [String: (property: Schema.Property, place: [String])] = [:]
    for property in schema.properties where property.path.count == 1 {
      let place = places(of: property)?.first ?? property.path
      targets[property.path[0]] = (property, place)
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
    for property in schema.properties where property.path.count > 1 {
      guard let value = result[keys: property.path] else { continue }
      if isLeftOut(property.name) {
        result[keys: property.path] = nil
      } else if let place = places(of: property)?.first {
        result[keys: property.path] = nil
        result[keys: place] = value
      }
    }
    for aggregate in aggregates.reversed() {
      result.spread(aggregate, key(of: aggregate.name, schema))
    }
    return result
  }

  private func text(of value: Value, _ property: Schema.Property) throws -> Value {
    guard let strategy = dates[property.name], value != .null else { return value }
    let moment = try TimestampStrategy.automatic.timestamp(of: value, under: .lossless)
    return try strategy.value(of: moment)
  }
}

extension Object {
  /// Puts the members of an object where the object stands.
  fileprivate mutating func spread(_ aggregate: ModelConfiguration.Aggregate, _ key: String) {
    guard var inner = self[key]?.object else { return }
    var spread: [Member] = []
    for member in aggregate.keys {
      guard let value = inner[member] else { continue }
      spread.append(Member(key: member, value: value))
      inner[member] = nil
    }
    var result = Object()
    for member in self {
      guard member.key == key else {
        result[member.key] = member.value
        continue
      }
      if !inner.isEmpty { result[key] = .object(inner) }
      for member in spread { result[member.key] = member.value }
    }
    self = result
  }
}
