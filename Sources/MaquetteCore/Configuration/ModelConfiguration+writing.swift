extension ModelConfiguration {
  /// Turns the encoded object of a model into the form of the data.
  ///
  /// - Parameter object: The object that the model wrote.
  /// - Throws: The errors of writing a date.
  func written(_ object: AnyValue.Object) throws -> AnyValue.Object {
    var object = object
    for member in members {
      var parts = member.parts(of: object)
      parts.inner = try member.rules.written(parts.inner)
      object = member.whole(parts)
    }
    let plan = plan ?? ModelPlan(self)
    var result = AnyValue.Object()
    result.reserveCapacity(object.count)
    for member in object {
      guard let property = plan.written[ExactKey(member.key)] else {
        // A property may have been moved into the object.
        result.merge(member)
        continue
      }
      guard !property.isLeftOut else { continue }
      result[keys: property.target] = try text(of: member.value, property.property)
    }
    for property in plan.writtenInside {
      let path = property.property.writtenPath
      guard let value = result[keys: path] else { continue }
      if property.isLeftOut || property.target != path { result.remove(path) }
      guard !property.isLeftOut else { continue }
      result[keys: property.target] = try text(of: value, property.property)
    }
    for (aggregate, _, target) in plan.aggregates.reversed() {
      result.spread(aggregate, target)
    }
    return result
  }

  private func text(of value: AnyValue, _ property: ModelSchema.Property) throws -> AnyValue {
    guard !dates.isEmpty, let strategy = dates[property.name] else { return value }
    return try value.mapLeaves { value in
      try strategy.value(of: try TimestampStrategy.automatic.timestamp(of: value, under: .lossless))
    }
  }
}

extension AnyValue.Object {
  /// Sets a member, or joins two objects.
  fileprivate mutating func merge(_ member: Member) {
    guard case .object(let added) = member.value, case .object(var whole)? = self[member.key] else {
      return self[member.key] = member.value
    }
    for inner in added { whole.merge(inner) }
    self[member.key] = .object(whole)
  }

  /// Puts the members of an object in place of the object.
  fileprivate mutating func spread(_ aggregate: ModelConfiguration.Aggregate, _ place: [String]) {
    guard var inner = self[keys: place]?.object else { return }
    var spread: [Member] = []
    for member in aggregate.keys {
      guard let value = inner[member] else { continue }
      spread.append(Member(key: member, value: value))
      inner[member] = nil
    }
    // At the place of the aggregate, its remaining keys come first, and then its members.
    let before = self
    if inner.isEmpty { remove(place) } else { self[keys: place] = .object(inner) }
    var result = AnyValue.Object()
    result.reserveCapacity(count + spread.count)
    for member in before {
      guard let first = place.first, member.key.isSameKey(as: first) else {
        result[member.key] = member.value
        continue
      }
      if let value = self[member.key] { result[member.key] = value }
      for member in spread { result[member.key] = member.value }
    }
    self = result
  }
}
